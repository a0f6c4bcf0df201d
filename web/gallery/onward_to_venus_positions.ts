// Positions of whole games that bots played to the end, for the gallery. A piece is written as empire, kind and number: "bi2" are two
// infantry of the British; capitals are buildings.
import type { PlanetWord } from '../src/games/onward_to_venus/art';

export interface Written {
    orbit: string;
    /** Buildings, then landed units. */
    surface: string;
    tiles: string;
}

export type Position = Record<PlanetWord, Written>;

export const five: Position = {
    mercury: { orbit: 'rs1 rt2 gi3 gs1 ui1 us1 ut2', surface: 'rF1 gM1 uF1', tiles: 'factory draw-two tension' },
    venus: {
        orbit: 'fi2 fs3 ft1 ri1 ui1 us1 ut1',
        surface: 'fM2 rF1 uF1 uM1',
        tiles: 'factory factory draw-two windfall',
    },
    earth: {
        orbit: 'bi1 bs1 bt1 ft1 ri2 ui3 ut1',
        surface: 'bF1 bM2 fF1 rF1 rM1 gF1 uF1 uM1',
        tiles: 'factory windfall big-game mine-2 mine-5 crisis-5',
    },
    moon: {
        orbit: 'bs2 ri1 rs2 rt2',
        surface: 'bF1 fM1 rF1 rM1 gM1',
        tiles: 'factory factory draw-two big-game crisis-3 crisis-4-skull',
    },
    mars: {
        orbit: 'bi1 fi1 gs1',
        surface: 'fF1',
        tiles: 'tension mine-5 crisis-3-skull crisis-4 crisis-5-skull crisis-6-skull',
    },
    ganymede: { orbit: 'fs1 ft1', surface: 'fF1 gF1 uM1', tiles: 'factory draw-two' },
    titan: { orbit: 'gs1', surface: 'gM1', tiles: 'mine-4 mine-5 crisis-2' },
    'kuiper-belt': {
        orbit: 'fs1 us1',
        surface: '',
        tiles: 'windfall windfall big-game tension tension mine-2 mine-3 crisis-2-skull crisis-3-skull crisis-5-skull',
    },
};

export const bugle: Position = {
    mercury: { orbit: 'rs1', surface: 'rF1 rs1', tiles: 'mine-3 mine-4 mine-5 crisis-5-skull' },
    venus: {
        orbit: 'fs1 gs1',
        surface: 'gM1 gi2 gt1',
        tiles: 'tension crisis-2 crisis-3-skull crisis-5 crisis-5-skull',
    },
    earth: {
        orbit: 'bi5 fs2 ft1 ri5 rs2 rt1 gs1',
        surface: 'bF1 rF1 gF2 uF1 uM1 ui5 ut1',
        tiles: 'draw-two draw-two windfall',
    },
    moon: { orbit: 'ui1', surface: 'bF1 fF1 gF1 bi1 bs1 fs1 us1', tiles: 'draw-two windfall' },
    mars: { orbit: 'bi1 fi1', surface: 'fM1 gF1 gM1 gs3', tiles: 'windfall windfall mine-3' },
    ganymede: { orbit: 'fi2', surface: 'fM1 us1', tiles: 'windfall mine-3' },
    titan: { orbit: '', surface: '', tiles: 'draw-two tension mine-5' },
    'kuiper-belt': {
        orbit: '',
        surface: 'fF1 fs1',
        tiles: 'windfall windfall big-game mine-1 mine-2 crisis-3 crisis-4-skull',
    },
};

export const mercury: Position = {
    mercury: { orbit: 'bi1 bs2 fs1', surface: 'bM1 fF1 fs1', tiles: 'draw-two mine-3 crisis-2 crisis-4-skull' },
    venus: { orbit: 'bi2 bt1', surface: 'bF1 fF1 gF1 fs1 gs2', tiles: 'windfall mine-4 crisis-4-skull' },
    earth: {
        orbit: 'bi1 ri1 gi1 ui1 ut2',
        surface: 'bF1 bM1 fF1 rF2 gF1 gM1 uF1 uM1 bt1 ri1 rs1 rt2 gs2 gt1',
        tiles: '',
    },
    moon: { orbit: 'fi1 gt1 ui1', surface: 'fF1 gF1 uM1 fi1 gs1 ui1 us1', tiles: 'windfall crisis-5' },
    mars: { orbit: 'bi2 fi1 fs1 ft1', surface: 'fF1 fM1 gM1 ft1 rs1 gi2', tiles: 'mine-4 crisis-6-skull' },
    ganymede: { orbit: '', surface: '', tiles: 'draw-two draw-two windfall' },
    titan: { orbit: 'ri3 ut1', surface: 'fF1 fs1 ri1 ui2', tiles: '' },
    'kuiper-belt': { orbit: 'ft1', surface: 'fF1 rM1 rs1', tiles: 'windfall big-game mine-3 mine-6 crisis-3-skull' },
};

export const aliens: Position = {
    mercury: { orbit: 'fi1 fs2 gs1 gt1', surface: 'fM1 gF1 gM1', tiles: 'windfall big-game tension crisis-2-skull' },
    venus: {
        orbit: 'bs3 bt1 fs1 gs2 gt1',
        surface: 'bF1 fF1 gF1',
        tiles: 'factory draw-two big-game mine-5 crisis-4 crisis-4-skull',
    },
    earth: {
        orbit: 'bi1 ft1 ri3 rs1 rt1 gi2 gt1 ui1 us1 ut2',
        surface: 'bF2 fF1 rF1 rM1 uF2',
        tiles: 'factory tension mine-1 crisis-6-skull',
    },
    moon: { orbit: 'bs2 fs1 ft3 gs1 ui4 us2', surface: 'bF2 fF1 gF1 uF2', tiles: 'factory big-game mine-1 mine-2' },
    mars: { orbit: 'rs3', surface: 'fM1 gM1', tiles: 'draw-two draw-two mine-3 mine-3 mine-4 mine-5 crisis-5-skull' },
    ganymede: { orbit: '', surface: '', tiles: 'alien-7 mine-3' },
    titan: { orbit: '', surface: '', tiles: 'alien-7 windfall tension mine-4 mine-5' },
    'kuiper-belt': { orbit: '', surface: '', tiles: 'alien-7 draw-two mine-4 crisis-2 crisis-4 crisis-4-skull' },
};

export const end: Position = {
    mercury: { orbit: 'fs1 rs1 rt2 gi2 gs2 ut3', surface: 'rF1 gF1 gM1 uF1', tiles: '' },
    venus: { orbit: 'fi1 ui1 us2 ut1', surface: 'fF1 fM2 rF1 uF2 uM1', tiles: '' },
    earth: { orbit: 'bi1 fi1 ft1 ri1 ui3', surface: 'bF1 bM3 fF1 rF2 rM1 uF1 uM2', tiles: 'windfall crisis-5' },
    moon: { orbit: 'bs1 fs1 ft1 rs4 rt2 us1', surface: 'bF2 fF1 fM1 rF1 rM1 gM1', tiles: 'crisis-4-skull' },
    mars: { orbit: '', surface: '', tiles: '' },
    ganymede: { orbit: 'ft3 gs1', surface: 'fF2 gF1 uM1', tiles: '' },
    titan: { orbit: 'fi2 fs1', surface: 'fM1 gM1', tiles: 'mine-5 crisis-2' },
    'kuiper-belt': {
        orbit: 'fs2 us1',
        surface: 'fM1',
        tiles: 'windfall windfall tension tension mine-3 crisis-3-skull crisis-5-skull',
    },
};
