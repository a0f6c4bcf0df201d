// The three gauges with their words, and the rack of Science in the order played.
import { useRef } from 'preact/hooks';
import { lies } from '../../../motion/lies';
import { field, useScene } from '../../../state/context';
import { ThingBox } from '../../../table/thing';
import { fill } from '../../../words/words';
import { Rack, Science, Shape, TeamGauge } from '../art';
import { egWords } from '../en';
import { faceOf, scienceOf, scores, type Played, type Score } from './read';

const TEAM = { red: 'aliens', blue: 'scientists', yellow: 'extinctionists' } as const;
export const teamName = ({ colour }: Score): string => egWords.value[TEAM[colour]];

/** How far a team is, in words: "2 more red and you win". */
export function farOf({ colour, have, goal, own }: Score): string {
    const w = egWords.value,
        n = goal - have;
    if (n <= 0) return w.reached;
    if (n === 1) return fill(own ? w.oneMoreYou : w.oneMore, { colour: w[colour] });
    return fill(own ? w.moreYou : w.more, { n, colour: w.many[colour] });
}

export function Gauge({ score, size, words = true }: { score: Score; size: number; words?: boolean }) {
    const { colour, have, goal, own } = score,
        w = egWords.value;
    return (
        <div class={`eg-instrument is-${colour}${goal - have === 1 ? ' is-near' : ''}`}>
            {own && words && <span class="eg-own">{w.yourTeam}</span>}
            <TeamGauge
                colour={colour}
                value={have}
                goal={goal}
                size={size}
                own={own}
                label={fill(w.meter, { team: teamName(score), n: have, goal, colour: w.many[colour] })}
            />
            <b>
                <Shape colour={colour} size={15} />{' '}
                <span class="eg-tally" aria-hidden="true">
                    {have}/{goal}{' '}
                </span>
                {own && !words ? fill(w.andYou, { team: teamName(score) }) : teamName(score)}
            </b>
            {words && <span class="eg-far">{farOf(score)}</span>}
        </div>
    );
}

/** One short of winning: said aloud where the gauges have no words of their own. */
export function Near() {
    const { book, view } = useScene();
    const near = scores(book, view).filter((s) => s.goal - s.have === 1);
    return (
        <p class="eg-near">
            {near.map((s) => (
                <span key={s.colour} class={`is-${s.colour}`}>
                    <Shape colour={s.colour} size={14} /> {farOf(s)}
                </span>
            ))}
        </p>
    );
}

/** How many Science cards lay there when your last turn ended: those after it are new to you. */
function useSeen(): number {
    const { view } = useScene();
    const now = { active: field(view, 'active'), count: (view.places['row'] ?? []).length };
    const last = useRef({ active: now.active, seen: now.count });
    const over = last.current.active === view.seat && now.active !== view.seat;
    last.current = { active: now.active, seen: over ? now.count : Math.min(last.current.seen, now.count) };
    return last.current.seen;
}

function One({ s, size, fresh }: { s: Played; size: number; fresh: boolean }) {
    const { book } = useScene();
    const w = egWords.value;
    const name = fill(w.position, { n: s.at, name: faceOf(book, s.kind).name });
    return (
        <ThingBox
            target={{ noun: 2, value: s.at, verbs: ['cover', 'lift'] }}
            name={s.covered ? `${name}. ${w.covered}` : name}
            class="eg-played"
            at={lies('row', 'card', s.kind)}
        >
            <Science colours={s.colours} covered={s.covered} size={size} state={{ changed: fresh }} />
        </ThingBox>
    );
}

/** width: what there is for the cards; rows: how many rows they may take. */
export function ScienceRack({ width, most, rows, foot }: { width: number; most: number; rows: number; foot: boolean }) {
    const { book, view } = useScene();
    const all = scienceOf(book, view),
        seen = useSeen(),
        w = egWords.value;
    const each = Math.max(1, Math.ceil(all.length / rows)),
        size = Math.min(most, Math.floor(width / each) - 8);
    return (
        <Rack name={w.science} kind={foot ? 'foot' : 'free'}>
            {all.length === 0 && <span class="eg-none">{w.noScience}</span>}
            {all.map((s) => (
                <One key={s.at} s={s} size={size} fresh={s.at > seen} />
            ))}
        </Rack>
    );
}
