// Whose eyes the replay has: all cards, one seat, or a watcher.
import eye from 'icon:tabler/eye';
import off from 'icon:tabler/eye-off';
import { seatName } from '../../table/speech';
import { Segmented } from '../../ui/segmented';
import { SeatBadge } from '../../ui/seat_badge';
import { words } from '../../words/words';
import type { Eyes, Film } from './film';

export function EyesRow({ film: { book, info }, eyes, change }: { film: Film; eyes: Eyes; change: (e: Eyes) => void }) {
    const w = words.value.replay;
    const name = (s: number) => (s === info.you ? words.value.you : seatName(info, s)); // as the story says it
    const seats = Array.from({ length: book.seats }, (_, s) => ({
        value: String(s),
        text: (
            <>
                <SeatBadge seat={s} size={18} /> <span class="film-name">{name(s)}</span>
            </>
        ),
        label: name(s),
    }));
    return (
        <div class="film-eyes">
            <Segmented
                name={w.eyes}
                value={String(eyes)}
                options={[
                    { value: 'all', text: w.all, icon: eye },
                    ...seats,
                    { value: 'watcher', text: <span class="film-name">{w.watcher}</span>, icon: off, label: w.watcher },
                ]}
                change={(v) => change(v === 'all' || v === 'watcher' ? v : Number(v))}
            />
        </div>
    );
}
