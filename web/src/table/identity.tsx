// Who you are and what you want: a panel in the dock, a line on a phone. It is never out of sight but by the eye or H.
import eye from 'icon:tabler/eye';
import eyeOff from 'icon:tabler/eye-off';
import { useScene } from '../state/context';
import type { TableState } from '../state/table';
import { ToolButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { SeatBadge } from '../ui/seat_badge';
import { words } from '../words/words';
import { boardOf, type Identity } from './board';
import { clockText, useClock } from './clock';
import { seatName } from './speech';

/** How many em its longest word needs in the widest of our fonts: it gets smaller where there is no room for it. */
const needs = (name: string): number => 1 + 0.66 * Math.max(...name.split(' ').map((word) => word.length));

/** "You are an" in small letters, "Alien" in large ones. */
function Who({ me }: { me: Identity }) {
    const at = me.name ? me.who.indexOf(me.name) : -1;
    if (!me.name || at < 0) return <b class="me-name">{me.who}</b>;
    const before = me.who.slice(0, at).trim(),
        after = me.who.slice(at + me.name.length).trim();
    return (
        <>
            {before && <span class="me-before">{before} </span>}
            <b class="me-name" style={{ '--me-needs': needs(me.name) }}>
                {me.name}
            </b>
            {after && <span class="me-before"> {after}</span>}
        </>
    );
}

function Eye({ table }: { table: TableState }) {
    const w = words.value.settings;
    return (
        <span class="me-eye">
            <ToolButton
                icon={table.hidden.value ? eyeOff : eye}
                label={table.hidden.value ? w.show : w.hide}
                pressed={table.hidden.value}
                onClick={() => (table.hidden.value = !table.hidden.value)}
            />
        </span>
    );
}

/** Without an identity of the game's own: who sits here. */
function useMe(): Identity | null {
    const { book, view, info, hidden } = useScene();
    const w = words.value.me;
    if (view.seat === null)
        return { emblem: <Icon of={eye} size={26} />, who: w.watching, goal: w.watchText, secret: false };
    const own = boardOf(book.game).identity?.(book, view);
    if (own && hidden && own.secret !== false)
        return { emblem: <Icon of={eyeOff} size={26} />, who: w.hidden, goal: w.hiddenText };
    return (
        own ?? {
            emblem: <SeatBadge seat={view.seat} size={40} />,
            who: seatName(info, view.seat),
            goal: '',
        }
    );
}

export function IdentityPanel({ table }: { table: TableState }) {
    const { book, view, info } = useScene();
    const me = useMe();
    const left = useClock(info, view.seat);
    const board = boardOf(book.game);
    if (!me) return null;
    const old = !board.identity && board.You && view.seat !== null;
    return (
        <section class={`me ${me.tint ?? ''}`} aria-label={words.value.me.label}>
            <div class="me-head">
                <span class="me-emblem">{me.emblem}</span>
                <p class="me-who">
                    <Who me={me} />
                </p>
            </div>
            {!old && <p class="me-goal">{me.goal}</p>}
            {!old && <p class="me-short">{me.short ?? me.goal}</p>}
            {me.more && <div class="me-more">{me.more}</div>}
            {old && board.You && (
                <div class="me-more you" role="group" tabIndex={0} aria-label={words.value.me.label}>
                    <board.You />
                </div>
            )}
            {left !== null && view.seat !== null && view.asked.includes(view.seat) && (
                <b class="me-clock">{clockText(left)}</b>
            )}
            {view.seat !== null && <Eye table={table} />}
        </section>
    );
}
