// Tokens that lie in the buildings, markers on the Farms, and the same things at a seat: Life, Bullets, Items.
import crate from 'icon:game-icons/wooden-crate';
import dynamite from 'icon:game-icons/dynamite';
import fertilizer from 'icon:game-icons/fertilizer-bag';
import fuel from 'icon:game-icons/jerrycan';
import hearts from 'icon:game-icons/hearts';
import type { Drawing } from '../../../ui/drawing';
import { range } from '../../../ui/geometry';
import { Icon, Mark } from '../../../ui/icon';
import { ComicSvg, OUTLINE, useComic } from './comic';
import { SaucerMark } from './ship';
import './tokens.css';

export const bullet: Drawing = {
    box: 24,
    body: [
        ['path', { d: 'M8 10c0-4.4 2-7.6 4-9 2 1.4 4 4.6 4 9v7H8z', transform: 'rotate(38 12 12)' }],
        ['path', { d: 'M7.6 18.400h8.800V23H7.600z', transform: 'rotate(38 12 12)', opacity: 0.72 }],
    ],
};

export type Item = 'fuel' | 'fertilizer' | 'dynamite';
export type Token = 'life' | 'bullet' | 'item' | Item;

interface TokenLook {
    sign: Drawing;
    color: string;
    ink: string;
}

export const tokens: Record<Token, TokenLook> = {
    life: { sign: hearts, color: '#ff4d5e', ink: '#fff' },
    bullet: { sign: bullet, color: '#ffd24d', ink: '#3b2400' },
    item: { sign: crate, color: '#a5713b', ink: '#fff1d6' },
    fuel: { sign: fuel, color: '#ff5a4d', ink: '#fff' },
    fertilizer: { sign: fertilizer, color: '#58c236', ink: '#08240a' },
    dynamite: { sign: dynamite, color: '#ff9d2e', ink: '#2a1200' },
};
export const itemWords: readonly Item[] = ['fuel', 'fertilizer', 'dynamite'];

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

interface MarkerProps {
    /** Words of the rules; down: nobody knows. */
    marker: 'down' | 'crop-circle' | 'mother-ship';
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
                    <Icon of={hearts} size={15} />
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
