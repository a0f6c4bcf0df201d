// Answers that differ in one number only: "how many?". Pure; the bar asks such a question with a stepper.
import type { Book, Legal } from '../wire/types';

const NUMBER = 2;
export const FEW = 4; // so many numbers are still buttons

export interface Numbers {
    verb: number;
    /** The argument that is the number: 1, 2 or 3. */
    at: 1 | 2 | 3;
    /** The answers by their number, which go up by one. */
    answers: Legal[];
}

/** A verb whose answers left are the same but for one number without gaps, more than `few` of them; or null. */
export function numbersAsked(book: Book, left: readonly Legal[], few: number): Numbers | null {
    for (const verb of new Set(left.map((l) => l.a[0]))) {
        const same = left.filter((l) => l.a[0] === verb);
        const place = book.verbs[verb]?.nouns.indexOf(NUMBER) ?? -1;
        if (place < 0 || same.length <= few) continue;
        const at = (place + 1) as 1 | 2 | 3;
        const answers = [...same].sort((x, y) => x.a[at] - y.a[at]);
        const first = answers[0]!;
        const whole = answers.every(
            (l, i) => l.a[at] === first.a[at] + i && l.a.every((v, k) => k === at || v === first.a[k]),
        );
        if (whole) return { verb, at, answers };
    }
    return null;
}
