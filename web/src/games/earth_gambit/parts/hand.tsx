// Your cards, how each came, and your Special Ability at the end.
import arrow from 'icon:tabler/arrow-big-right-lines';
import { lies } from '../../../motion/lies';
import { factList, field, nounOf, piles, type Lying, useScene, yourHand } from '../../../state/context';
import { CardBack, HandCard, AbilityCard } from '../art';
import { seatName } from '../../../table/speech';
import { ThingBox } from '../../../table/thing';
import { Icon } from '../../../ui/icon';
import { SeatBadge } from '../../../ui/seat_badge';
import { filled, words } from '../../../words/words';
import { egWords } from '../en';
import { abilityOf, asked, barred, faceOf, legalOf, psychOf, verbOf, type Face } from './read';

export const HAND_VERBS = ['play', 'discard', 'pass', 'offer', 'reveal', 'redirect', 'use-swap'];

/** Why a card is locked, in a word or two; the whole reason opens with it. */
function whyOf(scene: ReturnType<typeof useScene>, face: Face): string {
    const { book, view } = scene,
        psych = psychOf(book, view);
    const barredNow = face.colours.length === 1 && face.colours[0] === barred(view);
    return barredNow && psych ? faceOf(book, psych.kind).name : words.value.signs.notNow;
}

/** One line of a card: what Science counts, else the first sentence of its text. */
function lineOf(face: Face): string {
    const w = egWords.value;
    if (face.colours.length === 2) return w.countsBoth;
    if (face.colours[0]) return filled(w.counts, { colour: w[face.colours[0]] }).join('');
    return face.text;
}

function Held({ card }: { card: Lying }) {
    const scene = useScene(),
        { book, view, hidden } = scene,
        w = egWords.value;
    const face = faceOf(book, card.kind),
        target = { noun: nounOf(book, 'card'), value: card.kind, verbs: HAND_VERBS };
    const t = scene.thing(target);
    const from = [w.kept, w.passed, w.drawn][card.tag];
    return (
        <ThingBox
            target={target}
            name={hidden ? words.value.signs.unknownCard : face.name}
            class={`eg-held${t.note ? ' has-note' : ''}`}
            drag="self"
            at={lies(`hand:${view.seat}`, 'card', hidden ? -1 : card.kind)}
            reads={hidden ? null : { title: face.name, text: from ? `${face.text} (${from})` : face.text }}
        >
            {hidden ? (
                <span class="eg-hidden">
                    <CardBack height={96} />
                </span>
            ) : (
                <HandCard
                    word={face.word}
                    name={face.name}
                    colours={face.colours}
                    line={t.note ?? lineOf(face)}
                    from={t.locked ? undefined : from}
                    why={t.locked ? whyOf(scene, face) : undefined}
                />
            )}
        </ThingBox>
    );
}

/** Your own ability; it glows while the table would let you use it. */
function Ability() {
    const { book, view, hidden } = useScene();
    const kind = piles(view, 'ability')[view.seat ?? 0]?.[0]?.[0] ?? -1;
    if (kind < 0 || hidden) return null;
    const { word, name, text } = abilityOf(book, kind);
    const now = view.legal.some((l) => /^(use-|draw-two|redirect|veto|stop-|await-|shield)/.test(verbOf(book, l)));
    return (
        <div class="eg-mine" title={text}>
            <AbilityCard
                word={word}
                name={name}
                text={text}
                tag={now ? egWords.value.mayNow : undefined}
                state={{ may: now }}
            />
        </div>
    );
}

/** Where the passed card goes. */
function Then() {
    const { book, view, info } = useScene();
    if (!asked(view) || field(view, 'active') !== view.seat || !legalOf(book, view, 'play', 'pass').length) return null;
    const next = factList(view, 'next-turns')[0];
    if (next === undefined) return null; // a Protect Player may decide it
    const who = (
        <span class="who">
            <SeatBadge seat={next} size={17} /> <b>{seatName(info, next)}</b>
        </span>
    );
    return (
        <p class="eg-then">
            <Icon of={arrow} size={18} />
            <span>
                {filled(legalOf(book, view, 'pass').length ? egWords.value.passNow : egWords.value.thenPass, { who })}
            </span>
        </p>
    );
}

export function Hand() {
    const { view } = useScene();
    if (view.seat === null) return null;
    return (
        <>
            {yourHand(view).map((c, i) => (
                <Held key={i} card={c} />
            ))}
            <Ability />
            <Then />
        </>
    );
}
