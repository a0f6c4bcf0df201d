// A puzzle: the table as it is in play, a line that asks, and a result to share.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Lesson } from '../../state/lesson';
import { copyText } from '../../ui/copy';
import { api } from '../../wire/api';
import { placed } from '../../wire/base';
import type { Book, PuzzleInfo, View } from '../../wire/types';
import { fill, words } from '../../words/words';
import { Act } from '../learn/act';
import { Frame, walkBar } from '../learn/lesson_bar';
import { LessonLine } from '../learn/lesson_line';
import { useWalk } from '../learn/use_walk';
import { Loading } from '../loading';
import { Oops } from '../oops';
import { Playing } from '../table';
import { gameTitle, headOf, walkOf } from './info';
import '../learn/lesson.css';

/** Without spoilers: how it went, and where the puzzle is. */
function share(puzzle: PuzzleInfo, missed: number): string {
    const w = words.value.pages.puzzle,
        how = missed ? fill(w.shareLater, { n: missed }) : w.shareFirst;
    const result = fill(w.result, { game: gameTitle(puzzle.game), id: puzzle.id, how });
    return `${result}\n${location.origin}${placed('/')}#puzzle/${puzzle.game}/${puzzle.id}`;
}

function Solved({ lesson, puzzle }: { lesson: Lesson; puzzle: PuzzleInfo }) {
    const w = words.value.pages.puzzle,
        missed = lesson.missed.value;
    const [copied, setCopied] = useState(false);
    return (
        <Frame mood="rest" title={missed ? fill(w.later, { n: missed }) : w.first}>
            <Act name="puzzle-again" onClick={() => void lesson.again()}>
                {words.value.pages.lesson.again}
            </Act>
            <Act name="puzzle-copy" onClick={() => void copyText(share(puzzle, missed)).then(setCopied)}>
                {copied ? w.copied : w.copy}
            </Act>
            <a class="ui-button is-gold is-medium bar-main" href="/#puzzle">
                {w.more}
            </a>
        </Frame>
    );
}

interface AskedProps {
    lesson: Lesson;
    puzzle: PuzzleInfo;
    book: Book;
    view: View;
}

function Asked({ lesson, puzzle, book, view }: AskedProps) {
    const line = <LessonLine lesson={lesson} book={book} head={headOf(puzzle)} leave="/#puzzle" lit="" />;
    const bar = walkBar(lesson, book, <Solved lesson={lesson} puzzle={puzzle} />);
    const info = lesson.table.info.value!;
    return <Playing table={lesson.table} book={book} view={view} info={info} teaching={{ line, bar }} />;
}

function Walk({ puzzle }: { puzzle: PuzzleInfo }) {
    const lesson = useMemo(() => new Lesson(walkOf(puzzle), words.value.pages.guest), [puzzle]);
    return useWalk(lesson, headOf(puzzle), (book, view) => (
        <Asked lesson={lesson} puzzle={puzzle} book={book} view={view} />
    ));
}

export function PuzzlePage({ game, id }: { game: string; id: string }) {
    const [puzzle, setPuzzle] = useState<PuzzleInfo | null>(null);
    const [missing, setMissing] = useState(false);
    useEffect(() => {
        api.puzzle(game, id).then(setPuzzle, () => setMissing(true));
    }, [game, id]);
    if (missing) return <Oops kind="nowhere" />;
    return puzzle ? <Walk puzzle={puzzle} /> : <Loading />;
}
