// habits.mjs - how the client and the games speak: the worst habits are not in their words. Read aloud what you add; this finds only the worst.
import { readFileSync } from 'node:fs';
import { check, finish } from './checks.mjs';
import { root, sources, sourcesIn, web } from './sources.mjs';

const HABITS = [
  ['"they", not "he"', /\b(he|him|his|himself|she|hers|herself)\b/i],
  ['"should" or "will", not "shall"', /\bshall\b/i],
  ['"automatically", or nothing, not "by itself"', /\bby (it|them)sel(f|ves)\b/i],
  ['"their own", not "the own"', /\bthe own\b/i],
  ['"is in front of", not "lies before"', /\blies? before\b/i],
  ['"is waiting for players", not "gathers"', /\bgathers\b/i],
  ['"at random", not "by chance"', /\bby chance\b/i],
  ['"You are watching", not "You watch"', /\bYou watch\b/i],
  ['"per", not "a", after a unit', /\b(s|ms|seconds?|minutes?|min|hours?|pixels?|kB|bytes)\s+an?\s+(move|step|turn|second|minute|hour|day|match|square|decision|player|seat)\b/i],
  ['"per", not "a", after a number of times', /\b(once|twice|times)\s+an?\s+(move|step|turn|match|round|Threat)\b/i],
];
export const habitsIn = (sentence) => HABITS.filter(([, habit]) => habit.test(sentence)).map(([say]) => say);

for (const bad of ['He draws a card', 'to his left', 'How shall the others call you?', 'It comes back by itself.', 'the own mission', 'X lies before Y', 'The table gathers',
  'starts by chance', 'You watch. Nothing is asked of you.', 'Live, 60 s a step', 'Live, {n} s a move', 'once a turn']) check(`found: ${bad}`, habitsIn(bad).length === 1, habitsIn(bad).join());
for (const good of ['They draw a card', 'The others wait', 'This theme', 'Steps a player can take', 'Live, {n} s per move', 'Waiting for {who}, {n} s left.']) check(`fine: ${good}`, habitsIn(good).length === 0, habitsIn(good).join());

// Everything but the Italian files: their keys are the server's English.
const spoken = sources().filter((f) => !/\/(it|it_texts)\.ts$/.test(f));
check('it reads the words', spoken.includes('src/words/en.ts') && spoken.filter((f) => /games\/\w+\/en\.ts$/.test(f)).length >= 4);
const habitsOf = (files, base) => {
  for (const file of files) {
    for (const [i, line] of readFileSync(new URL(file, base), 'utf8').split('\n').entries()) {
      for (const say of habitsIn(line)) check(`${file}:${i + 1} ${say}`, false, line.trim());
    }
  }
};
habitsOf(spoken, web);

// The games, their bots, the lab and the engine: what they say, and their comments.
const rules = ['engine', 'games', 'bots', 'lab'].flatMap((folder) => sourcesIn(root, folder, /\.[ch]$/));
check('it reads the rules', rules.includes('games/earth_gambit/game.c') && rules.includes('engine/game.h'));
habitsOf(rules, root);
finish();
