// The physicist: cat-eye glasses, high bun with a pencil, lab coat.
import { Brows, Coat, Eyes, Face, Ink, Line, Lips, Neck, Nose, ink } from './face';

const SKIN = '#9a6240';

export function Prism() {
    return (
        <>
            <circle cx={55} cy={18} r={11} fill="#1d120d" {...ink()} />
            <Line d="M44 8l26 16" color="#f0c23c" w={2.6} />
            <path d="M68.5 23l4 2.5-2-4.3z" fill="#f3d9b0" />
            <Coat color="#eef0ee" w={36} y={75} />
            <Ink d="M50 98L37 74l-5 5 6 8-4 3 16 12 16-12-4-3 6-8-5-5z" fill="#dfe4e4" w={1.1} />
            <Ink d="M42 75l8 12 8-12-8 4z" fill="#7b2f5a" w={0.9} />
            <rect x={66} y={86} width={11} height={12} fill="#d3d9da" {...ink(0.8)} />
            <Line d="M69 82v8M73 83v7" color="#1d5fae" w={1.8} />
            <Neck skin={SKIN} w={6.5} />
            <Face skin={SKIN} rx={15.5} ry={19.5} jaw={5.5} chin={3} />
            <Ink d="M34 46q-3-22 16-23 19 1 16 23-2-11-8-15-10 1-18 2-4 4-6 13z" fill="#1d120d" />
            <Line d="M38 34q6-6 14-6" color="#7a5a48" w={1.4} />
            <Eyes y={47.5} lash color="#1a0d06" />
            <Brows color="#1d120d" y={41} thick={1.8} />
            <g fill="#cfeaff" fill-opacity={0.3} stroke="#c0392b" stroke-width={2}>
                <path d="M35 42q8-2 13 2 .5 7-6 8.5-7-.5-7-10.5z" />
                <path d="M65 42q-8-2-13 2-.5 7 6 8.5 7-.5 7-10.5z" />
            </g>
            <Line d="M48 45q2-1 4 0" color="#c0392b" w={2} />
            <Nose y={49} length={6} w={2.6} />
            <Lips y={60} color="#8e2a2a" />
            <circle cx={33.5} cy={55} r={1.7} fill="#ffd27a" />
            <circle cx={66.5} cy={55} r={1.7} fill="#ffd27a" />
        </>
    );
}
