// A word while one waits: players to everybody, watchers among themselves.
import type { TableState } from '../../state/table';
import { heard, Say } from '../../table/chat';
import { Panel } from '../../ui/panel';
import { SeatBadge } from '../../ui/seat_badge';
import type { TableInfo } from '../../wire/types';
import { words } from '../../words/words';

/** `named`: whoever watches gives their name where they may sit down. */
export function Chat({ table, info, named }: { table: TableState; info: TableInfo; named: boolean }) {
    const lines = table.chat.value.filter((c) => heard(table.link, info, c));
    const watches = info.you === null;
    return (
        <Panel class="room-chat">
            <ol aria-label={words.value.rail.chat} aria-live="polite" tabIndex={lines.length ? 0 : undefined}>
                {lines.map((c) => (
                    <li key={`${c.seat === null ? 'w' : 'p'}${c.n}`} data-watcher={c.seat === null ? '' : undefined}>
                        {c.seat !== null && <SeatBadge seat={c.seat} size={18} />} <b>{c.name}</b>{' '}
                        {c.seat === null && <span class="chat-note">{words.value.calls.watches}</span>} {c.text}
                    </li>
                ))}
            </ol>
            <Say table={table} watches={watches} named={named} />
            {watches && <p class="chat-note">{words.value.calls.among}</p>}
        </Panel>
    );
}
