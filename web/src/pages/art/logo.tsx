// The sign of the house: an orrery, engraved.
import { Radial, usePaints } from '../../ui/paint';
import { spoken } from '../../ui/icon';
import { px } from '../../ui/measure';

export function Logo({ size = 26, label }: { size?: number; label?: string }) {
    return (
        <svg class="shell-logo" width={px(size)} height={px(size)} viewBox="0 0 32 32" {...spoken(label)}>
            <LogoShapes />
        </svg>
    );
}

/** In a square of 32, for use inside a larger drawing. */
export function LogoShapes() {
    const paints = usePaints('sun');
    return (
        <g fill="none">
            <Radial id={paints.sun.id} stops={[['#fff2c9'], ['#d9a441', 1]]} />
            <ellipse
                cx="16"
                cy="16"
                rx="14"
                ry="6"
                transform="rotate(-24 16 16)"
                stroke="var(--brass)"
                stroke-width="1.5"
            />
            <circle cx="16" cy="16" r="9.5" stroke="var(--brass)" opacity=".65" />
            <circle cx="16" cy="16" r="4.2" fill={paints.sun.url} />
            <circle cx="28.4" cy="9.6" r="2.2" fill="#7fd0ff" />
            <circle cx="7.2" cy="19" r="1.8" fill="#e2604f" />
        </g>
    );
}
