// The bar of a question: crumbs of the picks so far, the sentence, the meter of a payment, and the answers as buttons.
// The dark one says the whole answer; while a payment is short it is locked and says how much is missing.
import { boardOf } from './board';
import { bind } from '../state/choice';
import { FEW, numbersAsked, type Numbers } from '../state/number';
import type { TableState } from '../state/table';
import type { Book, Legal, Locked, TableInfo, View } from '../wire/types';
import { filled, noteText, refusalText, words } from '../words/words';
import { Icon } from './icon';
import { Meter, paidWith, sumOf } from './meter';
import { RuleId, RuleTag } from './rules';
import { Label, nameOf, promptText, Who } from './speech';
import { Stepper } from './stepper';
import { hideWhy, showWhy } from './why';

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

/** An answer the rules bar now; if only a sum is missing it says how much. */
function LockedButton({
    book,
    info,
    locked,
    name,
    missing,
}: {
    book: Book;
    info: TableInfo | null;
    locked: Locked;
    name: string | undefined;
    missing: number;
}) {
    const open = (e: Event) => showWhy(e.currentTarget as Element, locked);
    const label = name ?? <Label book={book} info={info} a={locked.a} known={new Set()} />;
    const bare = !book.verbs[locked.a[0]]?.nouns[0];
    return (
        <button
            class="button button-locked"
            aria-disabled="true"
            data-locked={locked.rule}
            onClick={open}
            onFocus={open}
            onBlur={hideWhy}
            onMouseEnter={open}
            onMouseLeave={hideWhy}
        >
            <Icon name="lock" size={14} />
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
function offersOf({ table, book, view }: Asked) {
    const c = table.choice.value;
    const sum = table.asked.value ? sumOf(view) : null;
    const set = sum && (boardOf(book.game).set?.(view) ?? null);
    const numbers = askedNumbers(table, book, sum ? 1 : FEW);
    const armed = table.ready.value;
    const ends = (l: Legal | Locked) => !!set?.ends.includes(book.verbs[l.a[0]]?.word ?? '');
    const whole = sum?.missing === 0 ? c.ready.find(ends) : undefined; // the set is complete
    const ready = armed ?? numbers?.answers[0] ?? whole ?? null;
    const buttons = buttonsOf(table, book).filter((b) => b.legal !== ready && !numbers?.answers.includes(b.legal));
    const barred = table.asked.value ? lockedOf(book, view, set?.ends ?? []) : [];
    const inNumbers = numbers && ready && numbers.answers.includes(ready) ? ready : null;
    return { sum, set, numbers, armed, ends, whole, ready, buttons, barred, inNumbers };
}
type Offers = ReturnType<typeof offersOf>;

/** The sentence, what was refused, the meter of a payment, what the ready answer would bring. */
function QuestionWords({ asked, offers }: { asked: Asked; offers: Offers }) {
    const { table, book, view, info } = asked,
        { sum, set, numbers, ready, buttons, inNumbers } = offers;
    const w = words.value.bar,
        c = table.choice.value,
        refusal = table.refusal.value;
    const onBoard = !c.picks.length && c.open.length > 0 && !buttons.length && !ready;
    return (
        <div class="bar-words">
            <Crumbs table={table} book={book} />
            <h2 class="bar-title">{table.asked.value ? promptText(book, info, view) || w.you : w.mayAct}</h2>
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
            {!refusal && ready?.note && <p class="bar-small">{noteText(book.game, ready.note)}</p>}
            {!refusal && onBoard && <p class="bar-small">{w.chooseFirst}</p>}
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
    return (
        <button
            class="button"
            data-answer={legal.text}
            data-key={digit}
            disabled={table.sending.value}
            onClick={answer.press}
        >
            <Label book={book} info={info} a={legal.a} known={known} />
            {noun === 0 && legal.note && <span class="button-note">{noteText(book.game, legal.note)}</span>}
            {shown && digit !== undefined && <kbd aria-hidden="true">{digit}</kbd>}
        </button>
    );
}

function QuestionButtons({ asked, offers }: { asked: Asked; offers: Offers }) {
    const { table, book, view, info } = asked,
        { sum, set, numbers, armed, ends, whole, ready, buttons, barred, inNumbers } = offers;
    const w = words.value.bar;
    return (
        <div class="bar-buttons">
            {(table.choice.value.picks.length > 0 || (armed && !numbers)) && (
                <button class="button" onClick={() => table.back()}>
                    <Icon name="back" size={16} /> {w.back} <kbd aria-hidden="true">Esc</kbd>
                </button>
            )}
            {buttons.map((b, i) => (
                <AnswerButton
                    key={`${b.noun} ${b.value} ${b.legal.a.join()}`}
                    asked={asked}
                    answer={b}
                    digit={i < 10 ? (i + 1) % 10 : undefined}
                    shown={buttons.length > MANY}
                />
            ))}
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
            {numbers && inNumbers && (
                <HowMany table={table} book={book} view={view} numbers={numbers} now={inNumbers} />
            )}
            {ready && (
                <button
                    class="button button-main"
                    data-answer={ready.text}
                    disabled={table.sending.value}
                    onClick={() => void table.answer(ready)}
                >
                    {ready === whole && set?.send ? set.send : <Label book={book} info={info} a={ready.a} />}{' '}
                    <kbd aria-hidden="true">Enter</kbd>
                </button>
            )}
        </div>
    );
}

export function Question(asked: Asked) {
    const offers = offersOf(asked);
    const mood = asked.table.asked.value ? 'asked' : 'may';
    return (
        <section
            class={`bar bar-${mood}${offers.buttons.length > MANY ? ' bar-many' : ''}`}
            id="question"
            tabIndex={-1}
            aria-label={words.value.bar.label}
        >
            <QuestionWords asked={asked} offers={offers} />
            <QuestionButtons asked={asked} offers={offers} />
        </section>
    );
}
