// The games' own words in Italian, by game id.
import type { GameWords } from './en';

export const itGames: Record<string, GameWords> = {};
