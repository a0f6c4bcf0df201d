// "This is aimed at you": who plays what, and what each answer brings, from your own view alone.
import { Scrolls } from '../../../table/scrolls';
import type { ComponentChildren } from 'preact';
import { eachCard, pile, piles, useScene, type Scene } from '../../../state/context';
import { seatName } from '../../../table/speech';
import { useBox } from '../../../table/box';
import { Icon } from '../../../ui/icon';
import { SeatBadge } from '../../../ui/seat_badge';
import type { Book, Legal } from '../../../wire/types';
import { fill, filled, noteText } from '../../../words/words';
import { abilitySign, Aim, LargeCard, lookOf } from '../art';
import { Label, labelText } from '../../../table/speech';
import { egWords } from '../en';
import { AnswerBox } from './choices';
import { abilityOf, barred, effectOf, faceOf, fronts, verbOf, type Face } from './read';

interface Blow {
    face: Face;
    /** Whose card it is; null: it lay before you. */
    by: number | null;
}
/** The card that takes effect: the innermost one, or one that lay before you and takes hold now. */
export function blowOf({ book, view }: Scene): Blow | null {
    const played = eachCard(pile(view, 'stack')).at(-1);
    const frame = [...view.flow].reverse().find((f) => f.proc === 'aim');
    if (played && frame) return { face: faceOf(book, played.kind), by: frame.who };
    const effect = view.flow.at(-1)?.proc === 'turn' ? 'skip-turn' : 'force-to-play';
    const lay = fronts(view).find((c) => c.seat === view.seat && effectOf(book, c.kind) === effect);
    return lay ? { face: faceOf(book, lay.kind), by: null } : null;
}

/** Notes by which the rules say that a card does nothing to you. */
const IDLE = ['already-damaged', 'not-damaged', 'no-card-there', 'no-card-to-draw', 'no-discards'];

/** What happens to you if you let it: as the rules say beside the answer, in the words of the card. */
function suffers({ book, view, info }: Scene, { face, by }: Blow, { note }: Legal): string {
    const w = egWords.value.suffer as Record<string, string>,
        hand = eachCard(piles(view, 'hand')[view.seat ?? 0]),
        only = hand.length === 1 ? faceOf(book, hand[0]!.kind) : null,
        colour = barred(view);
    if (note && IDLE.includes(note.kind)) return noteText(book.game, note) ?? '';
    const effect = effectOf(book, face.kind),
        key = effect === 'damage-or-heal' && note?.kind === 'draws' ? 'heal' : effect;
    const sentence = (only && w[`${key}-only`]) ?? w[key] ?? face.text;
    const said = fill(sentence, { who: by === null ? '' : seatName(info, by), card: only?.name ?? '' });
    if (note?.kind !== 'reveals-barred' || !colour) return said;
    return `${said} ${fill(egWords.value.barredToo, { colour: egWords.value[colour] })}`;
}

const isPassive = (book: Book, l: Legal): boolean => ['suffer', 'decline'].includes(verbOf(book, l));

function Outcome({ l, blow }: { l: Legal; blow: Blow }) {
    const scene = useScene(),
        { book, view, info } = scene,
        w = egWords.value;
    const verb = verbOf(book, l),
        ability = piles(view, 'ability')[view.seat ?? 0]?.[0]?.[0] ?? -1,
        named = ability >= 0 ? abilityOf(book, ability) : null;
    const passive = isPassive(book, l);
    const sign =
        verb === 'protect'
            ? lookOf('protect-player').sign
            : passive
              ? lookOf(blow.face.word).sign
              : abilitySign(named?.word ?? '');
    let text: ComponentChildren = named?.text;
    if (verb === 'suffer') text = suffers(scene, blow, l);
    if (verb === 'decline') text = w.goesOn;
    if (verb === 'protect') text = w.ifProtect;
    if (verb === 'shield') text = fill(w.ifShield, { name: named?.name ?? '' });
    const title =
        verb === 'suffer' ? (
            w.ifSuffer
        ) : verb === 'protect' ? (
            w.ifProtectTitle
        ) : (
            <Label book={book} info={info} a={l.a} />
        );
    return (
        <AnswerBox answer={l} name={labelText(book, info, l.a)} class={`eg-outcome ${passive ? 'is-bad' : 'is-good'}`}>
            <b>{title}</b>
            <span>
                <Icon of={sign} size={26} /> <span>{text}</span>
            </span>
        </AnswerBox>
    );
}

function Title({ blow, at }: { blow: Blow; at: boolean }) {
    const { view, info } = useScene(),
        w = egWords.value,
        said = !at ? w.playsIt : blow.by === view.seat ? w.yoursToo : w.aimsAtYou;
    if (blow.by === null) return <h2 class="eg-page-title">{fill(w.takesHold, { card: blow.face.name })}</h2>;
    return (
        <h2 class="eg-page-title">
            <SeatBadge seat={blow.by} size={28} />
            <span>
                {filled(said, {
                    who: seatName(info, blow.by),
                    card: blow.face.name,
                    you: <em>{w.youWord}</em>,
                })}
            </span>
        </h2>
    );
}

/** Seats stand over the board in play order, you first: where a line starts or ends. */
function Lines({ by }: { by: number | null }) {
    const { book, view } = useScene(),
        { width, height, shape } = useBox();
    if (shape !== 'desk' || by === null || view.seat === null) return null;
    const each = width / book.seats,
        at = ((by - view.seat + book.seats) % book.seats) * each + each / 2;
    const card = Math.max(280, width * 0.36);
    return (
        <Aim
            width={width}
            height={height}
            from={by === view.seat ? undefined : { start: [at, -6], end: [card + 40, height * 0.3] }}
            hit={{ start: [card + 10, height * 0.68], end: [Math.min(126, each / 2), 14] }}
        />
    );
}

export function Reaction() {
    const scene = useScene(),
        { book, view } = scene,
        blow = blowOf(scene);
    if (!blow) return null;
    const at = view.legal.some((l) => verbOf(book, l) === 'suffer');
    return (
        <Scrolls class="eg-react">
            {at && <Lines by={blow.by} />}
            <div class="eg-react-card">
                <LargeCard
                    word={blow.face.word}
                    name={blow.face.name}
                    colours={blow.face.colours}
                    text={blow.face.text}
                    askew
                />
            </div>
            <div class="eg-react-words">
                <Title blow={blow} at={at} />
                {[...view.legal]
                    .sort((a, b) => Number(isPassive(book, b)) - Number(isPassive(book, a)))
                    .map((l) => (
                        <Outcome key={l.text} l={l} blow={blow} />
                    ))}
            </div>
        </Scrolls>
    );
}
