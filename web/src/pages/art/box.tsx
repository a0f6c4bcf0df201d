// Games as boxes: the cover alone, the box with its spine, the plank they stand on.
import type { ComponentChildren, ComponentType } from 'preact';
import { spoken } from '../../ui/icon';
import { LogoShapes } from './logo';
import './box.css';

interface CoverProps {
    /** What is painted on it, and the colour of the spine: art/cover.tsx of a game. None: the sign of the house. */
    Art?: ComponentType;
    spine?: string;
    /** The game's name where it does not stand beside the box. */
    label?: string;
}

/** Fills its box; drawn for 300 x 330 and made to be cut a little above and below. */
export function Cover({ Art = Unpainted, label }: CoverProps) {
    return (
        <svg class="shell-cover" viewBox="0 0 300 330" preserveAspectRatio="xMidYMid slice" {...spoken(label)}>
            <Art />
        </svg>
    );
}

/** A game without a cover: the sign of the house on a plain box. */
function Unpainted() {
    return (
        <>
            <rect width="300" height="330" fill="#141f3d" />
            <g transform="translate(78 88) scale(4.5)">
                <LogoShapes />
            </g>
        </>
    );
}

/** On the shelf. risen: under the pointer, or focused. */
export function GameBox({ Art, spine = '#0a1022', label, risen = false }: CoverProps & { risen?: boolean }) {
    return (
        <span class={`shell-box${risen ? ' is-risen' : ''}`} style={{ '--spine': spine }}>
            <Cover Art={Art} label={label} />
        </span>
    );
}

/** A row of boxes on its plank. */
export function Shelf({ children }: { children: ComponentChildren }) {
    return (
        <div class="shell-shelf">
            <div class="shell-shelf-row">{children}</div>
            <div class="shell-plank" />
        </div>
    );
}
