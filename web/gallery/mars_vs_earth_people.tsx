// Mars vs Earth: Agents and Martians, who they say they are, those who are accused, and the court.
import {
    AgentPortrait,
    Courtroom,
    DnaCard,
    LaidCard,
    MartianPortrait,
    SkillCard,
    Stamp,
    Stand,
    agents,
    identityClass,
    type Identity,
} from '../src/games/mars_vs_earth/art';
import { range } from '../src/ui/geometry';
import { SeatBadge } from '../src/ui/seat_badge';
import { Piece, Row, title } from './show';

export function Court() {
    return (
        <div class="gallery-board night">
            <Courtroom />
            <div class="mve-side-l">
                <SkillCard
                    word="friendly-fire"
                    name="Friendly Fire"
                    skill="military"
                    strength={2}
                    size="evidence"
                    text="No effect in a Trial"
                />
                <SkillCard
                    word="forensic-report"
                    name="Forensic Report"
                    skill="science"
                    strength={2}
                    size="evidence"
                    text="Accusers count 1 more"
                />
            </div>
            <div class="mve-accused">
                <AgentPortrait word="roger-underhill" seat={5} size={150} frame="brass" />
                <span class="mve-verdict">
                    <Stamp tone="dark">Ousted</Stamp>
                </span>
            </div>
            <div class="mve-side-r">
                <LaidCard seat={3} kind="evidence" height={168} />
                <DnaCard side="human" text="Human" height={120} />
                <DnaCard side="down" height={120} state={{ changed: true }} />
            </div>
        </div>
    );
}

export function Stands() {
    const slots = [
        <LaidCard key={0} seat={1} kind="evidence" height={80} />,
        <LaidCard key={1} kind="free" height={80} />,
    ];
    const one = (seat: number, word: string, text: string, state: object) => (
        <Stand
            key={seat}
            portrait={<AgentPortrait word={word} seat={seat} size={116} civilian={'locked' in state} />}
            who={[<SeatBadge key="seat" seat={seat} size={20} />, title(word)]}
            what="Agent"
            cards={'locked' in state ? null : slots}
            text={text}
            own={seat === 0}
            state={state}
        />
    );
    return (
        <>
            {one(5, 'codename-sentry', 'Vega accuses. You would second: Trial.', { picked: true })}
            {one(3, 'codename-olive', 'nobody accuses', { asked: true })}
            {one(0, 'codename-prism', 'Bea accuses you. No second yet.', {})}
            {one(2, 'codename-rocket', 'cannot be accused', { locked: true })}
        </>
    );
}

export function Identities() {
    const who: [Identity, string][] = [
        ['human', 'Human Agent'],
        ['clone', 'Martian Clone'],
        ['martian', 'Martian'],
        ['civilian', 'Civilian'],
    ];
    return (
        <>
            {who.map(([identity, name]) => (
                <div key={identity} class={`mve-identity ${identityClass(identity)}`}>
                    You are a<b>{name}</b>
                </div>
            ))}
        </>
    );
}

export function Portraits() {
    const words = Object.keys(agents);
    return (
        <>
            <Row name="Twelve Agents">
                {words.map((word, i) => (
                    <Piece key={word} name={title(word)}>
                        <AgentPortrait word={word} seat={i % 10} size={170} />
                    </Piece>
                ))}
            </Row>
            <Row name="Martians by level; an Agent of a home-made set; Civilians">
                {range(6).map((i) => (
                    <Piece key={i} name={`Level ${i + 1}`}>
                        <MartianPortrait level={i + 1} size={170} />
                    </Piece>
                ))}
                <AgentPortrait word="somebody-else" seat={3} size={120} />
                <AgentPortrait word="codename-rocket" seat={2} size={120} civilian />
                <AgentPortrait word="codename-beacon" seat={7} size={120} civilian />
            </Row>
            <Row name="At a seat, 38; in a line, 26">
                {words.map((word, i) => (
                    <AgentPortrait key={word} word={word} seat={i % 10} size={38} />
                ))}
                {range(6).map((i) => (
                    <MartianPortrait key={i} level={i + 1} size={38} />
                ))}
                {words.slice(0, 6).map((word, i) => (
                    <AgentPortrait key={word} word={word} seat={i} size={26} />
                ))}
            </Row>
        </>
    );
}
