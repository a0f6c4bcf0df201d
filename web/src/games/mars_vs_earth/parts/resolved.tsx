// A Threat that has been resolved: its cards one by one, the sum as steps, the stamp, and what became of Earth's
// Resources.
import { fact, fieldList, nounOf, useScene, type Scene } from '../../../state/context';
import { useBox } from '../../../table/box';
import { nameOf } from '../../../table/speech';
import type { News } from '../../../wire/types';
import { Dial, Felt, SkillPlate, Stamp } from '../art';
import { mveWords } from '../en';
import { Face } from './hand';
import { OpenRow } from './open_row';
import { Name, SeatPortrait } from './people';
import { lastAt, RESOURCES, skillLook, wordOf, wordsIn } from './read';
import { CardValue, Ladder, valueOf, wildsIn } from './resolve';

function linesOf(told: readonly News[], end: number): News[] {
    const threat = told[end]?.pub[0];
    const begun = lastAt(told.slice(0, end), (n) => n.kind === 'resolves' && n.pub[0] === threat);
    return told.slice(begun < 0 ? end : begun, end + 1);
}

/** What was turned up, what it counted, what the Leader added. */
function resolvedOf({ book, told = [] }: Scene, end: number) {
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

/** What the Resources were before and after it: the lines that follow, counted back from now. */
function changesOf({ told = [], view }: Scene, end: number): { at: number; was: number; is: number }[] {
    const by = (n: News) => (n.kind === 'gains' ? 1 : n.kind === 'loses' ? -1 : 0) * (n.pub[1] ?? 0);
    const later = told.slice(end + 1);
    const next = later.findIndex((n) => ['resolves', 'round', 'late-round', 'trial', 'ousted'].includes(n.kind));
    const own = next < 0 ? later : later.slice(0, next);
    const sum = (lines: readonly News[], at: number) =>
        lines.filter((n) => by(n) && n.pub[0] === at).reduce((n, line) => n + by(line), 0);
    return RESOURCES.map((_, at) => {
        const is = (fieldList(view, 'resource')[at] ?? 0) - sum(later.slice(own.length), at);
        return { at, was: is - sum(own, at), is };
    }).filter((c) => c.was !== c.is);
}

/** Cards, what the Leader adds, the stamp, the dials. */
export function stepsOfResolved(scene: Scene, end: number): number {
    const { cards, added } = resolvedOf(scene, end);
    return cards.length + added.length + 1 + (changesOf(scene, end).length ? 1 : 0);
}

/** Dials whose needles fall or rise when their step has come. */
function Dials({ end, moved }: { end: number; moved: boolean }) {
    const scene = useScene(),
        { book, view } = scene,
        phone = useBox().shape === 'phone',
        low = (fact(view, 'low') ?? 4) - 1;
    return (
        <div class="mve-moment-dials">
            {changesOf(scene, end).map(({ at, was, is }) => {
                const name = nameOf(book, nounOf(book, 'resource'), at),
                    value = Math.max(0, moved ? is : was);
                return (
                    <Dial
                        key={at}
                        resource={RESOURCES[at]!}
                        name={name}
                        label={`${name} ${value}`}
                        value={value}
                        max={Math.max(fact(view, 'start') ?? 1, was, is, 1)}
                        low={low}
                        change={moved ? `${is > was ? '+' : '−'}${Math.abs(is - was)}` : undefined}
                        width={phone ? 84 : 104}
                    />
                );
            })}
        </div>
    );
}

export function Resolved({ end, steps }: { end: number; steps: number }) {
    const scene = useScene(),
        { book, told = [] } = scene;
    const w = mveWords.value,
        phone = useBox().shape === 'phone',
        { threat, cards, added, needed } = resolvedOf(scene, end),
        won = told[end]?.kind === 'success',
        turned = cards.length + added.length;
    const values = [...cards.map((c) => c.value), ...added.map((a) => a.value)].slice(0, steps);
    return (
        <div class="mve mve-moment" data-steps={steps}>
            <Felt />
            <h2>{nameOf(book, nounOf(book, 'threat'), threat)}</h2>
            <OpenRow shown={cards.length + added.length}>
                {cards.map((c, i) => (
                    <span key={i} class={`mve-open-card${c.off ? ' is-off' : ''}${i < steps ? ' is-in' : ''}`}>
                        <Face kind={c.kind} size="turned" />
                        <CardValue value={c.value} off={c.off} />
                    </span>
                ))}
                {added.map((a, i) => (
                    <span
                        key={`s${i}`}
                        class={`mve-open-card mve-leader-adds${cards.length + i < steps ? ' is-in' : ''}`}
                    >
                        <SeatPortrait seat={a.seat} size={phone ? 54 : 86} frame="brass" />
                        <Name seat={a.seat} />
                        <SkillPlate skill={skillLook(a.word)} size={24} />
                        <CardValue value={a.value} />
                    </span>
                ))}
                {!cards.length && <p class="mve-plate-box">{w.noCards}</p>}
            </OpenRow>
            <div class="mve-moment-foot">
                <Ladder values={values} needed={needed} />
                <span key={String(steps > turned)} class={`mve-moment-stamp${steps > turned ? ' is-in' : ''}`}>
                    <Stamp tone={won ? 'green' : 'red'} size={phone ? 'small' : 'medium'} fresh>
                        {won ? w.beatenStamp : w.failedStamp}
                    </Stamp>
                </span>
                <Dials end={end} moved={steps > turned + 1} />
            </div>
        </div>
    );
}
