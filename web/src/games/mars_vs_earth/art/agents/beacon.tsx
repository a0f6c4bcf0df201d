// The voice on the radio: blonde waves, headphones, ribbon microphone.
import { Brows, Coat, Eyes, Face, Ink, Line, Lips, Neck, Nose, ink } from './face';

const SKIN = '#f2c7a3';

export function Beacon() {
    return (
        <>
            <Ink d="M28 62q-6-46 22-46t22 46q-4 10-10 8V40H38v30q-6 2-10-8z" fill="#d9a441" />
            <Coat color="#1f6a6a" w={36} y={76} />
            <Ink d="M36 74q14 14 28 0l6 7-20 14-20-14z" fill="#f4ead0" w={1} />
            <Neck skin={SKIN} w={6.5} />
            <Face skin={SKIN} rx={15} ry={19.5} jaw={5} chin={3} ears={false} />
            <Eyes y={47} color="#1f5a9a" lash />
            <Brows color="#9a6a1a" y={41} thick={1.6} />
            <Nose y={48} length={6} w={2.4} />
            <Lips y={59} />
            <Ink d="M33 46q-2-26 18-27 16 1 16 25-3-8-6-13-4 4-11 3 3-2 4-4-8 6-15 5-4 3-6 11z" fill="#efc25a" />
            <Line d="M34 36q4-13 15-14M40 34q4-8 11-9" color="#fff" w={1.5} opacity={0.45} />
            <Line d="M30 46Q28 14 50 13t20 33" color="#2a2f3a" w={3.6} />
            <Line d="M30 46Q28 14 50 13t20 33" color="#8a93a6" w={1.2} />
            <rect x={26} y={42} width={8} height={14} rx={4} fill="#3a4150" {...ink(1.2)} />
            <rect x={66} y={42} width={8} height={14} rx={4} fill="#3a4150" {...ink(1.2)} />
            <circle cx={34} cy={60} r={2} fill="#fff" />
            <circle cx={66} cy={60} r={2} fill="#fff" />
            <Line d="M22 102V84" color="#3a4150" w={3} />
            <rect x={14} y={64} width={16} height={24} rx={6} fill="#c9ced8" {...ink()} />
            <Line d="M14 71h16M14 76h16M14 81h16" color="#4a5262" w={1.3} />
        </>
    );
}
