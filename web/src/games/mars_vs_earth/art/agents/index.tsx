// Portraits: an Agent by their word in agents.csv, a revealed Martian by level. A Civilian is the old Agent in grey.
import type { ComponentType } from 'preact';
import { Portrait } from '../../../../ui/portrait';
import { Anvil } from './anvil';
import { Banner } from './banner';
import { Beacon } from './beacon';
import { Bulwark } from './bulwark';
import { Envoy } from './envoy';
import { Coat, Face, Ink, Neck } from './face';
import { Furnace } from './furnace';
import { Isotope } from './isotope';
import { Martian } from './martians';
import { Olive } from './olive';
import { Prism } from './prism';
import { Rocket } from './rocket';
import { Sentry } from './sentry';
import { Underhill } from './underhill';

export const agents: Readonly<Record<string, ComponentType>> = {
    'roger-underhill': Underhill,
    'codename-beacon': Beacon,
    'codename-anvil': Anvil,
    'codename-prism': Prism,
    'codename-furnace': Furnace,
    'codename-envoy': Envoy,
    'codename-banner': Banner,
    'codename-rocket': Rocket,
    'codename-sentry': Sentry,
    'codename-isotope': Isotope,
    'codename-olive': Olive,
    'codename-bulwark': Bulwark,
};

/** An Agent of a home-made set: a figure in the shade of a hat. */
function Stranger() {
    return (
        <>
            <Coat color="#4a4438" />
            <Neck skin="#5a5044" />
            <Face skin="#6b6052" ears={false} />
            <Ink d="M16 42q34-13 68-1-1 7.5-34 7.5T16 42z" fill="#2c261c" />
            <Ink d="M29 39q1-26 15-23 6 3 12 0 14-3 15 22-21-7-42 1z" fill="#3a3226" />
        </>
    );
}

/** Ground of a portrait: the colour of its seat, darkened. */
const GROUNDS = [
    '#7a3a22',
    '#24456e',
    '#6b5f22',
    '#1f5a46',
    '#5a3470',
    '#35617a',
    '#7a4a12',
    '#7a4a5e',
    '#4a3018',
    '#2a333f',
];
export const seatGround = (seat: number): string => GROUNDS[seat % GROUNDS.length]!;

interface Props {
    size?: number;
    frame?: 'plain' | 'brass';
    label?: string;
}

interface AgentProps extends Props {
    /** The Agent's word. */
    word: string;
    /** Gives the ground. */
    seat?: number;
    /** Ousted: the same face in grey. */
    civilian?: boolean;
}

export function AgentPortrait({ word, seat, civilian, ...rest }: AgentProps) {
    const Bust = agents[word] ?? Stranger;
    return (
        <Portrait {...rest} grey={civilian} ground={seat === undefined ? undefined : seatGround(seat)}>
            <Bust />
        </Portrait>
    );
}

export function MartianPortrait({ level, ...rest }: Props & { level: number }) {
    return (
        <Portrait {...rest} ground="#1f3a1a" ray="#b8ff6a">
            <Martian level={level} />
        </Portrait>
    );
}
