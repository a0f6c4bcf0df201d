// Reaction windows: a card that waits for an answer, who played it and whom it means.
import { eachCard, nounOf, pile, useScene } from '../../../state/context';
import type { SceneShown } from '../../../table/board';
import { nameOf, seatName } from '../../../table/speech';
import type { View } from '../../../wire/types';
import { fill } from '../../../words/words';
import { ComicCard } from '../art';
import { marWords } from '../en';
import { isAsked, topOf } from './asked';
import { tagOf, textFor } from './cards';
import { onPhone } from './screen';

const NOBODY = 255;

/** The card that is being carried out, if one is. */
export interface Acting {
    kind: number;
    /** Who played or revealed it. */
    by: number;
    /** Whom it means; null: nobody in particular. */
    at: number | null;
}

export function actingOf(view: View): Acting | null {
    const top = topOf(view);
    if (!top || top.proc !== 'card' || view.over) return null;
    const target = top.local[1] ?? NOBODY;
    const open = eachCard(pile(view, 'played'))[0] ?? eachCard(pile(view, 'revealed'))[0];
    const kind = open?.kind ?? top.local[0] ?? -1;
    return kind < 0 ? null : { kind, by: top.who, at: target === NOBODY ? null : target };
}

/** The seat a waiting card is aimed at. */
export const aimedAt = (view: View): number | null => actingOf(view)?.at ?? null;

/** "Vega, aimed at you", "Vega, at Rigel", "A Martian card" */
export function actingWords(view: View, info: Parameters<typeof seatName>[0]): string {
    const w = marWords.value,
        acting = actingOf(view);
    if (!acting) return '';
    const who = acting.by === view.seat ? w.you : seatName(info, acting.by);
    if (acting.at === null) return fill(w.plays1, { who });
    return acting.at === view.seat ? fill(w.atYou, { who }) : fill(w.atOther, { who, whom: seatName(info, acting.at) });
}

export function ReactPanel() {
    const { book, view, info } = useScene();
    const acting = actingOf(view);
    if (!acting) return null;
    const card = nounOf(book, 'card');
    return (
        <div class={`mar-react${acting.at === view.seat ? ' is-hit' : ''}`}>
            <p class="mar-react-who">{actingWords(view, info)}</p>
            <ComicCard
                word={book.nouns[card]?.values[acting.kind]?.word ?? ''}
                name={nameOf(book, card, acting.kind)}
                text={textFor(book, acting.kind)}
                tag={tagOf(book, acting.kind)}
                size="shown"
            />
        </div>
    );
}

const OnPhone = () => (
    <div class="mar-react-phone">
        <ReactPanel />
    </div>
);

/** On a phone there is no column: the card stands over the town while it waits. */
export const reactScene = (view: View): SceneShown | null =>
    onPhone.value && isAsked(view) && actingOf(view)
        ? { name: marWords.value.cardWaits, urgent: aimedAt(view) === view.seat, dim: 'light', Body: OnPhone }
        : null;
