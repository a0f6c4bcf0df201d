// The names of a table: its link, which nobody can guess, and the code it begins with, which can be read aloud. And the
// pass code that takes a seat to another device: it hangs on the link behind a #, where no server and no log sees it.
import { placed } from './base';

const CODE = 6,
    PASS = 8,
    LINK = 23;
const letters = /^[a-hjkmnp-z2-9]+$/; // none that looks like another

/** As people see it: "ABC234". */
export const codeOf = (link: string): string => link.slice(0, CODE).toUpperCase();
/** "ABCD 2345" */
export const spelled = (pass: string): string => `${pass.slice(0, 4)} ${pass.slice(4)}`.toUpperCase();
export const passLink = (link: string, pass: string): string => `${location.origin}${placed(`/t/${link}`)}#${pass}`;

const plain = (text: string): string => text.replace(/[\s-]/g, '').toLowerCase();
const isSpelled = (text: string, length: number): boolean => text.length === length && letters.test(text);

/** The pass code behind the # of an address; null: there is none. */
export function passIn(hash: string): string | null {
    const pass = plain(hash.replace(/^#/, ''));
    return isSpelled(pass, PASS) ? pass : null;
}

type Named = { link: string; pass?: string } | { code: string } | { pass: string };

/** What was typed or pasted: a whole address, the end of one, a code, or a pass code. Null: none of these. */
export function readLink(text: string): Named | null {
    const found = /\/(?:t|replay|stats)\/([^/?#\s]+)(?:#(\S+))?/.exec(text);
    const word = plain(found?.[1] ?? text);
    if (isSpelled(word, LINK)) return { link: word, pass: passIn(found?.[2] ?? '') ?? undefined };
    if (isSpelled(word, CODE)) return { code: word };
    return isSpelled(word, PASS) && !found ? { pass: word } : null;
}

/** A record does not say whose it is; the name of its file does: "ABC234-1.orrery" */
export const carriedName = (link: string, seat: number): string => `${codeOf(link)}-${seat + 1}.orrery`;
export const seatOfCarried = (name: string): number => Number(/-(\d{1,2})\D*\.orrery$/.exec(name)?.[1] ?? 1) - 1;
