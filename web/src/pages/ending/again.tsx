// Once more: with bots alone the same table again at once; with people a new table like this one, and the link to it in
// the chat, where the others find it as a button. A real rematch, with the same seats, has its place here.
import refresh from 'icon:tabler/refresh';
import { useState } from 'preact/hooks';
import type { TableState } from '../../state/table';
import { SeatBadge } from '../../ui/seat_badge';
import { Button } from '../../ui/button';
import { LinkButton } from '../../ui/link_button';
import { api } from '../../wire/api';
import { readLink } from '../../wire/link';
import type { Book, TableInfo } from '../../wire/types';
import { rememberSeat } from '../../state/settings';
import { fill, serverText, words } from '../../words/words';
import { botsOn, myName, openTable } from '../new_table';

const isBot = (info: TableInfo, seat: number): boolean => !info.seats[seat]!.person;

function sameTable(book: Book, info: TableInfo) {
    const bots = info.seats.map((_, s) => s).filter((s) => s !== info.you && isBot(info, s));
    const level = info.seats.find((s) => s.level)?.level ?? 'normal';
    return {
        game: book.game,
        seats: info.seats.length,
        options: book.options,
        set: null,
        bots: botsOn(bots, level),
        public: info.public,
        pace: info.pace,
        clock: info.clock,
        level,
        obvious: info.obvious,
    };
}

/** With people: my own seat again, the link for the others. */
async function invite(table: TableState, book: Book, info: TableInfo): Promise<void> {
    const made = await api.make({ ...sameTable(book, info), name: myName(), seat: info.you });
    rememberSeat(made.link, book.title, made.seat ?? 0);
    const link = `${location.origin}/t/${made.link}`;
    await table.say({ t: 'chat', text: fill(words.value.pages.end.comeAgain, { link }) });
    location.href = link;
}

/** Who wants to play again: the newest link that somebody else has said here. */
function Wish({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value.pages.end;
    const said = [...table.chat.value]
        .reverse()
        .map((c) => ({ c, link: readLink(/\S*\/t\/\S+/.exec(c.text)?.[0] ?? '') }))
        .find(
            ({ c, link }) =>
                link && 'link' in link && link.link !== table.link && c.seat !== null && c.seat !== info.you,
        );
    if (!said?.link || !('link' in said.link)) return null;
    return (
        <p class="end-wish" role="status">
            {said.c.seat !== null && <SeatBadge seat={said.c.seat} size={18} />} {fill(w.wants, { name: said.c.name })}{' '}
            <LinkButton kind="brass" size="small" href={`/t/${said.link.link}`}>
                {w.comeAlong}
            </LinkButton>
        </p>
    );
}

export function Again({ table, book, info }: { table: TableState; book: Book; info: TableInfo }) {
    const w = words.value.pages.end;
    const [why, setWhy] = useState('');
    const people = info.seats.filter((s, i) => s.person && i !== info.you).length > 0;
    const own = book.set.name !== 'house'; // its cards are not kept where a page can get them
    const again = () => {
        const going = people ? invite(table, book, info) : openTable(sameTable(book, info), book.title, true);
        going.catch((e: Error) => setWhy(e.message));
    };
    if (info.you === null || own) return <Wish table={table} info={info} />;
    return (
        <>
            <Button kind="gold" size="large" icon={refresh} class="end-again" onClick={again}>
                {people ? w.rematch : w.again}
            </Button>
            <div class="end-after">
                <Wish table={table} info={info} />
                <p>{people ? w.rematchText : w.againText}</p>
                {why && (
                    <p class="shell-refusal" role="alert">
                        {serverText(why)}
                    </p>
                )}
            </div>
        </>
    );
}
