// What kind of table this is: places, time, who may join, house rules, and the sealed shuffle.
import shield from 'icon:tabler/shield-check';
import { useEffect, useState } from 'preact/hooks';
import { loadWords } from '../../games';
import type { TableState } from '../../state/table';
import { Icon } from '../../ui/icon';
import { Panel } from '../../ui/panel';
import { api } from '../../wire/api';
import type { GameInfo, TableInfo } from '../../wire/types';
import { fill, gameText, language, valueText, words } from '../../words/words';

function timeOf(info: TableInfo): string {
    const w = words.value.pages;
    if (info.pace === 'days') return w.overDays;
    return info.clock ? fill(w.room.seconds, { n: info.clock }) : w.noClock;
}

/** The options that are not as in the box: their texts and what they are here. */
function useChanged(table: TableState, game: string): readonly (readonly [string, string])[] {
    const [info, setInfo] = useState<GameInfo | null>(null);
    const spoken = language.value,
        chosen = table.book.value?.options ?? {};
    useEffect(() => {
        api.games().then(
            (all) => setInfo(all.find((g) => g.id === game) ?? null),
            () => undefined,
        );
    }, [game]);
    useEffect(() => {
        loadWords(game).catch(() => undefined);
    }, [game, spoken]);
    return (info?.options ?? [])
        .filter((o) => chosen[o.name] !== undefined && chosen[o.name] !== o.values[0])
        .map((o) => [gameText(game, o.text), valueText(game, o.name, chosen[o.name]!)] as const);
}

export function TableFacts({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value.pages;
    const changed = useChanged(table, info.game);
    const facts: readonly (readonly [string, string])[] = [
        [w.seats, String(info.seats.length)],
        [w.timeForAnswer, timeOf(info)],
        [words.value.lobby.visible, info.public ? words.value.lobby.publicTable : words.value.lobby.privateLink],
        ...(changed.length ? changed : [[w.houseRules, w.asInTheBox] as const]),
    ];
    return (
        <Panel title={w.room.theTable} class="room-table">
            <dl class="room-facts">
                {facts.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} is`}>{value}</dd>])}
            </dl>
            <details class="room-proof">
                <summary>
                    <Icon of={shield} size={16} /> {words.value.proof.title}
                </summary>
                <p class="shell-small">{words.value.gather.proofNow}</p>
                <code>{info.commitment}</code>
            </details>
        </Panel>
    );
}
