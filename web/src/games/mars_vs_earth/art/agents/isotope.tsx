// The old professor: wild white hair, round lenses, bow tie.
import { Brows, Coat, Eyes, Face, Ink, Line, Mouth, Neck, Nose, ink } from './face';

const SKIN = '#f0cdb0';

export function Isotope() {
    return (
        <>
            <Ink d="M30 56Q12 50 20 40q-8-8 4-14 0-10 14-8 24-8 26 2 14-2 12 8 12 8 2 14 8 12-10 14z" fill="#eef0f2" />
            <Coat color="#6b5a48" w={36} y={76} />
            <Ink d="M50 98L38 74l-7 6 6 8-3 3 16 11 16-11-3-3 6-8-7-6z" fill="#7d6a55" w={1} />
            <Ink d="M42 75l8 12 8-12-8 4z" fill="#fffdf5" w={0.8} />
            <Neck skin={SKIN} w={6.5} />
            <Face skin={SKIN} rx={16} ry={21} jaw={6} chin={4} />
            <path d="M34 40q2-14 16-14t16 14q-6-8-16-8t-16 8z" fill="#fff" opacity={0.25} />
            <Line d="M42 33q8-2 16 0M43 36.5q7-1.5 14 0" color="#a8744e" w={1} />
            <Eyes y={47.5} w={3} color="#3a5a7a" />
            <g fill="#bfffe0" fill-opacity={0.32} stroke="#2a2a2a" stroke-width={1.8}>
                <circle cx={42.5} cy={47.5} r={6.8} />
                <circle cx={57.5} cy={47.5} r={6.8} />
            </g>
            <Line d="M49 46.5q1-1 2 0" color="#2a2a2a" w={1.8} />
            <Line d="M39 44l3-2M54 44l3-2" color="#fff" w={1.8} />
            <Brows color="#fff" y={38.5} thick={3.2} tilt={-1} />
            <Nose y={49} length={7} w={3.4} />
            <Ink d="M50 58.5q-7-2.5-11 4 6 1 11-1 5 2 11 1-4-6.5-11-4z" fill="#fff" w={0.9} />
            <Mouth d="M47 64.5q3 1.5 6 0" />
            <Ink d="M50 78l-11-5v11zM50 78l11-5v11z" fill="#2f7a3a" w={1} />
            <circle cx={50} cy={78.5} r={2.6} fill="#3f9a4a" {...ink(0.8)} />
        </>
    );
}
