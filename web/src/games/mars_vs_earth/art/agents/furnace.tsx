// The engineer: welding goggles pushed up, red beard, soot.
import { Brows, Coat, Eyes, Face, Ink, Line, Mouth, Neck, Nose, ink } from './face';

const SKIN = '#eebc98';

export function Furnace() {
    return (
        <>
            <Coat color="#2f4a6e" w={41} y={73} />
            <Ink d="M36 74l14 10 14-10 4 6-18 14-18-14z" fill="#d8cdb4" w={1} />
            <Line d="M28 78v24M72 78v24" color="#8aa0c4" w={5} />
            <circle cx={28} cy={88} r={3} fill="#e8c15a" {...ink(0.8)} />
            <circle cx={72} cy={88} r={3} fill="#e8c15a" {...ink(0.8)} />
            <Neck skin={SKIN} w={10} />
            <Face skin={SKIN} rx={17} ry={20} jaw={11} />
            <Ink d="M33 48q0 28 17 28t17-28q-1 7-6 9-4-3-11-2-7-1-11 2-5-2-6-9z" fill="#a8431d" />
            <Line d="M40 60q2 8 10 10M60 62q-1 6-6 9" color="#d9763a" w={1.3} />
            <Mouth d="M45 61.5q5 2.5 10 0" color="#5a1a0e" w={2.2} />
            <Eyes y={47} color="#2a6a3a" />
            <Brows color="#8a3414" y={41.5} thick={3} />
            <Nose y={47} length={8} w={3.6} />
            <Ink d="M33 42q-4-22 17-24 21 2 17 24-3-8-8-10-9 2-18 0-5 2-8 10z" fill="#b04a20" />
            <Line d="M58 52q3-1 5 1M37 54l4 1" color="#2a2018" w={2.2} opacity={0.55} />
            <Line d="M32 33q18-8 36 0" color="#2a1d12" w={4} />
            <g {...ink(1.4)}>
                <circle cx={41} cy={29} r={8} fill="#5a4a34" />
                <circle cx={59} cy={29} r={8} fill="#5a4a34" />
                <circle cx={41} cy={29} r={5.4} fill="#1d4a3a" />
                <circle cx={59} cy={29} r={5.4} fill="#1d4a3a" />
            </g>
            <Line d="M38 26l3-1.5M56 26l3-1.5" color="#baffd8" w={1.8} />
        </>
    );
}
