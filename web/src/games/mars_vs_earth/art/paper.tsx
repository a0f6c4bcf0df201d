// The evening paper that tells how it ended, and the bars that tell who was what since when.
import type { ComponentChildren } from 'preact';
import capitol from 'icon:game-icons/capitol';
import earth from 'icon:game-icons/earth-africa-europe';
import ribbon from 'icon:game-icons/ribbon-medal';
import ufo from 'icon:game-icons/ufo';
import village from 'icon:game-icons/village';
import { Mark, spoken } from '../../../ui/icon';
import { Radial, usePaints } from '../../../ui/paint';
import './paper.css';

const INK = '#231a0d';

/** The picture on the front page, in coarse print. 214 x 190. */
export function FrontPicture({ winner, label }: { winner: 'earth' | 'mars'; label?: string }) {
    const paints = usePaints('sky', 'dots');
    const sky = winner === 'mars' ? (['#c9b98a', '#5a4a2a'] as const) : (['#e8dcb4', '#8a7a4a'] as const);
    return (
        <svg class="mve-front" viewBox="0 0 214 190" {...spoken(label)}>
            <Radial id={paints.sky.id} cy={winner === 'mars' ? 0.2 : 0.3} r={0.85} stops={[[sky[0]], [sky[1], 1]]} />
            <pattern id={paints.dots.id} width="5" height="5" patternUnits="userSpaceOnUse">
                <circle cx="2.5" cy="2.5" r="1.2" opacity=".2" />
            </pattern>
            <rect width="214" height="190" fill={paints.sky.url} />
            {winner === 'mars' ? <Saucer /> : <Saved />}
            <rect width="214" height="190" fill={paints.dots.url} />
        </svg>
    );
}

function Saucer() {
    return (
        <>
            <Mark of={capitol} x={63} y={150} size={110} color={INK} opacity={0.8} />
            <Mark of={village} x={156} y={156} size={100} color={INK} opacity={0.8} />
            <Mark of={ufo} x={107} y={100} size={174} color={INK} />
        </>
    );
}

function Saved() {
    return (
        <>
            <Mark of={earth} x={105} y={97} size={182} color={INK} opacity={0.8} />
            <Mark of={ribbon} x={130} y={120} size={92} color={INK} />
        </>
    );
}

interface PaperProps {
    /** Left, middle and right of the head: edition, name, price. */
    mast: readonly [string, string, string];
    headline: string;
    under: string;
    winner: 'earth' | 'mars';
    /** The story beside the picture. */
    story: ComponentChildren;
    /** The box below: Resources at the end. */
    box: ComponentChildren;
    children?: ComponentChildren;
}

const LONG = 13; // letters of a headline before it is set smaller

export function Newspaper({ mast, headline, under, winner, story, box, children }: PaperProps) {
    return (
        <article class="mve-paper">
            <header class="mve-mast">
                <span>{mast[0]}</span>
                <b>{mast[1]}</b>
                <span>{mast[2]}</span>
            </header>
            <p class={`mve-headline${headline.length > LONG ? ' is-long' : ''}`}>{headline}</p>
            <p class="mve-under">{under}</p>
            <div class="mve-columns">
                <FrontPicture winner={winner} />
                <div>{story}</div>
            </div>
            <div class="mve-paper-box">{box}</div>
            {children}
        </article>
    );
}

export type Side = 'human' | 'clone' | 'martian' | 'civilian';

/** One player over the rounds: how long they were what. */
export function SideBar({
    parts,
    label,
}: {
    parts: readonly { side: Side; rounds: number; text?: string }[];
    label: string;
}) {
    return (
        <span class="mve-sides" role="img" aria-label={label}>
            {parts.map((part, i) => (
                <i key={i} class={`mve-side is-${part.side}`} style={{ flexGrow: part.rounds }}>
                    {part.text}
                </i>
            ))}
        </span>
    );
}

/** For the legend. */
export const SideSign = ({ side }: { side: Side }) => <i class={`mve-side is-${side} is-sign`} />;
