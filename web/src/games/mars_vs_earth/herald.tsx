// The evening paper on the last page: how it ended, what was left of Earth, who had been a Clone.
import type { EndProps } from '../../table/board';
import { outcomeText } from '../../table/ending';
import { Line, nameOf, seatName } from '../../table/speech';
import { eachCard, fact, fieldList, nounOf, piles } from '../../state/context';
import type { News } from '../../wire/types';
import { fill, language, words, type Language } from '../../words/words';
import { Newspaper } from './art/paper';
import { ResourceSign } from './art/skills';
import { Stamp } from './art/stamp';
import { beaten, CLONE, RESOURCES, resourcesOf, statusOf, toBeat } from './parts/read';
import './herald.css';

const WORDS: Record<Language, Record<string, string>> = {
    en: {
        edition: 'Late edition',
        paper: 'The Earth Herald',
        price: '5 cents',
        saved: 'Earth is saved',
        mars: 'Mars rules',
        open: 'No winner yet',
        savedUnder: '{n} of {of} Threats beaten. The saucers turn back.',
        marsUnder: '{resource}: nothing left. {n} of {of} Threats beaten.',
        nothingLeft: '{resource}: nothing left.',
        enough: '{n} of {of} Threats beaten.',
        lastRound: 'The last round is over.',
        noClones: 'Nobody at this table was a Clone.',
        clones: 'Clones among the Agents: {who}.',
        found: '{n} of {of} found out.',
        won: 'You won',
        lost: 'You lost',
    },
    it: {
        edition: 'Ultima edizione',
        paper: 'L’Araldo della Terra',
        price: '5 soldi',
        saved: 'La Terra è salva',
        mars: 'Marte comanda',
        open: 'Nessun vincitore',
        savedUnder: 'Sventate {n} Minacce su {of}. I dischi tornano indietro.',
        marsUnder: '{resource}: non resta nulla. Sventate {n} Minacce su {of}.',
        nothingLeft: '{resource}: non resta nulla.',
        enough: 'Sventate {n} Minacce su {of}.',
        lastRound: 'L’ultimo round è finito.',
        noClones: 'A questo tavolo nessuno era un Clone.',
        clones: 'Cloni fra gli Agenti: {who}.',
        found: 'Scoperti {n} su {of}.',
        won: 'Hai vinto',
        lost: 'Hai perso',
    },
};

const HEADLINES: Record<string, string> = { Humans: 'saved', Martians: 'mars' };

/** The Resource that has run out; null: none has. */
function goneOf({ book, view }: EndProps): string | null {
    const gone = fieldList(view, 'resource').findIndex((n) => n <= 0);
    return gone < 0 ? null : nameOf(book, nounOf(book, 'resource'), gone);
}
const countsOf = ({ view }: EndProps) => ({ n: beaten(view), of: toBeat(view) });

function under(props: EndProps): string {
    const w = WORDS[language.value],
        outcome = props.view.result?.outcome ?? '',
        resource = goneOf(props);
    if (outcome === 'Humans') return fill(w['savedUnder']!, countsOf(props));
    if (resource === null) return `${outcomeText(props.book, outcome)}.`;
    return fill(w['marsUnder']!, { ...countsOf(props), resource });
}

/** The Threat that was beaten or not, or the Trial; a beaten one takes nothing, then it was a card. */
function causeOf(news: readonly News[], human: boolean): News | undefined {
    const last = (...kinds: string[]) => news.filter((n) => kinds.includes(n.kind)).at(-1);
    const cause = last('failed', 'success', 'ousted');
    return human || (cause && cause.kind !== 'success') ? cause : last('effect');
}

/** "Food: nothing left. Giant Ants is not defeated: 4 against difficulty 9." */
export function why(props: EndProps, news: readonly News[]) {
    const w = WORDS[language.value],
        { book, info, view } = props,
        human = view.result?.outcome === 'Humans',
        resource = goneOf(props),
        cause = causeOf(news, human);
    if (!human && resource === null) return w['lastRound'];
    return (
        <>
            {human ? fill(w['enough']!, countsOf(props)) : fill(w['nothingLeft']!, { resource: resource! })}{' '}
            {cause && (
                <>
                    <Line book={book} info={info} news={cause} />.
                </>
            )}
        </>
    );
}

/** Whose DNA has a Clone in it: all cards lie open now. */
const clonesOf = ({ book, view }: EndProps): number[] =>
    Array.from({ length: book.seats }, (_, s) => s).filter((s) =>
        eachCard(piles(view, 'dna')[s]).some((c) => c.kind === CLONE),
    );

function Tale(props: EndProps) {
    const { info, view, you } = props,
        w = WORDS[language.value],
        clones = clonesOf(props);
    if (!clones.length) return <p>{w['noClones']}</p>;
    const who = clones.map((s) => (s === you ? words.value.you : seatName(info, s))).join(', '),
        found = clones.filter((s) => statusOf(view, s) === 'martian').length;
    return (
        <>
            <p>{fill(w['clones']!, { who })}</p>
            <p>{fill(w['found']!, { n: found, of: clones.length })}</p>
        </>
    );
}

export function Herald(props: EndProps) {
    const { book, view, winners, you } = props,
        w = WORDS[language.value],
        outcome = view.result?.outcome ?? '',
        low = fact(view, 'low') ?? 4;
    const won = you !== null && winners.includes(you);
    return (
        <div class="end-herald">
            <Newspaper
                mast={[w['edition']!, w['paper']!, w['price']!]}
                headline={w[HEADLINES[outcome] ?? 'open']!}
                under={under(props)}
                winner={outcome === 'Martians' ? 'mars' : 'earth'}
                story={<Tale {...props} />}
                box={RESOURCES.map((resource, at) => {
                    const n = resourcesOf(view)[at] ?? 0;
                    return (
                        <span key={resource} class={n < low ? 'is-low' : ''}>
                            <ResourceSign resource={resource} size={15} /> {nameOf(book, nounOf(book, 'resource'), at)}{' '}
                            {n}
                        </span>
                    );
                })}
            >
                {you !== null && (
                    <Stamp tone={won ? 'green' : 'red'} size="small" fresh>
                        {(won ? w['won'] : w['lost']) ?? ''}
                    </Stamp>
                )}
            </Newspaper>
        </div>
    );
}
