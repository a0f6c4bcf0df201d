// Scenes of a player's own card: Rearrange, Trade, Take, Peek, Force. The choice stands on the dimmed board.
import type { ComponentChildren } from 'preact';
import eye from 'icon:tabler/eye';
import left from 'icon:tabler/arrow-left';
import right from 'icon:tabler/arrow-right';
import swap from 'icon:tabler/arrows-exchange';
import { useEffect } from 'preact/hooks';
import { count, eachCard, factList, nounOf, pile, piles, useScene } from '../../../state/context';
import { useBox } from '../../../table/box';
import { useEnds } from '../../../table/ends';
import { nameOf, seatName } from '../../../table/speech';
import { ThingBox } from '../../../table/thing';
import { inOrder } from '../../../table/seats_row';
import { Icon } from '../../../ui/icon';
import { SeatBadge } from '../../../ui/seat_badge';
import type { Legal } from '../../../wire/types';
import { fill, words } from '../../../words/words';
import { CardBack, LargeCard, ListCard } from '../art';
import { egWords } from '../en';
import { faceOf, legalOf, verbOf } from './read';

export function Page({
    title,
    secret,
    children,
}: {
    title: ComponentChildren;
    secret?: boolean;
    children: ComponentChildren;
}) {
    const { ref, more } = useEnds<HTMLDivElement>('down');
    return (
        <div ref={ref} class="eg-page" data-list="" data-more={more || undefined}>
            <h2 class="eg-page-title">
                {title}
                {secret && (
                    <span class="eg-pill">
                        <Icon of={eye} size={15} /> {egWords.value.onlyYou}
                    </span>
                )}
            </h2>
            {children}
        </div>
    );
}

const useNames = () => {
    const { view, info } = useScene();
    return (seat: number) => (seat === view.seat ? words.value.you : seatName(info, seat));
};

/** A box that is a whole answer: a tap makes it the one the dark button says. */
export function AnswerBox({
    answer,
    name,
    class: cls,
    children,
}: {
    answer: Legal;
    name: string;
    class: string;
    children: ComponentChildren;
}) {
    const { ready, arm, answer: send } = useScene();
    const on = ready?.text === answer.text;
    return (
        <button
            type="button"
            class={`eg-answer ${cls}`}
            role="button"
            data-ring={on ? 'selected' : 'asked'}
            data-answer={answer.text}
            aria-pressed={on}
            aria-label={name}
            onClick={() => arm(answer)}
            onKeyDown={(e) => {
                if (!on || e.key !== 'Enter') return;
                e.preventDefault(); // as the dark button says
                send?.(answer);
            }}
        >
            {children}
        </button>
    );
}

// ---- Rearrange Top 3 -----------------------------------------------------------------------------------------------

const kindsOf = (l: Legal, n: number): number[] => l.a.slice(1, n + 1);
const same = (a: readonly number[], b: readonly number[]): boolean => a.every((k, i) => k === b[i]);

export function Order() {
    const scene = useScene(),
        { book, view, ready, arm } = scene,
        w = egWords.value,
        called = useNames();
    const all = legalOf(book, view, 'order', 'order-two');
    const n = all[0] && verbOf(book, all[0]) === 'order' ? 3 : 2;
    const lying = eachCard(pile(view, 'draw'))
        .slice(-n)
        .reverse()
        .map((c) => c.kind);
    const as = (kinds: readonly number[]) => all.find((l) => same(kinds, kindsOf(l, n)));
    const start = as(lying) ?? all[0];
    useEffect(() => {
        if (start && !ready) arm(start); // Escape lets go of an answer; there is always one to send
    }, [view.question, ready]);
    const now = kindsOf(ready && all.includes(ready) ? ready : start!, n);
    const move = (i: number, to: number) => {
        const next = [...now];
        [next[i], next[to]] = [next[to]!, next[i]!];
        const l = as(next);
        if (l) arm(l);
    };
    return (
        <Page title={w.topOfDraw} secret>
            <div class="eg-order">
                {now.map((kind, i) => {
                    const face = faceOf(book, kind),
                        seat = factList(view, 'next-turns')[i];
                    return (
                        <div key={i} class="eg-order-one">
                            {seat !== undefined && (
                                <p>
                                    <SeatBadge seat={seat} size={20} /> {fill(w.drawsIt, { who: called(seat) })}
                                </p>
                            )}
                            <div
                                data-target={`${nounOf(book, 'card')}:${kind}`}
                                data-ring="selected"
                                class="eg-order-card"
                            >
                                <LargeCard
                                    word={face.word}
                                    name={face.name}
                                    colours={face.colours}
                                    text={face.text}
                                    size="small"
                                />
                            </div>
                            <p class="eg-order-keys">
                                <button
                                    type="button"
                                    disabled={i === 0}
                                    aria-label={fill(w.earlier, { name: face.name })}
                                    onClick={() => move(i, i - 1)}
                                >
                                    <Icon of={left} size={18} />
                                </button>
                                <span>{w.nth[i]}</span>
                                <button
                                    type="button"
                                    disabled={i === n - 1}
                                    aria-label={fill(w.later, { name: face.name })}
                                    onClick={() => move(i, i + 1)}
                                >
                                    <Icon of={right} size={18} />
                                </button>
                            </p>
                        </div>
                    );
                })}
            </div>
        </Page>
    );
}

// ---- Take from Discard ---------------------------------------------------------------------------------------------

export function Take() {
    const { book, view } = useScene();
    const card = nounOf(book, 'card');
    const faces = legalOf(book, view, 'take')
        .map((l) => faceOf(book, l.a[1]))
        .sort((a, b) => a.name.localeCompare(b.name));
    return (
        <Page title={fill(egWords.value.discardHas, { n: count(pile(view, 'discard')) })} secret>
            <div class="eg-take">
                {faces.map((f) => (
                    <ThingBox
                        key={f.kind}
                        target={{ noun: card, value: f.kind, verbs: ['take'] }}
                        name={f.name}
                        class="eg-take-one"
                        reads={{ title: f.name, text: f.text }}
                    >
                        <ListCard word={f.word} name={f.name} colours={f.colours} line={f.text} />
                    </ThingBox>
                ))}
            </div>
        </Page>
    );
}

// ---- Trade Cards ---------------------------------------------------------------------------------------------------

function Chip({ seat, verbs }: { seat: number; verbs: readonly string[] }) {
    const { view } = useScene(),
        called = useNames(),
        n = count(piles(view, 'hand')[seat]);
    return (
        <ThingBox target={{ noun: 1, value: seat, verbs }} name={called(seat)} class="eg-chip">
            <SeatBadge seat={seat} size={22} /> <b>{called(seat)}</b>
            <span class="eg-soft">{fill(n ? egWords.value.inHand : egWords.value.noCard, { n })}</span>
        </ThingBox>
    );
}

function Planet({ seat }: { seat: number | undefined }) {
    const called = useNames();
    return (
        <div class={`eg-planet${seat === undefined ? ' is-free' : ''}`}>
            <span>{seat === undefined ? '?' : <SeatBadge seat={seat} size={46} />}</span>
            <b>{seat === undefined ? egWords.value.tapPlayer : called(seat)}</b>
        </div>
    );
}

export function Trade() {
    const { book, view, picks = [] } = useScene();
    const two = picks.filter((p) => p.noun === 1).map((p) => p.value),
        w = egWords.value;
    return (
        <Page title={w.twoSwap}>
            <p class="eg-page-line">{w.swapHow}</p>
            <div class="eg-trade">
                <Planet seat={two[0]} />
                <CardBack height={78} />
                <Icon of={swap} size={54} color="#7fd0ff" />
                <CardBack height={78} />
                <Planet seat={two[1]} />
            </div>
            <div class="eg-chips">
                {inOrder(book.seats, view.seat).map((s) => (
                    <Chip key={s} seat={s} verbs={['trade']} />
                ))}
            </div>
        </Page>
    );
}

// ---- Force to Play -------------------------------------------------------------------------------------------------

function Way({ place, seat, from }: { place: string; seat: number | undefined; from: number | undefined }) {
    const phone = useBox().shape === 'phone',
        badge = phone ? 24 : 34,
        tall = phone ? 40 : 60;
    const to = seat === undefined ? <span class="eg-soft">?</span> : <SeatBadge seat={seat} size={badge} />;
    if (place === 'hand') return <CardBack height={phone ? tall : 72} />;
    return (
        <>
            {place === 'passed' && from !== undefined && <SeatBadge seat={from} size={badge} />}
            {place === 'passed' && <Icon of={right} size={20} />}
            <CardBack height={tall} pile={place === 'drawn'} />
            <Icon of={right} size={20} />
            {to}
        </>
    );
}

export function Force() {
    const { book, view, picks = [] } = useScene();
    const w = egWords.value,
        place = nounOf(book, 'place'),
        called = useNames(),
        seat = picks.find((p) => p.noun === 1)?.value;
    const values = [...new Set(legalOf(book, view, 'force').map((l) => l.a[2]))];
    const from = seat === undefined ? undefined : (seat + book.seats - 1) % book.seats;
    return (
        <Page
            title={
                seat === undefined
                    ? w.forceWhom
                    : seat === view.seat
                      ? w.forceYou
                      : fill(w.forceWhat, { who: called(seat) })
            }
        >
            <div class="eg-chips">
                {inOrder(book.seats, view.seat).map((s) => (
                    <Chip key={s} seat={s} verbs={['force']} />
                ))}
            </div>
            <div class="eg-force-places">
                {values.map((v) => (
                    <ThingBox
                        key={v}
                        target={{ noun: place, value: v, verbs: ['force'] }}
                        name={nameOf(book, place, v)}
                        class="eg-place"
                    >
                        <span class="eg-place-way">
                            <Way place={book.nouns[place]?.values[v]?.word ?? ''} seat={seat} from={from} />
                        </span>
                        <b>{w.placeNames[book.nouns[place]?.values[v]?.word as 'hand'] ?? nameOf(book, place, v)}</b>
                        <span class="eg-soft">{nameOf(book, place, v)}</span>
                    </ThingBox>
                ))}
            </div>
        </Page>
    );
}
