// Cards of your hand that cannot join the payment or set that is being made up: a short list, each with its rule.
import type { Target } from '../state/choice';
import { useScene } from '../state/context';
import { words } from '../words/words';
import { Icon } from './icon';
import { lies } from '../motion/lies';
import { sumOf } from './meter';
import { RuleTag } from './rules';
import { ThingBox } from './thing';

export interface Card {
    target: Target;
    title: string;
    count?: number;
}

/** Which cards of a hand fold: while a set is made up, those the rules bar, unless that is all of them. */
export function useFolds(): (cards: readonly Card[]) => (card: Card) => boolean {
    const { view, thing } = useScene();
    const making = sumOf(view) !== null;
    return (cards) => {
        const barred = new Set(making ? cards.filter((c) => thing(c.target).ring === 'locked') : []);
        return (card) => barred.size < cards.length && barred.has(card);
    };
}

export function Folded({ cards }: { cards: readonly Card[] }) {
    const { view, thing } = useScene();
    if (!cards.length) return null;
    return (
        <div class="folded" role="group" aria-label={words.value.set.cannotJoin}>
            <span class="soft small">{words.value.set.cannotJoin}</span>
            {cards.map((c, i) => (
                <ThingBox
                    key={i}
                    target={c.target}
                    name={c.title}
                    class="folded-card"
                    at={lies(`hand:${view.seat}`, 'card', c.target.value, c.count)}
                >
                    <Icon name="lock" size={12} /> {c.title} <RuleTag id={thing(c.target).locked?.rule} />
                </ThingBox>
            ))}
        </div>
    );
}
