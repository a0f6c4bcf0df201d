// What others did: one row of the story per turn, and the card large for a moment.
import type { Large, LearnedBy, StoryRow, Told } from '../../../table/board';
import { Line } from '../../../table/speech';
import type { Book, News, TableInfo, View } from '../../../wire/types';
import { fill } from '../../../words/words';
import { Icon } from '../../../ui/icon';
import { abilitySign, CardTile, LargeCard, RoleEmblem } from '../art';
import { egWords } from '../en';
import { psychShown } from './psych';
import { abilityOf, coloursOf, faceOf, roleOf } from './read';

const find = (told: Told, ...kinds: string[]): News | undefined =>
    kinds.map((kind) => told.news.find((n) => n.kind === kind)).find(Boolean);

/** What was done to somebody, by the kind of line that tells it; the seat it happened to is its second number. */
const DONE: Record<string, keyof ReturnType<typeof doneWords>> = {
    'aims-damage': 'damages',
    'aims-healing': 'heals',
    'peeks-role': 'peeksRole',
    'peeks-hand': 'peeksHand',
    'peeks-ability': 'peeksAbility',
};
const doneWords = () => egWords.value.done;

/** The news of a play: a card by its number, whoever showed it. */
const playOf = (told: Told): News | undefined => find(told, 'plays', 'shows');

interface Tale {
    words: string;
    to?: number;
}
function taleOf(book: Book, told: Told, play: News): Tale {
    const name = faceOf(book, play.pub[1] ?? 0).name;
    const done = told.news.find((n) => DONE[n.kind]),
        aims = find(told, 'aims', 'lies-before');
    if (done) return { words: doneWords()[DONE[done.kind]!], to: done.pub[1] === told.seat ? undefined : done.pub[1] };
    if (play.kind === 'shows') return { words: fill(egWords.value.showed, { name }) };
    if (aims?.kind === 'aims' && aims.pub[1] !== told.seat) return { words: name, to: aims.pub[1] };
    if (aims?.kind === 'lies-before' && aims.pub[0] !== told.seat) return { words: name, to: aims.pub[0] };
    return { words: name };
}

/** Something happened to the reader in this turn. */
const HITS = [
    'damaged',
    'skipped',
    'aims-damage',
    'aims',
    'peeks-role',
    'peeks-hand',
    'peeks-ability',
    'reveals',
    'lies-before',
];
const hitsYou = (view: View, told: Told): boolean =>
    view.seat !== null &&
    told.news.some(
        (n) =>
            HITS.includes(n.kind) &&
            (n.pub[1] === view.seat || (n.pub[0] === view.seat && n.kind !== 'aims' && !n.kind.startsWith('peeks'))),
    );

export function story(book: Book, view: View, told: Told, info: TableInfo | null): StoryRow | null {
    const play = playOf(told),
        used = find(told, 'ability');
    if (play) {
        const tale = taleOf(book, told, play);
        return {
            sign: <CardTile word={faceOf(book, play.pub[1] ?? 0).word} colours={coloursOf(book, play.pub[1] ?? 0)} />,
            ...tale,
            you: hitsYou(view, told),
        };
    }
    if (used) {
        const ability = abilityOf(book, used.pub[1] ?? 0);
        return { sign: abilitySign(ability.word), words: ability.name, you: hitsYou(view, told) };
    }
    const other = find(told, 'skipped', 'discards');
    return other ? { words: <Line book={book} info={info} news={other} rest /> } : null;
}

const SHOWN = ['plays', 'shows', 'reveals', 'ability'] as const;

export function large(book: Book, view: View, told: Told): Large | null {
    const n = find(told, ...SHOWN);
    if (!n) return null;
    const w = egWords.value,
        kind = n.pub[1] ?? 0;
    if (n.kind === 'ability') {
        const { name, text } = abilityOf(book, kind);
        return { says: fill(w.saysUses, { name }), text };
    }
    const psych = n.kind === 'plays' && psychShown(book, view, kind);
    if (psych) return psych;
    const face = faceOf(book, kind);
    const aims = find(told, 'aims', 'aims-damage', 'aims-healing');
    return {
        picture: <LargeCard word={face.word} name={face.name} colours={face.colours} text={face.text} />,
        says: fill({ plays: w.saysPlays, shows: w.saysShows, reveals: w.saysReveals }[n.kind] ?? '{name}', {
            name: face.name,
        }),
        text: face.text,
        hits: aims && aims.pub[1] === view.seat ? w.atYou : undefined,
    };
}

/** Peek at Any Card, and the abilities that look at something. */
export const learned: LearnedBy = {
    kinds: ['peeks-role', 'peeks-spare', 'peeks-ability', 'peeks-hand', 'peeks-draw', 'peeks-discard'],
    picture: (book, { kind, priv }) => {
        const value = priv?.[0] ?? -1;
        if (kind === 'peeks-ability')
            return <Icon of={abilitySign(abilityOf(book, value).word)} size={150} class="eg-seen-sign" />;
        if (kind === 'peeks-role' || kind === 'peeks-spare') {
            const role = roleOf(book, value);
            return role && <RoleEmblem role={role} size={190} />;
        }
        const { word, name, colours, text } = faceOf(book, value);
        return <LargeCard word={word} name={name} colours={colours} text={text} />;
    },
};
