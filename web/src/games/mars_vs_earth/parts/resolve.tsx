// Resolve: the cards of a Threat in the order they are turned up, what each counts, the sum as steps. No name stands at
// a card: they were shuffled.
import { nounOf, useScene } from '../../../state/context';
import { useBox } from '../../../table/box';
import { nameOf } from '../../../table/speech';
import { ThingBox, useThing } from '../../../table/thing';
import { lies } from '../../../motion/lies';
import type { Book, News } from '../../../wire/types';
import { fill, noteText } from '../../../words/words';
import { LaidCard, SkillPlate, SumLadder } from '../art';
import { mveWords } from '../en';
import { Face, stateOf } from './hand';
import { OpenRow } from './open_row';
import { ThreatFile } from './files';
import { ThreatLine } from './rows';
import {
    cardRow,
    currentThreat,
    laidAt,
    lastAt,
    laidOf,
    SHOWN_VERBS,
    skillLook,
    skillName,
    strengthOf,
    verbOf,
    wordsIn,
} from './read';
import { px } from '../../../ui/measure';

/** A card that lies open: what it counts; null: the Leader has not said yet, or it is off. */
interface Open {
    kind: number;
    value: number | null;
    off: boolean;
}

/** What a card counts where these skills do: its symbols, for or against; a Wild as its Leader has said. */
export function valueOf(
    book: Book,
    skills: readonly string[],
    kind: number,
    wilds: Map<number, boolean[]>,
): number | null {
    const n = strengthOf(book, kind),
        skill = String(cardRow(book, kind)['skill'] ?? 'wild');
    if (skills.includes(skill)) return n;
    if (skill !== 'wild') return -n;
    const good = wilds.get(kind)?.shift();
    return good === undefined ? null : good ? n : -n;
}

/** What Leaders have said of Wild cards in these lines of the log, by card, in order. */
export function wildsIn(told: readonly News[]): Map<number, boolean[]> {
    const said = new Map<number, boolean[]>();
    for (const n of told.filter((l) => l.kind === 'wild'))
        said.set(n.pub[0] ?? -1, [...(said.get(n.pub[0] ?? -1) ?? []), n.pub[1] === 1]);
    return said;
}

export function CardValue({ value, off }: { value: number | null; off?: boolean }) {
    if (off) return <span class="mve-value is-off">{mveWords.value.takenOff}</span>;
    if (value === null) return <span class="mve-value">±</span>;
    return (
        <span class={`mve-value ${value < 0 ? 'is-bad' : 'is-good'}`}>
            {value < 0 ? '−' : '+'}
            {Math.abs(value)}
        </span>
    );
}

function useOpen(): { open: Open[]; closed: number } {
    const { book, view, told = [] } = useScene();
    const threat = currentThreat(book, view);
    const begun = lastAt(told, (n) => n.kind === 'resolves');
    const wilds = wildsIn(told.slice(Math.max(0, begun)));
    const open = laidOf(book, view)
        .filter((l) => ['revealed', 'resolved', 'aside', 'spent'].includes(l.where) && l.kind >= 0)
        .map((l) => {
            const off = l.where === 'aside' || l.where === 'spent';
            return { kind: l.kind, off, value: off ? 0 : valueOf(book, threat?.skills ?? [], l.kind, wilds) };
        });
    return { open, closed: threat ? laidAt(book, view, threat.slot).length : 0 };
}

function OpenCard({ kind, value, off }: Open) {
    const { book, thing } = useScene();
    const target = { noun: nounOf(book, 'card'), value: kind, verbs: SHOWN_VERBS };
    return (
        <ThingBox
            target={target}
            name={nameOf(book, target.noun, kind)}
            class={`mve-open-card${off ? ' is-off' : ''}`}
            at={lies('shown', 'card', kind)}
        >
            <Face kind={kind} size="turned" state={stateOf(thing(target))} />
            <CardValue value={value} off={off} />
        </ThingBox>
    );
}

/** One of the Leader's skills: the new sum, and what then. */
function SkillChoice({ skill, note }: { skill: number; note: string | null }) {
    const { book } = useScene();
    const noun = nounOf(book, 'skill'),
        word = wordsIn(book.nouns[noun]?.values[skill]?.word)[0] ?? '';
    const { props } = useThing({ noun, value: skill, verbs: ['use'] }, nameOf(book, noun, skill));
    return (
        <div class="thing mve-skill-choice" {...props}>
            <SkillPlate skill={skillLook(word)} size={28} />
            <b>{skillName(word)}</b>
            <span>{note}</span>
        </div>
    );
}

function Side({ open, needed }: { open: readonly Open[]; needed: number }) {
    const { book, view } = useScene();
    const w = mveWords.value,
        sum = open.reduce((n, c) => n + (c.value ?? 0), 0),
        wild = open.some((c) => c.value === null),
        uses = view.legal.filter((l) => verbOf(book, l) === 'use');
    return (
        <div class="mve-side-box">
            <section class="mve-plate-box mve-sum-box">
                <h3>{w.sumSoFar}</h3>
                <b class={sum < 0 ? 'is-bad' : ''}>{sum < 0 ? `−${-sum}` : sum}</b>
                <p>{fill(wild ? w.ofNeededWild : w.ofNeeded, { n: needed })}</p>
            </section>
            {uses.length > 0 && (
                <section class="mve-plate-box">
                    <h3>{w.youAdd}</h3>
                    <div class="mve-skill-choices">
                        {uses.map((l) => (
                            <SkillChoice key={l.text} skill={l.a[1]} note={noteText(book.game, l.note)} />
                        ))}
                    </div>
                </section>
            )}
        </div>
    );
}

export function Ladder({ values, needed }: { values: readonly number[]; needed: number }) {
    const w = mveWords.value,
        sum = values.reduce((a, b) => a + b, 0);
    return (
        <div class="mve-ladder-box">
            <SumLadder
                small={useBox().shape === 'phone'}
                values={values}
                cards={Math.max(5, values.length)}
                goal={needed}
                goalText={fill(w.neededText, { n: needed })}
                label={fill(w.soFar, { a: sum, b: needed })}
            />
        </div>
    );
}

export function Resolve() {
    const { book, view } = useScene();
    const w = mveWords.value,
        box = useBox(),
        threat = currentThreat(book, view),
        { open, closed } = useOpen();
    if (!threat) return null;
    const needed = threat.needed,
        phone = box.shape === 'phone';
    return (
        <div class="mve-resolve">
            <div class="mve-resolve-file" style={phone ? undefined : { height: px(Math.min(400, box.height - 34)) }}>
                {phone ? <ThreatLine threat={threat} /> : <ThreatFile threat={threat} />}
            </div>
            <div class="mve-resolve-mid">
                <h3>
                    {w.turnedUp} <small>{w.shuffled}</small>
                </h3>
                <OpenRow shown={open.length + closed}>
                    {open.map((c, i) => (
                        <OpenCard key={i} {...c} />
                    ))}
                    {Array.from({ length: closed }, (_, i) => (
                        <span key={`c${i}`} class="mve-open-card">
                            <LaidCard kind="skill" height={148} />
                        </span>
                    ))}
                </OpenRow>
                {!phone && <Ladder values={open.map((c) => c.value ?? 0)} needed={needed} />}
            </div>
            <Side open={open} needed={needed} />
        </div>
    );
}
