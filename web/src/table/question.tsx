// The bar of a question: crumbs of the picks so far, the sentence, the meter of a payment, and the answers as buttons.
// The dark one says the whole answer; while a payment is short it is locked and says how much is missing.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import lockIcon from 'icon:tabler/lock';
import { useScene } from '../state/context';
import { Icon } from '../ui/icon';
import { OwnClock } from './clock';
import { boardOf } from './board';
import { useEnds } from './ends';
import { bind, type Choice } from '../state/choice';
import { FEW, numbersAsked, type Numbers } from '../state/number';
import type { TableState } from '../state/table';
import type { Book, Legal, Locked, TableInfo, View } from '../wire/types';
import { fill, filled, noteText, refusalText, words } from '../words/words';
import { Meter, paidWith, sumOf } from './meter';
import { RuleId, RuleTag } from './rules';
import { Label, nameOf, promptText, Who } from './speech';
import { Stepper } from './stepper';
import { hideWhy, showWhy } from './why';
import { textScale } from '../ui/measure';

const NUMBER = 2,
    MANY = 3, // buttons beyond which their keys are shown
    FEW_LOCKED = 2; // barred answers without anything to pick that the bar still shows

function Crumbs({ table, book }: { table: TableState; book: Book }) {
    const picks = table.choice.value.picks;
    if (!picks.length) return null;
    return (
        <ol class="crumbs">
            {picks.map((p, i) => (
                <li key={i}>
                    <button type="button" class="crumb" onClick={() => table.backTo(i)}>
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

/** In a reaction window: auto-pass. It answers after the same delay for all. */
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

/** Answers that are one but for a number: a stepper, and the dark button for the number it shows. */
function askedNumbers(table: TableState, book: Book, few: number): Numbers | null {
    const draws = boardOf(book.game).draws;
    const free = table.choice.value.left.filter((l) => !draws(book, NUMBER, book.verbs[l.a[0]]?.word ?? '', l.a[1]));
    return numbersAsked(book, free, few);
}

function HowMany({
    table,
    book,
    view,
    numbers,
    now,
}: {
    table: TableState;
    book: Book;
    view: View;
    numbers: Numbers;
    now: Legal;
}) {
    const { at, answers } = numbers;
    const low = answers[0]!.a[at];
    const barred = (n: number): Locked | undefined =>
        view.locked.find((l) => l.a[0] === numbers.verb && l.a.every((v, k) => v === (k === at ? n : now.a[k])));
    return (
        <Stepper
            name={promptText(book, table.info.value, view)}
            value={now.a[at]}
            low={low}
            high={low + answers.length - 1}
            change={(n) => table.arm(answers[n - low]!)}
            send={() => void table.answer(now)}
            beyond={(e, n) => {
                const why = barred(n);
                if (why) showWhy(e, why);
            }}
        />
    );
}

interface LockedProps {
    book: Book;
    info: TableInfo | null;
    locked: Locked;
    name: string | undefined;
    missing: number;
}

/** An answer the rules bar now; if only a sum is missing it says how much. */
function LockedButton({ book, info, locked, name, missing }: LockedProps) {
    const open = (e: Event) => showWhy(e.currentTarget as Element, locked);
    const label = name ?? <Label book={book} info={info} a={locked.a} known={new Set()} />;
    const bare = !book.verbs[locked.a[0]]?.nouns[0];
    return (
        <button
            type="button"
            class="ui-button is-ghost is-medium bar-locked"
            aria-disabled="true"
            data-locked={locked.rule}
            onClick={open}
            onFocus={open}
            onBlur={hideWhy}
            onMouseEnter={open}
            onMouseLeave={hideWhy}
        >
            <Icon of={lockIcon} size={15} />
            <span>{missing > 0 ? filled(words.value.set.short, { answer: label, n: missing }) : label}</span>
            {bare && <RuleTag id={locked.rule} />}
        </button>
    );
}

/** Barred answers that belong in the bar: those with nothing to pick, and what would end a set that is still short. */
function lockedOf(book: Book, view: View, ends: readonly string[]): Locked[] {
    const word = (l: Locked) => book.verbs[l.a[0]]?.word ?? '';
    const first = view.locked.filter((l, i, all) => all.findIndex((x) => x.a[0] === l.a[0]) === i);
    const bare = first.filter((l) => !book.verbs[l.a[0]]?.nouns[0] || ends.includes(word(l)));
    return bare.slice(0, FEW_LOCKED);
}

interface Asked {
    table: TableState;
    book: Book;
    view: View;
    info: TableInfo | null;
}

/** Everything the bar offers now. ready: what the dark button says and Enter sends. */
function offersOf({ table, book, view }: Asked, panel: boolean, crumbs: boolean) {
    const c = table.choice.value;
    const sum = table.asked.value && !panel ? sumOf(view) : null;
    const set = sum && (boardOf(book.game).set?.(view) ?? null);
    const numbers = askedNumbers(table, book, sum ? 1 : FEW);
    const armed = table.ready.value;
    const ends = (l: Legal | Locked) => !!set?.ends.includes(book.verbs[l.a[0]]?.word ?? '');
    const whole = sum?.missing === 0 ? c.ready.find(ends) : undefined; // the set is complete
    const ready = panel ? null : (armed ?? numbers?.answers[0] ?? whole ?? null);
    const buttons = panel
        ? []
        : buttonsOf(table, book).filter((b) => b.legal !== ready && !numbers?.answers.includes(b.legal));
    // while an answer is chosen, what is barred and has nothing to do with it only takes its room
    const barred =
        table.asked.value && !panel
            ? lockedOf(book, view, set?.ends ?? []).filter((l) => ends(l) || (!armed && !c.picks.length))
            : [];
    const inNumbers = numbers && ready && numbers.answers.includes(ready) ? ready : null;
    return {
        panel,
        crumbs: crumbs && !panel,
        sum,
        set,
        numbers,
        armed,
        ends,
        whole,
        ready,
        buttons,
        barred,
        inNumbers,
    };
}
type Offers = ReturnType<typeof offersOf>;

/** You may interject. Bots give everybody the time that the table has set; people answer when they like. */
function mayTitle(info: TableInfo | null, view: View): string {
    const w = words.value.bar,
        n = info?.react ?? 0;
    const byBot = view.asked.some((s) => !info?.seats[s]?.person || info.seats[s]?.substitute);
    if (!n) return w.mayAct;
    return byBot ? fill(w.mayActFor, { n }) : w.mayActUntil;
}

const SEAT = 1;
/** Where to tap: everybody stands in the row of players; of other things, where they glow now. */
function useWhere({ open }: Choice): string {
    const w = words.value.bar;
    const [glows, setGlows] = useState('');
    useLayoutEffect(() => {
        const at = (where: string) => document.querySelector(`${where} [data-ring='asked']`) !== null;
        setGlows(at('.hand') ? (at('.board') ? '' : 'hand') : at('.board') ? 'board' : '');
    });
    if (open.every((o) => o.noun === SEAT)) return w.choosePlayer;
    return glows === 'hand' ? w.chooseHand : glows === 'board' ? w.chooseBoard : w.chooseFirst;
}

/** The sentence, what was refused, the meter of a payment, what the ready answer would bring. */
function QuestionWords({ asked, offers }: { asked: Asked; offers: Offers }) {
    const { table, book, view, info } = asked,
        { panel, sum, set, numbers, ready, buttons, inNumbers } = offers;
    const w = words.value.bar,
        c = table.choice.value,
        refusal = table.refusal.value,
        scene = useScene(),
        board = boardOf(book.game),
        where = useWhere(c);
    const onBoard = !c.picks.length && c.open.length > 0 && !buttons.length && !ready;
    const title = table.asked.value ? promptText(book, info, view) || w.you : mayTitle(info, view);
    const note = ready?.note
        ? noteText(book.game, ready.note)
        : (board.hints?.(scene) ?? (onBoard && !panel ? where : null));
    return (
        <div class="bar-words">
            <h2 class="bar-title" data-long={title.length > 44 ? '' : undefined}>
                {(table.asked.value && board.asks?.(scene)) || title}
            </h2>
            {table.asked.value && info && <OwnClock info={info} />}
            {offers.crumbs && <Crumbs table={table} book={book} />}
            {refusal && (
                <p class="bar-small refusal" role="alert">
                    {refusalText(refusal.rule, refusal.why)} <RuleId id={refusal.rule} />
                </p>
            )}
            {sum && (
                <p class="bar-sum">
                    <Meter sum={sum} would={inNumbers ? paidWith(view, inNumbers.a[numbers!.at]) : undefined} />
                    {set && <span class="bar-small">{set.secret}</span>}
                </p>
            )}
            <AutoPass table={table} book={book} view={view} info={info} />
            {!refusal && note && <p class="bar-small">{note}</p>}
        </div>
    );
}

interface AnswerProps {
    asked: Asked;
    answer: Answer;
    /** The key that presses it, and whether it says so. */
    digit: number | undefined;
    shown: boolean;
}

function AnswerButton({ asked, answer, digit, shown }: AnswerProps) {
    const { table, book, info } = asked,
        { legal, noun, value } = answer;
    const known = noun ? (bind(book, legal.a, [...table.choice.value.picks, { noun, value }]) ?? undefined) : undefined;
    const sign = boardOf(book.game).verbSign?.(book, legal.a);
    const note = noun === 0 ? noteText(book.game, legal.note) : null;
    return (
        <button
            type="button"
            class="ui-button is-ghost is-medium bar-answer"
            data-answer={noun ? undefined : legal.text}
            data-pick={noun ? `${noun}:${value}` : undefined}
            data-key={digit}
            title={note ?? undefined}
            disabled={table.sending.value}
            onClick={answer.press}
        >
            {sign && <Icon of={sign} size={18} />}
            <span class="bar-label">
                <Label book={book} info={info} a={legal.a} known={known} />
                {note && <span class="bar-note">{note}</span>}
            </span>
            {shown && digit !== undefined && (
                <kbd class="ui-kbd" aria-hidden="true">
                    {digit}
                </kbd>
            )}
        </button>
    );
}

/** The order a game wants its answers in; others keep the order of the rules. */
function ordered(book: Book, buttons: Answer[]): Answer[] {
    const order = boardOf(book.game).verbOrder;
    if (!order) return buttons;
    const rank = (b: Answer) => {
        const at = order.indexOf(book.verbs[b.legal.a[0]]?.word ?? '');
        return at < 0 ? order.length : at;
    };
    return [...buttons].sort((a, b) => rank(a) - rank(b));
}

/** Every answer that needs a button. */
function Answers({ asked, buttons }: { asked: Asked; buttons: Answer[] }) {
    return (
        <>
            {ordered(asked.book, buttons).map((b, i) => (
                <AnswerButton
                    key={`${b.noun} ${b.value} ${b.legal.a.join()}`}
                    asked={asked}
                    answer={b}
                    digit={i < 10 ? (i + 1) % 10 : undefined}
                    shown={buttons.length > MANY}
                />
            ))}
        </>
    );
}

/** More answers than the bar has room for: a list over the foot of the board, with a mark where it goes on. */
function AnswerList({ asked, buttons }: { asked: Asked; buttons: Answer[] }) {
    const { ref, more } = useEnds<HTMLDivElement>('down');
    return (
        <div class="bar-list" data-more={more || undefined}>
            <div
                class="bar-list-body"
                data-list=""
                role="group"
                tabIndex={0}
                aria-label={words.value.bar.answers}
                ref={ref}
            >
                <Answers asked={asked} buttons={buttons} />
            </div>
            {more.includes('after') && (
                <p class="bar-list-more" aria-hidden="true">
                    {fill(words.value.bar.listGoesOn, { n: buttons.length })}
                </p>
            )}
        </div>
    );
}

const AS_IS = 0,
    TIGHT = 1, // without what is said twice
    LISTED = 2; // the answers stand in a list over the board

/** How the bar has to stand so that it leaves the hand its room; measured once for each set of answers and width. */
function useFits(key: string) {
    const ref = useRef<HTMLElement>(null);
    const [width, setWidth] = useState(0);
    const [level, setLevel] = useState({ of: '', is: AS_IS });
    const now = `${key} ${width}`,
        is = level.of === now ? level.is : AS_IS;
    useLayoutEffect(() => {
        const e = ref.current;
        if (!e) return undefined;
        const watch = new ResizeObserver(() => setWidth(e.clientWidth));
        watch.observe(e);
        return () => watch.disconnect();
    }, []);
    useLayoutEffect(() => {
        const e = ref.current;
        if (!e || is === LISTED) return;
        const most = (what: string) => parseFloat(getComputedStyle(e).getPropertyValue(what)) * textScale();
        const high = is === AS_IS ? e.offsetHeight > most('--bar-snug') : e.scrollHeight > most('--bar-most');
        if (high || e.scrollWidth > e.clientWidth + 1) setLevel({ of: now, is: is + 1 });
    }, [now, is]);
    return { ref, is };
}

function QuestionButtons({ asked, offers, listed }: { asked: Asked; offers: Offers; listed: boolean }) {
    const { table, book, view, info } = asked,
        { panel, sum, set, numbers, armed, ends, whole, ready, buttons, barred, inNumbers } = offers;
    const w = words.value.bar,
        Controls = boardOf(book.game).Controls;
    return (
        <div class="bar-buttons">
            {Controls && <Controls />}
            {offers.crumbs && (table.choice.value.picks.length > 0 || (armed && !numbers)) && (
                <button type="button" class="ui-button is-ghost is-medium bar-back" onClick={() => table.back()}>
                    {w.back}
                </button>
            )}
            {!table.asked.value && (
                <button
                    type="button"
                    class="ui-button is-ghost is-medium bar-pass"
                    data-act="let-pass"
                    onClick={() => table.letPass()}
                >
                    {w.letPass}
                </button>
            )}
            {!listed && <Answers asked={asked} buttons={buttons} />}
            {barred.map((l) => (
                <LockedButton
                    key={`locked ${l.a[0]}`}
                    book={book}
                    info={info}
                    locked={l}
                    name={ends(l) ? set?.send : undefined}
                    missing={ends(l) ? (sum?.missing ?? 0) : 0}
                />
            ))}
            {!panel && numbers && inNumbers && (
                <HowMany table={table} book={book} view={view} numbers={numbers} now={inNumbers} />
            )}
            {ready && (
                <button
                    type="button"
                    class="ui-button is-answer is-medium bar-main"
                    data-answer={ready.text}
                    disabled={table.sending.value}
                    onClick={() => void table.answer(ready)}
                >
                    <span class="bar-label">
                        {ready === whole && set?.send ? set.send : <Label book={book} info={info} a={ready.a} />}
                    </span>
                    <kbd class="ui-kbd" aria-hidden="true">
                        Enter
                    </kbd>
                </button>
            )}
        </div>
    );
}

/** hit: somebody's attack on you. */
export function Question({ hit, ...asked }: Asked & { hit: boolean }) {
    const scene = useScene();
    const board = boardOf(asked.book.game);
    const offers = offersOf(asked, board.panel?.(scene) ?? false, board.crumbs?.(scene) ?? true);
    const { buttons, ready } = offers;
    const { ref, is } = useFits(
        `${buttons.map((b) => b.legal.text).join()} ${ready?.text ?? ''} ${asked.view.question}`,
    );
    const mood = asked.table.asked.value ? (hit ? 'asked bar-hit' : 'asked') : 'may';
    const listed = is === LISTED && buttons.length > 1;
    return (
        <section
            ref={ref}
            class={`bar bar-${mood}${is >= TIGHT ? ' bar-tight' : ''}${listed ? ' bar-listed' : ''}`}
            id="question"
            data-picks={asked.table.choice.value.picks.length || undefined}
            tabIndex={-1}
            aria-label={words.value.bar.label}
        >
            {listed && <AnswerList asked={asked} buttons={buttons} />}
            <QuestionWords asked={asked} offers={offers} />
            <QuestionButtons asked={asked} offers={offers} listed={listed} />
        </section>
    );
}
