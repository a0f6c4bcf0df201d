// The chat of a table. Players write to everybody; watchers write among themselves, and the players read it when the
// match is over.
import { useEffect, useRef, useState } from 'preact/hooks';
import muteIcon from 'icon:tabler/volume-off';
import sendIcon from 'icon:tabler/send';
import { isMuted, muteName, namesIn } from '../state/chat';
import { set, settings } from '../state/settings';
import type { TableState } from '../state/table';
import { Icon } from '../ui/icon';
import type { Chat, TableInfo } from '../wire/types';
import { serverText, words } from '../words/words';
import { boardOf } from './board';
import { Who } from './speech';

function MuteButton({ on, change }: { on: boolean; change: () => void }) {
    const w = words.value.rail;
    return (
        <button type="button" class="rule-id" aria-pressed={on} onClick={change}>
            <Icon of={muteIcon} size={13} /> {on ? w.unmute : w.mute}
        </button>
    );
}

/** Whom one does not want to hear. Players are kept by the server for this seat, names of watchers by this browser. */
function Mutes({ table }: { table: TableState }) {
    const info = table.info.value;
    if (!info) return null;
    const seats = info.you === null ? [] : info.seats.flatMap((s, i) => (s.person && i !== info.you ? [i] : []));
    const names = namesIn(table.chat.value).filter((n) => n !== settings.value.name);
    if (!seats.length && !names.length) return null;
    return (
        <ul class="mutes">
            {seats.map((s) => {
                const on = info.mutes.includes(s);
                return (
                    <li key={s}>
                        <Who info={info} seat={s} />{' '}
                        <MuteButton on={on} change={() => void table.say({ t: 'mute', seat: s, on: !on })} />
                    </li>
                );
            })}
            {names.map((name) => (
                <li key={name}>
                    <b>{name}</b>{' '}
                    <MuteButton
                        on={isMuted(table.link, name)}
                        change={() => muteName(table.link, name, !isMuted(table.link, name))}
                    />
                </li>
            ))}
        </ul>
    );
}

export const heard = (link: string, info: TableInfo | null, c: Chat): boolean =>
    c.seat === null ? !isMuted(link, c.name) : !info?.mutes.includes(c.seat);

function ChatLines({ table }: { table: TableState }) {
    const info = table.info.value,
        end = useRef<HTMLLIElement>(null);
    const lines = table.chat.value.filter((c) => heard(table.link, info, c));
    useEffect(() => {
        end.current?.scrollIntoView({ block: 'nearest' });
        table.chatSeen();
    }, [lines.length]);
    return (
        <ol class="chat-lines" tabIndex={0} aria-label={words.value.rail.chat}>
            {lines.map((c) => (
                <li key={`${c.seat === null ? 'w' : 'p'}${c.n}`} data-watcher={c.seat === null ? '' : undefined}>
                    {c.seat === null ? (
                        <>
                            <b>{c.name}</b> <span class="chat-note">{words.value.calls.watches}</span>
                        </>
                    ) : (
                        <Who info={info} seat={c.seat} />
                    )}
                    : {c.text}
                </li>
            ))}
            <li ref={end} aria-hidden="true" />
        </ol>
    );
}

/** A watcher says who they are before the first line. */
function NameField() {
    const label = words.value.lobby.nickAsk;
    return (
        <label>
            <span class="chat-note">{label}</span>
            <input
                class="ui-field"
                required
                maxLength={20}
                autocomplete="nickname"
                data-chat-name=""
                value={settings.value.name}
                onInput={(e) => set({ name: e.currentTarget.value })}
            />
        </label>
    );
}

/** The line to write in; `named`: the page asks for a watcher's name elsewhere. */
export function Say({ table, watches, named }: { table: TableState; watches: boolean; named?: boolean }) {
    const w = words.value.rail;
    const [text, setText] = useState('');
    const [why, setWhy] = useState('');
    const [known] = useState(named || settings.value.name.trim() !== '');
    const send = async (e: Event) => {
        e.preventDefault();
        if (!text.trim()) return;
        const name = settings.value.name.trim();
        const reply = await table.live.say({ t: 'chat', text: text.trim(), ...(watches && name ? { name } : {}) });
        setWhy(reply.t === 'no' ? reply.why : '');
        if (reply.t !== 'no') setText('');
    };
    return (
        <form onSubmit={(e) => void send(e)}>
            {watches && (!known || why) && <NameField />}
            <div class="chat-form">
                <label class="ui-grow">
                    <span class="ui-unseen">{w.say}</span>
                    <input
                        class="ui-field"
                        value={text}
                        maxLength={300}
                        placeholder={w.say}
                        data-chat-text=""
                        onInput={(e) => setText(e.currentTarget.value)}
                    />
                </label>
                <button type="submit" class="ui-button is-plain is-medium">
                    <Icon of={sendIcon} size={16} /> {w.send}
                </button>
            </div>
            {why && (
                <p class="chat-why" role="alert">
                    {serverText(why)}
                </p>
            )}
        </form>
    );
}

/** Short things to say with one tap, in the sender's language. They are lines of the chat like any other. */
function QuickPhrases({ table }: { table: TableState }) {
    const w = words.value.rail;
    const [sent, setSent] = useState('');
    const send = async (text: string) => {
        setSent(text);
        await table.say({ t: 'chat', text });
        setSent('');
    };
    return (
        <div class="chat-quick" role="group" aria-label={w.phrases}>
            {w.quick.map((text) => (
                <button
                    key={text}
                    type="button"
                    class="ui-button is-ghost is-small"
                    disabled={sent === text}
                    onClick={() => void send(text)}
                >
                    {text}
                </button>
            ))}
        </div>
    );
}

export function ChatPanel({ table }: { table: TableState }) {
    const book = table.book.value,
        info = table.info.value,
        watches = info?.you === null;
    const Moment = book && table.view.value ? boardOf(book.game).Moment : undefined;
    const open = info?.state === 'over';
    return (
        <div class="chat">
            {Moment && (
                <div class="chat-phrases">
                    <Moment />
                </div>
            )}
            <ChatLines table={table} />
            <Mutes table={table} />
            {!open && <p class="chat-note">{watches ? words.value.calls.among : words.value.rail.secrecy}</p>}
            {info && !watches && <QuickPhrases table={table} />}
            {info && <Say table={table} watches={watches} />}
        </div>
    );
}
