// Mars vs Earth, both editions: the ring of seats with proximity, Resources and waves above, Threats in the middle; a
// Trial is a scene of its own.
import type { ComponentChildren } from 'preact';
import { Back, HandCard, Tag } from '../../table/cards';
import { Folded, useFolds } from '../../table/folded';
import { Badge, Icon } from '../../table/icon';
import { lies } from '../../motion/lies';
import { SeatSign } from '../../table/seat_tile';
import { nameOf, seatName, textOf, Who } from '../../table/speech';
import { ThingBox } from '../../table/thing';
import { eachCard, fact, factList, field, fieldList, nounOf, piles, useScene } from '../../state/context';
import type { View } from '../../wire/types';
import { mveWords, outcomes } from './en';
import { fill, filled } from '../../words/words';
import type { Board } from '../../table/board';
import { Phrases } from './parts/phrases';
import { Dna, Status, Near, marksOf, Seat } from './parts/seats';
import {
    type Laid,
    SKILL_ICON,
    skillWord,
    RESOURCE_ICON,
    isLow,
    RESOURCES,
    SHOWN_VERBS,
    laidOf,
    threatsOf,
    Resources,
    Waves,
    Shown,
    CardLine,
} from './parts/threats';
import { ThreatCard } from './parts/threat_card';
import './style.css';

const HAND_VERBS = ['add', 'slip', 'accuse', 'discard', 'defend', 'pay'];

// ---- a Trial as a scene ---------------------------------------------------------------------------------------------

function Evidence({ who, kinds }: { who: ComponentChildren; kinds: number[] }) {
    const { book } = useScene();
    return (
        <div class="evidence">
            <p class="evidence-who">{who}</p>
            {kinds.map((k, i) => (
                <div key={i} class="card evidence-card" {...lies('evidence', 'card', k)}>
                    {k < 0 ? (
                        <Back size="row" />
                    ) : (
                        <>
                            <CardLine kind={k} />
                            <p class="card-text">{textOf(book, nounOf(book, 'card'), k)}</p>
                        </>
                    )}
                </div>
            ))}
        </div>
    );
}

function Trial({ accused, laid }: { accused: number; laid: Laid[] }) {
    const { view, info } = useScene();
    const w = mveWords.value;
    const against = laid.filter((l) => l.where === `before-${accused + 1}`);
    const defence = laid.filter((l) => l.where === 'defence');
    const by = [...new Set(against.map((l) => l.by))];
    return (
        <section class="trial" aria-label={fill(w.trialOf, { who: seatName(info, accused) })}>
            <h2 class="trial-title">
                <Icon name="gavel" size={28} />{' '}
                {filled(w.trialOf, {
                    who: (
                        <span class="trial-who">
                            <Badge seat={accused} size={34} /> {seatName(info, accused)}
                        </span>
                    ),
                })}
            </h2>
            <div class="trial-sides">
                <div class="trial-side">
                    <h3>{w.accusedBy}</h3>
                    <div class="trial-cards">
                        {by.map((s) => (
                            <Evidence
                                key={s ?? -1}
                                who={s === null ? '?' : <Who info={info} seat={s} />}
                                kinds={against.filter((l) => l.by === s).map((l) => l.kind)}
                            />
                        ))}
                    </div>
                </div>
                <svg class="scales" viewBox="0 0 120 90" aria-hidden="true">
                    <path
                        d="M60 10v70M40 82h40M25 26l70-8M25 26l-12 30h24zM95 18l-12 30h24z"
                        fill="none"
                        class="o-ink"
                    />
                    <circle cx="60" cy="21" r="5" class="f-ink" />
                </svg>
                <div class="trial-side">
                    <h3>{w.defence}</h3>
                    <div class="trial-cards">
                        {defence.length ? (
                            <Evidence who={<Who info={info} seat={accused} />} kinds={defence.map((l) => l.kind)} />
                        ) : (
                            <p class="soft">{w.noDefence}</p>
                        )}
                    </div>
                </div>
            </div>
            <div class="panel trial-dna">
                <b>{w.dnaOf}</b> <Dna seat={accused} />
                <span class="mve-line">
                    <Status seat={accused} />
                </span>
                {view.seat !== accused && <span class="soft small">{w.watchScene}</span>}
            </div>
        </section>
    );
}

function onTrial(view: View): number | null {
    const at = view.flow.find((f) => f.proc === 'trials');
    return at && at.who < 15 && !view.over ? at.who : null;
}

// ---- the board ------------------------------------------------------------------------------------------------------

function Middle() {
    const { book, view, thing } = useScene();
    const laid = laidOf(book, view);
    const threats = threatsOf(view);
    const accused = onTrial(view);
    const resource = nounOf(book, 'resource');
    const lit = RESOURCES.some((_, i) => thing({ noun: resource, value: i, verbs: ['lose', 'raise'] }).ring !== null);
    if (accused !== null)
        return (
            <>
                <Trial accused={accused} laid={laid} />
                {lit && (
                    <section class="panel mve-earth">
                        <Resources />
                    </section>
                )}
            </>
        );
    const before = laid.filter((l) => l.where.startsWith('before-'));
    return (
        <div class="mve-middle">
            <section class="panel mve-earth">
                <Resources />
                <Waves />
            </section>
            <div class="threats">
                {threats.map((t) => (
                    <ThreatCard key={t.slot} threat={t} laid={laid} />
                ))}
            </div>
            <Shown laid={laid} />
            {before.length > 0 && <Accused before={before} />}
            {factList(view, 'proximity').length > 0 && (
                <p class="mve-legend soft small">
                    <span class="near">2</span> = {mveWords.value.adds}
                </p>
            )}
        </div>
    );
}

function Accused({ before }: { before: Laid[] }) {
    const { info } = useScene();
    const seats = [...new Set(before.map((l) => Number(l.where.slice(7)) - 1))];
    return (
        <div class="mve-accused">
            {seats.map((s) => (
                <span key={s} class="tag">
                    <Icon name="gavel" size={14} /> <Who info={info} seat={s} /> ←{' '}
                    {before
                        .filter((l) => Number(l.where.slice(7)) - 1 === s)
                        .map((l, i) => (
                            <span key={i} {...lies(`before:${s}`, 'card', -1)}>
                                {l.by !== null && <Badge seat={l.by} size={16} />}
                                <Back />
                            </span>
                        ))}
                </span>
            ))}
        </div>
    );
}

/** The ring as two sides, clockwise from you: up the left side, down the right one. */
function sides(seats: number, you: number | null): { left: number[]; right: number[] } {
    const first = you === null ? 0 : you + 1;
    const others = Array.from({ length: you === null ? seats : seats - 1 }, (_, i) => (first + i) % seats);
    const half = Math.ceil(others.length / 2);
    return { left: others.slice(0, half).reverse(), right: others.slice(half) };
}

function Table() {
    const { book, view } = useScene();
    const { left, right } = sides(book.seats, view.seat);
    const trial = onTrial(view) !== null;
    return (
        <div class={`mve${trial ? ' mve-trial' : ''}`}>
            {!trial && (
                <div class="mve-left">
                    {left.map((s) => (
                        <Seat key={s} seat={s} />
                    ))}
                </div>
            )}
            <Middle />
            {!trial && (
                <div class="mve-right">
                    {right.map((s) => (
                        <Seat key={s} seat={s} />
                    ))}
                </div>
            )}
        </div>
    );
}

// ---- you ------------------------------------------------------------------------------------------------------------

function You() {
    const { view, info } = useScene();
    const w = mveWords.value;
    if (view.seat === null)
        return (
            <div class="seat-tile">
                <p class="soft">{w.watchScene}</p>
            </div>
        );
    const s = view.seat;
    return (
        <ThingBox
            target={{ noun: 1, value: s }}
            name={seatName(info, s)}
            class={`seat-tile seat-you mve-seat${view.asked.includes(s) ? ' seat-asked' : ''}`}
            says
        >
            <div class="seat-head">
                <Badge seat={s} size={28} />
                <span class="seat-name">{seatName(info, s)}</span>
                <span class="seat-side">
                    <Near seat={s} />
                </span>
            </div>
            <span class="mve-line">
                <Status seat={s} />
            </span>
            <div class="secret">
                <span class="mve-line">
                    <Dna seat={s} />
                </span>
                <span class="soft small">{w.secret}</span>
            </div>
            <div class="seat-body">
                {marksOf(view, s)}
                <SeatSign seat={s} />
            </div>
        </ThingBox>
    );
}

function Hand() {
    const { book, view } = useScene();
    const folds = useFolds();
    const card = nounOf(book, 'card'),
        mark = nounOf(book, 'mark');
    if (view.seat === null) return null;
    const hand = eachCard(piles(view, 'hand')[view.seat]).map((c) => ({
        ...c,
        target: { noun: card, value: c.kind, verbs: HAND_VERBS },
        title: nameOf(book, card, c.kind),
    }));
    const isFolded = folds(hand);
    return (
        <>
            {hand
                .filter((c) => !isFolded(c))
                .map((c, i) => {
                    const row = book.sheets['cards']?.[c.kind] ?? {};
                    const skill = String(row['skill'] ?? 'wild');
                    return (
                        <HandCard
                            key={i}
                            target={c.target}
                            title={c.title}
                            icon={
                                <span class={`strength skill-${skill}`}>
                                    <Icon name={SKILL_ICON[skill] ?? 'wild'} size={18} label={skillWord(skill)} />{' '}
                                    {Number(row['strength'] ?? 0)}
                                </span>
                            }
                            text={textOf(book, card, c.kind)}
                            foot={
                                c.tag > 0 ? (
                                    <Tag tone="change">{nameOf(book, mark, c.tag)}</Tag>
                                ) : (
                                    <span class="soft small">{skillWord(skill)}</span>
                                )
                            }
                        />
                    );
                })}
            <Folded cards={hand.filter(isFolded)} />
        </>
    );
}

function Strip() {
    const { book, view } = useScene();
    const values = fieldList(view, 'resource');
    const won = fieldList(view, 'piles').reduce((a, b) => a + b, 0);
    return (
        <div class="mve-strip">
            {RESOURCES.map((r, i) => (
                <span key={r} class={isLow(view, values[i] ?? 0) ? 'resource-low' : ''}>
                    <Icon name={RESOURCE_ICON[r]!} size={18} label={nameOf(book, nounOf(book, 'resource'), i)} />{' '}
                    <b>{values[i]}</b>
                </span>
            ))}
            <span class="small soft">
                {fill(mveWords.value.defeated, { a: won, b: 3 * (fact(view, 'quota') ?? 0) })}
            </span>
        </div>
    );
}

const PHASES = [
    'leaders',
    'martians',
    'humans',
    'resolve',
    'accuse',
    'trials',
    'promote',
    'reveals',
    'discard',
] as const;

const phaseOf = (view: View) => PHASES[fact(view, 'phase') ?? -1];
/** The verb that ends a set. */
const SETS: Partial<Record<(typeof PHASES)[number], string>> = { promote: 'promote', discard: 'done' };

export const board: Board = {
    outcomes,
    phases: (_, view) => PHASES.map((p, i) => ({ name: mveWords.value[p], now: fact(view, 'phase') === i })),
    when: (_, view) => fill(mveWords.value.round, { n: field(view, 'round') }),
    Table,
    You,
    Hand,
    Strip,
    Moment: Phrases,
    unseen: ['skill'],
    signs: [
        ['reveal', 'dnac'],
        ['promote', 'first'],
        ['accuse', 'gavel'],
        ['lead', 'init'],
        ['add', 'hand'],
    ],
    lines: () => mveWords.value.lines,
    set: (view) => {
        const phase = phaseOf(view),
            end = phase && SETS[phase];
        return end ? { ends: [end], secret: mveWords.value[phase === 'promote' ? 'untilPaid' : 'untilAll'] } : null;
    },
    draws: (book, noun, verb) =>
        noun === 1 ||
        noun === nounOf(book, 'threat') ||
        (noun === nounOf(book, 'resource') && ['lose', 'raise'].includes(verb)) ||
        (noun === nounOf(book, 'card') && (HAND_VERBS.includes(verb) || SHOWN_VERBS.includes(verb))),
    talk: (verb) => verb.startsWith('say-') || verb === 'claim',
};
