// The power of Mercury's leader: everybody as a card in the place of the hand, with what they could lose; what is
// chosen has cross-hairs on the board.
import { count, factList, piles, useScene, type Scene } from '../../../state/context';
import { labelText, seatName } from '../../../table/speech';
import { ThingBox } from '../../../table/thing';
import { fill, words } from '../../../words/words';
import { AimMark, CalloutMark, Crest, orbitPlace, Piece, stationsOf, type Layout, type PieceKind } from '../art';
import { otvWords } from '../en';
import { legalOf } from './plan';
import { at, BUILDINGS, empireOf, orbitOf, PIECES } from './read';

export const isMercury = ({ view }: Scene): boolean =>
    view.seat !== null && view.asked.includes(view.seat) && view.flow.at(-1)?.proc === 'mercury';

/** What the power can reach: a hand of cards, units, or buildings. */
function reachOf({ book, view }: Scene): 'cards' | 'units' | 'buildings' {
    const pieces = legalOf(book, view, 'destroy').map((l) => l.a[3]);
    if (!pieces.length) return 'cards';
    return pieces.some((p) => p >= BUILDINGS) ? 'buildings' : 'units';
}

/** How many of each kind somebody has on all planets together. */
function countsOf({ view }: Scene, seat: number, buildings: boolean): [PieceKind, number][] {
    const sums = new Map<PieceKind, number>();
    PIECES.forEach(({ kind }, piece) => {
        if (piece >= BUILDINGS !== buildings) return;
        for (let planet = 0; planet < 8; planet++)
            sums.set(kind, (sums.get(kind) ?? 0) + at(view, piece, planet, seat));
    });
    return [...sums];
}

const FAN = 8; // backs of cards side by side; how many there are is said below

function Victim({ seat }: { seat: number }) {
    const scene = useScene(),
        { view, info } = scene,
        w = otvWords.value,
        reach = reachOf(scene);
    const who = seat === view.seat ? words.value.you : seatName(info, seat),
        cards = count(piles(view, 'hand')[seat]),
        pieces = reach === 'cards' ? [] : countsOf(scene, seat, reach === 'buildings'),
        all = reach === 'cards' ? cards : pieces.reduce((sum, [, n]) => sum + n, 0);
    const said = fill(w.holds[reach], { n: all });
    return (
        <ThingBox
            target={{ noun: 1, value: seat, verbs: ['rob', 'destroy'] }}
            name={`${who}, ${said}`}
            class="otv-held otv-victim"
        >
            <span class="otv-victim-head">
                <Crest empire={empireOf(view, seat)} size={26} />
                <b>{who}</b>
                <i>{factList(view, 'vp')[seat] ?? ''}</i>
            </span>
            <span class={`otv-victim-pieces${reach === 'cards' ? ' is-cards' : ''}`}>
                {reach === 'cards' && Array.from({ length: Math.min(cards, FAN) }, (_, i) => <i key={i} />)}
                {pieces.map(([kind, n]) => (
                    <span key={kind}>
                        <Piece empire={empireOf(view, seat)} kind={kind} size={22} label={w[kind]} />
                        {n}
                    </span>
                ))}
            </span>
            <small>{said}</small>
        </ThingBox>
    );
}

/** All players as cards. */
export function Victims() {
    const { book } = useScene();
    return (
        <>
            {Array.from({ length: book.seats }, (_, seat) => (
                <Victim key={seat} seat={seat} />
            ))}
        </>
    );
}

const CALLOUT = { width: 324, y: 0.715 }; // in the free strip under the outer tiles

/** Cross-hairs on what would go, and whose it is. */
export function Aimed({ layout }: { layout: Layout }) {
    const { book, view, info, ready } = useScene();
    if (!ready || book.verbs[ready.a[0]]?.word !== 'destroy') return null;
    const [, seat, planet, piece] = ready.a,
        station = stationsOf(layout)[planet]!,
        orbit = orbitOf(book, view, planet),
        index = orbit.findIndex((g) => g.seat === seat && g.piece === piece);
    const [x, y] = index < 0 ? [station.x, station.y] : orbitPlace(station, orbit.length, index);
    const left = Math.min(Math.max(12, station.x - CALLOUT.width / 2), layout.width - CALLOUT.width - 12);
    return (
        <g pointer-events="none">
            <AimMark x={x} y={y} />
            {layout.kind === 'line' && (
                <CalloutMark
                    x={left}
                    y={layout.height * CALLOUT.y}
                    width={CALLOUT.width}
                    empire={empireOf(view, seat)}
                    kind={PIECES[piece]!.kind}
                    title={labelText(book, info, ready.a)}
                    text={fill(otvWords.value.inAll, { n: factList(view, 'vp')[seat] ?? 0 })}
                />
            )}
        </g>
    );
}
