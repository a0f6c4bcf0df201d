// The games' own words in Italian, by game id.
import type { GameWords } from '../en';
import { earthGambit } from './earth_gambit';

export const itGames: Record<string, GameWords> = {
  'earth-gambit': earthGambit,
};
