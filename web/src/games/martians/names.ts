// Tiles that the card set tells apart by letters. On the board a letter is a tile in its place (MAR-A124), so the
// browser says what is different on them: the Martian icon.
import type { GameWords } from '../../words/words';

export const nouns: NonNullable<GameWords['nouns']> = {
    tile: {
        'junction-a': 'T-junction with an icon',
        'junction-b': 'T-junction',
        'straight-a': 'Straight with an icon',
        'straight-b': 'Straight',
        'bend-a': 'Bend with an icon',
        'bend-b': 'Bend',
    },
};
