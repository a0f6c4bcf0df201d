// Your Skill cards. A card you have chosen for something says so.
import { nounOf, useScene, type Lying, yourHand } from '../../../state/context';
import { lies } from '../../../motion/lies';
import { nameOf, textOf } from '../../../table/speech';
import { ThingBox } from '../../../table/thing';
import type { Thing } from '../../../state/table';
import { words } from '../../../words/words';
import { LaidCard, SkillCard } from '../art';
import { cardRow, HAND_VERBS, skillLook, skillName, strengthOf, wordOf } from './read';

export const stateOf = (t: Thing) => ({
    picked: t.ring === 'selected',
    asked: t.ring === 'asked',
    may: t.ring === 'may',
    locked: t.ring === 'locked',
});

/** A Skill card as it is printed, at one of its sizes. */
export function Face({
    kind,
    size,
    text,
    state,
}: {
    kind: number;
    size?: 'hand' | 'turned' | 'evidence' | 'read';
    text?: string;
    state?: ReturnType<typeof stateOf>;
}) {
    const { book } = useScene();
    const noun = nounOf(book, 'card');
    return (
        <SkillCard
            word={wordOf(book, 'card', kind)}
            name={nameOf(book, noun, kind)}
            skill={skillLook(cardRow(book, kind)['skill'])}
            strength={strengthOf(book, kind)}
            text={text ?? textOf(book, noun, kind)}
            size={size}
            state={state}
        />
    );
}

function Card({ kind, tag }: Lying) {
    const { book, view, hidden, thing } = useScene();
    const noun = nounOf(book, 'card'),
        target = { noun, value: kind, verbs: HAND_VERBS },
        at = lies(`hand:${view.seat}`, 'card', hidden ? -1 : kind);
    if (hidden)
        return (
            <ThingBox target={target} name={words.value.signs.unknownCard} class="mve-hand-card" drag="self" at={at}>
                <LaidCard kind="skill" height={104} />
            </ThingBox>
        );
    const t = thing(target),
        name = nameOf(book, noun, kind),
        text = textOf(book, noun, kind),
        mark = tag > 0 ? nameOf(book, nounOf(book, 'mark'), tag) : undefined;
    const skill = skillName(String(cardRow(book, kind)['skill'] ?? 'wild'));
    return (
        <ThingBox
            target={target}
            name={[name, `${skill} ${strengthOf(book, kind)}`, mark].filter(Boolean).join(', ')}
            class="mve-hand-card"
            drag="self"
            at={at}
            reads={{ title: name, text }}
        >
            <Face kind={kind} text={mark ?? t.note ?? undefined} state={stateOf(t)} />
            {mark && <span class="mve-chosen">{mark}</span>}
        </ThingBox>
    );
}

export function Hand() {
    const cards = yourHand(useScene().view).map((c, i) => <Card key={i} {...c} />);
    return <>{cards}</>;
}
