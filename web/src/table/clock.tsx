// Clocks that count: what the table message said is true at its moment; in between this browser counts.
import { useEffect, useState } from 'preact/hooks';
import { infoAt } from '../state/table';
import type { TableInfo } from '../wire/types';

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

/** What a seat's clock shows; null: it has none. */
export function useClock(info: TableInfo | null, seat: number | null): number | null {
    const said = seat === null ? null : (info?.seats[seat]?.clock ?? null);
    useSeconds(said !== null);
    return info && said !== null ? Math.ceil(secondsLeft(info, said)) : null;
}

/** "1:42", "2 h", "3 d" */
export function clockText(seconds: number): string {
    if (seconds >= 48 * 3600) return `${Math.floor(seconds / 86400)} d`;
    if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h`;
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
