// kit_qr.mjs - our QR codes are those of the standard: squares and check bytes as other encoders make them, and what must hold for all.
import { createHash } from 'node:crypto';
import { check, finish } from './checks.mjs';
import { load } from './build.mjs';

const { qr, checkBytes } = await load('ui/qr.ts');
const rows = (square) => square.map((row) => row.map(Number).join(''));
const hash = (square) => createHash('sha256').update(rows(square).join('\n')).digest('hex');

// Check bytes: the worked example that the tutorials on version 1-M share ("HELLO WORLD").
const hello = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
check('check bytes of the known example', checkBytes(hello, 10).join() === '196,35,39,119,235,215,231,226,93,23', checkBytes(hello, 10).join());

// A whole square, row by row (python-qrcode, byte mode, level M, mask 3).
const orrery = ['1fd47f', '105e41', '174f5d', '17595d', '17485d', '104841', '1fd57f', '001c00', '16ec4b', '1ba127', '0a45ff',
  '122d89', '025e9b', '001089', '1fd8d4', '1057cd', '174a5f', '1754aa', '17568c', '104f51', '1fd31c'];
rows(qr('Orrery', 3)).forEach((row, y) => check(`"Orrery", row ${y}`, row === parseInt(orrery[y], 16).toString(2).padStart(21, '0'), row));

// Other lengths, versions 2 to 15, other letters (the same encoder; the hash is of the rows).
const link = 'https://orrery.example/t/K7RWPN';
const known = [
  [link, 0, 29, 'e1586da2db2f4eaf557d1cb1820aa4b32d3fbea25cac4e9c96c92ce0bf60e4a6'],
  [link, 5, 29, '7bfb29b7ba3f2e161f1dde41b1e36aad037911947b8ba53628f0d03aa7667a83'],
  ['x'.repeat(26), 1, 25, 'dec5bacdf8d7359c72dfe1260d8254add606724471e72826c88af77a11c32337'],
  ['http://192.168.1.20:8080/join#K7RWPN-H4X9QD', 7, 33, '8f42cba467e80df5bddc2cdce112c6717391549df3b209545adb18df59618c0c'],
  ['perché così è più bello ñ €', 2, 29, 'b76a779faadb13eacbfa5553ae9e6f97922c9a91af95547cd95756e054834e6e'],
  [`https://h.example/${'a1'.repeat(50)}`, 4, 45, '5e74d2fda707281a3f4fbcf1e6efbd4fd814c8f25b163f14547a66616252ec3d'],
  [`https://h.example/${'b2'.repeat(98)}`, 6, 61, '2a08ec8ca347e50737fef37f54a16f273f316cebc07431b9d4f3e7df68e1eb53'],
  [`https://h.example/${'c3'.repeat(130)}`, 0, 65, '00263ddbb0ff579f5919a39275f8de70967a66b7b5d27c8d7e55b66124ad830c'],
  ['z'.repeat(412), 3, 77, '24fb2e631424df1f9b519fc5dae9af9407a0cf86adda8e310fe8d98b18cf9cdd'],
];
for (const [text, mask, side, sum] of known) {
  const square = qr(text, mask);
  check(`${text.length} letters, mask ${mask}: ${side} modules`, square.length === side, square.length);
  check(`${text.length} letters, mask ${mask}: as known`, hash(square) === sum, hash(square));
}

// The best mask is one of the eight; the longest text fits, a longer one is refused; an empty one is a code too.
check('the best mask is one of them', [0, 1, 2, 3, 4, 5, 6, 7].some((m) => hash(qr(link, m)) === hash(qr(link))));
check('412 bytes fit', qr('x'.repeat(412))?.length === 77);
check('413 bytes do not', qr('x'.repeat(413)) === undefined);
check('letters of two bytes count twice', qr('é'.repeat(206))?.length === 77 && qr('é'.repeat(207)) === undefined);
check('an empty text is a code', qr('').length === 21);
const corner = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
for (const text of ['a', link, 'q'.repeat(300)]) {
  const lines = rows(qr(text));
  const n = lines.length;
  check(`${text.length} letters: three corners`, corner.every((row, i) => lines[i].startsWith(row) && lines[i].endsWith(row) && lines[n - 7 + i].startsWith(row)));
}
finish();
