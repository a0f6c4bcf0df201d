// How the buildings look, by the word of tiles.csv: light and dark of the floor, the sign outside, what stands inside.
import type { Drawing } from '../../../ui/drawing';
import * as f from './furniture';

export interface BuildingLook {
    floor: readonly [light: string, dark: string];
    sign: string;
    /** One for each square, from the first; again from the start when there are more squares. */
    inside: readonly Drawing[];
}

const gas: BuildingLook = { floor: ['#ffb3a3', '#f08a78'], sign: '#ff5a4d', inside: [f.pump, f.pump, f.wheel] };

export const buildings: Readonly<Record<string, BuildingLook>> = {
    house: { floor: ['#ffd889', '#f0b95a'], sign: '#ffe14d', inside: [f.sofa] },
    'gas-route-9': gas,
    'gas-main-street': gas,
    'hardware-store': {
        floor: ['#ffd08a', '#e9a552'],
        sign: '#ff9d2e',
        inside: [f.hammer, f.saw, f.toolbox, f.bucket, f.shelf],
    },
    'feed-store': {
        floor: ['#f3dc9c', '#d9b765'],
        sign: '#ffd24d',
        inside: [f.wheat, f.sack, f.barrel, f.hay, f.sack, f.barrel],
    },
    'police-station': {
        floor: ['#b8d0ff', '#8aacf0'],
        sign: '#5b9bff',
        inside: [f.badge, f.desk, f.bars, f.cuffs, f.desk, f.bars],
    },
    clinic: {
        floor: ['#d9f5f0', '#a6ddd4'],
        sign: '#ff6b7d',
        inside: [f.cross, f.bed, f.bottle, f.bed, f.drip, f.bed, f.bottle, f.bed],
    },
    diner: { floor: ['#ffb9cf', '#f088ab'], sign: '#ff5fa2', inside: [f.burger, f.mug, f.stools] },
    'general-store': {
        floor: ['#ffe39a', '#ecc25c'],
        sign: '#ffd24d',
        inside: [f.cart, f.shelf, f.till, f.cans, f.shelf],
    },
    school: {
        floor: ['#ffcf9c', '#eba564'],
        sign: '#ff9d2e',
        inside: [f.desk, f.blackboard, f.desk, f.globe, f.books, f.desk],
    },
    'army-surplus': { floor: ['#cfd99a', '#a3b161'], sign: '#a8d948', inside: [f.jeep, f.ammo, f.helmet] },
};

const OTHER: BuildingLook = { floor: ['#e6dcc8', '#cbbd9f'], sign: '#d9cba8', inside: [f.shelf, f.barrel, f.toolbox] };
const FARM_SIGN = '#a8d948';

/** A building of a home-made set has a plain floor. */
export const buildingOf = (word: string): BuildingLook => buildings[word] ?? OTHER;
export const signColor = (word: string, field: boolean): string => (field ? FARM_SIGN : buildingOf(word).sign);
