// Tokens that lie in the buildings, markers on the Farms, and the same things at a seat: Life, Bullets, Items.
import { range } from '../../../ui/geometry';
import { Icon, Mark } from '../../../ui/icon';
import { ComicSvg, OUTLINE, useComic } from './comic';
import { bullet, itemWords, tokens, type Item, type Token } from './items';
import { SaucerMark } from './ship';
import './tokens.css';

interface TokenProps {
    token: Token;
    x: number;
    y: number;
    size: number;
}

/** An Item that lies face down is a crate; all else is a disc. */
export function TokenMark({ token, x, y, size: s }: TokenProps) {
    const { sign, color, ink } = tokens[token];
    return (
        <g class="mar-token" transform={`translate(${x} ${y})`}>
            <circle cy="1.5" r={s / 2} opacity=".4" />
            {token === 'item' ? (
                <>
                    <rect
                        x={-s * 0.46}
                        y={-s * 0.46}
                        width={s * 0.92}
                        height={s * 0.92}
                        rx="3"
                        fill={color}
                        stroke={OUTLINE}
                        stroke-width="2"
                    />
                    <path
                        d={`M${-s * 0.46} ${-s * 0.2}h${s * 0.92}M${-s * 0.46} ${s * 0.2}h${s * 0.92}`}
                        stroke="#6b431c"
                    />
                    <text y={s * 0.27} font-size={s * 0.8}>
                        ?
                    </text>
                </>
            ) : (
                <>
                    <circle r={s / 2} fill={color} stroke={OUTLINE} stroke-width="2" />
                    <Mark of={sign} x={0} y={0} size={s * 0.68} color={ink} />
                </>
            )}
        </g>
    );
}

/** A token in a line of text. */
export function TokenPicture({ token, size = 24, label }: { token: Token; size?: number; label?: string }) {
    return (
        <ComicSvg viewBox="-14 -14 28 28" width={size} height={size} label={label}>
            <TokenMark token={token} x={0} y={0} size={24} />
        </ComicSvg>
    );
}

/** Words of the rules; down: nobody knows. */
export type Marker = 'down' | 'crop-circle' | 'mother-ship';

interface MarkerProps {
    marker: Marker;
    /** Middle of the Farm; size of a square. */
    x: number;
    y: number;
    size: number;
}

export function MarkerMark({ marker, x, y, size: s }: MarkerProps) {
    const { lamp } = useComic();
    if (marker === 'mother-ship')
        return (
            <>
                <circle cx={x} cy={y} r={s * 1.15} fill={lamp} />
                <SaucerMark x={x} y={y + s * 0.12} width={s * 1.9} />
            </>
        );
    return (
        <g class="mar-marker" transform={`translate(${x} ${y})`}>
            <circle r={s * 0.46} fill={marker === 'down' ? '#6a3fd0' : '#f2e58a'} stroke={OUTLINE} stroke-width="2.4" />
            {marker === 'down' ? (
                <text y={s * 0.2} font-size={s * 0.6}>
                    ?
                </text>
            ) : (
                <g fill="none" stroke="#6f6420" stroke-width="2.4">
                    <circle r={s * 0.32} />
                    <circle r={s * 0.16} />
                </g>
            )}
        </g>
    );
}

/** short: one heart and the number, where six sit at the table. */
export function Hearts({
    life,
    of = 5,
    short = false,
    label,
}: {
    life: number;
    of?: number;
    short?: boolean;
    label: string;
}) {
    const shown = short ? 1 : Math.max(of, life);
    return (
        <span class="mar-hearts" role="img" aria-label={label}>
            {range(shown).map((i) => (
                <span key={i} class={`mar-heart${i < life ? '' : ' is-lost'}`}>
                    <Icon of={tokens.life.sign} size={15} />
                </span>
            ))}
            {short && <b>{life}</b>}
        </span>
    );
}

export function Bullets({ count, label }: { count: number; label: string }) {
    return (
        <span class="mar-bullets" role="img" aria-label={label}>
            <Icon of={bullet} size={15} />
            <b>{count}</b>
        </span>
    );
}

/** The three Items: those held are full, the others outlines. */
export function ItemBoxes({ held, label }: { held: readonly Item[]; label: string }) {
    return (
        <span class="mar-items" role="img" aria-label={label}>
            {itemWords.map((item) => (
                <span key={item} class={`mar-item${held.includes(item) ? ' is-held' : ''}`}>
                    <Icon of={tokens[item].sign} size={14} />
                </span>
            ))}
        </span>
    );
}
