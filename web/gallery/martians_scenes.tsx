// Scenes of a match of Martians!!!: laying a tile, the Martians' phase, a card aimed at you, together, a fight, the
// endings.
import bulb from 'icon:tabler/bulb';
import {
    AimMark,
    Cargo,
    Caught,
    ComicCard,
    ComicDie,
    Count,
    EndingPanel,
    FightScene,
    HeroPortrait,
    Martian,
    ReachMark,
    RingMark,
    SeatFigures,
    ShipPicture,
    SlotMark,
    StepsMark,
    TileMark,
    TilePicture,
    Waiting,
    poses,
    squareAt,
    type Camera,
    type FightProps,
    type Item,
    type Outcome,
} from '../src/games/martians/art';
import { Icon } from '../src/ui/icon';
import { Small, TownBoard, plan, scenery, signOf } from './martians_town';
import { four, six } from './martians_positions';

const table = scenery(four);
const walking = { ...table, reach: table.reach };
const still = { ...table, reach: [] };
const late = scenery(six);

const NAMES = ['You', 'Vega', 'Rigel', 'Altair', 'Deneb', 'Mira'];
const HEROES = ['Farmer Gus', 'Captain Flo', 'Billy', 'Big Hank', 'Sheriff Rosa', 'Nurse Mae'];

export function Walking({ width, height }: { width?: number; height?: number }) {
    return (
        <TownBoard
            scenery={walking}
            width={width}
            height={height}
            side={() => (
                <>
                    <Count value={11} text="town tiles left" />
                    <Count value={38} text="Martians waiting" />
                    <Count value={1} text="of 4 markers is up: a crop circle" />
                </>
            )}
        />
    );
}

export function Italian() {
    return <TownBoard scenery={scenery(four, true)} side={() => <Count value={11} text="tessere da piazzare" />} />;
}

export function Late({ width, height, tile }: { width?: number; height?: number; tile?: number }) {
    return (
        <TownBoard
            scenery={late}
            width={width}
            height={height}
            tile={tile}
            side={(camera) => (
                <>
                    <Small scenery={late} camera={camera} height={height && height > 420 ? 170 : 118} />
                    <Count value={0} text="town tiles left: all 30 lie" />
                    <Count value={91} text="Martians in the town" />
                    <Count value={0} text="waiting: all 100 are out" tone="danger" />
                </>
            )}
        />
    );
}

const GAS = plan('gas-main-street', 1);
const PLACES = [
    { column: -3, row: 0 },
    { column: -1, row: 2 },
    { column: 4, row: -1 },
    { column: 4, row: 1 },
    { column: 5, row: 0 },
];

function Slots({ camera: { at, size } }: { camera: Camera }) {
    return (
        <>
            {PLACES.map(({ column, row }, i) => {
                const place = { x: at[0] + column * size, y: at[1] + row * size, size };
                return (
                    <g key={i}>
                        {i === 0 && <TileMark plan={GAS} {...place} seed={9} />}
                        {i === 0 &&
                            [1, 4, 7].map((q, n) => (
                                <Martian
                                    key={q}
                                    pose={poses[n]!}
                                    x={place.x + size / 2}
                                    y={place.y + ((2 * n + 1) * size) / 6}
                                    size={size * 0.27}
                                    opacity={0.72}
                                />
                            ))}
                        <SlotMark
                            {...place}
                            height={i === 1 ? Math.min(size, 390 - place.y - 2) : size}
                            number={i + 1}
                            picked={i === 0}
                        />
                    </g>
                );
            })}
        </>
    );
}

export function Laying() {
    return (
        <TownBoard
            scenery={still}
            tile={110}
            step={0}
            more={[{ column: 5, row: 0 }]}
            arrows={false}
            over={(camera) => <Slots camera={camera} />}
            side={() => (
                <div class="mar-drawn">
                    <b class="mar-head">Gas Station</b>
                    <TilePicture plan={GAS} name={signOf('gas-main-street')} seed={9} label="Gas Station, as it lies" />
                    <span>3 Martians, one on each road square. 1 Bullet and 1 Item inside.</span>
                </div>
            )}
        />
    );
}

const CHOSEN = { x: -2, y: 2 };
const WAYS = [
    { x: -2, y: 3, kind: 'free' },
    { x: -2, y: 1, kind: 'fight' },
] as const;

/** Only the chosen Martian and where it can go. */
export function Phase() {
    const martians = still.martians.map((m, i) => ({ ...m, moved: i === 5 || i === 17 }));
    const ways = (camera: Camera) => WAYS.map((way) => ({ kind: way.kind, at: squareAt(camera, way) }));
    return (
        <TownBoard
            scenery={{ ...still, martians }}
            active={1}
            step={5}
            under={(camera) =>
                ways(camera).map(({ kind, at: [x, y] }) => (
                    <ReachMark key={kind} x={x} y={y} size={camera.size / 3} kind={kind} />
                ))
            }
            over={(camera) => {
                const [x, y] = squareAt(camera, CHOSEN);
                const fight = ways(camera)[1]!.at;
                return (
                    <>
                        <RingMark x={x} y={y} size={camera.size / 3} />
                        <StepsMark x={fight[0]} y={fight[1]} size={camera.size / 3} kind="fight" steps={1} />
                    </>
                );
            }}
            side={() => (
                <>
                    <span class="mar-line">
                        <ComicDie face={4} label="4" />
                        <span>
                            <b>Rolled 4</b>
                            <br />2 moved, 2 to go
                        </span>
                    </span>
                </>
            )}
        />
    );
}

export function Aimed() {
    const pawns = still.pawns.map((pawn) => (pawn.seat === 0 ? { ...pawn, state: 'aimed' as const } : pawn));
    return (
        <TownBoard
            scenery={{ ...still, pawns }}
            active={1}
            over={(camera) => {
                const [x, y] = squareAt(camera, pawns[0]!);
                return <AimMark from={[1088, 190]} to={[x + 34, y + 12]} />;
            }}
            side={() => (
                <>
                    <b class="mar-said">Vega, aimed at you</b>
                    <ComicCard
                        word="tractor-beam"
                        name="Tractor Beam"
                        text="Vega may put you on any road or building square."
                        size="shown"
                    />
                </>
            )}
        />
    );
}

const CARGO = [
    { item: 'fuel', name: 'Fuel', where: 'on board', aboard: true },
    { item: 'fertilizer', name: 'Fertilizer', where: 'on board', aboard: true },
    { item: 'dynamite', name: 'Dynamite', where: 'you carry it' },
] as const;

export function Together() {
    const markers = walking.markers.map((m, i) => (i === 0 ? { ...m, marker: 'mother-ship' as const } : m));
    return (
        <TownBoard
            scenery={{ ...walking, markers }}
            side={() => (
                <>
                    <b class="mar-head">The Mother Ship</b>
                    <ShipPicture items={['fuel', 'fertilizer']} width={176} label="The Mother Ship" />
                    <Cargo rows={CARGO} />
                    <Waiting name="Martians waiting" count={27} of={100} warns="None left: the town is lost." />
                </>
            )}
        />
    );
}

export const fight: FightProps = {
    width: 1366,
    height: 390,
    label: 'Farmer Gus fights a Martian: a 2, it takes a 4',
    seat: 0,
    hero: 'Farmer Gus',
    life: 3,
    bullets: 2,
    armed: true,
    martian: 'Martian, your tenth?',
    caption: 'Meanwhile, at the gas pump...',
    speech: 'Stupid human!',
    face: 2,
    needs: 'It takes a 4!',
    sum: { face: 2, bullets: 2, result: 4, words: 'You win' },
};

export function Fights() {
    return (
        <>
            <Framed of={fight} />
            <Framed
                of={{
                    ...fight,
                    width: 1024,
                    height: 464,
                    seat: 4,
                    hero: 'Sheriff Rosa',
                    armed: false,
                    pose: 'commander',
                    sum: { face: 2, bullets: 1, weapon: 1, result: 4 },
                }}
            />
            <Framed
                of={{
                    ...fight,
                    seat: 1,
                    hero: 'Captain Flo',
                    armed: false,
                    face: undefined,
                    sum: undefined,
                    pose: 'boo',
                }}
            />
            <Framed
                of={{
                    ...fight,
                    face: 5,
                    needs: undefined,
                    sum: undefined,
                    outcome: 'won',
                    noise: 'Pow!',
                    seat: 5,
                    hero: 'Nurse Mae',
                    armed: false,
                }}
            />
            <Framed
                of={{
                    ...fight,
                    face: 1,
                    needs: undefined,
                    sum: undefined,
                    outcome: 'lost',
                    noise: 'Zap!',
                    life: 2,
                    seat: 2,
                    hero: 'Billy',
                    armed: false,
                }}
            />
        </>
    );
}

function Framed({ of }: { of: FightProps }) {
    return (
        <div class="gallery-board" style={{ width: `${of.width}px`, height: `${of.height}px` }}>
            <FightScene {...of} />
        </div>
    );
}

export function PhoneFights() {
    const phone = { ...fight, width: 390, height: 490, caption: 'At the gas pump...', sum: undefined };
    return (
        <>
            <Framed of={phone} />
            <Framed of={{ ...phone, width: 360, height: 414, seat: 3, pose: 'professor', sum: fight.sum }} />
            <Framed of={{ ...phone, outcome: 'won', noise: 'Pow!', face: 6, needs: undefined }} />
            <Framed of={{ ...phone, outcome: 'lost', noise: 'Zap!', face: 1, needs: undefined, seat: 1 }} />
        </>
    );
}

interface End {
    outcome: Outcome;
    title: string;
    sub: string;
    caption: string;
    seats: number[];
    order: number[];
    items?: Item[];
    coop?: boolean;
}

const ALL: Item[] = ['fuel', 'fertilizer', 'dynamite'];
const ENDS: End[] = [
    {
        outcome: 'ship',
        title: 'You got away!',
        sub: 'Fuel, Fertilizer and Dynamite are on board. The Mother Ship is yours.',
        caption: 'And so, at dawn...',
        seats: [0],
        order: [0, 2, 1, 3],
        items: ALL,
    },
    {
        outcome: 'martians',
        title: 'Rigel has 30',
        sub: 'The thirtieth Martian is caught. Rigel wins; you are second with 21.',
        caption: 'Meanwhile, in Rigel’s truck...',
        seats: [2],
        order: [2, 0, 1, 3],
    },
    {
        outcome: 'draw',
        title: 'Nobody wins',
        sub: 'The 600 turns of this table are used up: a draw.',
        caption: 'Much, much later...',
        seats: [0, 1],
        order: [1, 0, 2, 3],
    },
    {
        outcome: 'together',
        title: 'You all got away!',
        sub: 'Everything is on board, and so are you.',
        caption: 'And so, at dawn...',
        seats: [0, 1, 2, 3],
        order: [0, 1, 2, 3],
        items: ALL,
        coop: true,
    },
    {
        outcome: 'lost-martians',
        title: 'The town is lost',
        sub: 'The last Martian came into play. Everybody loses, and only Dynamite was missing.',
        caption: 'No more room in town...',
        seats: [0, 1, 2, 3],
        order: [0, 1, 2, 3],
        items: ['fuel', 'fertilizer'],
        coop: true,
    },
    {
        outcome: 'lost-map',
        title: 'No Mother Ship',
        sub: 'No more tile fits, and the ship never showed. Everybody loses.',
        caption: 'At the end of the road...',
        seats: [0, 4, 5],
        order: [0, 4, 5],
        coop: true,
    },
    {
        outcome: 'lost-time',
        title: 'Out of time',
        sub: 'The turns of this table are used up. Everybody loses.',
        caption: 'Much, much later...',
        seats: [3, 4, 5],
        order: [3, 4, 5],
        coop: true,
    },
];

function EndPicture({ end, narrow }: { end: End; narrow?: boolean }) {
    return (
        <EndingPanel
            outcome={end.outcome}
            seats={end.seats}
            items={end.items}
            caption={end.caption}
            label={end.title}
            narrow={narrow}
        />
    );
}

export function Endings() {
    return (
        <>
            {ENDS.map((end) => (
                <div key={end.outcome} class="gallery-board mar-end night">
                    <EndPicture end={end} />
                    <div class="mar-end-words">
                        <h2>{end.title}</h2>
                        <span>{end.sub}</span>
                        <Score end={end} />
                        <span class="mar-line">
                            <Icon of={bulb} size={17} /> Fertilizer lay three steps away, in the Feed Store.
                        </span>
                    </div>
                </div>
            ))}
        </>
    );
}

const CAUGHT = [12, 9, 30, 7, 3, 5];

function Score({ end }: { end: End }) {
    return (
        <div class="mar-score">
            {end.order.map((seat) => (
                <span key={seat} class={`mar-score-row${seat === 0 ? ' is-you' : ''}`}>
                    <HeroPortrait seat={seat} size={42} />
                    <span>
                        <b>{NAMES[seat]}</b>
                        <br />
                        <small>{HEROES[seat]}</small>
                    </span>
                    <SeatFigures
                        life={1 + (seat % 4)}
                        bullets={seat}
                        items={seat === 0 ? ALL : ALL.slice(seat % 3, (seat % 3) + 1)}
                        said={{ life: `Life: ${1 + (seat % 4)}`, bullets: `Bullets: ${seat}`, items: 'Items' }}
                    />
                    {!end.coop && <Caught count={CAUGHT[seat]!} />}
                </span>
            ))}
        </div>
    );
}

export function PhoneEndings() {
    return (
        <>
            {ENDS.map((end) => (
                <div key={end.outcome} class="mar-end-phone night">
                    <EndPicture end={end} narrow />
                </div>
            ))}
        </>
    );
}

/** Squares of 44, the camera follows you, the small map in the corner. */
export function Phone({ width, height, of = 'four' }: { width: number; height: number; of?: 'four' | 'six' }) {
    const all = of === 'four' ? walking : late;
    return (
        <TownBoard
            scenery={all}
            width={width}
            height={height}
            tile={132}
            bare
            corner={(camera) => <Small scenery={all} camera={camera} width={114} />}
        />
    );
}

/** From one to seven on a square: six pawns and a Martian. */
export function Sharing() {
    const spots = [
        [1, 0],
        [0, 1],
        [1, 1],
        [2, 1],
        [1, 2],
        [4, 0],
        [4, 1],
    ] as const;
    const pawns = spots.flatMap(([x, y], i) => Array.from({ length: Math.max(1, i) }, (_, seat) => ({ seat, x, y })));
    const martians = spots.slice(1).map(([x, y]) => ({ x, y }));
    const tiles = [0, 1].map((column) => ({
        column,
        row: 0,
        plan: plan(column ? 'straight-a' : 'crossroads'),
        seed: 3,
    }));
    return (
        <TownBoard
            scenery={{ tiles, pawns, martians, lying: [], markers: [], reach: [] }}
            width={390}
            height={210}
            bare
        />
    );
}
