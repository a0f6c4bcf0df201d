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

/** Rejects with the server's sentence. */
export const takeBack = async (info: TableInfo): Promise<void> => satAgain(info, await api.back(info.link));
