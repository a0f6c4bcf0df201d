// The lines over the turns: one colour and dash each, whole names, key moments as flags; a tap, a drag or the arrow
// keys go to a turn.
import star from 'icon:tabler/star-filled';
import trophy from 'icon:tabler/trophy';
import { useEffect, useRef, useState } from 'preact/hooks';
import { lineText } from '../../table/speech';
import { lineOf } from '../../table/turns';
import { Chart, Flag, Legend } from '../../ui/chart';
import { Segmented } from '../../ui/segmented';
import type { News } from '../../wire/types';
import { fill, words } from '../../words/words';
import { momentsOf } from '../ending/moments';
import { linesOf, scaleOf, seriesOf } from '../series';
import { chanceLines, chanceNote, useChances } from './chances';
import { turnOf, type Film, type Motion } from './film';
import { textScale } from '../../ui/measure';

function useWidth() {
    const ref = useRef<HTMLDivElement>(null);
    const [width, setWidth] = useState(360);
    useEffect(() => {
        const e = ref.current;
        if (!e) return undefined;
        const watch = new ResizeObserver(() => setWidth(Math.max(200, e.clientWidth / textScale())));
        watch.observe(e);
        return () => watch.disconnect();
    }, []);
    return { ref, width };
}

/** The turn in which the replay stands, as the story counts it; 0 before the first answer. */
const placeOf = ({ turns }: Film, at: number): number => (at === 0 ? 0 : turnOf(turns, at) + 1);

const LEFT = 30; // room for the numbers of the axis, as the chart leaves it
const HEIGHT = 146;

const FLAG = 32; // a flag and the gap to the next

/** Where the flags stand: each over its turn, moved apart where turns are close, all inside. */
export function spread(places: readonly number[], least: number, most: number): number[] {
    const at = [...places];
    for (let i = 0; i < at.length; i++) at[i] = Math.max(at[i]!, i ? at[i - 1]! + FLAG : least);
    for (let i = at.length - 1; i >= 0; i--) at[i] = Math.min(at[i]!, i < at.length - 1 ? at[i + 1]! - FLAG : most);
    return at;
}

interface FlagsProps {
    film: Film;
    log: readonly News[];
    width: number;
    seek: Motion['seek'];
}

function Flags({ film, log, width, seek }: FlagsProps) {
    const { book, info, turns } = film;
    const moments = momentsOf(linesOf(book, info, film.reel).slice(0, 1), turns, 6);
    const places = moments.map((m) => LEFT + ((m.turn + 1) * (width - LEFT - 8)) / turns.length),
        at = spread(places, 14, width - 14);
    return (
        <div class="film-flags">
            <svg class="film-stems" viewBox={`0 0 ${width} 40`} preserveAspectRatio="none" aria-hidden="true">
                {places.map((x, i) => (
                    <path key={i} d={`M${at[i]} 28L${x} 40`} />
                ))}
            </svg>
            {moments.map((m, i) => {
                const last = m.turn === turns.length - 1,
                    line = lineOf(book, log, turns[m.turn]!);
                return (
                    <Flag
                        key={m.turn}
                        of={last ? trophy : star}
                        ground={last ? '#8a6a2c' : '#3a4a86'}
                        label={[
                            fill(words.value.rail.turn, { n: m.turn + 1 }),
                            ...(line ? [lineText(book, info, line)] : []),
                        ].join(': ')}
                        at={(at[i]! / width) * 100}
                        onClick={() => seek(turns[m.turn]!.to)}
                    />
                );
            })}
        </div>
    );
}

interface Props {
    link: string;
    film: Film;
    log: readonly News[];
    motion: Motion;
}

export function Curves({ link, film, log, motion }: Props) {
    const { book, info, reel, turns } = film;
    const { ref, width } = useWidth();
    const chances = useChances(link);
    const all = [...linesOf(book, info, reel), ...(chances ? [chanceLines(film, chances)] : [])];
    const [chosen, setChosen] = useState(0);
    const lines = all[chosen] ?? all[0];
    if (!lines) return null;
    const series = seriesOf(lines, turns);
    const imagined = chances !== null && lines === all.at(-1);
    const { top, grid } = imagined ? { top: 100, grid: [25, 50, 75] } : scaleOf(series);
    const now = lines.curves.map((c) => c.values[motion.at] ?? c.values.at(-1) ?? 0);
    return (
        <section class="film-curves" aria-label={words.value.replay.timeline}>
            <div class="film-legend">
                {all.length > 1 && (
                    <Segmented
                        kind="quiet"
                        name={words.value.pages.film.lines}
                        value={chosen}
                        options={all.map((l, i) => ({ value: i, text: l.name }))}
                        change={setChosen}
                    />
                )}
                <Legend series={series.map((s, i) => ({ ...s, name: `${s.name} ${now[i]}${imagined ? '%' : ''}` }))} />
                {imagined && <p class="film-note">{chanceNote(chances)}</p>}
            </div>
            <div class="film-chart" ref={ref}>
                <Flags film={film} log={log} width={width} seek={motion.seek} />
                <Chart
                    label={`${words.value.replay.timeline}, ${lines.name}`}
                    series={series}
                    width={width}
                    height={HEIGHT}
                    top={top}
                    grid={grid}
                    numbered
                    at={placeOf(film, motion.at)}
                    now={now}
                    atSaid={fill(words.value.replay.turnOf, { a: turnOf(turns, motion.at) + 1, b: turns.length })}
                    look={(k) => motion.seek(k === 0 ? 0 : turns[k - 1]!.to)}
                />
            </div>
        </section>
    );
}
