// A lesson: the table as it is in play, with one line that speaks.
import { useMemo } from 'preact/hooks';
import { Lesson } from '../../state/lesson';
import { nameOf, seatName } from '../../table/speech';
import { api } from '../../wire/api';
import type { Book, LessonInfo, View } from '../../wire/types';
import { fill, language, words } from '../../words/words';
import { Loading } from '../loading';
import { mayPlayFirst, playFirst, playNow } from '../new_table';
import { Oops } from '../oops';
import { Playing } from '../table';
import { LessonLine } from './lesson_line';
import { Ended, walkBar } from './lesson_bar';
import { lessonsOf, useLessons } from './lessons';
import { useLights } from './lights';
import { useWalk } from './use_walk';
import './lesson.css';

/** What is lit, for the ear: cards and players by name. */
function litWords(lesson: Lesson, book: Book, things: readonly string[]): string {
    return things
        .flatMap((thing) => {
            const [first, second, ...rest] = thing.split(' ');
            if (first === 'seat') return [seatName(lesson.table.info.value, Number(second) - 1)];
            const place = book.places.find((p) => p.word === first),
                card = rest.at(-1),
                value = book.nouns[place?.noun ?? 0]?.values.findIndex((v) => v.word === card) ?? -1;
            return place && value >= 0 ? [nameOf(book, place.noun, value)] : [];
        })
        .join(', ');
}

function Taught({ lesson, book, view, all }: { lesson: Lesson; book: Book; view: View; all: readonly LessonInfo[] }) {
    const { table, info } = lesson,
        at = table.info.value!,
        now = lesson.now.value,
        mood = lesson.mood.value;
    const things = now?.light ?? [];
    useLights(book, view, things, mood === 'asks' || mood === 'wrong');
    const next = all.find((l) => l.number > info.number) ?? null;
    const first = mood === 'ended' && mayPlayFirst(info.game);
    const play = () =>
        void api
            .games()
            .then((games) => (first ? playFirst : playNow)(games.find((g) => g.id === info.game) ?? games[0]!));
    const head = fill(words.value.pages.lesson.lesson, {
        n: info.number,
        of: all.length,
        title: info.title[language.value],
    });
    const lit = litWords(lesson, book, things);
    const line = <LessonLine lesson={lesson} book={book} head={head} leave={`/#learn/${info.game}`} lit={lit} />;
    const bar = walkBar(lesson, book, <Ended lesson={lesson} next={next} play={play} first={first} />);
    return <Playing table={table} book={book} view={view} info={at} teaching={{ line, bar }} />;
}

function Walk({ info, all }: { info: LessonInfo; all: readonly LessonInfo[] }) {
    const lesson = useMemo(() => new Lesson(info, words.value.pages.guest), [info]);
    return useWalk(lesson, info.title[language.value], (book, view) => (
        <Taught lesson={lesson} book={book} view={view} all={all} />
    ));
}

export function LessonPage({ game, number }: { game: string; number: number }) {
    const { lessons, why } = useLessons();
    if (why) return <Oops kind="down" />;
    if (!lessons) return <Loading />;
    const all = lessonsOf(lessons, game),
        info = all.find((l) => l.number === number);
    return info ? <Walk info={info} all={all} /> : <Oops kind="nowhere" />;
}
