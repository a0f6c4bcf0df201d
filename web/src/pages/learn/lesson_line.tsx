// The line that speaks: one text over the question, its rules, and what can be done with it.
import { Fragment, type ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { helpOf, loadHelp } from '../../state/help';
import type { Lesson } from '../../state/lesson';
import { Glossed } from '../../table/glossed';
import { RuleId } from '../../table/rules';
import { nameOf, seatName, textOf } from '../../table/speech';
import { Act } from './act';
import { SeatBadge } from '../../ui/seat_badge';
import type { Book, Say, TableInfo } from '../../wire/types';
import { fill, language, words } from '../../words/words';

/** "[seat 2]" is a badge and a name, "[4 17]" a value of a noun with what is printed on it. */
function part(book: Book, info: TableInfo | null, mark: string): ComponentChildren {
    const [noun, value] = mark.split(' ');
    if (noun === 'seat') {
        const seat = Number(value) - 1;
        return (
            <span class="lesson-seat">
                <SeatBadge seat={seat} size={18} /> {seatName(info, seat)}
            </span>
        );
    }
    return <b title={textOf(book, Number(noun), Number(value))}>{nameOf(book, Number(noun), Number(value))}</b>;
}

export function Text({ book, info, say }: { book: Book; info: TableInfo | null; say: Say }) {
    const help = helpOf(book.game);
    useEffect(() => {
        loadHelp(book.game).catch(() => undefined); // then no word can be read about
    }, [book.game]);
    return (
        <>
            {say[language.value].split(/\[([^\]]*)\]/).map((piece, i) => (
                <Fragment key={i}>{i % 2 ? part(book, info, piece) : <Glossed text={piece} help={help} />}</Fragment>
            ))}
        </>
    );
}

/** Answered by the keyboard, too: S shows it, T takes back, Enter or Space goes on. */
function useKeys(lesson: Lesson): void {
    useEffect(() => {
        const on = (e: KeyboardEvent) => {
            const target = e.target as HTMLElement;
            if (e.ctrlKey || e.metaKey || e.altKey || target.closest('input, textarea, select')) return;
            const key = e.key.toLowerCase(),
                mood = lesson.mood.value,
                presses = !!target.closest('button, a, [role="button"]'); // Enter and Space are its own
            if (key === 's' && mood !== 'ended') void lesson.showMe();
            else if (key === 't' && mood === 'shown') lesson.takeBack();
            else if ((key === 'enter' || key === ' ') && mood === 'reads' && !presses) lesson.goOn();
            else return;
            e.preventDefault();
            e.stopPropagation();
        };
        document.addEventListener('keydown', on, true);
        return () => document.removeEventListener('keydown', on, true);
    }, [lesson]);
}

interface Props {
    lesson: Lesson;
    book: Book;
    /** What it is: "Lesson 2 of 6: Three races". */
    head: string;
    /** The page that it leaves for. */
    leave: string;
    lit: string;
}

export function LessonLine({ lesson, book, head, leave, lit }: Props) {
    const w = words.value.pages.lesson,
        say = lesson.text.value,
        mood = lesson.mood.value,
        now = lesson.now.value;
    useKeys(lesson);
    return (
        <section class={`lesson is-${mood}`} aria-label={w.lessons}>
            <p class="lesson-head">
                <b>{head}</b>
                {now && (
                    <span class="lesson-dots" role="img" aria-label={fill(w.steps, { n: now.step + 1, of: now.of })}>
                        {Array.from({ length: now.of }, (_, i) => (
                            <i
                                key={i}
                                class={mood === 'ended' || i < now.step ? 'is-done' : i === now.step ? 'is-now' : ''}
                            />
                        ))}
                    </span>
                )}
                <a class="lesson-leave" href={leave}>
                    {w.leave}
                </a>
            </p>
            <div class="lesson-says">
                <p class="lesson-text" role="status">
                    {say && <Text book={book} info={lesson.table.info.value} say={say} />}{' '}
                    {say?.rules.map((id) => (
                        <RuleId key={id} id={id} />
                    ))}
                    {lit && mood === 'asks' && <span class="ui-unseen"> {fill(w.lit, { things: lit })}</span>}
                </p>
                {mood === 'reads' && (
                    <Act name="lesson-on" onClick={() => lesson.goOn()}>
                        {w.goOn}
                    </Act>
                )}
                {(mood === 'asks' || mood === 'wrong') && lesson.offer.value && (
                    <Act keys="S" name="lesson-show" onClick={() => void lesson.showMe()}>
                        {w.showMe}
                    </Act>
                )}
                {mood !== 'shown' && now?.wait && (
                    <Act kind="gold" name="lesson-wait" onClick={() => void lesson.give('w')}>
                        {w.wait}
                    </Act>
                )}
            </div>
        </section>
    );
}
