// The planets of Onward to Venus: each a piece of sky over a piece of ground, with units, plants and tiles; badges of
// empires.
import { Badge, Icon } from '../../../table/icon';
import type { IconName } from '../../../table/icons';
import { lies } from '../../../motion/lies';
import { nameOf, seatName } from '../../../table/speech';
import { ThingBox } from '../../../table/thing';
import { fact, factList, fieldList, nounOf, useScene } from '../../../state/context';
import type { Book, Row, View } from '../../../wire/types';
import { otvWords } from '../en';
import { fill } from '../../../words/words';

export const UNITS = ['infantry', 'spaceships', 'tanks'];
export const UNIT_ICON: IconName[] = ['inf', 'ship', 'tank'];
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

const alienTile = (book: Book): number =>
    book.nouns[nounOf(book, 'tile')]?.values.findIndex((v) => v.word === 'alien') ?? -1;

/** How many a seat has at a planet: units in orbit, "landed-" ones, plants. */
export const at = (view: View, word: string, planet: number, seat: number): number =>
    (view.fields[word] as number[][] | undefined)?.[planet]?.[seat] ?? 0;
const planetWord = (book: Book, planet: number): string =>
    book.nouns[nounOf(book, 'planet')]?.values[planet]?.word ?? '';
export const empireOf = (view: View, seat: number): number => factList(view, 'empire')[seat] ?? seat;

/** The sign of a tile. */
export function tileIcon(book: Book, tile: number): IconName {
    if (tile === alienTile(book)) return 'alien';
    return TILE_ICON[String(book.sheets['tiles']?.[tile]?.['kind'] ?? '')] ?? 'item';
}

export function EmpireBadge({ seat, size = 20 }: { seat: number; size?: number }) {
    const { view, info } = useScene();
    const empire = empireOf(view, seat);
    return (
        <Badge seat={EMPIRE_SEAT[empire] ?? seat} letter={LETTERS[empire]} size={size} label={seatName(info, seat)} />
    );
}

// ---- a planet -------------------------------------------------------------------------------------------------------

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
                            <span {...lies(`${landed ? 'ground' : 'orbit'}:${planet}`, UNITS[i]!, seat, x)}>
                                <Icon name={UNIT_ICON[i]!} size={14} />
                            </span>
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
                    {...lies(`ground:${planet}`, p, seat)}
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
            at={lies(`ground:${planet}`, 'tile', tile)}
        >
            <Icon name={tileIcon(book, tile)} size={18} />
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

/** What first, second and third place are worth at the end. */
function Points({ row }: { row: Row }) {
    const points = [row['first'], row['second'], row['third']].map(Number).filter((n) => n > 0);
    return (
        <span class="hexes" title={otvWords.value.points}>
            {points.map((n, i) => (
                <svg key={i} class={i === 0 ? 'hex hex-first' : 'hex'} width="24" height="26" viewBox="0 0 24 26">
                    <path d="M12 1l10.5 6v12L12 25 1.5 19V7z" />
                    <text x="12" y="17.5" text-anchor="middle" font-size="11.5" font-weight="700">
                        {n}
                    </text>
                </svg>
            ))}
        </span>
    );
}

export function Planet({ planet }: { planet: number }) {
    const { book, view } = useScene();
    const noun = nounOf(book, 'planet'),
        w = otvWords.value;
    const row = book.sheets['planets']?.[planet] ?? {};
    const seats = Array.from({ length: book.seats }, (_, s) => s);
    const dead = (fieldList(view, 'flipped')[planet] ?? 0) > 0;
    const level = factList(view, 'crisis')[planet] ?? fieldList(view, 'level')[planet] ?? 0;
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
                <Points row={row} />
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
