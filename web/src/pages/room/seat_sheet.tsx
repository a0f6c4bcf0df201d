// What can be done with a seat: sit down there; as the host also put a bot on it, free it, make its person the host.
import { useState } from 'preact/hooks';
import { rememberSeat } from '../../state/settings';
import type { TableState } from '../../state/table';
import { seatName } from '../../table/speech';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Segmented } from '../../ui/segmented';
import { api } from '../../wire/api';
import type { TableInfo } from '../../wire/types';
import { fill, words } from '../../words/words';
import { levels } from '../level';
import { Line } from '../line';
import { myName } from '../new_table';
import { Refusal } from '../refusal';
import { useGameInfo } from './game_info';

interface Props {
    table: TableState;
    info: TableInfo;
    seat: number;
    close: () => void;
}

/** Sits down on a free seat; whoever sits already keeps everything but the chair. */
export async function sitOn(table: TableState, info: TableInfo, seat: number | null): Promise<void> {
    if (info.you !== null && seat !== null) {
        if (await table.say({ t: 'chair', seat })) rememberSeat(table.link, info.title, seat);
        return;
    }
    const got = await api.sit(table.link, myName(), seat);
    rememberSeat(table.link, info.title, got.seat);
    location.reload();
}

function HostActs({ table, info, seat, close }: Props) {
    const w = words.value,
        s = info.seats[seat]!,
        bots = useGameInfo(info.game)?.levels.map((l) => l.name) ?? [...levels];
    const say = (message: Parameters<TableState['say']>[0]) => () => void table.say(message).then(close);
    return (
        <>
            {!s.person && (
                <Line name={w.pages.room.botHere}>
                    <Segmented
                        name={w.pages.room.botHere}
                        value={s.level ?? ''}
                        options={bots.map((l) => ({ value: l, text: w.levels[l] ?? l }))}
                        change={(level) => void table.say({ t: 'seat', seat, level })}
                    />
                </Line>
            )}
            {(s.person || s.level) && (
                <Button class="room-free" onClick={say({ t: 'seat', seat, level: null })}>
                    {s.person ? fill(w.pages.room.kick, { name: s.name }) : w.gather.freeIt}
                </Button>
            )}
            {s.person && !s.invited && (
                <Button class="room-host" onClick={say({ t: 'host', seat })}>
                    {fill(w.pages.room.makeHost, { name: s.name })}
                </Button>
            )}
        </>
    );
}

function Acts(props: Props) {
    const { table, info, seat, close } = props;
    const [why, setWhy] = useState('');
    const s = info.seats[seat]!,
        free = !s.person && !s.level,
        host = info.you !== null && info.you === info.host;
    return (
        <div class="shell-lines">
            {(free || (host && !s.person)) && (
                <Button
                    kind="brass"
                    class="room-sit"
                    onClick={() => void sitOn(table, info, seat).then(close, (e: Error) => setWhy(e.message))}
                >
                    {info.you === null ? words.value.pages.sitDown : words.value.pages.room.moveHere}
                </Button>
            )}
            {host && <HostActs {...props} />}
            <Refusal why={why} />
            <Button onClick={close}>{words.value.pages.done}</Button>
        </div>
    );
}

export function SeatSheet({ table, info, seat, close }: Omit<Props, 'seat'> & { seat: number | null }) {
    const s = seat === null ? undefined : info.seats[seat];
    const title = seat === null || !s ? '' : s.person ? seatName(info, seat) : fill(words.value.seat, { n: seat + 1 });
    return (
        <Dialog open={seat !== null} title={title} close={close}>
            {seat !== null && <Acts table={table} info={info} seat={seat} close={close} />}
        </Dialog>
    );
}
