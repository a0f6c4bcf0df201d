// Accusations: a stand for each player with the cards laid against them. First a card of your hand, then a player.
import { Scrolls } from '../../../table/scrolls';
import lock from 'icon:tabler/lock';
import { factList, useScene } from '../../../state/context';
import { useBox } from '../../../table/box';
import { seatName } from '../../../table/speech';
import { inOrder } from '../../../table/seats_row';
import { ThingBox } from '../../../table/thing';
import { heap } from '../../../motion/lies';
import { Icon } from '../../../ui/icon';
import { SeatBadge } from '../../../ui/seat_badge';
import { fill, reasonText, words } from '../../../words/words';
import { LaidCard, Stand } from '../art';
import { mveWords } from '../en';
import { stateOf } from './hand';
import { SeatPortrait, whatIs } from './people';
import { isAsked, laidBefore, statusOf } from './read';
import { px } from '../../../ui/measure';

const PLACES = 2; // drawn before anybody has accused

function Text({ seat, by }: { seat: number; by: readonly number[] }) {
    const { view, info, thing } = useScene();
    const w = mveWords.value,
        t = thing({ noun: 1, value: seat });
    if (statusOf(view, seat) !== 'agent' || t.locked)
        return (
            <>
                <Icon of={lock} size={14} /> {t.locked ? reasonText(t.locked.rule, t.locked.why) : w.notAccused}
            </>
        );
    if (t.note) return <>{t.note}</>;
    const names = [...new Set(by)].map((s) => (s === view.seat ? words.value.you : seatName(info, s)));
    const could = factList(view, 'could-accuse')[seat] ?? 0;
    return (
        <>
            {names.length
                ? fill(seat === view.seat ? w.accuseYou : w.accuseThem, { who: names.join(', ') })
                : w.nobodyAccuses}
            {could > 0 && <small class="mve-could-accuse">{fill(w.couldAccuse, { n: could })}</small>}
        </>
    );
}

function PlayerStand({ seat, width }: { seat: number; width: number }) {
    const { book, view, info, thing } = useScene();
    const box = useBox(),
        phone = box.shape === 'phone';
    const against = laidBefore(book, view, seat),
        by = against.flatMap((l) => (l.by === null ? [] : [l.by])),
        name = seat === view.seat ? words.value.you : seatName(info, seat);
    const t = thing({ noun: 1, value: seat }),
        card = phone ? 40 : width < 150 ? 56 : 78;
    const state = { ...stateOf(t), locked: t.ring === 'locked' || statusOf(view, seat) !== 'agent' };
    return (
        <ThingBox
            target={{ noun: 1, value: seat }}
            name={`${name}, ${whatIs(book, view, seat)}, ${fill(mveWords.value.cardsAgainst, { n: against.length })}`}
            class="mve-stand-place"
        >
            <Stand
                portrait={<SeatPortrait seat={seat} size={phone ? 46 : Math.min(116, width - 40, box.height - 262)} />}
                who={
                    <>
                        <SeatBadge seat={seat} size={20} /> {name}
                    </>
                }
                what={whatIs(book, view, seat)}
                cards={
                    <span class="mve-stand-laid" {...heap(`before:${seat}`, 'card', -1, against.length)}>
                        {by.map((s, i) => (
                            <LaidCard key={i} seat={s} kind="evidence" height={card} />
                        ))}
                        {!state.locked &&
                            Array.from({ length: Math.max(0, PLACES - by.length) }, (_, i) => (
                                <LaidCard key={`f${i}`} kind="free" height={card} />
                            ))}
                    </span>
                }
                text={<Text seat={seat} by={by} />}
                own={seat === view.seat}
                state={state}
            />
        </ThingBox>
    );
}

export function Accusations() {
    const { book, view } = useScene();
    const box = useBox();
    const seats = inOrder(book.seats, view.seat),
        width = Math.min(184, (box.width - 24) / seats.length - 10);
    return (
        <Scrolls
            class={`mve-stands${isAsked(view) ? '' : ' is-waiting'}`}
            style={{ '--stand': px(Math.floor(width)), '--stand-h': px(Math.min(380, box.height - 20)) }}
        >
            {seats.map((s) => (
                <PlayerStand key={s} seat={s} width={width} />
            ))}
        </Scrolls>
    );
}
