// The bar: one sentence that ends in what you decide, in one place; amber only when you owe an answer.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { bind } from '../state/choice';
import type { TableState } from '../state/table';
import type { Book, Legal, TableInfo, View } from '../wire/types';
import { boardOf } from '../boards/boards';
import { filled, fill, noteText, words } from '../words/words';
import { Icon } from './icon';
import { RuleId } from './rules';
import { Label, listed, nameOf, outcomeText, promptText, Who } from './speech';

export type Mood = 'asked' | 'may' | 'rest' | 'back';

function Frame({
    mood,
    title,
    small,
    children,
}: {
    mood: Mood;
    title: ComponentChildren;
    small?: ComponentChildren;
    children?: ComponentChildren;
}) {
    return (
        <section class={`bar bar-${mood}`} id="question" tabIndex={-1} aria-label={words.value.skip}>
            <div class="bar-words">
                <h2 class="bar-title">{title}</h2>
                {small && <p class="bar-small">{small}</p>}
            </div>
            <div class="bar-buttons">{children}</div>
        </section>
    );
}

const who = (info: TableInfo | null, seats: readonly number[]) =>
    listed(seats.map((s) => <Who info={info} seat={s} />));

// ---- the bar of a question ----------------------------------------------------------------------------------------

function Crumbs({ table, book }: { table: TableState; book: Book }) {
    const picks = table.choice.value.picks;
    if (!picks.length) return null;
    return (
        <ol class="crumbs">
            {picks.map((p, i) => (
                <li key={i}>
                    <button class="crumb" onClick={() => table.backTo(i)}>
                        {i + 1}{' '}
                        {p.noun === 1 ? <Who info={table.info.value} seat={p.value} /> : nameOf(book, p.noun, p.value)}
                    </button>
                </li>
            ))}
        </ol>
    );
}

/** Answers that need a button: those with nothing more to pick, and picks of nouns the board does not draw. */
interface Answer {
    legal: Legal;
    press: () => void;
    noun: number;
    value: number;
} // noun 0: the whole answer

function buttonsOf(table: TableState, book: Book): Answer[] {
    const c = table.choice.value;
    const draws = boardOf(book.game).draws;
    const ready = c.ready.map((l) => ({ legal: l, press: () => table.press(l), noun: 0, value: 0 }));
    const picks = c.open
        .filter((o) => o.first && !draws(book, o.noun, book.verbs[o.verb]?.word ?? '', o.value))
        .map((o) =>
            o.legal.length === 1
                ? { legal: o.legal[0] as Legal, press: () => table.press(o.legal[0] as Legal), noun: 0, value: 0 }
                : {
                      legal: o.legal[0] as Legal,
                      press: () => table.pick({ noun: o.noun, value: o.value }),
                      noun: o.noun,
                      value: o.value,
                  },
        );
    return [...ready, ...picks];
}

/** In a reaction window: leave it to pass by itself. It answers after the same delay for all. */
function AutoPass({ table, book, view, info }: { table: TableState; book: Book; view: View; info: TableInfo | null }) {
    const word = boardOf(book.game).passVerb;
    const verb = book.verbs.findIndex((v) => v.word === word);
    if (verb < 0 || !view.legal.some((l) => l.a[0] === verb && l.a[1] === 0)) return null;
    return (
        <label class="auto-pass bar-small">
            <input
                type="checkbox"
                checked={info?.pass === verb}
                onChange={(e) => void table.say({ t: 'pass', verb, on: e.currentTarget.checked })}
            />{' '}
            {words.value.bar.autoPass}
        </label>
    );
}

function Question({ table, book, view, info }: { table: TableState; book: Book; view: View; info: TableInfo | null }) {
    const w = words.value.bar;
    const c = table.choice.value;
    const ready = table.ready.value;
    const buttons = buttonsOf(table, book).filter((b) => b.legal !== ready);
    const many = buttons.length > 3;
    const say = (b: Answer) => (
        <Label
            book={book}
            info={info}
            a={b.legal.a}
            known={
                b.noun
                    ? (bind(book, b.legal.a, [...c.picks, { noun: b.noun, value: b.value }]) ?? undefined)
                    : undefined
            }
        />
    );
    return (
        <section
            class={`bar bar-${table.asked.value ? 'asked' : 'may'}${many ? ' bar-many' : ''}`}
            id="question"
            tabIndex={-1}
            aria-label={words.value.skip}
        >
            <div class="bar-words">
                <Crumbs table={table} book={book} />
                <h2 class="bar-title">{table.asked.value ? promptText(book, view.prompt) || w.you : w.mayAct}</h2>
                {table.refusal.value && (
                    <p class="bar-small refusal" role="alert">
                        {table.refusal.value.why} <RuleId id={table.refusal.value.rule} />
                    </p>
                )}
                <AutoPass table={table} book={book} view={view} info={info} />
                {!table.refusal.value && ready?.note && <p class="bar-small">{noteText(book.game, ready.note)}</p>}
                {!table.refusal.value && !c.picks.length && c.open.length > 0 && !buttons.length && (
                    <p class="bar-small">{w.chooseFirst}</p>
                )}
            </div>
            <div class="bar-buttons">
                {c.picks.length > 0 && (
                    <button class="button" onClick={() => table.back()}>
                        <Icon name="back" size={16} /> {w.back} <kbd aria-hidden="true">Esc</kbd>
                    </button>
                )}
                {buttons.map((b, i) => (
                    <button
                        class="button"
                        key={`${b.noun} ${b.value} ${b.legal.a.join()}`}
                        data-answer={b.legal.text}
                        data-key={i < 10 ? (i + 1) % 10 : undefined}
                        disabled={table.sending.value}
                        onClick={b.press}
                    >
                        {say(b)}
                        {b.noun === 0 && b.legal.note && (
                            <span class="button-note">{noteText(book.game, b.legal.note)}</span>
                        )}
                        {many && i < 10 && <kbd aria-hidden="true">{(i + 1) % 10}</kbd>}
                    </button>
                ))}
                {ready && (
                    <button
                        class="button button-main"
                        data-answer={ready.text}
                        disabled={table.sending.value}
                        onClick={() => void table.answer(ready)}
                    >
                        <Label book={book} info={info} a={ready.a} /> <kbd aria-hidden="true">Enter</kbd>
                    </button>
                )}
            </div>
        </section>
    );
}

// ---- the other moods ----------------------------------------------------------------------------------------------

function VoteBar({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value.bar,
        vote = info.vote!,
        you = info.you;
    const by = <Who info={info} seat={vote.by} />,
        about = <Who info={info} seat={vote.about} />;
    const title =
        vote.what === 'undo'
            ? filled(w.undoAsked, { who: by })
            : vote.what === 'bot'
              ? filled(w.botVote, { who: about })
              : w.pauseVote;
    const mine = you !== null && vote.of.includes(you) && !vote.yes.includes(you);
    return (
        <Frame
            mood={mine ? 'asked' : 'rest'}
            title={title}
            small={
                vote.what === 'undo'
                    ? w.undoAll
                    : filled(w.wait, {
                          who: who(
                              info,
                              vote.of.filter((s) => !vote.yes.includes(s)),
                          ),
                      })
            }
        >
            {mine && (
                <button class="button" onClick={() => void table.say({ t: 'vote', yes: false })}>
                    {w.no}
                </button>
            )}
            {mine && (
                <button class="button button-main" onClick={() => void table.say({ t: 'vote', yes: true })}>
                    {w.agree}
                </button>
            )}
        </Frame>
    );
}

function OverBar({ table, book, view, info }: { table: TableState; book: Book; view: View; info: TableInfo | null }) {
    const w = words.value.bar,
        r = view.result;
    const title = r ? <span class="outcome">{outcomeText(book, r.outcome)}</span> : w.over;
    const winners = r && r.winners.length ? filled(w.won, { who: who(info, r.winners) }) : w.noWinner;
    return (
        <Frame
            mood="rest"
            title={title}
            small={
                <>
                    {winners} {r && <RuleId id={r.rule} />}
                </>
            }
        >
            <a class="button" href={`/replay/${table.code}?check`}>
                <Icon name="shieldok" size={16} /> {w.checkDeal}
            </a>
            <a class="button button-dark" href={`/replay/${table.code}`}>
                {w.replay}
            </a>
        </Frame>
    );
}

function AwayBar({ table, info, seat }: { table: TableState; info: TableInfo; seat: number }) {
    const w = words.value.bar,
        name = <Who info={info} seat={seat} />;
    const ask = (what: 'wait' | 'bot' | 'pause') => void table.say({ t: 'away', seat, do: what, level: 'normal' });
    const [, beat] = useState(0);
    useEffect(() => {
        const timer = window.setInterval(() => beat((n) => n + 1), 1000);
        return () => window.clearInterval(timer);
    }, []);
    const said = info.seats[seat]?.away ?? 0; // 0 once the server lets the table decide; in between we count ourselves
    const left = said === 0 ? 0 : Math.max(1, said - (Date.now() - table.infoAt) / 1000);
    return (
        <Frame mood="rest" title={filled(w.away, { who: name })} small={filled(w.awayText, { who: name })}>
            <button class="button" disabled={left > 0} onClick={() => ask('bot')}>
                {w.botSits}
                {left > 0 && ` ${Math.ceil(left)} s`}
            </button>
            <button class="button" onClick={() => ask('wait')}>
                {w.waitOn}
            </button>
            <button class="button" onClick={() => ask('pause')}>
                {w.pause}
            </button>
        </Frame>
    );
}

export function Bar({ table }: { table: TableState }) {
    const w = words.value.bar;
    const book = table.book.value,
        view = table.view.value,
        info = table.info.value;
    if (!table.live.up.value && view) return <Frame mood="rest" title={words.value.lineDown} />;
    if (!book || !view || !info) return <Frame mood="rest" title={words.value.loading} />;
    const you = info.you;
    if (view.over) return <OverBar table={table} book={book} view={view} info={info} />;
    if (info.vote) return <VoteBar table={table} info={info} />;
    if (info.state === 'paused') {
        return (
            <Frame mood="rest" title={w.paused}>
                {you !== null && (
                    <button class="button button-dark" onClick={() => void table.say({ t: 'resume' })}>
                        {w.resume}
                    </button>
                )}
            </Frame>
        );
    }
    if (you !== null && info.seats[you]?.substitute) {
        return (
            <Frame mood="back" title={w.substitute}>
                <button class="button button-dark" onClick={() => void table.say({ t: 'back' })}>
                    {w.takeBack}
                </button>
            </Frame>
        );
    }
    if (table.recap.value.length) {
        return (
            <Frame mood="back" title={w.whileAway} small={table.recap.value.join(' · ')}>
                <button
                    class="button button-dark"
                    onClick={() => {
                        table.recap.value = [];
                    }}
                >
                    {w.showQuestion}
                </button>
            </Frame>
        );
    }
    if (table.asked.value) return <Question table={table} book={book} view={view} info={info} />;
    const gone = view.asked.find(
        (s) =>
            info.seats[s]?.person && !info.seats[s]?.here && !info.seats[s]?.substitute && info.seats[s]?.away !== null,
    );
    if (gone !== undefined && you !== null) return <AwayBar table={table} info={info} seat={gone} />;
    if (table.may.value) return <Question table={table} book={book} view={view} info={info} />;
    return (
        <Frame
            mood="rest"
            title={filled(w.wait, { who: who(info, view.asked) })}
            small={you === null ? w.watching : promptText(book, view.prompt)}
        />
    );
}

/** What the page's title says: the first thing of the bar. */
export function titleOf(table: TableState): string {
    const info = table.info.value,
        book = table.book.value,
        view = table.view.value;
    if (!info || !book || !view) return 'Orrery';
    if (table.asked.value) return `● ${promptText(book, view.prompt)}`;
    return `${book.title} · ${fill('{code}', { code: info.code })}`;
}
