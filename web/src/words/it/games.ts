// The games' own words in Italian, by game id.
import type { GameWords } from '../en';
import { earthGambit } from './earth_gambit';
import { marsVsEarth } from './mars_vs_earth';
import { martians } from './martians';
import { onwardToVenus } from './onward_to_venus';

export const itGames: Record<string, GameWords> = {
    'earth-gambit': earthGambit,
    'mars-vs-earth-1e': marsVsEarth,
    'mars-vs-earth-2e': marsVsEarth,
    'onward-to-venus': onwardToVenus,
    martians,
};
