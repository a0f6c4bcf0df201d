// The art of Onward to Venus: the board in its three shapes, the scenes of a match, then every piece.
import cardSheet from '../../data/onward_to_venus/cards.csv?raw';
import {
    Crest,
    Horizon,
    PassCubes,
    PaymentGauge,
    Piece,
    Planet,
    Tile,
    VenusCard,
    empireWords,
    pieceSigns,
    planetWords,
    type Empire,
    type PieceKind,
} from '../src/games/onward_to_venus/art';
import { Board, Upright, planetNames, tiles } from './onward_to_venus_board';
import { five, mercury } from './onward_to_venus_positions';
import {
    Crisis,
    Endings,
    Income,
    Invasion,
    Losses,
    Move,
    Pay,
    PickTile,
    Shop,
    Targets,
} from './onward_to_venus_scenes';
import { sheetOf } from './sheets';
import { Piece as Shown, Row } from './show';
import './onward_to_venus.css';

export default function OnwardToVenus() {
    return (
        <>
            <Row name="Board, 1366 x 390" wide>
                <Board position={five} />
            </Row>
            <Row name="Higher, 1280 x 496; below 1100 in two rows, 1024 x 464" wide>
                <Board position={five} width={1280} height={496} />
                <Board position={five} width={1024} height={464} dead={['mars']} />
            </Row>
            <Row name="On a phone: eight rows, 390 x 456 and 360 x 420">
                <Upright position={five} halos={{ venus: 'asked', earth: 'picked', mars: 'asked', moon: 'hit' }} />
                <Upright position={mercury} width={360} height={420} />
            </Row>
            <Scenes />
            <Pieces />
            <Cards />
        </>
    );
}

function Scenes() {
    return (
        <>
            <Row name="A move" wide>
                <Move />
            </Row>
            <Row name="A claim: tile, payment, losses" wide>
                <PickTile />
                <Pay />
                <Losses />
            </Row>
            <Row name="The shop in the place of the hand" wide>
                <Shop />
            </Row>
            <Row name="Targets on the board" wide>
                <Targets />
            </Row>
            <Row name="Crisis, invasion, income" wide>
                <Crisis />
                <Invasion />
                <Income />
            </Row>
            <Row name="Endings: won, lost, Earth falls to the aliens, Earth burns" wide>
                <Endings />
            </Row>
        </>
    );
}

const kinds = Object.keys(pieceSigns) as PieceKind[];

function Pieces() {
    return (
        <>
            <Row name="Empires: crests, units and buildings">
                {empireWords.map((empire) => (
                    <Shown key={empire} name={empire}>
                        <span>
                            <Crest empire={empire} size={42} /> <Crest empire={empire} size={20} />{' '}
                            {kinds.map((kind) => (
                                <Piece key={kind} empire={empire} kind={kind} />
                            ))}
                        </span>
                    </Shown>
                ))}
            </Row>
            <Row name="Tiles, every word of tiles.csv, and an alien; one of a set of one's own; lit, dim">
                {Object.entries(tiles).map(([word, tile]) => (
                    <Shown key={word} name={word}>
                        <Tile {...tile} size={40} />
                    </Shown>
                ))}
                <Tile kind="home-made" figure="9" size={40} />
                <Tile {...tiles['mine-4']!} size={64} lit />
                <Tile {...tiles['crisis-6-skull']!} size={64} />
                <Tile {...tiles['windfall']!} size={64} dim />
            </Row>
            <Row name="Planets: small, large in a sheet, lost">
                {planetWords.map((planet) => (
                    <Shown key={planet} name={planetNames[planet]}>
                        <Planet planet={planet} size={150} />
                    </Shown>
                ))}
                {planetWords.map((planet) => (
                    <Planet key={planet} planet={planet} size={28} />
                ))}
                <Planet planet="venus" size={240} />
                <Planet planet="mars" size={120} dead />
                <Planet planet="kuiper-belt" size={120} dead />
                <Horizon planet="mars" width={268} height={62} />
            </Row>
            <Row name="Pass cubes; a payment that lacks two, one that wastes two">
                <PassCubes left={4} of={6} label="4 of 6 pass cubes left" />
                <PassCubes left={7} of={7} label="7 of 7 pass cubes left" size={20} />
                {[3, 7].map((points) => (
                    <div key={points} class="otv-gauge-shown">
                        <PaymentGauge
                            price={5}
                            shares={[
                                { by: 'units', points: 1 },
                                { by: 'cards', points: points - 1 },
                            ]}
                            name="Payment"
                            said={`${points} of 5`}
                        />
                    </div>
                ))}
            </Row>
        </>
    );
}

const cards = sheetOf(cardSheet);
const ownerOf = (owner?: string) => (owner === 'common' ? undefined : (owner as Empire));

function Cards() {
    return (
        <>
            <Row name="Cards, every word of cards.csv">
                {cards.map(({ id, name, owner, effect, n, text }) => (
                    <VenusCard
                        key={id}
                        word={id!}
                        name={name!}
                        empire={ownerOf(owner)}
                        plus={effect === 'cp' ? `+${n}` : undefined}
                        tag={text?.startsWith('Action') ? 'Action' : undefined}
                        text={effect === 'cp' ? `+${n} in a combat` : 'In a few words'}
                    />
                ))}
            </Row>
            <Row name="States: asked, picked, may, locked, two copies; read">
                <VenusCard word="war-loan" name="War Loan" text="Take £5" tag="Action" state={{ asked: true }} />
                <VenusCard word="bugle-call" name="Bugle Call" text="3 units back" state={{ picked: true }} />
                <VenusCard word="second-attempt" name="Second Attempt" text="Roll again" state={{ may: true }} />
                <VenusCard word="steelworks" name="Steelworks" empire="german" state={{ locked: true }} />
                <VenusCard word="home-made" name="Home Made" text="A card of a set of one's own" copies="×2" />
                <VenusCard
                    word="freight-airship"
                    name="Freight Airship"
                    empire="german"
                    text={cards.find(({ id }) => id === 'freight-airship')?.text}
                    size="read"
                />
            </Row>
        </>
    );
}
