// What others did: one thing large for a moment, one row of the story for a turn.
import alien from 'icon:game-icons/alien-stare';
import map from 'icon:lucide/map';
import skull from 'icon:game-icons/skull-crossed-bones';
import swords from 'icon:game-icons/crossed-swords';
import ufo from 'icon:game-icons/ufo';
import { nounOf } from '../../../state/context';
import type { Large, LearnedBy, StoryRow, Told } from '../../../table/board';
import { Line, nameOf } from '../../../table/speech';
import type { Drawing } from '../../../ui/drawing';
import type { Book, News, TableInfo, View } from '../../../wire/types';
import { fill, filled } from '../../../words/words';
import { cardLook, ComicCard, ComicSvg, HeroPortrait, itemWords, MarkerMark, MartianPicture, tokens } from '../art';
import { marWords } from '../en';
import { kindOf, tagOf, textFor, wordOf } from './cards';

const CARD_LINES = ['plays-on', 'plays', 'reveals', 'reacts', 'uses'];
/** Worth a moment besides cards. */
const WORTH = ['dies', 'deposits', 'takes-item', 'flipped', 'extra-turn', 'won', 'kills'];

export const plays = [...CARD_LINES, 'placed', 'kills', 'takes-item', 'deposits', 'dies'];

const find = (told: Told, kinds: readonly string[]): News | undefined =>
    kinds.flatMap((k) => told.news.filter((n) => n.kind === k))[0];

const cardIn = (n: News): number => n.pub[1] ?? -1;

const killsOf = (told: Told): number => told.news.filter((n) => n.kind === 'kills').length;

/** A fight that somebody else has won: two small panels, and the town stays in sight. */
function Fought({ seat, wins }: { seat: number; wins: number }) {
    const w = marWords.value;
    return (
        <span class="mar-fought">
            <HeroPortrait seat={seat} size={46} />
            <b class="mar-fought-pow">{w.pow}</b>
            <MartianPicture pose="boo" size={42} beaten />
            <span>{filled(wins === 1 ? w.toldWin : w.toldWins, { n: <b>{wins}</b> })}</span>
        </span>
    );
}

export function large(book: Book, view: View, told: Told, info: TableInfo | null): Large | null {
    const card = find(told, CARD_LINES),
        line = card ?? find(told, WORTH);
    if (!line) return null;
    const says = <Line book={book} info={info} news={line} rest />;
    if (line.kind === 'kills') return { says: <Fought seat={line.pub[0] ?? 0} wins={killsOf(told)} /> };
    if (!card) return { says };
    const noun = nounOf(book, 'card'),
        kind = cardIn(card);
    const hits = card.kind === 'plays-on' && card.pub[2] === view.seat;
    return {
        picture: (
            <ComicCard
                word={wordOf(book, kind)}
                kind={kindOf(book, kind)}
                name={nameOf(book, noun, kind)}
                text={textFor(book, kind)}
                tag={tagOf(book, kind)}
                size="shown"
            />
        ),
        says: hits ? fill(marWords.value.playsOnYou, { card: nameOf(book, noun, kind) }) : says,
        hits: hits ? marWords.value.atYouSmall : undefined,
    };
}

interface Part {
    sign: Drawing;
    words: ReturnType<typeof filled>;
    you?: boolean;
}

/** What a turn was, the weightiest first. */
function partsOf(book: Book, view: View, told: Told): Part[] {
    const w = marWords.value;
    const parts: Part[] = [];
    const add = (sign: Drawing, sentence: string, values: Parameters<typeof filled>[1] = {}, you?: boolean) =>
        parts.push({ sign, words: filled(sentence, values), you });
    const each = (kind: string) => told.news.filter((n) => n.kind === kind);
    const item = (n: News) => <b>{nameOf(book, nounOf(book, 'item'), n.pub[1] ?? 0)}</b>;
    const signOf = (n: News) => tokens[itemWords[n.pub[1] ?? 0] ?? 'item'].sign;
    const cards = told.news.filter((l) => CARD_LINES.includes(l.kind));
    for (const n of cards.filter((l, i) => cards.findIndex((k) => cardIn(k) === cardIn(l)) === i)) {
        const you = n.kind === 'plays-on' && n.pub[2] === view.seat;
        const card = <b>{nameOf(book, nounOf(book, 'card'), cardIn(n))}</b>;
        add(cardLook(wordOf(book, cardIn(n))).sign, you ? w.toldAtYou : '{card}', { card }, you);
    }
    for (const n of each('dies')) if (n.pub[0] === told.seat) add(skull, w.toldDies);
    for (const n of each('deposits')) add(ufo, w.toldBoard, { item: item(n) });
    for (const n of each('takes-item')) if (n.pub[0] === told.seat) add(signOf(n), w.toldTakes, { item: item(n) });
    const wins = each('kills').length;
    if (wins) add(swords, wins === 1 ? w.toldWin : w.toldWins, { n: <b>{wins}</b> });
    for (const n of each('placed'))
        add(map, w.toldLays, { tile: <b>{nameOf(book, nounOf(book, 'tile'), n.pub[1] ?? 0)}</b> });
    return parts;
}

export function story(book: Book, view: View, told: Told): StoryRow | null {
    const parts = partsOf(book, view, told);
    const first = parts.find((p) => p.you) ?? parts[0];
    if (!first) return { sign: alien, words: marWords.value.toldMoves, you: false };
    const second = parts.find((p) => p !== first);
    return {
        sign: first.sign,
        words: (
            <>
                {first.words}
                {second && ', '}
                {second?.words}
            </>
        ),
        you: !!first.you,
    };
}

/** A marker on a Farm that only you have looked under. */
export const learned: LearnedBy = {
    kinds: ['looks'],
    picture: (_, { priv }) => (
        <ComicSvg viewBox="0 0 200 200" width={190} height={190}>
            <MarkerMark marker={priv?.[0] === 1 ? 'mother-ship' : 'crop-circle'} x={100} y={100} size={90} />
        </ComicSvg>
    ),
};
