// The title of the page says whose turn it is, so that a tab in the background does.
import type { TableState } from '../state/table';
import { promptText, seatName } from '../table/speech';
import { fill, words } from '../words/words';
import { shortTitle } from './new_table';

export function tableTitle(table: TableState): string {
    const info = table.info.value,
        book = table.book.value,
        view = table.view.value,
        w = words.value;
    if (table.lost.value === 'moved') return `${w.calls.device.moved} – Orrery`;
    if (!info || !book) return 'Orrery';
    const game = shortTitle(book.title);
    if (!view || info.state === 'gathering') return `${info.code.toUpperCase()} – ${game}`;
    if (view.over) {
        if (info.you === null) return `${w.bar.over} – ${game}`;
        return `${view.result?.winners.includes(info.you) ? w.pages.end.won : w.pages.end.lost} – ${game}`;
    }
    if (table.asked.value) return `● ${w.pages.yourTurn}: ${promptText(book, info, view)} – ${game}`;
    const who = view.asked.map((s) => seatName(info, s));
    const plays = fill(who.length === 1 ? w.bar.plays : w.bar.playMany, { who: who.join(', ') });
    return who.length ? `${plays} – ${game}` : game;
}
