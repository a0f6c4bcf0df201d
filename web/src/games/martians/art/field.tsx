// A Farm: crops with a circle in them, a fence with gaps where roads come in.
import { range } from '../../../ui/geometry';
import { useComic } from './comic';
import type { Plan } from './plan';

const ROW = 'q15-6 30 0t30 0 30 0 30 0 30 0 30 0';
/** The fence of a side: on both sides of the gate, or through. */
const FENCES = [
    ['M2 2H58M122 2H178', 'M58 2H122'],
    ['M178 2V58M178 122V178', 'M178 58V122'],
    ['M2 178H58M122 178H178', 'M58 178H122'],
    ['M2 2V58M2 122V178', 'M2 58V122'],
] as const;

const BUDS = [
    [90, 17],
    [163, 90],
    [90, 163],
    [17, 90],
] as const;

export function Field({ plan }: { plan: Plan }) {
    const { dots } = useComic();
    const fence = FENCES.map(([sides, gate], i) => (plan.exits[i] ? sides : sides + gate)).join('');
    return (
        <>
            <rect class="mar-crop" width="180" height="180" />
            {range(15).map((i) => (
                <path key={i} class={`mar-furrow${i % 2 ? ' is-light' : ''}`} d={`M0 ${6 + i * 12}${ROW}`} />
            ))}
            <rect class="mar-dots" width="180" height="180" fill={dots} />
            <path class="mar-field-lines" d="M60 4V176M120 4V176M4 60H176M4 120H176" />
            <path class="mar-fence" d={fence} />
            <path class="mar-fence is-posts" d={fence} />
            <g class="mar-circle">
                <circle cx="90" cy="90" r="46" />
                <circle cx="90" cy="90" r="27" />
                <path d="M90 44V20M90 136v24M44 90H20M136 90h24" />
                {BUDS.map(([x, y]) => (
                    <circle key={`${x} ${y}`} class="is-full" cx={x} cy={y} r="8" />
                ))}
            </g>
        </>
    );
}
