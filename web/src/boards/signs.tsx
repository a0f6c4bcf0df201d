// The small picture that stands for each game in the lobby. Own shapes, drawn from the boards.
import type { JSX } from 'preact';
import { icons } from '../table/icons';

function Cards() {
    return (
        <>
            <rect x="4" y="14" width="16" height="22" rx="3" class="f-red" transform="rotate(-6 12 25)" />
            <rect x="28" y="14" width="16" height="22" rx="3" class="f-blue" transform="rotate(6 36 25)" />
            <rect x="15" y="9" width="18" height="25" rx="3" class="f-yellow" />
            <path d="M24 16l6 6-6 6-6-6z" fill="#221A00" />
        </>
    );
}
function Ring() {
    const seats = [
        [24, 6],
        [38, 14],
        [42, 28],
        [34, 40],
        [14, 40],
        [6, 28],
        [10, 14],
    ];
    return (
        <>
            {seats.map(([x, y], i) => (
                <circle key={i} cx={x} cy={y} r="4.4" class={i === 4 ? 'f-yellow o-ink' : 'f-surface o-ink'} />
            ))}
            <path d="M24 16l8 14H16z" class="f-red o-ink" />
        </>
    );
}
function Planets() {
    return (
        <>
            <path d="M3 27h42" class="o-edge" fill="none" />
            <circle cx="8" cy="27" r="4.5" class="f-surface o-ink" />
            <circle cx="22" cy="20" r="7" class="f-blue o-ink" />
            <circle cx="22" cy="35" r="3.6" class="f-surface o-ink" />
            <circle cx="38" cy="27" r="5.5" class="f-red o-ink" />
            <ellipse cx="38" cy="27" rx="9.5" ry="2.6" fill="none" class="o-ink" transform="rotate(-10 38 27)" />
        </>
    );
}
function Town() {
    return (
        <>
            <rect x="5" y="5" width="38" height="38" rx="4" class="f-field o-ink" />
            <path d="M18 5h12v38H18z M5 18h38v12H5z" class="f-road" />
            <rect x="5" y="5" width="38" height="38" rx="4" fill="none" class="o-ink" />
            <g transform="translate(14 13) scale(.83)" class="c-good">
                <path d={icons.martian.line} fill="none" stroke="currentColor" stroke-width="2" />
                <path d={icons.martian.fill} fill="currentColor" />
            </g>
        </>
    );
}

const pictures: Record<string, () => JSX.Element> = {
    'earth-gambit': Cards,
    'mars-vs-earth-1e': Ring,
    'mars-vs-earth-2e': Ring,
    'onward-to-venus': Planets,
    martians: Town,
};

export function gameSign(game: string, size = 48) {
    const Picture = pictures[game] ?? Planets;
    return (
        <svg class="game-sign" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
            <Picture />
        </svg>
    );
}
