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
import * as earthGambit from '../src/games/earth_gambit/art/cover';
import * as marsVsEarth from '../src/games/mars_vs_earth/art/cover';
import * as martians from '../src/games/martians/art/cover';
import * as onwardToVenus from '../src/games/onward_to_venus/art/cover';
import { Panel } from '../src/ui/panel';
import { Piece, Row } from './show';
import './shell.css';

const BOXES = [
    { label: 'Earth Gambit', Art: earthGambit.EarthGambitCover, spine: earthGambit.SPINE },
    { label: 'Mars vs Earth', Art: marsVsEarth.MarsVsEarthCover, spine: marsVsEarth.SPINE },
    { label: 'Onward to Venus', Art: onwardToVenus.OnwardToVenusCover, spine: onwardToVenus.SPINE },
    { label: 'Martians!!!', Art: martians.MartiansCover, spine: martians.SPINE },
];

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
                        {BOXES.map((box, i) => (
                            <GameBox key={box.label} {...box} risen={i === 0} />
                        ))}
                    </Shelf>
                </div>
            </Row>
            <Row name="Waiting room" wide>
                <WaitingRoom />
            </Row>
            <Row name="Covers small: phone, lessons; a game without one">
                {BOXES.map((box) => (
                    <div key={box.label} class="shell-small">
                        <Cover {...box} />
                    </div>
                ))}
                {[...BOXES, { label: 'a game without a cover' }].map((box) => (
                    <div key={box.label} class="shell-tiny">
                        <Cover {...box} />
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
                <Cover {...BOXES[0]!} />
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
