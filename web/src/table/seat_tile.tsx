// A seat on the plain board: badge, name, signs, and what is in front of it.
import clock from 'icon:tabler/clock';
import crown from 'icon:tabler/crown';
import robot from 'icon:tabler/robot';
import type { ComponentChildren } from 'preact';
import { useScene } from '../state/context';
import { Icon } from '../ui/icon';
import { SeatBadge } from '../ui/seat_badge';
import { Tag } from '../ui/tag';
import { fill, words } from '../words/words';
import { seatName } from './speech';
import { ThingBox } from './thing';

const SEAT = 1;

const botSays = (level: string): string => fill(words.value.signs.bot, { level: words.value.levels[level] ?? level });

function SeatSign({ seat }: { seat: number }) {
    const { view, info } = useScene();
    const w = words.value.signs,
        s = info?.seats[seat];
    if (view.over)
        return view.result?.winners.includes(seat) ? (
            <Tag tone="good" icon={crown}>
                {w.winner}
            </Tag>
        ) : null;
    if (s?.substitute) return <Tag icon={robot}>{botSays(s.substitute)}</Tag>;
    if (s?.person && !s.here)
        return (
            <Tag tone="danger" icon={clock}>
                {w.away}
            </Tag>
        );
    if (view.asked.includes(seat)) return <Tag tone="ask">{seat === view.seat ? w.yourTurn : w.asked}</Tag>;
    if (view.may.includes(seat)) return <Tag tone="may">{w.may}</Tag>;
    return null;
}

export function SeatTile({ seat, children }: { seat: number; children?: ComponentChildren }) {
    const { view, info, thing } = useScene();
    const target = { noun: SEAT, value: seat };
    const t = thing(target),
        s = info?.seats[seat];
    return (
        <ThingBox
            target={target}
            name={seatName(info, seat)}
            class={view.asked.includes(seat) ? 'seat-tile seat-asked' : 'seat-tile'}
        >
            <div class="seat-head">
                <SeatBadge seat={seat} />
                <span class="seat-name">{view.seat === seat ? words.value.you : seatName(info, seat)}</span>
                {s && !s.person && (
                    <span class="seat-bot" title={botSays(s.level ?? '')}>
                        <Icon of={robot} size={14} label={botSays(s.level ?? '')} />
                    </span>
                )}
            </div>
            <div class="seat-body">{children}</div>
            <div class="seat-signs">
                <SeatSign seat={seat} />
                {t.note && <span class="seat-note">{t.note}</span>}
            </div>
        </ThingBox>
    );
}
