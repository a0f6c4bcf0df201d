// The chance to win as one seat saw it, from question to question, and its largest swings. A tap goes to the moment.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Chart } from '../../ui/chart';
import { fill, words } from '../../words/words';
import { swingsOf, type Point, type Swing } from './swings';

/** Of the mistakes: the answer it was, and what it cost. */
interface Cost {
    answer: number;
    loss: number;
}
interface Props {
    points: readonly Point[];
    costs: readonly Cost[];
    who: string;
    /** What is shown, for a screen reader. */
    label: string;
    /** The answers given where the replay stands. */
    at: number;
    /** The number of the turn in which the next answer after so many is given. */
    turnAfter: (answers: number) => number;
    go: (answers: number) => void;
}

/** What it came from: the seat's own answer, or what came after it. */
function why(swing: Swing, costs: readonly Cost[]): string {
    const w = words.value.pages.film,
        own = costs.find((c) => c.answer === swing.answers && swing.to < swing.from);
    if (own) return fill(w.swingOwn, { n: own.loss });
    return swing.to < swing.from ? w.swingDown : w.swingUp;
}

export function ChanceCurve({ points, costs, who, label, at, turnAfter, go }: Props) {
    const w = words.value.pages.film;
    const box = useRef<HTMLDivElement>(null);
    const [width, setWidth] = useState(320);
    useEffect(() => setWidth(Math.max(200, box.current?.clientWidth ?? 320)), []);
    if (points.length < 2) return null;
    const swings = swingsOf(points);
    const place = Math.max(0, points.filter(([answers]) => answers <= at).length - 1),
        [answers, percent] = points[place]!,
        here = fill(w.chanceAt, { n: answers + 1, turn: turnAfter(answers), percent });
    return (
        <div class="film-chances" ref={box}>
            <Chart
                label={label}
                series={[
                    { name: who, color: 'var(--brass)', values: points.map(([, percent]) => percent), filled: true },
                ]}
                width={width}
                height={130}
                graded
                marks={swings.map((s) => s.at + 1)}
                at={place}
                atSaid={here}
                look={(i) => go(points[Math.min(i, points.length - 1)]![0])}
            />
            <p>{here}</p>
            {swings.map((s) => (
                <button type="button" class="film-swing" key={s.at} onClick={() => go(s.answers)}>
                    <b>{fill(w.swing, { n: s.answers + 1, turn: turnAfter(s.answers), from: s.from, to: s.to })}</b>{' '}
                    <span>{why(s, costs)}</span>
                </button>
            ))}
        </div>
    );
}
