// tips.mjs - tips at first times and words that can be read about, without a browser: each tip once, one per turn, at most twelve per
// match; words whole, each once per text, longer ones first; how a chance to win swings and is told.
import { readFileSync } from 'node:fs';
import { load } from './build.mjs';
import { check, finish } from './checks.mjs';
import { root } from './sources.mjs';

const stored = new Map();
globalThis.localStorage = { getItem: (k) => stored.get(k) ?? null, setItem: (k, v) => stored.set(k, v) };
const { FirstTimes, MOST_PER_MATCH, switchTips, tipsOn } = await load('state/tips.ts');
const { piecesOf } = await load('state/glossary.ts');
const { swingsOf } = await load('pages/replay/swings.ts');

// A game with more tips than a match may show; all of them fit at every moment.
const tips = Array.from({ length: 30 }, (_, i) => ({ id: `t${i}` }));
const first = new FirstTimes('abc', 'toy');
const shown = [];
for (let turn = 0; turn < 40; turn++) for (let question = 0; question < 3; question++) shown.push(...[first.next(tips, turn)].filter(Boolean));
check('at most twelve in a match', MOST_PER_MATCH === 12 && shown.length === 12, shown.length);
check('none twice', new Set(shown.map((t) => t.id)).size === shown.length);
check('one per turn', (() => { const f = new FirstTimes('def', 'toy'); return f.next(tips, 7) && !f.next(tips, 7) && f.next(tips, 8); })());
check('a page that is loaded anew in the same match tells no more', new FirstTimes('abc', 'other').next(tips, 99) !== null && (() => {
  const again = new FirstTimes('ghi', 'toy2');
  for (let turn = 0; turn < 12; turn++) again.next(tips, turn);
  return new FirstTimes('ghi', 'toy2').next(tips, 50) === null;
})());
check('every tip of a game is told once, however many matches', (() => {
  let n = 0;
  for (let match = 0; match < 9; match++) { const f = new FirstTimes(`m${match}`, 'toy3'); for (let turn = 0; turn < 20; turn++) n += f.next(tips, turn) ? 1 : 0; }
  return n === 30;
})());
switchTips(false);
check('switched off', !tipsOn() && new FirstTimes('xyz', 'toy4').next(tips, 1) === null);
switchTips(true);
check('and on again; the browser keeps both', tipsOn() && JSON.parse(stored.get('orrery-tips')).off === false && new FirstTimes('xyz', 'toy4').next(tips, 1) !== null);

// Words.
const words = [['Crop Circle', 'Cerchio nel Grano'], ['Circle', 'Cerchio'], ['mine', 'miniera'], ['Life', 'Vita']].map(([word, parola]) => ({ word, parola, rules: 'T-1', en: 'a', it: 'b' }));
const said = (text, language = 'en') => piecesOf(text, words, language).map((p) => (p.word ? `<${p.text}>` : p.text)).join('');
check('the longer name counts', said('A Crop Circle is no ship.') === 'A <Crop Circle> is no ship.', said('A Crop Circle is no ship.'));
check('the first time only, plurals too', said('Mines beat a mine.') === '<Mines> beat a mine.', said('Mines beat a mine.'));
check('whole words only', said('Undermined: lifeless, half-life.') === 'Undermined: lifeless, half-life.', said('Undermined: lifeless, half-life.'));
check('in Italian by the Italian word', said('Un Cerchio nel Grano, una miniera.', 'it') === 'Un <Cerchio nel Grano>, una <miniera>.', said('Un Cerchio nel Grano, una miniera.', 'it'));
check('nothing is lost', piecesOf('Life, a mine and a Circle.', words, 'en').map((p) => p.text).join('') === 'Life, a mine and a Circle.');
for (const game of ['earth_gambit', 'mars_vs_earth', 'martians', 'onward_to_venus']) {
  const rows = (file) => readFileSync(new URL(`data/${game}/help/${file}`, root), 'utf8').split('\n').slice(1).filter(Boolean);
  check(`${game}: its words can be found`, rows('glossary.csv').length >= 10 && rows('glossary.csv').every((r) => { const word = r.split(',')[0]; return piecesOf(`The ${word}.`, [{ word, parola: word }], 'en').length === 3; }));
}

// The curve of the review.
const swings = swingsOf([[3, 50], [9, 52], [14, 20], [20, 75], [31, 70], [40, 5], [44, 18]]);
check('the three largest swings, in the order of the match', swings.map((s) => `${s.answers}:${s.from}-${s.to}`).join() === '9:52-20,14:20-75,31:70-5', JSON.stringify(swings));
const { winsSaid } = await load('words/words.ts');
check('a hint says how often bots would win; never all games, never none', /about 62 of 100/.test(winsSaid(0.62)) && [0, 0.03, 0.97, 1].every((n) => /almost always|hardly ever/.test(winsSaid(n))), [0, 0.03, 0.62, 1].map(winsSaid).join(' | '));
check('small ones are none', swingsOf([[1, 50], [2, 55], [3, 52]]).length === 0 && swingsOf([]).length === 0);
finish();
