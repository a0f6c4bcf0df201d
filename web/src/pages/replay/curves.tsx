// The lines over the turns: one colour and dash each, whole names, key moments as flags; a tap, a drag or the arrow
// keys go to a turn.
import star from 'icon:tabler/star-filled';
import trophy from 'icon:tabler/trophy';
import { useEffect, useRef, useState } from 'preact/hooks';
import { turnText } from '../../table/turns';
import { Chart, Flag, Legend } from '../../ui/chart';
import { Segmented } from '../../ui/segmented';
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

/** Where the replay stands, in turns that are over. */
const placeOf = ({ turns }: Film, at: number): number => turns.filter((t) => t.to <= at).length;

const LEFT = 30; // room for the numbers of the axis, as the chart leaves it
const HEIGHT = 146;

function Flags({ film, width, seek }: { film: Film; width: number; seek: Motion['seek'] }) {
    const { book, info, turns } = film;
    const moments = momentsOf(linesOf(book, info, film.reel).slice(0, 1), turns, 6);
    return (
        <div class="film-flags">
            {moments.map((m) => {
                const last = m.turn === turns.length - 1;
                const said = turnText(book, info, turns[m.turn]);
                const x = LEFT + ((m.turn + 1) * (width - LEFT - 8)) / turns.length;
                return (
                    <Flag
                        key={m.turn}
                        of={last ? trophy : star}
                        ground={last ? '#8a6a2c' : '#3a4a86'}
                        label={[fill(words.value.rail.turn, { n: m.turn + 1 }), said].filter(Boolean).join(': ')}
                        at={(Math.min(x, width - 14) / width) * 100}
                        onClick={() => seek(turns[m.turn]!.to)}
                    />
                );
            })}
        </div>
    );
}

export function Curves({ link, film, motion }: { link: string; film: Film; motion: Motion }) {
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
    const place = placeOf(film, motion.at);
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
                <Legend
                    series={series.map((s) => ({
                        ...s,
                        name: `${s.name} ${s.values[place] ?? ''}${imagined ? '%' : ''}`,
                    }))}
                />
                {imagined && <p class="film-note">{chanceNote(chances)}</p>}
            </div>
            <div class="film-chart" ref={ref}>
                <Flags film={film} width={width} seek={motion.seek} />
                <Chart
                    label={`${words.value.replay.timeline}, ${lines.name}`}
                    series={series}
                    width={width}
                    height={HEIGHT}
                    top={top}
                    grid={grid}
                    numbered
                    at={place}
                    atSaid={fill(words.value.replay.turnOf, { a: turnOf(turns, motion.at) + 1, b: turns.length })}
                    look={(k) => motion.seek(k === 0 ? 0 : turns[k - 1]!.to)}
                />
            </div>
        </section>
    );
}
