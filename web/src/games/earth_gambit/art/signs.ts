// Signs of our own, where the icon sets have none. They lie in a square of 512, like Game Icons.
import type { Drawing } from '../../../ui/drawing';

/** A hand that takes a card. */
export const steal: Drawing = {
    box: 512,
    body: [
        [
            'path',
            {
                d:
                    'M262 30l176 34q22 4 18 26l-50 262q-4 22-26 18l-60-12 6-40 52 10q8 2 10-6l36-190-200-38-20 104-40-8 ' +
                    '28-146 24-14zM312 120l92 18-8 40-92-18z',
                opacity: 0.55,
            },
        ],
        'M20 330l84-92q22-24 54-20l96 12q26 4 22 28-4 22-30 20l-58-4q-8 10 6 14l62 10 92-46q24-10 36 8t-8 34l-40 28q30-8 ' +
            '40 12t-14 36l-30 16q24-2 30 16t-18 32l-38 18q18 2 20 18t-22 22l-112 26q-44 10-80-16l-22-16-30 34z',
    ],
};

/** A dome over a figure. */
export const protect: Drawing = {
    box: 512,
    body: [
        ['path', { d: 'M44 420V268C44 138 138 44 256 44s212 94 212 224v152', ...stroke(30) }],
        'M24 424h464v44H24z',
        ['circle', { cx: 256, cy: 206, r: 58 }],
        'M146 404c0-82 44-124 110-124s110 42 110 124z',
        ['path', { d: 'M104 250c8-66 48-116 104-136', ...stroke(20), 'stroke-linecap': 'round', opacity: 0.6 }],
    ],
};

function stroke(width: number) {
    return { fill: 'none', stroke: 'currentColor', 'stroke-width': width };
}
