// Your cards and the weapons you have in play.
import { signal } from '@preact/signals';
import { eachCard, nounOf, piles, useScene, type Lying, type Scene } from '../../../state/context';
import { lies } from '../../../motion/lies';
import { nameOf, textOf } from '../../../table/speech';
import { useBox } from '../../../table/box';
import { ThingBox } from '../../../table/thing';
import { words } from '../../../words/words';
import { fill } from '../../../words/words';
import type { Book } from '../../../wire/types';
import { CardBack, cardLook, ComicCard, NoWeapon, Weapon, type CardKind } from '../art';
import { marWords } from '../en';
import { px, textScale } from '../../../ui/measure';

export const HAND_VERBS = ['play', 'play-on', 'discard', 'also', 'also-on'];

export const wordOf = (book: Book, kind: number): string => book.nouns[nounOf(book, 'card')]?.values[kind]?.word ?? '';

/** Of which kind a card is: a weapon says so in its text. */
export function kindOf(book: Book, kind: number): CardKind {
    const row = book.sheets['cards']?.[kind] ?? {};
    const told: CardKind =
        row['deck'] === 'martian' ? 'martian' : /^Weapon\b/.test(String(row['text'])) ? 'weapon' : 'event';
    return cardLook(wordOf(book, kind), told).kind;
}
export const tagOf = (book: Book, kind: number): string => marWords.value.kinds[kindOf(book, kind)];

/** The text without the word that its colour and tag say, and without what holds only where all play together. */
export function textFor(book: Book, kind: number): string {
    const text = (textOf(book, nounOf(book, 'card'), kind) ?? '').replace(/^(Weapon|Arma)\.\s*/, '');
    return book.options['mode'] === 'coop' ? text : text.replace(/; (co-operative|cooperativo): .*$/, '.');
}

/** The card under the pointer or with the focus, read large over the foot of the board; and where it lies. */
const HOVER = 350; // ms
let soon = 0;
const read = signal<{ kind: number; x: number } | null>(null);

/** Handlers of a card that can be read large. A finger reads by a long press (table/why.tsx). */
function reading(kind: number): Record<string, unknown> {
    const open = (e: Event) => {
        const box = (e.currentTarget as Element).getBoundingClientRect();
        window.clearTimeout(soon);
        soon = window.setTimeout(() => (read.value = { kind, x: (box.left + box.width / 2) / textScale() }), HOVER);
    };
    const moves = (e: PointerEvent) => {
        if (e.pointerType === 'mouse' && read.value?.kind !== kind) open(e);
    };
    const close = () => {
        window.clearTimeout(soon);
        read.value = null;
    };
    return { onPointerMove: moves, onPointerLeave: close, onFocusIn: open, onFocusOut: close, onPointerDown: close };
}

const READ = 250; // pixels wide

export function CardRead() {
    const { book, view } = useScene();
    const { width, shape } = useBox();
    const now = read.value;
    if (!now || view.seat === null || shape === 'phone') return null;
    const left = Math.max(8, Math.min(width - READ - 8, now.x - READ / 2));
    return (
        <div class="mar-read" style={{ left: px(left) }} aria-hidden="true">
            <ComicCard
                word={wordOf(book, now.kind)}
                kind={kindOf(book, now.kind)}
                name={nameOf(book, nounOf(book, 'card'), now.kind)}
                text={textFor(book, now.kind)}
                tag={tagOf(book, now.kind)}
                size="read"
            />
        </div>
    );
}

/** It can be played although another answer is being made up: a tap leaves that one. */
const waits = ({ book, view, picks = [] }: Scene, kind: number): boolean =>
    picks.length > 0 && view.legal.some((l) => HAND_VERBS.includes(book.verbs[l.a[0]]?.word ?? '') && l.a[1] === kind);

/** One of the cards of your hand. */
function Card({ kind, tag }: Lying) {
    const scene = useScene();
    const { book, view, hidden, thing } = scene;
    const target = { noun: nounOf(book, 'card'), value: kind, verbs: HAND_VERBS };
    const at = lies(`hand:${view.seat}`, 'card', hidden ? -1 : kind);
    if (hidden)
        return (
            <ThingBox target={target} name={words.value.signs.unknownCard} class="mar-hand-card" drag="self" at={at}>
                <CardBack deck="event" width={78} />
            </ThingBox>
        );
    const t = thing(target),
        may = t.ring === 'may' || (t.ring === null && waits(scene, kind));
    const name = nameOf(book, target.noun, kind),
        text = textFor(book, kind);
    return (
        <ThingBox
            target={target}
            name={[tagOf(book, kind), name, t.note ?? text, tag > 0 ? marWords.value.covered : '']
                .filter(Boolean)
                .join(', ')}
            class="mar-hand-card"
            drag="self"
            at={at}
            reads={{ title: name, text }}
        >
            <ComicCard
                word={wordOf(book, kind)}
                kind={kindOf(book, kind)}
                name={name}
                text={t.note ?? text}
                tag={tagOf(book, kind)}
                state={{
                    picked: t.ring === 'selected',
                    asked: t.ring === 'asked',
                    may,
                    locked: t.ring === 'locked',
                }}
            />
        </ThingBox>
    );
}

function OwnWeapon({ kind, tag }: Lying) {
    const { book, view, thing } = useScene();
    const target = { noun: nounOf(book, 'card'), value: kind, verbs: ['use'] };
    const t = thing(target),
        name = nameOf(book, target.noun, kind);
    const said = tag > 0 ? fill(marWords.value.bulletsOn, { n: tag }) : undefined;
    return (
        <ThingBox
            target={target}
            name={[name, marWords.value.inPlay, said].filter(Boolean).join(', ')}
            class="mar-hand-card"
            at={lies(`weapon:${view.seat}`, 'card', kind)}
            reads={{ title: name, text: textFor(book, kind) }}
        >
            <Weapon
                word={wordOf(book, kind)}
                name={name}
                bullets={Math.max(0, tag)}
                said={said}
                text={tag > 0 ? undefined : marWords.value.inPlay}
                state={{ picked: t.ring === 'selected', asked: t.ring === 'asked', may: t.ring === 'may' }}
            />
        </ThingBox>
    );
}

export function Hand() {
    const { view, hidden } = useScene();
    if (view.seat === null) return null;
    const weapons = eachCard(piles(view, 'weapon')[view.seat]);
    return (
        <>
            {eachCard(piles(view, 'hand')[view.seat]).map((c, i) => (
                <div key={`c${i}`} class="mar-hand-place" {...(hidden ? {} : reading(c.kind))}>
                    <Card {...c} />
                </div>
            ))}
            {weapons.map((c, i) => (
                <div key={`w${i}`} class="mar-hand-place" {...reading(c.kind)}>
                    <OwnWeapon {...c} />
                </div>
            ))}
            {!weapons.length && <NoWeapon text={marWords.value.noWeapon} />}
        </>
    );
}
