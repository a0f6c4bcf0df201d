// The six heroes in the order of the seats: farmer, pilot, kid, trucker, sheriff, nurse.
import type { JSX } from 'preact';
import { Ink, InkOval, Line } from './comic';
import { Cross, Face, Shoulders, Star, Stern } from './hero_parts';

export type Hero = 'farmer' | 'pilot' | 'kid' | 'trucker' | 'sheriff' | 'nurse';

/** Straw hat, moustache, dungarees. */
function Farmer() {
    return (
        <>
            <Shoulders color="#c6372a" />
            <Line d="M30 84V104M70 84V104" w={11} color="#274b86" flat broad />
            <Face skin="#f2bd8c" />
            <Ink d="M34 62Q42 56 50 61 58 56 66 62 58 68 50 65 42 68 34 62z" fill="#7a4a1c" w={2.6} />
            <Stern />
            <Ink d="M6 34Q50 12 94 34 84 40 70 34 50 26 30 34 16 40 6 34z" fill="#f0cf72" />
            <Ink d="M28 29Q30 2 50 3T72 29Q50 19 28 29z" fill="#f7dc8c" />
            <Line d="M28 27Q50 17 72 27" w={5} color="#b3261e" flat broad />
        </>
    );
}

/** Leather helmet with goggles. */
function Pilot() {
    return (
        <>
            <Ink d="M22 40Q12 8 50 6T78 40Q84 66 74 76H26Q16 66 22 40z" fill="#3a1d12" />
            <Shoulders color="#2767bd" />
            <Face skin="#c98a5a" />
            <Ink d="M41 64Q50 70 59 63" fill="#c8263a" w={2.8} />
            <Ink d="M26 38Q30 20 52 24 70 22 74 38 60 26 46 32 36 30 26 38z" fill="#4d2818" w={3.6} />
            <Ink d="M32 20H68a7 7 0 0 1 0 14H32a7 7 0 0 1 0-14z" fill="#2b2b3a" w={3.4} />
            <InkOval x={39} y={27} rx={8} fill="#8fe6ff" />
            <InkOval x={61} y={27} rx={8} fill="#8fe6ff" />
        </>
    );
}

/** Cap, freckles, a grin. */
function Kid() {
    return (
        <>
            <Shoulders color="#e0b91f" />
            <Face skin="#f7cfa0" />
            <Ink d="M42 63Q50 72 60 62 50 66 42 63z" fill="#fff" w={2.8} />
            <g fill="#c96a3a">
                <circle cx="35" cy="56" r="1.6" />
                <circle cx="39" cy="59" r="1.6" />
                <circle cx="65" cy="56" r="1.6" />
                <circle cx="62" cy="59" r="1.6" />
            </g>
            <Ink d="M25 36Q26 10 50 10T75 36Q50 28 25 36z" fill="#2f6fd0" />
            <Ink d="M60 32Q86 26 96 36 80 42 58 36z" fill="#e8f0ff" w={4} />
            <InkOval x={46} y={20} rx={6} fill="#fff" w={2.6} />
        </>
    );
}

/** A red beard under a green cap. */
function Trucker() {
    return (
        <>
            <Shoulders color="#12785a" />
            <Face skin="#e3a877" />
            <Ink d="M26 46Q24 78 50 84 76 78 74 46 72 60 62 60 50 56 38 60 28 60 26 46z" fill="#8c3f16" w={4.2} />
            <Line d="M42 66Q50 62 58 66" w={3.4} color="#f6d8c0" broad />
            <Line d="M33 39H46M54 39H67" w={4} />
            <Ink d="M24 34Q26 10 50 10T76 34L78 38Q50 28 22 38z" fill="#12785a" />
            <Ink d="M41 14H59a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H41a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3z" fill="#fff" w={2.6} />
        </>
    );
}

/** Wide hat, two stars, no smile. */
function Sheriff() {
    return (
        <>
            <Ink d="M24 44Q14 70 22 84H78Q86 70 76 44z" fill="#1d1210" w={4.4} />
            <Shoulders color="#8a6a3a" />
            <Line d="M34 70L50 82 66 70" w={3} flat />
            <Ink d="M44 78l6 6 6-6-3 20h-6z" fill="#1c1230" w={2.4} />
            <Star x={74} y={90} r={10} w={2.4} />
            <Face skin="#b5764a" />
            <Line d="M42 64Q50 60 59 64" w={3.2} />
            <Line d="M34 37L46 39M66 37L54 39" w={3.6} />
            <Ink d="M4 32Q24 24 50 27T96 32Q86 42 68 36 50 30 32 36 14 42 4 32z" fill="#c9a066" />
            <Ink d="M28 30Q28 2 42 6 50 10 58 6 72 2 72 30 50 22 28 30z" fill="#d9b47c" />
            <Line d="M28 28Q50 19 72 28" w={5} color="#5a3a1a" flat broad />
            <Star x={50} y={17} r={6.4} w={1.8} />
        </>
    );
}

/** Red hair under a white cap. */
function Nurse() {
    return (
        <>
            <Ink d="M22 42Q18 12 50 10T78 42Q88 58 76 70 70 60 50 62T24 70Q12 58 22 42z" fill="#b3471d" w={4.4} />
            <Shoulders color="#f4f7fb" />
            <Line d="M34 70L50 88 66 70" w={5} color="#7cc8f2" flat broad />
            <Cross x={72} y={92} r={9} />
            <Face skin="#f6c9ae" />
            <Ink d="M41 63Q50 72 60 62 50 65 41 63z" fill="#c8263a" w={2.8} />
            <Line d="M33 41L36 43M67 41L64 43" w={2.2} />
            <Ink d="M26 40Q30 22 50 24 70 22 74 40 64 30 50 31 36 30 26 40z" fill="#c9531f" w={3.6} />
            <Ink d="M27 24Q50 10 73 24L69 6Q50 0 31 6z" fill="#fff" w={4.4} />
            <Cross x={50} y={13} r={7} />
        </>
    );
}

export const heroes: Record<Hero, () => JSX.Element> = {
    farmer: Farmer,
    pilot: Pilot,
    kid: Kid,
    trucker: Trucker,
    sheriff: Sheriff,
    nurse: Nurse,
};
export const heroWords = Object.keys(heroes) as Hero[];
/** Who sits on a seat; seats are counted from 0. */
export const heroOf = (seat: number): Hero => heroWords[seat % heroWords.length]!;

/** The ground behind each in a large panel. */
export const heroGrounds: Record<Hero, string> = {
    farmer: '#ff9a3c',
    pilot: '#5bb8ff',
    kid: '#ffe14d',
    trucker: '#4fd6a2',
    sheriff: '#c79aff',
    nurse: '#bfe6ff',
};
