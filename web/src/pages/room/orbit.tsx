// The seats on their orbit round the box; yours at the left. A seat where something can be done opens its sheet.
import { useState } from 'preact/hooks';
import { seatName } from '../../table/speech';
import type { TableState } from '../../state/table';
import { Tag } from '../../ui/tag';
import type { SeatInfo, TableInfo } from '../../wire/types';
import { fill, words } from '../../words/words';
import { Cover } from '../art/box';
import { SeatOrbits, seatPlace } from '../art/orbits';
import { SeatPlanet } from '../art/planet';
import { artOf } from '../game_cover';
import { SeatSheet } from './seat_sheet';

const [W, H] = [850, 596]; // what seatPlace is made for

/** A word about whoever sits there. */
function stateOf(info: TableInfo, seat: number, s: SeatInfo): string {
    const w = words.value.pages.room;
    if (seat === info.you) return seat === info.host ? w.youHost : w.youHere;
    if (s.invited) return w.invited;
    if (s.person) return s.here ? (seat === info.host ? words.value.gather.host : w.ready) : words.value.signs.away;
    return s.level ? w.orFriendAsks : w.orFriend;
}

function nameOf(info: TableInfo, seat: number, s: SeatInfo): string {
    if (s.person) return seatName(info, seat);
    return s.level
        ? fill(words.value.pages.room.botOf, { level: words.value.levels[s.level] ?? s.level })
        : words.value.signs.free;
}

function Seat({ info, seat, open }: { info: TableInfo; seat: number; open: () => void }) {
    const s = info.seats[seat]!;
    const name = nameOf(info, seat, s);
    const host = info.you !== null && info.you === info.host;
    const inside = (
        <SeatPlanet seat={seat} empty={!s.person}>
            <b class="room-name">{name}</b>
            <span class="room-state">{stateOf(info, seat, s)}</span>
            {s.helps && <Tag tone="good">{words.value.gather.helps}</Tag>}
        </SeatPlanet>
    );
    const can = info.state === 'gathering' && seat !== info.you && (host || (!s.person && !s.level));
    const data = { 'data-seat': seat, 'data-who': s.person ? 'person' : s.level ? 'bot' : 'free' };
    if (!can)
        return (
            <span class="room-seat" {...data}>
                {inside}
            </span>
        );
    return (
        <button type="button" class="room-seat" {...data} aria-haspopup="dialog" onClick={open}>
            {inside}
        </button>
    );
}

export function Orbit({ table, info }: { table: TableState; info: TableInfo }) {
    const [open, setOpen] = useState<number | null>(null);
    const n = info.seats.length,
        first = info.you ?? 0;
    return (
        <>
            <SeatOrbits />
            <span class="room-sun">
                <Cover Art={artOf(info.game, info.title).Art} />
            </span>
            <ul class="room-seats" data-many={n > 6 || undefined} aria-label={words.value.rail.seats}>
                {info.seats.map((_, seat) => {
                    const { x, y } = seatPlace((seat - first + n) % n, n);
                    return (
                        <li key={seat} style={{ left: `${(x / W) * 100}%`, top: `${(y / H) * 100}%` }}>
                            <Seat info={info} seat={seat} open={() => setOpen(seat)} />
                        </li>
                    );
                })}
            </ul>
            <SeatSheet table={table} info={info} seat={open} close={() => setOpen(null)} />
        </>
    );
}
