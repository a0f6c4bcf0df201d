// Onward to Venus: the line of planets; empires above; points if it ended now. A planet and a claim have files of their
// own.
import { useState } from 'preact/hooks';
import { HandCard, Tag } from '../../table/cards';
import { Folded, useFolds } from '../../table/folded';
import { Icon } from '../../table/icon';
import { heap } from '../../motion/lies';
import { SeatSign } from '../../table/seat_tile';
import { nameOf, seatName, textOf } from '../../table/speech';
import { ThingBox } from '../../table/thing';
import { count, fact, factList, field, fieldList, nounOf, piles, useScene } from '../../state/context';
import { otvWords, outcomes } from './en';
import { fill } from '../../words/words';
import type { Board } from '../../table/board';
import { Claim } from './parts/claim';
import { EmpireBadge, empireOf, Planet, tileIcon, UNIT_ICON } from './parts/planets';
import './style.css';

const EARTH = 2,
    MOON = 3; // share a place of the line
const HAND_VERBS = ['play', 'use', 'spend', 'discard'];

// ---- empires and planets ----- --------------------------------------------------------------------------------------

function Empire({ seat }: { seat: number }) {
    const { view, info, book } = useScene();
    const w = otvWords.value;
    const hand = count(piles(view, 'hand')[seat]);
    const hiddenMoney = book.options['hidden_money'] === 'on' && seat !== view.seat;
    const income = factList(view, 'income')[seat],
        vp = factList(view, 'vp')[seat];
    return (
        <ThingBox
            target={{ noun: 1, value: seat }}
            name={seatName(info, seat)}
            class={`empire${view.asked.includes(seat) ? ' seat-asked' : ''}`}
            says
        >
            <EmpireBadge seat={seat} size={32} />
            <span class="empire-words">
                <span>
                    <b>{seatName(info, seat)}</b>{' '}
                    {field(view, 'holder') === seat && <Icon name="first" size={14} label={w.first} />}{' '}
                    <span class="soft small">{w.empires[empireOf(view, seat)]}</span> <SeatSign seat={seat} />
                </span>
                <span class="empire-facts">
                    <b>£{hiddenMoney ? '?' : fieldList(view, 'money')[seat]}</b>
                    {income !== undefined && <span class="soft small">+{income}</span>}
                    <span {...(seat === view.seat ? {} : heap(`hand:${seat}`, 'card', -1, hand))}>
                        <Icon name="hand" size={14} label={w.hand} /> {hand}
                    </span>
                    <span>
                        <Icon name="cube" size={14} /> {fieldList(view, 'taken')[seat] ?? 0}
                    </span>
                </span>
            </span>
            {vp !== undefined && (
                <span class="empire-vp">
                    <b>{vp}</b>
                    <span class="soft small">{w.vpNow}</span>
                </span>
            )}
        </ThingBox>
    );
}

function Table() {
    const { book } = useScene();
    const [open, setOpen] = useState(EARTH); // of a phone
    const { view } = useScene();
    const noun = nounOf(book, 'planet');
    const planets = book.nouns[noun]?.values.length ?? 8;
    const inQuestion = view.flow.some((f) => f.proc === 'claim') ? field(view, 'claim-planet') : open;
    const columns = Array.from({ length: planets }, (_, p) => p).filter((p) => p !== MOON);
    return (
        <div class="otv">
            <div class="empires">
                {Array.from({ length: book.seats }, (_, s) => (
                    <Empire key={s} seat={s} />
                ))}
            </div>
            <Claim />
            <div class="planet-tabs" role="tablist">
                {Array.from({ length: planets }, (_, p) => (
                    <button
                        key={p}
                        role="tab"
                        aria-selected={p === inQuestion}
                        class="planet-tab"
                        onClick={() => setOpen(p)}
                    >
                        {nameOf(book, noun, p)}
                    </button>
                ))}
            </div>
            <div class="planets" data-open={inQuestion}>
                {columns.map((p) => (
                    <div
                        key={p}
                        class={`planet-column${p === EARTH ? ' planet-pair' : ''}`}
                        data-shown={inQuestion === p || (p === EARTH && inQuestion === MOON)}
                    >
                        <Planet planet={p} />
                        {p === EARTH && <Planet planet={MOON} />}
                    </div>
                ))}
            </div>
        </div>
    );
}

function Moment() {
    const { book, view } = useScene();
    const w = otvWords.value,
        noun = nounOf(book, 'planet');
    const seats = Array.from({ length: book.seats }, (_, s) => s);
    const planets = (book.nouns[noun]?.values ?? []).map((v, p) => ({ p, points: factList(view, `vp-${v.word}`) }));
    if (!planets.some((x) => x.points.length)) return null;
    return (
        <div class="ended-now">
            <b>{w.ended}</b>
            <table class="numbers small">
                <thead>
                    <tr>
                        <td />
                        {seats.map((s) => (
                            <th key={s} scope="col">
                                <EmpireBadge seat={s} />
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {planets.map(({ p, points }) => (
                        <tr key={p}>
                            <th scope="row">{nameOf(book, noun, p)}</th>
                            {seats.map((s) => (
                                <td key={s}>{points[s] || '–'}</td>
                            ))}
                        </tr>
                    ))}
                    <tr>
                        <th scope="row">{w.kept}</th>
                        {seats.map((s) => (
                            <td key={s}>{factList(view, 'kept')[s] || '–'}</td>
                        ))}
                    </tr>
                    <tr class="total">
                        <th scope="row">{w.total}</th>
                        {seats.map((s) => (
                            <td key={s}>
                                <b>{factList(view, 'vp')[s]}</b>
                            </td>
                        ))}
                    </tr>
                </tbody>
            </table>
        </div>
    );
}

function You() {
    const { view, info } = useScene();
    const w = otvWords.value;
    if (view.seat === null)
        return (
            <div class="seat-tile">
                <p class="soft">{w.watcher}</p>
            </div>
        );
    const s = view.seat;
    return (
        <div class={`seat-tile seat-you${view.asked.includes(s) ? ' seat-asked' : ''}`}>
            <div class="seat-head">
                <EmpireBadge seat={s} size={28} />
                <span class="seat-name">{seatName(info, s)}</span>
            </div>
            <div class="seat-signs">
                <SeatSign seat={s} />
            </div>
            <p>
                <b>£{fieldList(view, 'money')[s]}</b> <span class="soft">{w.empires[empireOf(view, s)]}</span>
            </p>
            <p class="small soft">{fill(w.cubesLeft, { n: field(view, 'cubes') })}</p>
        </div>
    );
}

function Hand() {
    const { book, view } = useScene();
    const folds = useFolds();
    const card = nounOf(book, 'card'),
        w = otvWords.value;
    if (view.seat === null) return null;
    const hand = (piles(view, 'hand')[view.seat] ?? []).map(([kind, copies, tag]) => ({
        kind,
        tag,
        count: copies,
        target: { noun: card, value: kind, verbs: HAND_VERBS },
        title: `${nameOf(book, card, kind)}${copies > 1 ? ` × ${copies}` : ''}`,
    }));
    const isFolded = folds(hand);
    return (
        <>
            {hand
                .filter((c) => !isFolded(c))
                .map((c, i) => (
                    <HandCard
                        key={i}
                        target={c.target}
                        title={c.title}
                        count={c.count}
                        text={textOf(book, card, c.kind)}
                        foot={c.tag === 1 ? <Tag tone="change">{w.committed}</Tag> : <span />}
                    />
                ))}
            <Folded cards={hand.filter(isFolded)} />
        </>
    );
}

function Strip() {
    const { book, view } = useScene();
    return (
        <div class="seat-strip small">
            {Array.from({ length: book.seats }, (_, s) => (
                <span key={s}>
                    <EmpireBadge seat={s} size={18} />{' '}
                    <span>
                        £{fieldList(view, 'money')[s]} · <Icon name="hand" size={12} />
                        {count(piles(view, 'hand')[s])}
                    </span>{' '}
                    <b>
                        {factList(view, 'vp')[s] ?? ''} {otvWords.value.vp}
                    </b>
                </span>
            ))}
        </div>
    );
}

export const board: Board = {
    outcomes,
    points: (view, seat) => factList(view, 'vp')[seat],
    phases: (_, view) => {
        const w = otvWords.value;
        const crisis = view.flow.some((f) => ['crisis', 'mercury', 'titan'].includes(f.proc));
        return [
            { name: w.actions, now: !view.over && !crisis },
            { name: w.crises, now: crisis },
            { name: w.income, now: false },
        ];
    },
    when: (_, view) =>
        `${fill(otvWords.value.period, { n: field(view, 'period') })} · ${fill(otvWords.value.cubesLeft, { n: field(view, 'cubes') })}`,
    Table,
    You,
    Hand,
    Strip,
    Moment,
    unseen: ['deck', 'discard', 'table'],
    signs: [
        ['claim', (book, a) => tileIcon(book, a[2])],
        ['play', 'cards2'],
        ['buy', (_, a) => UNIT_ICON[a[1]] ?? 'inf'],
        ['move', 'ship'],
        ['pass', 'cube'],
    ],
    lines: () => otvWords.value.lines,
    set: (view) =>
        fact(view, 'needed') === undefined
            ? null
            : { ends: ['done'], send: otvWords.value.pay, secret: otvWords.value.onlyYou },
    draws: (book, noun, verb, value) =>
        (noun === nounOf(book, 'planet') && verb !== 'destroy') ||
        (noun === nounOf(book, 'tile') && verb === 'claim') ||
        (noun === nounOf(book, 'card') && HAND_VERBS.includes(verb)) ||
        (noun === 1 && ['rob'].includes(verb) && value >= 0),
};
