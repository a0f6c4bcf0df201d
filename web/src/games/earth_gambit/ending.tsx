// The last page of Earth Gambit: the sky of those who won or lost, and all Roles by team, the winners taller.
import type { EndArt, EndProps } from '../../table/board';
import { nameOf, seatName } from '../../table/speech';
import { nounOf, piles } from '../../state/context';
import { SeatBadge } from '../../ui/seat_badge';
import { language, words, type Language } from '../../words/words';
import { LostSky, WonSky } from './art/endings';
import { RoleCard } from './art/role';
import { teams, type Role } from './art/teams';

const isRole = (word: string): word is Role => word in teams;

function roleOf({ book, view }: EndProps, seat: number): { role: Role; name: string } | null {
    const noun = nounOf(book, 'role'),
        kind = piles(view, 'role')[seat]?.[0]?.[0] ?? -1;
    const word = book.nouns[noun]?.values[kind]?.word ?? '';
    return isRole(word) ? { role: word, name: nameOf(book, noun, kind) } : null;
}

const TITLES: Record<Language, Record<Role | 'both', string>> = {
    en: {
        alien: 'The Aliens have landed',
        scientist: 'Science has saved the Earth',
        extinctionist: 'Nothing is left of the Earth',
        both: 'The Earth is shared',
    },
    it: {
        alien: 'Gli Alieni sono atterrati',
        scientist: 'La Scienza ha salvato la Terra',
        extinctionist: 'Della Terra non resta nulla',
        both: 'La Terra è divisa',
    },
};

function title(props: EndProps): string | null {
    const sides = new Set(props.winners.flatMap((seat) => roleOf(props, seat)?.role ?? []));
    const [side] = sides;
    return side ? TITLES[language.value][sides.size > 1 ? 'both' : side] : null;
}

function Ground(props: EndProps) {
    const { winners, you } = props;
    const won = you === null ? winners.length > 0 : winners.includes(you);
    const role = winners[0] === undefined ? undefined : roleOf(props, winners[0])?.role;
    return won && role ? <WonSky role={role} /> : <LostSky />;
}

/** The winners first, then team by team. */
function Who(props: EndProps) {
    const { book, info, winners, you } = props;
    const order = Object.keys(teams);
    const seats = Array.from({ length: book.seats }, (_, seat) => ({ seat, ...roleOf(props, seat) })).sort(
        (a, b) =>
            Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)) ||
            order.indexOf(a.role ?? '') - order.indexOf(b.role ?? ''),
    );
    return (
        <ul class="end-roles">
            {seats.map(
                ({ seat, role, name }) =>
                    role && (
                        <li key={seat}>
                            <RoleCard
                                role={role}
                                name={name ?? ''}
                                height={winners.includes(seat) ? (winners.length === 1 ? 'tallest' : 'tall') : 'low'}
                                who={
                                    <>
                                        <SeatBadge seat={seat} size={18} />{' '}
                                        {seat === you ? words.value.you : seatName(info, seat)}
                                    </>
                                }
                            />
                        </li>
                    ),
            )}
        </ul>
    );
}

export const ending: EndArt = { title, Ground, Who };
