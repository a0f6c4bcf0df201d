// How a deal comes about, as table/match/deal.h has it: commitment, pledges, salts, key. Everything is hex here.
import { blake2b } from './blake2b';

export const toHex = (bytes: Uint8Array): string => [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
export function fromHex(hex: string): Uint8Array {
    return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

const hashOf = (...parts: Uint8Array[]): string => {
    const all = new Uint8Array(parts.reduce((n, p) => n + p.length, 0));
    let at = 0;
    for (const part of parts) {
        all.set(part, at);
        at += part.length;
    }
    return toHex(blake2b(all));
};
const word = (text: string): Uint8Array => new TextEncoder().encode(`${text}\0`);

/** What the server shows before anybody sits down. */
export const commitmentOf = (secret: string): string => hashOf(fromHex(secret));

/** What a seat says before it opens its salt. */
export const pledgeOf = (commitment: string, seat: number, salt: string): string =>
    hashOf(word('orrery salt'), fromHex(commitment), Uint8Array.of(seat), fromHex(salt));

type BySeat = readonly (string | null)[];
const listed = (all: BySeat): Uint8Array[] =>
    all.flatMap((one, seat) => (one === null ? [] : [Uint8Array.of(seat), fromHex(one)]));

/** The generator's key: of the secret, the opened salts and all pledges, opened or not. */
export const keyOf = (secret: string, salts: BySeat, pledges: BySeat): string =>
    hashOf(word('orrery deal'), fromHex(secret), ...listed(salts), ...listed(pledges));

export const hashOfText = (text: string): string => hashOf(new TextEncoder().encode(text));
export const randomSalt = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));
