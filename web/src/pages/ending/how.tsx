// How it came: the key moments, the lines over the turns, three numbers, the deal checked by this browser.
import alert from 'icon:tabler/alert-triangle';
import shield from 'icon:tabler/shield-check';
import { useProof } from '../../table/proof';
import { Line } from '../../table/speech';
import { lineOf, type Turn } from '../../table/turns';
import type { TableState } from '../../state/table';
import { Chart, Legend } from '../../ui/chart';
import { Icon } from '../../ui/icon';
import type { Book, News, TableInfo } from '../../wire/types';
import { fill, words } from '../../words/words';
import { linesOf, scaleOf, seriesOf } from '../series';
import type { Told } from './data';
import { useCauses, type Cause } from './causes';
import { momentsOf, type Moment } from './moments';

interface Props {
    table: TableState;
    book: Book;
    info: TableInfo;
    told: Told;
    turns: readonly Turn[];
}

function Row({
    moment,
    link,
    book,
    info,
    turn,
    line,
    causes,
}: {
    moment: Moment;
    link: string;
    book: Book;
    info: TableInfo;
    turn: Turn;
    line: News | null;
    causes?: readonly Cause[];
}) {
    const w = words.value.pages.end;
    const known = causes?.length ? causes : null;
    const icon = known ? known[0]?.icon : turn.said?.icon;
    const text = known ? known.map((c) => c.text).join('; ') : line && <Line book={book} info={info} news={line} />;
    return (
        <li>
            <a href={`/replay/${link}?at=${turn.to}`}>
                <span class="end-turn">{fill(words.value.rail.turn, { n: moment.turn + 1 })}</span>
                <span class="end-sign">{icon && <Icon of={icon} size={22} />}</span>
                <span class="end-what">{text || w.quiet}</span>
                <span class="end-changes">
                    {moment.moves.map(({ what, from, to }) => (
                        <span key={what} class={`end-change ${to > from ? 'is-up' : 'is-down'}`}>
                            {what} <b>{`${from} → ${to}`}</b>
                        </span>
                    ))}
                </span>
            </a>
        </li>
    );
}

/** The verdict of this browser, and the way to the whole proof. */
export function DealChecked({ link }: { link: string }) {
    const w = words.value,
        proof = useProof(link);
    const bad = proof?.verdict === 'broken';
    return (
        <a
            class={`end-proof${bad ? ' is-bad' : ''}`}
            href={`/replay/${link}?check`}
            data-proof={proof?.verdict}
            title={proof ? w.proof.verdict[proof.verdict] : w.proof.checking}
        >
            <Icon of={bad ? alert : shield} size={18} />{' '}
            {proof ? (bad ? w.pages.end.dealWrong : w.pages.end.dealChecked) : w.proof.checking}
        </a>
    );
}

function Numbers({ told, turns, link }: { told: Told; turns: readonly Turn[]; link: string }) {
    const w = words.value.pages.end;
    const numbers: readonly (readonly [number, string])[] = [
        [Math.max(1, Math.round(told.seconds / 60)), w.minutes],
        [turns.length, w.turns],
        [told.reel.n, w.moves],
    ];
    return (
        <div class="end-numbers">
            {numbers.map(([n, name]) => (
                <span key={name}>
                    <b>{n}</b> {name}
                </span>
            ))}
            <DealChecked link={link} />
        </div>
    );
}

export function How({ table, book, info, told, turns }: Props) {
    const w = words.value.pages.end;
    const log = table.told.value,
        lines = linesOf(book, info, told.reel),
        first = lines[0],
        moments = momentsOf(lines.slice(0, 1), turns);
    const causes = useCauses({ link: table.link, book, info, told, lines: first, turns, moments });
    const series = first ? seriesOf(first, turns) : [];
    const { top, grid } = scaleOf(series);
    return (
        <aside class="end-how">
            <h2>{w.how}</h2>
            <ol class="end-moments">
                {moments.map((m) => (
                    <Row
                        key={m.turn}
                        moment={m}
                        link={table.link}
                        book={book}
                        info={info}
                        turn={turns[m.turn]!}
                        line={lineOf(book, log, turns[m.turn]!)}
                        causes={causes?.get(m.turn)}
                    />
                ))}
            </ol>
            {first && turns.length > 1 && (
                <div class="end-chart">
                    <Chart label={first.name} series={series} width={540} height={130} top={top} grid={grid} numbered />
                    <Legend series={series} />
                </div>
            )}
            <Numbers told={told} turns={turns} link={table.link} />
        </aside>
    );
}
