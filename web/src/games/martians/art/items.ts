// Life, Bullets and Items by their words: sign, colour, ink.
import crate from 'icon:game-icons/wooden-crate';
import dynamite from 'icon:game-icons/dynamite';
import fertilizer from 'icon:game-icons/fertilizer-bag';
import fuel from 'icon:game-icons/jerrycan';
import hearts from 'icon:game-icons/hearts';
import type { Drawing } from '../../../ui/drawing';

export const bullet: Drawing = {
    box: 24,
    body: [
        ['path', { d: 'M8 10c0-4.4 2-7.6 4-9 2 1.4 4 4.6 4 9v7H8z', transform: 'rotate(38 12 12)' }],
        ['path', { d: 'M7.6 18.4h8.8V23H7.6z', transform: 'rotate(38 12 12)', opacity: 0.72 }],
    ],
};

export type Item = 'fuel' | 'fertilizer' | 'dynamite';
export type Token = 'life' | 'bullet' | 'item' | Item;

export interface TokenLook {
    sign: Drawing;
    color: string;
    ink: string;
}

export const tokens: Record<Token, TokenLook> = {
    life: { sign: hearts, color: '#ff4d5e', ink: '#fff' },
    bullet: { sign: bullet, color: '#ffd24d', ink: '#3b2400' },
    item: { sign: crate, color: '#a5713b', ink: '#fff1d6' },
    fuel: { sign: fuel, color: '#ff5a4d', ink: '#fff' },
    fertilizer: { sign: fertilizer, color: '#58c236', ink: '#08240a' },
    dynamite: { sign: dynamite, color: '#ff9d2e', ink: '#2a1200' },
};
export const itemWords: readonly Item[] = ['fuel', 'fertilizer', 'dynamite'];
