// Today's puzzles: one per game, the same for everybody.
import { useEffect, useState } from 'preact/hooks';
import { gameOf } from '../../games';
import { progressOf } from '../../state/lesson';
import { LinkButton } from '../../ui/link_button';
import { api } from '../../wire/api';
import type { PuzzleInfo } from '../../wire/types';
import { fill, words } from '../../words/words';
import { Cover } from '../art/box';
import { Oops } from '../oops';
import { Shell } from '../shell';
import { gameTitle, today, walkOf } from './info';
import './puzzle.css';

function Card({ puzzle }: { puzzle: PuzzleInfo }) {
    const w = words.value.pages.puzzle,
        game = gameOf(puzzle.game);
    const done = progressOf(walkOf(puzzle)) === 'done';
    return (
        <li class="puzzle-card">
            {game && <Cover Art={game.Cover} label={game.title} />}
            <div>
                <h2>{gameTitle(puzzle.game)}</h2>
                <p>
                    <b>{w[puzzle.kind]}</b>
                </p>
                <p class="shell-small">
                    {puzzle.moves === 1 ? w.oneMove : fill(w.moves, { n: puzzle.moves })},{' '}
                    {fill(w.rating, { n: puzzle.rating })}
                    {puzzle.tries > 0 && `, ${fill(w.firstTries, { n: puzzle.solved, of: puzzle.tries })}`}
                    {done && `, ${w.solved}`}
                </p>
                <LinkButton kind={done ? 'plain' : 'gold'} href={`/#puzzle/${puzzle.game}/${puzzle.id}`}>
                    {w.solve}
                </LinkButton>
            </div>
        </li>
    );
}

export function PuzzlesPage() {
    const w = words.value.pages.puzzle;
    const [puzzles, setPuzzles] = useState<PuzzleInfo[] | null>(null);
    const [why, setWhy] = useState('');
    useEffect(() => {
        api.puzzles(today()).then(setPuzzles, (e: Error) => setWhy(e.message || '?'));
    }, []);
    useEffect(() => {
        document.title = `${w.today} · Orrery`;
    });
    if (why) return <Oops kind="down" />;
    return (
        <Shell here="learn">
            <main class="shell-page puzzles" aria-busy={!puzzles}>
                <h1>{w.today}</h1>
                <p>{w.about}</p>
                <p class="shell-small">{puzzles?.length === 0 ? w.none : w.sameForAll}</p>
                <ul class="puzzle-cards">
                    {puzzles?.map((p) => (
                        <Card key={p.id} puzzle={p} />
                    ))}
                </ul>
            </main>
        </Shell>
    );
}
