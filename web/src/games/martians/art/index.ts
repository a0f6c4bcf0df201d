// The front door of the art of Martians!!!
export { boundsOf, cameraOf, fitting, type Bounds, type Camera } from './camera';
export { CardBack, ComicCard, NoWeapon, Weapon } from './card';
export { cardLook, cardLooks, type CardKind, type CardLook } from './cards';
export { Cargo, Count, Waiting, type CargoRow } from './cargo';
export { ComicSvg } from './comic';
export { ComicDie, DieMark } from './die';
export { EndingPanel, outcomes, type Outcome } from './endings';
export { FightScene, type FightProps } from './fight';
export type { Sum } from './fight_panels';
export { HeroFigure, HeroPortrait, Pawn, type PawnState } from './hero';
export { heroOf, heroWords, heroes, type Hero } from './heroes';
export { itemWords, tokens, type Item, type Token } from './items';
export { BurstMark, CaptionMark, ShoutMark, SpeechMark } from './lettering';
export { buildingOf, buildings, type BuildingLook } from './looks';
export { AimMark, ReachMark, RingMark, SlotMark, StepsMark, TickMark } from './marks';
export { Martian, MartianPicture, poseAt, poses, type Pose } from './martian';
export { MiniMap } from './mini_map';
export { planOf, tileData, turned, type Plan, type TileData } from './plan';
export { Caught, SeatFigures } from './seat';
export { MotherShip, SaucerMark, ShipPicture } from './ship';
export { SignMark } from './sign';
export { signPlace, signPlaces, type SignPlace } from './signs';
export { standing } from './standing';
export { TileMark, TilePicture } from './tile';
export { Bullets, Hearts, ItemBoxes, MarkerMark, TokenMark, TokenPicture, type Marker } from './tokens';
export { TownSky } from './town';
export {
    TownMap,
    squareAt,
    type FarmMarker,
    type Lying,
    type Reach,
    type Spot,
    type TownMartian,
    type TownPawn,
    type TownTile,
} from './town_map';
export { TurnSteps, stepSigns } from './turn_steps';
