// The frame of a portrait: a bust of 100 x 100 on a ground with rays, light from the upper left. What is drawn in it is
// a game's.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { rays } from './geometry';
import { spoken } from './icon';
import { px } from './measure';
import './portrait.css';

interface Props {
    size?: number;
    /** Colour of the ground. */
    ground?: string;
    /** Colour of the rays. */
    ray?: string;
    /** Somebody who is out of office: the same face in grey. */
    grey?: boolean;
    /** brass: hung up in a frame; plain: at a seat. */
    frame?: 'plain' | 'brass';
    label?: string;
    children: ComponentChildren;
}

const RAYS = rays(50, 48, 90, 10, 16);
const SMALL = 40; // below it rays are noise

export function Portrait({
    size = 44,
    ground = '#6b5a3a',
    ray = '#fff',
    grey,
    frame = 'plain',
    label,
    children,
}: Props) {
    const light = useId();
    return (
        <svg
            class={`ui-portrait is-${frame}${grey ? ' is-grey' : ''}${size > 60 ? ' is-large' : ''}`}
            width={px(size)}
            height={px(size)}
            viewBox="0 0 100 100"
            {...spoken(label)}
        >
            <radialGradient id={light} cx=".42" cy=".28" r=".85">
                <stop stop-color="#fff" stop-opacity=".42" />
                <stop offset=".55" stop-color="#000" stop-opacity=".05" />
                <stop offset="1" stop-color="#000" stop-opacity=".55" />
            </radialGradient>
            <rect width="100" height="100" fill={ground} />
            {size >= SMALL && (
                <g fill={ray} opacity=".07">
                    {RAYS.map((d, i) => (
                        <path key={i} d={d} />
                    ))}
                </g>
            )}
            <rect width="100" height="100" fill={`url(#${light})`} />
            {children}
        </svg>
    );
}
