// The rail: log, chat and rules, undo and hint. On a phone its parts are tabs.
import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableState } from '../state/table';
import { boardOf } from './board';
import { fill, filled, hintText, words } from '../words/words';
import { Icon } from './icon';
import { BringCode } from './other_device';
import { RuleId, RulesPanel, ruleToRead } from './rules';
import { Label, Line, seatName, Who } from './speech';

export type RailTab = 'log' | 'chat' | 'rules';
export const railTab = signal<RailTab>('log');

export function Log({ table }: { table: TableState }) {
    const book = table.book.value,
        info = table.info.value,
        log = table.log.value,
        seen = table.seen.value;
    const end = useRef<HTMLLIElement>(null);
    useEffect(() => {
        end.current?.scrollIntoView({ block: 'nearest' });
    }, [log.length]);
    if (!book) return null;
    return (
        <ol class="log" tabIndex={0} aria-label={words.value.rail.log}>
            {log.map((n, i) => (
                <li
                    key={i}
                    class={`log-line${i >= seen ? ' log-new' : ''}${n.kind === 'turn' || n.kind === 'round' ? ' log-turn' : ''}`}
                >
                    <span class="log-text">
                        <Line book={book} info={info} news={n} />
                    </span>{' '}
                    <RuleId id={n.rule} />
                </li>
            ))}
            <li ref={end} aria-hidden="true" />
        </ol>
    );
}

export function ChatPanel({ table }: { table: TableState }) {
    const w = words.value.rail;
    const [text, setText] = useState('');
    const info = table.info.value;
    const send = async (e: Event) => {
        e.preventDefault();
        if (text.trim() && (await table.say({ t: 'chat', text: text.trim() }))) setText('');
    };
    return (
        <div class="chat">
            <ol class="chat-lines" tabIndex={0} aria-label={w.chat}>
                {table.chat.value
                    .filter((c) => c.seat === null || !info?.mutes.includes(c.seat))
                    .map((c) => (
                        <li key={c.n}>
                            {c.seat === null ? <b>{c.name}</b> : <Who info={info} seat={c.seat} />}: {c.text}
                        </li>
                    ))}
            </ol>
            <Mutes table={table} />
            <p class="soft small">{w.secrecy}</p>
            {info?.you !== null && (
                <form class="chat-form" onSubmit={(e) => void send(e)}>
                    <label class="grow">
                        <span class="for-ear">{w.say}</span>
                        <input
                            value={text}
                            maxLength={300}
                            placeholder={w.say}
                            onInput={(e) => setText(e.currentTarget.value)}
                        />
                    </label>
                    <button class="button" type="submit">
                        {w.send}
                    </button>
                </form>
            )}
        </div>
    );
}

/** Whom one does not want to hear: kept by the server for this seat. */
function Mutes({ table }: { table: TableState }) {
    const w = words.value.rail,
        info = table.info.value;
    const others = info?.seats.flatMap((s, i) => (s.person && i !== info.you ? [i] : [])) ?? [];
    if (!info || info.you === null || !others.length) return null;
    return (
        <ul class="mutes small">
            {others.map((s) => {
                const on = info.mutes.includes(s);
                return (
                    <li key={s}>
                        <Who info={info} seat={s} />{' '}
                        <button
                            class="rule-id"
                            aria-pressed={on}
                            onClick={() => void table.say({ t: 'mute', seat: s, on: !on })}
                        >
                            <Icon name="mute" size={12} /> {on ? w.unmute : w.mute}
                        </button>
                    </li>
                );
            })}
        </ul>
    );
}

export function HintLine({ table }: { table: TableState }) {
    const hint = table.hint.value,
        book = table.book.value;
    if (!hint || !book) return null;
    const w = words.value.rail;
    return (
        <p class="hint" role="status">
            <Icon name="hint" size={16} />{' '}
            {filled(w.hintSays, { label: <Label book={book} info={table.info.value} a={hint.a} /> })}.{' '}
            {filled(w.chance, { n: Math.round(hint.chance * 100) })}. {hintText(book.game, hint.reason)}
        </p>
    );
}

/** Says beforehand what it will do: how many moves go, and who has to agree. */
function UndoButton({ table }: { table: TableState }) {
    const w = words.value.rail,
        info = table.info.value,
        undo = table.view.value?.undo ?? null;
    const needs = undo && !undo.free ? (info?.agree ?? []) : [];
    const many = undo && undo.back > 1;
    const label = !undo
        ? w.nothingToUndo
        : many
          ? fill(needs.length ? w.askUndoMany : w.undoMany, { n: undo.back })
          : needs.length
            ? w.askUndo
            : w.undo;
    const names = needs.map((s) => seatName(info, s)).join(', ');
    const why = needs.length ? fill(undo?.learned ? w.undoLearned : w.undoAnswered, { who: names }) : undefined;
    return (
        <button
            class={`button${undo && !info?.vote ? '' : ' button-locked'}`}
            onClick={() => void table.say({ t: 'undo' })}
            data-act="undo"
            title={why}
        >
            <Icon name="undo" size={16} /> {label}
        </button>
    );
}

export function RailFoot({ table }: { table: TableState }) {
    const w = words.value.rail,
        view = table.view.value,
        info = table.info.value,
        you = info?.you;
    if (info && you === null && !view?.over)
        return (
            <div class="rail-foot rail-column">
                <BringCode link={table.link} title={info.title} />
            </div>
        );
    if (you === null || you === undefined || view?.over) return null;
    return (
        <div class="rail-foot">
            <HintLine table={table} />
            <UndoButton table={table} />
            <button class="button" onClick={() => void table.askHint()} data-act="hint">
                <Icon name="hint" size={16} /> {w.hint}
            </button>
        </div>
    );
}

export function Tabs() {
    const w = words.value.rail;
    const tabs: [RailTab, string][] = [
        ['log', w.log],
        ['chat', w.chat],
        ['rules', w.rules],
    ];
    return (
        <div class="tabs" role="tablist">
            {tabs.map(([id, name]) => (
                <button
                    key={id}
                    role="tab"
                    aria-selected={railTab.value === id}
                    class="tab"
                    onClick={() => {
                        railTab.value = id;
                    }}
                >
                    {name}
                </button>
            ))}
        </div>
    );
}

export function Rail({ table }: { table: TableState }) {
    const book = table.book.value;
    const Moment = book ? boardOf(book.game).Moment : undefined;
    const reading = ruleToRead.value;
    useEffect(() => {
        if (reading) railTab.value = 'rules';
    }, [reading]);
    return (
        <aside class="rail">
            <Tabs />
            <div class="rail-body" role="tabpanel">
                {railTab.value === 'log' && <Log table={table} />}
                {railTab.value === 'chat' && <ChatPanel table={table} />}
                {railTab.value === 'rules' && book && <RulesPanel book={book} />}
            </div>
            {Moment && table.view.value && (
                <div class="rail-moment">
                    <Moment />
                </div>
            )}
            <RailFoot table={table} />
        </aside>
    );
}
