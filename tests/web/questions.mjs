// questions.mjs - every question that a game asks and every reason of a hint is said in Italian, with the same places, and
// nothing is translated that no game says any more. The sentences are read from the C sources.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { load } from './build.mjs';
import { sentences } from './c_text.mjs';
import { check, finish } from './checks.mjs';
import { root, web } from './sources.mjs';

const places = (s) => [...s.matchAll(/\{(\w+)[^}]*\}/g)].map((m) => m[1]).sort().join();
check('literals are found', sentences('f("a b" /* "x y" */ "c d", "one", "e\\xc2\\xa3""1 f")').join('|') === 'a bc d|e£1 f');

const read = (path) => readFileSync(new URL(path, root), 'utf8');
for (const game of readdirSync(new URL('src/games/', web), { withFileTypes: true }).filter((f) => f.isDirectory()).map((f) => f.name)) {
  const { it } = await load(`games/${game}/it.ts`);
  const [, asked] = read(`games/${game}/show/words.c`).split('/* ---- questions');
  check(`${game} asks`, Boolean(asked));
  const said = { prompts: sentences(asked ?? ''), hints: existsSync(new URL(`bots/${game}/reasons.c`, root)) ? sentences(read(`bots/${game}/reasons.c`)) : [] };
  for (const [kind, list] of Object.entries(said)) {
    check(`${game}: ${kind} are found`, list.length > 5, list.length);
    for (const s of list) check(`${game}: "${s}"`, Boolean(it[kind]?.[s]) && places(it[kind][s]) === places(s), it[kind]?.[s]);
    for (const s of Object.keys(it[kind] ?? {})) check(`${game}: no "${s}" any more`, list.includes(s));
  }
}
finish();
