// The way back to a table where you sit, and whether it is your turn there.
import armchair from 'icon:tabler/armchair';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../ui/icon';
import { LinkButton } from '../../ui/link_button';
import type { TableInfo } from '../../wire/types';
import { fill, words } from '../../words/words';
import { going, type Going } from '../my_tables';
import { shortTitle } from '../new_table';

/** "with Bea and Cem", "with 4 bots". */
export function company(info: TableInfo): string {
    const w = words.value.pages;
    const people = info.seats.filter((s, i) => s.person && i !== info.you).map((s) => s.name);
    if (people.length === 0) {
        const bots = info.seats.filter((s) => s.level).length;
        return bots === 1 ? w.withOneBot : fill(w.withBots, { n: bots });
    }
    const [first, second] = people;
    if (people.length === 1) return fill(w.withOne, { name: first! });
    if (people.length === 2) return fill(w.withTwo, { a: first!, b: second! });
    return fill(w.withMore, { name: first!, n: people.length - 1 });
}

export function BackToTable() {
    const w = words.value.pages;
    const [tables, setTables] = useState<Going[]>([]);
    useEffect(() => going(setTables), []);
    const turns = tables.filter((t) => t.asked).length;
    useEffect(() => {
        document.title = turns ? `(${turns}) ${w.yourTurn} – Orrery` : 'Orrery';
    });
    const first = tables.find((t) => t.asked) ?? tables[0];
    if (!first) return null;
    const values = { who: company(first.info), game: shortTitle(first.info.title) };
    return (
        <div class={`home-back${first.asked ? ' is-asked' : ''}`} role="status">
            <Icon of={armchair} size={18} />
            <span class="home-back-text">
                {fill(first.asked ? w.yourTurnWith : w.seatWaits, values)}
                {tables.length > 1 && (
                    <>
                        {' '}
                        <a href="/#records">{fill(w.moreTables, { n: tables.length - 1 })}</a>
                    </>
                )}
            </span>
            <LinkButton kind="gold" href={`/t/${first.info.link}`}>
                {w.backToTable}
            </LinkButton>
        </div>
    );
}
