// What kind of table this is: places, time, who may join, house rules, and the sealed shuffle.
import shield from 'icon:tabler/shield-check';
import type { TableState } from '../../state/table';
import { timeText } from '../../table/clock';
import { Icon } from '../../ui/icon';
import { Panel } from '../../ui/panel';
import type { GameInfo, TableInfo } from '../../wire/types';
import { fill, gameText, valueText, words } from '../../words/words';
import { Change } from './change';
import { useGameInfo } from './game_info';

/** The options that are not as in the box: their texts and what they are here. */
function changedIn(table: TableState, game: string, info: GameInfo | null): readonly (readonly [string, string])[] {
    const chosen = table.book.value?.options ?? {};
    return (info?.options ?? [])
        .filter((o) => chosen[o.name] !== undefined && chosen[o.name] !== o.values[0])
        .map((o) => [gameText(game, o.text), valueText(game, o.name, chosen[o.name]!)] as const);
}

export function TableFacts({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value.pages;
    const game = useGameInfo(info.game),
        book = table.book.value;
    const changed = changedIn(table, info.game, game);
    const host = info.you !== null && info.you === info.host && info.state === 'gathering';
    const facts: readonly (readonly [string, string])[] = [
        [w.seats, String(info.seats.length)],
        [w.timeForAnswer, timeText(info)],
        ...(info.clock || info.bank
            ? [[words.value.clock.whenOut, words.value.clock.outsShort[info.out]] as const]
            : []),
        ...(info.react ? [[w.react, fill(w.seconds, { n: info.react })] as const] : []),
        [words.value.lobby.visible, info.public ? words.value.lobby.publicTable : words.value.lobby.privateLink],
        ...(changed.length ? changed : [[w.houseRules, w.asInTheBox] as const]),
    ];
    return (
        <Panel title={w.room.theTable} class="room-table">
            <dl class="room-facts">
                {facts.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} is`}>{value}</dd>])}
            </dl>
            {host && game && book && <Change table={table} info={info} book={book} game={game} />}
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
