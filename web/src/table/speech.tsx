// The server's words as things to read: names of values, labels of answers, lines of the log. Badges stand for seats,
// bold for the game's own things. Another language puts its own templates in the place of the book's.
import { Fragment, type ComponentChildren } from 'preact';
import { isLeftOut } from '../state/choice';
import { isOfTable } from '../state/story';
import type { Action, Book, News, TableInfo, View } from '../wire/types';
import { toReader } from '../words/second';
import { seatPlaces } from '../words/texts';
import { fill, gameText, gameWords, joined, second, words } from '../words/words';
import { SeatBadge } from '../ui/seat_badge';
import './speech.css';

const SEAT = 1,
    NUMBER = 2,
    SIGNED = 3;

const isNumber = (noun: number): boolean => noun === NUMBER || noun === SIGNED;

export function seatName(info: TableInfo | null, seat: number): string {
    return info?.seats[seat]?.name || fill(words.value.seat, { n: seat + 1 });
}

/** A name printed in somebody's own card set: nobody but them can translate it. */
const isOwn = (book: Book, word: string, name: string): boolean =>
    book.set.name !== 'house' &&
    Object.values(book.sheets).some((rows) => rows.some((row) => row['id'] === word && row['name'] === name));

/** A name with a seat in it says who sits there: "the end of seat 2's turn", "alla fine del turno del posto 2". */
function withSeats(name: string, info: TableInfo | null): string {
    const you = info?.you ?? null;
    const told = toReader(seatPlaces(name), you === null ? [] : [you + 1], second.value);
    return told.replace(/\{(\d)(?:@([^}]*))?\}/g, (_, n: string, me?: string) => me ?? seatName(info, Number(n) - 1));
}

export function nameOf(book: Book, noun: number, value: number, info: TableInfo | null = null): string {
    const n = book.nouns[noun],
        v = n?.values[value];
    if (!n || !v) return isNumber(noun) ? String(value) : n?.name === 'card' ? words.value.signs.unknownCard : '?';
    if (isOwn(book, v.word, v.name)) return v.name;
    return withSeats(gameWords(book.game).nouns?.[n.name]?.[v.word] ?? v.name, info);
}

/** A name of the book that comes as text alone, such as a side in the beliefs of a replay. */
export function nameSaid(book: Book, name: string): string {
    for (const [noun, { values }] of book.nouns.entries()) {
        const value = values.findIndex((v) => v.name === name);
        if (value >= 0) return nameOf(book, noun, value);
    }
    return name;
}

/** What is printed on a card, or said of a Role. */
export function textOf(book: Book, noun: number, value: number): string | undefined {
    const text = book.nouns[noun]?.values[value]?.text;
    return text ? gameText(book.game, text) : undefined;
}

/** `name`: instead of the seat's own. */
export function Who({ info, seat, name }: { info: TableInfo | null; seat: number; name?: string }) {
    if (seat < 0 || seat >= 15) return <>{words.value.nobody}</>;
    return (
        <span class="who">
            <SeatBadge seat={seat} size={18} /> {name ?? seatName(info, seat)}
        </span>
    );
}

function said(book: Book, info: TableInfo | null, noun: number, value: number, name?: string): ComponentChildren {
    if (noun === SEAT) return <Who info={info} seat={value} name={name} />;
    if (isNumber(noun) || noun === 0) return String(value);
    return <b>{nameOf(book, noun, value, info)}</b>;
}

function saidPlainly(book: Book, info: TableInfo | null, noun: number, value: number, name?: string): string {
    return noun === SEAT
        ? (name ?? seatName(info, value))
        : isNumber(noun) || noun === 0
          ? String(value)
          : nameOf(book, noun, value, info);
}

/** A card that says it itself is not told twice: "Play Top Card", not "Play Play Top Card". */
function labelTemplate(book: Book, a: Action): string {
    const verb = book.verbs[a[0]];
    if (!verb) return '?';
    const said = gameWords(book.game).verbs?.[verb.word] ?? verb.label,
        first = /^(\S+) \{a\}/.exec(said)?.[1];
    const doubled = first && nameOf(book, verb.nouns[0], a[1]).startsWith(`${first} `);
    return doubled ? said.slice(first.length + 1) : said;
}

/** `plain`: what a place says, as text. */
function spread<T>(
    template: string,
    plain: (key: string) => string,
    put: (key: string) => T,
    text: (s: string) => T,
): T[] {
    return joined(template, plain)
        .split(/(\{[^}]*\})/)
        .filter((p) => p !== '')
        .map((p) => (p.startsWith('{') ? put(p.slice(1, -1)) : text(p)));
}

/** "Damage 2 Quill", with the badge. known: the arguments that are settled; others are dots. */
export function Label({
    book,
    info,
    a,
    known,
}: {
    book: Book;
    info: TableInfo | null;
    a: Action;
    known?: ReadonlySet<number>;
}) {
    const nouns = book.verbs[a[0]]?.nouns ?? [0, 0, 0];
    const parts = spread<ComponentChildren>(
        labelTemplate(book, a),
        (key) => argumentText(book, info, a, key),
        (key) => {
            const i = key.charCodeAt(0) - 97;
            if (isLeftOut(book, nouns[i] ?? 0, a[i + 1] ?? 0)) return '';
            return known && !known.has(i) ? '…' : said(book, info, nouns[i] ?? 0, a[i + 1] ?? 0);
        },
        (s) => s,
    );
    return (
        <span>
            {parts.map((p, i) => (
                <Fragment key={i}>{p}</Fragment>
            ))}
        </span>
    );
}

function argumentText(book: Book, info: TableInfo | null, a: Action, key: string): string {
    const i = key.charCodeAt(0) - 97;
    return saidPlainly(book, info, book.verbs[a[0]]?.nouns[i] ?? 0, a[i + 1] ?? 0);
}

/** The same for the ear and for titles. */
export function labelText(book: Book, info: TableInfo | null, a: Action): string {
    const put = (key: string) => argumentText(book, info, a, key);
    return spread(labelTemplate(book, a), put, put, (s) => s).join('');
}

function eventTemplate(book: Book, news: News): string {
    if (isOfTable(news)) return words.value.happened[news.kind] ?? news.text;
    return gameWords(book.game).events?.[news.kind] ?? book.events.find((e) => e.word === news.kind)?.text ?? news.text;
}

/** The same to whoever reads it: "You play", where it is their own seat. */
function toldTemplate(book: Book, info: TableInfo | null, news: News): string {
    const nouns = isOfTable(news) ? [SEAT] : (book.events.find((e) => e.word === news.kind)?.pub ?? []);
    const mine = nouns.flatMap((noun, i) => (noun === SEAT && news.pub[i] === info?.you ? [i + 1] : []));
    return toReader(eventTemplate(book, news), mine, second.value);
}

function eventPart<T>(
    book: Book,
    news: News,
    key: string,
    put: (noun: number, value: number, name?: string) => T,
    text: (s: string) => T,
): T {
    const kind = book.events.find((e) => e.word === news.kind);
    const [place, others] = key.split('|');
    const [number, name] = place!.split('@');
    const i = Number(number) - 1;
    if (isOfTable(news)) return put(SEAT, news.pub[i] ?? 0, name);
    if (i < 3) return put(kind?.pub[i] ?? 0, news.pub[i] ?? 0, name);
    if (news.priv) return put(kind?.priv[i - 3] ?? 0, news.priv[i - 3] ?? 0);
    return text(others ?? '?');
}

interface LineProps {
    book: Book;
    info: TableInfo | null;
    news: News;
    /** Without the seat it begins with, where that stands beside it. */
    rest?: boolean;
}

const partText = (book: Book, info: TableInfo | null, news: News, key: string): string =>
    eventPart(
        book,
        news,
        key,
        (n, v, name) => saidPlainly(book, info, n, v, name),
        (s) => s,
    );

/** One line of the log. */
export function Line({ book, info, news, rest = false }: LineProps) {
    const template = toldTemplate(book, info, news);
    const parts = spread<ComponentChildren>(
        rest ? template.replace(/^\{1(@\w+)?\}:?\s+/, '') : template,
        (key) => partText(book, info, news, key),
        (key) =>
            eventPart<ComponentChildren>(
                book,
                news,
                key,
                (n, v, name) => said(book, info, n, v, name),
                (s) => s,
            ),
        (s) => s,
    );
    return (
        <>
            {parts.map((p, i) => (
                <Fragment key={i}>{p}</Fragment>
            ))}
        </>
    );
}

export function lineText(book: Book, info: TableInfo | null, news: News): string {
    const put = (key: string) => partText(book, info, news, key);
    return spread(toldTemplate(book, info, news), put, put, (s) => s).join('');
}

/** What this seat is asked: in English as the server says it, else from the template of the chosen language. */
export function promptText(book: Book, info: TableInfo | null, view: View): string {
    const said = view.ask && gameWords(book.game).prompts?.[view.ask.text];
    if (!view.ask || !said) return view.prompt ?? '';
    const about = view.ask.about;
    return fill(
        said,
        Object.fromEntries(about.map(([noun, value], i) => [i + 1, saidPlainly(book, info, noun, value)])),
    );
}

export function listed(items: ComponentChildren[]): ComponentChildren {
    if (items.length < 2) return items[0] ?? words.value.nobody;
    const last = items.at(-1),
        and = joined(words.value.and, (key) => (key === 'b' && typeof last === 'string' ? last : ''));
    const [before, between, after] = and.split(/\{[ab]\}/);
    return (
        <>
            {before}
            {items.slice(0, -1).map((x, i) => (
                <Fragment key={i}>
                    {i > 0 && ', '}
                    {x}
                </Fragment>
            ))}
            {between}
            {last}
            {after}
        </>
    );
}
