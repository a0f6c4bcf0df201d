// A lesson or a puzzle on its page: heard while it is there, and what to show until its board has come.
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Lesson } from '../../state/lesson';
import { listen } from '../../table/keys';
import type { Book, View } from '../../wire/types';
import { words } from '../../words/words';
import { Loading } from '../loading';
import { Oops } from '../oops';
import { useGame } from '../use_game';

export function useWalk(lesson: Lesson, title: string, drawn: (book: Book, view: View) => ComponentChildren) {
    useEffect(() => listen(lesson.table), [lesson]);
    useEffect(() => () => lesson.close(), [lesson]);
    const book = lesson.table.book.value,
        view = lesson.table.view.value,
        board = useGame(book?.game);
    useEffect(() => {
        document.title = `${title} · Orrery`;
    });
    if (lesson.trouble.value) return <Oops kind="broken" why={lesson.trouble.value} />;
    if (board === 'failed') return <Oops kind="broken" why={words.value.noBoard} />;
    if (!book || !view || !lesson.table.info.value || board !== 'here') return <Loading />;
    return <>{drawn(book, view)}</>;
}
