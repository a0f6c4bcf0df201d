// Martians!!!: seats with all they hold above the town (martians_town.tsx); running effects in the rail.
import type { ComponentChildren } from 'preact';
import { OwnCards, Tag } from '../../table/cards';
import { Die } from '../../table/die';
import { Badge, Icon } from '../../table/icon';
import { heap, lies } from '../../motion/lies';
import { SeatSign } from '../../table/seat_tile';
import { nameOf, seatName } from '../../table/speech';
import { ThingBox } from '../../table/thing';
import { count, eachCard, fact, factList, field, fieldList, nounOf, pile, piles, useScene } from '../../state/context';
import { marWords, outcomes } from './en';
import { fill } from '../../words/words';
import type { Board } from '../../table/board';
import { ITEM_ICON, MAP_VERBS } from './parts/pieces';
import { Town } from './parts/town';
import './style.css';

const HAND_VERBS = ['play', 'play-on', 'discard', 'also', 'also-on'];

// ---- seats ----------------------------------------------------------------------------------------------------------

/** seat: whose they are, where they are counted for the first time on the page. */
function Hearts({ n, seat }: { n: number; seat?: number }) {
    return (
        <span
            class="hearts"
            role="img"
            aria-label={fill(marWords.value.life, { n })}
            {...(seat === undefined ? {} : heap(`seat:${seat}`, 'life', 0, n))}
        >
            {[0, 1, 2, 3, 4].map((i) => (
                <span key={i} class={i < n ? 'heart' : 'heart heart-empty'}>
                    <Icon name={i < n ? 'life' : 'heart0'} size={13} />
                </span>
            ))}
        </span>
    );
}
function Items({ seat }: { seat: number }) {
    const { book, view } = useScene();
    const held = eachCard(piles(view, 'held')[seat]).map((c) => c.kind);
    return (
        <span class="items">
            {[0, 1, 2].map((k) => (
                <span
                    key={k}
                    class={held.includes(k) ? 'item-box item-held' : 'item-box'}
                    {...(held.includes(k) ? lies(`held:${seat}`, 'item', k) : {})}
                    title={nameOf(book, nounOf(book, 'item'), k)}
                >
                    <Icon
                        name={ITEM_ICON[k]!}
                        size={14}
                        label={held.includes(k) ? nameOf(book, nounOf(book, 'item'), k) : undefined}
                    />
                </span>
            ))}
        </span>
    );
}
function playsOf(view: ReturnType<typeof useScene>['view'], seat: number): number {
    return factList(view, 'plays')[seat] ?? 0;
}

function Seat({ seat }: { seat: number }) {
    const { book, view, info } = useScene();
    const w = marWords.value,
        coop = book.options['mode'] === 'coop';
    const weapons = eachCard(piles(view, 'weapon')[seat]);
    const hand = count(piles(view, 'hand')[seat]);
    const used = playsOf(view, seat) === 0;
    return (
        <ThingBox
            target={{ noun: 1, value: seat }}
            name={[
                seatName(info, seat),
                fill(w.life, { n: fieldList(view, 'life')[seat] ?? 0 }),
                fill(w.bullets, { n: fieldList(view, 'bullets')[seat] ?? 0 }),
            ].join(', ')}
            class={`mar-seat seat-tile${view.asked.includes(seat) ? ' seat-asked' : ''}`}
            says
        >
            <div class="seat-head">
                <Badge seat={seat} size={24} />
                <span class="seat-name">{seatName(info, seat)}</span>
                <span class="seat-side" {...(seat === view.seat ? {} : heap(`hand:${seat}`, 'card', -1, hand))}>
                    <Icon name="hand" size={14} /> {hand}
                </span>
            </div>
            <div class="mar-facts">
                <Hearts n={fieldList(view, 'life')[seat] ?? 0} seat={seat} />
                <span {...heap(`seat:${seat}`, 'bullet', 0, fieldList(view, 'bullets')[seat] ?? 0)}>
                    <Icon name="bullet" size={14} /> <b>{fieldList(view, 'bullets')[seat]}</b>
                </span>
                <Items seat={seat} />
                {!coop && (
                    <span
                        class="c-good"
                        {...heap(`seat:${seat}`, 'martian', 0, fieldList(view, 'collected')[seat] ?? 0)}
                        title={fill(w.collected, { n: fieldList(view, 'collected')[seat] ?? 0 })}
                    >
                        <Icon name="martian" size={16} /> <b>{fieldList(view, 'collected')[seat]}</b>
                        <span class="small">/{fact(view, 'to-win')}</span>
                    </span>
                )}
                <SeatSign seat={seat} />
                {used && !view.over && <Tag>{w.played}</Tag>}
            </div>
            {weapons.length > 0 && (
                <div class="seat-body">
                    {weapons.map((c, i) => (
                        <Weapon key={i} seat={seat} kind={c.kind} bullets={c.tag} />
                    ))}
                </div>
            )}
        </ThingBox>
    );
}

function Weapon({
    seat,
    kind,
    bullets,
    counted = true,
}: {
    seat: number;
    kind: number;
    bullets: number;
    counted?: boolean;
}) {
    const { book, view } = useScene();
    const card = nounOf(book, 'card');
    const name = nameOf(book, card, kind);
    const body: ComponentChildren = (
        <>
            {name}
            {bullets > 0 && (
                <>
                    {' '}
                    <Icon name="bullet" size={12} />
                    {bullets}
                </>
            )}
        </>
    );
    if (seat !== view.seat) return <Tag at={lies(`weapon:${seat}`, 'card', kind)}>{body}</Tag>;
    return (
        <ThingBox
            target={{ noun: card, value: kind, verbs: ['use'] }}
            name={name}
            class="tag"
            at={lies(`weapon:${seat}`, 'card', kind, counted ? 1 : 0)}
        >
            {body}
        </ThingBox>
    );
}

function Table() {
    const { book } = useScene();
    return (
        <div class="mar">
            <div class="mar-seats">
                {Array.from({ length: book.seats }, (_, s) => (
                    <Seat key={s} seat={s} />
                ))}
            </div>
            <Town />
        </div>
    );
}

function You() {
    const { book, view, info } = useScene();
    const w = marWords.value;
    if (view.seat === null)
        return (
            <div class="seat-tile">
                <p class="soft">{w.watcher}</p>
            </div>
        );
    const s = view.seat,
        die = field(view, 'die'),
        steps = field(view, 'steps');
    return (
        <div class={`seat-tile seat-you${view.asked.includes(s) ? ' seat-asked' : ''}`}>
            <div class="seat-head">
                <Badge seat={s} size={28} />
                <span class="seat-name">{seatName(info, s)}</span>
            </div>
            <div class="seat-signs">
                <SeatSign seat={s} />
            </div>
            <div class="mar-facts">
                <Hearts n={fieldList(view, 'life')[s] ?? 0} />
                <span>
                    <Icon name="bullet" size={14} /> <b>{fieldList(view, 'bullets')[s]}</b>
                </span>
            </div>
            <div class="mar-facts">
                {die > 0 && <Die face={die} of="roll" name={fill(w.die, { n: die })} />}
                {field(view, 'active') === s && steps > 0 && <Tag>{fill(w.steps, { n: steps })}</Tag>}
            </div>
            <p class="small soft">{playsOf(view, s) ? fill(w.plays, { n: playsOf(view, s) }) : w.noPlays}</p>
            <div class="seat-body">
                {eachCard(piles(view, 'weapon')[s]).map((c, i) => (
                    <Weapon key={i} seat={s} kind={c.kind} bullets={c.tag} counted={false} />
                ))}
            </div>
            {book.options['mode'] === 'coop' && (
                <p class="small">
                    {w.onShip}:{' '}
                    {eachCard(pile(view, 'ship'))
                        .map((c) => nameOf(book, nounOf(book, 'item'), c.kind))
                        .join(', ') || w.nothing}
                </p>
            )}
        </div>
    );
}

function Hand() {
    const { book } = useScene();
    const deck = (kind: number): string => marWords.value.decks[String(book.sheets['cards']?.[kind]?.['deck'])] ?? '';
    return <OwnCards verbs={HAND_VERBS} foot={(c) => <span class="soft small">{deck(c.kind)}</span>} />;
}

function Moment() {
    const { book, view } = useScene();
    const w = marWords.value,
        card = nounOf(book, 'card'),
        until = nounOf(book, 'until');
    const running = [...eachCard(pile(view, 'effect')), ...eachCard(pile(view, 'martian-effect'))];
    return (
        <div class="running">
            {running.length > 0 && <b>{w.running}</b>}
            {running.map((c, i) => (
                <p key={i} class="small">
                    <b {...lies('effect', 'card', c.kind)}>{nameOf(book, card, c.kind)}</b>{' '}
                    {c.tag >= 0 && fill(w.until, { when: nameOf(book, until, c.tag) })}
                </p>
            ))}
            <p class="small soft">
                {fill(w.supply, {
                    a: field(view, 'supply'),
                    b: count(pile(view, 'tile-pile')),
                    c: count(pile(view, 'draw')),
                })}
            </p>
        </div>
    );
}

function Strip() {
    const { book, view } = useScene();
    return (
        <div class="seat-strip small">
            {Array.from({ length: book.seats }, (_, s) => (
                <span key={s}>
                    <Badge seat={s} size={18} />
                    <span class="c-life">
                        <Icon name="life" size={12} />
                        {fieldList(view, 'life')[s]}
                    </span>
                    <span>
                        <Icon name="bullet" size={12} />
                        {fieldList(view, 'bullets')[s]}
                    </span>
                    <span class="c-good">
                        <Icon name="martian" size={12} />
                        {fieldList(view, 'collected')[s]}
                    </span>
                </span>
            ))}
        </div>
    );
}

const PHASES = ['tile', 'fight', 'roll', 'move', 'martians', 'end'] as const;
export const board: Board = {
    outcomes,
    phases: (_, view) =>
        PHASES.map((p, i) => ({ name: marWords.value[p], now: !view.over && fact(view, 'phase') === i })),
    when: (book, view) =>
        `${book.options['mode'] === 'coop' ? marWords.value.coop : marWords.value.competitive} · ${fill(marWords.value.turn, { n: field(view, 'turns') })} · ${fill(marWords.value.tilesLeft, { n: count(pile(view, 'tile-pile')) })}`,
    Table,
    You,
    Hand,
    Strip,
    Moment,
    unseen: ['draw', 'discard', 'played'],
    passVerb: 'react',
    signs: [
        ['deposit', 'ship2'],
        ['play-on', 'cards2'],
        ['play', 'cards2'],
        ['lose-life', 'heart0'],
        ['spend', 'bullet'],
        ['take', 'item'],
        ['place', 'fit'],
        ['step', 'arrow'],
    ],
    lines: () => marWords.value.lines,
    draws: (book, noun, verb) => {
        const name = book.nouns[noun]?.name ?? '';
        if (noun === 1) return true;
        if (name === 'card') return HAND_VERBS.includes(verb) || verb === 'use';
        return (MAP_VERBS[name] ?? []).includes(verb);
    },
};
