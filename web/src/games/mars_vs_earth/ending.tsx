// The last page of Mars vs Earth: the room at night, the evening paper, and who was a Human, a Clone, a Martian, a
// Civilian.
import type { EndArt, EndProps } from '../../table/board';
import { nameOf, seatName } from '../../table/speech';
import { eachCard, factList, fieldList, nounOf, piles } from '../../state/context';
import { SeatBadge } from '../../ui/seat_badge';
import { fill, language, words, type Language } from '../../words/words';
import { AgentPortrait, MartianPortrait } from './art/agents';
import { SideBar, SideSign, type Side } from './art/paper';
import { Felt } from './art/rooms';
import { mveWords } from './en';
import { Herald, why } from './herald';

const WORDS: Record<Language, Record<Side | 'cloneSince' | 'martianSince', string>> = {
    en: {
        human: 'Human to the end',
        clone: 'Clone, never found',
        martian: 'Martian',
        civilian: 'Human, ousted',
        cloneSince: 'Clone since wave {n}, never found',
        martianSince: 'Clone since wave {n}, found',
    },
    it: {
        human: 'Umano fino alla fine',
        clone: 'Clone, mai scoperto',
        martian: 'Marziano',
        civilian: 'Umano, espulso',
        cloneSince: 'Clone dall’ondata {n}, mai scoperto',
        martianSince: 'Clone dall’ondata {n}, scoperto',
    },
};

const Ground = () => <Felt />;

/** Wave by wave: what the DNA made of a seat; a Clone stays one. Ousted ones end as Civilian or Martian. */
function sidesOf({ book, view }: EndProps, seat: number): Side[] {
    const noun = nounOf(book, 'dna');
    let clone = false;
    const waves: Side[] = eachCard(piles(view, 'dna')[seat]).map(({ kind }) => {
        clone ||= book.nouns[noun]?.values[kind]?.word === 'clone';
        return clone ? 'clone' : 'human';
    });
    const agents = fieldList(view, 'agents');
    if (agents.includes(seat) || waves.length === 0) return waves;
    return [...waves.slice(0, -1), clone ? 'martian' : 'civilian'];
}

function Row({ seat, ...props }: EndProps & { seat: number }) {
    const { book, info, view, winners, you } = props;
    const w = WORDS[language.value];
    const sides = sidesOf(props, seat),
        last = sides.at(-1) ?? 'human',
        agent = piles(view, 'agent')[seat]?.[0]?.[0] ?? -1;
    const noun = nounOf(book, 'agent');
    const since = sides.findIndex((s) => s === 'clone' || s === 'martian') + 1;
    const said = since ? fill(last === 'martian' ? w.martianSince : w.cloneSince, { n: since }) : w[last];
    return (
        <li class={`end-side${winners.includes(seat) ? ' is-winner' : ''}`}>
            {last === 'martian' ? (
                <MartianPortrait level={factList(view, 'level')[seat] || 1} size={34} />
            ) : (
                <AgentPortrait
                    word={book.nouns[noun]?.values[agent]?.word ?? ''}
                    seat={seat}
                    civilian={last === 'civilian'}
                    size={34}
                />
            )}
            <span class="end-side-name" title={agent >= 0 ? nameOf(book, noun, agent) : undefined}>
                <SeatBadge seat={seat} size={18} /> <b>{seat === you ? words.value.you : seatName(info, seat)}</b>
            </span>
            <SideBar label={said} parts={sides.map((side) => ({ side, rounds: 1 }))} />
            <span class="end-side-said">{said}</span>
        </li>
    );
}

/** What the bars mean. */
function Legend() {
    const w = mveWords.value;
    const sides: [Side, string][] = [
        ['human', w.human],
        ['clone', w.cloneShort],
        ['martian', WORDS[language.value].martian],
        ['civilian', w.civilian],
    ];
    return (
        <p class="end-legend">
            {sides.map(([side, name]) => (
                <span key={side}>
                    <SideSign side={side} /> {name}
                </span>
            ))}
        </p>
    );
}

function Who(props: EndProps) {
    const seats = Array.from({ length: props.book.seats }, (_, s) => s);
    const first = (s: number) => Number(!props.winners.includes(s));
    return (
        <>
            <Herald {...props} />
            <Legend />
            <ul class="end-sides">
                {seats
                    .sort((a, b) => first(a) - first(b) || a - b)
                    .map((seat) => (
                        <Row key={seat} seat={seat} {...props} />
                    ))}
            </ul>
        </>
    );
}

export const ending: EndArt = { why, Ground, Who };
