// The art of Earth Gambit: the board as at 1366 x 650, then every piece.
import type { ComponentChildren } from 'preact';
import {
    AbilityCard,
    AbilityMark,
    Aim,
    CardArt,
    CardBack,
    CardTile,
    Coil,
    Console,
    Flasks,
    HandCard,
    LargeCard,
    ListCard,
    LostSky,
    PsychRings,
    Rack,
    RoleCard,
    RoleEmblem,
    Science,
    Shape,
    Sky,
    TeamGauge,
    WonSky,
    abilitySigns,
    cardLooks,
    identityClass,
    teams,
    type Colour,
    type Role,
} from '../src/games/earth_gambit/art';
import { Scene } from '../src/ui/dialog';
import { range } from '../src/ui/geometry';
import { SeatBadge } from '../src/ui/seat_badge';
import { Piece, Row, title } from './show';
import './earth_gambit.css';

const roles = Object.keys(teams) as Role[];
const NAMES: Record<Role, string> = { alien: 'Alien', scientist: 'Scientist', extinctionist: 'Extinctionist' };
const GOAL: Record<Role, number> = { alien: 6, scientist: 6, extinctionist: 3 };

export default function EarthGambit() {
    return (
        <>
            <Row name="Board, 1366 x 390" wide>
                <Board values={[4, 3, 2]} />
                <Board values={[4, 3, 2]}>
                    <Reaction />
                </Board>
            </Row>
            <Cards />
            <Gauges />
            <Roles />
            <Skies />
        </>
    );
}

const ROW: Colour[][] = [['red'], ['blue'], ['red'], ['yellow', 'blue'], ['red'], ['blue'], ['yellow', 'red'], ['red']];

function Board({ values, children }: { values: number[]; children?: ComponentChildren }) {
    return (
        <div class="gallery-board night eg-shown">
            <Sky />
            <div class="eg-at-left">
                <Flasks />
            </div>
            <div class="eg-at-right">
                <Coil />
            </div>
            <div class="eg-at-middle">
                <Console />
                {roles.map((role, i) => (
                    <div key={role} class="eg-instrument" style={{ left: `${22 + i * 304}px` }}>
                        <TeamGauge
                            colour={teams[role].colour}
                            value={values[i]!}
                            goal={GOAL[role]}
                            own={i === 0}
                            label={`${NAMES[role]}s, ${values[i]} of ${GOAL[role]}`}
                        />
                        <b>
                            <Shape colour={teams[role].colour} size={15} /> {NAMES[role]}s
                        </b>
                        <span>{GOAL[role] - values[i]!} more</span>
                    </div>
                ))}
            </div>
            <div class="eg-at-foot">
                <Rack name="Science on the table">
                    {ROW.map((colours, i) => (
                        <Science key={i} colours={colours} covered={i === 4} state={{ changed: i >= 5 }} />
                    ))}
                </Rack>
            </div>
            {children}
        </div>
    );
}

function Reaction() {
    return (
        <Scene name="Aimed at you" urgent>
            <Aim
                width={1366}
                height={390}
                from={{ start: [345, -6], end: [520, 120] }}
                hit={{ start: [500, 250], end: [126, 14] }}
            />
            <div class="eg-at-card">
                <LargeCard
                    word="steal-card"
                    name="Steal Card"
                    text="A player shows a card of their choice and draws a new one; you play the shown card."
                    askew
                />
            </div>
        </Scene>
    );
}

const words = Object.keys(cardLooks);

function Cards() {
    return (
        <>
            <HandCards />
            <States />
            <LargeCards />
            <Abilities />
            <Tiles />
            <Backs />
        </>
    );
}

function HandCards() {
    return (
        <Row name="Hand cards, every word of cards.csv">
            {words.map((word) => (
                <HandCard key={word} word={word} name={title(word)} line="What it does in one line." from="kept" />
            ))}
        </Row>
    );
}

function States() {
    return (
        <Row name="States: asked, picked, may, changed, locked; unknown words">
            <HandCard word="heal-all" name="Heal All" line="All damaged are healed." state={{ asked: true }} />
            <HandCard
                word="damage-or-heal"
                name="Damage or Heal"
                line="Hurt a player, or heal one."
                from="just drawn"
                state={{ picked: true, asked: true }}
            />
            <HandCard word="protect-player" name="Protect Player" line="Works once." state={{ may: true }} />
            <HandCard word="trade-cards" name="Trade Cards" line="Two players swap a card." state={{ changed: true }} />
            <HandCard word="red-science" name="Red Science" line="Counts 1 red." why="Psych Defence" />
            <HandCard word="home-made" name="Home Made" line="A card of a set of one's own." />
            <HandCard word="green-tea" name="Blue Tea" colours={['blue']} line="Science of such a set." />
        </Row>
    );
}

function LargeCards() {
    return (
        <Row name="Large: shown, read, to choose among; in a list">
            <LargeCard
                word="psych-defence"
                name="Psych Defence"
                text="Until your next turn nobody can play pure red Science."
            />
            <LargeCard word="yellow-blue-science" name="Yellow/Blue Science" text="Counts for both." size="read" />
            <LargeCard word="peek-at-any-card" name="Peek at Any Card" text="Look at one card." size="small" />
            <LargeCard
                word="red-science"
                name="Red Science"
                text="Counts 1 red."
                size="small"
                state={{ picked: true }}
            />
            <ListCard
                word="stray-damage"
                name="Stray Damage"
                line="The die picks who is hurt."
                state={{ asked: true }}
            />
            <ListCard
                word="yellow-red-science"
                name="Yellow/Red Science"
                line="Counts for both."
                state={{ picked: true }}
            />
        </Row>
    );
}

function Abilities() {
    return (
        <Row name="Special Abilities, every word of abilities.csv">
            {Object.keys(abilitySigns).map((word) => (
                <AbilityCard key={word} word={word} name={title(word)} text="What it does, in a line or two." />
            ))}
            <AbilityCard
                word="lab-accident"
                name="Lab Accident"
                text="Damage one player."
                tag="you may, now"
                state={{ may: true }}
            />
            <Piece name="unused, used">
                <span>
                    <AbilityMark used={false} label="unused ability" /> <AbilityMark used label="used ability" />
                </span>
            </Piece>
        </Row>
    );
}

function Tiles() {
    return (
        <Row name="Small signs: in the story 24, in force 38">
            {words.map((word) => (
                <CardTile key={word} word={word} />
            ))}
            <CardTile word="psych-defence" size={38} />
            <CardTile word="yellow-red-science" size={38} />
        </Row>
    );
}

function Backs() {
    return (
        <Row name="Backs; illustrations alone">
            <CardBack pile />
            <CardBack kind="discard" pile />
            <CardBack kind="role" height={80} />
            {['steal-card', 'yellow-red-science', 'psych-weapon'].map((word) => (
                <div key={word} class="eg-art-alone">
                    <CardArt word={word} size={40} />
                </div>
            ))}
        </Row>
    );
}

function Gauges() {
    return (
        <Row name="Gauges: 0 to 6, small; Science: plain, covered, asked, picked, changed">
            {range(7).map((n) => (
                <TeamGauge key={n} colour="red" value={n} goal={6} size={116} label={`Aliens, ${n} of 6`} />
            ))}
            {range(4).map((n) => (
                <TeamGauge key={n} colour="yellow" value={n} goal={3} size={116} label={`Extinctionists, ${n} of 3`} />
            ))}
            <Science colours={['red']} />
            <Science colours={['blue']} covered />
            <Science colours={['yellow', 'red']} state={{ asked: true }} />
            <Science colours={['yellow', 'blue']} state={{ picked: true }} />
            <Science colours={['red']} size={38} state={{ changed: true }} />
        </Row>
    );
}

function Roles() {
    return (
        <Row name="Roles">
            {roles.map((role) => (
                <RoleEmblem key={role} role={role} />
            ))}
            {roles.map((role) => (
                <div key={role} class={`eg-identity ${identityClass(role)}`}>
                    You are<b>{NAMES[role]}</b>
                </div>
            ))}
            {roles.map((role, i) => (
                <RoleCard
                    key={role}
                    role={role}
                    height={(['low', 'tall', 'tallest'] as const)[i]}
                    name={NAMES[role]}
                    who={
                        <>
                            <SeatBadge seat={i} size={20} /> Bea
                        </>
                    }
                />
            ))}
        </Row>
    );
}

function Skies() {
    return (
        <Row name="Endings and rings">
            {roles.map((role) => (
                <div key={role} class="eg-sky-shown">
                    <WonSky role={role} />
                </div>
            ))}
            <div class="eg-sky-shown">
                <LostSky />
            </div>
            <div class="eg-sky-shown night">
                <PsychRings width={1366} height={650} at={[683, 325]} />
            </div>
        </Row>
    );
}
