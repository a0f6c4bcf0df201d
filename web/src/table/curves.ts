// Numbers over a match: which lines a field becomes.
import { boardOf } from './board';
import type { Book, FieldValue, TableInfo } from '../wire/types';
import { nameOf, seatName } from './speech';

export interface Reel {
    n: number;
    turns: number[];
    /** What was answered: seat, verb, three arguments. */
    answers: [number, number, number, number, number][];
    lines: Record<string, FieldValue[]>;
}
export interface Curve {
    name: string;
    values: number[];
}

export const lineName = (book: Book, word: string): string => boardOf(book.game).lines?.()[word] ?? word;

/**
 * What a field becomes on the timeline: a number is one line, a set its size, a list one line for each of its members.
 */
export function curvesOf(book: Book, info: TableInfo | null, word: string, values: FieldValue[]): Curve[] {
    const f = book.fields.find((x) => x.word === word),
        first = values[0],
        name = lineName(book, word);
    if (first === undefined) return [];
    if (!f) {
        // a fact of every seat
        return (first as number[]).map((_, s) => ({
            name: `${name} ${seatName(info, s)}`,
            values: values.map((v) => (v as number[])[s] ?? 0),
        }));
    }
    if (f.type === 'set' && !f.by) return [{ name, values: values.map((v) => (v as number[]).length) }];
    if (typeof first === 'number') return [{ name, values: values as number[] }];
    const sum = (v: FieldValue): number =>
        typeof v === 'number' ? v : f.type === 'set' ? v.length : v.reduce<number>((n, x) => n + sum(x), 0);
    if (f.by && f.each) {
        // by value, then by seat: a line for each seat
        return Array.from({ length: book.seats }, (_, s) => ({
            name: `${name} ${seatName(info, s)}`,
            values: values.map((v) => (v as number[][]).reduce((n, row) => n + (row[s] ?? 0), 0)),
        }));
    }
    if (f.type === 'set')
        return [{ name, values: values.map((v) => (v as number[][]).reduce((n, row) => n + row.length, 0)) }];
    const count = f.each ? book.seats : f.count,
        floor = boardOf(book.game).floors?.[word] ?? -Infinity;
    return Array.from({ length: count }, (_, i) => ({
        name: f.each ? `${name} ${seatName(info, i)}` : nameOf(book, f.by, i),
        values: values.map((v) => Math.max(floor, sum((v as number[])[i] ?? 0))),
    }));
}
