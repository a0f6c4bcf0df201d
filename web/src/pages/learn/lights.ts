// What a lesson points at: its words ("hand 1 blue-science", "seat 2", "on-moon factory") as drawings on the screen.
// The board of a game says which drawing belongs to a place or a field; nothing is veiled, nothing is blocked.
import { useEffect } from 'preact/hooks';
import { boardOf, type LightAt } from '../../table/board';
import type { Book, View } from '../../wire/types';

const valueOf = (book: Book, noun: number, word: string | undefined): number =>
    word === undefined ? -1 : (book.nouns[noun]?.values.findIndex((v) => v.word === word) ?? -1);

/** What stands after the word of a place or field: a row, a seat, a card. */
function partsOf(book: Book, view: View, words: readonly string[]): LightAt {
    const place = book.places.find((p) => p.word === words[0]),
        field = book.fields.find((f) => f.word === words[0]),
        of = place ?? field,
        rest = words.slice(1);
    const row = of?.by && rest.length ? valueOf(book, of.by, rest.shift()) : -1;
    const seat = of?.each && rest.length ? Number(rest.shift()) - 1 : -1;
    const kind = place && rest.length ? valueOf(book, place.noun, rest[0]) : -1;
    return { row, seat, kind, you: seat === view.seat };
}

const pileOf = (word: string, { row, seat, kind }: LightAt): string => {
    const at = `${word}${row >= 0 ? `:${row}` : ''}${seat >= 0 ? `:${seat}` : ''}`;
    return `[data-place="${at}"]${kind >= 0 ? `[data-kind="${kind}"]` : ''}`;
};

/** Selectors in the order in which they are tried. */
export function selectorsOf(book: Book, view: View, thing: string): string[] {
    const words = thing.split(' '),
        word = words[0] ?? '';
    const seatTile = (seat: number) => [`.seats [data-target="1:${seat}"]`, `.seats .seat:nth-of-type(${seat + 1})`];
    if (word === 'seat') return seatTile(Number(words[1]) - 1);
    if (word === 'bar') return ['.bar'];
    if (word === 'log') return ['.story', '.top-bar'];
    if (word === 'phase') return ['.phases', '.top-bar'];
    if (word === 'answer') return [`.bar [data-answer="${words.slice(1).join(' ')}"]`, '.bar'];
    const at = partsOf(book, view, words),
        own = boardOf(book.game).light?.[word];
    return [
        ...(own?.(at) ?? []),
        ...(word === 'hand' && at.you ? [`.hand [data-kind="${at.kind}"]`, '.hand'] : []),
        pileOf(word, at),
        ...(at.you ? ['.me'] : at.seat >= 0 ? seatTile(at.seat) : []),
    ];
}

const canBeSeen = (e: Element): boolean => {
    const r = e.getBoundingClientRect();
    return r.width > 0 && r.height > 0;
};

/** The drawings of one thing. */
export function drawingsOf(book: Book, view: View, thing: string): Element[] {
    for (const s of selectorsOf(book, view, thing)) {
        const found = [...document.querySelectorAll(s)].filter(canBeSeen);
        if (found.length) return found;
    }
    return [];
}

/** What to light, and the words that light it. */
function lightsOf(book: Book, view: View, things: readonly string[]): Map<Element, string> {
    const lit = new Map<Element, string>();
    for (const t of things)
        for (const e of drawingsOf(book, view, t)) lit.set(e, lit.has(e) ? `${lit.get(e)};${t}` : t);
    return lit;
}

/** Lights them, again after every drawing, and brings the first into sight. */
export function useLights(book: Book, view: View, things: readonly string[], on: boolean): void {
    const key = on ? things.join(';') : '';
    useEffect(() => {
        const root = document.querySelector('.frame');
        if (!root || !key) return undefined;
        let first = true,
            planned = 0;
        const light = () => {
            planned = 0;
            const lit = lightsOf(book, view, things);
            for (const e of root.querySelectorAll('[data-lit]')) if (!lit.has(e)) e.removeAttribute('data-lit');
            for (const [e, words] of lit) if (e.getAttribute('data-lit') !== words) e.setAttribute('data-lit', words);
            const top = [...lit.keys()].find((e) => e.closest('.board, .hand'));
            if (first && top) top.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            first = false;
        };
        const plan = () => {
            planned ||= requestAnimationFrame(light);
        };
        const watcher = new MutationObserver(plan);
        watcher.observe(root, { childList: true, subtree: true });
        plan();
        return () => {
            watcher.disconnect();
            cancelAnimationFrame(planned);
            for (const e of root.querySelectorAll('[data-lit]')) e.removeAttribute('data-lit');
        };
    }, [book, view, key]);
}
