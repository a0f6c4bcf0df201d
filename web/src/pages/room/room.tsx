// The waiting room: friends and bots gather around the box, the host starts.
import book2 from 'icon:tabler/book-2';
import { useEffect, useState } from 'preact/hooks';
import type { TableState } from '../../state/table';
import { HandOver } from '../../table/other_device';
import { listed, seatName } from '../../table/speech';
import { LinkButton } from '../../ui/link_button';
import { house } from '../../wire/house';
import type { TableInfo } from '../../wire/types';
import { fill, filled, words } from '../../words/words';
import { Cover } from '../art/box';
import { artOf } from '../game_cover';
import { family, shortTitle, started, startsAtOnce } from '../new_table';
import { Shell } from '../shell';
import { Chat } from './chat';
import { Invite } from './invite';
import { Leave } from './leave';
import { Orbit } from './orbit';
import { hasFree, SitDown } from './sit_down';
import { StartLine } from './start_line';
import { TableFacts } from './table_facts';
import { Refusal } from '../refusal';
import './room.css';

const SALT = 1500; // ms to wait for this browser's part of the shuffle

/** Nobody else is expected: the match begins as soon as this browser helps to shuffle. */
function useStart(table: TableState, info: TableInfo): boolean {
    const [soon] = useState(() => startsAtOnce(table.link));
    const mine = soon && info.state === 'gathering' && info.you !== null && info.you === info.host;
    const helps = mine && info.seats[info.you!]!.helps;
    useEffect(() => {
        if (!mine) return undefined;
        const timer = window.setTimeout(
            () => {
                started();
                void table.say({ t: 'start' });
            },
            helps ? 0 : SALT,
        );
        return () => window.clearTimeout(timer);
    }, [mine, helps]);
    return soon && (mine || info.state === 'shuffling');
}

function Dealing({ info }: { info: TableInfo }) {
    return (
        <main class="room-dealing">
            <span class="room-sun">
                <Cover Art={artOf(info.game, info.title).Art} />
            </span>
            <p role="status">{words.value.gather.shuffling}</p>
        </main>
    );
}

/** "Three of you are here."; to whoever does not sit: who is. */
function Count({ info }: { info: TableInfo }) {
    const w = words.value.pages.room;
    const here = info.seats.flatMap((s, i) => (s.person && !s.invited ? [i] : [])),
        people = here.length,
        free = info.seats.filter((s) => !s.person && !s.level).length;
    return (
        <p class="room-count">
            <b>
                {info.you === null
                    ? filled(w.othersHere, { who: listed(here.map((s) => seatName(info, s))) })
                    : people === 1
                      ? w.oneHere
                      : fill(w.nHere, { n: people })}
            </b>{' '}
            {free > 0 && w.freeToBots}
        </p>
    );
}

export function Room({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value.pages.room;
    const dealing = useStart(table, info);
    const alone = info.seats.length === 1;
    const title = fill(house.alone || alone ? words.value.alone.tableOf : words.value.pages.friendsIt, {
        game: shortTitle(info.title),
    });
    const learn = (
        <LinkButton size="small" icon={book2} href={`/#learn/${family(info.game)}`} label={w.learnIt}>
            <span class="room-word">{w.learnIt}</span>
        </LinkButton>
    );
    return (
        <Shell title={title} tools={learn} orbits={false} class="room-page">
            {dealing ? (
                <Dealing info={info} />
            ) : (
                <main class="room">
                    <h1 class="ui-unseen">{title}</h1>
                    <div class="room-sky">
                        <Orbit table={table} info={info} />
                        {!alone && <Count info={info} />}
                    </div>
                    <div class="room-side">
                        {info.you === null && <SitDown table={table} info={info} />}
                        {!house.alone && !alone && <Invite info={info} />}
                        <TableFacts table={table} info={info} />
                        {!alone && <Chat table={table} info={info} named={hasFree(info)} />}
                        <Refusal why={table.refusal.value?.why} />
                        <StartLine table={table} info={info} />
                        {info.you !== null && (
                            <div class="room-out">
                                <HandOver link={table.link} />
                                <Leave table={table} info={info} />
                            </div>
                        )}
                    </div>
                </main>
            )}
        </Shell>
    );
}
