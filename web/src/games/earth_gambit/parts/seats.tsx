// A seat in the seats row: cards, damage, what is in front of it, its ability; and who you are.
import bandage from 'icon:tabler/bandage';
import eye from 'icon:tabler/eye';
import { heap, lies } from '../../../motion/lies';
import { count, eachCard, fieldList, piles, useScene } from '../../../state/context';
import type { Identity } from '../../../table/board';
import { Icon } from '../../../ui/icon';
import type { Book, View } from '../../../wire/types';
import { fill, filled } from '../../../words/words';
import { AbilityMark, CardTile, identityClass, RoleEmblem, Shape, teams } from '../art';
import { egWords } from '../en';
import { faceOf, roleAt, ROLES } from './read';

const hurt = (view: View, seat: number): boolean => fieldList(view, 'damaged').includes(seat);
const cardsIn = (view: View, seat: number): number => count(piles(view, 'hand')[seat]);

/** Cards of other hands that you have seen. */
function Known({ seat }: { seat: number }) {
    const { book, view } = useScene();
    if (seat === view.seat) return null;
    const role = roleAt(book, view, seat);
    return (
        <>
            {role && (
                <span
                    class={`eg-known eg-known-role ${identityClass(role.role)}`}
                    title={fill(egWords.value.isA, { role: role.name })}
                >
                    <Icon of={teams[role.role].sign} size={17} label={fill(egWords.value.isA, { role: role.name })} />
                    <span class="eg-mark-word" aria-hidden="true">
                        {role.name}
                    </span>
                </span>
            )}
            {eachCard(piles(view, 'hand')[seat])
                .filter((c) => c.kind >= 0)
                .map((c, i) => (
                    <span
                        key={i}
                        class="eg-known"
                        title={faceOf(book, c.kind).name}
                        {...lies(`hand:${seat}`, 'card', c.kind)}
                    >
                        <Icon of={eye} size={13} label={faceOf(book, c.kind).name} />
                        <CardTile word={faceOf(book, c.kind).word} size={15} />
                    </span>
                ))}
        </>
    );
}

export function SeatMark({ seat }: { seat: number }) {
    const { book, view } = useScene();
    const w = egWords.value,
        n = cardsIn(view, seat),
        known = eachCard(piles(view, 'hand')[seat]).filter((c) => c.kind >= 0).length;
    const abilities = book.options['special_abilities'] === 'on';
    return (
        <span class="eg-mark">
            <span class="eg-mark-cards" {...(seat === view.seat ? {} : heap(`hand:${seat}`, 'card', -1, n - known))}>
                <i class="eg-mark-back" /> {n}
            </span>
            {hurt(view, seat) && (
                <span class="eg-hurt">
                    <Icon of={bandage} size={15} label={w.damaged} />
                    <span class="eg-mark-word">{w.damaged}</span>
                </span>
            )}
            {eachCard(piles(view, 'front')[seat]).map((c, i) => (
                <span key={i} title={faceOf(book, c.kind).name} {...lies(`front:${seat}`, 'card', c.kind)}>
                    <CardTile word={faceOf(book, c.kind).word} size={16} />
                </span>
            ))}
            {abilities && (
                <AbilityMark
                    used={!count(piles(view, 'ability')[seat])}
                    label={count(piles(view, 'ability')[seat]) ? w.unused : w.usedUp}
                />
            )}
            <Known seat={seat} />
        </span>
    );
}

export function seatSays(book: Book, view: View, seat: number): string {
    const w = egWords.value,
        role = seat === view.seat ? null : roleAt(book, view, seat);
    return [
        fill(w.inHand, { n: cardsIn(view, seat) }),
        hurt(view, seat) ? w.damaged : '',
        ...eachCard(piles(view, 'front')[seat]).map((c) => faceOf(book, c.kind).name),
        role ? fill(w.isA, { role: role.name }) : '',
        ...(seat === view.seat ? [] : eachCard(piles(view, 'hand')[seat]).filter((c) => c.kind >= 0)).map((c) =>
            fill(w.holds, { card: faceOf(book, c.kind).name }),
        ),
    ]
        .filter(Boolean)
        .join(', ');
}

/** How many of each Role are in this game, as the setup of the set says; all may not be dealt. */
function teamsPlay(book: Book): string | null {
    const row = book.sheets['setup']?.find((r) => Number(r['players']) === book.seats);
    if (!row) return null;
    const w = egWords.value;
    const parts = ROLES.map((role) => ({ role, n: Number(row[`${role}s`] ?? 0) })).filter(({ n }) => n > 0);
    return fill(w.play3, {
        teams: parts.map(({ role, n }) => `${n} ${n === 1 ? w.roleOne[role] : w.roleMany[role]}`).join(', '),
    });
}

export function identity(book: Book, view: View): Identity | null {
    const mine = view.seat === null ? null : roleAt(book, view, view.seat);
    if (!mine) return null;
    const w = egWords.value,
        { colour } = teams[mine.role];
    const values = {
        n: <b>{String(view.facts[`goal_${colour}`] ?? '')}</b>,
        colour: w.many[colour],
        sign: <Shape colour={colour} size={14} />,
    };
    return {
        emblem: <RoleEmblem role={mine.role} size={46} />,
        who: w.youAre[mine.role],
        name: mine.name,
        goal: filled(w.goal, values),
        short: filled(w.goalShort, values),
        more: teamsPlay(book),
        tint: identityClass(mine.role),
    };
}
