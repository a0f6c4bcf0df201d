// Earth Gambit in Italian: what the book says in English, by its words.
import type { GameWords } from '../en';

export const earthGambit: GameWords = {
  nouns: {
    card: {
      'blue-science': 'Scienza Blu', 'yellow-blue-science': 'Scienza Gialla/Blu', 'red-science': 'Scienza Rossa', 'yellow-red-science': 'Scienza Gialla/Rossa',
      'psych-weapon': 'Arma Psichica', 'psych-defence': 'Difesa Psichica', 'damage-or-heal': 'Ferisci o Cura', 'heal-all': 'Cura Tutti', 'stray-damage': 'Danno Vagante',
      'force-to-play': 'Costringi a Giocare', 'cancel-science': 'Annulla Scienza', 'move-cancel-science': 'Sposta Annulla Scienza', 'rearrange-top-3': 'Riordina le Prime 3',
      'protect-player': 'Proteggi Giocatore', 'shuffle-hands': 'Mescola le Mani', 'reset-hands': 'Rinnova le Mani', 'replace-card': 'Sostituisci Carta', 'take-from-discard': 'Prendi dagli Scarti',
      'skip-turn': 'Salta il Turno', 'trade-cards': 'Scambia Carte', 'steal-card': 'Ruba Carta', 'play-top-card': 'Gioca la Prima Carta', 'peek-at-any-card': 'Sbircia una Carta',
    },
    tag: { kept: 'tenuta', passed: 'passata', drawn: 'pescata' },
    place: { hand: 'la carta tenuta in mano', passed: 'la carta che gli è passata', drawn: 'la carta che pesca' },
    role: { alien: 'Alieno', scientist: 'Scienziato', extinctionist: 'Estinzionista' },
    outcome: { aliens: 'gli Alieni', scientists: 'gli Scienziati', extinctionists: 'gli Estinzionisti', 'aliens-and-scientists': 'gli Alieni e gli Scienziati', unfinished: 'nessuno' },
  },
  verbs: {
    play: 'Gioca {a}', show: 'Mostra ciò che non puoi giocare', discard: 'Scarta {a}', target: '{a}', damage: 'Ferisci {a}', heal: 'Cura {a}', force: 'Costringi {a}: {b}',
    cover: 'Copri la carta Scienza {a}', lift: 'Sposta quella sulla carta Scienza {a}', order: '{a}, poi {b}, poi {c}', 'order-two': '{a}, poi {b}', take: 'Prendi {a}', trade: '{a} e {b}', offer: 'Dai {a}',
    reveal: 'Mostra {a}', 'peek-role': 'Il Ruolo di {a}', 'peek-spare': 'Il Ruolo non distribuito', 'peek-ability': 'L’Abilità speciale di {a}', 'peek-hand': 'Una carta in mano a {a}', 'peek-draw': 'La prima carta del mazzo', 'peek-discard': 'La prima carta degli scarti',
    pass: 'Passa {a}', protect: 'Scarta Proteggi Giocatore e ignorala', shield: 'Usa l’Abilità speciale e ignorala', suffer: 'Lascia che accada', draw: 'Pesca', 'draw-two': 'Usa l’Abilità speciale: pescane due, scartane una', redirect: 'Usa l’Abilità speciale: passa {a} a {b}',
    decline: 'Non usare niente', veto: 'Usa l’Abilità speciale: la carta è scartata senza effetto', 'stop-played': 'Usa Cancel Psych sulla carta in gioco', 'stop-psych': 'Usa Cancel Psych sulla carta Psichica sul tavolo', 'await-psych': 'Lascia Cancel Psych scoperta per la prossima carta Psichica',
    'use-cancel': 'Usa Cancel Psych sulla carta Psichica sul tavolo', 'use-await': 'Lascia Cancel Psych scoperta per la prossima carta Psichica', 'use-heal': 'Usa l’Abilità speciale: curati', 'use-damage': 'Usa l’Abilità speciale: ferisci {a}', 'use-peek': 'Usa l’Abilità speciale: guarda il Ruolo di {a}', 'use-swap': 'Usa l’Abilità speciale: scambia {a} con una carta a caso di {b}', 'use-extra': 'Usa l’Abilità speciale: gioca un’altra carta',
  },
  events: {
    draws: '{1} pesca {4|una carta}', plays: '{1} gioca {2}', discards: '{1} scarta {4|una carta}', 'discards-shown': '{1}: {2} va negli scarti', shows: '{1} mostra {2}, che non si può giocare', passes: '{1} passa {4|una carta} a {2}', starts: 'Comincia {1}', turn: 'Turno di {1}',
    damaged: '{1} è ferito', healed: '{1} è curato', rolls: '{1} tira {2}: è {3}', 'lies-before': '{2} sta davanti a {1}', 'psych-ends': '{2} davanti a {1} è scartata', covers: '{1} copre {3} (carta Scienza {2})', uncovers: '{1} scopre {3} (carta Scienza {2})', 'no-effect': 'Non ha effetto', 'force-void': '{2} davanti a {1} non vale più ed è scartata',
    'hands-shuffled': 'Le mani sono mescolate insieme', gets: '{1} riceve {4|una carta}', 'looks-through': '{1} vede {4|una carta} negli scarti', takes: '{1} prende {4|una carta} dagli scarti', reveals: '{1} mostra {2}', top: 'La prima carta del mazzo è {1}', 'looks-top': '{1} guarda la carta {2} del mazzo: {4|nascosta}', ordered: '{1} rimette le carte',
    'peeks-role': '{1} guarda il Ruolo di {2}: {4|nascosto}', 'peeks-spare': '{1} guarda il Ruolo non distribuito: {4|nascosto}', 'peeks-ability': '{1} guarda l’Abilità speciale di {2}: {4|nascosta}', 'peeks-hand': '{1} guarda una carta in mano a {2}: {4|nascosta}', 'peeks-draw': '{1} guarda la prima carta del mazzo: {4|nascosta}', 'peeks-discard': '{1} guarda la prima carta degli scarti: {4|nascosta}',
    ignores: '{1} la ignora', renewed: 'Gli scarti sono mescolati: un nuovo mazzo di {1}', skipped: 'Il turno di {1} è saltato', gives: '{1} dà {4|una carta} a {2}', 'must-play': 'La prossima giocata di {1} sarà {2}', aims: '{1} la rivolge a {2}', ability: '{1} usa {2}', stopped: '{1} è scartata senza effetto', awaits: '{1} la lascia scoperta per la prossima carta Psichica',
    won: 'La partita è vinta da {1}', unfinished: 'Il limite di turni è raggiunto: non vince nessuno', role: '{1} era {2}', spare: 'Il Ruolo non distribuito era {1}', dealt: '{1} riceve in mano {4|una carta}', 'dealt-role': '{1} riceve {4|un Ruolo}', 'aims-damage': '{1} ferisce {2}', 'aims-healing': '{1} cura {2}', 'dealt-ability': '{1} riceve {4|un’Abilità speciale}',
  },
  prompts: {
    'Your turn begins: draw.': 'Comincia il tuo turno: pesca.', 'Discard one card of your hand.': 'Scarta una carta della tua mano.', 'Pass one card to the next player.': 'Passa una carta al prossimo.', 'Skip Turn takes hold: use your Protect Player against it?': 'Salta il Turno ha effetto: usi Proteggi Giocatore?',
    'Play one card.': 'Gioca una carta.', 'You could play nothing: discard one card.': 'Non potevi giocare niente: scarta una carta.', 'Force to Play takes hold: use your Protect Player against it?': 'Costringi a Giocare ha effetto: usi Proteggi Giocatore?', 'The game is over.': 'La partita è finita.',
    'Damage or heal: whom?': 'Ferire o curare: chi?', 'Force whom to play which card?': 'Chi costringi, e a quale carta?', 'Cover which Science card?': 'Quale carta Scienza copri?', 'Move Cancel Science to which Science card?': 'Su quale carta Scienza la sposti?', 'Move which Cancel Science?': 'Quale Annulla Scienza sposti?', 'Put the cards back in which order, top first?': 'In che ordine rimetti le carte, la prima in cima?', 'Protect whom?': 'Chi proteggi?', 'Who replaces a card?': 'Chi sostituisce una carta?', 'Replace Card: discard one card, then draw one.': 'Sostituisci Carta: scartane una, poi pescane una.',
    'Who takes from the Discard pile?': 'Chi prende dagli scarti?', 'Take one card of the Discard pile.': 'Prendi una carta dagli scarti.', 'Discard one card.': 'Scarta una carta.', 'Who skips their next turn?': 'Chi salta il prossimo turno?', 'Which two players trade?': 'Quali due giocatori scambiano?', 'Trade: which card do you give?': 'Scambio: quale carta dai?', 'Steal from whom?': 'A chi rubi?', 'Steal Card: reveal one card; it will be played.': 'Ruba Carta: mostra una carta; sarà giocata.', 'Look at which card?': 'Quale carta guardi?', 'A card was played: use your Special Ability?': 'È stata giocata una carta: usi l’Abilità speciale?', 'This is aimed at you: ignore it?': 'È rivolta a te: la ignori?', 'You are damaged: discard one card.': 'Sei ferito: scarta una carta.',
  },
  outcomes: { Aliens: 'Vincono gli Alieni', Scientists: 'Vincono gli Scienziati', Extinctionists: 'Vincono gli Estinzionisti', 'Aliens and Scientists': 'Vincono Alieni e Scienziati', unfinished: 'non finita' },
};
