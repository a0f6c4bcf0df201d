// The detective: hat over one eye, pipe, collar up.
import { Brows, Coat, Eyes, Face, Ink, Line, Mouth, Neck, Nose } from './face';

const SKIN = '#e2b089';

export function Underhill() {
    return (
        <>
            <Coat color="#a8865a" w={39} y={73} />
            <Ink d="M50 96L36 70l-9 7 8 24h30l8-24-9-7z" fill="#c9a774" />
            <Ink d="M41 74l9 16 9-16-9 5z" fill="#f4ecd8" w={0.9} />
            <Ink d="M47.5 80h5l2 20h-9z" fill="#7a1f1a" w={0.9} />
            <Neck skin={SKIN} w={8} />
            <Ink d="M37 71l-3-10-9 9 8 16zM63 71l3-10 9 9-8 16z" fill="#b8935f" w={1.2} />
            <Face skin={SKIN} jaw={10} chin={4} />
            <path d="M35.5 53q2 12 9.5 14 5 2 10 0 7.5-2 9.5-14-2 6-7 7H43q-5-1-7.5-7z" fill="#5a4030" opacity={0.3} />
            <Eyes y={47} lid={1.2} look={0.8} />
            <Brows color="#3a2718" y={42} tilt={0.8} thick={2.2} />
            <Nose y={47} length={9} w={3.4} />
            <Mouth d="M45 61q4-.5 8 .4" />
            <Line d="M52.5 61.5l12 4.5" color="#2a1a10" w={2.2} />
            <Ink d="M62 62.5h7v5q0 3.5-3.5 3.5t-3.5-3.5z" fill="#6b3d1c" w={1} />
            <Line d="M66 61q-4-6 1-10t-1-10" color="#fff" w={2} opacity={0.55} />
            <Ink d="M16 38q34-13 68-1-1 7.5-34 7.5T16 38z" fill="#3d3022" />
            <Ink d="M29 35q1-26 15-23 6 3 12 0 14-3 15 22-21-7-42 1z" fill="#5c4a35" />
            <path d="M29 34.5q21-8 42-.8v4q-21-6-42 1z" fill="#211811" />
            <Line d="M34 18q6-4 9-3" color="#fff" w={2} opacity={0.25} />
        </>
    );
}
