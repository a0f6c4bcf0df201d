// Who could have been what, as the seat whose eyes we have could believe it then: by the script, and by the network.
import { useEffect, useState } from 'preact/hooks';
import { nameSaid, seatName } from '../../table/speech';
import { SeatBadge } from '../../ui/seat_badge';
import { api } from '../../wire/api';
import { fill, words } from '../../words/words';
import type { Eyes, Film } from './film';

interface Beliefs {
    sides: string[];
    at: number[][][];
    net?: number[][][];
}

function Share({ percent, label }: { percent: number; label: string }) {
    return (
        <>
            <b>{percent}%</b>
            <meter min={0} max={100} value={percent} aria-label={label} />
        </>
    );
}

export function BeliefsOf({ link, film, eyes, at }: { link: string; film: Film; eyes: Eyes; at: number }) {
    const { book, info } = film;
    const w = words.value.replay;
    const [all, setAll] = useState<{ eyes: Eyes; beliefs: Beliefs } | null>(null);
    useEffect(() => {
        if (typeof eyes === 'number')
            api.get<Beliefs>(api.at(link, `/beliefs?eyes=${eyes}`)).then(
                (beliefs) => setAll({ eyes, beliefs }),
                () => setAll(null),
            );
    }, [link, eyes]);
    const step = all ? Math.min(at, all.beliefs.at.length - 1) : 0,
        now = all?.eyes === eyes ? all.beliefs.at[step] : undefined,
        net = all?.beliefs.net?.[step];
    if (!now || !all) return null;
    return (
        <section class="film-beliefs">
            <h3>{w.beliefs}</h3>
            {net && <p>{w.beliefsBoth}</p>}
            {Array.from({ length: book.seats }, (_, s) => s)
                .filter((s) => s !== eyes)
                .map((s) => (
                    <p key={s} class="film-belief">
                        <span>
                            <SeatBadge seat={s} size={18} /> <span>{seatName(info, s)}</span>
                        </span>
                        {all.beliefs.sides.map((side, k) => (
                            <span key={side}>
                                <span class="film-belief-side" title={nameSaid(book, side)}>
                                    {nameSaid(book, side)}
                                </span>{' '}
                                <Share percent={now[s]?.[k] ?? 0} label={nameSaid(book, side)} />
                                {net && (
                                    <Share
                                        percent={net[s]?.[k] ?? 0}
                                        label={fill(w.byNet, { side: nameSaid(book, side) })}
                                    />
                                )}
                            </span>
                        ))}
                    </p>
                ))}
        </section>
    );
}
