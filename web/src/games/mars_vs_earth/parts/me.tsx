// Who you are in Mars vs Earth and what you want, in words; your DNA stands below.
import type { Identity } from '../../../table/board';
import type { Book, View } from '../../../wire/types';
import { fill, filled } from '../../../words/words';
import { AgentPortrait, identityClass, MartianPortrait, type Side } from '../art';
import { mveWords } from '../en';
import { agentKind, CLONE, dnaOf, isTogether, levelOf, shortAgent, sideOf, toBeat, wordOf } from './read';

function Dna({ view, seat }: { view: View; seat: number }) {
    const w = mveWords.value;
    return (
        <span class="mve-my-dna">
            {dnaOf(view, seat).map((kind, i) => (
                <span key={i} class={kind === CLONE ? 'is-clone' : ''}>
                    {i + 1} {kind === CLONE ? w.cloneShort : w.human}
                </span>
            ))}
        </span>
    );
}

function Emblem({ book, view, seat, side }: { book: Book; view: View; seat: number; side: Side }) {
    if (side === 'clone' || side === 'martian')
        return <MartianPortrait level={Math.max(1, levelOf(view, seat))} size={48} />;
    const word = wordOf(book, 'agent', agentKind(view, seat));
    return <AgentPortrait word={word} seat={seat} civilian={side === 'civilian'} size={48} />;
}

/** Sentence, name in it, goal, goal in a few words. */
function said(book: Book, view: View, seat: number, side: Side): [string, string, string, string] {
    const w = mveWords.value;
    if (isTogether(book, view)) return [w.youTogether, w.human, w.goalTogether, w.shortTogether];
    switch (side) {
        case 'clone':
            return [w.youClone, w.hiddenClone, w.goalClone, w.shortMars];
        case 'martian':
            return [fill(w.youMartian, { n: levelOf(view, seat) }), w.martianName, w.goalMartian, w.shortMars];
        case 'civilian':
            return [w.youCivilian, w.civilian, w.goalCivilian, w.shortHuman];
        default:
            return [w.youHuman, w.human, w.goalHuman, w.shortHuman];
    }
}

export function identity(book: Book, view: View): Identity | null {
    const seat = view.seat;
    if (seat === null) return null;
    const side = sideOf(view, seat),
        [who, name, goal, short] = said(book, view, seat, side);
    const parts = { n: toBeat(view), agent: shortAgent(book, view, seat) };
    return {
        emblem: <Emblem book={book} view={view} seat={seat} side={side} />,
        who,
        name,
        goal: <>{filled(goal, { n: <b>{parts.n}</b>, agent: parts.agent })}</>,
        short: fill(short, parts),
        more: <Dna view={view} seat={seat} />,
        tint: identityClass(side),
        secret: side === 'human' || side === 'clone',
    };
}
