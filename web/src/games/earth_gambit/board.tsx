// Earth Gambit: the race of the three colours in the middle, the seats round it clockwise from you, piles and Psych
// token.
import type { ComponentChildren } from 'preact';
import { Back, OwnCards, Tag } from '../../table/cards';
import { Badge, Icon } from '../../table/icon';
import type { IconName } from '../../table/icons';
import { heap, lies } from '../../motion/lies';
import { SeatSign, SeatTile } from '../../table/seat_tile';
import { nameOf, seatName, textOf } from '../../table/speech';
import { ThingBox } from '../../table/thing';
import { around, count, eachCard, fact, field, fieldList, nounOf, pile, piles, useScene } from '../../state/context';
import type { Book, View } from '../../wire/types';
import { egWords, outcomes } from './en';
import { fill } from '../../words/words';
import type { Board } from '../../table/board';
import { BLUE, COLOURS, Mark, Middle, TEAM_ICON, coloursOf, effectOf } from './parts/science';
import './style.css';

function Piles() {
    const { book, view } = useScene();
    const w = egWords.value;
    const banned = fact(view, 'banned') ?? 0; // the token shows the other colour: red while blue is barred
    const tone = banned === BLUE ? 'red' : banned ? 'blue' : null;
    const top = eachCard(pile(view, 'discard')).at(-1);
    return (
        <section class="panel eg-piles">
            <h3>
                <Icon name="cards2" size={16} /> {w.piles}
            </h3>
            <div class="eg-pile-row">
                <span class="eg-pile" title={w.drawPile} {...heap('draw', 'card', -1, count(pile(view, 'draw')))}>
                    <Back size="pile" count={count(pile(view, 'draw'))} />
                    <span class="soft small">{w.drawPile}</span>
                </span>
                <span
                    class="eg-pile"
                    {...heap('discard', 'card', -1, count(pile(view, 'discard')))}
                    title={top && top.kind >= 0 ? nameOf(book, nounOf(book, 'card'), top.kind) : w.discardPile}
                >
                    <Back size="pile" count={count(pile(view, 'discard'))} />
                    <span class="soft small">{w.discardPile}</span>
                </span>
                <span class="eg-pile">
                    <span class={`eg-psych eg-psych-${tone ?? 'none'}`}>
                        <Icon name="psych" size={38} />
                    </span>
                    <b class="small">{tone === 'red' ? w.psychRed : tone === 'blue' ? w.psychBlue : w.psychNone}</b>
                </span>
            </div>
            {tone && <p class="soft small">{tone === 'red' ? w.noBlue : w.noRed}</p>}
        </section>
    );
}

// ---- seats ----------------------------------------------------------------------------------------------------------

function frontTags(book: Book, view: View, seat: number): ComponentChildren[] {
    const card = nounOf(book, 'card'),
        place = nounOf(book, 'place'),
        w = egWords.value;
    const tags: ComponentChildren[] = eachCard(piles(view, 'front')[seat]).map((c, i) => {
        const effect = effectOf(book, c.kind);
        const icon: IconName = effect.startsWith('psych')
            ? 'psych'
            : effect === 'protect-player'
              ? 'def'
              : effect === 'force-to-play'
                ? 'arrow'
                : 'undo';
        const more = effect === 'force-to-play' && c.tag >= 0 ? `: ${nameOf(book, place, c.tag)}` : '';
        return (
            <Tag
                key={i}
                tone={effect.startsWith('psych') ? 'danger' : undefined}
                at={lies(`front:${seat}`, 'card', c.kind)}
            >
                <Icon name={icon} size={12} /> {nameOf(book, card, c.kind)}
                {more}
            </Tag>
        );
    });
    if (fieldList(view, 'damaged').includes(seat))
        tags.push(
            <Tag key="hurt" tone="danger">
                <Icon name="hurt" size={12} /> {w.damaged}
            </Tag>,
        );
    if (fieldList(view, 'await').includes(seat)) tags.push(<Tag key="await">{w.awaits}</Tag>);
    if (count(piles(view, 'offer')[seat]) > 0) tags.push(<Tag key="offer">{w.laid}</Tag>);
    return tags;
}

/** What the view knows of a seat's secrets: a Role that was looked at or revealed. */
function KnownRole({ seat }: { seat: number }) {
    const { book, view } = useScene();
    const kind = piles(view, 'role')[seat]?.[0]?.[0] ?? -1;
    return kind < 0 ? null : (
        <Tag tone="dark">
            <Icon name={TEAM_ICON[COLOURS[kind] ?? 'red']} size={12} /> {nameOf(book, nounOf(book, 'role'), kind)}
        </Tag>
    );
}

function Seat({ seat }: { seat: number }) {
    const { book, view } = useScene();
    const n = count(piles(view, 'hand')[seat]);
    const known = eachCard(piles(view, 'hand')[seat]).filter((c) => c.kind >= 0);
    const tags = frontTags(book, view, seat);
    return (
        <SeatTile
            seat={seat}
            spoken={fill(egWords.value.inHand, { n })}
            side={
                <span class="eg-hand" {...heap(`hand:${seat}`, 'card', -1, n - known.length)}>
                    <Back />
                    {n}
                </span>
            }
        >
            <KnownRole seat={seat} />
            {tags}
            {known.map((c, i) => (
                <span key={i} class="eg-known soft small" {...lies(`hand:${seat}`, 'card', c.kind)}>
                    <Icon name="eye" size={12} /> {nameOf(book, nounOf(book, 'card'), c.kind)}
                </span>
            ))}
        </SeatTile>
    );
}

function Table() {
    const { book, view } = useScene();
    const { left, top, right } = around(book.seats, view.seat);
    return (
        <div class="eg">
            <div class="eg-left">
                {left.map((s) => (
                    <Seat key={s} seat={s} />
                ))}
            </div>
            <div class="eg-top">
                {top.map((s) => (
                    <Seat key={s} seat={s} />
                ))}
            </div>
            <Middle />
            <div class="eg-right">
                {right.map((s) => (
                    <Seat key={s} seat={s} />
                ))}
                <Piles />
            </div>
            <p class="eg-way soft small">
                {egWords.value.clockwise} <Icon name="arrow" size={14} />
            </p>
        </div>
    );
}

// ---- you ------------------------------------------------------------------------------------------------------------

function You() {
    const { book, view, info, hidden } = useScene();
    const w = egWords.value;
    if (view.seat === null)
        return (
            <div class="seat-tile">
                <p class="soft">{w.watcher}</p>
            </div>
        );
    const role = piles(view, 'role')[view.seat]?.[0]?.[0] ?? -1;
    const ability = piles(view, 'ability')[view.seat]?.[0]?.[0] ?? -1;
    const tags = frontTags(book, view, view.seat);
    return (
        <ThingBox
            target={{ noun: 1, value: view.seat }}
            name={seatName(info, view.seat)}
            class={`seat-tile seat-you${view.asked.includes(view.seat) ? ' seat-asked' : ''}`}
            says
        >
            <div class="seat-head">
                <Badge seat={view.seat} size={28} />
                <span class="seat-name">{seatName(info, view.seat)}</span>
            </div>
            <div class="seat-signs">
                <SeatSign seat={view.seat} />
            </div>
            <div class="secret">
                {hidden || role < 0 ? (
                    <Back size="dot" />
                ) : (
                    <b>
                        <Icon name={TEAM_ICON[COLOURS[role] ?? 'red']} size={18} />{' '}
                        {nameOf(book, nounOf(book, 'role'), role)}
                    </b>
                )}
                {!hidden && role >= 0 && (
                    <span class="soft small">
                        {textOf(book, nounOf(book, 'role'), role)} {w.secretRole}
                    </span>
                )}
            </div>
            {ability >= 0 && !hidden && (
                <div class="secret">
                    <b>{nameOf(book, nounOf(book, 'ability'), ability)}</b>
                    <span class="soft small">{textOf(book, nounOf(book, 'ability'), ability)}</span>
                </div>
            )}
            <div class="seat-body">{tags}</div>
        </ThingBox>
    );
}

const EFFECT_ICON: Record<string, IconName> = {
    'damage-or-heal': 'hurt',
    'stray-damage': 'hurt',
    'heal-all': 'life',
    'psych-weapon': 'psych',
    'psych-defence': 'psych',
    'cancel-science': 'cancel',
    'move-cancel': 'cancel',
    rearrange: 'eye',
    peek: 'eye',
    'protect-player': 'def',
    'force-to-play': 'arrow',
    'skip-turn': 'arrow',
    'steal-card': 'hand',
    'trade-cards': 'flip',
    'shuffle-hands': 'flip',
    'reset-hands': 'flip',
};
const effectIcon = (book: Book, kind: number): IconName => EFFECT_ICON[effectOf(book, kind)] ?? 'cards2';

const SCIENCE_ICON: Record<string, IconName> = { red: 'sred', blue: 'sblue', yellow: 'syel' };
/** On a timeline: a Science card by its first colour, any other card by what it does. */
const signOf = (book: Book, kind: number): IconName =>
    SCIENCE_ICON[coloursOf(book, kind)[0] ?? ''] ?? effectIcon(book, kind);

function cardIcon(book: Book, kind: number): ComponentChildren {
    const colours = coloursOf(book, kind);
    if (colours.length)
        return (
            <span class="marks">
                {colours.map((c) => (
                    <Mark key={c} colour={c} size={18} />
                ))}
            </span>
        );
    return <Icon name={effectIcon(book, kind)} size={18} />;
}

function Hand() {
    const { book } = useScene();
    const w = egWords.value;
    const came = [w.kept, w.passed, w.drawn];
    return (
        <OwnCards
            verbs={HAND_VERBS}
            icon={(c) => cardIcon(book, c.kind)}
            foot={(c) => c.tag > 0 && <Tag tone={c.tag === 2 ? 'change' : undefined}>{came[c.tag]}</Tag>}
        />
    );
}
const HAND_VERBS = ['play', 'discard', 'pass', 'offer', 'reveal', 'redirect', 'use-swap'];

function Strip() {
    const { view } = useScene();
    const w = egWords.value;
    return (
        <div class="eg-strip small">
            <span>
                <Back /> {count(pile(view, 'draw'))} {w.drawPile}
            </span>
            <span>
                <Back /> {count(pile(view, 'discard'))} {w.discardPile}
            </span>
        </div>
    );
}

export const board: Board = {
    outcomes,
    phases: (_, view) => {
        const w = egWords.value;
        return [w.draw, w.play, w.pass].map((name, i) => ({ name, now: !view.over && fact(view, 'phase') === i }));
    },
    when: (_, view) => fill(egWords.value.turn, { n: field(view, 'turns') + (view.over ? 0 : 1) }),
    Table,
    You,
    Hand,
    Strip,
    passVerb: 'decline',
    signs: [
        ['play', (book, a) => signOf(book, a[1])],
        ['discard', 'x'],
        ['show', 'x'],
    ],
    lines: () => egWords.value.lines,
    draws: (book, noun, verb) =>
        noun === 1 ||
        (noun === nounOf(book, 'card') && HAND_VERBS.includes(verb)) ||
        (noun === 2 && (verb === 'cover' || verb === 'lift')),
};
