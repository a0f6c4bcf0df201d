// kit_icons.mjs - the icon pipeline: icons become plain data, only those imported get into a bundle, and each has its author.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, finish } from './checks.mjs';
import { scratch, web } from './build.mjs';

const { drawing, usedIcons, credits, icons } = await import(new URL('tools/icons.mjs', web).href);
const { build } = await import(new URL('node_modules/vite/dist/node/index.js', web).href);
const refusal = (act) => { try { act(); return ''; } catch (e) { return e.message; } };

// What an icon becomes.
const rocket = drawing('game-icons/rocket');
check('a filled icon is its path', rocket.box === 512 && rocket.line === undefined && rocket.body.length === 1 && rocket.body[0].startsWith('M'));
const bulb = drawing('tabler/bulb');
check('a line icon keeps the width of its line', bulb.box === 24 && bulb.line === 2 && bulb.body.every((s) => typeof s === 'string'));
const dices = drawing('lucide/dices');
check('other elements keep their attributes', dices.line === 2 && dices.body.some((s) => Array.isArray(s) && s[0] === 'rect' && s[1].width === '12'));
check('no group and no markup is left', !JSON.stringify([rocket, bulb, dices]).includes('<') && ![...rocket.body, ...bulb.body, ...dices.body].some((s) => s[0] === 'g'));
check('an alias is its parent', JSON.stringify(drawing('game-icons/eskimo')) === JSON.stringify(drawing('game-icons/person-in-blizzard')));
check('a wrong name is refused with names near it', /No icon "roket"/.test(refusal(() => drawing('tabler/roket'))) && /near it: .*rocket/.test(refusal(() => drawing('game-icons/rocket-ship'))));
check('a wrong set is refused', /No icon set "emoji"/.test(refusal(() => drawing('emoji/rocket'))));

// Fewer decimals: every point stays where it was, to a twentieth of a unit, however long the outline.
const { commands, rounded } = await import(new URL('tools/path.mjs', web).href);
check('a path is read as it is meant',
  JSON.stringify(commands('M1-2 3 4h3a5 5 0 01.5-1z')) === JSON.stringify([['M', [1, -2]], ['L', [3, 4]], ['h', [3]], ['a', [5, 5, 0, 0, 1, 0.5, -1]], ['z', []]]));
for (const wrong of ['M1-2.5.5h3', 'M0 0z1', '3 4', 'M0 0x']) check(`"${wrong}" is refused`, /^No (number|command)/.test(refusal(() => commands(wrong))));
check('it is written short', rounded('M10.04 0.26 l-0.5 0.24 l0.5 0.5 H 3.333 Z', 1) === 'M10 .3l-.5.2.5.5H3.3Z', rounded('M10.04 0.26 l-0.5 0.24 l0.5 0.5 H 3.333 Z', 1));
const drift = `M0 0${'l.04.04'.repeat(1000)}`;
const walked = commands(rounded(drift, 1)).reduce((sum, [, [dx]]) => sum + dx, 0);
check('a thousand small steps arrive', Math.abs(walked - 40) <= 0.05, walked);

// Every icon that the client imports can be drawn, and nobody who drew it goes unnamed.
const source = fileURLToPath(new URL('src/', web));
const used = usedIcons(source);
check('the client uses icons of all sets', ['game-icons', 'tabler'].every((set) => used.some((id) => id.startsWith(set))));
for (const id of used) check(`${id} can be drawn`, refusal(() => drawing(id)) === '', refusal(() => drawing(id)));
const list = credits(used);
check('every icon is credited once', list.flatMap((c) => c.icons).length === used.length);
check('every credit is whole', list.every((c) => c.set && c.author && /^https?:/.test(c.url) && c.licence && /^https:/.test(c.licenceUrl)));
check('Game Icons are CC BY 3.0 by their authors', list.find((c) => c.author === 'Lorc')?.licence === 'CC BY 3.0' && list.some((c) => c.author === 'Delapouite'));
check('an icon without an author is refused', /has no author/.test(refusal(() => credits(['game-icons/abacus']))));
const { authors, icons: table } = JSON.parse(readFileSync(new URL('tools/game_icons_authors.json', web), 'utf8'));
for (const [name, author] of Object.entries(table)) check(`${name} is in the set and its author is known`, refusal(() => drawing(`game-icons/${name}`)) === '' && Boolean(authors[author]));

// A bundle has the icons it imports, and no others; a comment is no import.
const { folder, drop } = scratch('icons');
mkdirSync(join(folder, 'src/deep'), { recursive: true });
writeFileSync(join(folder, 'src/a.ts'), "import rocket from 'icon:game-icons/rocket';\nimport bulb from 'icon:tabler/bulb';\nimport credits from 'virtual:icon-credits';\nconsole.log(rocket, credits);\nexport const unused = bulb;\n");
writeFileSync(join(folder, 'src/deep/b.tsx'), "// import cow from 'icon:game-icons/cow';\nimport gavel from 'icon:game-icons/gavel';\nexport default gavel;\n");
writeFileSync(join(folder, 'main.ts'), "import './src/a';\n");
check('imports are found in every folder, comments are not', usedIcons(folder).join() === 'game-icons/gavel,game-icons/rocket,tabler/bulb', usedIcons(folder).join());
await build({ root: folder, logLevel: 'error', configFile: false, publicDir: false, plugins: [icons({ source: 'src' })],
  build: { outDir: 'out', minify: false, rollupOptions: { input: join(folder, 'main.ts') } } });
const files = readdirSync(join(folder, 'out/assets'));
const bundle = files.map((f) => readFileSync(join(folder, 'out/assets', f), 'utf8')).join('\n');
check('the icon that is used is in the bundle', bundle.includes(rocket.body[0].slice(0, 60)));
check('the one that is not is not', !bundle.includes(bulb.body[0].slice(0, 40)) && !bundle.includes(drawing('game-icons/cow').body[0].slice(0, 40)));
check('the credits name all that the source imports', ['rocket', 'bulb', 'gavel', 'Paweł Kuna'].every((word) => bundle.includes(word)));
drop();
finish();
