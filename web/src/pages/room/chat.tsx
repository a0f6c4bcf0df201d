// A word while one waits.
import send from 'icon:tabler/send';
import { useState } from 'preact/hooks';
import type { TableState } from '../../state/table';
import { Icon } from '../../ui/icon';
import { Panel } from '../../ui/panel';
import { SeatBadge } from '../../ui/seat_badge';
import type { TableInfo } from '../../wire/types';
import { words } from '../../words/words';

export function Chat({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value.rail;
    const [text, setText] = useState('');
    const lines = table.chat.value.filter((c) => c.seat === null || !info.mutes.includes(c.seat));
    if (info.you === null && lines.length === 0) return null;
    const say = async (e: Event) => {
        e.preventDefault();
        if (text.trim() && (await table.say({ t: 'chat', text: text.trim() }))) setText('');
    };
    return (
        <Panel class="room-chat">
            <ol aria-label={w.chat} aria-live="polite" tabIndex={lines.length ? 0 : undefined}>
                {lines.map((c) => (
                    <li key={`${c.seat === null ? 'w' : 'p'}${c.n}`}>
                        {c.seat !== null && <SeatBadge seat={c.seat} size={18} />} <b>{c.name}</b> {c.text}
                    </li>
                ))}
            </ol>
            {info.you !== null && (
                <form onSubmit={(e) => void say(e)}>
                    <input
                        class="shell-field"
                        value={text}
                        maxLength={300}
                        placeholder={w.say}
                        aria-label={w.say}
                        onInput={(e) => setText(e.currentTarget.value)}
                    />
                    <button type="submit" class="ui-button is-plain is-medium" aria-label={w.send}>
                        <Icon of={send} size={18} />
                    </button>
                </form>
            )}
        </Panel>
    );
}
