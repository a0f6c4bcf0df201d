// The way back to a table where you sit, and whether it is your turn there.
import armchair from 'icon:tabler/armchair';
import { useEffect, useState } from 'preact/hooks';
import { takeBack } from '../../state/left';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { LinkButton } from '../../ui/link_button';
import { go } from '../../wire/go';
import type { TableInfo } from '../../wire/types';
import { fill, words } from '../../words/words';
import { going, type Going } from '../my_tables';
import { shortTitle } from '../new_table';

/** "with Bea and Cem", "with 4 bots"; nothing where nobody is there yet, or will be. `me`: one's own seat, also one
 * that a bot plays since one has left. */
export function company(info: TableInfo, me: number | null = info.you): string {
    const w = words.value.pages;
    const others = info.seats.filter((_, i) => i !== me),
        people = others.filter((s) => s.person).map((s) => s.name);
    if (people.length === 0) {
        const bots = others.filter((s) => s.level).length;
        if (bots === 0) return '';
        return bots === 1 ? w.withOneBot : fill(w.withBots, { n: bots });
    }
    const [first, second] = people;
    if (people.length === 1) return fill(w.withOne, { name: first! });
    if (people.length === 2) return fill(w.withTwo, { a: first!, b: second! });
    return fill(w.withMore, { name: first!, n: people.length - 1 });
}

/** To the table; where one has left, to one's own seat again, or to watch if somebody has it by now. */
export function WayBack({ table, gold }: { table: Going; gold: boolean }) {
    const w = words.value,
        { info, left } = table,
        address = `/t/${info.link}`,
        there = () => go(address);
    if (left === null)
        return (
            <LinkButton kind={gold ? 'gold' : 'plain'} icon={gold ? undefined : armchair} href={address}>
                {w.pages.backToTable}
            </LinkButton>
        );
    return (
        <Button kind={gold ? 'gold' : 'plain'} class="take-back" onClick={() => void takeBack(info).then(there, there)}>
            {w.bar.takeBack}
        </Button>
    );
}

const sentence = ({ asked, left }: Going): string => {
    const w = words.value.pages;
    return asked ? w.yourTurnWith : left === null ? w.seatWaits : w.youLeft;
};

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
    const values = { who: company(first.info, first.left ?? first.info.you), game: shortTitle(first.info.title) };
    return (
        <div class={`home-back${first.asked ? ' is-asked' : ''}`} role="status">
            <Icon of={armchair} size={18} />
            <span class="home-back-text">
                {fill(sentence(first), values).replace(/ +(?=,|$)/g, '')}
                {tables.length > 1 && (
                    <>
                        {' '}
                        <a href="/#records">{fill(w.moreTables, { n: tables.length - 1 })}</a>
                    </>
                )}
            </span>
            <WayBack table={first} gold />
        </div>
    );
}
