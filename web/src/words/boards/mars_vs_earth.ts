// What the board of Mars vs Earth writes itself.
import { boardWords } from '../words';

export const mveWords = boardWords({
  en: {
    leaders: 'Leaders', martians: 'Martian influence', humans: 'Human influence', resolve: 'Resolve', accuse: 'Accusations', trials: 'Trials', promote: 'Promotions', reveals: 'Reveals', discard: 'Discards',
    round: 'round {n}', low: 'low', defeated: 'Defeated {a} of {b} to win', wave: 'Wave {n}', now: '(now)', zero: 'A Resource at 0: Martians win', needs: 'needs', difficulty: 'difficulty', counters: 'printed {a}, counters {b}', noCounters: 'no counters',
    cards: '{n} cards', oneCard: '1 card', fate: '1 is Fate', ledBy: 'led by', nobodyLeads: 'nobody leads', willFail: 'nobody leads: it will fail', yours: 'yours', ofPlaces: '{a} of {b}', tooFar: 'Too far: you add 0', ifFails: 'if it fails', ifWins: 'if defeated',
    adds: 'cards you may add where that player leads', civilian: 'Civilian', martian: 'Martian, level {n}', leads: 'leads {x}', initiative: 'Initiative', overridden: 'overridden', done: 'Done', thinking: 'thinking', hand: '{n} in hand',
    secret: 'Your DNA, secret. Press H to hide it.', human: 'Human', clone: 'Martian Clone', soFar: 'so far {a} against {b}', trialOf: 'Trial of {who}', accusedBy: 'Accused by', defence: 'Defence', noDefence: 'no Defence yet', dnaOf: 'DNA', faceDown: 'face down', watchScene: 'The board waits behind this scene.',
    say: 'Say', sayAbout: 'Say about', never: 'Never name a skill, a strength or a number of cards.', skillPile: 'Skill pile', discards: 'discards', threatsLeft: 'Threats', laid: 'laid by {who}', wild: 'Wild', nothing: 'nothing', wins: 'Humans',
    added: 'added',
  },
  it: {
    leaders: 'Capi', martians: 'Influenza marziana', humans: 'Influenza umana', resolve: 'Esito', accuse: 'Accuse', trials: 'Processi', promote: 'Promozioni', reveals: 'Rivelazioni', discard: 'Scarti',
    round: 'round {n}', low: 'basso', defeated: 'Sconfitte {a} di {b} per vincere', wave: 'Ondata {n}', now: '(ora)', zero: 'Una Risorsa a 0: vincono i Marziani', needs: 'serve', difficulty: 'difficoltà', counters: 'stampata {a}, segnalini {b}', noCounters: 'nessun segnalino',
    cards: '{n} carte', oneCard: '1 carta', fate: '1 è del Fato', ledBy: 'guida', nobodyLeads: 'nessuno guida', willFail: 'nessuno guida: fallirà', yours: 'tue', ofPlaces: '{a} di {b}', tooFar: 'Troppo lontano: ne aggiungi 0', ifFails: 'se fallisce', ifWins: 'se sconfitta',
    adds: 'carte che puoi aggiungere dove guida quel giocatore', civilian: 'Civile', martian: 'Marziano, livello {n}', leads: 'guida {x}', initiative: 'Iniziativa', overridden: 'forzata', done: 'Fatto', thinking: 'pensa', hand: '{n} in mano',
    secret: 'Il tuo DNA, segreto. Premi H per nasconderlo.', human: 'Umano', clone: 'Clone marziano', soFar: 'finora {a} contro {b}', trialOf: 'Processo a {who}', accusedBy: 'Accusa di', defence: 'Difesa', noDefence: 'ancora nessuna Difesa', dnaOf: 'DNA', faceDown: 'coperta', watchScene: 'Il tavolo aspetta dietro questa scena.',
    say: 'Di’', sayAbout: 'Di’ su', never: 'Mai nominare un’abilità, una forza o un numero di carte.', skillPile: 'Mazzo Abilità', discards: 'scarti', threatsLeft: 'Minacce', laid: 'messa da {who}', wild: 'Jolly', nothing: 'niente', wins: 'Umani',
    added: 'aggiunte',
  },
});
