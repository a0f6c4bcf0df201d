// What the words round a place become by what is put into it: "{n#point|points}" is one of the two by the number n; in
// Italian "a {who}" is "ad Ada", and "{a} e {b}" is "Bea ed Elio".

const PLACE = /\{(\w+)(?:#([^|}]*)\|([^}]*))?\}/g;

/** Every place of a sentence: its key, and the two forms where it only says which of them it is. */
export function atPlaces(
    sentence: string,
    put: (key: string, place: string) => string,
    n: (key: string) => number,
): string {
    return sentence.replace(PLACE, (place, key: string, one?: string, many?: string) =>
        many === undefined ? put(key, place) : Math.abs(n(key)) === 1 ? one! : many,
    );
}

const BEFORE = /(?<![\p{L}’])([ae]) (\{([^}]+)\})/giu;
const first = (text: string): string =>
    text
        .normalize('NFD')
        .replace(/^[\s"“«]+/, '')
        .charAt(0)
        .toLowerCase();

/** In Italian: a "d" where "a" or "e" stands before a place whose words begin with the same vowel. */
export const euphonic = (sentence: string, plain: (key: string) => string): string =>
    sentence.replace(BEFORE, (all, joint: string, place: string, key: string) =>
        first(plain(key)) === joint.toLowerCase() ? `${joint}d ${place}` : all,
    );
