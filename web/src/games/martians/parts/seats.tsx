// A seat in the row above the town: the hero, Life, Bullets, Items, cards, Martians collected.
import alien from 'icon:game-icons/alien-stare';
import hand from 'icon:game-icons/card-pickup';
import layers from 'icon:lucide/layers';
import map from 'icon:lucide/map';
import swords from 'icon:game-icons/crossed-swords';
import ufo from 'icon:game-icons/ufo';
import { count, eachCard, fact, field, fieldList, nounOf, pile, piles, useScene } from '../../../state/context';
import { heap, lies } from '../../../motion/lies';
import { nameOf } from '../../../table/speech';
import { Icon } from '../../../ui/icon';
import type { Book, View } from '../../../wire/types';
import { fill } from '../../../words/words';
import { Bullets, Count, Hearts, HeroPortrait, ItemBoxes, itemWords } from '../art';
import { marWords } from '../en';
import { onPhone, screenWidth } from './screen';

export const isCoop = (book: Book): boolean => book.options['mode'] === 'coop';

/** All a seat has, as numbers and words. */
export function holds(book: Book, view: View, seat: number) {
    const w = marWords.value;
    const kinds = eachCard(piles(view, 'held')[seat]).map((c) => c.kind);
    const life = fieldList(view, 'life')[seat] ?? 0,
        bullets = fieldList(view, 'bullets')[seat] ?? 0,
        caught = fieldList(view, 'collected')[seat] ?? 0,
        cards = count(piles(view, 'hand')[seat]);
    const names = kinds.map((k) => nameOf(book, nounOf(book, 'item'), k)).join(', ');
    return {
        life,
        bullets,
        caught,
        cards,
        kinds,
        items: kinds.flatMap((k) => itemWords[k] ?? []),
        said: {
            life: fill(w.life, { n: life }),
            bullets: fill(w.bullets, { n: bullets }),
            items: names || w.noItems,
            cards: fill(w.cards, { n: cards }),
            caught: fill(w.collected, { n: caught }),
        },
    };
}

export function seatSays(book: Book, view: View, seat: number): string {
    const { said } = holds(book, view, seat);
    const weapons = eachCard(piles(view, 'weapon')[seat]).map((c) => nameOf(book, nounOf(book, 'card'), c.kind));
    const all = [said.life, said.bullets, said.items, said.cards, ...weapons];
    return [...all, isCoop(book) ? '' : said.caught].filter(Boolean).join(', ');
}

export const SeatFace = ({ seat }: { seat: number }) => <HeroPortrait seat={seat} size={onPhone.value ? 24 : 34} />;

export function SeatMark({ seat }: { seat: number }) {
    const { book, view } = useScene();
    const { life, bullets, items, cards, caught, kinds, said } = holds(book, view, seat);
    const coop = isCoop(book);
    if (onPhone.value)
        return coop ? (
            <Hearts life={life} short label={said.life} />
        ) : (
            <b class="mar-caught-small" aria-label={said.caught}>
                {caught}
            </b>
        );
    const each = screenWidth.value / Math.max(2, book.seats),
        roomy = each > 300;
    return (
        <span
            class={`mar-figures${each < 232 ? ' is-tight' : ''}`}
            {...(seat === view.seat ? {} : heap(`hand:${seat}`, 'card', -1, cards))}
        >
            <span {...heap(`seat:${seat}`, 'life', 0, life)}>
                <Hearts life={life} short={!roomy} label={said.life} />
            </span>
            <span {...heap(`seat:${seat}`, 'bullet', 0, bullets)}>
                <Bullets count={bullets} label={said.bullets} />
            </span>
            <ItemBoxes held={items} label={said.items} />
            {kinds.map((k) => (
                <i key={k} class="mar-lies" {...lies(`held:${seat}`, 'item', k)} />
            ))}
            {!coop && (
                <span class="mar-caught-line" title={said.caught} {...heap(`seat:${seat}`, 'martian', 0, caught)}>
                    <Icon of={alien} size={15} label={said.caught} />
                    <b>{caught}</b>
                    {each > 380 && <small>{fill(marWords.value.ofMany, { n: fact(view, 'to-win') ?? 30 })}</small>}
                </span>
            )}
            {seat !== view.seat && each > 380 && (
                <span class="mar-cards" role="img" aria-label={said.cards}>
                    <Icon of={hand} size={15} />
                    <b>{cards}</b>
                </span>
            )}
        </span>
    );
}

/** Whoever plays alone has five figures beside the one seat. */
export function SeatsRest() {
    const { book, view } = useScene();
    const w = marWords.value;
    if (book.seats > 1) return null;
    const aboard = count(pile(view, 'ship'));
    return (
        <span class="mar-alone">
            <Count value={fill(w.ofThree, { n: aboard })} text={w.shipItems} sign={ufo} />
            <Count value={field(view, 'supply')} text={w.martiansWait} sign={alien} tone="danger" />
            <Count value={count(pile(view, 'tile-pile'))} text={w.tilesWait} sign={map} />
            <Count value={count(pile(view, 'martian-draw'))} text={w.cardsWait} sign={layers} />
            <Count value={field(view, 'boxed')} text={w.outOfGame} sign={swords} />
        </span>
    );
}
