// Between two periods: the crises that broke out, from the Sun outwards, and the ledger of who earned what.
import crown from 'icon:game-icons/crown';
import cube from 'icon:game-icons/cube';
import burning from 'icon:game-icons/burning-skull';
import { signal } from '@preact/signals';
import { factList, field, fieldList, useScene, type Scene } from '../../../state/context';
import type { Interlude } from '../../../table/board';
import { Line, seatName } from '../../../table/speech';
import { Icon } from '../../../ui/icon';
import type { News } from '../../../wire/types';
import { fill, words } from '../../../words/words';
import { Ledger, pieceSigns, planetWords, Plate } from '../art';
import { otvWords } from '../en';
import { at, BUILDINGS, empireOf, isDead, planetName } from './read';

const SECONDS = 12;
/** What a crisis does, as the log tells it. */
const CRISES = ['level', 'loses', 'wiped', 'flipped', 'damage', 'robs', 'pays', 'ransom', 'invaded'];

/** The period each table was in when it was last looked at. */
const seen = new Map<string, number>();
const closed = signal(0);

/** The lines of the log from the last pass cube to the new period. */
function phaseOf({ told = [], view }: Scene): News[] {
    const kinds = told.map((n) => n.kind);
    const begun = (n: News) => n.kind === 'period' && n.pub[0] === field(view, 'period');
    const end = told.length - 1 - [...told].reverse().findIndex(begun);
    const start = kinds.slice(0, end).lastIndexOf('cube');
    return told.slice(start + 1, end);
}

const crisesOf = (scene: Scene): News[] =>
    phaseOf(scene).filter((n) => CRISES.includes(n.kind) && (n.kind !== 'level' || (n.pub[1] ?? 0) > 0));

/** What a seat took at the end of the period. */
const gainOf = (scene: Scene, seat: number): number =>
    phaseOf(scene)
        .filter((n) => n.kind === 'gains' && n.pub[0] === seat)
        .at(-1)?.pub[1] ?? 0;

function Works({ planet, seat }: { planet: number; seat: number }) {
    const { view } = useScene();
    const kinds = (['factory', 'mine'] as const).map((kind, i) => ({ kind, n: at(view, BUILDINGS + i, planet, seat) }));
    if (!kinds.some(({ n }) => n)) return <>·</>;
    return (
        <span class="otv-works">
            {kinds.map(
                ({ kind, n }) =>
                    n > 0 && (
                        <span key={kind}>
                            {n > 1 && n}
                            <Icon of={pieceSigns[kind]} size={18} label={otvWords.value[kind]} />
                        </span>
                    ),
            )}
        </span>
    );
}

function Earned() {
    const scene = useScene(),
        { book, view, info } = scene,
        w = otvWords.value;
    const hides = book.options['hidden_money'] === 'on';
    return (
        <Ledger
            planets={planetWords.map((planet, p) => ({ planet, name: planetName(book, p), dead: isDead(view, p) }))}
            more={[w.purseWord, w.income]}
            rows={Array.from({ length: book.seats }, (_, s) => ({
                empire: empireOf(view, s),
                who: s === view.seat ? words.value.you : seatName(info, s),
                tone: s === view.seat ? ('you' as const) : undefined,
                cells: [
                    ...planetWords.map((_, p) => <Works planet={p} seat={s} />),
                    hides && s !== view.seat ? '£?' : `£${fieldList(view, 'money')[s] ?? 0}`,
                    `£${gainOf(scene, s) || (factList(view, 'income')[s] ?? 0)}`,
                ],
            }))}
        />
    );
}

function Crises() {
    const scene = useScene(),
        { book, info, view } = scene,
        w = otvWords.value,
        lines = crisesOf(scene);
    return (
        <div class="otv-report-side">
            <h3>{w.crises}</h3>
            <ul class="otv-report-lines" data-list="">
                {!lines.length && <li>{w.calm}</li>}
                {lines.map((n, i) => (
                    <li key={i} class={n.kind === 'level' ? 'is-level' : ''}>
                        {n.kind === 'level' && <Icon of={burning} size={16} />}{' '}
                        <Line book={book} info={info} news={n} />
                    </li>
                ))}
            </ul>
            <p>
                <Icon of={crown} size={17} /> {fill(w.begins, { who: beginner(scene) })}
            </p>
            <p>
                <Icon of={cube} size={17} /> {fill(w.cubesLeft, { n: field(view, 'cubes') })}
            </p>
        </div>
    );
}
const beginner = ({ view, info }: Scene): string =>
    field(view, 'holder') === view.seat ? words.value.you : seatName(info, field(view, 'holder'));

function Report() {
    const { view } = useScene(),
        w = otvWords.value;
    return (
        <div class="otv-report">
            <Plate name={w.income}>
                <div class="otv-report-main">
                    <h3>{fill(w.periodOver, { n: field(view, 'period') - 1 })}</h3>
                    <Earned />
                </div>
                <Crises />
            </Plate>
        </div>
    );
}

/** Once for each period that begins while the table is open. */
export function interlude(scene: Scene): Interlude | null {
    const { view, info } = scene,
        w = otvWords.value,
        period = field(view, 'period'),
        link = info?.link ?? '';
    if (closed.value < 0 || view.over || view.seat === null || !link) return null;
    const before = seen.get(link);
    if (before === undefined || period < before) seen.set(link, period);
    if (before === undefined || period <= before) return null;
    return {
        name: fill(w.periodOver, { n: period - 1 }),
        Body: Report,
        title: fill(w.earned, { n: gainOf(scene, view.seat) }),
        small: fill(w.goesOn, { n: period }),
        go: fill(w.beginPeriod, { n: period }),
        done: () => {
            seen.set(link, period);
            closed.value++;
        },
        seconds: SECONDS,
    };
}
