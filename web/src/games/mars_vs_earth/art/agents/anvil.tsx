// The sergeant: peaked cap, big moustache, square jaw.
import { Brows, Coat, Eyes, Face, Ink, Line, Medal, Mouth, Neck, Nose } from './face';

const SKIN = '#d39b70';

export function Anvil() {
    return (
        <>
            <Coat color="#56643b" w={42} y={72} />
            <Ink d="M38 74l12 8 12-8 5 6-17 12-17-12z" fill="#6d7d4c" />
            <Ink d="M47.5 82h5l2 20h-9z" fill="#2c3520" w={0.8} />
            <Line d="M16 86l10-5 10 5M16 92l10-5 10 5" color="#e8c15a" w={2.6} />
            <Medal x={64} y={86} color="#b3261e" />
            <Medal x={72} y={86} color="#1d5fae" />
            <Neck skin={SKIN} w={10.5} />
            <Face skin={SKIN} rx={17.5} ry={19.5} jaw={12} chin={2} />
            <Eyes y={47} lid={0.9} />
            <Brows color="#2a1a10" y={42} thick={3} tilt={1.2} />
            <Nose y={47} length={9} w={4} />
            <Ink d="M50 57.5q-7-3-13 3.5 7 2.5 13 0 6 2.5 13 0-6-6.5-13-3.5z" fill="#2a1a10" w={0.8} />
            <Mouth d="M46 63.5h8" />
            <Ink d="M27 38q23-11 46 0l-1.5 6q-21.5-8-43 0z" fill="#1f2616" />
            <Ink d="M22 31q6-17 28-17t28 17q-4 7-6 7-22-9-44 0-2 0-6-7z" fill="#6d7d4c" />
            <path d="M28 37q22-9 44 0v-4q-22-9-44 0z" fill="#3a4527" />
            <Ink d="M50 20l5 3.5v6L50 33l-5-3.5v-6z" fill="#e8c15a" w={0.9} />
        </>
    );
}
