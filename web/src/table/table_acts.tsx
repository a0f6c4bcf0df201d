// What can be done about the match itself: pause it together, offer a bot's seat, leave; each says what will happen.
import download from 'icon:tabler/download';
import pause from 'icon:tabler/player-pause';
import logout from 'icon:tabler/logout';
import robot from 'icon:tabler/robot';
import { useState } from 'preact/hooks';
import { isAlone } from '../state/left';
import { rememberLeft } from '../state/settings';
import type { TableState } from '../state/table';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { LinkButton } from '../ui/link_button';
import { api } from '../wire/api';
import { house } from '../wire/house';
import { carriedName } from '../wire/link';
import type { TableInfo } from '../wire/types';
import { fill, words } from '../words/words';
import { seatName } from './speech';
import { go } from '../wire/go';

function Pause({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value.acts;
    const others = info.seats.some((s, i) => s.person && s.here && !s.substitute && i !== info.you);
    if (info.state === 'paused')
        return (
            <Button icon={pause} onClick={() => void table.say({ t: 'resume' })}>
                {words.value.bar.resume}
            </Button>
        );
    return (
        <Button
            icon={pause}
            class="act-pause"
            off={info.vote !== null}
            onClick={() => void table.say({ t: 'away', seat: info.you!, do: 'pause' })}
        >
            {others ? w.askPause : w.pause}
        </Button>
    );
}

/** What opens at the foot of the drawer comes up with all it has. */
const inSight = ({ currentTarget }: { currentTarget: HTMLDetailsElement }): void => {
    if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
};

/** The host lets somebody who watches take a bot's seat, if everybody who plays agrees. Not in a first game. */
function Offers({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value.acts;
    const bots = info.seats.flatMap((s, i) => (!s.person && s.level ? [i] : []));
    if (info.you !== info.host || info.seed || !bots.length) return null;
    return (
        <details class="act-offers" onToggle={inSight}>
            <summary>{w.offers}</summary>
            <p class="soft small">{w.offersText}</p>
            {bots.map((seat) => {
                const on = !info.seats[seat]!.offered;
                return (
                    <Button
                        key={seat}
                        icon={robot}
                        off={on && info.vote !== null}
                        onClick={() => void table.say({ t: 'offer', seat, on })}
                    >
                        {fill(on ? w.offer : w.keep, { name: seatName(info, seat) })}
                    </Button>
                );
            })}
        </details>
    );
}

/** Asked once. A bot plays on, and the seat can be taken back as long as nobody else has it; whoever plays alone finds
 * the match as it was. */
function Leave({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value.acts;
    const [ask, setAsk] = useState(false);
    const alone = isAlone(info);
    const leave = async () => {
        if (alone && info.state === 'playing') await table.say({ t: 'away', seat: info.you!, do: 'pause' });
        if (!(await table.say({ t: 'leave' }))) return;
        rememberLeft(table.link, info.you!); // the table stays among one's own: there is a way back
        go('/');
    };
    return (
        <>
            <Button icon={logout} class="act-leave" onClick={() => setAsk(true)}>
                {words.value.settings.leave}
            </Button>
            <Dialog open={ask} title={w.leaveAsk} close={() => setAsk(false)}>
                <p>{alone ? w.leaveAlone : w.leaveText}</p>
                <p class="act-buttons">
                    <Button kind="gold" class="act-really" onClick={() => void leave()}>
                        {words.value.settings.leave}
                    </Button>
                    <Button onClick={() => setAsk(false)}>{words.value.pages.room.stay}</Button>
                </p>
            </Dialog>
        </>
    );
}

/** A match of this browser alone goes to a server as a record. */
function Carry({ link, you }: { link: string; you: number | null }) {
    const w = words.value.alone;
    if (!house.alone) return null;
    return (
        <details class="act-offers act-carry" onToggle={inSight}>
            <summary>{w.carry}</summary>
            <p class="soft small">{w.carryText}</p>
            <LinkButton icon={download} href={api.at(link, '/carried')} download={carriedName(link, you ?? 0)}>
                {w.carrySave}
            </LinkButton>
        </details>
    );
}

export function TableActs({ table, info }: { table: TableState; info: TableInfo }) {
    return (
        <div class="of-the-seat">
            <Pause table={table} info={info} />
            <Offers table={table} info={info} />
            <Carry link={table.link} you={info.you} />
            <Leave table={table} info={info} />
        </div>
    );
}
