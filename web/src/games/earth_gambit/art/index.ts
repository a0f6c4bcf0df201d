// The front door of Earth Gambit's art.
export { AbilityCard, AbilityMark } from './ability';
export { Aim, PsychRings } from './aim';
export { CardArt, CardTile } from './art';
export { CardBack, type Back } from './backs';
export { HandCard, LargeCard, ListCard } from './card';
export { Console } from './console';
export { LostSky, WonSky } from './endings';
export { TeamGauge } from './gauge';
export { identityClass } from './identity';
export { abilitySign, abilitySigns, cardLooks, lookOf, type CardLook } from './looks';
export { RoleCard, RoleEmblem } from './role';
export { Rack, Science } from './science';
export { Shape } from './shape';
export { Coil, Flasks, Sky } from './sky';
export { roleOf, teamOf, teams, type Colour, type Role, type Team } from './teams';
