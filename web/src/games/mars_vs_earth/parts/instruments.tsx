// Mars vs Earth: Earth's Resources as dials, what failing would cost, the clone waves as jars; on a phone one line.
import { count, fact, factList, fieldList, nounOf, pile, useScene } from '../../../state/context';
import { heap } from '../../../motion/lies';
import { nameOf } from '../../../table/speech';
import { ThingBox } from '../../../table/thing';
import { fill, filled } from '../../../words/words';
import { CloneJar, Dial, LaidCard, ResourceChip, ResourceSign, WaveTubes } from '../art';
import { mveWords } from '../en';
import { Could, Name } from './people';
import {
    beaten,
    changesOf,
    isTogether,
    LETTERS,
    RESOURCE_VERBS,
    RESOURCES,
    resourcesOf,
    threatsOf,
    toBeat,
    type Threat,
} from './read';

/** Resources at the questions of each table: now, and at the one before. */
const asked = new Map<string, { question: number; then: number[]; now: number[] }>();

/** How each Resource has changed since your last answer; empty for who only watches. */
function useChanges(): (string | undefined)[] {
    const { view, info } = useScene();
    const values = resourcesOf(view),
        link = info?.link;
    if (!link || view.seat === null) return [];
    const kept = asked.get(link);
    if (!kept) asked.set(link, { question: view.question ?? -1, then: values, now: values });
    else if (view.question !== null && view.question !== kept.question)
        asked.set(link, { question: view.question, then: kept.now, now: values });
    const then = asked.get(link)?.then ?? values;
    return values.map((v, i) => {
        const by = v - (then[i] ?? v);
        return by ? `${by > 0 ? '+' : '−'}${Math.abs(by)}` : undefined;
    });
}

/** width: of one dial; small: chips for a phone. */
export function Resources({ width, small }: { width?: number; small?: boolean }) {
    const { book, view } = useScene();
    const w = mveWords.value,
        noun = nounOf(book, 'resource'),
        values = resourcesOf(view),
        changes = useChanges(),
        low = (fact(view, 'low') ?? 4) - 1;
    return (
        <div class={small ? 'mve-chips' : 'mve-dials'}>
            {RESOURCES.map((resource, i) => {
                const value = values[i] ?? 0,
                    name = nameOf(book, noun, i);
                const label = `${name} ${value}${value <= low + 1 ? `, ${w.low}` : ''}`;
                const props = { resource, name, label, value, low, change: changes[i] };
                const max = Math.max(fact(view, 'start') ?? 1, value, 1);
                return (
                    <ThingBox
                        key={resource}
                        target={{ noun, value: i, verbs: RESOURCE_VERBS }}
                        name={label}
                        class="mve-resource"
                    >
                        {small ? <ResourceChip {...props} max={max} /> : <Dial {...props} max={max} width={width} />}
                    </ThingBox>
                );
            })}
        </div>
    );
}

function Falls({ at, by }: { at: number; by: number }) {
    const { book, view } = useScene();
    const now = resourcesOf(view)[at] ?? 0,
        then = Math.max(0, now - by);
    return (
        <span class={then <= (fact(view, 'low') ?? 4) - 1 ? 'is-low' : ''}>
            <ResourceSign resource={RESOURCES[at]!} size={14} label={nameOf(book, nounOf(book, 'resource'), at)} />{' '}
            {now} → {then}
        </span>
    );
}

/** Each Threat's cost, or the sum of all where there are many. */
function costs(threats: readonly Threat[]): { of: string; falls: { at: number; n: number }[] }[] {
    if (threats.length <= 3)
        return threats.map((t) => ({
            of: threats.length > 1 ? LETTERS[t.slot]! : '',
            falls: changesOf(t.row, 'lose'),
        }));
    const sums = RESOURCES.map((_, at) => ({
        at,
        n: threats.flatMap((t) => changesOf(t.row, 'lose')).reduce((n, c) => n + (c.at === at ? c.n : 0), 0),
    }));
    return [{ of: '', falls: sums.filter((s) => s.n) }];
}

export function IfFails() {
    const { book, view } = useScene();
    const w = mveWords.value,
        threats = threatsOf(book, view);
    if (!threats.length || view.over) return null;
    return (
        <section class="mve-plate-box mve-fails">
            <h3>{threats.length > 3 ? w.ifAllFail : threats.length > 1 ? w.ifThreatFails : w.ifItFails}</h3>
            {costs(threats).map((row) => (
                <p key={row.of}>
                    {row.of && <b>{row.of}</b>}
                    {row.falls.length ? row.falls.map((f) => <Falls key={f.at} at={f.at} by={f.n} />) : w.nothing}
                </p>
            ))}
            <small>{isTogether(book, view) ? w.zeroTogether : w.zero}</small>
        </section>
    );
}

/** jar: width of a jar; 0: tubes. */
export function Waves({ jar }: { jar: number }) {
    const { book, view } = useScene();
    const w = mveWords.value,
        won = fieldList(view, 'piles'),
        quota = fact(view, 'quota') ?? 0,
        a = beaten(view),
        b = toBeat(view),
        wave = Number(view.fields['wave'] ?? 0);
    const sentence = filled(w.beatenOf, { a: <b>{a}</b>, b: <b>{b}</b> });
    return (
        <section class={`mve-plate-box mve-waves${jar ? '' : ' is-small'}`} {...heap('defeated', 'threat', -1, a)}>
            {jar > 0 && <h3>{isTogether(book, view) ? w.threeWaves : w.cloneWaves}</h3>}
            {jar > 0 ? (
                <div class="mve-jars">
                    {[0, 1, 2].map((i) => (
                        <CloneJar
                            key={i}
                            value={won[i] ?? 0}
                            quota={quota}
                            name={fill(w.waveShort, { n: i + 1 })}
                            label={`${fill(w.wave, { n: i + 1 })}: ${fill(w.ofPlaces, { a: won[i] ?? 0, b: quota })}`}
                            current={wave === i + 1}
                            width={jar}
                        />
                    ))}
                </div>
            ) : (
                <>
                    <span>{filled(w.beatenShort, { a: <b>{a}</b>, b: <b>{b}</b> })}</span>
                    <WaveTubes
                        waves={[0, 1, 2].map((i) => won[i] ?? 0)}
                        quota={quota}
                        label={fill(w.defeated, { a, b })}
                    />
                </>
            )}
            {jar > 0 && (
                <p>
                    {sentence} {fill(w.thenWin, { n: b })}
                </p>
            )}
        </section>
    );
}

/** To whom the Threats are offered, the present one first. */
export function Offers() {
    const { view } = useScene();
    const w = mveWords.value,
        order = factList(view, 'offers'),
        could = order[0] === view.seat ? factList(view, 'could-add') : [];
    if (!order.length) return null;
    return (
        <section class="mve-plate-box mve-offers">
            <h3>{w.offerTitle}</h3>
            <ol>
                {order.map((seat, i) => (
                    <li key={seat} class={i === 0 ? 'is-now' : ''}>
                        <Name seat={seat} size={17} />
                    </li>
                ))}
            </ol>
            {could.some(Boolean) ? (
                <p>
                    {w.couldAdd} <Could could={could} />
                </p>
            ) : (
                <p>{w.offerText}</p>
            )}
        </section>
    );
}

/** The pile that hands and Fate are dealt from. */
export function SkillPile() {
    const { view } = useScene();
    const w = mveWords.value,
        n = count(pile(view, 'skill'));
    return (
        <section class="mve-plate-box mve-pile" {...heap('skill', 'card', -1, n)}>
            <LaidCard kind="skill" height={30} />
            <span>
                <b>{n}</b> {w.skillCards}
            </span>
        </section>
    );
}
