// The last page of a match: won or lost, why, who was who, how it came, the deal checked, and what next.
import board from 'icon:tabler/armchair';
import chart from 'icon:tabler/chart-line';
import home from 'icon:tabler/home';
import type { ComponentChildren } from 'preact';
import { boardOf, type EndProps } from '../../table/board';
import { outcomeText, winnersText } from '../../table/ending';
import { Line } from '../../table/speech';
import type { TableState } from '../../state/table';
import { Button } from '../../ui/button';
import { LinkButton } from '../../ui/link_button';
import { themeOf } from '../../ui/theme';
import type { Book, News, TableInfo, View } from '../../wire/types';
import { fill, words } from '../../words/words';
import { Logo } from '../art/logo';
import { NightSky } from '../art/orbits';
import { shortTitle } from '../new_table';
import { turnsPlayed } from '../series';
import { Again } from './again';
import { useTold, type Told } from './data';
import { How } from './how';
import { WhatHappened } from './what_happened';
import './ending.css';

interface Props {
    table: TableState;
    book: Book;
    info: TableInfo;
    view: View;
    /** To the board as it lies there. */
    look: () => void;
}

function titleOf({ book, info, view }: Props): ComponentChildren {
    const w = words.value.pages.end,
        winners = view.result?.winners ?? [];
    if (info.you === null) return winners.length ? winnersText(book, info, winners) : words.value.bar.over;
    if (winners.includes(info.you)) return w.won;
    return winners.length || /los|Martian/.test(view.result?.outcome ?? '') ? w.lost : w.over;
}

/** What was done last. */
function LastLine({ book, info, news }: { book: Book; info: TableInfo; news: readonly News[] }) {
    const last = news.find((n) => n.rule !== '-' && n.kind !== 'over'); // which would say the outcome once more
    if (!last) return null;
    return (
        <>
            <Line book={book} info={info} news={last} />.
        </>
    );
}

/** One sentence of how it ended, and what ended it: as the game says it, else what was done last. */
function Why({ book, info, view, told, seen }: Props & { told: Told | null; seen: EndProps | null }) {
    const result = view.result;
    if (!result) return null;
    const counted = result.winners.some((s) => boardOf(book.game).points?.(view, s) !== undefined);
    const last = told && !counted && <LastLine book={book} info={info} news={told.news} />;
    return (
        <p class="end-why">
            {counted ? winnersText(book, info, result.winners, view) : <b>{outcomeText(book, result.outcome)}</b>}
            {'. '}
            {(seen && told?.art?.why?.(seen, told.news)) ?? last}
        </p>
    );
}

/** Whoever came late has seen cards that a bot had: that is said, whoever won. */
function Joined({ info }: { info: TableInfo }) {
    const late = info.seats.filter((s) => s.joined);
    return late.map((s) => <p class="end-joined">{fill(words.value.pages.end.joined, { name: s.name })}</p>);
}

function Top({ book, info, told }: { book: Book; info: TableInfo; told: Told | null }) {
    const w = words.value.pages.end;
    const turns = told && turnsPlayed(book, told.reel).length;
    return (
        <header class="end-top">
            <a href="/#" aria-label="Orrery">
                <Logo size={26} />
            </a>
            <b>{shortTitle(book.title)}</b>
            <span>{fill(turns ? w.tableTurns : w.table, { code: info.code.toUpperCase(), n: turns ?? 0 })}</span>
        </header>
    );
}

function Acts(props: Props) {
    const { table, book, info, look } = props;
    const w = words.value.pages.end;
    return (
        <div class="end-acts">
            <LinkButton icon={chart} href={`/replay/${table.link}`}>
                {w.review}
            </LinkButton>
            <LinkButton icon={home} href="/#">
                {w.newGame}
            </LinkButton>
            <Button icon={board} onClick={look}>
                {w.look}
            </Button>
            <Again table={table} book={book} info={info} />
        </div>
    );
}

export function EndingPage(props: Props) {
    const { table, book, info, view } = props;
    const told = useTold(table.link, book);
    const winners = view.result?.winners ?? [],
        won = info.you === null ? winners.length > 0 : winners.includes(info.you);
    const seen = told && { book, info, view: told.view, winners, you: info.you };
    const Art = told?.art,
        title = (Art && seen && Art.title?.(seen)) ?? null;
    return (
        <div data-game={themeOf(book.game)}>
            <div class={`end ${won ? 'is-won' : 'is-lost'}`} data-over={won ? 'won' : 'lost'}>
                <div class="end-ground night" aria-hidden="true">
                    {Art && seen ? <Art.Ground {...seen} /> : <NightSky />}
                </div>
                <Top book={book} info={info} told={told} />
                <main class="end-main">
                    <section class="end-left night" aria-live="polite">
                        <h1>{titleOf(props)}</h1>
                        {title && <p class="end-title">{title}</p>}
                        <Why {...props} told={told} seen={seen} />
                        <Joined info={info} />
                        {Art && seen && <Art.Who {...seen} />}
                        <Acts {...props} />
                        {info.you !== null && !won && (
                            <WhatHappened
                                link={table.link}
                                game={book.game}
                                rule={view.result?.rule ?? ''}
                                you={info.you}
                            />
                        )}
                    </section>
                    {told && (
                        <How table={table} book={book} info={info} told={told} turns={turnsPlayed(book, told.reel)} />
                    )}
                </main>
            </div>
        </div>
    );
}
