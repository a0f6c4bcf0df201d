// What happened in this turn, and what it changed; or the whole log, turn by turn, each a way to go there.
import { useEffect, useRef } from 'preact/hooks';
import { RuleTag } from '../../table/rules';
import { Line } from '../../table/speech';
import { newsIn } from '../../table/turns';
import type { News } from '../../wire/types';
import { fill, words } from '../../words/words';
import { linesOf } from '../series';
import { turnOf, type Film } from './film';

/** The lines of one turn so far; those of the answer that led here stand out. */
const linesIn = (film: Film, log: readonly News[], turn: number, at: number): { news: News; now: boolean }[] =>
    newsIn(log, film.turns[turn]!)
        .filter((n) => n.at <= at)
        .map((news) => ({ news, now: news.at === at }));

/** The numbers that this turn has moved so far. */
function Changes({ film, turn, at }: { film: Film; turn: number; at: number }) {
    const w = words.value.pages.film;
    const { from } = film.turns[turn]!;
    const moved = linesOf(film.book, film.info, film.reel)
        .flatMap((l) => l.curves.map((c) => ({ name: l.bySeat ? `${l.name}, ${c.name}` : c.name, values: c.values })))
        .map(({ name, values }) => ({ name, was: values[from] ?? 0, is: values[at] ?? 0 }))
        .filter(({ was, is }) => was !== is);
    if (!moved.length) return null;
    return (
        <>
            <h3>{w.changed}</h3>
            <ul>
                {moved.map(({ name, was, is }) => (
                    <li key={name}>
                        {name} <b>{`${was} → ${is}`}</b>
                    </li>
                ))}
            </ul>
        </>
    );
}

interface Props {
    film: Film;
    log: readonly News[];
    at: number;
}

export function TurnStory({ film, log, at }: Props) {
    const { book, info, turns } = film;
    const turn = turnOf(turns, at);
    return (
        <section class="film-story" aria-live="polite">
            <h2>{at === 0 ? words.value.pages.film.dealt : fill(words.value.rail.turn, { n: turn + 1 })}</h2>
            <ol class="film-lines">
                {linesIn(film, log, turn, at).map(({ news, now }, i) => (
                    <li key={i} class={now ? 'is-now' : ''}>
                        <Line book={book} info={info} news={news} /> <RuleTag id={news.rule} />
                    </li>
                ))}
            </ol>
            <Changes film={film} turn={turn} at={at} />
        </section>
    );
}

export function WholeLog({ film, log, at, seek }: Props & { seek: (at: number) => void }) {
    const { book, info, turns } = film;
    const here = useRef<HTMLLIElement>(null);
    const now = turnOf(turns, at);
    useEffect(() => here.current?.scrollIntoView({ block: 'nearest' }), [now, log.length]);
    return (
        <ol class="film-log" tabIndex={0} aria-label={words.value.rail.log}>
            {turns.map((t, i) => (
                <li key={i} ref={i === now ? here : undefined} class={i === now ? 'is-now' : ''}>
                    <button type="button" onClick={() => seek(t.to)} aria-current={i === now ? 'step' : undefined}>
                        {fill(words.value.rail.turn, { n: i + 1 })}
                    </button>
                    <ol class="film-lines">
                        {newsIn(log, t).map((news, k) => (
                            <li key={k}>
                                <Line book={book} info={info} news={news} /> <RuleTag id={news.rule} />
                            </li>
                        ))}
                    </ol>
                </li>
            ))}
        </ol>
    );
}
