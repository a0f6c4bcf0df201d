// Who could have been what, as the seat whose eyes we have could believe it then.
import { useEffect, useState } from 'preact/hooks';
import { nameSaid, seatName } from '../../table/speech';
import { SeatBadge } from '../../ui/seat_badge';
import { api } from '../../wire/api';
import { words } from '../../words/words';
import type { Eyes, Film } from './film';

interface Beliefs {
    sides: string[];
    at: number[][][];
}

export function BeliefsOf({ link, film, eyes, at }: { link: string; film: Film; eyes: Eyes; at: number }) {
    const { book, info } = film;
    const [all, setAll] = useState<{ eyes: Eyes; beliefs: Beliefs } | null>(null);
    useEffect(() => {
        if (typeof eyes === 'number')
            api.get<Beliefs>(api.at(link, `/beliefs?eyes=${eyes}`)).then(
                (beliefs) => setAll({ eyes, beliefs }),
                () => setAll(null),
            );
    }, [link, eyes]);
    const now = all?.eyes === eyes ? all.beliefs.at[Math.min(at, all.beliefs.at.length - 1)] : undefined;
    if (!now || !all) return null;
    return (
        <section class="film-beliefs">
            <h3>{words.value.replay.beliefs}</h3>
            {Array.from({ length: book.seats }, (_, s) => s)
                .filter((s) => s !== eyes)
                .map((s) => (
                    <p key={s} class="film-belief">
                        <span>
                            <SeatBadge seat={s} size={18} /> {seatName(info, s)}
                        </span>
                        {all.beliefs.sides.map((side, k) => (
                            <span key={side}>
                                {nameSaid(book, side)} <b>{now[s]?.[k] ?? 0}%</b>
                                <meter min={0} max={100} value={now[s]?.[k] ?? 0} aria-label={nameSaid(book, side)} />
                            </span>
                        ))}
                    </p>
                ))}
        </section>
    );
}
