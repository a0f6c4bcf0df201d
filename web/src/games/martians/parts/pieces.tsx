// What stands and lies in the town of Martians!!!: tokens, markers, Martians, pawns; steps, squares and tiles to
// choose.
import { BadgeShape, IconMark } from '../../../table/icon';
import type { IconName } from '../../../table/icons';
import { lies } from '../../../motion/lies';
import { nameOf, seatName } from '../../../table/speech';
import { ThingMark } from '../../../table/thing';
import { eachCard, fact, field, fieldList, nounOf, piles, useScene } from '../../../state/context';
import type { Target } from '../../../state/choice';
import { marWords } from '../en';
import { fill } from '../../../words/words';
import { SIDES, type Square, type Tile } from './map';
import { S, Token } from './tiles';

export const ITEM_ICON: IconName[] = ['fuel', 'fert', 'dyna'];
/** Which verbs mean a thing on the map, by the noun that names it. */
export const MAP_VERBS: Record<string, readonly string[]> = {
    letter: ['place', 'tile', 'martian', 'go'],
    square: ['martian', 'go', 'square'],
    side: ['step', 'place', 'martian'],
    farm: ['farm', 'exchange'],
};

const PAWN_VERBS = ['step', 'go']; // what dragging your own pawn can mean

/** Life, Bullets and Items on the squares of a building; the marker of a Farm. */
export function Tokens({ tile }: { tile: Tile }) {
    const { book, view } = useScene();
    const w = marWords.value;
    const at = (q: number): [number, number] => [(tile.x + (q % 3) + 0.5) * S, (tile.y + Math.floor(q / 3) + 0.55) * S];
    const life = (view.fields['life-at'] as number[][] | undefined)?.[tile.kind] ?? [];
    const bullets = (view.fields['bullets-at'] as number[][] | undefined)?.[tile.kind] ?? [];
    const lying = eachCard(piles(view, 'lying')[tile.kind]);
    const farm = nounOf(book, 'farm');
    const marker = tile.farm >= 0 ? eachCard(piles(view, 'marker')[tile.farm])[0] : undefined;
    const [mx, my] = at(4);
    return (
        <g>
            {life.map((q) => (
                <g key={`l${q}`} role="img" aria-label={w.lifeToken} {...lies(`on:${tile.kind}.${q}`, 'life', 0)}>
                    <Token name="life" x={at(q)[0]} y={at(q)[1]} cls="c-life" />
                </g>
            ))}
            {bullets.map((q) => (
                <g key={`b${q}`} role="img" aria-label={w.bulletToken} {...lies(`on:${tile.kind}.${q}`, 'bullet', 0)}>
                    <Token name="bullet" x={at(q)[0]} y={at(q)[1]} />
                </g>
            ))}
            {lying.map((c, i) => (
                <g
                    key={`i${i}`}
                    {...lies(`on:${tile.kind}.${c.tag}`, 'item', c.kind)}
                    role="img"
                    aria-label={c.kind < 0 ? w.itemDown : nameOf(book, nounOf(book, 'item'), c.kind)}
                >
                    <Token
                        name={c.kind < 0 ? 'item' : (ITEM_ICON[c.kind] ?? 'item')}
                        x={at(c.tag)[0]}
                        y={at(c.tag)[1]}
                        down={c.kind < 0}
                    />
                </g>
            ))}
            {marker && (
                <ThingMark
                    target={{ noun: farm, value: tile.farm, verbs: MAP_VERBS['farm'] }}
                    name={marker.kind < 0 ? w.marker : marker.kind === 1 ? w.motherShip : w.cropCircle}
                    x={mx - 17}
                    y={my - 17}
                    width={34}
                    height={34}
                    round={17}
                >
                    <Token
                        name={marker.kind === 1 ? 'ship2' : 'crop'}
                        x={mx}
                        y={my}
                        down={marker.tag === 0}
                        cls="c-good"
                    />
                </ThingMark>
            )}
        </g>
    );
}

export function Martian({ square }: { square: Square }) {
    const { book, thing } = useScene();
    const letter = nounOf(book, 'letter'),
        noun = nounOf(book, 'square'),
        side = nounOf(book, 'side');
    const target: Target = { noun, value: square.q, verbs: ['martian'], with: [{ noun: letter, value: square.spot }] };
    const x = (square.x + 0.5) * S,
        y = (square.y + 0.5) * S;
    const selected = thing(target).ring === 'selected';
    return (
        <>
            <ThingMark
                target={target}
                name={marWords.value.martian}
                x={x - 16}
                y={y - 17}
                width={32}
                height={34}
                drag="self"
                at={lies(`on:${square.spot}.${square.q}`, 'martian', 0)}
            >
                <IconMark name="martian" x={x} y={y} size={28} cls="c-good" />
            </ThingMark>
            {selected &&
                SIDES.map(([dx, dy], i) =>
                    thing({ noun: side, value: i, verbs: ['martian'] }).ring ? (
                        <ThingMark
                            key={i}
                            target={{ noun: side, value: i, verbs: ['martian'] }}
                            name={nameOf(book, side, i)}
                            x={x + dx * S - 20}
                            y={y + dy * S - 20}
                            width={40}
                            height={40}
                        >
                            <circle cx={x + dx * S} cy={y + dy * S} r="6" class="reach-dot" />
                        </ThingMark>
                    ) : null,
                )}
        </>
    );
}

export function Pawns({ tiles }: { tiles: Tile[] }) {
    const { book, view, info } = useScene();
    const at = fieldList(view, 'at-tile'),
        on = fieldList(view, 'at-square'),
        active = field(view, 'active');
    const side = nounOf(book, 'side');
    const place = (s: number): [number, number] | null => {
        const tile = tiles.find((t) => t.spot === at[s]);
        const q = on[s] ?? 0;
        return tile ? [(tile.x + (q % 3) + 0.5) * S, (tile.y + Math.floor(q / 3) + 0.5) * S] : null;
    };
    const mine = view.seat !== null ? place(view.seat) : null;
    return (
        <>
            {Array.from({ length: book.seats }, (_, s) => {
                const p = place(s);
                if (!p) return null;
                const together = at.flatMap((t, k) => (k < book.seats && t === at[s] && on[k] === on[s] ? [k] : []));
                const shift = (together.indexOf(s) - (together.length - 1) / 2) * 18;
                return (
                    <ThingMark
                        key={s}
                        target={{ noun: 1, value: s }}
                        name={fill(marWords.value.pawn, { who: seatName(info, s) })}
                        drag={s === view.seat ? PAWN_VERBS : undefined}
                        at={lies(`on:${at[s]}.${on[s]}`, 'pawn', s)}
                        x={p[0] + shift - 16}
                        y={p[1] - 8}
                        width={32}
                        height={32}
                    >
                        <g
                            transform={`translate(${p[0] + shift - 14} ${p[1] - 6}) scale(1.17)`}
                            class={`pawn${s === active ? ' pawn-active' : ''}`}
                        >
                            <circle cx="12" cy="12" r="14" class="pawn-rim" />
                            <BadgeShape seat={s} />
                        </g>
                    </ThingMark>
                );
            })}
            {mine &&
                SIDES.map(([dx, dy], i) => (
                    <Step
                        key={i}
                        target={{ noun: side, value: i, verbs: ['step'] }}
                        x={mine[0] + dx * S}
                        y={mine[1] + dy * S}
                        name={fill(marWords.value.stepTo, { side: nameOf(book, side, i) })}
                    />
                ))}
        </>
    );
}

function Step({ target, x, y, name }: { target: Target; x: number; y: number; name: string }) {
    const { thing } = useScene();
    if (!thing(target).ring) return null;
    return (
        <ThingMark target={target} name={name} x={x - S / 2 + 3} y={y - S / 2 + 3} width={S - 6} height={S - 6}>
            <rect x={x - S / 2 + 3} y={y - S / 2 + 3} width={S - 6} height={S - 6} class="reach" rx="6" />
        </ThingMark>
    );
}

/** Whole tiles or squares that are asked about. */
export function Places({ tiles }: { tiles: Tile[] }) {
    const { book, view, thing } = useScene();
    const letter = nounOf(book, 'letter'),
        square = nounOf(book, 'square');
    const inQuestion = fact(view, 'tile');
    return (
        <>
            {tiles.map((t) => {
                const target: Target = { noun: letter, value: t.spot, verbs: ['tile'] };
                return thing(target).ring ? (
                    <ThingMark
                        key={`tile ${t.spot}`}
                        target={target}
                        name={`${nameOf(book, letter, t.spot)} ${t.name}`}
                        x={t.x * S + 3}
                        y={t.y * S + 3}
                        width={3 * S - 6}
                        height={3 * S - 6}
                    >
                        <g />
                    </ThingMark>
                ) : null;
            })}
            {tiles.flatMap((t) =>
                t.squares.map((s) => {
                    const go: Target = {
                        noun: square,
                        value: s.q,
                        verbs: ['go'],
                        with: [{ noun: letter, value: t.spot }],
                    };
                    const here: Target = { noun: square, value: s.q, verbs: ['square'] };
                    const target = thing(go).ring ? go : t.spot === inQuestion && thing(here).ring ? here : null;
                    return (
                        target && (
                            <ThingMark
                                key={`${t.spot}.${s.q}`}
                                target={target}
                                name={`${t.name} ${s.q + 1}`}
                                x={s.x * S + 4}
                                y={s.y * S + 4}
                                width={S - 8}
                                height={S - 8}
                            >
                                <rect
                                    x={s.x * S + 4}
                                    y={s.y * S + 4}
                                    width={S - 8}
                                    height={S - 8}
                                    class="reach"
                                    rx="6"
                                />
                            </ThingMark>
                        )
                    );
                }),
            )}
        </>
    );
}
