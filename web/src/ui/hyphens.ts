// Where a long word may be parted in a narrow box: before a single consonant between two vowels, and between two equal
// consonants. That is always right in Italian and reads well in English.
const LONG = /\p{L}{9,}/gu;
const PLACE = /(?<=\p{L}[aeiou])(?=[bcdfghlmnprstvz][aeiou]\p{L})|(?<=\p{L}{2})(?<=([^aeiou]))(?=\1\p{L}{2})/giu;

/** The same name with soft hyphens in its long words. */
export const hyphened = (name: string): string => name.replace(LONG, (word) => word.replace(PLACE, '\u00ad'));
