// What everybody should have seen before the next question: a Threat resolved card by card, a verdict with its sums and
// DNA, a clone wave. Told from the log; nothing waits for it on the server.
import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { nounOf, useScene, type Scene } from '../../../state/context';
import { settings } from '../../../state/settings';
import { useBox } from '../../../table/box';
import type { Interlude } from '../../../table/board';
import { nameOf, seatName } from '../../../table/speech';
import { inOrder } from '../../../table/seats_row';
import type { News } from '../../../wire/types';
import { fill, words } from '../../../words/words';
import { DnaCard, Felt, SkillPlate, Stamp } from '../art';
import { mveWords } from '../en';
import { Face } from './hand';
import { DnaRow, Name, SeatPortrait } from './people';
import { CLONE, dnaOf, lastAt, skillLook, wordOf, wordsIn } from './read';
import { CardValue, Ladder, valueOf, wildsIn } from './resolve';
import { caseOf, Court } from './trial';

/** Up to which line of the log each table has been looked at. */
const seen = new Map<string, number>();
const closed = signal(0);

const ENDS = ['success', 'failed', 'ousted', 'acquitted', 'wave'];
/** The first wave begins with the game. */
const isMoment = (n: News): boolean =>
    ENDS.includes(n.kind) &&
    !(n.kind === 'wave' && (n.pub[0] ?? 1) < 2) &&
    !((n.kind === 'success' || n.kind === 'failed') && settings.value.pace === 'instant');

// ---- a Threat resolved ----------------------------------------------------------------------------------------------

function linesOf(told: readonly News[], end: number): News[] {
    const threat = told[end]?.pub[0];
    const begun = lastAt(told.slice(0, end), (n) => n.kind === 'resolves' && n.pub[0] === threat);
    return told.slice(begun < 0 ? end : begun, end + 1);
}

/** What was turned up, what it counted, what the Leader added. */
function useResolved(end: number) {
    const { book, told = [] } = useScene();
    const lines = linesOf(told, end),
        threat = told[end]?.pub[0] ?? 0,
        skills = wordsIn(book.sheets['threats']?.[threat]?.['skills']),
        wilds = wildsIn(lines),
        offs = lines.filter((n) => n.kind === 'taken-off').map((n) => n.pub[0] ?? -1);
    const cards = lines
        .filter((n) => n.kind === 'shows')
        .map((n) => {
            const kind = n.pub[1] ?? 0,
                at = offs.indexOf(kind),
                off = at >= 0;
            if (off) offs.splice(at, 1);
            return { kind, off, value: off ? 0 : (valueOf(book, skills, kind, wilds) ?? -1) };
        });
    const added = lines
        .filter((n) => n.kind === 'skill')
        .map((n) => {
            const word = wordOf(book, 'skill', n.pub[1] ?? 0);
            return { seat: n.pub[0] ?? 0, word, value: (skills.includes(word) ? 1 : -1) * (n.pub[2] ?? 0) };
        });
    return { threat, cards, added, total: told[end]?.pub[1] ?? 0, needed: told[end]?.pub[2] ?? 0 };
}

function Resolved({ end }: { end: number }) {
    const { book, told = [] } = useScene();
    const w = mveWords.value,
        phone = useBox().shape === 'phone',
        { threat, cards, added, needed } = useResolved(end),
        won = told[end]?.kind === 'success';
    return (
        <div class="mve mve-moment">
            <Felt />
            <h2>{nameOf(book, nounOf(book, 'threat'), threat)}</h2>
            <div class="mve-open-cards" data-list="" style={{ '--shown': cards.length + added.length }}>
                {cards.map((c, i) => (
                    <span key={i} class={`mve-open-card is-turning${c.off ? ' is-off' : ''}`} style={{ '--i': i }}>
                        <Face kind={c.kind} size="turned" />
                        <CardValue value={c.value} off={c.off} />
                    </span>
                ))}
                {added.map((a, i) => (
                    <span key={`s${i}`} class="mve-open-card mve-leader-adds" style={{ '--i': cards.length }}>
                        <SeatPortrait seat={a.seat} size={phone ? 54 : 86} frame="brass" />
                        <Name seat={a.seat} />
                        <SkillPlate skill={skillLook(a.word)} size={24} />
                        <CardValue value={a.value} />
                    </span>
                ))}
                {!cards.length && <p class="mve-plate-box">{w.noCards}</p>}
            </div>
            <div class="mve-moment-foot">
                <Ladder values={[...cards.map((c) => c.value), ...added.map((a) => a.value)]} needed={needed} />
                <Stamp tone={won ? 'green' : 'red'} fresh>
                    {won ? w.beatenStamp : w.failedStamp}
                </Stamp>
            </div>
        </div>
    );
}

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
        default:
            return [fill(w.waveBegins, { n: n.pub[0] ?? 0 }), w.waveSmall];
    }
}

const SECONDS: Record<string, number> = { success: 5, failed: 5, ousted: 9, acquitted: 8, wave: 9 };

export function interlude(scene: Scene): Interlude | null {
    const { told = [], info, view } = scene,
        link = info?.link ?? '';
    if (closed.value < 0 || view.over || !link || !told.length) return null;
    const from = seen.get(link);
    if (from === undefined || from > told.length) {
        seen.set(link, told.length);
        return null;
    }
    const end = told.findIndex((n, i) => i >= from && isMoment(n));
    if (end < 0) return null;
    const n = told[end]!,
        [title, small] = titleOf(scene, n);
    const trial = n.kind === 'ousted' || n.kind === 'acquitted';
    const Body = trial
        ? () => (
              <div class="mve is-trial">
                  <Court of={caseOf(told, end)} />
              </div>
          )
        : n.kind === 'wave'
          ? () => <Wave end={end} />
          : () => <Resolved end={end} />;
    return {
        name: title,
        Body: kept(`${link} ${end}`, Body),
        title,
        small,
        go: mveWords.value.goOn,
        done: () => {
            seen.set(link, end + 1);
            closed.value++;
        },
        seconds: SECONDS[n.kind] ?? 6,
    };
}

/** The same component as long as the same moment is shown, or it would begin anew at each drawing. */
let shown: { key: string; Body: Interlude['Body'] } | null = null;
function kept(key: string, Body: Interlude['Body']): Interlude['Body'] {
    if (shown?.key !== key) shown = { key, Body };
    return shown.Body;
}
