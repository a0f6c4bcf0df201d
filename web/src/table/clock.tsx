// Clocks that count: what the table message said is true at its moment; in between this browser counts.
import clockIcon from 'icon:tabler/clock';
import { useEffect, useState } from 'preact/hooks';
import { infoAt } from '../state/table';
import { Icon } from '../ui/icon';
import type { TableInfo } from '../wire/types';
import { fill, words } from '../words/words';

/** Redraws every second, for whatever counts down. */
export function useSeconds(on = true): void {
    const [, beat] = useState(0);
    useEffect(() => {
        if (!on) return undefined;
        const timer = window.setInterval(() => beat((n) => n + 1), 1000);
        return () => window.clearInterval(timer);
    }, [on]);
}

/** Seconds that are left of what the table message said. */
export const secondsLeft = (info: TableInfo, said: number): number =>
    Math.max(0, said - (Date.now() - infoAt(info)) / 1000);

/** What a seat's clock shows; null: it has none. It counts only while it runs. */
export function useClock(info: TableInfo | null, seat: number | null): number | null {
    const s = seat === null ? undefined : info?.seats[seat];
    const said = s?.clock ?? null,
        ticks = !!s?.ticks;
    useSeconds(said !== null && ticks);
    if (!info || said === null) return null;
    return ticks ? Math.ceil(secondsLeft(info, said)) : said;
}

/** Near its end: a fifth of a step, at most half a minute; over days the last two hours. */
export function isShort(info: TableInfo, left: number): boolean {
    if (info.pace === 'days') return left <= 7200;
    return left <= Math.min(30, Math.max(10, (info.bank || info.clock) / 5));
}

/** The asked player's own clock, beside the question; near the end it says so, once, without haste. */
export function OwnClock({ info }: { info: TableInfo }) {
    const left = useClock(info, info.you);
    const w = words.value.clock;
    if (left === null || info.you === null) return null;
    const short = isShort(info, left),
        late = info.seats[info.you]!.late;
    return (
        <span class={`own-clock${short ? ' is-short' : ''}`} data-left={left} title={outText(info)}>
            <Icon of={clockIcon} size={16} /> <b>{clockText(left)}</b>
            {late && <span class="own-clock-word"> {w.late}</span>}
            <span class="ui-unseen" role="status">
                {short ? w.soon : ''}
            </span>
        </span>
    );
}

/** The clock of whoever is waited for, where the row of players has no room for it. */
export function WaitClock({ info, seat }: { info: TableInfo; seat: number | null }) {
    const left = useClock(info, seat);
    if (left === null) return null;
    return (
        <span class={`wait-clock${isShort(info, left) ? ' is-short' : ''}`} data-left={left}>
            <Icon of={clockIcon} size={14} /> {clockText(left)}
        </span>
    );
}

/** "When time runs out, a bot plays on." */
export const outText = (info: TableInfo): string => words.value.clock.outs[info.out];

/** What time everybody has: "1:00 for each answer", "10:00, and 10 s for each answer". */
export function timeText(info: TableInfo): string {
    const w = words.value.clock;
    if (info.bank) return fill(w.bank, { time: clockText(info.bank), n: info.increment });
    if (!info.clock) return info.pace === 'days' ? w.days : w.none;
    return fill(w.step, { time: clockText(info.clock) });
}

/** "1:42", "2 h 5 min", "3 days" */
export function clockText(seconds: number): string {
    const w = words.value.clock;
    const hours = Math.floor(seconds / 3600),
        days = Math.floor(hours / 24),
        minutes = Math.floor((seconds % 3600) / 60);
    if (seconds >= 86400)
        return [fill(days === 1 ? w.day : w.nDays, { n: days }), hours % 24 ? `${hours % 24} h` : ''].join(' ').trim();
    if (seconds >= 3600) return minutes ? `${hours} h ${minutes} min` : `${hours} h`;
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
