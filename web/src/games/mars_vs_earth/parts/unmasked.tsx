// Somebody takes off the mask: the face of the Agent falls, and a Martian stands there.
import { useScene } from '../../../state/context';
import { useBox } from '../../../table/box';
import { seatName } from '../../../table/speech';
import { fill } from '../../../words/words';
import { AgentPortrait, DnaCard, Felt, MartianPortrait } from '../art';
import { mveWords } from '../en';
import { CLONE, wordOf } from './read';

/** What the lines after `end` say of this seat. */
function useFace(end: number) {
    const { told = [] } = useScene();
    const seat = told[end]?.pub[0] ?? 0;
    const then = told.slice(end + 1).filter((n) => n.pub[0] === seat);
    return {
        seat,
        agent: then.find((n) => n.kind === 'agent-gone')?.pub[1],
        level: then.find((n) => n.kind === 'martian')?.pub[1] ?? 1,
        dna: then.filter((n) => n.kind === 'dna').map((n) => n.pub[2] ?? 0),
    };
}

export function Unmasked({ end, steps }: { end: number; steps: number }) {
    const { book, info, view } = useScene();
    const w = mveWords.value,
        box = useBox(),
        size = Math.min(220, Math.round(box.height * 0.5)),
        { seat, agent, level, dna } = useFace(end);
    const mask =
        agent === undefined ? null : (
            <AgentPortrait word={wordOf(book, 'agent', agent)} seat={seat} size={size} frame="brass" />
        );
    return (
        <div class="mve mve-moment mve-unmasked" data-steps={steps}>
            <Felt />
            <h2 class="mve-wave-title">
                {seat === view.seat ? w.youUnmask : fill(w.unmasks, { who: seatName(info, seat) })}
            </h2>
            <span class="mve-accused-face">
                {steps > 0 || !mask ? <MartianPortrait level={level} size={size} frame="brass" /> : mask}
                {steps > 0 && mask && <span class="mve-mask">{mask}</span>}
            </span>
            <p>{fill(w.martian, { n: level })}</p>
            <span class="mve-dna-row">
                {dna.map((kind, i) => (
                    <DnaCard
                        key={i}
                        side={kind === CLONE ? 'clone' : 'human'}
                        text={kind === CLONE ? w.cloneShort : w.human}
                        height={62}
                    />
                ))}
            </span>
        </div>
    );
}
