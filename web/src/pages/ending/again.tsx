// Once more with the same people: the first who wants it makes the new table, the others see who is on the way and come
// along; everybody keeps their seat. Alone with bots it begins at once.
import refresh from 'icon:tabler/refresh';
import { useState } from 'preact/hooks';
import type { TableState } from '../../state/table';
import { listed, Who } from '../../table/speech';
import { rememberSeat } from '../../state/settings';
import { Button } from '../../ui/button';
import { api, Refused } from '../../wire/api';
import { go } from '../../wire/go';
import { house } from '../../wire/house';
import type { Book, TableInfo } from '../../wire/types';
import { filled, words } from '../../words/words';
import { startSoon } from '../new_table';
import { Refusal } from '../refusal';

/** Makes the new table, or comes along; whoever is there already just goes. */
async function goOver(table: TableState, book: Book, info: TableInfo, alone: boolean): Promise<void> {
    let link = info.again?.link ?? null;
    try {
        const got = await api.rematch(table.link);
        rememberSeat(got.link, book.title, got.seat);
        if (alone) startSoon(got.link);
        link = got.link;
    } catch (e) {
        if (!(e instanceof Refused) || e.status !== 409 || !link || !info.again?.seats.includes(info.you ?? -1))
            throw e;
    }
    go(`/t/${link}`);
}

/** Who wants to play again, and who has not said so yet. */
function Wish({ info }: { info: TableInfo }) {
    const w = words.value.pages.end;
    if (!info.again) return null;
    const seats = info.again.seats,
        others = info.seats.flatMap((s, i) => (s.person && !seats.includes(i) && i !== info.you ? [i] : []));
    const who = (of: readonly number[]) => listed(of.map((s) => <Who info={info} seat={s} />));
    return (
        <p class="end-wish" role="status" data-agreed={seats.length}>
            {filled(seats.length === 1 ? w.wants : w.want, { who: who(seats) })}{' '}
            {others.length > 0 && filled(w.notYet, { who: who(others) })}
        </p>
    );
}

export function Again({ table, book, info }: { table: TableState; book: Book; info: TableInfo }) {
    const w = words.value.pages.end;
    const [why, setWhy] = useState('');
    const alone = house.alone || !info.seats.some((s, i) => s.person && i !== info.you);
    if (info.you === null || !info.seats[info.you]?.person) return <Wish info={info} />;
    const go = () => goOver(table, book, info, alone).catch((e: Error) => setWhy(e.message));
    const text = alone ? w.again : info.again ? w.comeAlong : w.rematch;
    return (
        <>
            <Button kind="gold" size="large" icon={refresh} class="end-again" onClick={() => void go()}>
                {text}
            </Button>
            <div class="end-after">
                {!alone && <Wish info={info} />}
                <p>{alone ? w.againText : w.rematchText}</p>
                <Refusal why={why} />
            </div>
        </>
    );
}
