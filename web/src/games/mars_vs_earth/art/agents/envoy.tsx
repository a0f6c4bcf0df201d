// The ambassador: turban, silver beard, calm eyes.
import { Brows, Coat, Eyes, Face, Ink, Line, Mouth, Neck, Nose } from './face';

const SKIN = '#b97f52';

export function Envoy() {
    return (
        <>
            <Coat color="#27303f" w={38} y={74} />
            <Ink d="M50 100L37 73l-8 6 8 9-4 3 17 12 17-12-4-3 8-9-8-6z" fill="#323d50" w={1} />
            <Ink d="M42 75l8 14 8-14-8 4z" fill="#f6f1e4" w={0.8} />
            <Ink d="M47.5 82h5l2 20h-9z" fill="#c08a2a" w={0.8} />
            <Neck skin={SKIN} w={8} />
            <Face skin={SKIN} rx={16} ry={20} jaw={7} ears={false} />
            <Ink d="M34 46q-1 32 16 33 17-1 16-33-1 8-5 11-5-3-11-2.5-6-.5-11 2.5-4-3-5-11z" fill="#c9c6bf" />
            <Line d="M40 60q1 10 8 15M60 60q-1 10-8 15M50 66v10" color="#8f8b84" w={1.1} />
            <Mouth d="M45.5 61.5q4.5 1.8 9 0" color="#6a2a1e" w={2} />
            <Ink d="M50 56.5q-5-2-9 3 5 1 9-.5 4 1.5 9 .5-4-5-9-3z" fill="#e2dfd8" w={0.7} />
            <Eyes y={47} lid={0.6} />
            <Brows color="#8f8b84" y={41.5} thick={2.2} />
            <Nose y={47} length={8} w={3} />
            <Ink d="M29 42q-6-30 21-32 27 2 21 32-4-8-21-10-17 2-21 10z" fill="#b5542a" />
            <Line d="M29 41q6-22 27-30M33 36q10-14 30-20M39 33q10-8 30-6M71 41q-6-22-21-30" color="#7a3114" w={1.4} />
            <Ink d="M47 22l3-4 3 4-3 6z" fill="#ffd27a" w={0.8} />
        </>
    );
}
