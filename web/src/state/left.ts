// A seat that this browser has left in play: it can be taken back until the match is over or somebody else has it.
import { api } from '../wire/api';
import type { TableInfo } from '../wire/types';
import { forgetLeft, leftSeat, rememberSeat } from './settings';

/** null: there is none at this table. */
export function seatToTakeBack(info: TableInfo): number | null {
    const left = info.you === null && info.state !== 'over' ? leftSeat(info.link) : null,
        seat = left === null ? undefined : info.seats[left];
    return seat && !seat.person && !seat.offered ? left : null;
}

export function satAgain({ link, title }: TableInfo, { seat }: { seat: number }): void {
    forgetLeft(link);
    rememberSeat(link, title, seat);
}

/** Nobody else has a seat: the match waits for whoever leaves it. */
export const isAlone = (info: TableInfo): boolean => !info.seats.some((s, i) => s.person && i !== info.you);

const RESUME = 'orrery-resume';

/** Whether the match that waited for this person goes on as soon as they are back; said once. */
export function resumesAtOnce(link: string): boolean {
    try {
        if (sessionStorage.getItem(RESUME) !== link) return false;
        sessionStorage.removeItem(RESUME);
        return true;
    } catch {
        return false;
    }
}

/** Rejects with the server's sentence. */
export async function takeBack(info: TableInfo): Promise<void> {
    satAgain(info, await api.back(info.link));
    if (info.state !== 'paused' || !isAlone(info)) return;
    try {
        sessionStorage.setItem(RESUME, info.link);
    } catch {
        /* then the bar has a button for it */
    }
}
