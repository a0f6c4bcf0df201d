// A QR code to point a camera at.
import { useMemo } from 'preact/hooks';
import { spoken } from './icon';
import { qr } from './qr';
import { px } from './measure';
import './qr_code.css';

const QUIET = 4; // the white edge a camera needs

/** The dark modules as one path, a run of a row at a time. */
function pathOf(square: readonly (readonly boolean[])[]): string {
    const rows = square.map((row, y) =>
        [...row.map(Number).join('').matchAll(/1+/g)].map(
            (run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`,
        ),
    );
    return rows.flat().join('');
}

/** Nothing when the text is too long for a code. */
export function QrCode({ text, label, size = 190 }: { text: string; label: string; size?: number }) {
    const square = useMemo(() => qr(text), [text]);
    const path = useMemo(() => square && pathOf(square), [square]);
    if (!square || !path) return null;
    const n = square.length + 2 * QUIET;
    return (
        <svg
            class="ui-qr"
            width={px(size)}
            height={px(size)}
            viewBox={`${-QUIET} ${-QUIET} ${n} ${n}`}
            shape-rendering="crispEdges"
            {...spoken(label)}
        >
            <path d={path} />
        </svg>
    );
}
