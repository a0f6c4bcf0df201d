// The illustration of a card. It fills the box it is put in.
import { Icon } from '../../../ui/icon';
import { lookOf, type CardLook } from './looks';
import { teamOf, type Colour } from './teams';
import { px } from '../../../ui/measure';
import './art.css';

interface Props {
    /** The card's word. */
    word: string;
    /** Of a Science card of a home-made set. */
    colours?: readonly Colour[];
    /** Size of the sign. */
    size?: number;
}

export function CardArt({ word, colours, size = 58 }: Props) {
    const look = lookOf(word, colours);
    return look.colours.length === 2 ? <Halves look={look} size={size} /> : <Whole look={look} size={size} />;
}

/** A sign in the middle of two orbits. */
function Whole({ look, size }: { look: CardLook; size: number }) {
    const ground = {
        background: `radial-gradient(90% 80% at 50% 40%, ${look.glow}66, ${look.deep} 75%), #1a2150`,
        color: look.glow,
    };
    return (
        <div class="eg-art" style={ground}>
            <svg class="eg-art-orbits" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                {[-28, 28].map((turn) => (
                    <ellipse key={turn} cx="50" cy="50" rx="46" ry="18" transform={`rotate(${turn} 50 50)`} />
                ))}
            </svg>
            <span class="eg-art-sign">
                <Icon of={look.sign} size={size} color="#fff" />
            </span>
        </div>
    );
}

/** Two colours: cut by a white diagonal, each half with the sign of its team. */
function Halves({ look, size }: { look: CardLook; size: number }) {
    const [upper, lower] = look.colours.map(teamOf);
    const ground =
        `linear-gradient(135deg, ${upper!.light}66 0, ${upper!.deep} 49.4%, #fff 49.5%, #fff 50.5%, ` +
        `${lower!.light}88 50.6%, ${lower!.deep} 100%), #1a2150`;
    return (
        <div class="eg-art is-halves" style={{ background: ground }}>
            <Icon of={upper!.sign} size={Math.round(size * 0.62)} color="#fff" />
            <Icon of={lower!.sign} size={Math.round(size * 0.62)} color="#fff" />
        </div>
    );
}

/** A card as a small sign: in the story, at what is in force, over a curve. */
export function CardTile({ word, colours, size = 24 }: { word: string; colours?: readonly Colour[]; size?: number }) {
    const look = lookOf(word, colours);
    const [upper, lower] = look.colours.map(teamOf);
    const ground = lower
        ? `linear-gradient(135deg, ${upper!.deep} 50%, ${lower.deep} 50%)`
        : `radial-gradient(circle at 50% 40%, ${look.glow}99, ${look.deep} 80%), #1a2150`;
    return (
        <span class="eg-tile" style={{ width: px(size), height: px(size), background: ground }}>
            <Icon of={look.sign} size={Math.round(size * 0.7)} color="#fff" />
        </span>
    );
}
