// Games as boxes: the cover alone, the box with its spine, the plank they stand on.
import type { ComponentChildren, ComponentType } from 'preact';
import { spoken } from '../../ui/icon';
import { themeOf, type GameTheme } from '../../ui/theme';
import { EarthGambitCover } from '../../games/earth_gambit/art/cover';
import { MarsVsEarthCover } from '../../games/mars_vs_earth/art/cover';
import { MartiansCover } from '../../games/martians/art/cover';
import { OnwardToVenusCover } from '../../games/onward_to_venus/art/cover';
import { LogoShapes } from './logo';
import './box.css';

const COVERS: Record<GameTheme, { Cover: ComponentType; spine: string }> = {
    'earth-gambit': { Cover: EarthGambitCover, spine: '#2b1566' },
    'mars-vs-earth': { Cover: MarsVsEarthCover, spine: '#7a3a1a' },
    'onward-to-venus': { Cover: OnwardToVenusCover, spine: '#7a5a2a' },
    martians: { Cover: MartiansCover, spine: '#3a1a7a' },
};

interface CoverProps {
    /** A ruleset's id; both editions of a game share a box. */
    game: string;
    /** The game's name where it does not stand beside the box. */
    label?: string;
}

/** Fills its box; drawn for 300 x 330 and made to be cut a little above and below. */
export function Cover({ game, label }: CoverProps) {
    const theme = themeOf(game);
    const Art = theme ? COVERS[theme].Cover : Unpainted;
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
export function GameBox({ game, label, risen = false }: CoverProps & { risen?: boolean }) {
    const theme = themeOf(game);
    return (
        <span
            class={`shell-box${risen ? ' is-risen' : ''}`}
            style={{ '--spine': theme ? COVERS[theme].spine : '#0a1022' }}
        >
            <Cover game={game} label={label} />
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
