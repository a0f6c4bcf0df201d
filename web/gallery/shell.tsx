// The art of the shell: shelf, waiting room, error pages, logo.
import {
    Cover,
    FullTable,
    GameBox,
    Logo,
    LostOrbit,
    NightSky,
    NoTable,
    Orbits,
    SeatOrbits,
    SeatPlanet,
    Shelf,
    seatPlace,
} from '../src/pages/art';
import { Panel } from '../src/ui/panel';
import { Piece, Row } from './show';
import './shell.css';

const GAMES = ['earth-gambit', 'mars-vs-earth-2e', 'onward-to-venus', 'martians'];

export default function Shell() {
    return (
        <>
            <Row name="Shelf" wide>
                <div class="shell-page">
                    <Orbits />
                    <NightSky />
                    <div class="shell-bar">
                        <Logo size={32} /> <b>Orrery</b>
                    </div>
                    <Shelf>
                        {GAMES.map((game, i) => (
                            <GameBox key={game} game={game} label={game} risen={i === 0} />
                        ))}
                    </Shelf>
                </div>
            </Row>
            <Row name="Waiting room" wide>
                <WaitingRoom />
            </Row>
            <Row name="Covers small: phone, lessons; a game without one">
                {GAMES.map((game) => (
                    <div key={game} class="shell-small">
                        <Cover game={game} label={game} />
                    </div>
                ))}
                {[...GAMES, 'template'].map((game) => (
                    <div key={game} class="shell-tiny">
                        <Cover game={game} label={game} />
                    </div>
                ))}
                {[22, 32, 64].map((size) => (
                    <Logo key={size} size={size} />
                ))}
            </Row>
            <Row name="Error pages">
                <Panel>
                    <Piece name="No such table">
                        <NoTable />
                    </Piece>
                </Panel>
                <Panel>
                    <Piece name="The table is full">
                        <FullTable />
                    </Piece>
                </Panel>
                <Panel>
                    <Piece name="Something broke">
                        <LostOrbit />
                    </Piece>
                </Panel>
            </Row>
        </>
    );
}

function WaitingRoom() {
    const names = ['Ada', 'Cem', '', 'Bea', '', ''];
    return (
        <div class="shell-room">
            <NightSky width={850} height={596} count={150} seed={4} />
            <SeatOrbits />
            <div class="shell-sun">
                <Cover game="earth-gambit" label="Earth Gambit" />
            </div>
            {names.map((name, i) => {
                const { x, y } = seatPlace(i, names.length);
                return (
                    <div key={i} class="shell-at" style={{ left: `${x}px`, top: `${y}px` }}>
                        <SeatPlanet seat={i} empty={!name}>
                            <b>{name || 'Normal bot'}</b>
                            <span>{name ? 'ready' : 'or a friend'}</span>
                        </SeatPlanet>
                    </div>
                );
            })}
        </div>
    );
}
