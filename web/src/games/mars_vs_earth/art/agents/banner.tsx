// The liaison officer: garrison cap, victory rolls, red scarf.
import { Brows, Coat, Eyes, Face, Ink, Line, Lips, Neck, Nose } from './face';

const SKIN = '#e8b58c';

export function Banner() {
    return (
        <>
            <Ink d="M30 56q-4-30 20-33 24 3 20 33-3 9-9 7V40H39v23q-6 2-9-7z" fill="#5a2716" />
            <Coat color="#3d5470" w={37} y={75} />
            <Ink d="M38 74l12 8 12-8 6 6-18 14-18-14z" fill="#4d678a" w={1} />
            <Ink d="M40 73q10 9 20 0l4 5-14 9-14-9z" fill="#c0392b" w={1} />
            <Ink d="M50 85l-6 13 6-3 5 4z" fill="#d9534a" w={0.9} />
            <Line d="M20 88h10M70 88h10" color="#e8c15a" w={2.6} />
            <Neck skin={SKIN} w={6.5} />
            <Face skin={SKIN} rx={15} ry={19.5} jaw={5.5} />
            <Eyes y={47} color="#3a5a2a" lash />
            <Brows color="#4a1f10" y={41} thick={1.7} tilt={0.4} />
            <Nose y={48} length={6.5} w={2.6} />
            <Lips y={59.5} color="#c0251e" />
            <Ink
                d="M34 45q-3-15 4-19 7-4 9 3 1 5-5 6-6 2-8 10zM66 45q3-15-4-19-7-4-9 3-1 5 5 6 6 2 8 10z"
                fill="#6b3019"
            />
            <Line d="M38 30q4-3 6 0M62 30q-4-3-6 0" color="#b06a44" w={1.4} />
            <Ink d="M28 27q14-17 30-17 14 1 15 9-16-3-43 12z" fill="#3d5470" />
            <path d="M30 31q22-14 43-12l-.5 3.5Q52 20 32 33z" fill="#2a3b52" />
            <Ink d="M62 13l2 3 3.5.2-2.5 2.4.8 3.4-3.4-1.6-3 1.8.6-3.4-2.6-2.4 3.5-.4z" fill="#ffd27a" w={0.5} />
        </>
    );
}
