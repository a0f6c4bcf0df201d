// Your cards. Which of them help now is gold; in a panel a tap sets one aside or takes it back.
import { lies } from '../../../motion/lies';
import { nounOf, useScene, type Scene } from '../../../state/context';
import { Back } from '../../../table/back';
import { nameOf, textOf } from '../../../table/speech';
import { noteText, words } from '../../../words/words';
import { empireWords, VenusCard } from '../art';
import { otvWords } from '../en';
import { isMercury, Victims } from './mercury';
import { cardRow, handOf, helps, withCard } from './move';
import { payPlan, pointsOf } from './payment';
import { askedOf, legalOf, planOf, setPlan } from './plan';
import { usePress } from './pressed';
import { isShopping, Shop } from './shop';
import type { Spot } from './spots';

const HAND_VERBS = ['play', 'use', 'spend', 'discard'];
const LOCKED: Spot = { ring: null, tap: () => undefined };

function payTap(scene: Scene, kind: number, copies: number): Spot {
    const plan = payPlan(scene),
        now = plan.cards[kind] ?? 0;
    return {
        ring: now ? 'selected' : 'asked',
        tap: () => setPlan(scene, { ...plan, cards: { ...plan.cards, [kind]: now >= copies ? 0 : now + 1 } }),
    };
}

/** A card that is a whole answer: to roll again, to save units. */
function useTap({ book, view, answer }: Scene, kind: number): Spot | null {
    const use = legalOf(book, view, 'use').find((l) => l.a[1] === kind);
    return use ? { ring: 'asked', tap: () => answer?.(use), note: noteText(book.game, use.note) ?? undefined } : null;
}

/** null: a thing like any other of the table. */
export function cardSpot(scene: Scene, kind: number, copies: number): Spot | null {
    const asked = askedOf(scene),
        plan = planOf(scene);
    if (asked === null) return null;
    if (asked === 'pay') {
        if (pointsOf(scene, kind, [1, 1, 1]) !== null) return payTap(scene, kind, copies);
        return useTap(scene, kind) ?? LOCKED;
    }
    if (asked !== 'action') return useTap(scene, kind) ?? LOCKED;
    if (plan?.what === 'move') {
        if (!helps(scene, plan, kind)) return LOCKED;
        const on = plan.cards.includes(kind);
        return { ring: on ? 'selected' : 'asked', tap: () => setPlan(scene, withCard(scene, plan, kind)) };
    }
    const play = legalOf(scene.book, scene.view, 'play').find((l) => l.a[1] === kind);
    if (!play || (plan && plan.what !== 'card')) return LOCKED;
    const on = plan?.what === 'card' && plan.card === kind;
    return {
        ring: on ? 'selected' : 'asked',
        tap: () => setPlan(scene, { what: 'card', card: on ? null : kind }),
        note: noteText(scene.book.game, play.note) ?? undefined,
    };
}

/** "+3" in the corner, where a card counts in a combat. */
function plusOf(scene: Scene, kind: number): string | undefined {
    const row = cardRow(scene.book, kind);
    return row['effect'] === 'cp' ? `+${row['n']}` : undefined;
}
/** "Action: take £5": the tag says the first word. */
function withoutKind(text: string): string {
    const rest = text.replace(/^[^:]{4,8}: /, '');
    return rest.charAt(0).toUpperCase() + rest.slice(1);
}
const ACTIONS = ['money', 'draw', 'yard', 'rally'];

function Card({ kind, copies }: { kind: number; copies: number }) {
    const scene = useScene(),
        { book, view, hidden } = scene;
    const noun = nounOf(book, 'card'),
        row = cardRow(book, kind),
        name = nameOf(book, noun, kind),
        text = textOf(book, noun, kind) ?? '';
    const spot = cardSpot(scene, kind, copies);
    const props = usePress(
        { noun, value: kind, verbs: HAND_VERBS },
        hidden ? words.value.signs.unknownCard : `${name}${copies > 1 ? ` × ${copies}` : ''}`,
        spot,
        hidden ? null : { title: name, text },
    );
    const set = spot && askedOf(scene) === 'pay' ? (payPlan(scene).cards[kind] ?? 0) : 0;
    const ring = props['data-ring'];
    const off = spot !== null && !spot.ring && (planOf(scene) !== null || askedOf(scene) !== 'action');
    const owner = empireWords.find((e) => e === row['owner']);
    return (
        <div
            class="otv-held"
            {...props}
            {...lies(`hand:${view.seat}`, 'card', hidden ? -1 : kind, copies)}
            title={hidden ? undefined : text}
        >
            {hidden ? (
                <Back large />
            ) : (
                <VenusCard
                    word={String(row['id'] ?? '')}
                    name={name}
                    text={withoutKind(text)}
                    plus={plusOf(scene, kind)}
                    tag={ACTIONS.includes(String(row['effect'])) ? otvWords.value.action : undefined}
                    empire={owner}
                    copies={copies > 1 ? `${set ? `${set}/` : '×'}${copies}` : undefined}
                    state={{ picked: ring === 'selected', asked: ring === 'asked', may: ring === 'may', locked: off }}
                />
            )}
        </div>
    );
}

export function Hand() {
    const scene = useScene();
    if (scene.view.seat === null) return null;
    if (isShopping(scene)) return <Shop />;
    if (isMercury(scene)) return <Victims />;
    return (
        <>
            {handOf(scene.view).map(([kind, copies]) => (
                <Card key={kind} kind={kind} copies={copies} />
            ))}
        </>
    );
}
