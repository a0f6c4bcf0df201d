// layers.mjs - the folders of the client form no circle, no game knows another, and only games/index.ts knows the games.
import { readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { check, finish } from './checks.mjs';
import { sources, web } from './sources.mjs';

/** Where a file lives: its folder under src; each game is a folder of its own, main.tsx stands above all. */
export function roomOf(file) {
  const [first, second, third] = file.replace(/^src\//, '').split('/');
  if (first === 'games' && third !== undefined) return `games/${second}`;
  return second === undefined ? 'main' : first;
}

const IMPORT = /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*'(\.[^']*)'|(?:^|\n)\s*import\s*'(\.[^']*)'|\bimport\(\s*'(\.[^']*)'/g;

/** What a file imports, types too: paths under web/, without their endings. */
export function importsOf(file, text) {
  return [...text.matchAll(IMPORT)].map((m) => posix.normalize(posix.join(posix.dirname(file), m[1] ?? m[2] ?? m[3])));
}

/** Folder to the folders it imports, each with one import that does it. */
export function graphOf(imports) {
  const graph = new Map();
  for (const { from, to } of imports) {
    const [a, b] = [roomOf(from), roomOf(to)];
    if (a === b) continue;
    if (!graph.has(a)) graph.set(a, new Map());
    if (!graph.get(a).has(b)) graph.get(a).set(b, `${from} imports ${to}`);
  }
  return graph;
}

/** One circle as its imports, or null. */
export function circleIn(graph) {
  const done = new Set();
  const walk = (room, path) => {
    const at = path.findIndex((p) => p.room === room);
    if (at >= 0) return path.slice(at).map((p) => p.by);
    if (done.has(room)) return null;
    for (const [next, by] of graph.get(room) ?? []) {
      const circle = walk(next, [...path, { room, by }]);
      if (circle) return circle;
    }
    done.add(room);
    return null;
  };
  for (const room of graph.keys()) {
    const circle = walk(room, []);
    if (circle) return circle;
  }
  return null;
}

/** A file that reaches into a game: another game's, or one that is not of the games at all. */
export function trespass({ from, to }) {
  const [a, b] = [roomOf(from), roomOf(to)];
  return b.startsWith('games/') && a !== b && from !== 'src/games/index.ts';
}

// ---- the test finds what it looks for -----------------------------------------------------------------------------------

const edges = (...list) => list.map((e) => { const [from, to] = e.split(' > '); return { from, to }; });
check('rooms', ['src/main.tsx', 'src/table/bar.tsx', 'src/games/index.ts', 'src/games/martians/board.tsx', 'src/games/martians/parts/map.ts'].map(roomOf).join() === 'main,table,games,games/martians,games/martians');
check('imports of all kinds', importsOf('src/a/b.ts', "import x from '../c/d';\nimport {\n  y,\n} from './e';\nexport { z } from '../f';\nimport './g.css';\nconst h = () => import('../i/j');\nimport k from 'preact';\n").join() === 'src/c/d,src/a/e,src/f,src/a/g.css,src/i/j');
check('a circle of two', circleIn(graphOf(edges('src/a/x > src/b/y', 'src/b/z > src/a/w')))?.length === 2);
check('a circle of three', circleIn(graphOf(edges('src/a/x > src/b/y', 'src/b/z > src/c/w', 'src/c/v > src/a/u', 'src/d/t > src/a/x')))?.length === 3);
check('no circle', circleIn(graphOf(edges('src/a/x > src/b/y', 'src/a/x > src/c/y', 'src/b/z > src/c/w'))) === null);
check('a game imports another', trespass(edges('src/games/martians/board.tsx > src/games/earth_gambit/en')[0]));
check('a page reaches into a game', trespass(edges('src/pages/lobby.tsx > src/games/martians/picture')[0]));
check('the list may', !trespass(edges('src/games/index.ts > src/games/martians/index')[0]));
check('a game may use its own parts', !trespass(edges('src/games/martians/board.tsx > src/games/martians/parts/map')[0]));

// ---- the client ---------------------------------------------------------------------------------------------------------

const isFolder = (path) => statSync(new URL(path, web), { throwIfNoEntry: false })?.isDirectory() ?? false;
const imports = sources().flatMap((from) => importsOf(from, readFileSync(new URL(from, web), 'utf8')).map((to) => ({ from, to })));
for (const i of imports) if (isFolder(i.to)) i.to += '/index';
check('it reads the imports', imports.length > 400, imports.length);
const circle = circleIn(graphOf(imports));
check('no circle between folders', circle === null, circle?.join('; '));
for (const i of imports.filter(trespass)) check('a game is reached through games/index.ts only', false, `${i.from} imports ${i.to}`);

// The sheet of a game comes with its board: what is drawn elsewhere cannot count on it.
const classesOf = (css) => new Set(css.replace(/\/\*[^]*?\*\//g, '').replace(/\{[^{}]*\}/g, ' ').match(/\.[a-zA-Z][\w-]*/g)?.map((c) => c.slice(1)) ?? []);
const wornIn = (tsx) => new Set([...tsx.matchAll(/\bclass=(?:"([^"]*)"|\{`([^`]*)`)/g)].flatMap((m) => (m[1] ?? m[2]).replace(/\$\{[^}]*\}/g, ' ').split(/\s+/)));
check('classes of a sheet', [...classesOf('/* .no */ .a > .b-c:hover { color: red; width: 1.5px }\n@media (x) { .d { y: z } }')].join() === 'a,b-c,d');
check('classes worn', [...wornIn('<p class="a b-c"><i class={`d${x ? 1 : 2} e`} />')].join() === 'a,b-c,d,e');
const sheets = sources('src', /\.css$/).map((file) => ({ file, room: roomOf(file), classes: classesOf(readFileSync(new URL(file, web), 'utf8')) }));
for (const file of sources('src', /\.tsx$/).filter((f) => !f.includes('/art/'))) {
  for (const name of wornIn(readFileSync(new URL(file, web), 'utf8'))) {
    const by = sheets.filter((s) => s.classes.has(name));
    const here = by.some((s) => !s.room.startsWith('games/') || s.room === roomOf(file));
    check(`${file}: .${name} is styled where it is worn`, !by.length || here, by.map((s) => s.file).join());
  }
}
finish();
