// Where the question stands at a table: a guess, what was only shown, the end of a lesson. Null: the table's own bar.
import type { ComponentChildren } from 'preact';
import type { Lesson } from '../../state/lesson';
import { nameOf, seatName } from '../../table/speech';
import { Act } from './act';
import { SeatBadge } from '../../ui/seat_badge';
import type { Book, LessonInfo } from '../../wire/types';
import { fill, language, words } from '../../words/words';

export function Frame({ mood, title, children }: { mood: string; title: string; children: ComponentChildren }) {
    return (
        <section class={`bar bar-${mood} lesson-bar`} id="question" tabIndex={-1} aria-label={words.value.bar.label}>
            <div class="bar-words">
                <h2 class="bar-title">{title}</h2>
            </div>
            <div class="bar-buttons">{children}</div>
        </section>
    );
}

function thingName(lesson: Lesson, book: Book, thing: string): ComponentChildren {
    const [first, second, ...rest] = thing.split(' ');
    if (first === 'nobody') return words.value.pages.lesson.nobody;
    if (first === 'seat') {
        const seat = Number(second) - 1;
        return (
            <>
                <SeatBadge seat={seat} size={20} /> {seatName(lesson.table.info.value, seat)}
            </>
        );
    }
    const place = book.places.find((p) => p.word === first),
        word = rest.at(-1) ?? second,
        value = book.nouns[place?.noun ?? 0]?.values.findIndex((v) => v.word === word) ?? -1;
    return place && value >= 0 ? nameOf(book, place.noun, value) : thing;
}

/** In the order of their words: the right one must not always come first. */
function Guess({ lesson, book }: { lesson: Lesson; book: Book }) {
    const things = (lesson.now.value?.guess ?? []).map((thing, k) => ({ thing, k }));
    return (
        <Frame mood="asked" title={words.value.pages.lesson.think}>
            {things
                .sort((a, b) => (a.thing < b.thing ? -1 : 1))
                .map(({ thing, k }) => (
                    <Act key={thing} name={`guess ${thing}`} onClick={() => void lesson.give(`g${k}`)}>
                        {thingName(lesson, book, thing)}
                    </Act>
                ))}
        </Frame>
    );
}

interface End {
    lesson: Lesson;
    next: LessonInfo | null;
    play: () => void;
    /** What is played is a first game, with the coach. */
    first: boolean;
}

export function Ended({ lesson, next, play, first }: End) {
    const w = words.value.pages.lesson;
    return (
        <Frame mood="rest" title={w.whatNext}>
            <Act name="lesson-again" onClick={() => void lesson.again()}>
                {w.again}
            </Act>
            <Act kind={next ? 'ghost' : 'gold'} name="lesson-play" onClick={play}>
                {first ? w.firstGame : w.playNow}
            </Act>
            {next && (
                <a class="ui-button is-gold is-medium bar-main" href={`/#learn/${next.game}/${next.number}`}>
                    {fill(w.next, { title: next.title[language.value] })}
                </a>
            )}
        </Frame>
    );
}

/** `ended`: what stands there once it is over. */
export function walkBar(lesson: Lesson, book: Book, ended: ComponentChildren): ComponentChildren | null {
    const w = words.value.pages.lesson;
    switch (lesson.mood.value) {
        case 'shown':
            return (
                <Frame mood="held" title={w.wouldHappen}>
                    <Act kind="gold" keys="T" class="bar-main" name="lesson-back" onClick={() => lesson.takeBack()}>
                        {w.takeBack}
                    </Act>
                </Frame>
            );
        case 'ended':
            return ended;
        default:
            if (lesson.now.value?.question === 'guess' && lesson.mood.value !== 'reads')
                return <Guess lesson={lesson} book={book} />;
            if (!lesson.table.view.value?.over) return null;
            return (
                <Frame mood="rest" title={words.value.bar.over}>
                    <Act name="lesson-over" onClick={() => lesson.goOn()}>
                        {w.goOn}
                    </Act>
                </Frame>
            );
    }
}
