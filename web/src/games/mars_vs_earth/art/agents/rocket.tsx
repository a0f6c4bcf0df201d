// The test pilot: leather helmet, goggles up, white scarf, grin.
import { Brows, Coat, Eyes, Face, Ink, Line, Neck, Nose, ink } from './face';

const SKIN = '#f0c39a';

export function Rocket() {
    return (
        <>
            <Coat color="#7a4a26" w={39} y={74} />
            <Ink d="M24 80q12-8 26-2 14-6 26 2l-4 10q-10-8-22-2-12-6-22 2z" fill="#d8c49a" w={1} />
            <Ink d="M36 74q14 12 28 0l3 8q-17 13-34 0z" fill="#f7f2e6" w={1.1} />
            <Ink d="M60 84l8 16h-9l-5-13z" fill="#f7f2e6" w={1} />
            <Neck skin={SKIN} w={8} />
            <Ink d="M30 56Q24 16 50 14t20 42q0 8-5 8l-3-8V36q-12-6-24 0v20l-3 8q-5 0-5-8z" fill="#6b3f1e" />
            <Face skin={SKIN} rx={14.5} ry={18.5} jaw={7.5} chin={3} ears={false} />
            <Ink d="M34 44q0-14 16-15 16 1 16 15-4-7-16-7t-16 7z" fill="#5a3418" w={1.1} />
            <Eyes y={47.5} color="#1f5a9a" />
            <Brows color="#7a4a1a" y={42.5} thick={2.2} tilt={-0.6} />
            <Nose y={48} length={7} w={3} />
            <Ink d="M42.5 59q8 3 15 0-1 6.5-7.5 6.5t-7.5-6.5z" fill="#fff" w={1.2} />
            <Line d="M38 56q1.5 1.5 3 2M62 56q-1.5 1.5-3 2" w={1} />
            <Line d="M33 62q-1 8 6 10" color="#3a2010" w={2} />
            <Line d="M30 28q20-8 40 0" color="#2a1810" w={4.5} />
            <g {...ink(1.4)}>
                <path d="M33 22q8-5 15 0v7q-8 6-15 0z" fill="#c9d6e2" />
                <path d="M67 22q-8-5-15 0v7q8 6 15 0z" fill="#c9d6e2" />
            </g>
            <Line d="M35 24l5-3M55 24l5-3" color="#fff" w={2} />
        </>
    );
}
