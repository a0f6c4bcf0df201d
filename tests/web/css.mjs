// css.mjs - every class that a sheet styles is worn by something, and every token that is read is set. A class counts as worn when
// it stands as a word in a string of the client's sources, or begins as a template does: `tone-${tone}`.
import { readFileSync } from 'node:fs';
import { check, finish } from './checks.mjs';
import { sources, web } from './sources.mjs';

const read = (file) => readFileSync(new URL(file, web), 'utf8');
const bare = (css) => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** The classes that a sheet's selectors name. */
export function styled(css) {
  const selectors = [...bare(css).matchAll(/([^{};]+)\{/g)].map((m) => m[1]).filter((s) => !s.trim().startsWith('@'));
  return [...new Set(selectors.flatMap((s) => [...s.replace(/'[^']*'|"[^"]*"/g, '').matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map((m) => m[1])))];
}

/** Words of all strings in a source, and the beginnings of words that a template completes. */
export function worn(source) {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
  const words = new Set(), begins = new Set();
  for (const [, , text] of code.matchAll(/(['"`])((?:(?!\1)[^\\]|\\.)*)\1/gs)) {
    for (const [, start] of text.matchAll(/([\w-]+-)\$\{/g)) begins.add(start);
    for (const word of text.split(/[^\w-]+/)) if (word) words.add(word);
  }
  return { words, begins };
}

const isWorn = (name, { words, begins }) => words.has(name) || [...begins].some((b) => name.startsWith(b));

{ // it can fail
  const page = worn('<b class="one two" /> // "three"\n const c = `tone-${t} ${on ? "four" : ""}`;');
  check('a class of the page is worn', ['one', 'two', 'tone-good', 'four'].every((c) => isWorn(c, page)));
  check('one that only a comment names is not', !isWorn('three', page) && !isWorn('five', page));
  check('selectors are read', styled("/* .no */ @media (min-width: 1.5px) { .a > .b:not(.c)[d='.e'] { top: 0.5em } }").join() === 'a,b,c');
}

// Sentences are no classes; every other source may name one.
const all = { words: new Set(), begins: new Set() };
for (const file of sources('src').filter((f) => !/\/(en|it)(_\w+)?\.ts$/.test(f))) {
  const { words, begins } = worn(read(file));
  for (const w of words) all.words.add(w);
  for (const b of begins) all.begins.add(b);
}
const sheets = sources('src', /\.css$/);
check('sheets are found', sheets.length > 50, sheets.length);
for (const sheet of sheets) for (const name of styled(read(sheet))) check(`${sheet}: something wears .${name}`, isWorn(name, all));

// Tokens: read by var(--x) anywhere, set in a sheet or by a style property.
const texts = [...sheets, ...sources('src', /\.tsx?$/)].map((file) => [file, bare(read(file))]);
const set = new Set(texts.flatMap(([, text]) => [...text.matchAll(/['"]?(--[a-zA-Z][\w-]*)['"]?\s*\]?:/g)].map((m) => m[1])));
for (const [file, text] of texts) for (const [, token, more] of text.matchAll(/var\((--[a-zA-Z][\w-]*)\s*([,)])/g)) check(`${file}: ${token} is set somewhere`, set.has(token) || more === ',');
// A token that is set is read somewhere: in a sheet, or by a name that a template makes (--seat-1). Times (--m-…) are a scale of
// their own: scripts that move things keep the same ones.
const readAt = texts.map(([, text]) => text).join('\n');
for (const token of set) if (!token.startsWith('--m-')) check(`${token} is read somewhere`, new RegExp(`var\\(\\s*${token}\\b(?!-)`).test(readAt) || readAt.includes(`var(${token.replace(/\d+$/, '')}\${`) || readAt.includes(`'${token}'`));
// Every sheet is imported.
for (const sheet of sheets) {
  const name = sheet.split('/').at(-1);
  check(`${sheet} is imported`, texts.some(([file, text]) => file !== sheet && text.includes(`/${name}'`)));
}
finish();
