// Onward to Venus in Italian: what cards and tiles do, the crises of the planets, the options and the note of the set.

export const texts: Record<string, string> = {
    // cards
    'Counts {1} in a combat.': 'Vale {1} in un combattimento.',
    'Each infantry you land in this combat counts {1} more.':
        'Ogni fanteria che fai atterrare in questo combattimento vale {1} in più.',
    'Each spaceship you land in this combat counts {1} more.':
        'Ogni astronave che fai atterrare in questo combattimento vale {1} in più.',
    'Each tank you land in this combat counts {1} more.':
        'Ogni carro che fai atterrare in questo combattimento vale {1} in più.',
    'This move may go {1} further.': 'Questo movimento può andare {1} più lontano.',
    'Tanks in the orbit you leave may join this group.':
        'I carri nell’orbita che lasci possono unirsi a questo gruppo.',
    'Roll all three dice of this combat again.': 'Ritira tutti e tre i dadi di questo combattimento.',
    'Ignore up to {1} casualties of this claim.': 'Ignora fino a {1} perdite di questa rivendicazione.',
    'Action: take £{1} from the bank.': 'Azione: prendi £{1} dalla banca.',
    'Action: draw {1} card.': 'Azione: pesca {1} carta.',
    'Action: draw {1} cards.': 'Azione: pesca {1} carte.',
    'Action: buy up to {1} units, each £{2} cheaper.': 'Azione: compra fino a {1} unità, ognuna a £{2} in meno.',
    'Action: up to {1} of your units on one surface go back to orbit.':
        'Azione: fino a {1} tue unità su una superficie tornano in orbita.',
    // tiles
    'Build a factory here: income {1}.': 'Costruisci qui una fabbrica: rendita {1}.',
    'Build a mine here: income {1}.': 'Costruisci qui una miniera: rendita {1}.',
    'Draw {1} cards.': 'Pesca {1} carte.',
    'Take {1} pounds.': 'Prendi {1} sterline.',
    'Keep it: {1} victory point.': 'Tienila: {1} punto vittoria.',
    'Take over a factory or mine of another player here.': 'Prendi qui una fabbrica o una miniera di un altro.',
    'Keep it: {1} victory point, and a lower crisis level here.':
        'Tienila: {1} punto vittoria, e qui il livello di crisi è più basso.',
    'Defence {1}. Keep it: {2} victory points.': 'Difesa {1}. Tienilo: {2} punti vittoria.',
    // crises
    'Bazagthoth the Blinded': 'Bazagthoth l’Accecato',
    'Venusian Uprising': 'Rivolta venusiana',
    'Robot Rebellion': 'Ribellione dei robot',
    'Attack of the Moon Men': 'Attacco degli uomini della Luna',
    'Martian Invasion': 'Invasione marziana',
    'Space Pirates!': 'Pirati spaziali!',
    'Alien Invasion': 'Invasione aliena',
    // options
    'After a tie the next income scores the next place, or places are skipped.':
        'Dopo un pareggio la rendita seguente prende il posto seguente, oppure si saltano dei posti.',
    'How many cards a hand can hold.': 'Quante carte può tenere una mano.',
    'An alien on a destroyed planet is out of reach, can be attacked, or passes it by.':
        'Un alieno su un pianeta distrutto è fuori portata, si può attaccare, o passa oltre.',
    'Nobody sees what others have in their purse.': 'Nessuno vede quanto denaro hanno gli altri.',
    'After so many rounds without a pass cube everybody must take one; {1}: never.':
        'Dopo questo numero di giri senza cubi passo tutti devono prenderne uno; {1}: mai.',
    'The empire of seat {1}; next: the first that nobody chose.':
        'L’impero del posto {1}; next: il primo che nessuno ha scelto.',
    // the set
    "House set: the numbers of tiles and cards, their values and texts, the planets' victory points and the counters of an empire are ours, since the rules summary does not list them. Tiles per planet are read from a damaged table.":
        'Carte della casa: quante tessere e carte ci sono, i loro valori e testi, i punti vittoria dei pianeti e i segnalini di un impero sono nostri, perché il riassunto delle regole non li elenca. Le tessere per pianeta sono lette da una tabella rovinata.',
};
