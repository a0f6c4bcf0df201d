// story.mjs - the log as a story: whose doing a line is, turns and their numbers, what was undone, what happened since your turn.
import { load } from './build.mjs';
import { check, finish } from './checks.mjs';

const { actorOf, chaptersOf, seatsIn, sinceYours, turnsOf, undoneIn } = await load('state/story.ts');
const SEAT = 1, CARD = 4;
const book = { seats: 3, events: [
  { word: 'turn', pub: [SEAT, 0, 0] }, { word: 'round', pub: [2, 0, 0] }, { word: 'plays', pub: [SEAT, CARD, 0] }, { word: 'passes', pub: [SEAT, SEAT, 0] },
  { word: 'shows', pub: [CARD, 0, 0] },
] };
const line = (kind, at, ...pub) => ({ kind, at, pub, rule: 'T-1', priv: null, text: '' });
const undo = (seat, left) => ({ kind: 'undo', at: left, pub: [seat, left], rule: '-', priv: null, text: '' });

check('a line belongs to the seat it begins with', actorOf(book, line('plays', 1, 2, 0)) === 2 && actorOf(book, line('shows', 1, 2)) === null);
check('the seats a line names', seatsIn(book, line('passes', 1, 0, 2)).join() === '0,2' && seatsIn(book, line('plays', 1, 1, 2)).join() === '1');

// Turns: each begins with its line; numbers go up; undone lines do not count, but the drawer keeps them.
const log = [line('turn', 0, 0), line('plays', 1, 0, 7), line('turn', 1, 1), line('plays', 2, 1, 8), line('passes', 2, 1, 2), line('turn', 2, 2), line('plays', 3, 2, 9)];
check('turns, whose, which number', turnsOf(book, log).map((t) => `${t.number}:${t.seat}`).join() === '1:0,2:1,3:2');
check('the lines of a turn', turnsOf(book, log)[1].news.map((n) => n.kind).join() === 'turn,plays,passes');
check('since your turn: the others, oldest first', sinceYours(book, log, 0).map((t) => t.seat).join() === '1,2');
check('nothing of your own', sinceYours(book, log, 2).map((t) => t.seat).join() === '0,1');
check('a watcher sees the last turns of all', sinceYours(book, log, null).map((t) => t.seat).join() === '0,1,2');

const back = [...log, undo(2, 2), line('plays', 3, 2, 5)];
check('what was told after the answers that are left did not happen', [...undoneIn(back)].join() === '6');
check('the story leaves it out', turnsOf(book, back).at(-1).news.map((n) => n.pub[1] ?? '').join() === ',5');
check('the log keeps it', chaptersOf(book, back).at(-1).news.length === 3);
const far = [...log, undo(1, 1), line('plays', 2, 1, 3), line('turn', 2, 2)];
check('an undone turn does not count twice', turnsOf(book, far).map((t) => `${t.number}:${t.seat}`).join() === '1:0,2:1,3:2', turnsOf(book, far).map((t) => `${t.number}:${t.seat}`).join());
check('nor in the headings', chaptersOf(book, far).at(-1).number === 3, chaptersOf(book, far).map((t) => t.number).join());
check('it keeps the number it had, and what follows is told in the turn that goes on', chaptersOf(book, far).map((t) => `${t.number}:${t.seat}`).join() === '1:0,2:1,3:2,2:1,3:2', chaptersOf(book, far).map((t) => `${t.number}:${t.seat}`).join());
check('an undo of an undo', [...undoneIn([...back, undo(2, 2)])].join() === '6,8');

// Without turns whoever acts has a row; lines of nobody go along with the one before.
const rounds = [line('round', 0, 1), line('plays', 1, 1, 4), line('shows', 1, 4), line('plays', 2, 2, 5), line('plays', 3, 2, 6), line('plays', 4, 0, 7), line('plays', 5, 1, 8)];
check('a row for whoever acts', turnsOf(book, rounds).map((t) => t.seat).join() === ',1,2,0,1', turnsOf(book, rounds).map((t) => t.seat).join());
check('what somebody does in a row is one row', turnsOf(book, rounds)[2].news.length === 2);
check('since your last doing', sinceYours(book, rounds, 0).map((t) => t.seat).join() === '1');
finish();
