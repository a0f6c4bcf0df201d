// What the board of Onward to Venus writes itself.
import { boardWords } from '../words';

export const otvWords = boardWords({
  en: {
    actions: 'Actions', crises: 'Crises', income: 'Income', period: 'period {n} of 3', orbit: 'orbit', surface: 'surface', nobody: 'nobody', noPlants: 'no plants', vpNow: 'VP now', vp: 'VP', cubesLeft: '{n} pass cubes left', first: 'first player',
    dead: 'destroyed: no landing', ended: 'If the game ended now', total: 'Total', kept: 'Kept tiles', claim: '{tile} on {planet}', cost: 'Cost {n}', paid: 'committed {a} of {b}', onlyYou: 'Only you see this until you pay.', skull: 'skull', crisisLevel: 'crisis level {n}', defence: 'defence {n}', marked: 'rolls with skulls',
    infantry: 'infantry', spaceship: 'spaceship', tank: 'tank', factory: 'factory', mine: 'mine', deck: 'deck', committed: 'committed', points: 'victory points for the places', watcher: 'You watch', alien: 'Alien, defence 7', mercury: 'Mercury', money: 'money', hand: 'cards', being: 'is paying',
    empires: ['British', 'French', 'Russian', 'German', 'USA'],
  },
  it: {
    actions: 'Azioni', crises: 'Crisi', income: 'Rendita', period: 'periodo {n} di 3', orbit: 'orbita', surface: 'superficie', nobody: 'nessuno', noPlants: 'nessun impianto', vpNow: 'PV ora', vp: 'PV', cubesLeft: '{n} cubi passo rimasti', first: 'primo giocatore',
    dead: 'distrutto: non si atterra', ended: 'Se la partita finisse ora', total: 'Totale', kept: 'Tessere tenute', claim: '{tile} su {planet}', cost: 'Costo {n}', paid: 'impegnati {a} di {b}', onlyYou: 'Lo vedi solo tu finché non paghi.', skull: 'teschio', crisisLevel: 'crisi di livello {n}', defence: 'difesa {n}', marked: 'tira con i teschi',
    infantry: 'fanteria', spaceship: 'astronave', tank: 'carro', factory: 'fabbrica', mine: 'miniera', deck: 'mazzo', committed: 'impegnata', points: 'punti vittoria per i posti', watcher: 'Stai guardando', alien: 'Alieno, difesa 7', mercury: 'Mercurio', money: 'denaro', hand: 'carte', being: 'sta pagando',
    empires: ['Britannici', 'Francesi', 'Russi', 'Tedeschi', 'USA'],
  },
});
