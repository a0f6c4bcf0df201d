// A card of the plain board's hand.
import lock from 'icon:tabler/lock';
import type { ComponentChildren } from 'preact';
import type { Target } from '../state/choice';
import { useScene } from '../state/context';
import { lies } from '../motion/lies';
import { Tag } from '../ui/tag';
import { words } from '../words/words';
import { Back } from './back';
import { RuleTag } from './rules';
import { ThingBox } from './thing';

/** One card of your hand. */
export function HandCard({ target, title, text }: { target: Target; title: string; text?: ComponentChildren }) {
    const scene = useScene();
    const at = (kind: number) => lies(`hand:${scene.view.seat}`, 'card', kind, 1);
    if (scene.hidden)
        return (
            <ThingBox
                target={target}
                name={words.value.signs.unknownCard}
                class="card card-hidden"
                drag="self"
                at={at(-1)}
            >
                <Back large />
            </ThingBox>
        );
    const t = scene.thing(target);
    return (
        <ThingBox
            target={target}
            name={title}
            class="card"
            drag="self"
            at={at(target.value)}
            reads={text ? { title, text } : null}
        >
            <h3 class="card-title">{title}</h3>
            {text && <p class="card-text">{text}</p>}
            {t.note && <p class="card-note">{t.note}</p>}
            {t.locked && (
                <div class="card-foot">
                    <Tag icon={lock}>{words.value.signs.notNow}</Tag>
                    <RuleTag id={t.locked.rule} />
                </div>
            )}
        </ThingBox>
    );
}
