// The games' own words in Italian, by game id.
import type { GameWords } from '../en';
import { earthGambit } from '../../games/earth_gambit/it';
import { marsVsEarth } from '../../games/mars_vs_earth/it';
import { martians } from '../../games/martians/it';
import { onwardToVenus } from '../../games/onward_to_venus/it';

export const itGames: Record<string, GameWords> = {
    'earth-gambit': earthGambit,
    'mars-vs-earth-1e': marsVsEarth,
    'mars-vs-earth-2e': marsVsEarth,
    'onward-to-venus': onwardToVenus,
    martians,
};
