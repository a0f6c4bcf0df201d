// kit_tokens.mjs - the colours of the second look keep their contrast in every theme: text 4.5, lines that carry meaning 3 (WCAG 2).
import { readFileSync } from 'node:fs';
import { check, finish } from './checks.mjs';

const read = (file) => readFileSync(new URL(`../../web/src/ui/${file}`, import.meta.url), 'utf8');

/** The plain blocks of the sheet, in order: selectors and tokens. What stands in @media is about measures, not colours. */
function blocksOf(css) {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors, body]) => ({
    selectors: selectors.split(',').map((s) => s.trim()),
    tokens: Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((m) => [m[1], m[2].trim()])),
  }));
}
const blocks = blocksOf(read('tokens.css'));
const weight = (selector) => (selector.match(/[.:[]/g) ?? []).length;

/** The tokens that hold on the root, or in a .night below it. */
function tokensFor({ theme, game, night = false }) {
  const root = [':root', ...(theme === 'light' ? ["[data-theme='light']"] : []), ...(game ? [`[data-game='${game}']`] : []),
    ...(game && theme === 'light' ? [`[data-theme='light'][data-game='${game}']`] : [])];
  const inside = ['.night', ...(game ? [`[data-game='${game}'] .night`] : [])];
  const collect = (wanted, start) => {
    const hits = blocks.flatMap((b, order) => b.selectors.filter((s) => wanted.includes(s)).map((s) => ({ ...b, order, weight: weight(s) })));
    hits.sort((a, b) => a.weight - b.weight || a.order - b.order);
    return hits.reduce((all, hit) => ({ ...all, ...hit.tokens }), start);
  };
  const outer = collect(root, {});
  return night ? collect(inside, outer) : outer;
}

const channel = (v) => { const c = v / 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; };
const light = (hex) => [[1, 0.2126], [3, 0.7152], [5, 0.0722]].reduce((sum, [at, part]) => sum + part * channel(parseInt(hex.slice(at, at + 2), 16)), 0);
const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };

/** Every colour a token can show: a colour, the stops of a gradient, the first colour of a ring; a colour itself is allowed too. */
function colours(tokens, name) {
  const value = name.startsWith('#') ? name : tokens[name];
  if (!value) return [];
  const through = /^var\(--([\w-]+)\)$/.exec(value);
  if (through) return colours(tokens, through[1]);
  const all = value.match(/#[0-9a-f]{6}/gi) ?? [];
  return /^(ring|halo)-/.test(name) ? all.slice(0, 1) : all;
}

let pairs = 0;
function need(where, tokens, least, inks, grounds) {
  for (const ink of inks)
    for (const ground of grounds) {
      const [a, b] = [colours(tokens, ink), colours(tokens, ground)];
      check(`${where}: ${ink} and ${ground} are there`, a.length > 0 && b.length > 0);
      for (const x of a) for (const y of b) {
        pairs++;
        check(`${where}: ${ink} ${x} on ${ground} ${y}, at least ${least}`, ratio(x, y) >= least, ratio(x, y).toFixed(2));
      }
    }
}

const GROUNDS = ['bg', 'bg-2', 'surface', 'raised'];
function shell(where, t) {
  need(where, t, 4.5, ['ink', 'soft', 'ask-text', 'danger-text', 'good', 'may', 'select', 'change'], GROUNDS);
  need(where, t, 4.5, ['brass', 'accent'], ['bg', 'bg-2', 'surface']);
  need(where, t, 4.5, ['ink'], ['danger-bg', 'select-bg', 'may-bg', 'may-grad', 'sunk']);
  for (const [ink, ground] of [['on-ask', 'ask'], ['on-ask', 'ask-grad'], ['on-select', 'select'], ['on-may', 'may'], ['on-danger', 'danger'],
    ['on-hit', 'hit-grad'], ['on-brass', 'brass'], ['on-gold', 'gold'], ['may', 'may-bg'], ['bg', 'good'], ['bg', 'change'], ['#ffffff', 'good-bg']])
    need(where, t, 4.5, [ink], [ground]);
  need(where, t, 3, ['edge', 'lock', 'ring-ask', 'ring-select', 'ring-may', 'ring-danger', 'halo-change'], ['bg', 'surface']);
}

const games = {
  'earth-gambit': (where, t) => {
    need(where, t, 4.5, ['red-text', 'blue-text', 'yellow-text'], ['bg', 'surface', 'raised']);
    need(where, t, 3, ['red', 'blue', 'yellow'], ['surface', 'bg']);
    need(where, t, 4.5, ['card-ink', 'card-soft'], ['card-bg']);
  },
  'mars-vs-earth': (where, t) => {
    need(where, t, 4.5, ['lamp', 'clone'], ['bg', 'surface']);
    need(where, t, 4.5, ['on-clone'], ['clone']);
    need(where, t, 4.5, ['on-paper', 'paper-soft', 'fail'], ['paper', 'paper-2']);
    need(where, t, 4.5, ['on-paper'], ['folder']);
    need(where, t, 4.5, ['#ffffff'], ['sci-fill', 'dip-fill', 'mil-fill', 'wild-fill']);
    need(where, t, 4.5, ['sci', 'dip', 'mil', 'wild'], ['surface']);
  },
  'onward-to-venus': () => undefined,
  martians: (where, t) => {
    need(where, t, 4.5, ['on-comic'], ['comic', 'deck-martian', 'deck-event', 'deck-weapon']);
    need(where, t, 3, ['bullet', 'unheld'], ['bg', 'surface']);
    need(where, t, 3, ['rim'], ['reach', 'reach-fight', 'reach-way']);
    need(where, t, 3, ['exit'], ['sky']);
    need(where, t, 3, ['outline'], ['road', 'kerb', 'wall', 'crop']);
  },
};

for (const theme of ['dark', 'light']) {
  shell(`shell, ${theme}`, tokensFor({ theme }));
  for (const [game, own] of Object.entries(games))
    for (const night of [false, true]) {
      const where = `${game}, ${theme}${night ? ', night' : ''}`;
      const t = tokensFor({ theme, game, night });
      shell(where, t);
      own(where, t);
    }
}

// In the light theme a scene has the colours of the dark one.
for (const game of Object.keys(games)) {
  const [scene, dark] = [tokensFor({ theme: 'light', game, night: true }), tokensFor({ theme: 'dark', game })];
  for (const name of ['bg', 'surface', 'raised', 'ink', 'soft', 'ask', 'select', 'danger', 'brass', 'accent', 'edge'])
    check(`${game}: --${name} of a scene in the light theme is the dark one`, scene[name] === dark[name], `${scene[name]}, not ${dark[name]}`);
}

// Numbers on the seats, and what buttons and bubbles bring along.
const inks = [...read('seats.ts').matchAll(/name: '(\w+)'[\s\S]*?ink: '(#\w+)'/g)];
check('ten seats', inks.length === 10);
const full = (hex) => (hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex);
for (const theme of ['dark', 'light'])
  inks.forEach(([, name, ink], i) => need(`seat ${i + 1}, ${name}, ${theme}`, tokensFor({ theme }), 4.5, [full(ink)], [`seat-${i + 1}`]));
for (const [what, ink, ground] of [['answer', '#fff2cf', '#1b1405'], ['safe', '#b9fff0', '#06302a'], ['segment on the bar', '#ffe9b8', '#2a1d05'], ['coach', '#7a4b00', '#fff7e2']])
  need(what, {}, 4.5, [ink], [ground]);

// Signs of the buildings, and what is lettered in the drawings of Martians!!!.
for (const [, sign] of read('../games/martians/art/looks.ts').matchAll(/sign: '(#\w+)'/g)) need('sign of a building', {}, 4.5, ['#0b0716'], [sign]);
for (const [what, ink, ground] of [['steps', '#ffe9a8', '#211703'], ['a fight', '#ffffff', '#c62314'], ['caption', '#0b0716', '#ffe14d'], ['you win', '#0b6a1a', '#fff8e6'], ['poster', '#e9e2ff', '#0b0716']])
  need(what, {}, 4.5, [ink], [ground]);
check('many pairs were compared', pairs > 1000, pairs);
finish();
