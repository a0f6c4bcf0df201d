// The line at the foot of the shelf: who waits for players now, and how well bots play.
import door from 'icon:tabler/door-enter';
import puzzle from 'icon:tabler/puzzle';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../ui/icon';
import { Segmented } from '../../ui/segmented';
import { api } from '../../wire/api';
import { house } from '../../wire/house';
import type { GameInfo, OpenTable } from '../../wire/types';
import { fill, words } from '../../words/words';
import { level, levels, setLevel } from '../level';
import { shortTitle } from '../new_table';

const EVERY = 8000; // ms

export function useOpenTables(every = EVERY): OpenTable[] | null {
    const [tables, setTables] = useState<OpenTable[] | null>(null);
    useEffect(() => {
        const look = () => void api.tables().then(setTables, () => undefined);
        look();
        const timer = window.setInterval(() => {
            if (!document.hidden) look();
        }, every);
        return () => window.clearInterval(timer);
    }, []);
    return tables;
}

/** "Martians!!! 2 of 4" */
const standing = (t: OpenTable): string =>
    fill(words.value.pages.seated, { game: shortTitle(t.title), a: t.seats - t.free, b: t.seats });

export function HomeFoot({ games }: { games: readonly GameInfo[] }) {
    const w = words.value.pages;
    const waiting = (useOpenTables() ?? []).filter((t) => t.state === 'gathering' && t.free > 0);
    const expert = games.every((g) => g.levels.some((l) => l.name === 'expert'));
    return (
        <>
            {!house.alone && (
                <a href="/#watch" class="home-open">
                    <Icon of={door} size={16} />{' '}
                    <b>{waiting.length === 1 ? w.oneOpen : fill(w.nOpen, { n: waiting.length })}</b>{' '}
                    {waiting.slice(0, 3).map(standing).join(', ')}
                </a>
            )}
            <a href="/#puzzle" class="home-open" data-act="puzzle">
                <Icon of={puzzle} size={16} /> <b>{w.puzzle.today}</b>
            </a>
            <span class="ui-grow" />
            <span class="home-level">
                {w.botsPlay}{' '}
                <Segmented
                    kind="quiet"
                    name={w.botsPlay}
                    value={level.value}
                    options={levels
                        .filter((l) => l !== 'expert' || expert)
                        .map((l) => ({ value: l, text: words.value.levels[l] ?? l }))}
                    change={setLevel}
                />
            </span>
            <span>{w.free}</span>
        </>
    );
}
