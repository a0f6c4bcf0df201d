// What the board of Earth Gambit writes itself.
import { boardWords } from '../words';

export const egWords = boardWords({
  en: {
    draw: 'Draw', play: 'Play', pass: 'Pass', turn: 'turn {n}', science: 'Science on the table', of: 'of {n}', wins: 'wins game',
    oneMore: '1 {colour} more ends the game', red: 'red', blue: 'blue', yellow: 'yellow', aliens: 'Aliens', scientists: 'Scientists',
    extinctionists: 'Extinctionists', covered: 'Cancel Science covers it: it counts for nobody', piles: 'Piles', drawPile: 'draw', discardPile: 'discard',
    psychRed: 'Psych: red', psychBlue: 'Psych: blue', psychNone: 'No Psych', noBlue: 'Pure blue cannot be played', noRed: 'Pure red cannot be played', damaged: 'damaged', nothing: 'nothing in front',
    clockwise: 'play goes clockwise; cards pass the same way', secretRole: 'Secret. Press H to hide it.', watcher: 'You watch', kept: 'kept', passed: 'passed to you',
    drawn: 'just drawn', position: 'Science card {n}, {name}', laid: 'a card laid down', onTable: 'being carried out', inHand: '{n} in hand', awaits: 'waits for a Psych card', used: 'Used abilities', ability: 'Special Ability, secret',
  },
  it: {
    draw: 'Pesca', play: 'Gioca', pass: 'Passa', turn: 'turno {n}', science: 'Scienza sul tavolo', of: 'di {n}', wins: 'vince',
    oneMore: 'Ancora 1 {colour} e la partita finisce', red: 'rossa', blue: 'blu', yellow: 'gialla', aliens: 'Alieni', scientists: 'Scienziati',
    extinctionists: 'Estinzionisti', covered: 'Cancel Science la copre: non conta per nessuno', piles: 'Mazzi', drawPile: 'mazzo', discardPile: 'scarti',
    psychRed: 'Psych: rosso', psychBlue: 'Psych: blu', psychNone: 'Niente Psych', noBlue: 'Il blu puro non si può giocare', noRed: 'Il rosso puro non si può giocare', damaged: 'ferito', nothing: 'niente davanti',
    clockwise: 'si gioca in senso orario; le carte passano allo stesso modo', secretRole: 'Segreto. Premi H per nasconderlo.', watcher: 'Stai guardando', kept: 'tenuta', passed: 'passata a te',
    drawn: 'appena pescata', position: 'Carta Scienza {n}, {name}', laid: 'una carta posata', onTable: 'in corso', inHand: '{n} in mano', awaits: 'aspetta una carta Psych', used: 'Abilità usate', ability: 'Abilità speciale, segreta',
  },
});
