// What everybody held at this moment, as far as the chosen eyes know it: their own cards, or all with everyone's eyes.
import { eachCard, piles } from '../../state/context';
import { boardOf } from '../../table/board';
import { nameOf, seatName } from '../../table/speech';
import { SeatBadge } from '../../ui/seat_badge';
import type { View } from '../../wire/types';
import { words } from '../../words/words';
import type { Film } from './film';

/** The cards of one seat that these eyes know, by name: Roles first, then the hand; the same names together. */
function known({ book }: Film, view: View, seat: number): string[] {
    const { held = ['hand'] } = boardOf(book.game);
    const names = held.flatMap((word) => {
        const noun = book.places.find((p) => p.word === word)?.noun ?? 0;
        return eachCard(piles(view, word)[seat])
            .filter((c) => c.kind >= 0)
            .map((c) => nameOf(book, noun, c.kind));
    });
    return [...new Set(names)].map((name) => {
        const n = names.filter((other) => other === name).length;
        return n > 1 ? `${n} × ${name}` : name;
    });
}

export function Held({ film, view }: { film: Film; view: View }) {
    const { book, info } = film;
    const rows = Array.from({ length: book.seats }, (_, seat) => ({ seat, cards: known(film, view, seat) }));
    if (!rows.some(({ cards }) => cards.length)) return null;
    return (
        <section class="film-held">
            <h3>{words.value.pages.film.held}</h3>
            {rows
                .filter(({ cards }) => cards.length)
                .map(({ seat, cards }) => (
                    <p key={seat}>
                        <SeatBadge seat={seat} size={18} />{' '}
                        <b>{seat === info.you ? words.value.you : seatName(info, seat)}</b> {cards.join(', ')}
                    </p>
                ))}
        </section>
    );
}
