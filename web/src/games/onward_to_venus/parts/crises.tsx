// The crises of a period, one planet after the other from the Sun outwards, and the aliens. Told from the log before
// the next question; nothing waits for it on the server.
import { signal } from '@preact/signals';
import { skipStep, stepsOf } from '../../../motion/steps';
import { fact, nounOf, useScene, type Scene } from '../../../state/context';
import type { Interlude } from '../../../table/board';
import { Line, textOf } from '../../../table/speech';
import type { News } from '../../../wire/types';
import { fill } from '../../../words/words';
import { AlienBanner, BurningPlanet, ClaimDie, CrisisGround, CrisisLine, CrisisTitle, planetWords } from '../art';
import { otvWords } from '../en';
import { effectAt, planetName, planetWord } from './read';
import { useShape } from './shape';

const ALL = planetWords.length, // after the last planet
    ALIENS = ALL + 1; // and after the aliens
const CALM = 1200, // ms for a planet where nothing happens
    HARM = 2600;
const REST = 7; // seconds for the last page

/** A page: a planet and what its crisis did, or the aliens. */
interface Page {
    planet: number;
    level: number;
    lines: News[];
}
interface Phase {
    /** Its first line in the log. */
    start: number;
    dice: readonly number[];
    pages: Page[];
    invaded: News[];
}

/** What a crisis does, as the log tells it, and which number of the line names the planet; none: the one before. */
const DEEDS: Record<string, number | null> = {
    loses: 2,
    ransom: 2,
    wiped: 0,
    flipped: 0,
    invaded: 0,
    damage: null,
    robs: null,
    'all-lose': null,
};

/** The last crisis phase of the log; null: there was none. */
function lastPhase(told: readonly News[]): Phase | null {
    const cube = told.map((n) => n.kind).lastIndexOf('cube');
    const after = told.slice(cube + 1),
        end = after.findIndex((n) => n.kind === 'reset' || n.kind === 'period');
    const lines = end < 0 ? after : after.slice(0, end);
    const first = lines.findIndex((n) => n.kind === 'level' || n.kind === 'invaded');
    if (first < 0 || told[cube]?.pub[1] !== 0) return null;
    const pages = lines
        .filter((n) => n.kind === 'level')
        .map((n): Page => ({ planet: n.pub[0] ?? 0, level: n.pub[1] ?? 0, lines: [] }));
    let now = 0; // from the Sun outwards: what hits a planet further in is the doing of this one
    for (const n of lines) {
        const named = DEEDS[n.kind];
        if (named === undefined) continue;
        now = Math.max(now, named === null ? 0 : (n.pub[named] ?? 0));
        pages
            .filter((p) => p.planet <= now)
            .at(-1)
            ?.lines.push(n);
    }
    const dice = lines.find((n) => n.kind === 'dice')?.pub ?? [];
    return { start: cube + 1 + first, dice, pages, invaded: lines.filter((n) => n.kind === 'invaded') };
}

/** How far each table has been looked at: the phase, and the first planet that has not. */
const seen = new Map<string, { start: number; upto: number }>();
const closed = signal(0);

/** How far the crises have come: the planet that is dealt with now. */
const reached = ({ view }: Scene): number => view.flow.find((f) => f.proc === 'crisis')?.local[0] ?? ALIENS;

/** Nothing was done: the level is too low, or nobody there could be hit. */
const calmWords = ({ book, view }: Scene, { planet, level }: Page): string =>
    effectAt(book, view, planet, level) ? otvWords.value.nobodyHit : otvWords.value.nothingHappens;

const isHarm = (page: Page): boolean => page.lines.length > 0;

function Settled({ page }: { page: Page }) {
    const scene = useScene(),
        { book, info } = scene;
    return (
        <ul class="otv-crisis-deeds" data-list="">
            {page.lines.map((n, i) => (
                <li key={i}>
                    <Line book={book} info={info} news={n} />
                </li>
            ))}
            {!page.lines.length && <li>{calmWords(scene, page)}</li>}
        </ul>
    );
}

const SMALLEST = 100; // a burning planet that is worth its room

function CrisisPage({ page, phase }: { page: Page; phase: Phase }) {
    const { book, view } = useScene(),
        w = otvWords.value,
        { shape, height } = useShape(),
        phone = shape === 'phone',
        size = phone ? Math.min(220, height - 220) : Math.min(344, height - 40),
        effect = effectAt(book, view, page.planet, page.level);
    const stops = planetWords.map((planet, p) => ({
        planet,
        name: planetName(book, p),
        level: phase.pages.find((c) => c.planet === p)?.level ?? 0,
        state: p < page.planet ? ('done' as const) : p === page.planet ? ('now' as const) : ('later' as const),
    }));
    return (
        <CrisisGround>
            {size > SMALLEST && (
                <span class="otv-crisis-planet">
                    <BurningPlanet planet={planetWord(page.planet)} tiles={[]} skulls={0} size={size} />
                </span>
            )}
            <div class="otv-crisis-body" data-crisis={page.planet}>
                {!phone && <CrisisLine stops={stops} />}
                <p>{fill(w.crisisAt, { planet: planetName(book, page.planet), n: page.level })}</p>
                <CrisisTitle fresh>{textOf(book, nounOf(book, 'planet'), page.planet) ?? ''}</CrisisTitle>
                {effect && <p>{effect[0]!.toUpperCase() + effect.slice(1)}.</p>}
                <Settled page={page} />
            </div>
            {!phone && phase.dice.length > 0 && (
                <div class="otv-crisis-dice">
                    <h3>{w.crisisDice}</h3>
                    <span>
                        {phase.dice.map((face, i) => (
                            <span key={i} data-die={`crisis ${i}`} data-face={face}>
                                <ClaimDie face={face} size={44} label={face ? String(face) : w.skull} />
                            </span>
                        ))}
                    </span>
                    <p>{w.skullsGo}</p>
                </div>
            )}
        </CrisisGround>
    );
}

/** On a desk the board itself shows them. */
function AliensPage({ phase }: { phase: Phase }) {
    const { book, info } = useScene(),
        { shape } = useShape();
    if (shape !== 'phone') return null;
    return (
        <div class="otv-aliens-page">
            <AlienBanner title={otvWords.value.alienInvasion}>
                {phase.invaded.map((n, i) => (
                    <p key={i}>
                        <Line book={book} info={info} news={n} />
                    </p>
                ))}
            </AlienBanner>
        </div>
    );
}

interface Pages {
    name: string;
    phase: Phase;
    pages: (Page | 'aliens')[];
}

/** The pages that have not been shown yet; null: none. */
function pagesOf(scene: Scene): Pages | null {
    const { told = [], info, view } = scene,
        link = info?.link ?? '',
        phase = lastPhase(told);
    if (closed.value < 0 || view.over || view.seat === null || !link || !told.length) return null;
    if (!seen.has(link)) seen.set(link, { start: phase?.start ?? -1, upto: ALIENS });
    if (!phase) return null;
    const before = seen.get(link)!,
        upto = before.start === phase.start ? before.upto : 0,
        to = reached(scene);
    const pages: (Page | 'aliens')[] = phase.pages.filter((p) => p.planet >= upto && p.planet < to);
    if (phase.invaded.length && upto <= ALL && to > ALL) pages.push('aliens');
    return pages.length ? { name: `${link} crises ${phase.start} ${upto}`, phase, pages } : null;
}

const msOf = (page: Page | 'aliens' | undefined): number => (page === 'aliens' || (page && isHarm(page)) ? HARM : CALM);

const pageAt = (name: string, pages: Pages['pages']): number =>
    stepsOf(name, pages.length - 1, (step) => msOf(pages[step]), true);

let shown: { name: string; Body: Interlude['Body'] } | null = null;
/** The same component as long as the same pages are shown. */
function bodyOf({ name, phase, pages }: Pages): Interlude['Body'] {
    const Body = () => {
        const page = pages[pageAt(name, pages)]!;
        return page === 'aliens' ? (
            <AliensPage phase={phase} />
        ) : (
            <CrisisPage key={page.planet} page={page} phase={phase} />
        );
    };
    if (shown?.name !== name) shown = { name, Body };
    return shown.Body;
}

function titleOf(scene: Scene, page: Page | 'aliens'): [title: string, small: string] {
    const { book, view } = scene,
        w = otvWords.value;
    if (page === 'aliens') return [w.aliensCome, fill(w.aliensText, { n: fact(view, 'alien-defence') ?? 0 })];
    const title = fill(w.crisisAt, { planet: planetName(book, page.planet), n: page.level });
    return [title, isHarm(page) ? '' : calmWords(scene, page)];
}

export function crisisMoment(scene: Scene): Interlude | null {
    const all = pagesOf(scene);
    if (!all) return null;
    const { name, phase, pages } = all,
        last = pages.length - 1,
        link = scene.info!.link,
        to = reached(scene);
    const at = pageAt(name, pages);
    const [title, small] = titleOf(scene, pages[at]!);
    return {
        name: title,
        Body: bodyOf(all),
        title,
        small,
        go: at < last ? otvWords.value.nextPage : otvWords.value.goOn,
        skip: () => skipStep(last),
        done: () => {
            seen.set(link, { start: phase.start, upto: to });
            closed.value++;
        },
        seconds: REST + Math.ceil(pages.reduce((sum, p) => sum + msOf(p), 0) / 1000),
    };
}
