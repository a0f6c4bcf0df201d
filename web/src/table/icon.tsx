// Icons, seat badges and the sign of the house.
import { icons, type IconName } from './icons';
import { seatShapes } from './seats';

/** In a box of 24; the holes only where they can be seen. */
function Drawing({ name, size }: { name: IconName; size: number }) {
    const d: { line?: string; fill?: string; hole?: string } = icons[name];
    return (
        <>
            {d.line && (
                <path
                    d={d.line}
                    fill="none"
                    stroke="currentColor"
                    stroke-width="2"
                    stroke-linecap="round"
                    stroke-linejoin="round"
                />
            )}
            {name === 'sci' &&
                [60, -60].map((r) => (
                    <path
                        key={r}
                        d={d.line}
                        transform={`rotate(${r} 12 12)`}
                        fill="none"
                        stroke="currentColor"
                        stroke-width="2"
                    />
                ))}
            {d.fill && <path d={d.fill} fill="currentColor" />}
            {d.hole && size >= 16 && <path d={d.hole} class="icon-hole" />}
        </>
    );
}

/** label: only where no word stands beside it. */
export function Icon({ name, size = 18, label }: { name: IconName; size?: number; label?: string }) {
    const ear = label ? { role: 'img' as const, 'aria-label': label } : { 'aria-hidden': true as const };
    return (
        <svg class="icon" width={size} height={size} viewBox="0 0 24 24" {...ear}>
            <Drawing name={name} size={size} />
        </svg>
    );
}

/** An icon round a point of a larger SVG. */
export function IconMark({
    name,
    x,
    y,
    size,
    cls,
}: {
    name: IconName;
    x: number;
    y: number;
    size: number;
    cls?: string;
}) {
    return (
        <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`} class={cls}>
            <Drawing name={name} size={size} />
        </g>
    );
}

/** The content of a badge in a box of 24, for use inside a larger SVG. letter: instead of the number. */
export function BadgeShape({ seat, letter }: { seat: number; letter?: string }) {
    const s = seatShapes[seat % seatShapes.length]!;
    const low = s.shape === 'triangle' ? 17.6 : s.shape === 'star' ? 16.6 : s.shape === 'drop' ? 18 : 16;
    return (
        <>
            <path d={s.path} fill={s.fill} class="badge-line" stroke-width="1.4" stroke-linejoin="round" />
            <text x="12" y={low} text-anchor="middle" font-size={s.small ? 10 : 11.5} font-weight="700" fill={s.ink}>
                {letter ?? seat + 1}
            </text>
        </>
    );
}

export function Badge({
    seat,
    size = 22,
    letter,
    label,
}: {
    seat: number;
    size?: number;
    letter?: string;
    label?: string;
}) {
    const ear = label ? { role: 'img' as const, 'aria-label': label } : { 'aria-hidden': true as const };
    return (
        <svg class="badge" width={size} height={size} viewBox="-1 -1 26 26" {...ear}>
            <BadgeShape seat={seat} letter={letter} />
        </svg>
    );
}

export function Sign({ size = 26 }: { size?: number }) {
    return (
        <svg class="sign" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
            <circle cx="16" cy="16" r="13" fill="none" stroke="currentColor" stroke-width="2" />
            <ellipse
                cx="16"
                cy="16"
                rx="15"
                ry="6"
                fill="none"
                stroke="currentColor"
                stroke-width="2"
                transform="rotate(-28 16 16)"
            />
            <circle cx="16" cy="16" r="4.5" fill="#FFC145" stroke="currentColor" stroke-width="1.4" />
            <circle cx="5" cy="22" r="2.4" fill="currentColor" />
        </svg>
    );
}
