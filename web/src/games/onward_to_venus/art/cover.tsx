// The box of Onward to Venus: an engraving of the planets and an airship among them. 300 x 330.
import zeppelin from 'icon:game-icons/zeppelin';
import { polar, range, round } from '../../../ui/geometry';
import { Mark } from '../../../ui/icon';
import { Radial, usePaints } from '../../../ui/paint';
import { Title } from '../../../ui/title';

/** The spine of the box that this cover is on. */
export const SPINE = '#7a5a2a';

const INK = '#3a2410';
const LINE = '#5a3a18';
const [SUN_X, SUN_Y] = [40, 44];

/** The night side of a globe as an engraver shades it: lines that swell to the right. */
function hatching(cx: number, cy: number, r: number): string[] {
    return range(r / 2).map((n) => {
        const dy = -r + n * 4;
        const half = Math.sqrt(r * r - dy * dy);
        const start = Math.max(-half, half * 0.05 - 18 + dy * 0.2);
        return `M${round(cx + start)} ${cy + dy}Q${round(cx + half * 0.6)} ${cy + dy + 8} ${round(cx + half)} ${cy + dy}`;
    });
}
const HATCHING = hatching(196, 196, 80);
const MOONS = [
    { x: 108, y: 106, r: 10, fill: '#b98a5a' },
    { x: 60, y: 174, r: 8, fill: '#c9a070' },
    { x: 250, y: 64, r: 13, fill: '#8fae9a' },
];

export function OnwardToVenusCover() {
    const p = usePaints('page', 'venus');
    return (
        <>
            <Radial id={p.page.id} cy={0.4} r={0.8} stops={[['#f2e3bd'], ['#d6b87a', 0.7], ['#8a6332', 1]]} />
            <Radial
                id={p.venus.id}
                cx={0.34}
                cy={0.3}
                r={0.85}
                stops={[['#fff3cf'], ['#e0b060', 0.5], ['#7a4c1a', 1]]}
            />
            <rect width="300" height="330" fill={p.page.url} />
            <Sun />
            {MOONS.map((m) => (
                <circle key={m.x} cx={m.x} cy={m.y} r={m.r} fill={m.fill} stroke={INK} stroke-width="1.5" />
            ))}
            <Venus fill={p.venus.url} />
            <g transform="rotate(-16 92 206)">
                <Mark of={zeppelin} x={96} y={202} size={124} color="#f2e3bd" />
                <Mark of={zeppelin} x={94} y={200} size={122} color={INK} />
            </g>
            <path d="M30 246q20-8 34-2M22 256q26-8 44-2" stroke={INK} stroke-width="1.5" fill="none" />
            <Plate />
        </>
    );
}

/** The Sun with its rays, long and short, and the orbits round it. */
function Sun() {
    return (
        <g stroke={LINE}>
            <g opacity=".65">
                {range(40).map((i) => {
                    const [x1, y1] = polar(SUN_X, SUN_Y, 34, i * 9);
                    const [x2, y2] = polar(SUN_X, SUN_Y, i % 2 ? 60 : 84, i * 9);
                    return <path key={i} d={`M${x1} ${y1}L${x2} ${y2}`} />;
                })}
            </g>
            <circle cx={SUN_X} cy={SUN_Y} r="30" fill="#f3cf7a" stroke-width="1.5" />
            <g fill="none" stroke-width="1.2" opacity=".7">
                {[90, 132, 178, 230].map((r) => (
                    <circle key={r} cx={SUN_X} cy={SUN_Y} r={r} />
                ))}
            </g>
        </g>
    );
}

function Venus({ fill }: { fill: string }) {
    return (
        <>
            <circle cx="196" cy="196" r="82" fill={fill} stroke={INK} stroke-width="2" />
            <g fill="none" stroke="#4a2e12">
                <g stroke-width="1.1" opacity=".8">
                    {HATCHING.map((d) => (
                        <path key={d} d={d} />
                    ))}
                </g>
                <g stroke-opacity=".55" stroke-width="1.5">
                    <path d="M124 172q40-20 72 0t60-6" />
                    <path d="M120 204q44-16 80 4t72-4" />
                    <path d="M134 236q36-10 60 4t60-6" />
                </g>
            </g>
        </>
    );
}

/** The double frame and the name on its plate. */
function Plate() {
    return (
        <>
            <g fill="none" stroke={LINE}>
                <rect x="8" y="14" width="284" height="302" stroke-width="3" />
                <rect x="13" y="19" width="274" height="292" />
            </g>
            <path d="M22 266h256v44H22z" fill={INK} />
            <path d="M26 270h248v36H26z" fill="none" stroke="#d9a45a" />
            <Title face="IM Fell English SC" x={150} y={297} size={28.5} width={212.3} fill="#f3dba0">
                Onward to Venus
            </Title>
        </>
    );
}
