// path.mjs - the data of a path with fewer decimals. Rounding steps one by one would let a long outline drift apart, so every point is
// rounded where it lies and the steps are taken between rounded points.

/** How many numbers a command takes, and which of them are pairs of coordinates. */
const TAKES = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** [letter, numbers] for every command, repeated ones written out. */
export function commands(d) {
    const all = [];
    let at = 0;
    const skip = () => {
        while (/[\s,]/.test(d[at] ?? '')) at++;
    };
    const number = (flag) => {
        skip();
        const [text] = (flag ? /^[01]/ : /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/i).exec(d.slice(at)) ?? [];
        if (text === undefined) throw new Error(`No number at ${at} of a path: ${d.slice(at, at + 20)}`);
        at += text.length;
        return Number(text);
    };
    for (let letter = ''; ;) {
        skip();
        if (at >= d.length) return all;
        if (/[a-z]/i.test(d[at])) letter = d[at++];
        else if (!letter || /z/i.test(letter))
            throw new Error(`No command at ${at} of a path: ${d.slice(at, at + 20)}`);
        else if (letter === 'M') letter = 'L';
        else if (letter === 'm') letter = 'l';
        const isArc = letter.toUpperCase() === 'A';
        const count = TAKES[letter.toUpperCase()];
        if (count === undefined) throw new Error(`No command "${letter}" is known in a path.`);
        all.push([letter, Array.from({ length: count }, (_, i) => number(isArc && (i === 3 || i === 4)))]);
    }
}

const axesOf = { H: 'x', V: 'y', A: '.....xy' };
/** x, y or a plain number, for each number of a command. */
const axes = (letter) => axesOf[letter] ?? 'xy'.repeat(TAKES[letter] / 2);

export function rounded(d, places) {
    const factor = 10 ** places;
    const near = (n) => Math.round(n * factor) / factor;
    const exact = { x: 0, y: 0 };
    const drawn = { x: 0, y: 0 };
    let start = { exact: { ...exact }, drawn: { ...drawn } };
    const out = [];
    for (const [letter, numbers] of commands(d)) {
        const upper = letter.toUpperCase();
        const relative = letter !== upper;
        const end = { ...exact };
        const endDrawn = { ...drawn };
        const steps = numbers.map((n, i) => {
            const axis = axes(upper)[i];
            if (axis === '.') return i < 3 ? near(n) : n;
            end[axis] = n + (relative ? exact[axis] : 0);
            endDrawn[axis] = near(end[axis]);
            return near(endDrawn[axis] - (relative ? drawn[axis] : 0));
        });
        if (upper === 'Z') {
            Object.assign(exact, start.exact);
            Object.assign(drawn, start.drawn);
        } else {
            Object.assign(exact, end);
            Object.assign(drawn, endDrawn);
        }
        if (upper === 'M') start = { exact: { ...exact }, drawn: { ...drawn } };
        out.push([letter, steps]);
    }
    return written(out);
}

/** As short as it can be read: no zero before a point, no space before a minus or a second point, no letter twice. */
function written(list) {
    let text = '';
    let last = '';
    for (const [letter, numbers] of list) {
        const implied = last === letter && !/[mz]/i.test(letter);
        if (!implied) text += letter;
        numbers.forEach((n, i) => {
            const short = String(n).replace(/^(-?)0\./, '$1.');
            const first = i === 0 && !implied;
            const glued = first || short.startsWith('-') || (short.startsWith('.') && /\.\d+$/.test(text));
            text += (glued ? '' : ' ') + short;
        });
        last = letter;
    }
    return text;
}
