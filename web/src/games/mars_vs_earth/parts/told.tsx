// What others did: one row of the story for a turn, and one thing large for a moment.
import cardPlay from 'icon:game-icons/card-play';
import flag from 'icon:tabler/flag-filled';
import gavel from 'icon:game-icons/gavel';
import pointing from 'icon:game-icons/pointing';
import ufo from 'icon:game-icons/ufo';
import dna from 'icon:game-icons/dna1';
import { nounOf } from '../../../state/context';
import type { Large, LearnedBy, StoryRow, Told } from '../../../table/board';
import { Line, nameOf } from '../../../table/speech';
import type { Drawing } from '../../../ui/drawing';
import { Icon } from '../../../ui/icon';
import type { Book, News, TableInfo, View } from '../../../wire/types';
import { fill } from '../../../words/words';
import { DnaCard, threatSign, ThreatPhoto } from '../art';
import { mveWords } from '../en';
import { CLONE, LETTERS, threatsOf, wordOf } from './read';

export const plays = [
    'leads',
    'adds',
    'slips',
    'counter',
    'accuses',
    'defends',
    'promotes',
    'reveals',
    'success',
    'failed',
];

const find = (told: Told, ...kinds: string[]): News | undefined =>
    kinds.map((kind) => told.news.find((n) => n.kind === kind)).find(Boolean);

/** A, B or C while the Threat lies there, else its name. */
function threatName(book: Book, view: View, kind: number): string {
    const here = threatsOf(book, view).find((t) => t.kind === kind);
    return here ? LETTERS[here.slot]! : nameOf(book, nounOf(book, 'threat'), kind);
}

/** "1 to A, 2 to C" */
function addedText(book: Book, view: View, news: readonly News[]): string {
    const counts = new Map<number, number>();
    for (const n of news) counts.set(n.pub[1] ?? 0, (counts.get(n.pub[1] ?? 0) ?? 0) + 1);
    return [...counts]
        .map(([kind, n]) => fill(mveWords.value.addsTo, { n, x: threatName(book, view, kind) }))
        .join(', ');
}

interface Tale {
    sign: Drawing;
    words: string;
    to?: number;
    you?: boolean;
}

function taleOf(book: Book, view: View, told: Told): Tale | null {
    const w = mveWords.value,
        accuses = find(told, 'accuses'),
        leads = find(told, 'leads'),
        reveals = find(told, 'reveals', 'martian'),
        counter = find(told, 'counter'),
        promotes = find(told, 'promotes'),
        defends = find(told, 'defends', 'no-defence'),
        adds = told.news.filter((n) => n.kind === 'adds');
    if (reveals && reveals.pub[0] === told.seat) return { sign: ufo, words: w.toldReveals };
    if (accuses) return { sign: pointing, words: w.toldAccuses, to: accuses.pub[1], you: accuses.pub[1] === view.seat };
    if (promotes) return { sign: flag, words: w.toldPromotes, to: promotes.pub[1] };
    if (defends)
        return {
            sign: gavel,
            words:
                defends.kind === 'defends'
                    ? fill(w.toldDefends, { card: nameOf(book, nounOf(book, 'card'), defends.pub[1] ?? 0) })
                    : w.toldNoDefence,
        };
    if (leads) return { sign: flag, words: fill(w.toldLeads, { x: threatName(book, view, leads.pub[1] ?? 0) }) };
    if (counter) return { sign: ufo, words: fill(w.toldCounter, { x: threatName(book, view, counter.pub[1] ?? 0) }) };
    if (adds.length) return { sign: cardPlay, words: addedText(book, view, adds) };
    if (find(told, 'slips')) return { sign: cardPlay, words: w.toldSlips };
    if (find(told, 'declines')) return { sign: flag, words: w.toldDeclines };
    return null;
}

/** Things that happen to the whole table. */
function tableTale(book: Book, view: View, told: Told): Tale | null {
    const w = mveWords.value,
        end = find(told, 'success', 'failed'),
        trial = find(told, 'ousted', 'acquitted'),
        wave = find(told, 'wave');
    if (trial)
        return {
            sign: gavel,
            words: trial.kind === 'ousted' ? w.toldOusted : w.toldFree,
            to: trial.pub[0],
            you: trial.pub[0] === view.seat,
        };
    if (wave && (wave.pub[0] ?? 0) > 1) return { sign: dna, words: fill(w.waveBegins, { n: wave.pub[0] ?? 0 }) };
    if (!end) return null;
    return {
        sign: threatSign(wordOf(book, 'threat', end.pub[0] ?? 0)),
        words: fill(end.kind === 'success' ? w.toldBeaten : w.toldFailed, {
            x: threatName(book, view, end.pub[0] ?? 0),
            a: end.pub[1] ?? 0,
            b: end.pub[2] ?? 0,
        }),
    };
}

export function story(book: Book, view: View, told: Told): StoryRow | null {
    const own = taleOf(book, view, told),
        table = tableTale(book, view, told);
    const tale = own ?? table;
    return tale && { ...tale, you: tale.you ?? false };
}

/** Leads, accusations; what is resolved, judged or unmasked has a page of its own. */
export function large(book: Book, view: View, told: Told, info: TableInfo | null): Large | null {
    const line = find(told, 'accuses', 'promotes', 'counter', 'leads');
    if (!line) return null;
    const says = <Line book={book} info={info} news={line} rest />;
    switch (line.kind) {
        case 'accuses':
            return {
                picture: <Icon of={pointing} size={130} class="mve-large-sign" />,
                says,
                hits: line.pub[1] === view.seat ? mveWords.value.accusesYou : undefined,
            };
        case 'promotes':
            return { says };
        default:
            return { picture: <ThreatPhoto word={wordOf(book, 'threat', line.pub[1] ?? 0)} width={190} />, says };
    }
}

/** Somebody's DNA, or a new one of your own. */
export const learned: LearnedBy = {
    kinds: ['peeks', 'new-dna'],
    picture: (_, { priv }) => <DnaCard side={priv?.[0] === CLONE ? 'clone' : 'human'} height={220} />,
};
