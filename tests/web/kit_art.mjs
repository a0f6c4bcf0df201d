// kit_art.mjs - every word of the card tables has its art, and no art is for a word that does not exist; parts that are pure functions.
import { readFileSync } from 'node:fs';
import { check, finish } from './checks.mjs';
import { load } from './build.mjs';

const words = (file) => readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8').trim().split('\n').slice(1).map((line) => line.split(',')[0]);
function same(what, file, table) {
  const [wanted, drawn] = [words(file), Object.keys(table)];
  for (const word of wanted) check(`${what}: ${word} has its art`, drawn.includes(word));
  for (const word of drawn) check(`${what}: ${word} is in ${file}`, wanted.includes(word));
}

const eg = await load('games/earth_gambit/art/looks.ts');
same('cards', 'earth_gambit/cards.csv', eg.cardLooks);
same('abilities', 'earth_gambit/abilities.csv', eg.abilitySigns);
same('roles', 'earth_gambit/roles.csv', (await load('games/earth_gambit/art/teams.ts')).teams);
const colours = Object.fromEntries(readFileSync(new URL('../../data/earth_gambit/cards.csv', import.meta.url), 'utf8').trim().split('\n').slice(1)
  .map((line) => line.split(',')).map((c) => [c[0], c[3]]));
for (const [word, look] of Object.entries(eg.cardLooks)) check(`${word} shows its colours`, look.colours.join(' ') === colours[word], look.colours.join(' '));
check('a card of a home-made set has art too', eg.lookOf('home-made').sign.body.length > 0 && eg.lookOf('home-made', ['yellow', 'red']).colours.length === 2);

const mve = await load('games/mars_vs_earth/art/index.ts');
same('Skill cards', 'mars_vs_earth/cards.csv', mve.cardSigns);
same('Threats', 'mars_vs_earth/threats.csv', mve.threatSigns);
same('Agents', 'mars_vs_earth/agents.csv', mve.agents);
for (const skill of words('mars_vs_earth/skills.csv')) check(`${skill} has its plate`, Boolean(mve.skills[skill]));
check('a Skill card of a home-made set shows its skill', mve.cardSign('home-made', 'science') === mve.skills.science.sign);

// One thing wears one ring: pick beats aimed at you, that beats asked, that beats may, that beats changed.
const { ring } = await load('ui/ring.ts');
check('nothing', ring({}) === '');
check('picked beats all', ring({ changed: true, may: true, asked: true, hit: true, picked: true }) === 'ring-picked');
check('asked beats may', ring({ may: true, asked: true, changed: true }) === 'ring-asked');
check('locked goes with a ring', ring({ changed: true, locked: true }) === 'ring-changed is-locked');

// A floating box stays inside the window and off its thing where there is room.
const { placeBeside } = await load('ui/place.ts');
const box = (left, top, w, h) => ({ left, top, right: left + w, bottom: top + h });
for (const [name, by] of Object.entries({ middle: box(600, 600, 100, 100), top: box(20, 5, 60, 30), foot: box(1300, 560, 60, 88), tall: box(640, 10, 80, 630) })) {
  const { x, y } = placeBeside(by, 250, 340, 1366, 650);
  check(`${name}: inside the window`, x >= 0 && y >= 0 && x + 250 <= 1366 && y + 340 <= 650, `${x} ${y}`);
  const over = x < by.right && x + 250 > by.left && y < by.bottom && y + 340 > by.top;
  check(`${name}: beside the thing`, !over, `${x} ${y}`);
}
check('a box larger than the window begins at its edge', placeBeside(box(100, 100, 20, 20), 500, 900, 360, 740).x === 6);

// Arrows go round, Home and End to the ends, other keys nowhere.
const { placeByKey } = await load('ui/roving.ts');
check('keys', [placeByKey('ArrowRight', 2, 3), placeByKey('ArrowLeft', 0, 3), placeByKey('Home', 2, 3), placeByKey('End', 0, 3), placeByKey('a', 1, 3)].join() === '0,2,0,2,');

// Themes: both editions share one, a game without one wears the shell. No two lines of a chart are dashed alike.
const { themeOf } = await load('ui/theme.ts');
check('themes', themeOf('mars-vs-earth-1e') === 'mars-vs-earth' && themeOf('martians') === 'martians' && themeOf('template') === undefined && themeOf('shell') === undefined);
const { dashOf } = await load('ui/chart.tsx');
check('ten dashes', new Set(Array.from({ length: 10 }, (_, i) => dashOf(i))).size === 10);
finish();
