// The bar: one sentence that ends in what you decide, in one place; amber only when you owe an answer.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { TableState } from '../state/table';
import type { Book, TableInfo, View, Vote } from '../wire/types';
import { filled, fill, words } from '../words/words';
import { outcomeText, winnersText } from './ending';
import { ProofLink } from './proof';
import { Question } from './question';
import { RuleId } from './rules';
import { listed, promptText, Who } from './speech';

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
        <section class={`bar bar-${mood}`} id="question" tabIndex={-1} aria-label={words.value.bar.label}>
            <div class="bar-words">
                <h2 class="bar-title">{title}</h2>
                {small && <p class="bar-small">{small}</p>}
            </div>
            <div class="bar-buttons">{children}</div>
        </section>
    );
}

interface Here {
    table: TableState;
    book: Book;
    view: View;
    info: TableInfo;
}

const who = (info: TableInfo | null, seats: readonly number[]) =>
    listed(seats.map((s) => <Who info={info} seat={s} />));

// ---- the other moods ----------------------------------------------------------------------------------------------

/** Redraws every second, for whatever counts down. */
function useSeconds() {
    const [, beat] = useState(0);
    useEffect(() => {
        const timer = window.setInterval(() => beat((n) => n + 1), 1000);
        return () => window.clearInterval(timer);
    }, []);
}

/** Seconds that are left of what the table message said; in between we count ourselves. */
const secondsLeft = (table: TableState, said: number) => Math.max(0, said - (Date.now() - table.infoAt) / 1000);

function voteTitle(info: TableInfo, vote: Vote) {
    const w = words.value.bar;
    if (vote.what === 'undo') return filled(w.undoAsked, { who: <Who info={info} seat={vote.by} /> });
    return vote.what === 'bot' ? filled(w.botVote, { who: <Who info={info} seat={vote.about} /> }) : w.pauseVote;
}

/** What is voted about, who has not said anything yet, and how long the table waits for them. */
function VoteState({ table, info, vote }: { table: TableState; info: TableInfo; vote: Vote }) {
    const w = words.value.bar;
    useSeconds();
    return (
        <>
            {vote.back !== null && `${vote.back === 1 ? w.undoOne : fill(w.undoMany, { n: vote.back })} `}
            {filled(w.voteWait, { who: who(info, vote.missing), n: Math.ceil(secondsLeft(table, vote.left)) })}
        </>
    );
}

/** Must this seat still say yes or no? */
const owesVote = (info: TableInfo) => info.you !== null && !!info.vote?.missing.includes(info.you);

function VoteBar({ table, info, vote }: { table: TableState; info: TableInfo; vote: Vote }) {
    const w = words.value.bar,
        say = (yes: boolean) => void table.say({ t: 'vote', yes });
    return (
        <Frame
            mood={owesVote(info) ? 'asked' : 'rest'}
            title={voteTitle(info, vote)}
            small={<VoteState table={table} info={info} vote={vote} />}
        >
            {owesVote(info) && (
                <>
                    <button class="button" onClick={() => say(false)}>
                        {w.no}
                    </button>
                    <button class="button button-main" onClick={() => say(true)}>
                        {w.agree}
                    </button>
                </>
            )}
            {vote.by === info.you && (
                <button class="button" data-act="withdraw" onClick={() => say(false)}>
                    {w.withdraw}
                </button>
            )}
        </Frame>
    );
}

/** The vote beside a question that this seat can answer meanwhile. */
function VoteStrip({ table, info, vote }: { table: TableState; info: TableInfo; vote: Vote }) {
    return (
        <p class="vote-strip bar-small" role="status">
            <span>
                {voteTitle(info, vote)}. <VoteState table={table} info={info} vote={vote} />
            </span>
            {vote.by === info.you && (
                <button class="button" data-act="withdraw" onClick={() => void table.say({ t: 'vote', yes: false })}>
                    {words.value.bar.withdraw}
                </button>
            )}
        </p>
    );
}

function OverBar({ table, book, view, info }: Here) {
    const w = words.value.bar,
        r = view.result;
    const outcome = r && <span class="outcome">{outcomeText(book, r.outcome)}</span>;
    const title = r?.winners.length ? winnersText(book, info, r.winners, view) : (outcome ?? w.over);
    return (
        <Frame
            mood="rest"
            title={title}
            small={
                r && (
                    <>
                        {r.winners.length > 0 && outcome} <RuleId id={r.rule} />
                    </>
                )
            }
        >
            <ProofLink link={table.link} />
            <a class="button button-dark" href={`/replay/${table.link}`}>
                {w.replay}
            </a>
        </Frame>
    );
}

function AwayBar({ table, info, seat }: { table: TableState; info: TableInfo; seat: number }) {
    const w = words.value.bar,
        name = <Who info={info} seat={seat} />;
    const ask = (what: 'wait' | 'bot' | 'pause') => void table.say({ t: 'away', seat, do: what, level: 'normal' });
    useSeconds();
    const said = info.seats[seat]?.away ?? 0; // 0 once the server lets the table decide; in between we count ourselves
    const left = said === 0 ? 0 : Math.max(1, secondsLeft(table, said));
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

/** A pause, a bot in the reader's seat, or what happened while they were away; null: none of these. */
function HeldBar({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value.bar,
        you = info.you;
    if (info.state === 'paused') {
        return (
            <Frame mood="rest" title={w.paused}>
                {you !== null && <Dark text={w.resume} press={() => void table.say({ t: 'resume' })} />}
            </Frame>
        );
    }
    if (you !== null && info.seats[you]?.substitute) {
        return (
            <Frame mood="back" title={w.substitute}>
                <Dark text={w.takeBack} press={() => void table.say({ t: 'back' })} />
            </Frame>
        );
    }
    const seen = () => {
        table.recap.value = [];
    };
    return (
        <Frame mood="back" title={w.whileAway} small={table.recap.value.join(' · ')}>
            <Dark text={w.showQuestion} press={seen} />
        </Frame>
    );
}

const isHeld = (table: TableState, info: TableInfo): boolean =>
    info.state === 'paused' ||
    (info.you !== null && !!info.seats[info.you]?.substitute) ||
    table.recap.value.length > 0;

function Dark({ text, press }: { text: string; press: () => void }) {
    return (
        <button class="button button-dark" onClick={press}>
            {text}
        </button>
    );
}

/** A person who is asked, has lost the connection and has no bot in their seat. */
function awayOf(info: TableInfo, view: View): number | undefined {
    return view.asked.find((s) => {
        const seat = info.seats[s];
        return seat?.person && !seat.here && !seat.substitute && seat.away !== null;
    });
}

/** Nobody waits for this seat. */
function WaitBar({ table, book, view, info }: Here) {
    const w = words.value.bar;
    const watching = table.lost.value ? words.value.seatGone : w.watching;
    return (
        <Frame
            mood="rest"
            title={filled(w.wait, { who: who(info, view.asked) })}
            small={info.you === null ? watching : promptText(book, info, view)}
        />
    );
}

function LiveBar({ table, book, view, info }: Here) {
    const vote = info.vote;
    const here = { table, book, view, info };
    if (view.over) return <OverBar {...here} />;
    if (vote && (owesVote(info) || !table.asked.value)) return <VoteBar table={table} info={info} vote={vote} />;
    if (isHeld(table, info)) return <HeldBar table={table} info={info} />;
    if (table.asked.value && vote) {
        return (
            <div class="bar-with-vote">
                <VoteStrip table={table} info={info} vote={vote} />
                <Question {...here} />
            </div>
        );
    }
    if (table.asked.value) return <Question {...here} />;
    const gone = awayOf(info, view);
    if (gone !== undefined && info.you !== null) return <AwayBar table={table} info={info} seat={gone} />;
    return table.may.value ? <Question {...here} /> : <WaitBar {...here} />;
}

export function Bar({ table }: { table: TableState }) {
    const book = table.book.value,
        view = table.view.value,
        info = table.info.value;
    if (!table.live.up.value && view) return <Frame mood="rest" title={words.value.lineDown} />;
    if (!book || !view || !info) return <Frame mood="rest" title={words.value.loading} />;
    return <LiveBar table={table} book={book} view={view} info={info} />;
}

/** What the page's title says: the first thing of the bar. */
export function titleOf(table: TableState): string {
    const info = table.info.value,
        book = table.book.value,
        view = table.view.value;
    if (!info || !book || !view) return 'Orrery';
    if (table.asked.value) return `● ${promptText(book, info, view)}`;
    return `${book.title} · ${info.code.toUpperCase()}`;
}
