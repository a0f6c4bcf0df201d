// A Trial as a scene: the accusers and their cards at the left, the accused in the light, the Defence at the right. The
// verdict is told from the log, because the table has moved on by then.
import { nounOf, useScene } from '../../../state/context';
import { useBox } from '../../../table/box';
import { nameOf } from '../../../table/speech';
import { lies } from '../../../motion/lies';
import type { News } from '../../../wire/types';
import { fill, noteText } from '../../../words/words';
import { Courtroom, DnaCard, LaidCard, Stamp } from '../art';
import { mveWords } from '../en';
import { Face } from './hand';
import { DnaRow, Name, SeatPortrait, whatIs } from './people';
import { CLONE, extraOf, laidBefore, laidOf, lastAt, onTrial, strengthOf, verbOf } from './read';

/** A Trial as far as it is known. */
export interface Case {
    accused: number;
    evidence: { by: number | null; kind: number }[];
    /** Cards that were not drawn: whose they are. */
    unseen: number[];
    defence: number[];
    verdict?: 'ousted' | 'acquitted';
    dna: number[];
}

// ---- parts ----------------------------------------------------------------------------------------------------------

function Evidence({ by, kind }: { by: number | null; kind: number }) {
    const { book } = useScene();
    const phone = useBox().shape === 'phone';
    const extra = kind < 0 ? 0 : extraOf(book, kind, 'accuser');
    return (
        <div class="mve-piece" {...lies('evidence', 'card', kind)}>
            {kind < 0 ? (
                <LaidCard seat={by ?? undefined} kind="evidence" height={phone ? 104 : 168} />
            ) : (
                <Face kind={kind} size="evidence" />
            )}
            <span class="mve-piece-foot">
                {by === null ? '?' : <Name seat={by} />}
                {kind >= 0 && (
                    <b class="mve-count">
                        {strengthOf(book, kind)}
                        {extra > 0 && ` +${extra}`}
                    </b>
                )}
            </span>
        </div>
    );
}

function Unseen({ by }: { by: number }) {
    const phone = useBox().shape === 'phone';
    return (
        <div class="mve-piece is-unseen">
            <LaidCard seat={by} kind="evidence" height={phone ? 80 : 140} />
            <span class="mve-piece-foot">
                <Name seat={by} />
            </span>
            <small>{mveWords.value.notDrawn}</small>
        </div>
    );
}

function Accused({ of: it }: { of: Case }) {
    const { book, view } = useScene();
    const w = mveWords.value,
        box = useBox(),
        phone = box.shape === 'phone',
        size = phone ? Math.min(104, Math.max(56, Math.floor(box.height * 0.2))) : Math.min(150, box.height - 220);
    return (
        <div class="mve-accused">
            <span class="mve-accused-face">
                <SeatPortrait seat={it.accused} size={size} frame="brass" />
                {it.verdict && (
                    <Stamp tone={it.verdict === 'ousted' ? 'dark' : 'green'} size="medium" fresh>
                        {it.verdict === 'ousted' ? w.oustedStamp : w.freeStamp}
                    </Stamp>
                )}
            </span>
            <b class="mve-accused-name">
                <Name seat={it.accused} size={24} />
            </b>
            <small>{whatIs(book, view, it.accused)}</small>
            {phone && <Dna of={it} />}
        </div>
    );
}

/** "2 + 2 + 1 Forensic Report = 5" */
function sumOf(parts: readonly { n: number; from?: string }[]) {
    const sum = parts.reduce((a, p) => a + p.n, 0);
    return {
        sum,
        said: (
            <>
                {parts.map((p, i) => (
                    <span key={i}>
                        {i > 0 && ' + '}
                        {p.n}
                        {p.from && <small> {p.from}</small>}
                    </span>
                ))}
                {parts.length > 1 && (
                    <>
                        {' = '}
                        <b>{sum}</b>
                    </>
                )}
                {!parts.length && <b>0</b>}
            </>
        ),
    };
}

function Sums({ of: it }: { of: Case }) {
    const { book } = useScene();
    const w = mveWords.value,
        card = nounOf(book, 'card'),
        all = [...it.evidence.map((e) => e.kind), ...it.defence];
    const extras = (side: 'accuser' | 'defendant') =>
        all.map((k) => ({ n: extraOf(book, k, side), from: nameOf(book, card, k) })).filter((p) => p.n > 0);
    const against = sumOf([...it.evidence.map((e) => ({ n: strengthOf(book, e.kind) })), ...extras('accuser')]);
    const favour = sumOf([...it.defence.map((k) => ({ n: strengthOf(book, k) })), ...extras('defendant')]);
    return (
        <div class={`mve-sums is-${it.verdict}`}>
            <div>
                <small>{w.evidence}</small>
                <p>{against.said}</p>
            </div>
            <div class="mve-sums-mid">
                <small>{w.minus}</small>
                <p>
                    {against.sum} − {favour.sum} = <b>{against.sum - favour.sum}</b>
                </p>
            </div>
            <div>
                <small>{w.defence}</small>
                <p>{favour.said}</p>
            </div>
        </div>
    );
}

/** The DNA that was turned up, or what still lies face down. */
function Dna({ of: it }: { of: Case }) {
    const { view } = useScene();
    const w = mveWords.value,
        phone = useBox().shape === 'phone';
    return (
        <div class="mve-trial-dna">
            <small>{w.dnaByCard}</small>
            {it.dna.length ? (
                <span class="mve-dna-row">
                    {it.dna.map((kind, i) => (
                        <DnaCard
                            key={i}
                            side={kind === CLONE ? 'clone' : 'human'}
                            text={kind === CLONE ? w.cloneShort : w.human}
                            height={phone ? 54 : 70}
                        />
                    ))}
                </span>
            ) : (
                view.seat !== it.accused && <DnaRow seat={it.accused} height={phone ? 44 : 62} />
            )}
        </div>
    );
}

/** Your Defence before it is played: the card, what it counts. */
function YourCard({ accused }: { accused: number }) {
    const { book, view, ready } = useScene();
    const w = mveWords.value;
    if (view.seat !== accused) return <p class="mve-plate-box">{w.noDefenceYet}</p>;
    if (!ready || verbOf(book, ready) !== 'defend') return <p class="mve-plate-box">{w.pickDefence}</p>;
    return (
        <>
            <div class="mve-piece">
                <Face kind={ready.a[1]} size="evidence" />
            </div>
            <p class="mve-plate-box">{noteText(book.game, ready.note)}</p>
        </>
    );
}

export function Court({ of: it }: { of: Case }) {
    const { view } = useScene();
    const w = mveWords.value,
        phone = useBox().shape === 'phone',
        you = view.seat === it.accused,
        drawn = it.unseen.length > 0;
    return (
        <div class={`mve-court${it.verdict ? ' is-judged' : ''}`}>
            <Courtroom />
            <div class="mve-court-side">
                <h3>{drawn ? fill(w.drawnTwo, { n: it.evidence.length }) : you ? w.againstYou : w.accusers}</h3>
                <div class="mve-pieces">
                    {it.evidence.map((e, i) => (
                        <Evidence key={i} by={e.by} kind={e.kind} />
                    ))}
                    {it.unseen.map((by, i) => (
                        <Unseen key={`u${i}`} by={by} />
                    ))}
                </div>
            </div>
            <Accused of={it} />
            <div class="mve-court-side is-defence">
                <h3>{you ? w.yourDefence : w.theDefence}</h3>
                <div class="mve-pieces">
                    {it.defence.map((kind, i) => (
                        <div key={i} class="mve-piece" {...lies('evidence', 'card', kind)}>
                            <Face kind={kind} size="evidence" />
                        </div>
                    ))}
                    {!it.defence.length && it.verdict && <p class="mve-plate-box">{w.noDefence}</p>}
                    {!it.defence.length && !it.verdict && <YourCard accused={it.accused} />}
                    {!phone && <Dna of={it} />}
                </div>
            </div>
            {it.verdict && <Sums of={it} />}
        </div>
    );
}

/** The Trial that is on now: backs with the seats that laid them. */
export function TrialPage() {
    const { book, view } = useScene();
    const accused = onTrial(view);
    if (accused === null) return null;
    const evidence = laidBefore(book, view, accused).map((l) => ({ by: l.by, kind: -1 }));
    const defence = laidOf(book, view)
        .filter((l) => l.where === 'defence')
        .map((l) => l.kind);
    return <Court of={{ accused, evidence, unseen: [], defence, dna: [] }} />;
}

/** A Trial from the log: `end` is the line of its verdict. */
export function caseOf(told: readonly News[], end: number): Case {
    const line = told[end]!,
        accused = line.pub[0] ?? 0;
    const begun = lastAt(told.slice(0, end), (n) => n.kind === 'trial' && n.pub[0] === accused);
    const lines = told.slice(begun, end);
    const evidence = lines
        .filter((n) => n.kind === 'evidence')
        .map((n) => ({ kind: n.pub[1] ?? -1, by: n.pub[2] ?? null }));
    const round = lastAt(told.slice(0, begun), (n) => n.kind === 'round' || n.kind === 'late-round');
    const accusers = told
        .slice(Math.max(0, round), begun)
        .filter((n) => n.kind === 'accuses' && n.pub[1] === accused)
        .map((n) => n.pub[0] ?? 0);
    const after = told.slice(end + 1);
    const stop = after.findIndex((n) => n.kind !== 'dna' && n.kind !== 'discard' && n.kind !== 'agent-gone');
    return {
        accused,
        evidence,
        unseen: evidence.reduce((left, e) => without(left, e.by), accusers),
        defence: lines.filter((n) => n.kind === 'defends').map((n) => n.pub[1] ?? -1),
        verdict: line.kind === 'ousted' ? 'ousted' : 'acquitted',
        dna: (stop < 0 ? after : after.slice(0, stop))
            .filter((n) => n.kind === 'dna' && n.pub[0] === accused)
            .map((n) => n.pub[2] ?? 0),
    };
}

/** The list without one of these. */
function without(list: readonly number[], one: number | null): number[] {
    const at = one === null ? -1 : list.indexOf(one);
    return list.filter((_, i) => i !== at);
}
