// Before the start: who sits where, the link for the others, who helps to shuffle.
import { useState } from 'preact/hooks';
import { Badge, Icon } from '../table/icon';
import { Tag } from '../table/cards';
import { seatName } from '../table/speech';
import { rememberSeat, set, settings } from '../state/settings';
import type { TableState } from '../state/table';
import { api } from '../wire/api';
import { codeOf } from '../wire/link';
import type { TableInfo } from '../wire/types';
import { fill, filled, words } from '../words/words';

function SitDown({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value;
    const [why, setWhy] = useState('');
    const free = info.seats.findIndex((s) => !s.person && !s.level);
    if (free < 0) return null;
    const sit = async (e: Event) => {
        e.preventDefault();
        try {
            const { seat } = await api.sit(table.link, settings.value.name, null);
            rememberSeat(table.link, info.title, seat);
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
export function BringWord({ link, title }: { link: string; title: string }) {
    const w = words.value.gather;
    const [word, setWord] = useState('');
    const [why, setWhy] = useState('');
    const bring = (e: Event) => {
        e.preventDefault();
        api.post<{ seat: number }>(api.at(link, '/seats'), { word: word.trim() }).then(
            (r) => {
                rememberSeat(link, title, r.seat);
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

function Link({ info }: { info: TableInfo }) {
    const w = words.value.gather;
    const [copied, setCopied] = useState(false);
    const link = `${location.origin}/t/${info.link}`;
    const copy = () => void navigator.clipboard?.writeText(link).then(() => setCopied(true));
    return (
        <>
            <div class="invite">
                <label class="grow">
                    <span class="soft small">{w.sendLink}</span>
                    <input readOnly value={link} onFocus={(e) => e.currentTarget.select()} />
                </label>
                <button class="button" onClick={copy}>
                    <Icon name={copied ? 'check' : 'link'} size={16} /> {copied ? w.copied : w.copy}
                </button>
            </div>
            {info.link !== info.code && (
                <p class="soft small">
                    {filled(w.readCode, { code: <b class="code-shown">{codeOf(info.link)}</b>, place: location.host })}
                </p>
            )}
        </>
    );
}

/** What the host may do with somebody else's seat. */
function HostTools({
    table,
    seat,
    person,
    level,
}: {
    table: TableState;
    seat: number;
    person: boolean;
    level: string | null;
}) {
    const w = words.value.gather;
    return (
        <span class="host-tools">
            {(person || level) && (
                <button class="button" onClick={() => void table.say({ t: 'seat', seat, level: null })}>
                    {person ? w.freeSeat : w.freeIt}
                </button>
            )}
            {!person && !level && (
                <button class="button" onClick={() => void table.say({ t: 'seat', seat, level: 'normal' })}>
                    {w.makeBot}
                </button>
            )}
            {person && (
                <button class="button" onClick={() => void table.say({ t: 'host', seat })}>
                    {w.makeHost}
                </button>
            )}
        </span>
    );
}

export function Gather({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value.gather,
        you = info.you;
    const host = you !== null && you === info.host;
    return (
        <main class="panel gather">
            <h1>{w.title}</h1>
            <p class="soft">{info.title}</p>
            <Link info={info} />
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
                        {i === info.host && <Tag>{w.host}</Tag>}
                        {host && i !== you && info.state === 'gathering' && (
                            <HostTools table={table} seat={i} person={s.person} level={s.level} />
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
            {you === null && table.lost.value && <p role="status">{words.value.seatGone}</p>}
            {you === null && <SitDown table={table} info={info} />}
            {you === null && <BringWord link={table.link} title={info.title} />}
            {info.state === 'shuffling' ? (
                <p role="status">{w.shuffling}</p>
            ) : host ? (
                <button class="button button-dark big" data-act="start" onClick={() => void table.say({ t: 'start' })}>
                    {w.start}
                </button>
            ) : (
                you !== null && info.host !== null && <p>{fill(w.waitHost, { name: seatName(info, info.host) })}</p>
            )}
            {table.refusal.value && (
                <p class="refusal" role="alert">
                    {table.refusal.value.why}
                </p>
            )}
        </main>
    );
}
