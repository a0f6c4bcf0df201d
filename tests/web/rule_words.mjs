// rule_words.mjs - the rules in Italian: they call things what the board calls them, the panel shows them in the chosen language, and
// they are fetched only when somebody opens it. tests/table/match/rule_words.c compares figures, rule numbers and options.
import { load } from './build.mjs';
import { check, finish, makeTable, person, startBrowser, startServer } from './harness.mjs';

const FOLDERS = { 'earth-gambit': 'earth_gambit', 'mars-vs-earth-2e': 'mars_vs_earth', 'onward-to-venus': 'onward_to_venus', martians: 'martians' };
/** Nouns whose names a rule writes as the board does; not in the plural, and not as part of a longer word. */
const NAMED = ['card', 'tile', 'planet', 'item', 'resource', 'ability'];
const EXCUSED = ['EG-18', 'EG-20', 'EG-45', 'EG-67', 'EG-74', 'MAR-57']; // the name in the plural, or in other words
const ruling = (id) => /-A\d/.test(id);
const plain = (text) => text.toLowerCase().replace(/’/g, "'");
const whole = (text, name) => new RegExp(`(?<![\\p{L}-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}-])`, 'u').test(text);

/** Names of things that the English text writes and the Italian one lacks. */
function missing(names, english, italian) {
  const lost = [];
  let rest = english;
  for (const [en, it] of names) { // the longest first: "Move Cancel Science" is not "Cancel Science"
    if (!whole(rest, en)) continue;
    rest = rest.replaceAll(en, '');
    if (!plain(italian).includes(plain(it))) lost.push(`${en} = ${it}`);
  }
  return lost;
}
{ // it can fail
  const names = [['Move Cancel Science', 'Sposta Annulla Scienza'], ['Cancel Science', 'Annulla Scienza']];
  check('a name that is there', missing(names, 'Move Cancel Science moves', 'Sposta Annulla Scienza la muove').length === 0);
  check('another name is seen', missing(names, 'Cancel Science covers', 'Ferma Scienza copre').length === 1);
}

const server = await startServer();
const browser = await startBrowser();
const rulesOf = async (game, lang) => (await (await fetch(`${server.url}/api/games/${game}/rules?lang=${lang}`)).json()).rules;
try {
  let compared = 0;
  for (const [game, folder] of Object.entries(FOLDERS)) {
    const [en, it, book, { it: words }] = await Promise.all([rulesOf(game, 'en'), rulesOf(game, 'it'),
      (await fetch(`${server.url}/api/lessons/${game}/1/book`)).json(), load(`games/${folder}/it.ts`)]);
    check(`${game}: the same rules in both languages`, Object.keys(en).join() === Object.keys(it).join());
    for (const [id, text] of Object.entries(en)) check(`${id} is in Italian`, it[id] && it[id] !== text, it[id]);
    const names = book.nouns.filter((n) => NAMED.includes(n.name))
      .flatMap((n) => n.values.map((v) => [v.name, words.nouns?.[n.name]?.[v.word]])).filter(([name, said]) => name && said && /^[A-Z]/.test(name))
      .sort((a, b) => b[0].length - a[0].length);
    for (const [id, text] of Object.entries(en)) {
      if (ruling(id) || EXCUSED.includes(id)) continue; // a ruling may leave out an example
      const lost = missing(names, text, it[id]);
      compared += 1;
      check(`${id} calls things what the board calls them`, lost.length === 0, `${lost.join()} in: ${it[id]}`);
    }
  }
  check('rules were compared', compared > 500, compared);
  check('another language is refused', (await fetch(`${server.url}/api/games/martians/rules?lang=fr`)).status === 400);
  for (const path of ['martians/rule', 'martians', 'chess/rules', '/rules', `${'x'.repeat(300)}/rules`])
    check(`${path} is nothing`, (await fetch(`${server.url}/api/games/${path}`)).status === 404);

  const { page, errors } = await person(browser, { locale: 'it-IT' });
  let asked = 0;
  page.on('request', (r) => { if (r.url().includes('/rules?')) asked += 1; });
  await makeTable(page, server.url, { game: 'earth-gambit', seats: 3 });
  check('nothing is fetched before the panel opens', asked === 0);
  await page.keyboard.press('r');
  const list = page.locator('.rules-list');
  await list.getByText('Gli Alieni vincono quando sono state giocate 6 carte Scienza').waitFor();
  check('no word about English rules', (await page.locator('.rules').getByText('Le regole sono in inglese').count()) === 0 && (await list.getAttribute('lang')) === 'it');
  await page.locator('.rules input').fill('abilita speciale si usa una volta');
  check('a search needs no accents', (await list.locator('dt').allTextContents()).join() === 'EG-118');
  await page.locator('.rules input').fill('');
  await page.keyboard.press('Escape');
  check('fetched once', asked === 1, asked);
  check('no errors', errors.length === 0, errors.join());
} finally {
  await browser.close();
  await server.stop();
}
finish();
