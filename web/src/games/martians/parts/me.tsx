// Who you are in Martians!!! and what you want: your hero, the goal of this way to play, what you have.
import { fact } from '../../../state/context';
import type { Identity } from '../../../table/board';
import { Icon } from '../../../ui/icon';
import type { Book, View } from '../../../wire/types';
import { filled, fill } from '../../../words/words';
import { Bullets, Hearts, HeroPortrait, ItemBoxes, itemWords, tokens } from '../art';
import { marWords } from '../en';
import { holds, isCoop } from './seats';

export const heroName = (seat: number): string =>
    marWords.value.heroes[seat % marWords.value.heroes.length] ?? marWords.value.you;

const Signs = () => (
    <span class="mar-goal-signs" role="img" aria-label={marWords.value.threeItems}>
        {itemWords.map((item) => (
            <Icon key={item} of={tokens[item].sign} size={15} />
        ))}
    </span>
);

function goalOf(book: Book, view: View, short: boolean) {
    const w = marWords.value;
    const n = fact(view, 'to-win') ?? 30;
    const sentence = isCoop(book) ? (short ? w.shortTogether : w.goalTogether) : short ? w.shortAlone : w.goalAlone;
    const parts = { items: <Signs />, ship: <b>{w.theShip}</b>, many: <b>{fill(w.manyMartians, { n })}</b>, n };
    return <>{filled(sentence, parts)}</>;
}

export function identity(book: Book, view: View): Identity | null {
    const w = marWords.value,
        seat = view.seat;
    if (seat === null) return null;
    const { life, bullets, items, said } = holds(book, view, seat);
    const figures = (
        <span class="mar-figures">
            <Hearts life={life} label={said.life} />
            <Bullets count={bullets} label={said.bullets} />
            <ItemBoxes held={items} label={said.items} />
        </span>
    );
    const place =
        book.seats === 1 ? w.youAlone : fill(isCoop(book) ? w.youOneOf : w.youSeat, { n: seat + 1, of: book.seats });
    return {
        emblem: <HeroPortrait seat={seat} size={48} />,
        who: `${heroName(seat)} ${place}`,
        name: heroName(seat),
        goal: goalOf(book, view, false),
        short: (
            <span class="mar-short">
                <span class="mar-figures">
                    <Hearts life={life} short label={said.life} />
                    <Bullets count={bullets} label={said.bullets} />
                    <ItemBoxes held={items} label={said.items} />
                </span>
                <span class="mar-short-goal">{goalOf(book, view, true)}</span>
            </span>
        ),
        more: figures,
        tint: 'mar-me',
        secret: false,
    };
}
