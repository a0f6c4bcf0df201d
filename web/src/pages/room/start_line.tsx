// The start button says what will happen; who is not the host reads whom they wait for.
import play from 'icon:tabler/player-play-filled';
import type { TableState } from '../../state/table';
import { seatName } from '../../table/speech';
import { Icon } from '../../ui/icon';
import type { TableInfo } from '../../wire/types';
import { fill, words } from '../../words/words';

/** "Start now with 3 bots": those that sit already, and those that get the free places. */
function startText(info: TableInfo): string {
    const w = words.value.pages.room;
    const bots = info.seats.filter((s) => !s.person).length;
    if (bots === 0) return info.seats.length === 1 ? w.startAlone : fill(w.startAll, { n: info.seats.length });
    return bots === 1 ? w.startOneBot : fill(w.startBots, { n: bots });
}

export function StartLine({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value.gather;
    if (info.state === 'shuffling') return <p role="status">{w.shuffling}</p>;
    if (info.you === null || info.host === null) return null;
    if (info.you !== info.host) return <p class="room-wait">{fill(w.waitHost, { name: seatName(info, info.host) })}</p>;
    return (
        <button
            type="button"
            class="ui-button is-gold is-large room-start"
            data-act="start"
            onClick={() => void table.say({ t: 'start' })}
        >
            <Icon of={play} size={22} /> {startText(info)}
        </button>
    );
}
