// Onward to Venus: the line of planets, each a piece of sky over a piece of ground; empires above; points if it ended now.
import { useState } from 'preact/hooks';
import { HandCard, Tag } from '../parts/cards';
import { Badge, Icon } from '../parts/icon';
import type { IconName } from '../parts/icons';
import { SeatSign } from '../parts/seat_tile';
import { nameOf, seatName } from '../parts/speech';
import { ThingBox } from '../parts/thing';
import { count, fact, factList, field, fieldList, nounOf, piles, useScene } from '../state/context';
import type { Book, View } from '../wire/types';
import { otvWords } from '../words/boards/onward_to_venus';
import { fill } from '../words/words';
import type { Board } from './boards';

const UNITS = ['infantry', 'spaceships', 'tanks'];
const UNIT_ICON: IconName[] = ['inf', 'ship', 'tank'];
const LETTERS = ['B', 'F', 'R', 'G', 'U'];
const EMPIRE_SEAT = [0, 1, 4, 2, 3]; // whose badge an empire wears: British 1, French 2, Russian 5, German 3, USA 4
const TILE_ICON: Record<string, IconName> = {
    factory: 'factory',
    cards: 'cards2',
    windfall: 'coin',
    'big-game': 'beast',
    tension: 'tension',
    mine: 'mine',
    crisis: 'crisis',
};
const EARTH = 2,
    MOON = 3; // share a place of the line

const alienTile = (book: Book): number =>
    book.nouns[nounOf(book, 'tile')]?.values.findIndex((v) => v.word === 'alien') ?? -1;
const HAND_VERBS = ['play', 'use', 'spend', 'discard'];

const at = (view: View, word: string, planet: number, seat: number): number =>
    (view.fields[word] as number[][] | undefined)?.[planet]?.[seat] ?? 0;
const planetWord = (book: Book, planet: number): string =>
    book.nouns[nounOf(book, 'planet')]?.values[planet]?.word ?? '';
const empireOf = (view: View, seat: number): number => factList(view, 'empire')[seat] ?? seat;

function EmpireBadge({ seat, size = 20 }: { seat: number; size?: number }) {
    const { view, info } = useScene();
    const empire = empireOf(view, seat);
    return (
        <Badge seat={EMPIRE_SEAT[empire] ?? seat} letter={LETTERS[empire]} size={size} label={seatName(info, seat)} />
    );
}

// ---- a planet ---------------------------------------------------------------------------------------------------------

function Units({ planet, seat, landed }: { planet: number; seat: number; landed: boolean }) {
    const { view, info } = useScene();
    const w = otvWords.value;
    const n = UNITS.map((u) => at(view, landed ? `landed-${u}` : u, planet, seat));
    if (!n.some((x) => x > 0)) return null;
    const names = [w.infantry, w.spaceship, w.tank];
    return (
        <span
            class="units"
            role="img"
            aria-label={`${seatName(info, seat)}: ${n
                .map((x, i) => (x ? `${x} ${names[i]}` : ''))
                .filter(Boolean)
                .join(', ')}`}
        >
            <EmpireBadge seat={seat} size={16} />
            {n.map(
                (x, i) =>
                    x > 0 && (
                        <span key={i} class="unit">
                            <Icon name={UNIT_ICON[i]!} size={14} />
                            {x > 1 && x}
                        </span>
                    ),
            )}
        </span>
    );
}

function Plants({ planet, seat }: { planet: number; seat: number }) {
    const { view, info } = useScene();
    const w = otvWords.value,
        empire = empireOf(view, seat);
    const all = [
        ...Array.from({ length: at(view, 'factories', planet, seat) }, () => 'factory' as const),
        ...Array.from({ length: at(view, 'mines', planet, seat) }, () => 'mine' as const),
    ];
    return (
        <>
            {all.map((p, i) => (
                <span
                    key={i}
                    class={`plant plant-${empire}`}
                    role="img"
                    aria-label={`${seatName(info, seat)}: ${w[p]}`}
                >
                    <Icon name={p} size={18} />
                    <span class="plant-letter">{LETTERS[empire]}</span>
                </span>
            ))}
        </>
    );
}

function Tile({ planet, tile }: { planet: number; tile: number }) {
    const { book, view } = useScene();
    const noun = nounOf(book, 'tile'),
        planets = nounOf(book, 'planet'),
        w = otvWords.value;
    const row = book.sheets['tiles']?.[tile] ?? {};
    const alien = tile === alienTile(book);
    const kind = String(row['kind'] ?? ''),
        marked = Number(row['marked'] ?? 0) > 0;
    const defence = alien ? (fact(view, 'alien-defence') ?? 0) : Number(row['defence'] ?? 0);
    const name = nameOf(book, noun, tile);
    const ear = [name, defence ? fill(w.defence, { n: defence }) : '', marked ? w.marked : '']
        .filter(Boolean)
        .join(', ');
    return (
        <ThingBox
            target={{ noun, value: tile, verbs: ['claim'], with: [{ noun: planets, value: planet }] }}
            name={ear}
            class={`tile tile-${alien ? 'alien' : kind}`}
        >
            <Icon name={alien ? 'alien' : (TILE_ICON[kind] ?? 'item')} size={18} />
            <span class="tile-name">{name.replace(/\s*\d.*$/, '').split(' ')[0]}</span>
            {(defence > 0 || kind === 'tension') && (
                <span class="tile-defence">{kind === 'tension' ? '?' : defence}</span>
            )}
            {marked && (
                <span class="tile-skull">
                    <Icon name="skull" size={12} />
                </span>
            )}
        </ThingBox>
    );
}

function tilesOf(book: Book, view: View, planet: number): number[] {
    const counts = fieldList(view, `on-${planetWord(book, planet)}`);
    const tiles = counts.flatMap((n, tile) => Array.from({ length: n }, () => tile));
    return [...Array.from({ length: fieldList(view, 'aliens')[planet] ?? 0 }, () => alienTile(book)), ...tiles];
}

function Planet({ planet }: { planet: number }) {
    const { book, view } = useScene();
    const noun = nounOf(book, 'planet'),
        w = otvWords.value;
    const row = book.sheets['planets']?.[planet] ?? {};
    const seats = Array.from({ length: book.seats }, (_, s) => s);
    const dead = (fieldList(view, 'flipped')[planet] ?? 0) > 0;
    const level = factList(view, 'crisis')[planet] ?? fieldList(view, 'level')[planet] ?? 0;
    const points = [row['first'], row['second'], row['third']].map(Number).filter((n) => n > 0);
    const orbit = seats.filter((s) => UNITS.some((u) => at(view, u, planet, s)));
    const landed = seats.filter((s) => UNITS.some((u) => at(view, `landed-${u}`, planet, s)));
    const plants = seats.filter((s) => at(view, 'factories', planet, s) + at(view, 'mines', planet, s) > 0);
    return (
        <section class={`planet${dead ? ' planet-dead' : ''}`} aria-label={nameOf(book, noun, planet)}>
            <ThingBox
                target={{ noun, value: planet }}
                name={`${nameOf(book, noun, planet)}, ${fill(w.crisisLevel, { n: level })}`}
                class="planet-head"
            >
                <h3>{nameOf(book, noun, planet)}</h3>
                <span class={`planet-level${level > 1 ? ' level-high' : ''}`}>
                    <Icon name="crisis" size={14} />
                    {level}
                </span>
                <span class="hexes" title={w.points}>
                    {points.map((n, i) => (
                        <svg
                            key={i}
                            class={i === 0 ? 'hex hex-first' : 'hex'}
                            width="24"
                            height="26"
                            viewBox="0 0 24 26"
                        >
                            <path d="M12 1l10.5 6v12L12 25 1.5 19V7z" />
                            <text x="12" y="17.5" text-anchor="middle" font-size="11.5" font-weight="700">
                                {n}
                            </text>
                        </svg>
                    ))}
                </span>
            </ThingBox>
            <div class="sky">
                <span class="soft small">{w.orbit}</span>
                <div class="pieces">
                    {orbit.length ? (
                        orbit.map((s) => <Units key={s} planet={planet} seat={s} landed={false} />)
                    ) : (
                        <span class="soft small">{w.nobody}</span>
                    )}
                </div>
            </div>
            <div class="ground">
                <span class="small ground-name">{dead ? w.dead : w.surface}</span>
                <div class="pieces">
                    {plants.map((s) => (
                        <Plants key={s} planet={planet} seat={s} />
                    ))}
                    {landed.map((s) => (
                        <Units key={s} planet={planet} seat={s} landed />
                    ))}
                </div>
                <div class="tiles">
                    {tilesOf(book, view, planet).map((t, i) => (
                        <Tile key={i} planet={planet} tile={t} />
                    ))}
                </div>
            </div>
        </section>
    );
}

// ---- empires and the claim --------------------------------------------------------------------------------------------

function Empire({ seat }: { seat: number }) {
    const { view, info, book } = useScene();
    const w = otvWords.value;
    const hiddenMoney = book.options['hidden_money'] === 'on' && seat !== view.seat;
    const income = factList(view, 'income')[seat],
        vp = factList(view, 'vp')[seat];
    return (
        <ThingBox
            target={{ noun: 1, value: seat }}
            name={seatName(info, seat)}
            class={`empire${view.asked.includes(seat) ? ' seat-asked' : ''}`}
        >
            <EmpireBadge seat={seat} size={32} />
            <span class="empire-words">
                <span>
                    <b>{seatName(info, seat)}</b>{' '}
                    {field(view, 'holder') === seat && <Icon name="first" size={14} label={w.first} />}{' '}
                    <span class="soft small">{w.empires[empireOf(view, seat)]}</span> <SeatSign seat={seat} />
                </span>
                <span class="empire-facts">
                    <b>£{hiddenMoney ? '?' : fieldList(view, 'money')[seat]}</b>
                    {income !== undefined && <span class="soft small">+{income}</span>}
                    <span>
                        <Icon name="hand" size={14} label={w.hand} /> {count(piles(view, 'hand')[seat])}
                    </span>
                    <span>
                        <Icon name="cube" size={14} /> {fieldList(view, 'taken')[seat] ?? 0}
                    </span>
                </span>
            </span>
            {vp !== undefined && (
                <span class="empire-vp">
                    <b>{vp}</b>
                    <span class="soft small">{w.vpNow}</span>
                </span>
            )}
        </ThingBox>
    );
}

function Die({ face }: { face: number }) {
    const spots: [number, number][][] = [
        [],
        [[12, 12]],
        [
            [7, 7],
            [17, 17],
        ],
        [
            [7, 7],
            [12, 12],
            [17, 17],
        ],
        [
            [7, 7],
            [17, 7],
            [7, 17],
            [17, 17],
        ],
        [
            [7, 7],
            [17, 7],
            [12, 12],
            [7, 17],
            [17, 17],
        ],
        [
            [7, 6],
            [17, 6],
            [7, 12],
            [17, 12],
            [7, 18],
            [17, 18],
        ],
    ];
    if (face === 0)
        return (
            <span class="die die-skull">
                <Icon name="skull" size={22} label={otvWords.value.skull} />
            </span>
        );
    return (
        <svg class="die" width="34" height="34" viewBox="0 0 24 24" role="img" aria-label={String(face)}>
            <rect x="1" y="1" width="22" height="22" rx="4" class="die-face" />
            {(spots[face] ?? []).map(([x, y], i) => (
                <circle key={i} cx={x} cy={y} r="2.2" class="die-spot" />
            ))}
        </svg>
    );
}

function Claim() {
    const { book, view } = useScene();
    const w = otvWords.value;
    const frame = view.flow.find((f) => f.proc === 'claim');
    const cost = field(view, 'cost');
    if (!frame || !cost || view.over) return null;
    const mine = frame.who === view.seat,
        points = field(view, 'points');
    return (
        <div class="claim panel">
            <b>
                {fill(w.claim, {
                    tile: nameOf(book, nounOf(book, 'tile'), field(view, 'claim-tile')),
                    planet: nameOf(book, nounOf(book, 'planet'), field(view, 'claim-planet')),
                })}
            </b>
            <span class="dice">
                {fieldList(view, 'die').map((f, i) => (
                    <Die key={i} face={f} />
                ))}
            </span>
            <b class="claim-cost">{fill(w.cost, { n: cost })}</b>
            {mine && (
                <span class="claim-paid">
                    <span class="meter" aria-hidden="true">
                        {Array.from({ length: Math.max(cost, points) }, (_, i) => (
                            <span key={i} class={i < points ? 'meter-box meter-full' : 'meter-box'} />
                        ))}
                    </span>
                    <span class="small">
                        {fill(w.paid, { a: points, b: cost })} <span class="soft">{w.onlyYou}</span>
                    </span>
                </span>
            )}
        </div>
    );
}

function Table() {
    const { book } = useScene();
    const [open, setOpen] = useState(EARTH); // of a phone
    const { view } = useScene();
    const noun = nounOf(book, 'planet');
    const planets = book.nouns[noun]?.values.length ?? 8;
    const inQuestion = view.flow.some((f) => f.proc === 'claim') ? field(view, 'claim-planet') : open;
    const columns = Array.from({ length: planets }, (_, p) => p).filter((p) => p !== MOON);
    return (
        <div class="otv">
            <div class="empires">
                {Array.from({ length: book.seats }, (_, s) => (
                    <Empire key={s} seat={s} />
                ))}
            </div>
            <Claim />
            <div class="planet-tabs" role="tablist">
                {Array.from({ length: planets }, (_, p) => (
                    <button
                        key={p}
                        role="tab"
                        aria-selected={p === inQuestion}
                        class="planet-tab"
                        onClick={() => setOpen(p)}
                    >
                        {nameOf(book, noun, p)}
                    </button>
                ))}
            </div>
            <div class="planets" data-open={inQuestion}>
                {columns.map((p) => (
                    <div
                        key={p}
                        class={`planet-column${p === EARTH ? ' planet-pair' : ''}`}
                        data-shown={inQuestion === p || (p === EARTH && inQuestion === MOON)}
                    >
                        <Planet planet={p} />
                        {p === EARTH && <Planet planet={MOON} />}
                    </div>
                ))}
            </div>
        </div>
    );
}

function Moment() {
    const { book, view } = useScene();
    const w = otvWords.value,
        noun = nounOf(book, 'planet');
    const seats = Array.from({ length: book.seats }, (_, s) => s);
    const planets = (book.nouns[noun]?.values ?? []).map((v, p) => ({ p, points: factList(view, `vp-${v.word}`) }));
    if (!planets.some((x) => x.points.length)) return null;
    return (
        <div class="ended-now">
            <b>{w.ended}</b>
            <table class="numbers small">
                <thead>
                    <tr>
                        <td />
                        {seats.map((s) => (
                            <th key={s} scope="col">
                                <EmpireBadge seat={s} />
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {planets.map(({ p, points }) => (
                        <tr key={p}>
                            <th scope="row">{nameOf(book, noun, p)}</th>
                            {seats.map((s) => (
                                <td key={s}>{points[s] || '–'}</td>
                            ))}
                        </tr>
                    ))}
                    <tr>
                        <th scope="row">{w.kept}</th>
                        {seats.map((s) => (
                            <td key={s}>{factList(view, 'kept')[s] || '–'}</td>
                        ))}
                    </tr>
                    <tr class="total">
                        <th scope="row">{w.total}</th>
                        {seats.map((s) => (
                            <td key={s}>
                                <b>{factList(view, 'vp')[s]}</b>
                            </td>
                        ))}
                    </tr>
                </tbody>
            </table>
        </div>
    );
}

function You() {
    const { view, info } = useScene();
    const w = otvWords.value;
    if (view.seat === null)
        return (
            <div class="seat-tile">
                <p class="soft">{w.watcher}</p>
            </div>
        );
    const s = view.seat;
    return (
        <div class={`seat-tile seat-you${view.asked.includes(s) ? ' seat-asked' : ''}`}>
            <div class="seat-head">
                <EmpireBadge seat={s} size={28} />
                <span class="seat-name">{seatName(info, s)}</span>
            </div>
            <div class="seat-signs">
                <SeatSign seat={s} />
            </div>
            <p>
                <b>£{fieldList(view, 'money')[s]}</b> <span class="soft">{w.empires[empireOf(view, s)]}</span>
            </p>
            <p class="small soft">{fill(w.cubesLeft, { n: field(view, 'cubes') })}</p>
        </div>
    );
}

function Hand() {
    const { book, view } = useScene();
    const card = nounOf(book, 'card'),
        w = otvWords.value;
    if (view.seat === null) return null;
    return (
        <>
            {(piles(view, 'hand')[view.seat] ?? []).map(([kind, copies, tag], i) => (
                <HandCard
                    key={i}
                    target={{ noun: card, value: kind, verbs: HAND_VERBS }}
                    title={`${nameOf(book, card, kind)}${copies > 1 ? ` × ${copies}` : ''}`}
                    text={book.nouns[card]?.values[kind]?.text}
                    foot={tag === 1 ? <Tag tone="change">{w.committed}</Tag> : <span />}
                />
            ))}
        </>
    );
}

function Strip() {
    const { book, view } = useScene();
    return (
        <div class="otv-strip small">
            {Array.from({ length: book.seats }, (_, s) => (
                <span key={s}>
                    <EmpireBadge seat={s} size={18} />{' '}
                    <span>
                        £{fieldList(view, 'money')[s]} · <Icon name="hand" size={12} />
                        {count(piles(view, 'hand')[s])}
                    </span>{' '}
                    <b>
                        {factList(view, 'vp')[s] ?? ''} {otvWords.value.vp}
                    </b>
                </span>
            ))}
        </div>
    );
}

export const onwardToVenus: Board = {
    phases: (_, view) => {
        const w = otvWords.value;
        const crisis = view.flow.some((f) => ['crisis', 'mercury', 'titan'].includes(f.proc));
        return [
            { name: w.actions, now: !view.over && !crisis },
            { name: w.crises, now: crisis },
            { name: w.income, now: false },
        ];
    },
    when: (_, view) =>
        `${fill(otvWords.value.period, { n: field(view, 'period') })} · ${fill(otvWords.value.cubesLeft, { n: field(view, 'cubes') })}`,
    Table,
    You,
    Hand,
    Strip,
    Moment,
    draws: (book, noun, verb, value) =>
        (noun === nounOf(book, 'planet') && verb !== 'destroy') ||
        (noun === nounOf(book, 'tile') && verb === 'claim') ||
        (noun === nounOf(book, 'card') && HAND_VERBS.includes(verb)) ||
        (noun === 1 && ['rob'].includes(verb) && value >= 0),
};
