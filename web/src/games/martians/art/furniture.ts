// What stands in the buildings, as faint lines on the floor. Boxes of 40.
import type { Drawing } from '../../../ui/drawing';

const lines = (...body: string[]): Drawing => ({ box: 40, line: 2.6, body });
const ring = (x: number, y: number, r: number): string => `M${x} ${y - r}a${r} ${r} 0 1 0 .01 0z`;

export const ammo = lines('M6 13h28v20H6zM11 13V8h18v5', 'M12 19v8M20 19v8M28 19v8');
export const badge = lines(
    'M20 4l4.7 9.8 10.8 1.4-7.9 7.5 2 10.7-9.6-5.2-9.6 5.2 2-10.7L4.5 15.2l10.8-1.4z',
    ring(20, 20, 4),
);
export const barrel = lines('M11 5h18q5 15 0 30H11q-5-15 0-30zM8.5 14h23M8.5 26h23');
export const bars = lines('M6 5h28v30H6zM13 5v30M20 5v30M27 5v30');
export const bed = lines('M7 4h26v32H7zM7 16h26M11 7h18v6H11z');
export const blackboard = lines('M4 6h32v22H4zM10 13h12M10 20h18M12 28l-4 8M28 28l4 8');
export const books = lines('M6 28h26v6H6zM9 22h24v6H9zM5 16h24v6H5zM10 10h20v6H10z');
export const bottle = lines('M12 14h16v22H12zM14 7h12v7H14zM16 25h8M20 21v8');
export const bucket = lines('M9 15h22l-3 21H12zM9 15q0-10 11-10t11 10');
export const burger = lines('M6 18Q6 6 20 6t14 12zM5 23h30M6 28h28q0 7-7 7H13q-7 0-7-7z');
export const cans = lines('M5 18h13v17H5zM22 18h13v17H22zM13.5 3h13v15h-13z');
export const cart = lines('M3 7h5l5 19h18l4-13H10', ring(15, 33, 2.5), ring(29, 33, 2.5));
export const cross = lines('M15 5h10v10h10v10H25v10H15V25H5V15h10z');
export const cuffs = lines(ring(13, 20, 8), ring(29, 25, 8), 'M20 20l3 3');
export const desk = lines('M4 13h32v7H4zM7 20v14M33 20v14M17 20h13v8H17z');
export const drip = lines('M16 36V5h12M22 5h10v11q-5 4-10 0zM27 18v10M9 36h14');
export const globe = lines(ring(20, 17, 13), 'M7 17h26M20 4q-8 13 0 26 8-13 0-26M20 30v6M13 36h14');
export const hammer = lines('M8 10h15v8H8zM23 11l8 3-8 3M13 18v18h5V18');
export const hay = lines('M5 12h30v18H5zM15 12v18M25 12v18M8 18h3M18 22h4M28 17h4');
export const helmet = lines('M6 26Q6 8 20 8t14 18zM3 26h34v4H3z');
export const jeep = lines('M3 25h34v-9l-8-2-5-7H12v7H3zM12 14h13', ring(11, 29, 4), ring(29, 29, 4));
export const mug = lines('M9 12h18v18q0 5-5 5h-8q-5 0-5-5zM27 16h3q5 0 5 6t-8 6M14 8q-2-2 0-5M21 8q-2-2 0-5');
export const pump = lines(
    'M10 36V8q0-4 4-4h9q4 0 4 4v28M7 36h23M14 10h9v8h-9zM27 18q5 0 5 6v6q0 3 2.5 3t2.5-3V17l-5-5',
);
export const sack = lines('M13 12q-9 14-4 23h22q5-9-4-23zM13 12l-3-7q5 3 10-1 5 4 10 1l-3 7z');
export const saw = lines('M4 25L28 9l8 8-24 18zM4 25l4 1 1 4 3 1 0 4');
export const shelf = lines('M6 5h28v30H6zM6 15h28M6 25h28M13 8v7M19 9v6M27 18v7M14 28v7M22 29v6');
export const sofa = lines('M7 17v-2q0-6 6-6h14q6 0 6 6v2M3 19q5-2 6 4h22q1-6 6-4v12H3zM9 31v4M31 31v4');
export const stools = lines(ring(20, 20, 10), ring(20, 5, 3.5), ring(20, 35, 3.5), ring(5, 20, 3.5), ring(35, 20, 3.5));
export const till = lines('M6 20h28v15H6zM10 20V8h14v12M29 20v-8M12 26h4M20 26h4M28 26h1M12 30h16');
export const toolbox = lines('M5 15h30v19H5zM13 15v-6h14v6M5 23h30M17 20h6v6h-6z');
export const wheat = lines('M20 36V9M20 15q-7-1-7-9 7 2 7 9q0-7 7-9 0 8-7 9zM20 25q-8-1-8-9 8 1 8 9 0-8 8-9 0 8-8 9z');
export const wheel = lines(ring(20, 20, 15), ring(20, 20, 7), 'M20 5v8M20 27v8M5 20h8M27 20h8');
