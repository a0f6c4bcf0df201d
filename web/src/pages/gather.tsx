// Before the start: who sits where, the link for the others, who helps to shuffle.
import { useState } from 'preact/hooks';
import { Badge, Icon } from '../parts/icon';
import { Tag } from '../parts/cards';
import { seatName } from '../parts/speech';
import { rememberSeat, set, settings } from '../state/settings';
import type { TableState } from '../state/table';
import { api } from '../wire/api';
import type { TableInfo } from '../wire/types';
import { fill, words } from '../words/words';

function SitDown({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value;
    const [why, setWhy] = useState('');
    const free = info.seats.findIndex((s) => !s.person && !s.level);
    if (free < 0) return null;
    const sit = async (e: Event) => {
        e.preventDefault();
        try {
            const { seat } = await api.sit(table.code, settings.value.name, null);
            rememberSeat(table.code, info.title, seat);
            location.reload();
        } catch (error) {
            setWhy((error as Error).message);
        }
    };
    return (
        <form class="sit" onSubmit={(e) => void sit(e)}>
            <p>{w.gather.watchHere}</p>
            <label class="name-field">
                <span class="soft">{w.lobby.nick}</span>
                <input
                    required
                    maxLength={24}
                    value={settings.value.name}
                    autocomplete="nickname"
                    onInput={(e) => set({ name: e.currentTarget.value })}
                />
            </label>
            <button class="button button-dark" type="submit">
                {w.lobby.sitDown}
            </button>
            {why && (
                <p class="refusal" role="alert">
                    {why}
                </p>
            )}
        </form>
    );
}

/** Another device brings the word that the first one was given. */
export function BringWord({ code, title }: { code: string; title: string }) {
    const w = words.value.gather;
    const [word, setWord] = useState('');
    const [why, setWhy] = useState('');
    const bring = (e: Event) => {
        e.preventDefault();
        api.post<{ seat: number }>(api.at(code, '/seats'), { word: word.trim() }).then(
            (r) => {
                rememberSeat(code, title, r.seat);
                location.reload();
            },
            (error: Error) => setWhy(error.message),
        );
    };
    return (
        <details>
            <summary class="soft small">{w.haveWord}</summary>
            <form class="chat-form" onSubmit={bring}>
                <label class="grow">
                    <span class="for-ear">{w.haveWord}</span>
                    <input value={word} required onInput={(e) => setWord(e.currentTarget.value)} />
                </label>
                <button class="button" type="submit">
                    {words.value.lobby.sitDown}
                </button>
            </form>
            {why && (
                <p class="refusal" role="alert">
                    {why}
                </p>
            )}
        </details>
    );
}

function Link() {
    const w = words.value.gather;
    const [copied, setCopied] = useState(false);
    const copy = () => void navigator.clipboard?.writeText(location.href).then(() => setCopied(true));
    return (
        <div class="invite">
            <label class="grow">
                <span class="soft small">{w.sendLink}</span>
                <input readOnly value={location.href} onFocus={(e) => e.currentTarget.select()} />
            </label>
            <button class="button" onClick={copy}>
                <Icon name={copied ? 'check' : 'link'} size={16} /> {copied ? w.copied : w.copy}
            </button>
        </div>
    );
}

export function Gather({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value.gather,
        you = info.you;
    const host = you !== null && you === info.host;
    return (
        <main class="panel gather">
            <h1>{w.title}</h1>
            <p class="soft">
                {info.title} · <b class="code-shown">{info.code.toUpperCase()}</b>
            </p>
            <Link />
            <ul class="gather-seats">
                {info.seats.map((s, i) => (
                    <li key={i} class="gather-seat">
                        <Badge seat={i} size={34} />
                        <b>
                            {s.person || s.level ? seatName(info, i) : words.value.signs.free}
                            {i === you && ` (${words.value.you})`}
                        </b>
                        {s.level && (
                            <Tag>
                                <Icon name="bot" size={12} /> {words.value.levels[s.level] ?? s.level}
                            </Tag>
                        )}
                        {s.helps && (
                            <Tag tone="good">
                                <Icon name="check" size={12} /> {w.helps}
                            </Tag>
                        )}
                        {host && !s.person && info.state === 'gathering' && (
                            <button
                                class="button"
                                onClick={() => void table.say({ t: 'seat', seat: i, level: s.level ? null : 'normal' })}
                            >
                                {s.level ? w.freeIt : w.makeBot}
                            </button>
                        )}
                    </li>
                ))}
            </ul>
            <details>
                <summary class="soft small">
                    <Icon name="shieldok" size={16} /> {words.value.proof.title}
                </summary>
                <p class="small">{w.proofNow}</p>
                <code class="hex">{info.commitment}</code>
            </details>
            {you === null && <SitDown table={table} info={info} />}
            {you === null && <BringWord code={table.code} title={info.title} />}
            {info.state === 'shuffling' ? (
                <p role="status">{w.shuffling}</p>
            ) : host ? (
                <button class="button button-dark big" data-act="start" onClick={() => void table.say({ t: 'start' })}>
                    {w.start}
                </button>
            ) : (
                you !== null && <p>{fill(w.waitHost, { name: seatName(info, info.host) })}</p>
            )}
            {table.refusal.value && (
                <p class="refusal" role="alert">
                    {table.refusal.value.why}
                </p>
            )}
        </main>
    );
}
