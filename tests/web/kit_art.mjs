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

// Martians!!!: cards by word and kind, buildings by tile, outcomes and tokens as the rules count them.
const rowsOf = (file) => {
  const cells = (line) => [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain);
  const [head, ...rows] = readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8').trim().split('\n').map(cells);
  return rows.map((row) => Object.fromEntries(head.map((name, i) => [name, row[i]])));
};
const mar = await load('games/martians/art/index.ts');
same('cards of Martians!!!', 'martians/cards.csv', mar.cardLooks);
for (const { id, deck, text } of rowsOf('martians/cards.csv'))
  check(`${id} is of its kind`, mar.cardLooks[id]?.kind === (text.startsWith('Weapon.') ? 'weapon' : deck), mar.cardLooks[id]?.kind);
check('no two cards of Martians!!! share a picture', new Set(Object.values(mar.cardLooks).map(({ sign }) => sign.body[0])).size === Object.keys(mar.cardLooks).length);
check('a card of a home-made set has art and the kind it is told', mar.cardLook('home-made', 'weapon').kind === 'weapon' && mar.cardLook('home-made').sign.body.length > 0);
const tileRows = rowsOf('martians/tiles.csv');
const built = tileRows.filter(({ grid }) => /[BH]/.test(grid)).map(({ id }) => id);
for (const word of built) check(`buildings: ${word} has its look`, Boolean(mar.buildings[word]));
for (const word of Object.keys(mar.buildings)) check(`buildings: ${word} is a building of tiles.csv`, built.includes(word));
check('six heroes, six poses', new Set(mar.heroWords).size === 6 && mar.poses.length === 6 && mar.heroOf(6) === mar.heroOf(0));
const rules = readFileSync(new URL('../../games/martians/mar_view.h', import.meta.url), 'utf8');
const enumOf = (from, to) => rules.slice(rules.indexOf(from), rules.indexOf(to)).match(/MAR_\w+/g) ?? [];
check('a scene for each outcome', enumOf('MAR_WON_SHIP', 'MAR_N_OUTCOMES').length === mar.outcomes.length, mar.outcomes.join());
check('tokens as the rules count them', enumOf('MAR_T_LIFE', 'MAR_N_TOKENS').join() === Object.keys(mar.tokens).map((t) => `MAR_T_${t.toUpperCase()}`).join());

// Every tile, turned every way: roads lead out where the sheet says, and each door is there from its building.
for (const row of tileRows)
  for (let turns = 0; turns < 4; turns++) {
    const { squares, exits } = mar.planOf(mar.tileData(row), turns);
    const compass = ['north', 'east', 'south', 'west'];
    const wanted = compass.map((_, side) => row.exits.split(' ').includes(compass[(side - turns + 4) % 4]));
    check(`${row.id}, turned ${turns}: exits`, exits.join() === wanted.join());
    const gates = [1, 5, 7, 3].filter((q, side) => squares[q].sides[side] === 'open');
    check(`${row.id}, turned ${turns}: a road or a gap at each exit, nowhere else`, gates.length === exits.filter(Boolean).length);
    const doors = squares.flatMap(({ sides }) => sides.filter((side) => side === 'door'));
    check(`${row.id}, turned ${turns}: doors`, doors.length === row.doors.split(' ').filter(Boolean).length, doors.length);
  }
check('four turns are none', [...Array(9).keys()].every((q) => mar.turned(q, 4) === q && mar.turned(mar.turned(q, 1), 3) === q));

// Those who share a square keep off each other and stay on it.
for (let n = 1; n <= 7; n++) {
  const at = mar.standing(n);
  check(`${n} on a square: all have a place of their own`, at.length === n && new Set(at.map(({ dx, dy }) => `${dx} ${dy}`)).size === n);
  check(`${n} on a square: all on it`, at.every(({ dx, dy }) => Math.abs(dx) < 0.5 && Math.abs(dy) < 0.5));
}

// The camera: a town that fits is seen whole; else the square in question is, and nothing beyond the town's edge is shown for it.
for (const [w, h] of [[1088, 390], [1002, 496], [746, 464], [390, 456], [360, 380]])
  for (const [columns, rows] of [[1, 1], [8, 3], [9, 5], [3, 12]]) {
    const bounds = { column: -2, row: -1, columns, rows };
    const whole = mar.cameraOf(w, h, bounds, mar.fitting(w, h, bounds), [0, 0]);
    check(`${columns} x ${rows} tiles in ${w} x ${h}: the whole town`, whole.whole && whole.view.x <= -2 && whole.view.y <= -1 && whole.view.x + whole.view.w >= columns - 2);
    for (const focus of [[-6, -3], [-6 + columns * 3 - 1, -3 + rows * 3 - 1], [-5, -2]]) {
      const { at, size } = mar.cameraOf(w, h, bounds, 132, focus);
      const [x, y] = mar.squareAt({ at, size }, { x: focus[0], y: focus[1] });
      check(`${columns} x ${rows} tiles in ${w} x ${h}: square ${focus} is seen whole`, x >= 22 && x <= w - 22 && y >= 22 && y <= h - 22, `${x} ${y}`);
    }
  }

// Signs of neighbours do not touch, however long their names are.
const planOf = (word, turns) => mar.planOf(mar.tileData(tileRows.find(({ id }) => id === word)), turns);
for (const size of [74, 92, 120, 132]) {
  const hung = ['school', 'gas-route-9', 'hardware-store', 'army-surplus'].flatMap((word, i) => [0, 2].map((turns, row) => ({ plan: planOf(word, turns), text: 'Residuati bellici', x: i * size, y: row * size })));
  const places = mar.signPlaces(hung, size);
  const touch = (a, b) => Math.abs(a.x - b.x) < (a.w + b.w) / 2 - 0.5 && Math.abs(a.y - b.y) < (a.h + b.h) / 2 - 0.5;
  check(`signs at ${size} keep off each other`, places.every((a, i) => places.every((b, k) => k <= i || !touch(a, b))));
  // They stay on their tiles, off the pawns, and can be read.
  for (const text of ['Hardware Store', 'Police Station', 'Stazione di Servizio', 'House']) {
    const word = text === 'House' ? 'house' : 'hardware-store', pawns = [{ x: size / 2, y: size / 2 - 6, w: size / 4, h: size / 4 }];
    const [sign] = mar.signPlaces([{ plan: planOf(word, 0), text, x: 0, y: 0 }], size, { pawns });
    check(`${text} at ${size}: on its tile`, sign.x - sign.w / 2 >= -1 && sign.x + sign.w / 2 <= size + 1 && sign.y - sign.h / 2 >= -4 && sign.y + sign.h / 2 <= size + 4, JSON.stringify(sign));
    check(`${text} at ${size}: hides no pawn`, !touch(sign, pawns[0]), JSON.stringify(sign));
    check(`${text} at ${size}: can be read`, 22 * sign.scale >= 11, String(sign.scale));
  }
}

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
