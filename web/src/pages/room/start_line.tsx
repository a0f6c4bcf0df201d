// The start button says what will happen; whoever is not the host reads whom they wait for.
import play from 'icon:tabler/player-play-filled';
import type { TableState } from '../../state/table';
import { outText, timeText } from '../../table/clock';
import { listed, seatName } from '../../table/speech';
import { Icon } from '../../ui/icon';
import type { TableInfo } from '../../wire/types';
import { fill, filled, words } from '../../words/words';

/** "Start now with 3 bots": those that sit already, and those that get the places that are free or whose people have
 * not come again. */
function startText(info: TableInfo): string {
    const w = words.value.pages.room;
    const bots = info.seats.filter((s) => !s.person || s.invited).length;
    if (bots === 0) return info.seats.length === 1 ? w.startAlone : fill(w.startAll, { n: info.seats.length });
    return bots === 1 ? w.startOneBot : fill(w.startBots, { n: bots });
}

/** Who will play, who gets the free places, and how much time there is. */
function StartText({ info }: { info: TableInfo }) {
    const w = words.value.pages.room;
    const people = info.seats.flatMap((s, i) => (s.person && !s.invited ? [i] : [])),
        late = info.seats.flatMap((s, i) => (s.person && s.invited ? [i] : [])),
        free = info.seats.filter((s) => !s.person && !s.level).length + late.length;
    const level = words.value.levels[info.level] ?? info.level;
    const who = (seats: readonly number[]) => listed(seats.map((s) => seatName(info, s)));
    return (
        <p class="room-will" role="status">
            {filled(people.length === 1 ? w.willPlayOne : w.willPlay, { who: who(people) })}{' '}
            {free > 0 && fill(free === 1 ? w.willBot : w.willBots, { n: free, level })}{' '}
            {late.length > 0 && filled(w.willMiss, { who: who(late) })}{' '}
            {(info.clock > 0 || info.bank > 0) && `${fill(w.willTime, { time: timeText(info) })} ${outText(info)}`}
        </p>
    );
}

/** The host is not here: after a while somebody else is. */
const hostGone = (info: TableInfo): boolean => info.host !== null && !info.seats[info.host]?.here;

export function StartLine({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value.gather;
    if (info.state === 'shuffling') return <p role="status">{w.shuffling}</p>;
    if (info.you === null || info.host === null) return null;
    if (info.you !== info.host)
        return (
            <p class="room-wait">
                {fill(hostGone(info) ? words.value.pages.room.hostGone : w.waitHost, {
                    name: seatName(info, info.host),
                })}
            </p>
        );
    return (
        <div class="room-go">
            <StartText info={info} />
            <button
                type="button"
                class="ui-button is-gold is-large room-start"
                data-act="start"
                onClick={() => void table.say({ t: 'start' })}
            >
                <Icon of={play} size={22} /> {startText(info)}
            </button>
        </div>
    );
}
