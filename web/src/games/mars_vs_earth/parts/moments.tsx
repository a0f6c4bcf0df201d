// What everybody should have seen before the next question: a Threat resolved card by card, a verdict with its sums and
// DNA, a clone wave, a Martian who takes off the mask. Told from the log; nothing waits for it on the server.
import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { skipStep, stepsOf } from '../../../motion/steps';
import { nounOf, useScene, type Scene } from '../../../state/context';
import { settings } from '../../../state/settings';
import { useBox } from '../../../table/box';
import type { Interlude } from '../../../table/board';
import { nameOf, seatName } from '../../../table/speech';
import { inOrder } from '../../../table/seats_row';
import type { News } from '../../../wire/types';
import { fill, words } from '../../../words/words';
import { DnaCard, Felt } from '../art';
import { mveWords } from '../en';
import { DnaRow, Name, SeatPortrait } from './people';
import { caseOf, stepsIn } from './case';
import { CLONE, dnaOf } from './read';
import { Resolved, stepsOfResolved } from './resolved';
import { Court } from './trial';
import { Unmasked } from './unmasked';

/** Up to which line of the log each table has been looked at. */
const seen = new Map<string, number>();
const closed = signal(0);

const ENDS = ['success', 'failed', 'ousted', 'acquitted', 'wave', 'reveals'];
/** The first wave begins with the game. */
const isMoment = (n: News): boolean =>
    ENDS.includes(n.kind) &&
    !(n.kind === 'wave' && (n.pub[0] ?? 1) < 2) &&
    !((n.kind === 'success' || n.kind === 'failed') && settings.value.pace === 'instant');

// ---- a clone wave ---------------------------------------------------------------------------------------------------

/** Your own new card opens only while you hold it. */
function YourCard({ kind }: { kind: number }) {
    const w = mveWords.value,
        [held, hold] = useState(false),
        side = !held ? 'down' : kind === CLONE ? 'clone' : 'human';
    return (
        <button
            type="button"
            class="mve-hold"
            onPointerDown={() => hold(true)}
            onPointerUp={() => hold(false)}
            onPointerLeave={() => hold(false)}
            onKeyDown={(e) => e.key === 'Enter' && hold(true)}
            onKeyUp={() => hold(false)}
            onBlur={() => hold(false)}
        >
            <DnaCard side={side} text={kind === CLONE ? w.cloneShort : w.human} height={86} state={{ changed: true }} />
            <small>{w.holdToLook}</small>
        </button>
    );
}

function WaveColumn({ seat }: { seat: number }) {
    const { view } = useScene();
    const w = mveWords.value,
        phone = useBox().shape === 'phone',
        kind = dnaOf(view, seat).at(-1) ?? -1,
        side = kind < 0 ? 'down' : kind === CLONE ? 'clone' : 'human';
    const mine = seat === view.seat && kind >= 0 && view.seat !== null;
    return (
        <div class={`mve-wave-seat${mine ? ' is-you' : ''}`}>
            <SeatPortrait seat={seat} size={phone ? 34 : 52} />
            <Name seat={seat} />
            {mine ? (
                <YourCard kind={kind} />
            ) : (
                <DnaCard
                    side={side}
                    text={kind === CLONE ? w.cloneShort : w.human}
                    height={phone ? 56 : 86}
                    state={{ changed: true }}
                />
            )}
            {!phone && !mine && <DnaRow seat={seat} height={36} />}
        </div>
    );
}

function Wave({ end }: { end: number }) {
    const { book, view, told = [] } = useScene();
    const w = mveWords.value;
    return (
        <div class="mve mve-moment">
            <Felt />
            <h2 class="mve-wave-title">{fill(w.waveBegins, { n: told[end]?.pub[0] ?? 0 })}</h2>
            <p>{w.waveText}</p>
            <div class="mve-wave-seats" data-list="">
                {inOrder(book.seats, view.seat).map((s) => (
                    <WaveColumn key={s} seat={s} />
                ))}
            </div>
        </div>
    );
}

// ---- one after the other --------------------------------------------------------------------------------------------

function titleOf(scene: Scene, n: News): [title: string, small: string] {
    const w = mveWords.value,
        { book, view, info } = scene,
        who = n.pub[0] === view.seat ? words.value.you : seatName(info, n.pub[0] ?? 0),
        threat = nameOf(book, nounOf(book, 'threat'), n.pub[0] ?? 0),
        sum = fill(w.against, { a: String(n.pub[1] ?? 0).replace('-', '−'), b: n.pub[2] ?? 0 });
    switch (n.kind) {
        case 'success':
            return [fill(w.isBeaten, { threat }), sum];
        case 'failed':
            return [fill(w.isNotBeaten, { threat }), sum];
        case 'ousted':
            return [fill(n.pub[0] === view.seat ? w.youOusted : w.isOusted, { who }), w.dnaTells];
        case 'acquitted':
            return [fill(n.pub[0] === view.seat ? w.youStay : w.staysAgent, { who }), w.noneOrLess];
        case 'reveals':
            return [n.pub[0] === view.seat ? w.youUnmask : fill(w.unmasks, { who }), w.unmaskSmall];
        default:
            return [fill(w.waveBegins, { n: n.pub[0] ?? 0 }), w.waveSmall];
    }
}

/** Seconds to look at it after its last step. */
const REST: Record<string, number> = { success: 3, failed: 3, reveals: 4, wave: 9 };
const STEP = 450, // ms
    FACE = 700;

interface Moment {
    steps: number;
    /** From this step on the outcome may be said. */
    told: number;
    Body: Interlude['Body'];
}

/** A scene of steps: how many there are, and what is drawn after so many. */
function momentOf(scene: Scene, end: number, name: string): Moment {
    const told = scene.told ?? [],
        n = told[end]!;
    if (n.kind === 'wave') return { steps: 0, told: 0, Body: () => <Wave end={end} /> };
    if (n.kind === 'reveals') {
        return { steps: 1, told: 0, Body: () => <Unmasked end={end} steps={stepsOf(name, 1, FACE)} /> };
    }
    if (n.kind === 'ousted' || n.kind === 'acquitted') {
        const it = caseOf(told, end),
            steps = stepsIn(it);
        const Body = () => (
            <div class="mve is-trial">
                <Court of={it} steps={stepsOf(name, steps, STEP)} />
            </div>
        );
        return { steps, told: it.evidence.length + 3, Body };
    }
    const steps = stepsOfResolved(scene, end);
    return { steps, told: steps, Body: () => <Resolved end={end} steps={stepsOf(name, steps, STEP)} /> };
}

/** Before the outcome may be said: "The Trial of Mira", "Border Panic is resolved". */
function beforehand({ book, view, info }: Scene, n: News): string {
    const w = mveWords.value;
    if (n.kind === 'ousted' || n.kind === 'acquitted')
        return n.pub[0] === view.seat ? w.yourTrial : fill(w.trialOf, { who: seatName(info, n.pub[0] ?? 0) });
    return fill(w.isResolved, { threat: nameOf(book, nounOf(book, 'threat'), n.pub[0] ?? 0) });
}

/** The next line that is worth a page; -1: none. */
function nextMoment({ told = [], view }: Scene, link: string): number {
    if (closed.value < 0 || view.over || !link || !told.length) return -1;
    const from = seen.get(link);
    if (from === undefined || from > told.length) {
        seen.set(link, told.length);
        return -1;
    }
    return told.findIndex((n, i) => i >= from && isMoment(n));
}

export function interlude(scene: Scene): Interlude | null {
    const link = scene.info?.link ?? '',
        end = nextMoment(scene, link);
    if (end < 0) return null;
    const w = mveWords.value,
        n = scene.told![end]!,
        name = `${link} ${end}`,
        { steps, told, Body } = kept(scene, name, end);
    const come = stepsOf(name, steps, n.kind === 'reveals' ? FACE : STEP),
        [title, small] = titleOf(scene, n),
        open = come >= told;
    return {
        name: open ? title : beforehand(scene, n),
        Body,
        title: open ? title : beforehand(scene, n),
        small: open ? small : undefined,
        go: come < steps ? w.skipAhead : w.goOn,
        skip: () => skipStep(steps),
        done: () => {
            seen.set(link, end + 1);
            closed.value++;
        },
        seconds: (REST[n.kind] ?? 6) + Math.ceil((steps * STEP) / 1000),
    };
}

/** The same component as long as the same moment is shown, or it would begin anew at each drawing. */
let shown: { name: string; lines: number; moment: Moment } | null = null;
function kept(scene: Scene, name: string, end: number): Moment {
    const lines = scene.told?.length ?? 0;
    if (shown?.name === name && shown.lines === lines) return shown.moment;
    const fresh = momentOf(scene, end, name);
    const same = shown?.name === name && shown.moment.steps === fresh.steps;
    shown = { name, lines, moment: same ? shown!.moment : fresh };
    return shown.moment;
}
