// How a text of the book is found in another language: by its English words, with its figures taken out. "Counts 5 in a
// combat." is looked up as "Counts {1} in a combat.", so a set of one's own with other numbers is translated too.

const FIGURE = /\b\d+/g; // not the 3 of "MP3"
const PLACE = /\{(\w+)\}/g;

export function withoutFigures(text: string): { pattern: string; figures: string[] } {
    const figures: string[] = [];
    const pattern = text.replace(FIGURE, (figure) => `{${figures.push(figure)}}`);
    return { pattern, figures };
}

const escape = (s: string): string => s.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Texts = Readonly<Record<string, string>>;

const put = (sentence: string, values: Readonly<Record<string, string>>): string =>
    sentence.replace(PLACE, (place, key: string) => values[key] ?? place);

/** A sentence with names in it, by the key whose words stand round them: "The set has no {a}." */
function byName(texts: Texts, text: string): string | undefined {
    for (const key of Object.keys(texts)) {
        if (!/\{[a-z]\}/.test(key)) continue;
        const places = [...key.matchAll(PLACE)].map((m) => m[1]!);
        const words = key.split(PLACE).map((part, i) => (i % 2 ? (/\d/.test(part) ? '(\\d+)' : '(.+)') : escape(part)));
        const found = new RegExp(`^${words.join('')}$`, 's').exec(text);
        if (found) return put(texts[key]!, Object.fromEntries(places.map((p, i) => [p, said(texts, found[i + 1]!)])));
    }
    return undefined;
}

/** A text of the server in another language; undefined: it is not among the texts. */
export function lookUp(texts: Texts, text: string): string | undefined {
    const { pattern, figures } = withoutFigures(text);
    const plain = texts[pattern];
    if (plain !== undefined) return put(plain, Object.fromEntries(figures.map((n, i) => [String(i + 1), n])));
    return byName(texts, text);
}

/** The same, sentence by sentence where the whole is not known; what is not known stays as it is. */
export function said(texts: Texts, text: string): string {
    return (
        lookUp(texts, text) ??
        text
            .split(/(?<=[.!?]) (?=[A-Z])/)
            .map((s) => lookUp(texts, s) ?? s)
            .join(' ')
    );
}

/** Seats in names as places to fill: "del posto 2" is "di {2}", as in the terminal (apps/tui/tongue.c). */
export const seatPlaces = (name: string): string =>
    name.replace(/\bdel posto (\d)\b/g, 'di {$1}').replace(/\b(?:seat|il posto|posto) (\d)\b/g, '{$1}');
