// The box of Earth Gambit: three signs throw their light on the Earth. 300 x 330.
import america from 'icon:game-icons/earth-america';
import flask from 'icon:game-icons/bubbling-flask';
import meteor from 'icon:game-icons/meteor-impact';
import stare from 'icon:game-icons/alien-stare';
import { Mark } from '../../../ui/icon';
import { Blur, Linear, Radial, usePaints, type Stop } from '../../../ui/paint';
import { Stars } from '../../../ui/stars';
import { Title } from '../../../ui/title';

/** The spine of the box that this cover is on. */
export const SPINE = '#2b1566';

const beam = (color: string): Stop[] => [
    [color, 0, 0.95],
    [color, 1, 0.12],
];

export function EarthGambitCover() {
    const p = usePaints('sky', 'earth', 'glow', 'red', 'blue', 'yellow');
    return (
        <>
            <Linear id={p.sky.id} stops={[['#0a0a2c'], ['#2b1566', 0.5], ['#0a2a5c', 1]]} />
            <Radial
                id={p.earth.id}
                cx={0.42}
                cy={0.25}
                r={0.8}
                stops={[['#8fe0ff'], ['#2f83d8', 0.3], ['#0e2f70', 0.75], ['#061236', 1]]}
            />
            <Blur id={p.glow.id} by={7} />
            <Linear id={p.red.id} stops={beam('#ff5a4d')} />
            <Linear id={p.blue.id} stops={beam('#4fa3ff')} />
            <Linear id={p.yellow.id} stops={beam('#ffd23f')} />
            <rect width="300" height="330" fill={p.sky.url} />
            <Stars width={300} height={240} count={120} seed={5} largest={1.6} />
            <ellipse cx="60" cy="110" rx="120" ry="70" fill="#7a3fd0" opacity=".35" filter={p.glow.url} />
            <g style={{ mixBlendMode: 'screen' }}>
                <path d="M40 96L66 96 190 300H60z" fill={p.red.url} />
                <path d="M136 70h28l44 230H92z" fill={p.blue.url} />
                <path d="M234 96h26L240 300H110z" fill={p.yellow.url} />
            </g>
            <Earth fill={p.earth.url} glow={p.glow.url} />
            <Emblems glow={p.glow.url} />
            <Title face="Michroma" x={150} y={252} size={33} width={163.6} fill="#fff" shadow>
                EARTH
            </Title>
            <Title face="Michroma" x={150} y={288} size={27} width={155.1} fill="#fff" shadow>
                GAMBIT
            </Title>
        </>
    );
}

function Earth({ fill, glow }: { fill: string; glow: string }) {
    return (
        <>
            <circle cx="150" cy="322" r="152" fill="#59c3ff" opacity=".35" filter={glow} />
            <circle cx="150" cy="330" r="140" fill={fill} />
            <Mark of={america} x={150} y={330} size={300} color="#47c08a" opacity={0.55} />
            <circle cx="150" cy="330" r="140" fill="none" stroke="#bdf0ff" stroke-opacity=".8" stroke-width="2" />
        </>
    );
}

function Emblems({ glow }: { glow: string }) {
    return (
        <>
            <g filter={glow} opacity=".9">
                <path d="M53 44L90 106H16z" fill="#ff5a4d" />
                <circle cx="150" cy="56" r="36" fill="#4fa3ff" />
                <path d="M247 40l36 36-36 36-36-36z" fill="#ffd23f" />
            </g>
            <g stroke-width="3">
                <path d="M53 42L92 108H14z" fill="#7d1620" stroke="#ff8478" />
                <circle cx="150" cy="56" r="36" fill="#0e3b7d" stroke="#86c0ff" />
                <path d="M247 38l38 38-38 38-38-38z" fill="#6b5208" stroke="#ffdf6e" />
            </g>
            <Mark of={stare} x={53} y={84} size={38} color="#fff" />
            <Mark of={flask} x={150} y={54} size={46} color="#fff" />
            <Mark of={meteor} x={247} y={76} size={40} color="#fff" />
        </>
    );
}
