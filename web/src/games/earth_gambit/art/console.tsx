// The console that holds the three gauges: sheet metal, rivets, two switch columns, pipes down to the rack. 974 x 390.
import { Linear, usePaints } from '../../../ui/paint';
import './console.css';

const RIVETS = [
    [48, 292],
    [926, 292],
    [110, 44],
    [864, 44],
    [335, 300],
    [639, 300],
] as const;

/** Left half of the pipes; the right half is its mirror image. */
const OUTER = 'M110 312V346Q110 360 124 360H240';
const INNER = 'M140 312V328Q140 342 154 342H240';
const SHINE = 'M108 318V346Q108 357 122 357H236';
const MIRRORED = 'translate(974 0) scale(-1 1)';

export function Console() {
    const paints = usePaints('metal', 'brass');
    return (
        <svg class="eg-console" viewBox="0 0 974 390" aria-hidden="true">
            <Linear id={paints.metal.id} stops={[['#4a5588'], ['#333d6e', 0.06], ['#222a55', 0.7], ['#161c3e', 1]]} />
            <Linear id={paints.brass.id} stops={[['#f3d690'], ['#a87c30', 0.5], ['#6b4a16', 1]]} />
            <Pipes outer="#ff5a4d" brass={paints.brass.url} />
            <Pipes outer="#ffd23f" brass={paints.brass.url} mirrored />
            <path
                d="M26 298V120Q26 30 116 30H858Q948 30 948 120V298Q948 310 936 310H38Q26 310 26 298z"
                fill={paints.metal.url}
                stroke="#7d8bd0"
                stroke-width="1.5"
            />
            <path
                d="M40 296V124Q40 44 120 44H854Q934 44 934 124V296"
                fill="none"
                stroke="#0b0f28"
                stroke-opacity=".6"
                stroke-width="2"
            />
            {RIVETS.map(([x, y]) => (
                <g key={`${x} ${y}`} stroke="#151a38">
                    <circle cx={x} cy={y} r="4" fill="#aab4dd" />
                    <path d={`M${x - 2.5} ${y + 1.5}l5-3`} />
                </g>
            ))}
            <Switches x={335} lamp="#64e6e0" slider={146} knob="6-7" brass={paints.brass.url} />
            <Switches x={639} lamp="#ffd23f" slider={130} knob="-6-6" brass={paints.brass.url} />
        </svg>
    );
}

function Pipes({ outer, brass, mirrored = false }: { outer: string; brass: string; mirrored?: boolean }) {
    return (
        <g transform={mirrored ? MIRRORED : undefined}>
            <g class="eg-pipe">
                <path d={OUTER} stroke={outer} />
                <path d={INNER} stroke="#4fa3ff" />
            </g>
            <path d={SHINE} fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2" />
            <rect x="100" y="308" width="50" height="9" rx="3" fill={brass} />
        </g>
    );
}

interface SwitchProps {
    x: number;
    lamp: string;
    /** Where the slider stands. */
    slider: number;
    /** Which way the knob points. */
    knob: string;
    brass: string;
}

function Switches({ x, lamp, slider, knob, brass }: SwitchProps) {
    return (
        <g transform={`translate(${x} 0)`}>
            <path d="M0 78V280" stroke="#0b0f28" stroke-opacity=".55" stroke-width="2" />
            <circle cx="0" cy="98" r="9" fill="#0b0f28" stroke={brass} stroke-width="3" />
            <circle class="eg-console-lamp" cx="0" cy="98" r="4" fill={lamp} style={{ color: lamp }} />
            <rect x="-8" y="124" width="16" height="52" rx="8" fill="#0b0f28" stroke="#6a77b8" />
            <rect x="-4.5" y={slider} width="9" height="24" rx="4.5" fill={brass} />
            <circle cx="0" cy="208" r="12" fill="#1a2048" stroke={brass} stroke-width="3" />
            <path d={`M0 208l${knob}`} stroke="#f3d690" stroke-width="2.5" />
        </g>
    );
}
