// decks.mjs - card sets of our own, which make rare cards common.
import { readdirSync, readFileSync } from 'node:fs';

/** The house set of a game, where `copies(id, before, cells)` says how many there are of each card; 0: none. */
export function deckOf(game, copies) {
  const folder = new URL(`../../data/${game}/`, import.meta.url);
  const set = Object.fromEntries(readdirSync(folder).filter((f) => f.endsWith('.csv')).map((f) => [f, readFileSync(new URL(f, folder), 'utf8')]));
  const [head, ...rows] = set['cards.csv'].trim().split('\n');
  const at = head.split(',').indexOf('copies');
  set['cards.csv'] = `${[head, ...rows.flatMap((row) => {
    const cells = row.split(',');
    cells[at] = copies(cells[0], Number(cells[at]), cells);
    return cells[at] ? [cells.join(',')] : [];
  })].join('\n')}\n`;
  return set;
}
