// Somebody else's step, large for a moment: the card, who played it, what it does. The table goes on under it, and an
// answer or Space ends it.
import pauseIcon from 'icon:tabler/player-pause';
import playIcon from 'icon:tabler/player-play';
import skipIcon from 'icon:tabler/player-track-next';
import type { Beat, Step } from '../state/pace';
import { actorOf } from '../state/story';
import type { TableState } from '../state/table';
import { Button } from '../ui/button';
import { SeatBadge } from '../ui/seat_badge';
import type { Book, News, TableInfo, View } from '../wire/types';
import { words } from '../words/words';
import { boardOf, type Large } from './board';
import { toldOf } from './story';
import { Line, lineText, seatName } from './speech';
import { tellsMost } from './telling';

const SHORT = 800,
    LONG = 1500,
    READ = 22, // ms per letter
    QUIET = 280; // a step with nothing to show

export interface Shown {
    seat: number | null;
    large: Large;
}

/** Who did it: the first seat that a line of the step begins with. */
const doerOf = (book: Book, fresh: readonly News[]): number | null =>
    fresh.map((n) => actorOf(book, n)).find((s) => s !== null) ?? null;

function largeOf(book: Book, info: TableInfo | null, view: View, fresh: readonly News[]): [Large, string] | null {
    const told = toldOf(book, doerOf(book, fresh), [...fresh]);
    const line = tellsMost(book, told);
    const letters = line ? lineText(book, info, line) : '';
    const own = boardOf(book.game).large;
    if (own) {
        const large = own(book, view, told, info);
        return large && [large, letters];
    }
    return line && [{ says: <Line book={book} info={info} news={line} rest /> }, letters];
}

/** What a step of others is worth: about a second, longer with more to read; null: it is nobody's. */
export function beatOf(table: TableState, step: Step, fresh: readonly News[]): Beat | null {
    const book = table.book.value;
    if (!book || !fresh.length) return null;
    const seat = doerOf(book, fresh);
    if (seat === null || seat === step.view.seat) return null;
    const found = largeOf(book, table.info.value, step.view, fresh);
    if (!found) return { ms: QUIET, show: null };
    const [large, letters] = found;
    return { ms: Math.min(LONG, Math.max(SHORT, READ * letters.length)), show: { seat, large } satisfies Shown };
}

export function ShowLarge({ table }: { table: TableState }) {
    const shown = table.pace.showing.value as Shown | null,
        w = words.value.pace,
        held = table.pace.paused.value;
    if (!shown || table.looking.value) return null;
    const { seat, large } = shown;
    return (
        <div class={`show night${large.picture ? '' : ' show-slim'}`} role="status">
            {large.picture && <div class="show-picture">{large.picture}</div>}
            <div class="show-words">
                <p class="show-says">
                    {seat !== null && (
                        <>
                            <SeatBadge seat={seat} size={24} /> <b>{seatName(table.info.value, seat)}</b>{' '}
                        </>
                    )}
                    {large.says}
                </p>
                {(large.text || large.hits) && (
                    <p class="show-text">
                        {large.text} {large.hits && <b class="show-hits">{large.hits}</b>}
                    </p>
                )}
                <span class="show-time">
                    <i
                        key={String(table.view.value?.seq)}
                        class={held ? 'is-held' : ''}
                        style={{ animationDuration: `${table.pace.lasts.value}ms` }}
                    />
                </span>
                <span class="show-buttons">
                    <Button icon={held ? playIcon : pauseIcon} onClick={() => table.pace.hold(!held)}>
                        {held ? w.goOn : w.pause}
                    </Button>
                    <Button icon={skipIcon} keys={w.space} onClick={() => table.skip()}>
                        {w.skip}
                    </Button>
                </span>
            </div>
        </div>
    );
}
