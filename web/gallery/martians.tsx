// The art of Martians!!!: the town in its shapes, the scenes of a match, then every piece.
import cardSheet from '../../data/martians/cards.csv?raw';
import {
    Bullets,
    BurstMark,
    CaptionMark,
    CardBack,
    Caught,
    ComicCard,
    ComicDie,
    ComicSvg,
    Count,
    Hearts,
    HeroPortrait,
    ItemBoxes,
    MartianPicture,
    MarkerMark,
    NoWeapon,
    Pawn,
    ReachMark,
    RingMark,
    SaucerMark,
    SeatFigures,
    ShipPicture,
    ShoutMark,
    SlotMark,
    SpeechMark,
    StepsMark,
    TickMark,
    TilePicture,
    TokenPicture,
    TurnSteps,
    Weapon,
    heroWords,
    itemWords,
    poses,
    tokens,
    type CardKind,
    type Token,
} from '../src/games/martians/art';
import ufo from 'icon:game-icons/ufo';
import {
    Aimed,
    Endings,
    Fights,
    Italian,
    Late,
    Laying,
    Phase,
    Phone,
    PhoneEndings,
    PhoneFights,
    Sharing,
    Together,
    Walking,
} from './martians_scenes';
import { plan, sheet, signOf, stepNames } from './martians_town';
import { sheetOf } from './sheets';
import { Piece as Shown, Row } from './show';
import './martians.css';

export default function Martians() {
    return (
        <>
            <Row name="Walking, 1366 x 390; 1280 x 496; 1024 x 464" wide>
                <Walking />
                <Walking width={1280} height={496} />
                <Walking width={1024} height={464} />
            </Row>
            <Row name="Late: it follows you, 1366 x 390; the whole town, 1280 x 496" wide>
                <Late tile={126} />
                <Late width={1280} height={496} />
            </Row>
            <Row name="On a phone: 390 x 456, 360 x 380; up to seven share a square">
                <Phone width={390} height={456} />
                <Phone width={360} height={380} of="six" />
                <PhoneRows />
                <Sharing />
            </Row>
            <Scenes />
            <Characters />
            <Tiles />
            <Small />
            <Cards />
        </>
    );
}

function Scenes() {
    return (
        <>
            <Row name="A tile is laid; the Martians move; a card is aimed at you" wide>
                <Laying />
                <Phase />
                <Aimed />
            </Row>
            <Row name="Together; Italian signs" wide>
                <Together />
                <Italian />
            </Row>
            <Row name="Fights: rolled, with a weapon, before the roll, won, lost" wide>
                <Fights />
            </Row>
            <Row name="Fights on a phone">
                <PhoneFights />
            </Row>
            <Row name="Endings: one for each outcome" wide>
                <Endings />
            </Row>
            <Row name="Endings on a phone">
                <PhoneEndings />
            </Row>
        </>
    );
}

function Characters() {
    return (
        <>
            <Row name="Portraits 50, 36, 24; pawns: active, aimed at, picked">
                {heroWords.map((hero, seat) => (
                    <Shown key={hero} name={hero}>
                        <span class="mar-line">
                            <HeroPortrait seat={seat} size={50} /> <HeroPortrait seat={seat} />{' '}
                            <HeroPortrait seat={seat} size={24} />
                        </span>
                    </Shown>
                ))}
                <ComicSvg viewBox="0 0 560 70" width={560} height={70} label="Pawns">
                    {heroWords.map((hero, seat) => (
                        <Pawn key={hero} seat={seat} x={32 + seat * 60} y={30} size={40} />
                    ))}
                    <Pawn seat={0} x={400} y={30} size={40} state="active" />
                    <Pawn seat={1} x={464} y={32} size={34} state="aimed" />
                    <Pawn seat={2} x={524} y={32} size={34} state="picked" />
                </ComicSvg>
            </Row>
            <Row name="Six poses of the Martians, at 130, 44 and 24">
                {poses.map((pose) => (
                    <Shown key={pose} name={pose}>
                        <span class="mar-line">
                            <MartianPicture pose={pose} size={130} label={pose} /> <MartianPicture pose={pose} />{' '}
                            <MartianPicture pose={pose} size={24} />
                        </span>
                    </Shown>
                ))}
            </Row>
            <Row name="The Mother Ship: empty, two Items, all on board; saucer">
                {[0, 2, 3].map((n) => (
                    <ShipPicture key={n} items={itemWords.slice(0, n)} width={300} label={`${n} Items on board`} />
                ))}
                <ComicSvg viewBox="-70 -50 140 90" width={140} height={90} label="Saucer">
                    <SaucerMark x={0} y={0} width={120} />
                </ComicSvg>
            </Row>
        </>
    );
}

function Tiles() {
    return (
        <>
            <Row name="Tiles, every word of tiles.csv; one of a home-made set">
                {sheet.map((row, i) => (
                    <Shown key={row['id']} name={row['id']!}>
                        <TilePicture
                            plan={plan(row['id']!)}
                            name={signOf(row['id']!)}
                            seed={i + 2}
                            size={132}
                            label={row['name']!}
                        />
                    </Shown>
                ))}
                <Shown name="home-made">
                    <TilePicture
                        plan={{ ...plan('school'), word: 'library' }}
                        name="Library"
                        size={132}
                        label="Library"
                    />
                </Shown>
            </Row>
            <Row name="Turned: once, twice, three times">
                {[1, 2, 3].map((turns) => (
                    <TilePicture
                        key={turns}
                        plan={plan('hardware-store', turns)}
                        name={signOf('hardware-store')}
                        seed={4}
                        size={132}
                        label={`Hardware Store, turned ${turns} times`}
                    />
                ))}
            </Row>
        </>
    );
}

function Small() {
    return (
        <>
            <Row name="Tokens; markers: face down, Crop Circle, Mother Ship">
                {(Object.keys(tokens) as Token[]).map((token) => (
                    <Shown key={token} name={token}>
                        <TokenPicture token={token} size={44} label={token} />
                    </Shown>
                ))}
                <ComicSvg viewBox="0 0 260 70" width={260} height={70} label="Markers">
                    <MarkerMark marker="down" x={36} y={36} size={44} />
                    <MarkerMark marker="crop-circle" x={98} y={36} size={44} />
                    <MarkerMark marker="mother-ship" x={192} y={36} size={44} />
                </ComicSvg>
            </Row>
            <Row name="Seats: Life, Bullets, Items, Martians caught; six at the table; on a phone">
                <SeatFigures life={3} bullets={2} items={['fuel', 'dynamite']} said={SAID} />
                <SeatFigures life={3} bullets={2} items={['fertilizer']} said={SAID} short />
                <Hearts life={5} label="5 Life" /> <Hearts life={0} label="no Life" />
                <Bullets count={0} label="no Bullets" /> <ItemBoxes held={[]} label="no Items" />
                <Caught count={9} of="of 30" />
                <Count value="2 of 3" text="Items on the ship" sign={ufo} />
                <Count value={27} text="Martians waiting" sign={ufo} tone="danger" />
            </Row>
            <Row name="Dice; marks: squares, steps, rings, ticks, places">
                {[1, 2, 3, 4, 5, 6].map((face) => (
                    <ComicDie key={face} face={face} label={String(face)} />
                ))}
                <ComicDie face={7} tone="good" label="7" /> <ComicDie face={0} label="0" />
                <Marks />
            </Row>
            <Row name="Lettering">
                <ComicSvg viewBox="0 0 760 150" width={760} height={150} label="Lettering">
                    <CaptionMark text="Meanwhile, at the gas pump..." x={10} y={20} />
                    <CaptionMark text="Intanto, al distributore..." x={10} y={84} size={20} />
                    <SpeechMark text="Stupid human!" x={340} y={14} to={[60, 100]} />
                    <BurstMark x={650} y={74} r={78} />
                    <ShoutMark text="Pow!" x={650} y={90} size={44} turn={-8} />
                </ComicSvg>
            </Row>
            <Row name="Steps of a turn: with names, signs only">
                <TurnSteps names={stepNames} at={4} label="Steps of the turn" />
                <TurnSteps names={stepNames} at={1} compact label="Steps of the turn" />
            </Row>
        </>
    );
}

const SAID = { life: '3 Life', bullets: '2 Bullets', items: 'Items' };

function Marks() {
    return (
        <ComicSvg viewBox="0 0 560 80" width={560} height={80} label="Marks">
            <rect width="560" height="80" fill="var(--road)" />
            {(['free', 'fight', 'way'] as const).map((kind, i) => (
                <g key={kind}>
                    <ReachMark x={34 + i * 54} y={40} size={46} kind={kind} />
                    <StepsMark x={34 + i * 54} y={40} size={46} kind={kind} steps={i + 1} up={kind === 'way'} />
                </g>
            ))}
            {(['picked', 'asked', 'hit'] as const).map((state, i) => (
                <RingMark key={state} x={210 + i * 58} y={40} size={42} state={state} />
            ))}
            <TickMark x={466} y={40} />
            <SlotMark x={488} y={8} size={64} number={2} />
        </ComicSvg>
    );
}

/** What stands above and below the board of a phone. */
function PhoneRows() {
    return (
        <div class="mar-phone-rows">
            <div class="mar-phone-me">
                <b class="mar-head">Farmer Gus</b>
                <SeatFigures life={3} bullets={2} items={['fuel']} said={SAID} short />
            </div>
            <div class="mar-phone-hand">
                <ComicCard word="teleported" name="Teleported" text="Go to any square." size="row" />
                <ComicCard word="tractor-beam" name="Tractor Beam" text="Move a player." size="row" />
                <ComicCard word="candy" name="Candy" text="Lure Martians away." size="row" state={{ asked: true }} />
                <Weapon word="shotgun" name="Shotgun" text="2 left: +1" size="row" />
            </div>
        </div>
    );
}

const cards = sheetOf(cardSheet);
const WORDS: Record<CardKind, string> = { martian: 'Martian', event: 'Event', weapon: 'Weapon' };
const kindOf = (deck: string, text: string): CardKind =>
    deck === 'martian' ? 'martian' : text.startsWith('Weapon.') ? 'weapon' : 'event';

const HOME_MADE =
    'A set of your own may say much more on a card than there is room for while it is small in your hand, and all of it when you read it.';

function Cards() {
    const read = cards.find(({ id }) => id === 'end-of-the-world')!;
    return (
        <>
            <Row name="Cards, every word of cards.csv">
                {cards.map(({ id, name, deck, text }) => (
                    <ComicCard
                        key={id}
                        word={id!}
                        name={name!}
                        tag={WORDS[kindOf(deck!, text!)]}
                        text={text!.replace(/^Weapon\. /, '').replace(/; co-operative: .*$/, '.')}
                    />
                ))}
            </Row>
            <Row name="States: asked, picked, may, aimed, locked; home-made; weapons in play; backs; read">
                <ComicCard word="not-happening" name="Not Happening" tag="Event" state={{ asked: true }} />
                <ComicCard word="teleported" name="Teleported" tag="Event" state={{ picked: true }} />
                <ComicCard word="candy" name="Candy" tag="Event" state={{ may: true }} />
                <ComicCard word="tractor-beam" name="Tractor Beam" tag="Martian" state={{ hit: true }} />
                <ComicCard word="wait" name="Wait!" tag="Event" state={{ locked: true }} />
                <ComicCard word="home-made" kind="martian" name="Home Made" tag="Martian" text={HOME_MADE} />
                <Weapon word="shotgun" name="Shotgun" bullets={2} said="2 Bullets on it" text="left: +1 each" />
                <Weapon word="mp3-player" name="MP3 Player" text="Stops a Memory Drain" state={{ may: true }} />
                <Weapon word="searchlight" name="Searchlight" state={{ locked: true }} />
                <NoWeapon text="No weapon in play" />
                <CardBack deck="martian" /> <CardBack deck="event" pile />
                <ComicCard word={read['id']!} name={read['name']!} tag="Martian" text={read['text']} size="read" />
                <ComicCard word="shotgun" name="Shotgun" tag="Weapon" text="Three times +1 in a fight." size="shown" />
            </Row>
        </>
    );
}
