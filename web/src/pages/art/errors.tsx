// Small drawings for pages that help: nothing under that code, no free place, something broke. 150 x 110.
import type { ComponentChildren } from 'preact';
import { polar, range } from '../../ui/geometry';
import './errors.css';

const Frame = ({ children }: { children: ComponentChildren }) => (
    <svg class="shell-error" viewBox="0 0 150 110" fill="none" aria-hidden="true">
        {children}
    </svg>
);

/** An orbit round a planet that is not there. */
export function NoTable() {
    return (
        <Frame>
            <ellipse
                cx="75"
                cy="55"
                rx="66"
                ry="26"
                stroke="var(--brass)"
                stroke-opacity=".6"
                transform="rotate(-14 75 55)"
            />
            <circle
                cx="75"
                cy="55"
                r="20"
                fill="var(--surface)"
                stroke="var(--edge)"
                stroke-width="2"
                stroke-dasharray="4 5"
            />
            <circle cx="134" cy="38" r="6" fill="var(--select)" />
            <text class="shell-error-mark" x="75" y="63">
                ?
            </text>
        </Frame>
    );
}

/** Six places round the sun, all taken. */
export function FullTable() {
    return (
        <Frame>
            {range(6).map((i) => (
                <circle
                    key={i}
                    cx={polar(75, 55, 48, i * 60)[0]}
                    cy={polar(75, 55, 34, i * 60)[1]}
                    r="13"
                    fill="var(--surface)"
                    stroke="var(--brass)"
                    stroke-width="2"
                />
            ))}
            <circle cx="75" cy="55" r="14" fill="#d9a441" />
        </Frame>
    );
}

/** A planet that left its orbit. */
export function LostOrbit() {
    return (
        <Frame>
            <path d="M20 88q55-70 110-60" stroke="var(--edge)" stroke-width="2" stroke-dasharray="3 7" />
            <g transform="translate(96 18)">
                <circle cx="20" cy="20" r="18" fill="#8a4a2a" stroke="#3a1a0a" stroke-width="2" />
                <ellipse cx="14" cy="16" rx="5" ry="3" fill="#6a3418" />
                <ellipse cx="26" cy="26" rx="6" ry="3.5" fill="#6a3418" />
            </g>
            <circle cx="24" cy="86" r="5" fill="#ffc857" />
        </Frame>
    );
}

/** A small screen that has gone dark, and the one that shines now. */
export function TwoDevices() {
    return (
        <Frame>
            <rect
                x="16"
                y="30"
                width="58"
                height="44"
                rx="5"
                fill="var(--sunk)"
                stroke="var(--edge)"
                stroke-width="2"
            />
            <path d="M36 84h18M45 74v10" stroke="var(--edge)" stroke-width="2" />
            <path d="M80 52q14-14 26 0" stroke="var(--brass)" stroke-width="2" stroke-dasharray="3 5" />
            <rect
                x="108"
                y="24"
                width="30"
                height="56"
                rx="6"
                fill="var(--surface)"
                stroke="var(--brass)"
                stroke-width="2"
            />
            <circle cx="123" cy="50" r="9" fill="#d9a441" />
            <path d="M118 73h10" stroke="var(--brass)" stroke-width="2" />
        </Frame>
    );
}
