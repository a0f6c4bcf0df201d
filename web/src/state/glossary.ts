// Words of a game inside a text: where each one comes for the first time. Pure.
import type { Help } from '../wire/types';
import type { Language } from '../words/words';

export type Word = Help['glossary'][number];
/** Plain text, or a word that can be read about. */
export interface Piece {
    text: string;
    word?: Word;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const nameOf = (w: Word, language: Language): string => (language === 'it' ? w.parola : w.word);

/** Whole words; in English their plural, too. */
function placeOf(text: string, name: string, language: Language): { at: number; end: number } | null {
    const many = language === 'en' ? '(?:s|es)?' : '';
    const found = new RegExp(`(?<![\\p{L}-])${escaped(name)}${many}(?![\\p{L}-])`, 'iu').exec(text);
    return found && { at: found.index, end: found.index + found[0].length };
}

/** Longer names first, so that "Crop Circle" is not a "Circle"; nothing is found inside a word that is found. */
export function piecesOf(text: string, words: readonly Word[], language: Language): Piece[] {
    const sorted = [...words].sort((a, b) => nameOf(b, language).length - nameOf(a, language).length);
    const found: { at: number; end: number; word: Word }[] = [];
    for (const word of sorted) {
        const place = placeOf(text, nameOf(word, language), language);
        if (place && !found.some((f) => f.at < place.end && place.at < f.end)) found.push({ ...place, word });
    }
    found.sort((a, b) => a.at - b.at);
    const pieces: Piece[] = [];
    let end = 0;
    for (const f of found) {
        if (f.at > end) pieces.push({ text: text.slice(end, f.at) });
        pieces.push({ text: text.slice(f.at, f.end), word: f.word });
        end = f.end;
    }
    if (end < text.length) pieces.push({ text: text.slice(end) });
    return pieces;
}
