// The race of Earth Gambit: Science by colour, how far each team has come, and the marks of the three colours.
import { Tag } from '../../../table/cards';
import { Icon } from '../../../table/icon';
import type { IconName } from '../../../table/icons';
import { lies } from '../../../motion/lies';
import { nameOf } from '../../../table/speech';
import { ThingBox } from '../../../table/thing';
import { eachCard, fact, field, nounOf, pile, useScene } from '../../../state/context';
import type { Book, View } from '../../../wire/types';
import { egWords } from '../en';
import { fill } from '../../../words/words';

type Colour = 'red' | 'blue' | 'yellow';
export const BLUE = 2; // of the fact "banned"
export const COLOURS: Colour[] = ['red', 'blue', 'yellow'];
const TEAM = { red: 'aliens', blue: 'scientists', yellow: 'extinctionists' } as const;
export const TEAM_ICON: Record<Colour, IconName> = { red: 'alienteam', blue: 'scientist', yellow: 'extinct' };

export function coloursOf(book: Book, kind: number): Colour[] {
    const c = book.sheets['cards']?.[kind]?.['colours'];
    const words = Array.isArray(c) ? c : String(c ?? '').split(' ');
    return COLOURS.filter((x) => words.includes(x));
}
export const effectOf = (book: Book, kind: number): string => String(book.sheets['cards']?.[kind]?.['effect'] ?? '');

/** Colour, shape and letter: triangle R, disc B, diamond Y. */
export function Mark({ colour, size = 24, x = 0, y = 0 }: { colour: Colour; size?: number; x?: number; y?: number }) {
    const shape = {
        red: 'M12 2.5L22.5 21H1.5z',
        blue: 'M12 2a10 10 0 1 0 0 20a10 10 0 0 0 0-20z',
        yellow: 'M12 1l11 11-11 11L1 12z',
    }[colour];
    return (
        <svg
            x={x}
            y={y}
            width={size}
            height={size}
            viewBox="0 0 24 24"
            class={`mark mark-${colour}`}
            aria-hidden="true"
        >
            <path d={shape} />
            <text x="12" y={colour === 'red' ? 18.5 : 16} text-anchor="middle" font-size="11" font-weight="700">
                {colour[0]!.toUpperCase()}
            </text>
        </svg>
    );
}

/** A Science card as it lies in a lane: the lane's colour first, a second one in the corner. */
function ScienceFace({ colours, first }: { colours: Colour[]; first: Colour }) {
    const other = colours.find((c) => c !== first);
    return (
        <svg class="science" viewBox="0 0 62 87" aria-hidden="true">
            <rect x=".7" y=".7" width="60.6" height="85.6" rx="8" class={`face-${first}`} />
            {other && <path d="M61 34v45a8 8 0 0 1-8 8H16z" class={`face-${other}`} />}
            <g class={`on-${first}`}>
                <Mark colour={first} size={30} x={other ? 8 : 16} y={other ? 14 : 28} />
            </g>
            {other && (
                <g class={`on-${other}`}>
                    <Mark colour={other} size={18} x={38} y={63} />
                </g>
            )}
            <rect x=".7" y=".7" width="60.6" height="85.6" rx="8" fill="none" class="o-ink" />
        </svg>
    );
}

// ---- the middle -----------------------------------------------------------------------------------------------------

interface Science {
    kind: number;
    at: number;
    colours: Colour[];
    covered: boolean;
}

function scienceOf(book: Book, view: View): Science[] {
    const covered = new Set(eachCard(pile(view, 'cover')).map((c) => c.tag));
    return eachCard(pile(view, 'row')).map((c, i) => ({
        kind: c.kind,
        at: i + 1,
        colours: coloursOf(book, c.kind),
        covered: covered.has(i + 1),
    }));
}

function OneScience({ s, first }: { s: Science; first: Colour }) {
    const { book } = useScene();
    const name = nameOf(book, nounOf(book, 'card'), s.kind);
    return (
        <ThingBox
            target={{ noun: 2, value: s.at, verbs: ['cover', 'lift'] }}
            name={fill(egWords.value.position, { n: s.at, name })}
            class="lane-card"
            at={lies(s.covered ? 'covered' : 'row', 'card', s.kind, first === s.colours[0] ? 1 : 0)}
        >
            <ScienceFace colours={s.colours} first={first} />
        </ThingBox>
    );
}

function Lane({ colour, cards }: { colour: Colour; cards: Science[] }) {
    const { view } = useScene();
    const w = egWords.value;
    const goal = fact(view, `goal_${colour}`) ?? 0;
    const have = field(view, colour);
    return (
        <div class="lane" role="group" aria-label={`${w[TEAM[colour]]} ${have} ${fill(w.of, { n: goal })}`}>
            <div class="lane-head">
                <span class="lane-team">
                    <Mark colour={colour} /> {w[TEAM[colour]]}
                </span>
                <span class="lane-count">
                    <Icon name={TEAM_ICON[colour]} size={16} /> <b>{have}</b>{' '}
                    <span class="soft small">{fill(w.of, { n: goal })}</span>
                </span>
            </div>
            <div class="lane-places">
                {cards.map((s) => (
                    <OneScience key={s.at} s={s} first={colour} />
                ))}
                {Array.from({ length: Math.max(0, goal - cards.length) }, (_, i) => {
                    const n = cards.length + i + 1;
                    return (
                        <span key={n} class="lane-free">
                            {n === goal ? (
                                <>
                                    <span class="lane-wins">{w.wins}</span>
                                    <span class="lane-crown">
                                        <Icon name="first" size={16} />
                                    </span>
                                </>
                            ) : (
                                n
                            )}
                        </span>
                    );
                })}
            </div>
        </div>
    );
}

export function Middle() {
    const { book, view } = useScene();
    const w = egWords.value;
    const all = scienceOf(book, view);
    const covered = all.filter((s) => s.covered);
    const near = COLOURS.filter((c) => field(view, c) === (fact(view, `goal_${c}`) ?? 0) - 1);
    return (
        <section class="panel eg-middle">
            <div class="panel-head">
                <h2>{w.science}</h2>
                <span class="eg-near">
                    {near.map((c) => (
                        <Tag key={c} tone="danger">
                            <Icon name={TEAM_ICON[c]} size={12} /> {fill(w.oneMore, { colour: w[c] })}
                        </Tag>
                    ))}
                </span>
            </div>
            {COLOURS.map((c) => (
                <Lane key={c} colour={c} cards={all.filter((s) => !s.covered && s.colours.includes(c))} />
            ))}
            {covered.length > 0 && (
                <div class="eg-covered">
                    {covered.map((s) => (
                        <div key={s.at} class="eg-cover">
                            <OneScience s={s} first={s.colours[0] ?? 'red'} />
                            <Icon name="x" size={40} />
                        </div>
                    ))}
                    <span class="soft small">{w.covered}</span>
                </div>
            )}
            <InPlay />
        </section>
    );
}

/** Action cards being carried out, innermost last. */
function InPlay() {
    const { book, view } = useScene();
    const stack = eachCard(pile(view, 'stack'));
    if (!stack.length) return null;
    return (
        <p class="eg-stack">
            <span class="soft small">{egWords.value.onTable}</span>{' '}
            {stack.map((c, i) => (
                <Tag key={i} tone="change" at={lies('stack', 'card', c.kind)}>
                    {nameOf(book, nounOf(book, 'card'), c.kind)}
                </Tag>
            ))}
        </p>
    );
}
