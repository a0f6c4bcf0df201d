// A seat at the table: badge, name, signs, and what a board puts on it.
import type { ComponentChildren } from 'preact';
import { useScene } from '../state/context';
import { fill, words } from '../words/words';
import { Badge, Icon } from './icon';
import { Tag } from './cards';
import { seatName } from './speech';
import { ThingBox } from './thing';

const SEAT = 1;

export function SeatSign({ seat }: { seat: number }) {
    const { view, info } = useScene();
    const w = words.value.signs,
        s = info?.seats[seat];
    if (view.over)
        return view.result?.winners.includes(seat) ? (
            <Tag tone="good">
                <Icon name="first" size={12} /> {w.winner}
            </Tag>
        ) : null;
    if (s?.substitute)
        return (
            <Tag>
                <Icon name="bot" size={12} /> {fill(w.bot, { level: words.value.levels[s.substitute] ?? s.substitute })}
            </Tag>
        );
    if (s?.person && !s.here)
        return (
            <Tag tone="danger">
                <Icon name="clock" size={12} /> {w.away}
            </Tag>
        );
    if (view.asked.includes(seat)) return <Tag tone="ask">{seat === view.seat ? w.yourTurn : w.asked}</Tag>;
    if (view.may.includes(seat)) return <Tag tone="may">{w.may}</Tag>;
    return null;
}

/** verbs: if the seat means different things in different verbs, only these. spoken: more for the ear. */
export function SeatTile({
    seat,
    side,
    spoken,
    children,
    class: cls = '',
}: {
    seat: number;
    side?: ComponentChildren;
    spoken?: string;
    children?: ComponentChildren;
    class?: string;
}) {
    const { view, info, thing, changed } = useScene();
    const target = { noun: SEAT, value: seat };
    const t = thing(target);
    const s = info?.seats[seat];
    const you = view.seat === seat;
    return (
        <ThingBox
            target={target}
            name={`${seatName(info, seat)}${spoken ? `, ${spoken}` : ''}`}
            class={`seat-tile ${cls}${you ? ' seat-you' : ''}${view.asked.includes(seat) ? ' seat-asked' : ''}${changed.has(seat) ? ' seat-changed' : ''}`}
        >
            <div class="seat-head">
                <Badge seat={seat} size={26} />
                <span class="seat-name">{you ? words.value.you : seatName(info, seat)}</span>
                {s && !s.person && (
                    <span class="seat-bot" title={fill(words.value.signs.bot, { level: s.level ?? '' })}>
                        <Icon
                            name="bot"
                            size={14}
                            label={fill(words.value.signs.bot, {
                                level: words.value.levels[s.level ?? ''] ?? s.level ?? '',
                            })}
                        />
                    </span>
                )}
                <span class="seat-side">{side}</span>
            </div>
            <div class="seat-body">{children}</div>
            <div class="seat-signs">
                <SeatSign seat={seat} />
                {t.note && <span class="seat-note">{t.note}</span>}
            </div>
        </ThingBox>
    );
}
