// The bar: one sentence that ends in what you decide, in one place; amber only when you owe an answer.
import type { ComponentChildren } from 'preact';
import hourglass from 'icon:tabler/hourglass';
import { useEffect } from 'preact/hooks';
import { useScene } from '../state/context';
import { resumesAtOnce } from '../state/left';
import { owesVote, type TableState } from '../state/table';
import { Icon } from '../ui/icon';
import type { Book, TableInfo, View, Vote } from '../wire/types';
import { filled, fill, second, words } from '../words/words';
import { boardOf, type Interlude } from './board';
import { clockText, secondsLeft, useSeconds, WaitClock } from './clock';
import { outcomeText, winnersText } from './ending';
import { ProofLink } from './proof';
import { Question } from './question';
import { RuleId } from './rules';
import { nextOf } from './seats_row';
import { waitedFor } from './sharing';
import { listed, seatName, Who } from './speech';
import { TakeSeat } from './take_seat';

type Mood = 'asked' | 'rest' | 'held' | 'lost';

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
            {mood === 'rest' && <Icon of={hourglass} size={22} class="bar-sign" />}
            <div class="bar-words">
                <h2 class="bar-title">{title}</h2>
                {small && <p class="bar-small">{small}</p>}
            </div>
            {children && <div class="bar-buttons">{children}</div>}
        </section>
    );
}

interface Here {
    table: TableState;
    book: Book;
    view: View;
    info: TableInfo;
    hit: boolean;
}

const who = (info: TableInfo | null, seats: readonly number[]) =>
    listed(seats.map((s) => <Who info={info} seat={s} />));

// ---- the other moods ----------------------------------------------------------------------------------------------

/** "Bruno asks to pause the match." */
function voteTitle(info: TableInfo, vote: Vote) {
    const w = words.value.bar,
        what = filled(w.votes[vote.what], { who: <Who info={info} seat={vote.about} /> });
    return filled(vote.by === info.you ? w.voteYours : w.voteAsks, { who: <Who info={info} seat={vote.by} />, what });
}

/** "you and Cleo": whoever reads it comes first. */
function whoIsMissing(info: TableInfo, seats: readonly number[]) {
    const you = seats.filter((s) => s === info.you).map(() => second.value.object);
    return listed([...you, ...seats.filter((s) => s !== info.you).map((s) => <Who info={info} seat={s} />)]);
}

/** What is voted about, who has not said anything yet, and how long the table waits for them. */
function VoteState({ info, vote }: { info: TableInfo; vote: Vote }) {
    const w = words.value.bar;
    useSeconds();
    const left = Math.ceil(secondsLeft(info, vote.left)),
        time = left < 3600 ? `${left} s` : clockText(left);
    return (
        <>
            {vote.what === 'offer' && `${w.offerText} `}
            {vote.back !== null && `${vote.back === 1 ? w.undoOne : fill(w.undoMany, { n: vote.back })} `}
            {filled(w.voteWait, { who: whoIsMissing(info, vote.missing), time })}
        </>
    );
}

function VoteBar({ table, info, vote }: { table: TableState; info: TableInfo; vote: Vote }) {
    const w = words.value.bar,
        say = (yes: boolean) => void table.say({ t: 'vote', yes });
    return (
        <Frame
            mood={owesVote(info) ? 'asked' : 'rest'}
            title={voteTitle(info, vote)}
            small={<VoteState info={info} vote={vote} />}
        >
            {owesVote(info) && (
                <>
                    <button class="ui-button is-ghost is-medium" onClick={() => say(false)}>
                        {w.no}
                    </button>
                    <button class="ui-button is-answer is-medium bar-main" onClick={() => say(true)}>
                        {w.agree}
                    </button>
                </>
            )}
            {vote.by === info.you && (
                <button class="ui-button is-ghost is-medium" data-act="withdraw" onClick={() => say(false)}>
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
                {voteTitle(info, vote)} <VoteState info={info} vote={vote} />
            </span>
            {vote.by === info.you && (
                <button
                    class="ui-button is-ghost is-medium"
                    data-act="withdraw"
                    onClick={() => void table.say({ t: 'vote', yes: false })}
                >
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
            <a class="ui-button is-gold is-medium" data-act="replay" href={`/replay/${table.link}`}>
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
    const left = said === 0 ? 0 : Math.max(1, secondsLeft(info, said));
    return (
        <Frame
            mood="rest"
            title={filled(w.away, { who: name })}
            small={filled(info.out === 'ask' ? w.awayText : w.awayTicks, { who: name })}
        >
            <button class="ui-button is-ghost is-medium" disabled={left > 0} onClick={() => ask('bot')}>
                {w.botSits}
                {left > 0 && ` ${Math.ceil(left)} s`}
            </button>
            <button class="ui-button is-ghost is-medium" onClick={() => ask('wait')}>
                {w.waitOn}
            </button>
            <button class="ui-button is-ghost is-medium" onClick={() => ask('pause')}>
                {w.pause}
            </button>
        </Frame>
    );
}

/** Somebody's clock has paused the table: the others decide. */
function OutBar({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value.bar,
        seat = info.paused_for!,
        mine = seat === info.you,
        name = <Who info={info} seat={seat} />;
    const alone = !info.seats.some((s, i) => i !== seat && s.person && !s.substitute);
    return (
        <Frame
            mood="rest"
            title={mine ? w.outYou : filled(w.out, { who: name })}
            small={mine ? (alone ? null : w.outWait) : w.outText}
        >
            {info.you !== null && (!mine || alone) && (
                <>
                    {!mine && (
                        <button
                            class="ui-button is-ghost is-medium"
                            onClick={() => void table.say({ t: 'away', seat, do: 'bot' })}
                        >
                            {w.botSits}
                        </button>
                    )}
                    <Dark text={w.resume} press={() => void table.say({ t: 'resume' })} />
                </>
            )}
        </Frame>
    );
}

/** A pause by agreement. Whoever comes back to a match that waited for them alone need not say so. */
function PausedBar({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value.bar,
        seated = info.you !== null,
        resume = () => void table.say({ t: 'resume' });
    useEffect(() => {
        if (seated && resumesAtOnce(info.link)) resume();
    }, [seated]);
    return (
        <Frame mood="rest" title={w.paused}>
            {seated && <Dark text={w.resume} press={resume} />}
            <TakeSeat table={table} info={info} />
        </Frame>
    );
}

/** A pause, or a bot in the reader's seat; null: neither. */
function HeldBar({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value.bar,
        you = info.you;
    if (info.state === 'paused' && info.paused_for !== null) return <OutBar table={table} info={info} />;
    if (info.state === 'paused') return <PausedBar table={table} info={info} />;
    if (you !== null && info.seats[you]?.substitute) {
        return (
            <Frame mood="held" title={w.substitute}>
                <Dark text={w.takeBack} press={() => void table.say({ t: 'back' })} />
            </Frame>
        );
    }
    return null;
}

const isHeld = (info: TableInfo): boolean =>
    info.state === 'paused' || (info.you !== null && !!info.seats[info.you]?.substitute);

function Dark({ text, press }: { text: string; press: () => void }) {
    return (
        <button class="ui-button is-gold is-medium" onClick={press}>
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

/** Whoever thinks of taking a seat knows first what somebody else may know. */
const broughtText = (info: TableInfo) =>
    filled(`${words.value.happened['brought']}.`, { 1: <Who info={info} seat={info.host ?? 0} /> });

/** "Mira is playing. You are next.": nobody waits for this seat. */
function WaitBar({ table, book, view, info }: Here) {
    const w = words.value.bar,
        you = info.you;
    const watching = table.lost.value ? words.value.seatGone : info.brought ? broughtText(info) : w.watching;
    const next = you !== null && nextOf(book.seats, view.asked) === you;
    const counts = view.asked.find((s) => info.seats[s]?.ticks) ?? null;
    const title = filled(view.asked.length > 1 ? w.playMany : w.plays, { who: who(info, view.asked) });
    return (
        <Frame
            mood="rest"
            title={
                <>
                    {title} <WaitClock info={info} seat={counts} /> {next && w.youNext}
                </>
            }
            small={you === null ? watching : w.lookMeanwhile}
        >
            {you === null && <TakeSeat table={table} info={info} />}
        </Frame>
    );
}

/** The table as it was: the way back stands in the bar. */
function PastBar({ table }: { table: TableState }) {
    const w = words.value.story;
    return (
        <Frame mood="rest" title={w.then} small={w.thenText}>
            <Dark text={w.toNow} press={() => table.look(null)} />
        </Frame>
    );
}

/** The bar of what comes before the question; it goes on without anybody, too. */
function InterludeBar({ table, of }: { table: TableState; of: Interlude }) {
    const { title, small, go, skip, done, seconds } = of;
    useEffect(() => {
        table.pace.rest(true);
        return () => table.pace.rest(false);
    }, []);
    useEffect(() => {
        const timer = window.setTimeout(done, seconds * 1000);
        return () => window.clearTimeout(timer);
    }, [of.Body]);
    return (
        <Frame mood="rest" title={title} small={small}>
            <button class="ui-button is-gold is-medium" data-act="go-on" onClick={() => skip?.() || done()}>
                {go}
                <kbd class="ui-kbd" aria-hidden="true">
                    {words.value.pace.space}
                </kbd>
            </button>
        </Frame>
    );
}

function LiveBar(here: Here) {
    const { table, view, info } = here;
    const vote = info.vote,
        scene = useScene(),
        before = boardOf(here.book.game).interlude?.(scene) ?? null;
    if (table.looking.value) return <PastBar table={table} />;
    if (view.over) return <OverBar {...here} />;
    if (vote && (owesVote(info) || !table.asked.value)) return <VoteBar table={table} info={info} vote={vote} />;
    if (before) return <InterludeBar table={table} of={before} />;
    if (isHeld(info)) return <HeldBar table={table} info={info} />;
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

/** Somebody else at this device is waited for. */
function HandOver({ table, info, seats }: { table: TableState; info: TableInfo; seats: readonly number[] }) {
    return (
        <p class="vote-strip bar-small" role="status">
            <button class="ui-button is-gold is-medium" data-act="hand-over" onClick={() => table.layDown?.()}>
                {fill(words.value.alone.handTo, { name: seatName(info, seats[0]!) })}
            </button>
        </p>
    );
}

/** hit: the question is somebody's attack on the reader. */
export function Bar({ table, hit }: { table: TableState; hit: boolean }) {
    const book = table.book.value,
        view = table.view.value,
        info = table.info.value;
    if (!table.live.up.value && view)
        return <Frame mood="lost" title={words.value.lineDown} small={words.value.lineDownText} />;
    if (!book || !view || !info) return <Frame mood="rest" title={words.value.loading} />;
    const bar = <LiveBar table={table} book={book} view={view} info={info} hit={hit} />,
        others = table.asked.value || view.over || info.you === null ? [] : waitedFor(info, view);
    if (!others.length) return bar;
    return (
        <div class="bar-with-vote">
            <HandOver table={table} info={info} seats={others} />
            {bar}
        </div>
    );
}
