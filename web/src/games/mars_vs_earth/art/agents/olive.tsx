// The grande dame of diplomacy: tilted hat with veil and olive twig, pearls.
import { Brows, Coat, Eyes, Face, Ink, Line, Lips, Neck, Nose, ink } from './face';

const SKIN = '#d8a078';

export function Olive() {
    return (
        <>
            <Ink d="M33 58q-6-34 17-36 23 2 17 36l-4 6H37z" fill="#2a1a18" />
            <circle cx={66} cy={60} r={7} fill="#2a1a18" {...ink()} />
            <Coat color="#4a6b2a" w={35} y={76} />
            <path d="M37 74q13 18 26 0l5 5-18 22-18-22z" fill={SKIN} />
            <Line d="M35 76q15 20 30 0" color="#fffaf0" w={3.4} dash="0.1 3.7" />
            <Neck skin={SKIN} w={6} />
            <Face skin={SKIN} rx={14.5} ry={19.5} jaw={4.5} chin={3.5} ears={false} />
            <Eyes y={47} lash lid={0.8} color="#3a4a1a" />
            <Brows color="#2a1a18" y={40.5} thick={1.5} tilt={0.8} />
            <Nose y={47.5} length={7} w={2.4} />
            <Lips y={59.5} color="#9c1f2a" />
            <Line d="M40 58.5l.4.4" w={1.6} />
            <Ink d="M35 46q0-16 12-19 14 0 18 16-8-9-16-9-10 1-14 12z" fill="#35221f" />
            <Ink d="M22 34Q40 12 70 16q10 4 8 12-26-4-52 12-4-2-4-6z" fill="#33501c" />
            <Ink d="M36 24Q40 8 58 10q12 2 12 10-16-3-34 4z" fill="#4a6b2a" />
            <path d="M30 37q18-12 44-9l-4 20q-16-8-40 4z" fill="#0c0a08" opacity={0.16} />
            <Line
                d="M34 37l6 12M42 33l6 13M50 31l5 13M58 29l4 14M31 44q20-10 38-6"
                color="#120c08"
                w={0.7}
                opacity={0.35}
            />
            <Line d="M62 17q12-10 20-9" color="#cfe08a" w={1.6} />
            <g fill="#a9c95a" {...ink(0.6)}>
                <ellipse cx={68} cy={11} rx={4.5} ry={2} transform="rotate(-50 68 11)" />
                <ellipse cx={75} cy={12} rx={4.5} ry={2} transform="rotate(20 75 12)" />
                <ellipse cx={79} cy={5.5} rx={4.5} ry={2} transform="rotate(-60 79 5.5)" />
            </g>
            <circle cx={71.5} cy={15.5} r={2} fill="#5a6b1a" {...ink(0.6)} />
            <circle cx={35} cy={58} r={1.8} fill="#fff" />
            <circle cx={65} cy={57} r={1.8} fill="#fff" />
        </>
    );
}
