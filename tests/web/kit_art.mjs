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

// Onward to Venus: cards by word, tiles by kind, planets and empires as the rules have them.
const column = (file, name) => {
  const [head, ...rows] = readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8').trim().split('\n').map((line) => line.split(','));
  return rows.map((cells) => cells[head.indexOf(name)]);
};
const otv = await load('games/onward_to_venus/art/index.ts');
same('cards of Onward to Venus', 'onward_to_venus/cards.csv', otv.cardSigns);
same('planets', 'onward_to_venus/planets.csv', otv.palette);
check('planets in the order of the rules', otv.planetWords.join() === words('onward_to_venus/planets.csv').join());
const owners = [...new Set(column('onward_to_venus/cards.csv', 'owner'))].filter((owner) => owner !== 'common');
check('empires in the order of the rules', otv.empireWords.join() === owners.join(), otv.empireWords.join());
check('no two empires share a shape or a letter', ['shape', 'letter', 'color'].every((what) => new Set(Object.values(otv.empires).map((e) => e[what])).size === 5));
const kinds = [...new Set(column('onward_to_venus/tiles.csv', 'kind')), 'alien'];
for (const kind of kinds) check(`tiles: ${kind} has its art`, Boolean(otv.tileLooks[kind]));
for (const kind of Object.keys(otv.tileLooks)) check(`tiles: ${kind} is a kind of tiles.csv`, kinds.includes(kind));
check('a card of a home-made set has art too', otv.cardSign('home-made').body.length > 0);

// Pieces round a planet and on its disc: as many places as pieces, none on another, none off the disc.
const apart = ({ at, r }) => at.every(([x, y], i) => at.every(([X, Y], k) => k <= i || Math.hypot(x - X, y - Y) > 2 * r - 0.1));
for (let n = 0; n <= 25; n++) {
  const ring = otv.ringOf(n, 53, 11.6);
  check(`${n} in orbit`, ring.at.length === n && apart(ring) && (n < 15 || ring.r < 11.6), JSON.stringify(ring));
  const rows = otv.rowsOf(n, 42, 10.8);
  check(`${n} on a disc`, rows.at.length === n && (n > 21 || apart(rows)));
  check(`${n} stay on the disc`, rows.at.every(([x, y]) => Math.hypot(x, y) + rows.r <= 42 + 4), JSON.stringify(rows));
}

// The board in every size: nothing of a planet leaves it, and the boxes of Earth and the Moon end where Mars begins.
const all = ['british', 'french', 'russian', 'german', 'usa'];
const load5 = Object.fromEntries(otv.planetWords.map((p) => [p, { tiles: 6, places: [{ points: 8, held: all.slice(0, 2) }, { points: 5, held: all.slice(2, 4) }, { points: 3, held: all.slice(4) }] }]));
for (const [w, h] of [[1366, 390], [1280, 496], [1920, 640], [1100, 464], [1024, 464]]) {
  const layout = otv.layoutOf(w, h, load5);
  for (const at of otv.stationsOf(layout)) {
    check(`${at.planet} at ${w} x ${h} is on the board`, at.x + at.orbit <= w + 12 && at.y + at.orbit <= h + 4 && at.y - at.orbit >= -4, `${at.x} ${at.y} ${at.orbit}`);
    const box = at.plaque;
    if (box) check(`the box of ${at.planet} at ${w} x ${h}`, box.x >= 0 && box.y >= 0 && box.x + box.w <= w && box.y + box.h <= h, JSON.stringify(box));
    if (box) check(`the tiles of ${at.planet} at ${w} x ${h} are in its box`, otv.tilesOf(6, ...at.tiles, at.tile, at.per, false).every(([x, y]) => x + at.tile <= box.x + box.w && y + at.tile * 1.1 <= box.y + box.h));
  }
  const { earth, mars } = layout.stations;
  if (layout.kind === 'line') check(`Earth's box at ${w} ends before Mars`, earth.plaque.x + earth.plaque.w <= mars.x - mars.r - 10);
}
check('words in two lines at most', otv.twoLines('at 2: its leader loses a building', 24).join('|') === 'at 2: its leader|loses a building' && otv.twoLines('short', 24).length === 1);

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
