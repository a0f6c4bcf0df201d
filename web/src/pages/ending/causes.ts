// What a key moment came from: of the steps in which its numbers moved, what the table told just before, or the answer
// that did it. Only for games whose turns are rounds of many answers; elsewhere what was played says enough.
import { useEffect, useState } from 'preact/hooks';
import { boardOf } from '../../table/board';
import { lineText } from '../../table/speech';
import { tellsMost } from '../../table/telling';
import type { Turn } from '../../table/turns';
import type { Drawing } from '../../ui/drawing';
import { api } from '../../wire/api';
import type { Book, News, TableInfo } from '../../wire/types';
import type { Lines } from '../series';
import type { Told } from './data';
import type { Moment } from './moments';

export interface Cause {
    text: string;
    icon?: Drawing;
}

const MOST = 2; // causes of one moment

/** The steps of a turn in which the line moved that way; the largest ones, in their order. */
export function stepsOf(values: readonly number[], turn: Turn, up: boolean): number[] {
    const by = (k: number) => ((values[k] ?? 0) - (values[k - 1] ?? 0)) * (up ? 1 : -1);
    return Array.from({ length: turn.to - turn.from }, (_, i) => turn.from + 1 + i)
        .filter((k) => by(k) > 0)
        .sort((a, b) => by(b) - by(a) || a - b)
        .slice(0, MOST)
        .sort((a, b) => a - b);
}

/** What was told last before each move of that line; null: the answer itself moved it. */
export function causesIn(book: Book, news: readonly News[], what: string, up: boolean): (News | null)[] {
    const { moved, causes = [] } = boardOf(book.game);
    const found = new Set<News | null>();
    let last: News | undefined;
    for (const [i, n] of news.entries()) {
        if (causes.some(([kind]) => kind === n.kind)) last = n;
        const m = moved?.(book, n);
        if (!m || m.what !== what || m.up !== up) continue;
        if (last) found.add(last);
        else if (i === 0) found.add(null);
    }
    return [...found];
}

interface Props {
    link: string;
    book: Book;
    info: TableInfo;
    told: Told;
    lines: Lines | undefined;
    turns: readonly Turn[];
    moments: readonly Moment[];
}

/** What was told says more than an answer, which stands alone only if nothing was told. A sealed one says nothing. */
async function causesOf({ link, book, info, told, lines, turns }: Props, moment: Moment): Promise<Cause[]> {
    const said = new Map<string, Cause>(),
        answered = new Map<string, Cause>();
    for (const { what, from, to } of moment.moves) {
        const values = lines?.curves.find((c) => c.name === what)?.values ?? [];
        for (const at of stepsOf(values, turns[moment.turn]!, to > from)) {
            const { news } = await api.get<{ news: News[] }>(api.at(link, `/replay/${at}?eyes=all`));
            const [seat, ...a] = told.reel.answers[at - 1]!;
            for (const n of causesIn(book, news, what, to > from)) {
                const line = n ?? tellsMost(book, { seat, news, to: [] });
                if (!line) continue;
                const text = lineText(book, info, line);
                const icon = boardOf(book.game).causes?.find(([kind]) => kind === n?.kind)?.[1];
                if (n) said.set(text, { text, icon });
                else if (a.every((x) => x >= 0)) answered.set(text, { text, icon });
            }
        }
    }
    return [...(said.size ? said : answered).values()].slice(0, MOST);
}

/** By turn; undefined: not known yet, or this game has none. */
export function useCauses(props: Props): ReadonlyMap<number, Cause[]> | undefined {
    const [all, setAll] = useState<ReadonlyMap<number, Cause[]>>();
    const { link, book, moments } = props;
    useEffect(() => {
        if (!boardOf(book.game).moved) return;
        const look = async () => {
            const found = await Promise.all(moments.map(async (m) => [m.turn, await causesOf(props, m)] as const));
            setAll(new Map(found));
        };
        look().catch(() => setAll(new Map())); // then what was played stands there
    }, [link, book]);
    return all;
}
