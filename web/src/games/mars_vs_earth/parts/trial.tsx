// A Trial as a scene: the accusers and their cards at the left, the accused in the light, the Defence at the right. The
// verdict is told from the log, because the table has moved on by then.
import { nounOf, useScene } from '../../../state/context';
import { useBox } from '../../../table/box';
import { nameOf } from '../../../table/speech';
import { lies } from '../../../motion/lies';
import { fill, noteText } from '../../../words/words';
import { AgentPortrait, Courtroom, DnaCard, LaidCard, Stamp } from '../art';
import { mveWords } from '../en';
import { Face } from './hand';
import { DnaRow, Name, SeatPortrait, whatIs } from './people';
import { shownAt, stepsIn, type Case, type Shown } from './case';
import { agentKind, CLONE, extraOf, laidBefore, laidOf, onTrial, strengthOf, verbOf, wordOf } from './read';

// ---- parts ----------------------------------------------------------------------------------------------------------

function Evidence({ by, kind }: { by: number | null; kind: number }) {
    const { book, view } = useScene();
    const phone = useBox().shape === 'phone';
    const extra = kind < 0 ? 0 : extraOf(view, kind, 'accuser');
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

/** The face everybody knows; when the DNA has told, it falls off a Clone like a mask, and a Civilian turns grey. */
function AccusedFace({ of: it, shown, size }: { of: Case; shown: Shown; size: number }) {
    const { book, view } = useScene();
    const agent = (
        <AgentPortrait
            word={wordOf(book, 'agent', it.agent ?? agentKind(view, it.accused))}
            seat={it.accused}
            size={size}
            frame="brass"
        />
    );
    if (!shown.face && it.verdict) return agent;
    return (
        <>
            <SeatPortrait seat={it.accused} size={size} frame="brass" />
            {it.agent !== undefined && <span class="mve-mask">{agent}</span>}
        </>
    );
}

function Accused({ of: it, shown }: { of: Case; shown: Shown }) {
    const { book, view } = useScene();
    const w = mveWords.value,
        box = useBox(),
        phone = box.shape === 'phone',
        size = phone ? Math.min(104, Math.max(56, Math.floor(box.height * 0.2))) : Math.min(150, box.height - 220);
    return (
        <div class="mve-accused">
            <span class="mve-accused-face">
                <AccusedFace of={it} shown={shown} size={size} />
                {it.verdict && shown.stamp && (
                    <Stamp tone={it.verdict === 'ousted' ? 'dark' : 'green'} size="medium" fresh>
                        {it.verdict === 'ousted' ? w.oustedStamp : w.freeStamp}
                    </Stamp>
                )}
            </span>
            <b class="mve-accused-name">
                <Name seat={it.accused} size={24} />
            </b>
            <small>{shown.face || !it.verdict ? whatIs(book, view, it.accused) : w.agentOfEarth}</small>
            {phone && <Dna of={it} shown={shown} />}
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

function Sums({ of: it, shown }: { of: Case; shown: Shown }) {
    const { book, view } = useScene();
    const w = mveWords.value,
        card = nounOf(book, 'card'),
        all = [...it.evidence.map((e) => e.kind), ...it.defence];
    const extras = (side: 'accuser' | 'defendant') =>
        all.map((k) => ({ n: extraOf(view, k, side), from: nameOf(book, card, k) })).filter((p) => p.n > 0);
    const against = sumOf([...it.evidence.map((e) => ({ n: strengthOf(book, e.kind) })), ...extras('accuser')]);
    const favour = sumOf([...it.defence.map((k) => ({ n: strengthOf(book, k) })), ...extras('defendant')]);
    return (
        <div class={`mve-sums is-${it.verdict}${shown.sum ? ' is-in' : ''}`} aria-hidden={!shown.sum}>
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
function Dna({ of: it, shown }: { of: Case; shown: Shown }) {
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
                            key={`${i} ${i < shown.dna}`}
                            side={i >= shown.dna ? 'down' : kind === CLONE ? 'clone' : 'human'}
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

/** steps: how many of a judged Trial have come; left out: all. */
export function Court({ of: it, steps = stepsIn(it) }: { of: Case; steps?: number }) {
    const { view } = useScene();
    const w = mveWords.value,
        shown = shownAt(it, steps),
        phone = useBox().shape === 'phone',
        you = view.seat === it.accused,
        drawn = it.unseen.length > 0;
    return (
        <div class={`mve-court${it.verdict ? ' is-judged' : ''}`} data-steps={it.verdict ? steps : undefined}>
            <Courtroom />
            <div class="mve-court-side">
                <h3>{drawn ? fill(w.drawnTwo, { n: it.evidence.length }) : you ? w.againstYou : w.accusers}</h3>
                <div class="mve-pieces">
                    {it.evidence.map((e, i) => (
                        <Evidence
                            key={`${i} ${i < shown.evidence}`}
                            by={e.by}
                            kind={i < shown.evidence ? e.kind : -1}
                        />
                    ))}
                    {it.unseen.map((by, i) => (
                        <Unseen key={`u${i}`} by={by} />
                    ))}
                </div>
            </div>
            <Accused of={it} shown={shown} />
            <div class="mve-court-side is-defence">
                <h3>{you ? w.yourDefence : w.theDefence}</h3>
                <div class="mve-pieces">
                    {it.defence.map((kind, i) => (
                        <div key={`${i} ${shown.defence}`} class="mve-piece" {...lies('evidence', 'card', kind)}>
                            {shown.defence ? (
                                <Face kind={kind} size="evidence" />
                            ) : (
                                <LaidCard seat={it.accused} kind="evidence" height={phone ? 104 : 168} />
                            )}
                        </div>
                    ))}
                    {!it.defence.length && it.verdict && <p class="mve-plate-box">{w.noDefence}</p>}
                    {!it.defence.length && !it.verdict && <YourCard accused={it.accused} />}
                    {!phone && <Dna of={it} shown={shown} />}
                </div>
            </div>
            {it.verdict && <Sums of={it} shown={shown} />}
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
