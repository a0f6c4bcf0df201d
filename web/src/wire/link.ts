// The two names of a table: its link, which nobody can guess, and the code it begins with, which can be read aloud.
const CODE = 6,
    LINK = 23;
const letters = /^[a-hjkmnp-z2-9]+$/; // none that looks like another

/** As people see it: "ABC234". */
export const codeOf = (link: string): string => link.slice(0, CODE).toUpperCase();

/** What was typed or pasted: a whole address, the end of one, or a code. Null: none of these. */
export function readLink(text: string): { link: string } | { code: string } | null {
    const end = /\/(?:t|replay|stats)\/([^/?#\s]+)/.exec(text)?.[1] ?? text;
    const word = end.replace(/[\s-]/g, '').toLowerCase();
    if (!letters.test(word)) return null;
    if (word.length === LINK) return { link: word };
    return word.length === CODE ? { code: word } : null;
}
