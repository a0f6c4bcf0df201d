// The three teams: each has a colour, a shape and a sign, always together.
import flask from 'icon:game-icons/bubbling-flask';
import meteor from 'icon:game-icons/meteor-impact';
import stare from 'icon:game-icons/alien-stare';
import type { Drawing } from '../../../ui/drawing';

/** Colours of Science, as the tables call them. */
export type Colour = 'red' | 'blue' | 'yellow';
/** Words of roles.csv. */
export type Role = 'alien' | 'scientist' | 'extinctionist';

export interface Team {
    colour: Colour;
    sign: Drawing;
    /** Lamp and needle, and the glass behind them. */
    light: string;
    dark: string;
    /** Ground of a card or emblem. */
    deep: string;
}

export const teams: Record<Role, Team> = {
    alien: { colour: 'red', sign: stare, light: '#ff5a4d', dark: '#3a0d14', deep: '#7d1620' },
    scientist: { colour: 'blue', sign: flask, light: '#4fa3ff', dark: '#0b2147', deep: '#0e3b7d' },
    extinctionist: { colour: 'yellow', sign: meteor, light: '#ffd23f', dark: '#3a2c05', deep: '#6b5208' },
};

const byColour: Record<Colour, Role> = { red: 'alien', blue: 'scientist', yellow: 'extinctionist' };
export const roleOf = (colour: Colour): Role => byColour[colour];
export const teamOf = (colour: Colour): Team => teams[byColour[colour]];
