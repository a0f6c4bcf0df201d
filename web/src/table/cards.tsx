// Cards in a hand, card backs, and tags. What is printed on a face is the board's business.
import type { ComponentChildren } from 'preact';
import type { Target } from '../state/choice';
import { eachCard, type Lying, nounOf, piles, useScene } from '../state/context';
import { words } from '../words/words';
import { Icon } from './icon';
import { type Lies, lies } from '../motion/lies';
import { RuleTag } from './rules';
import { nameOf, textOf } from './speech';
import { ThingBox } from './thing';

export function Tag({
    children,
    tone,
    at,
}: {
    children: ComponentChildren;
    at?: Lies;
    tone?: 'danger' | 'good' | 'may' | 'change' | 'ask' | 'dark';
}) {
    return (
        <span class={`tag${tone ? ` tag-${tone}` : ''}`} {...at}>
            {children}
        </span>
    );
}

/** A card back with rings; all backs are alike. */
export function Back({ count, size = 'dot' }: { count?: number; size?: 'dot' | 'pile' | 'row' }) {
    return (
        <span class={`back back-${size}`} aria-hidden="true">
            <svg viewBox="0 0 20 28">
                <rect x=".5" y=".5" width="19" height="27" rx="3" class="back-face" />
                <circle cx="10" cy="14" r="4.4" class="back-ring" />
            </svg>
            {count !== undefined && <span class="back-count">{count}</span>}
        </span>
    );
}

/** Your hand as it is: every card a thing to pick by one of these verbs. */
export function OwnCards({
    verbs,
    icon,
    foot,
}: {
    verbs: readonly string[];
    icon?: (c: Lying) => ComponentChildren;
    foot: (c: Lying) => ComponentChildren;
}) {
    const { book, view } = useScene();
    const card = nounOf(book, 'card');
    if (view.seat === null) return null;
    return (
        <>
            {eachCard(piles(view, 'hand')[view.seat]).map((c, i) => (
                <HandCard
                    key={i}
                    target={{ noun: card, value: c.kind, verbs }}
                    title={nameOf(book, card, c.kind)}
                    icon={icon?.(c)}
                    text={textOf(book, card, c.kind)}
                    foot={foot(c) || <span />}
                />
            ))}
        </>
    );
}

function NotNow() {
    return (
        <Tag>
            <Icon name="lock" size={12} /> {words.value.signs.notNow}
        </Tag>
    );
}

/** One card of your hand. */
export function HandCard({
    target,
    title,
    icon,
    text,
    foot,
    rule,
    secret = true,
    count = 1,
}: {
    target: Target | null;
    title: string;
    icon?: ComponentChildren;
    text?: ComponentChildren;
    foot?: ComponentChildren;
    rule?: string;
    secret?: boolean;
    count?: number;
}) {
    const scene = useScene();
    const at = (kind: number) => lies(`hand:${scene.view.seat}`, 'card', kind, count);
    if (secret && scene.hidden)
        return (
            <ThingBox
                target={target}
                name={words.value.signs.unknownCard}
                class="card card-hidden"
                drag="self"
                at={at(-1)}
            >
                <Back size="row" />
            </ThingBox>
        );
    const t = target ? scene.thing(target) : null;
    return (
        <ThingBox
            target={target}
            name={title}
            class="card"
            drag="self"
            at={at(target?.value ?? -1)}
            reads={text ? { title, text, rule } : null}
        >
            <h3 class="card-title">
                {icon}
                {title}
            </h3>
            {text && <p class="card-text">{text}</p>}
            {t?.note && <p class="card-note">{t.note}</p>}
            <div class="card-foot">
                {t?.locked ? <NotNow /> : foot}
                <RuleTag id={t?.locked ? t.locked.rule : rule} />
            </div>
        </ThingBox>
    );
}
