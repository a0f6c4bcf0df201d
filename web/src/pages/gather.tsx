// Before the start: who sits where, the link for the others, who helps to shuffle.
import { useState } from 'preact/hooks';
import { Badge, Icon } from '../table/icon';
import { Tag } from '../table/cards';
import { BringCode } from '../table/other_device';
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

function SeatLine({ table, info, seat }: { table: TableState; info: TableInfo; seat: number }) {
    const w = words.value.gather,
        s = info.seats[seat]!,
        you = info.you;
    const rules = you !== null && you === info.host && seat !== you && info.state === 'gathering';
    return (
        <li class="gather-seat">
            <Badge seat={seat} size={34} />
            <b>
                {s.person || s.level ? seatName(info, seat) : words.value.signs.free}
                {seat === you && ` (${words.value.you})`}
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
            {seat === info.host && <Tag>{w.host}</Tag>}
            {rules && <HostTools table={table} seat={seat} person={s.person} level={s.level} />}
        </li>
    );
}

/** The host starts; the others read whom they wait for. */
function StartLine({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value.gather;
    if (info.state === 'shuffling') return <p role="status">{w.shuffling}</p>;
    if (info.you === null || info.host === null) return null;
    if (info.you !== info.host) return <p>{fill(w.waitHost, { name: seatName(info, info.host) })}</p>;
    return (
        <button class="button button-dark big" data-act="start" onClick={() => void table.say({ t: 'start' })}>
            {w.start}
        </button>
    );
}

export function Gather({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value.gather,
        watching = info.you === null;
    return (
        <main class="panel gather">
            <h1>{w.title}</h1>
            <p class="soft">{info.title}</p>
            <Link info={info} />
            <ul class="gather-seats">
                {info.seats.map((_, i) => (
                    <SeatLine key={i} table={table} info={info} seat={i} />
                ))}
            </ul>
            <details>
                <summary class="soft small">
                    <Icon name="shieldok" size={16} /> {words.value.proof.title}
                </summary>
                <p class="small">{w.proofNow}</p>
                <code class="hex">{info.commitment}</code>
            </details>
            {watching && table.lost.value && <p role="status">{words.value.seatGone}</p>}
            {watching && <SitDown table={table} info={info} />}
            {watching && <BringCode link={table.link} title={info.title} />}
            <StartLine table={table} info={info} />
            {table.refusal.value && (
                <p class="refusal" role="alert">
                    {table.refusal.value.why}
                </p>
            )}
        </main>
    );
}
