// Military police: steel helmet low over the eyes, chin strap.
import { Coat, Eyes, Face, Ink, Line, Mouth, Neck, Nose, ink } from './face';

const SKIN = '#6b4128';

export function Sentry() {
    return (
        <>
            <Coat color="#4a5546" w={42} y={72} />
            <Ink d="M38 74l12 8 12-8 5 6-17 12-17-12z" fill="#5d6a58" />
            <Ink d="M46 84h8v18h-8z" fill="#39412f" w={0.8} />
            <Ink d="M11 95q5-11 16-15l-3 8q-7 4-11 14z" fill="#f4ead0" w={1} />
            <Neck skin={SKIN} w={9.5} />
            <Face skin={SKIN} rx={16.5} ry={20} jaw={10} chin={3} />
            <Eyes y={48} lid={1.4} color="#120803" />
            <Nose y={48} length={8.5} w={4.2} />
            <Mouth d="M44 62.5h12" color="#3a140c" w={2.2} />
            <Line d="M35 50q1 15 9 18.5M65 50q-1 15-9 18.5" color="#2a2414" w={2} />
            <rect x={43} y={66} width={14} height={4.5} rx={2} fill="#4a3c20" {...ink(0.8)} />
            <Ink d="M22 43Q20 11 50 11t28 32q-5 4-8 2-20-7-40 0-3 2-8-2z" fill="#e6e2d4" w={1.5} />
            <path d="M22 38q28-9 56 0l.2 5q-28-10-56.4 0z" fill="#a32a1c" />
            <Line d="M32 20q6-6 14-6" color="#fff" w={3} opacity={0.9} />
            <path d="M62 14q14 5 14 26-6-4-10-5 0-14-4-21z" fill="#000" opacity={0.15} />
            <text
                x={50}
                y={32}
                text-anchor="middle"
                font-family="Figtree Variable"
                font-weight={800}
                font-size={12}
                fill="#1b2a4a"
            >
                MP
            </text>
        </>
    );
}
