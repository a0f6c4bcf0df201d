// Mars vs Earth: every card and photograph, and the instruments one by one.
import {
    CloneJar,
    DnaCard,
    LaidCard,
    SkillCard,
    SkillPlate,
    SkillValue,
    Stamp,
    SumLadder,
    ThreatPhoto,
    cardSigns,
    skills,
    threatSigns,
    type Skill,
} from '../src/games/mars_vs_earth/art';
import { Dials } from './mars_vs_earth_table';
import { Piece, Row, title } from './show';

const kinds = Object.keys(skills) as Skill[];

const SKILL_OF = (i: number): Skill => (i < 11 ? 'science' : i < 22 ? 'diplomacy' : i < 33 ? 'military' : 'wild');

export function Cards() {
    return (
        <>
            <SkillCards />
            <States />
            <Photographs />
        </>
    );
}

function SkillCards() {
    return (
        <Row name="Skill cards, every word of cards.csv">
            {Object.keys(cardSigns).map((word, i) => (
                <SkillCard
                    key={word}
                    word={word}
                    name={title(word)}
                    skill={SKILL_OF(i)}
                    strength={(i % 3) + 1}
                    text="Success: see DNA"
                />
            ))}
        </Row>
    );
}

function States() {
    return (
        <Row name="States and sizes">
            <SkillCard
                word="hot-line"
                name="Hot Line"
                skill="diplomacy"
                strength={2}
                text="No effect"
                state={{ asked: true }}
            />
            <SkillCard
                word="atom"
                name="Home Made"
                skill="science"
                strength={2}
                text="of a set"
                state={{ picked: true }}
            />
            <SkillCard
                word="blood-test"
                name="Blood Test"
                skill="science"
                strength={1}
                text="No"
                state={{ locked: true }}
            />
            <SkillCard word="supply-drop" name="Supply Drop" skill="wild" strength={1} size="turned" />
            <SkillCard
                word="closing-argument"
                name="Closing Argument"
                skill="diplomacy"
                strength={2}
                size="read"
                text="In a Trial the Accuser side counts 1 more symbol."
            />
            <LaidCard />
            <LaidCard seat={2} />
            <LaidCard seat={6} kind="evidence" height={80} />
            <LaidCard kind="free" height={80} />
            <DnaCard side="down" />
            <DnaCard side="human" text="Human" />
            <DnaCard side="clone" text="Clone" />
        </Row>
    );
}

function Photographs() {
    return (
        <Row name="Photographs, every word of threats.csv">
            {Object.keys(threatSigns).map((word) => (
                <Piece key={word} name={title(word)}>
                    <ThreatPhoto word={word} />
                </Piece>
            ))}
        </Row>
    );
}

export function Instruments() {
    return (
        <Row name="Dials, jars, skill plates, stamps, the sum of a Threat">
            <Dials width={94} />
            {[0, 2, 5].map((n) => (
                <CloneJar
                    key={n}
                    value={n}
                    quota={5}
                    name={`wave ${n}`}
                    label={`${n} of 5`}
                    width={84}
                    current={n === 2}
                />
            ))}
            {kinds.map((skill) => (
                <Piece key={skill} name={skill}>
                    <SkillPlate skill={skill} size={34} />
                    <SkillValue skill={skill} value={4} />
                </Piece>
            ))}
            <Stamp>Top secret</Stamp>
            <Stamp tone="green">You won</Stamp>
            <Stamp size="small">Failed</Stamp>
            <div class="night mve-ladder-shown">
                <SumLadder
                    values={[2, -3, 3, 1, 1]}
                    cards={5}
                    goal={7}
                    goalText="needed 7"
                    label="The sum is 4 of 7"
                    next={4}
                />
            </div>
        </Row>
    );
}
