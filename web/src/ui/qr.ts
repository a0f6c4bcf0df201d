// QR codes (ISO/IEC 18004): bytes, error correction M, versions 1 to 15, which is up to 412 bytes. Pure; ui/qr_code.tsx
// draws it.

/** Per version: check bytes in each block, number of blocks. Index 0 is unused. */
const CHECK = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24];
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10];
const MOST = CHECK.length - 1;
const MASKS = 8;

const side = (version: number) => 17 + 4 * version;

/** Rows and columns where alignment patterns lie. */
function alignment(version: number): number[] {
    if (version === 1) return [];
    const count = Math.floor(version / 7) + 2;
    const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
    const places = Array.from({ length: count - 1 }, (_, i) => side(version) - 7 - i * step);
    return [6, ...places.reverse()];
}

/** Data and check bytes together: the modules that no pattern takes, in bytes. */
function allBytes(version: number): number {
    const marks = alignment(version).length;
    const patterns = 3 * 64 + 2 * (side(version) - 16) + 31; // finders with gaps, timing, format, the dark module
    const aligned = marks ? (marks * marks - 3) * 25 - (marks - 2) * 2 * 5 : 0;
    return (side(version) ** 2 - patterns - aligned - (version >= 7 ? 36 : 0)) >> 3;
}
const dataBytes = (version: number) => allBytes(version) - CHECK[version]! * BLOCKS[version]!;
const lengthBits = (version: number) => (version < 10 ? 8 : 16);

function smallest(length: number): number | undefined {
    for (let v = 1; v <= MOST; v++) if (4 + lengthBits(v) + 8 * length <= 8 * dataBytes(v)) return v;
    return undefined;
}

/** The bytes of the message: mode, length, text, end, padding. */
function message(text: Uint8Array, version: number): number[] {
    const room = 8 * dataBytes(version);
    const bits: number[] = [];
    const put = (value: number, n: number) => {
        for (let i = n - 1; i >= 0; i--) bits.push((value >> i) & 1);
    };
    put(0b0100, 4);
    put(text.length, lengthBits(version));
    text.forEach((byte) => put(byte, 8));
    put(0, Math.min(4, room - bits.length));
    put(0, -bits.length & 7);
    for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
    return Array.from({ length: room / 8 }, (_, i) => bits.slice(i * 8, i * 8 + 8).reduce((a, b) => a * 2 + b, 0));
}

// ---- Reed and Solomon, in the field of 256 elements ----

function times(a: number, b: number): number {
    let product = 0;
    for (let i = 7; i >= 0; i--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> i) & 1) * a);
    return product;
}

function generator(degree: number): number[] {
    const g = [...Array<number>(degree - 1).fill(0), 1];
    for (let i = 0, root = 1; i < degree; i++, root = times(root, 2))
        for (let j = 0; j < degree; j++) g[j] = times(g[j]!, root) ^ (g[j + 1] ?? 0);
    return g;
}

/** The check bytes of a block. */
export function checkBytes(data: readonly number[], degree: number): number[] {
    const g = generator(degree);
    const rest = Array<number>(degree).fill(0);
    for (const byte of data) {
        const factor = byte ^ rest.shift()!;
        rest.push(0);
        g.forEach((c, i) => (rest[i]! ^= times(c, factor)));
    }
    return rest;
}

/** Splits the message into blocks and lays their bytes out in turn, then the check bytes. */
function interleaved(data: readonly number[], version: number): number[] {
    const blocks = BLOCKS[version]!;
    const short = Math.floor(data.length / blocks);
    const shortBlocks = blocks - (data.length % blocks);
    const parts: number[][] = [];
    for (let i = 0, at = 0; i < blocks; i++) {
        const length = short + (i < shortBlocks ? 0 : 1);
        parts.push(data.slice(at, at + length));
        at += length;
    }
    const checks = parts.map((part) => checkBytes(part, CHECK[version]!));
    const inTurn = (rows: number[][]) =>
        Array.from({ length: Math.max(...rows.map((r) => r.length)) }, (_, i) => rows.flatMap((r) => r[i] ?? []));
    return [...inTurn(parts).flat(), ...inTurn(checks).flat()];
}

// ---- The square ----

/** null: not decided yet, which is where the message goes. */
type Square = (boolean | null)[][];

function pattern(s: Square, x: number, y: number, radius: number, gap: number): void {
    for (let dy = -radius; dy <= radius; dy++)
        for (let dx = -radius; dx <= radius; dx++) {
            const row = s[y + dy];
            if (!row || row[x + dx] === undefined) continue;
            const ring = Math.max(Math.abs(dx), Math.abs(dy));
            row[x + dx] = ring !== gap && ring !== 4;
        }
}

function bare(version: number): Square {
    const n = side(version);
    const s: Square = Array.from({ length: n }, () => Array<boolean | null>(n).fill(null));
    for (let i = 0; i < n; i++) s[6]![i] = s[i]![6] = i % 2 === 0;
    for (const [x, y] of [
        [3, 3],
        [n - 4, 3],
        [3, n - 4],
    ] as const)
        pattern(s, x, y, 4, 2);
    const places = alignment(version);
    const last = places.at(-1)!;
    for (const y of places)
        for (const x of places) {
            const atFinder = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
            if (!atFinder) pattern(s, x, y, 2, 1);
        }
    writeVersion(s, version);
    writeFormat(s, 0);
    return s;
}

/** The remainder that guards `bits` bits of version or format. */
function remainder(value: number, divisor: number, degree: number): number {
    let r = value;
    for (let i = 0; i < degree; i++) r = (r << 1) ^ ((r >> (degree - 1)) * divisor);
    return r;
}

function writeVersion(s: Square, version: number): void {
    if (version < 7) return;
    const bits = (version << 12) | remainder(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
        const [a, b] = [Math.floor(i / 3), s.length - 11 + (i % 3)];
        s[a]![b] = s[b]![a] = ((bits >> i) & 1) === 1;
    }
}

/** Level M is 00, so the data of the format are the mask alone. */
function writeFormat(s: Square, mask: number): void {
    const n = s.length;
    const bits = ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412;
    for (let i = 0; i < 15; i++) {
        const on = ((bits >> i) & 1) === 1;
        const along = i < 6 ? i : i < 8 ? i + 1 : n - 15 + i; // beside the finders at the left
        const across = i < 8 ? n - 1 - i : i < 9 ? 7 : 14 - i; // below the finders at the top
        s[along]![8] = on;
        s[8]![across] = on;
    }
    s[n - 8]![8] = true;
}

/** Two columns at a time from the right, up and down, past the timing column. */
function lay(s: Square, bytes: readonly number[]): void {
    const n = s.length;
    let bit = 0;
    for (let right = n - 1, up = true; right > 0; right -= 2, up = !up) {
        if (right === 6) right = 5;
        for (let i = 0; i < n; i++)
            for (const x of [right, right - 1]) {
                const row = s[up ? n - 1 - i : i]!;
                if (row[x] === null) row[x] = (((bytes[bit >> 3] ?? 0) >> (7 - (bit++ & 7))) & 1) === 1;
            }
    }
}

const MASK: readonly ((x: number, y: number) => boolean)[] = [
    (x, y) => (x + y) % 2 === 0,
    (_, y) => y % 2 === 0,
    (x) => x % 3 === 0,
    (x, y) => (x + y) % 3 === 0,
    (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
    (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
    (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
    (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** How hard a square is to read: long runs, blocks, things like finders, too much of one colour. */
function penalty(s: readonly (readonly boolean[])[]): number {
    const n = s.length;
    const columns = s.map((_, x) => s.map((row) => row[x]!));
    let sum = 0;
    for (const line of [...s, ...columns]) {
        const text = line.map(Number).join('');
        for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
        sum += 40 * [...text.matchAll(/(?=00001011101|10111010000)/g)].length;
    }
    for (let y = 1; y < n; y++)
        for (let x = 1; x < n; x++) {
            const same = s[y]![x] === s[y]![x - 1] && s[y]![x] === s[y - 1]![x] && s[y]![x] === s[y - 1]![x - 1];
            if (same) sum += 3;
        }
    const dark = s.flat().filter(Boolean).length;
    return sum + 10 * Math.floor(Math.abs((20 * dark) / (n * n) - 10));
}

function masked(plain: Square, free: Square, mask: number): boolean[][] {
    const s: Square = plain.map((row, y) => row.map((on, x) => (free[y]![x] === null ? on !== MASK[mask]!(x, y) : on)));
    writeFormat(s, mask);
    return s as boolean[][];
}

/** The square of a text, true is dark; undefined: the text is too long. mask: a certain one instead of the best. */
export function qr(text: string, mask?: number): boolean[][] | undefined {
    const bytes = new TextEncoder().encode(text);
    const version = smallest(bytes.length);
    if (version === undefined) return undefined;
    const free = bare(version);
    const plain = free.map((row) => [...row]);
    lay(plain, interleaved(message(bytes, version), version));
    if (mask !== undefined) return masked(plain, free, mask);
    const all = Array.from({ length: MASKS }, (_, m) => masked(plain, free, m));
    return all.reduce((best, s) => (penalty(s) < penalty(best) ? s : best));
}
