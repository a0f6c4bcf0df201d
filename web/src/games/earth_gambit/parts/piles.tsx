// The two piles, the card that is being carried out, and what is in force until when.
import type { ComponentChildren } from 'preact';
import { heap, lies, type Lies } from '../../../motion/lies';
import { count, eachCard, fieldList, nounOf, pile, useScene } from '../../../state/context';
import { nameOf, seatName } from '../../../table/speech';
import { SeatBadge } from '../../../ui/seat_badge';
import { fill, filled, words } from '../../../words/words';
import { abilitySign, CardBack, CardTile, Shape } from '../art';
import { Icon } from '../../../ui/icon';
import { egWords } from '../en';
import { abilityOf, barred, effectOf, faceOf, fronts, scienceOf, type Fronted } from './read';

function Pile({ place, name, kind }: { place: string; name: string; kind: 'card' | 'discard' }) {
    const { view } = useScene();
    const n = count(pile(view, place));
    return (
        <div class="eg-plate eg-pile" {...heap(place, 'card', -1, n)}>
            <CardBack kind={kind} height={50} pile={n > 1} />
            <span>
                <b class="eg-count">{n}</b>
                <span class="eg-soft">{name}</span>
            </span>
        </div>
    );
}

export function Piles() {
    const { book, view } = useScene();
    const w = egWords.value,
        played = eachCard(pile(view, 'stack'));
    return (
        <>
            <Pile place="draw" name={w.drawPile} kind="card" />
            <Pile place="discard" name={w.discardPile} kind="discard" />
            {played.map((c, i) => (
                <Item
                    key={i}
                    word={faceOf(book, c.kind).word}
                    title={faceOf(book, c.kind).name}
                    at={lies('stack', 'card', c.kind)}
                >
                    {w.onTable}
                </Item>
            ))}
        </>
    );
}

interface ItemProps {
    word: string;
    title: string;
    at?: Lies;
    sign?: ComponentChildren;
    children: ComponentChildren;
}
function Item({ word, title, at, sign, children }: ItemProps) {
    return (
        <div class="eg-plate eg-item" {...at}>
            {sign ?? <CardTile word={word} size={36} />}
            <span>
                <b>{title}</b>
                <span class="eg-soft">{children}</span>
            </span>
        </div>
    );
}

function Who({ seat }: { seat: number }) {
    const { view, info } = useScene();
    return (
        <>
            <SeatBadge seat={seat} size={16} /> {seat === view.seat ? words.value.you : seatName(info, seat)}
        </>
    );
}

/** What a card in front of a player does, and until when. */
function Front({ card }: { card: Fronted }) {
    const { book, view, info } = useScene();
    const w = egWords.value,
        effect = effectOf(book, card.kind),
        colour = barred(view),
        mine = card.seat === view.seat;
    const who = <Who seat={card.seat} />,
        name = seatName(info, card.seat);
    const sign = colour && <Shape colour={colour} size={12} />;
    if (effect.startsWith('psych') && colour)
        return filled(mine ? w.barsYou : w.bars, { who, name, colour: w[colour], sign });
    if (effect === 'force-to-play')
        return filled(w.mustPlay, { who, place: card.tag >= 0 ? nameOf(book, nounOf(book, 'place'), card.tag) : '' });
    return filled(effect === 'skip-turn' ? w.skips : w.protects, { who });
}

function Covers() {
    const { book, view } = useScene();
    const w = egWords.value,
        row = scienceOf(book, view);
    return eachCard(pile(view, 'cover')).map((c, i) => (
        <Item
            key={i}
            word={faceOf(book, c.kind).word}
            title={faceOf(book, c.kind).name}
            at={lies('cover', 'card', c.kind)}
        >
            {fill(w.coversIt, { n: c.tag, name: faceOf(book, row[c.tag - 1]?.kind ?? 0).name })}
        </Item>
    ));
}

function Used() {
    const { book, view } = useScene();
    const used = eachCard(pile(view, 'used')).map((c) => abilityOf(book, c.kind)),
        waiting = fieldList(view, 'await');
    if (!used.length) return null;
    return (
        <Item
            word=""
            title={egWords.value.used}
            sign={
                <span class="eg-used">
                    {used.slice(-1).map((a) => (
                        <Icon key={a.word} of={abilitySign(a.word)} size={24} />
                    ))}
                </span>
            }
        >
            {used.map((a) => a.name).join(', ')}
            {waiting.map((seat) => (
                <span key={seat}>
                    . <Who seat={seat} />: {egWords.value.awaits}
                </span>
            ))}
        </Item>
    );
}

/** The order of what is in force: what bars or binds first. */
const WEIGHT = ['psych-weapon', 'psych-defence', 'force-to-play', 'skip-turn', 'protect-player'];

export function InForce() {
    const { book, view } = useScene();
    const rank = (c: Fronted) => WEIGHT.indexOf(effectOf(book, c.kind));
    return (
        <div class="eg-force" data-list="" role="group" tabIndex={0} aria-label={egWords.value.inForce}>
            {fronts(view)
                .sort((a, b) => rank(a) - rank(b))
                .map((c, i) => (
                    <Item key={i} word={faceOf(book, c.kind).word} title={faceOf(book, c.kind).name}>
                        <Front card={c} />
                    </Item>
                ))}
            <Covers />
            <Used />
        </div>
    );
}
