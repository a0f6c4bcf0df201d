// A sentence about the reader says "you": lines of the log are told of somebody ("{1} plays {2}"), and to that somebody
// they read "You play {2}". A place that became the reader carries its word: "{1@You}".

export interface Second {
    /** At the beginning, and elsewhere. */
    subject: string;
    object: string;
    /** The verb of the second person; null: it stays as it is. */
    verb: (third: string) => string | null;
    /** Words between the subject and its verb. */
    before: readonly string[];
    /** What joins a second verb of the same subject. */
    joins: RegExp;
    /** What becomes of the words around a place; "{you}" is the reader. */
    around: readonly (readonly [RegExp, string])[];
    /** Sentences that are said in another way. */
    whole: Record<string, string>;
}

function conjugated(rest: string, { verb, before, joins }: Second): string {
    const all = rest.split(' '),
        at = all.findIndex((w) => !before.includes(w)),
        found = verb(all[at] ?? '');
    if (found) all[at] = found;
    return all.join(' ').replace(joins, (_, joint: string, word: string) => joint + (verb(word) ?? word));
}

/** The sentence as the reader hears it; `mine`: the places that are the reader, from 1. */
export function toReader(sentence: string, mine: readonly number[], second: Second): string {
    if (!mine.length) return sentence;
    const { subject, object, around, whole } = second;
    const marked = (by: (n: string) => string) =>
        sentence.replace(/\{(\d)\}/g, (place, n: string) => (mine.includes(Number(n)) ? by(n) : place));
    const known = whole[marked(() => '{you}')];
    if (known) return known;
    let said = marked((n) => `{you${n}}`);
    for (const [pattern, by] of around) said = said.replace(pattern, by);
    return said
        .replace(/^\{you(\d)\} (.*)$/, (_, n: string, rest: string) => `{${n}@${subject}} ${conjugated(rest, second)}`)
        .replace(/^\{you(\d)\}/, `{$1@${subject}}`)
        .replace(/\{you(\d)\}/g, `{$1@${object}}`);
}
