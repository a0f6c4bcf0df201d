// Whoever watches may take a seat: the one they left, or a bot's that the host offers.
import { useState } from 'preact/hooks';
import { satAgain, seatToTakeBack, takeBack } from '../state/left';
import { settings } from '../state/settings';
import type { TableState } from '../state/table';
import { api } from '../wire/api';
import type { TableInfo } from '../wire/types';
import { fill, serverText, words } from '../words/words';
import { seatName } from './speech';

export function TakeSeat({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value.acts;
    const [why, setWhy] = useState('');
    const mine = seatToTakeBack(info) !== null,
        offered = info.seats.findIndex((s) => s.offered);
    if (info.you !== null || info.state === 'over' || (!mine && offered < 0)) return null;
    const takeOver = async () => {
        const name = settings.value.name.trim() || words.value.pages.guest;
        satAgain(info, await api.sit(table.link, name, offered));
    };
    const take = () => {
        (mine ? takeBack(info) : takeOver()).then(
            () => location.reload(),
            (e: Error) => setWhy(e.message),
        );
    };
    return (
        <>
            {why && (
                <span class="bar-small refusal" role="alert">
                    {serverText(why)}
                </span>
            )}
            <button class="ui-button is-gold is-medium take-seat" onClick={take}>
                {mine ? words.value.bar.takeBack : fill(w.takeOver, { name: seatName(info, offered) })}
            </button>
        </>
    );
}
