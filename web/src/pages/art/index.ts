// The front door of the shell's art.
export { Cover, GameBox, Shelf } from './box';
export { FullTable, LostOrbit, NoTable } from './errors';
export { Logo } from './logo';
export { NightSky, Orbits, SeatOrbits, seatPlace } from './orbits';
export { SeatPlanet } from './planet';
