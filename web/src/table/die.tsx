// A die as it lies: spots, or the sign that stands for 0. It tumbles when it shows something new (motion/motion.tsx).
import { Icon } from './icon';
import './die.css';

const L = 7,
    M = 12,
    R = 17;
const SPOTS: [number, number][][] = [
    [],
    [[M, M]],
    [
        [L, L],
        [R, R],
    ],
    [
        [L, L],
        [M, M],
        [R, R],
    ],
    [
        [L, L],
        [R, L],
        [L, R],
        [R, R],
    ],
    [
        [L, L],
        [R, L],
        [M, M],
        [L, R],
        [R, R],
    ],
    [
        [L, 6],
        [R, 6],
        [L, M],
        [R, M],
        [L, 18],
        [R, 18],
    ],
];

/** of: which die it is, of those on the table; out: it does not count; name: for the ear. */
export function Die({ face, of, name, out = false }: { face: number; of: string; name: string; out?: boolean }) {
    const cls = out ? ' die-out' : '';
    if (face === 0)
        return (
            <span class={`die die-skull${cls}`} data-die={of} data-face={face}>
                <Icon name="skull" size={22} label={name} />
            </span>
        );
    return (
        <svg
            class={`die${cls}`}
            width="34"
            height="34"
            viewBox="0 0 24 24"
            role="img"
            aria-label={name}
            data-die={of}
            data-face={face}
        >
            <rect x="1" y="1" width="22" height="22" rx="4" class="die-face" />
            {(SPOTS[face] ?? []).map(([x, y], i) => (
                <circle key={i} cx={x} cy={y} r="2.2" class="die-spot" />
            ))}
        </svg>
    );
}
