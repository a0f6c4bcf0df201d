// tokens.mjs - the colours keep their contrast: text 4.5, lines that carry meaning 3 (WCAG 2), in both themes.
import { readFileSync } from 'node:fs';
import { check, finish } from './checks.mjs';

const css = readFileSync(new URL('../../web/src/tokens.css', import.meta.url), 'utf8');
const seats = readFileSync(new URL('../../web/src/table/seats.ts', import.meta.url), 'utf8');

const blockAfter = (start) => css.slice(start, css.indexOf('}', start));
const tokensIn = (text) => Object.fromEntries([...text.matchAll(/--(\w+):\s*(#[0-9A-Fa-f]{6})/g)].map((m) => [m[1], m[2]]));
const themes = { light: tokensIn(blockAfter(css.indexOf(':root {'))), dark: tokensIn(blockAfter(css.search(/:root\[data-theme=.dark.\]/))) };
const system = tokensIn(blockAfter(css.search(/:root:not\(\[data-theme=.light.\]\)/)));

const channel = (v) => { const c = v / 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; };
const light = (hex) => 0.2126 * channel(parseInt(hex.slice(1, 3), 16)) + 0.7152 * channel(parseInt(hex.slice(3, 5), 16)) + 0.0722 * channel(parseInt(hex.slice(5, 7), 16));
const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };

for (const [name, t] of Object.entries(themes)) {
  const text = ['ink', 'soft', 'asktext', 'may', 'select', 'danger', 'good', 'change'].flatMap((c) => ['bg', 'surface', 'raised'].map((b) => [c, b]));
  const on = [['onask', 'ask'], ['onselect', 'select'], ['onred', 'red'], ['onblue', 'blue'], ['onyellow', 'yellow'], ['onback', 'back'], ['ink', 'ground'], ['ink', 'space'], ['ink', 'road'], ['ink', 'build'], ['ink', 'field'], ['surface', 'ink'], ['surface', 'may']];
  for (const [a, b] of [...text, ...on]) check(`${name}: text ${a} on ${b}`, ratio(t[a], t[b]) >= 4.5, ratio(t[a], t[b]).toFixed(2));
  const lines = [['edge', 'bg'], ['edge', 'surface'], ['askline', 'bg'], ['askline', 'surface'], ['may', 'surface'], ['select', 'surface'], ['wall', 'road'], ['wall', 'build'], ['wall', 'field']];
  for (const [a, b] of lines) check(`${name}: line ${a} on ${b}`, ratio(t[a], t[b]) >= 3, ratio(t[a], t[b]).toFixed(2));
}
check('the system theme is the dark theme', JSON.stringify(system) === JSON.stringify(themes.dark));
for (const [, shape, fill, ink] of seats.matchAll(/shape: '(\w+)',\s*fill: '(#\w+)',\s*ink: '(#\w+)'/g)) check(`seat ${shape}: its number`, ratio(fill, ink) >= 4.5, ratio(fill, ink).toFixed(2));
finish();
