// BLAKE2b-256 (RFC 7693) without a key. Our own: a page on plain http has no crypto.subtle, and that knows no BLAKE2b.
// tests/vectors/deal.txt holds it and base/blake2b.c to the same answers. Names follow the RFC.

const IV = [
    0x6a09e667f3bcc908n,
    0xbb67ae8584caa73bn,
    0x3c6ef372fe94f82bn,
    0xa54ff53a5f1d36f1n,
    0x510e527fade682d1n,
    0x9b05688c2b3e6c1fn,
    0x1f83d9abfb41bd6bn,
    0x5be0cd19137e2179n,
];
const SIGMA = [
    '0123456789abcdef',
    'ea489fd61c02b753',
    'b8c052fdae367194',
    '7931dcbe265a40f8',
    '905724afe1bc683d',
    '2c6a0b834d75fe19',
    'c51fed4a0763928b',
    'db7ec13950f4862a',
    '6fe9b308c2d714a5',
    'a2847615fb9e3cd0',
].map((row) => [...row].map((digit) => parseInt(digit, 16)));
const BLOCK = 128,
    ROUNDS = 12,
    OUT = 32,
    ALL = (1n << 64n) - 1n;

const rotated = (x: bigint, by: bigint): bigint => (x >> by) | ((x << (64n - by)) & ALL);

/** G of the RFC, on four words of v. */
function mix(v: bigint[], a: number, b: number, c: number, d: number, x: bigint, y: bigint): void {
    v[a] = (v[a]! + v[b]! + x) & ALL;
    v[d] = rotated(v[d]! ^ v[a]!, 32n);
    v[c] = (v[c]! + v[d]!) & ALL;
    v[b] = rotated(v[b]! ^ v[c]!, 24n);
    v[a] = (v[a]! + v[b]! + y) & ALL;
    v[d] = rotated(v[d]! ^ v[a]!, 16n);
    v[c] = (v[c]! + v[d]!) & ALL;
    v[b] = rotated(v[b]! ^ v[c]!, 63n);
}

/** F of the RFC: one block into the state h. */
function compress(h: bigint[], block: DataView, counted: number, last: boolean): void {
    const v = [...h, ...IV];
    v[12] = v[12]! ^ BigInt(counted);
    if (last) v[14] = v[14]! ^ ALL;
    for (let round = 0; round < ROUNDS; round++) {
        const m = SIGMA[round % 10]!.map((i) => block.getBigUint64(8 * i, true));
        for (let i = 0; i < 4; i++) mix(v, i, 4 + i, 8 + i, 12 + i, m[2 * i]!, m[2 * i + 1]!);
        for (let i = 0; i < 4; i++)
            mix(v, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4), m[8 + 2 * i]!, m[9 + 2 * i]!);
    }
    for (let i = 0; i < 8; i++) h[i] = h[i]! ^ v[i]! ^ v[i + 8]!;
}

export function blake2b(bytes: Uint8Array): Uint8Array {
    const h = [...IV];
    h[0] = h[0]! ^ 0x01010000n ^ BigInt(OUT); // fan-out 1, depth 1, no key, length of the hash
    const blocks = Math.max(1, Math.ceil(bytes.length / BLOCK));
    const padded = new Uint8Array(blocks * BLOCK);
    padded.set(bytes);
    for (let i = 0; i < blocks; i++) {
        const last = i === blocks - 1;
        compress(h, new DataView(padded.buffer, i * BLOCK, BLOCK), last ? bytes.length : (i + 1) * BLOCK, last);
    }
    const out = new DataView(new ArrayBuffer(64));
    h.forEach((word, i) => out.setBigUint64(8 * i, word, true));
    return new Uint8Array(out.buffer, 0, OUT);
}
