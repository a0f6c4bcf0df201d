// The general: a wall of a man, braid, medals, cigar.
import { Brows, Eyes, Face, Ink, Line, Medal, Mouth, Neck, Nose, ink } from './face';

const SKIN = '#dba27e';

export function Bulwark() {
    return (
        <>
            <Ink d="M2 102Q2 74 30 69L50 78 70 69Q98 74 98 102z" fill="#4a4f3a" w={1.6} />
            <Ink d="M34 71l16 12 16-12 6 6-22 18-22-18z" fill="#5d634a" />
            <Ink d="M47 84h6l2 18h-10z" fill="#2c3020" w={0.8} />
            <Ink d="M4 84q10-12 24-12l-2 9q-12 0-20 9zM96 84q-10-12-24-12l2 9q12 0 20 9z" fill="#e0b84a" w={1.2} />
            <Medal x={66} y={86} color="#b3261e" />
            <Medal x={75} y={86} color="#1d5fae" />
            <Medal x={66} y={91.5} color="#e8c15a" />
            <Medal x={75} y={91.5} color="#2f7a3a" />
            <circle cx={72} cy={99} r={3} fill="#e8c15a" {...ink(0.8)} />
            <Neck skin={SKIN} w={13} y={58} />
            <Face skin={SKIN} rx={19} ry={20} jaw={14} chin={3} />
            <Line d="M37 64q13 8 26 0" color="#8a4a30" w={1.3} />
            <Eyes y={46.5} lid={1.4} w={3.2} />
            <Brows color="#6a6a68" y={42} thick={3.4} tilt={1.6} />
            <Nose y={46.5} length={9.5} w={4.6} />
            <Line d="M39 53q2 4 4 5M61 53q-2 4-4 5" w={1.2} opacity={0.5} />
            <Mouth d="M43 62q7-2.5 13 0" color="#5a2418" w={2.2} />
            <Ink d="M40 62.5l-17 5-1-4 17-4.5z" fill="#7a4a26" w={1} />
            <path d="M24 67l-3 .8-1-4 3-.8z" fill="#ff7a3a" />
            <Line d="M21 61q-5-5 0-9t-2-9" color="#fff" w={2} opacity={0.5} />
            <Ink d="M24 38q26-11 52 0l-2 6.5q-24-9-48 0z" fill="#14170e" />
            <Ink d="M17 29q6-19 33-19t33 19q-4 8-7 8-26-10-52 0-3 0-7-8z" fill="#5d634a" />
            <path d="M24 37q26-10 52 0v-4q-26-10-52 0z" fill="#2c3020" />
            <Line d="M30 41q10-4 18-4.5M70 41q-10-4-18-4.5" color="#e8c15a" w={2} dash="3 1.6" flat />
            <Ink d="M50 14l2.3 4.6 5.2.7-3.8 3.6 1 5.1-4.7-2.5-4.7 2.5 1-5.1-3.8-3.6 5.2-.7z" fill="#e8c15a" w={0.8} />
        </>
    );
}
