// Scenes of Onward to Venus as they come in a match: a move, a claim, the shop, a crisis, the invasion, income, the
// endings.
import type { ComponentChildren } from 'preact';
import eraser from 'icon:lucide/eraser';
import sparkles from 'icon:lucide/sparkles';
import skull from 'icon:game-icons/skull-crossed-bones';
import {
    AdvanceMark,
    AimMark,
    AlienBanner,
    AlienFog,
    AlienMarch,
    BurningPlanet,
    CalloutMark,
    CardTick,
    ClaimDie,
    Crest,
    CrisisGround,
    CrisisLine,
    CrisisTitle,
    EarthFalls,
    Horizon,
    Ledger,
    LostSky,
    OrderSlip,
    PaymentGauge,
    Piece,
    PieceMark,
    PiecePick,
    PillMark,
    Planet,
    Plate,
    SaucerMark,
    ShopCard,
    Tile,
    Track,
    Way,
    WonSky,
    empireWords,
    orbitPlace,
    pieceSigns,
    planetWords,
    wayOf,
    type CrisisStop,
    type Empire,
    type PlanetWord,
} from '../src/games/onward_to_venus/art';
import { Button } from '../src/ui/button';
import { Icon } from '../src/ui/icon';
import { Stepper } from '../src/ui/stepper';
import { Board, groupsOf, placesOf, planetNames, planetOf, tiles } from './onward_to_venus_board';
import { aliens, bugle, end, five, mercury } from './onward_to_venus_positions';

const STEPS = ['Tile', 'Dice', 'Pay', 'Losses'];
const NAMES: Record<Empire, string> = {
    british: 'You',
    french: 'Rigel',
    russian: 'Altair',
    german: 'Deneb',
    usa: 'Mira',
};
const nothing = () => undefined;

export function Move() {
    return (
        <Board
            position={five}
            halos={{
                earth: 'picked',
                venus: 'asked',
                moon: 'asked',
                mars: 'asked',
                ganymede: 'asked',
                mercury: 'asked',
            }}
            litPiece={(planet, { empire }, where) => planet === 'earth' && empire === 'british' && where === 'orbit'}
            under={(layout) => <Way d={wayOf(layout, ['earth', 'mars', 'ganymede'])} />}
            over={({ stations: { venus, moon, mars, mercury: first, ganymede: to } }) => (
                <>
                    {[venus, moon, mars].map(({ planet, x, y, r }) => (
                        <PillMark key={planet} x={x + r * 0.9} y={y + r * 0.85}>
                            1, then claim
                        </PillMark>
                    ))}
                    {[first, to].map(({ planet, x, y, r }) => (
                        <PillMark key={planet} x={x + r * 0.8} y={y + r * 0.85}>
                            2
                        </PillMark>
                    ))}
                    <PieceMark empire="british" kind="spaceship" x={to.x - 16} y={to.y - to.r - 44} r={14} lit />
                    <PieceMark empire="british" kind="infantry" x={to.x + 17} y={to.y - to.r - 44} r={14} lit />
                </>
            )}
        />
    );
}

export function PickTile() {
    const offers = ['factory', 'windfall', 'big-game', 'mine-2', 'mine-5', 'crisis-5'];
    return (
        <Board
            position={five}
            halos={{ earth: 'asked', moon: 'asked', mars: 'asked' }}
            litTile={(planet, tile) => planet === 'earth' && tile.kind === 'mine' && tile.defence === 2}
        >
            <div class="otv-at-side is-narrow">
                <Plate name="Claim">
                    <Track steps={STEPS} now={0} />
                    <div class="otv-tabs">
                        {(['earth', 'moon', 'mars'] as const).map((planet) => (
                            <span key={planet} class="otv-tab">
                                <Planet planet={planet} size={30} /> {planetNames[planet]}
                            </span>
                        ))}
                    </div>
                    {offers.map((word) => (
                        <div key={word} class="otv-offer">
                            <Tile {...tiles[word]!} size={30} />
                            <b>{word}</b>
                        </div>
                    ))}
                </Plate>
            </div>
        </Board>
    );
}

function Price() {
    return (
        <div class="otv-price">
            <div class="otv-line">
                <Tile {...tiles['mine-2']!} size={46} />
                <div>
                    <h3>Mine on Earth</h3>
                    £3 each period
                </div>
            </div>
            <div class="otv-line">
                <ClaimDie face={5} label="5" />
                <ClaimDie face={4} out crossed label="4, left out" />
                <ClaimDie face={0} label="skull" />
            </div>
            <div>
                Defence <b>2</b>, and highest less lowest <b>5 − 0 = 5</b>
            </div>
            <div>
                Price <b class="otv-large-figure">7</b> points
            </div>
            <div class="otv-line otv-warns">
                <Icon of={skull} size={17} /> 1 skull: one unit is lost
            </div>
            <div class="otv-at-foot">
                <Horizon planet="earth" width={220} height={56} />
            </div>
        </div>
    );
}

const UNITS = [
    { kind: 'infantry', name: 'Infantry', note: '1 each', value: 1, worth: '+1' },
    { kind: 'spaceship', name: 'Spaceship', note: '1, stays down', value: 0, worth: '0' },
    { kind: 'tank', name: 'Tank', note: '2 each', value: 1, worth: '+2' },
] as const;

/** The price on the left, what is given for it on the right. */
function Paying({ name, now, children }: { name: string; now: number; children: ComponentChildren }) {
    return (
        <div class="otv-at-side">
            <Plate name={name}>
                <Track steps={STEPS} now={now} />
                <div class="otv-halves">
                    <Price />
                    <div class="otv-payment">{children}</div>
                </div>
            </Plate>
        </div>
    );
}

export function Pay() {
    return (
        <Board
            position={five}
            halos={{ earth: 'picked' }}
            litTile={(planet, tile) => planet === 'earth' && tile.kind === 'mine' && tile.defence === 2}
            litPiece={(planet, { empire, kind }, where) =>
                planet === 'earth' && empire === 'british' && where === 'orbit' && kind !== 'spaceship'
            }
        >
            <Paying name="Payment" now={2}>
                {UNITS.map(({ kind, name, note, value, worth }) => (
                    <div key={kind} class="otv-unit">
                        <Piece empire="british" kind={kind} size={30} />
                        <span>
                            <b>{name}</b> {note}
                        </span>
                        <Stepper
                            name={name}
                            value={value}
                            low={0}
                            high={1}
                            lessLabel="less"
                            moreLabel="more"
                            change={nothing}
                        />
                        <b class="otv-worth">{worth}</b>
                    </div>
                ))}
                <div class="otv-line">
                    <CardTick word="wall-breaching-beam" name="Wall-Breaching Beam" worth="+3" />
                    <CardTick word="untested-prototype" name="Untested Prototype" worth="+4" on />
                </div>
                <PaymentGauge
                    price={7}
                    shares={[
                        { by: 'units', points: 3 },
                        { by: 'cards', points: 4 },
                    ]}
                    name="Payment"
                    said="7 of 7 paid, nothing wasted"
                />
                <div class="otv-line">
                    <b>7 of 7 paid, nothing wasted</b>
                    <Button icon={sparkles} size="small">
                        Cheapest way
                    </Button>
                    <Button icon={eraser} size="small">
                        Clear all
                    </Button>
                </div>
            </Paying>
        </Board>
    );
}

export function Losses() {
    return (
        <Board
            position={{
                ...five,
                earth: { ...five.earth, orbit: 'bs1 ft1 ri2 ui3 ut1', surface: `${five.earth.surface} bi1 bt1` },
            }}
            halos={{ earth: 'picked' }}
            litPiece={(planet, { empire, kind }, where) =>
                planet === 'earth' && empire === 'british' && where === 'surface' && kind === 'infantry'
            }
        >
            <Paying name="Losses" now={3}>
                <p>One skull. Which unit at Earth goes back to your stock?</p>
                <div class="otv-line">
                    <PiecePick empire="british" kind="infantry" size="large" on tag="lost">
                        <b>Infantry</b>
                        <br />
                        landed
                    </PiecePick>
                    <PiecePick empire="british" kind="tank" size="large">
                        <b>Tank</b>
                        <br />
                        landed
                    </PiecePick>
                    <PiecePick empire="british" kind="spaceship" size="large">
                        <b>Spaceship</b>
                        <br />
                        in orbit
                    </PiecePick>
                </div>
            </Paying>
        </Board>
    );
}

export function Shop() {
    return (
        <>
            <Board
                position={five}
                halos={{ earth: 'asked', moon: 'asked' }}
                over={({ stations: { earth, moon } }) => (
                    <>
                        <PieceMark empire="british" kind="tank" x={moon.x + 52} y={moon.y - 18} r={14} lit />
                        <PillMark x={moon.x + 30} y={moon.y - 54} tone="picked">
                            new tank
                        </PillMark>
                        <PieceMark empire="british" kind="spaceship" x={earth.x + 14} y={earth.y + 62} r={14} lit />
                        <PillMark x={earth.x - 2} y={earth.y + 90} tone="picked">
                            new ship
                        </PillMark>
                    </>
                )}
            />
            <div class="otv-hand">
                <ShopCard
                    empire="british"
                    kind="infantry"
                    name="Infantry"
                    price="£2"
                    text="Always to Earth. Counts 1 when it lands."
                    stock="7 in stock"
                />
                <ShopCard
                    empire="british"
                    kind="tank"
                    name="Tank"
                    price="£3"
                    text="Earth, or where you have a factory. Counts 2."
                    stock="4 in stock"
                    state={{ picked: true }}
                />
                <ShopCard
                    empire="british"
                    kind="spaceship"
                    name="Spaceship"
                    price="£4"
                    text="Earth, or where you have a factory. Carries all."
                    stock="none in stock"
                    state={{ locked: true }}
                />
                <OrderSlip order={{ empire: 'british', kind: 'tank', name: 'Tank', price: '£3' }}>
                    <Button size="small">Earth</Button>
                    <Button size="small" pressed>
                        Moon
                    </Button>
                </OrderSlip>
                <OrderSlip>one more, if you like</OrderSlip>
            </div>
        </>
    );
}

/** A card that calls units back, a tension, a unit to remove. */
export function Targets() {
    const tank = groupsOf(mercury.mars.orbit).findIndex(({ empire, kind }) => empire === 'french' && kind === 'tank');
    return (
        <>
            <Board
                position={bugle}
                halos={{ moon: 'picked' }}
                litPiece={(planet, { empire, kind }, where) =>
                    planet === 'moon' && empire === 'british' && where === 'surface' && kind !== 'factory'
                }
                over={({ stations: { moon } }) => (
                    <>
                        <PieceMark empire="british" kind="infantry" x={moon.x - 39} y={moon.y - 62} lit ghost />
                        <PieceMark empire="british" kind="spaceship" x={moon.x + 42} y={moon.y - 62} lit ghost />
                        <PillMark x={moon.x} y={moon.y - 92} tone="picked">
                            back in orbit
                        </PillMark>
                    </>
                )}
            />
            <Board
                position={five}
                halos={{ mars: 'picked' }}
                litTile={(planet, { kind }) => planet === 'mars' && kind === 'tension'}
            />
            <Board
                position={mercury}
                halos={{ mercury: 'asked' }}
                over={({ stations: { mars } }) => {
                    const [x, y] = orbitPlace(mars, groupsOf(mercury.mars.orbit).length, tank);
                    return (
                        <>
                            <AimMark x={x} y={y} />
                            <CalloutMark
                                x={866}
                                y={279}
                                empire="french"
                                kind="tank"
                                title="Rigel's tank over Mars"
                                text="Rigel leads on Mars, 41 points in all."
                            />
                        </>
                    );
                }}
            />
        </>
    );
}

const LEVELS: Partial<Record<PlanetWord, number>> = {
    mercury: 2,
    venus: 3,
    earth: 1,
    mars: 2,
    titan: 1,
    'kuiper-belt': 2,
};

export function Crisis() {
    const stops = planetWords.map((planet, i): CrisisStop => ({
        planet,
        name: planetNames[planet],
        level: LEVELS[planet] ?? 0,
        state: i === 0 ? 'done' : i === 1 ? 'now' : 'later',
    }));
    return (
        <div class="gallery-board">
            <CrisisGround>
                <div class="otv-at-fire">
                    <BurningPlanet planet="venus" tiles={[tiles['crisis-3']!, tiles['crisis-2-skull']!]} skulls={1} />
                </div>
                <div class="otv-at-line">
                    <CrisisLine stops={stops} />
                </div>
                <div class="otv-at-words">
                    Venus, crisis level 3: two tiles and one skull
                    <CrisisTitle>Venusian Uprising</CrisisTitle>
                    <p>Everybody loses 2 units on Venus, and a mine or factory for each unit short.</p>
                </div>
                <div class="otv-at-picks otv-line">
                    {(['infantry', 'infantry', 'infantry', 'spaceship'] as const).map((kind, i) => (
                        <PiecePick key={i} empire="british" kind={kind} on={i === 0 || i === 2} tag="lost">
                            {kind === 'infantry' ? 'Infantry' : 'Spaceship'}
                            <br />
                            in orbit
                        </PiecePick>
                    ))}
                </div>
                <div class="otv-at-dice otv-line">
                    <ClaimDie face={0} label="skull" />
                    <ClaimDie face={4} out label="4" />
                    <ClaimDie face={0} label="skull" />
                </div>
            </CrisisGround>
        </div>
    );
}

export function Invasion() {
    return (
        <>
            <Board
                position={aliens}
                under={({ width, height }) => <AlienFog width={width} height={height} />}
                over={({ stations: { mars, ganymede, titan, 'kuiper-belt': belt } }) => (
                    <>
                        {[belt, titan, ganymede].map(({ planet, x, y }, i) => (
                            <SaucerMark key={planet} x={x} y={y - 2} scale={0.95} tilt={[-5, 4, -4][i]} />
                        ))}
                        <AdvanceMark x={(ganymede.x + mars.x) / 2 - 10} y={mars.y - 22} />
                        <PillMark x={(ganymede.x + mars.x) / 2} y={mars.y - 54} tone="alien">
                            next period
                        </PillMark>
                    </>
                )}
            />
            <div class="otv-banner-shown">
                <AlienBanner title="Alien Invasion">
                    Kuiper Belt, Titan and Ganymede are overrun: every unit, mine and factory there is gone.
                </AlienBanner>
            </div>
        </>
    );
}

const columns = planetWords.map((planet) => ({ planet, name: planetNames[planet].replace(' Belt', '') }));

export function Income() {
    return (
        <div class="gallery-board">
            <div class="otv-at-middle">
                <Plate name="Income">
                    <div class="otv-income">
                        <h3>Period 2 is over</h3>
                        <Ledger
                            planets={columns}
                            more={['Purse', 'Income']}
                            rows={empireWords.map((empire, i) => ({
                                empire,
                                who: NAMES[empire],
                                tone: i ? undefined : 'you',
                                cells: [
                                    ...planetWords.map((planet) =>
                                        planetOf(five, planet)
                                            .surface.filter((group) => group.empire === empire)
                                            .map(({ kind, count }) => (
                                                <span key={kind}>
                                                    {count > 1 && count}
                                                    <Icon of={pieceSigns[kind]} size={20} />
                                                </span>
                                            )),
                                    ),
                                    '£14',
                                    '£10',
                                ],
                            }))}
                        />
                    </div>
                </Plate>
            </div>
        </div>
    );
}

/** Points by planet; those who are level stand beside the number. */
function Score() {
    const at = (planet: PlanetWord, empire: Empire) => {
        const place = placesOf(planet, groupsOf(end[planet].surface)).find(({ held }) => held.includes(empire));
        if (!place) return '·';
        const level = place.held.filter((other) => other !== empire);
        return (
            <>
                <b>{place.points}</b>
                {level.length > 0 && ' = '}
                {level.map((other) => (
                    <Crest key={other} empire={other} size={20} />
                ))}
            </>
        );
    };
    const order: [Empire, number][] = [
        ['french', 42],
        ['usa', 20],
        ['russian', 17],
        ['german', 17],
        ['british', 15],
    ];
    return (
        <Ledger
            planets={columns.map((c) => ({ ...c, dead: c.planet === 'mars' }))}
            more={['Points']}
            rows={order.map(([empire, sum], i) => ({
                empire,
                who: NAMES[empire],
                tone: i === 0 ? 'first' : empire === 'british' ? 'you' : undefined,
                cells: [...planetWords.map((planet) => at(planet, empire)), sum],
            }))}
        />
    );
}

export function Endings() {
    return (
        <>
            <div class="gallery-board otv-end night">
                <WonSky planet="venus" />
                <div class="otv-end-words">
                    <h2 class="otv-end-title">You won!</h2>
                    <Plate>
                        <div class="otv-income">
                            <Score />
                        </div>
                    </Plate>
                </div>
            </div>
            <div class="gallery-board otv-end is-low night">
                <LostSky planet="mars" />
            </div>
            <div class="gallery-board otv-end night">
                <EarthFalls />
                <div class="otv-falls">
                    <h2 class="otv-end-title is-alien">Earth falls</h2>
                    <p>Everybody loses. There are no points.</p>
                    <AlienMarch
                        way={(['kuiper-belt', 'titan', 'ganymede', 'mars', 'moon', 'earth'] as const).map(
                            (planet, i) => ({
                                planet,
                                name: planetNames[planet].replace(' Belt', ''),
                                when: i < 3 ? 'period 2' : 'period 3',
                                held: i > 2,
                            }),
                        )}
                    />
                </div>
            </div>
            <div class="gallery-board otv-end is-low night">
                <EarthFalls aliens={false} />
            </div>
        </>
    );
}
