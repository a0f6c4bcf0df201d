// The empires in the seats row and in the panel of who you are: crest, purse, income, cards, points.
import coins from 'icon:game-icons/two-coins';
import crown from 'icon:game-icons/crown';
import cube from 'icon:game-icons/cube';
import trend from 'icon:tabler/trending-up';
import cardsIcon from 'icon:tabler/stack-2';
import laurels from 'icon:game-icons/laurels';
import deer from 'icon:game-icons/deer-head';
import burning from 'icon:game-icons/burning-skull';
import alien from 'icon:game-icons/alien-stare';
import { heap } from '../../../motion/lies';
import { count, factList, field, fieldList, piles, useScene } from '../../../state/context';
import type { Identity } from '../../../table/board';
import { Icon } from '../../../ui/icon';
import type { Book, View } from '../../../wire/types';
import { fill } from '../../../words/words';
import { Crest, empireWords, PassCubes } from '../art';
import { otvWords } from '../en';
import { empireOf } from './read';

const empireNumber = (view: View, seat: number): number => empireWords.indexOf(empireOf(view, seat));

export function SeatFace({ seat }: { seat: number }) {
    const { view } = useScene();
    return <Crest empire={empireOf(view, seat)} size={34} label={otvWords.value.empires[empireNumber(view, seat)]} />;
}

const purse = (book: Book, view: View, seat: number): string =>
    book.options['hidden_money'] === 'on' && seat !== view.seat ? '£?' : `£${fieldList(view, 'money')[seat] ?? 0}`;

export function SeatMark({ seat }: { seat: number }) {
    const { book, view } = useScene(),
        w = otvWords.value;
    const hand = count(piles(view, 'hand')[seat]),
        taken = fieldList(view, 'taken')[seat] ?? 0;
    return (
        <span class="otv-mark">
            {field(view, 'holder') === seat && <Icon of={crown} size={15} label={w.first} class="otv-crown" />}
            <b>{purse(book, view, seat)}</b>
            <span class="otv-vp">
                <Icon of={laurels} size={15} label={w.pointsWord} />
                {factList(view, 'vp')[seat] ?? 0}
            </span>
            <span class="otv-mark-more">+{factList(view, 'income')[seat] ?? 0}</span>
            <span class="otv-mark-more" {...(seat === view.seat ? {} : heap(`hand:${seat}`, 'card', -1, hand))}>
                <Icon of={cardsIcon} size={14} />
                {hand}
            </span>
            {taken > 0 && (
                <span class="otv-mark-more otv-cubes">
                    <Icon of={cube} size={14} label={w.cubesTaken} />
                    {taken}
                </span>
            )}
        </span>
    );
}

export function seatSays(book: Book, view: View, seat: number): string {
    return fill(otvWords.value.seatSays, {
        empire: otvWords.value.empires[empireNumber(view, seat)] ?? '',
        money: purse(book, view, seat),
        income: factList(view, 'income')[seat] ?? 0,
        cards: count(piles(view, 'hand')[seat]),
        points: factList(view, 'vp')[seat] ?? 0,
    });
}

/** "second of five", "joint first": places by the points of now. */
function rank(view: View, seats: number, seat: number): string {
    const w = otvWords.value,
        vp = factList(view, 'vp'),
        before = vp.filter((n) => n > (vp[seat] ?? 0)).length;
    const level = vp.filter((n) => n === vp[seat]).length > 1;
    const words = before === 0 ? w.ranks[0] : before + 1 === seats ? w.lastRank : w.ranks[before];
    return fill(level ? w.rankLevel : w.rankOf, { rank: words ?? '', n: w.counts[seats] ?? seats });
}

function More({ book, view, seat }: { book: Book; view: View; seat: number }) {
    const w = otvWords.value;
    const signs = [
        { of: coins, text: purse(book, view, seat), label: w.money },
        { of: trend, text: `+${factList(view, 'income')[seat] ?? 0}`, label: w.income },
        { of: deer, text: String(fieldList(view, 'big-game')[seat] ?? 0), label: w.bigGame },
        { of: burning, text: String(fieldList(view, 'crises')[seat] ?? 0), label: w.crises },
        { of: alien, text: String(fieldList(view, 'trophies')[seat] ?? 0), label: w.trophies },
    ].filter(({ text }, i) => i < 2 || text !== '0');
    return (
        <span class="otv-goods">
            {signs.map(({ of, text, label }) => (
                <span key={label}>
                    <Icon of={of} size={17} label={label} /> {text}
                </span>
            ))}
        </span>
    );
}

export function identity(book: Book, view: View): Identity | null {
    const seat = view.seat;
    if (seat === null) return null;
    const w = otvWords.value;
    return {
        emblem: <Crest empire={empireOf(view, seat)} size={46} />,
        who: fill(w.youLead, {
            rank: rank(view, book.seats, seat),
            empire: w.empireNames[empireNumber(view, seat)] ?? '',
        }),
        name: w.empireNames[empireNumber(view, seat)],
        goal: w.goal,
        short: w.goalShort,
        more: <More book={book} view={view} seat={seat} />,
        tint: 'otv-me',
        secret: false,
    };
}

/** The pass cubes of this period: those that are left, and the places of those that were taken. */
export function Cubes() {
    const { view } = useScene(),
        left = field(view, 'cubes'),
        taken = fieldList(view, 'taken').reduce((sum, n) => sum + n, 0);
    return <PassCubes left={left} of={left + taken} label={fill(otvWords.value.cubesLeft, { n: left })} />;
}
