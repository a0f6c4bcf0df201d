// Whoever watches may take a seat: the one they left, or a bot's that the host offers.
import { useState } from 'preact/hooks';
import { forgetLeft, leftSeat, rememberSeat, settings } from '../state/settings';
import type { TableState } from '../state/table';
import { api } from '../wire/api';
import type { TableInfo } from '../wire/types';
import { fill, words } from '../words/words';
import { seatName } from './speech';

export function TakeSeat({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value.acts;
    const [why, setWhy] = useState('');
    const left = leftSeat(table.link),
        mine = left !== null && info.seats[left]?.person === false && !info.seats[left].offered,
        offered = info.seats.findIndex((s) => s.offered);
    if (info.you !== null || info.state === 'over' || (!mine && offered < 0)) return null;
    const sat = (got: { seat: number }) => {
        forgetLeft(table.link);
        rememberSeat(table.link, info.title, got.seat);
        location.reload();
    };
    const take = () => {
        const name = settings.value.name.trim() || words.value.pages.guest;
        (mine ? api.back(table.link) : api.sit(table.link, name, offered)).then(sat, (e: Error) => setWhy(e.message));
    };
    return (
        <>
            {why && (
                <span class="bar-small refusal" role="alert">
                    {why}
                </span>
            )}
            <button class="ui-button is-gold is-medium take-seat" onClick={take}>
                {mine ? words.value.bar.takeBack : fill(w.takeOver, { name: seatName(info, offered) })}
            </button>
        </>
    );
}
