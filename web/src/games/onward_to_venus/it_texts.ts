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
    // units
    'Needs a spaceship. Scores nothing.': 'Le serve un’astronave. Non dà punti.',
    'Carries infantry. Scores nothing.': 'Porta fanteria. Non dà punti.',
    'Moves only by card. Scores nothing.': 'Viaggia solo con carte. Non dà punti.',
    // crises
    'Bazagthoth the Blinded': 'Bazagthoth l’Accecato',
    'Venusian Uprising': 'Rivolta venusiana',
    'Robot Rebellion': 'Ribellione dei robot',
    'Attack of the Moon Men': 'Attacco degli uomini della Luna',
    'Martian Invasion': 'Invasione marziana',
    'Space Pirates!': 'Pirati spaziali!',
    'Alien Invasion': 'Invasione aliena',
    // options
    'After a tie, the next player scores the next place, or the places that were shared are skipped.':
        'Dopo un pareggio chi segue prende il posto seguente, oppure si saltano i posti condivisi.',
    'The most cards a player can hold.': 'Quante carte può tenere al massimo un giocatore.',
    'Aliens on a destroyed planet are out of reach, can be attacked, or skip it.':
        'Gli alieni su un pianeta distrutto sono fuori portata, si possono attaccare, o lo saltano.',
    'Nobody sees how much money the others have.': 'Nessuno vede quanto denaro hanno gli altri.',
    'After this many rounds without a pass everybody must pass; {1}: never.':
        'Dopo questo numero di giri in cui nessuno passa devono passare tutti; {1}: mai.',
    'The empire of seat {1}; next: the first one nobody chose.': 'L’impero del posto {1}.',
    // the set
    "House set: the numbers of tiles and cards, their values and texts, the planets' victory points and the counters of an empire are ours, since the rules summary does not list them. Tiles per planet are read from a damaged table.":
        'Carte della casa: quante tessere e carte ci sono, i loro valori e testi, i punti vittoria dei pianeti e i segnalini di un impero sono nostri, perché il riassunto delle regole non li elenca. Le tessere per pianeta sono lette da una tabella rovinata.',
};

/** Why a hint suggests something: the reasons of the bot, in English. */
export const hints: Record<string, string> = {
    'The mine gives you a better place on that planet.': 'La miniera ti dà un posto migliore su quel pianeta.',
    'The factory gives you a better place on that planet, without a fight.':
        'La fabbrica ti dà un posto migliore su quel pianeta, senza combattere.',
    'The income pays for units and makes your place there safer.':
        'La rendita paga le unità e rende più sicuro il tuo posto lì.',
    'It makes your place there safer.': 'Rende più sicuro il tuo posto lì.',
    'The crisis there could cost you a lot, and the tile is worth a point.':
        'La crisi lì potrebbe costarti cara, e la tessera vale un punto.',
    'The tile is worth a victory point.': 'La tessera vale un punto vittoria.',
    'If nobody stops the aliens before they reach Earth, everybody loses.':
        'Se nessuno ferma gli alieni prima della Terra, perdono tutti.',
    'A defeated alien is worth two points.': 'Un alieno sconfitto vale due punti.',
    'Two cards for one unit, without a fight.': 'Due carte per un’unità, senza combattere.',
    'Three pounds for one unit, without a fight.': 'Tre sterline per un’unità, senza combattere.',
    'A sure victory point for one unit.': 'Un punto vittoria sicuro per un’unità.',
    'You gain what a rival loses.': 'Guadagni ciò che perde un rivale.',
    'You can reach more planets from there.': 'Da lì puoi raggiungere più pianeti.',
    'You can build a factory there.': 'Lì puoi costruire una fabbrica.',
    'There is a mine there that you can probably pay for.': 'Lì c’è una miniera che probabilmente puoi pagare.',
    'Somebody must deal with the crisis there.': 'Qualcuno deve occuparsi della crisi lì.',
    'You can take over something from a rival there.': 'Lì puoi prendere qualcosa a un rivale.',
    'There are tiles there to take without a fight.': 'Lì ci sono tessere da prendere senza combattere.',
    'It is the cheapest way to make one more claim.': 'È il modo più economico di rivendicare ancora.',
    "You can't travel without a spaceship, and it can claim too.":
        'Senza astronavi non si viaggia, e può anche rivendicare.',
    'It counts double in a fight.': 'In combattimento vale doppio.',
    'With movement left over you can claim as soon as you arrive.':
        'Con il movimento che avanza puoi rivendicare appena arrivi.',
    'Tanks count double where you are going.': 'Dove vai, i carri valgono doppio.',
    'This roll is too expensive, and another costs only a card.':
        'Questo tiro è troppo caro, e un altro costa solo una carta.',
    'A unit is worth more than the card.': 'Un’unità vale più della carta.',
    'Money buys units while there is still something to claim.':
        'Con il denaro compri unità finché c’è qualcosa da rivendicare.',
    'More cards pay for more claims.': 'Più carte pagano più rivendicazioni.',
    'Several units in one turn, and cheaper.': 'Più unità in un turno, e a meno.',
    'Units that have landed can claim again.': 'Le unità atterrate possono rivendicare ancora.',
    'It pays what is missing with the least waste.': 'Paga ciò che manca con il minimo spreco.',
    'It ends the period before the others can do more, and you go first in the next.':
        'Finisce il periodo prima che gli altri facciano altro, e nel prossimo cominci tu.',
    'A card is worth more than anything you could do now.': 'Una carta vale più di tutto ciò che potresti fare ora.',
    'Nothing there is worth a unit now.': 'Ora lì niente vale un’unità.',
    'That is what the claim there needs; the rest is more useful where it is.':
        'È ciò che serve per rivendicare lì; il resto è più utile dov’è.',
    'They are more useful where they are.': 'Sono più utili dove sono.',
    'It is the unit you will miss least.': 'È l’unità che ti mancherà meno.',
    'It brings you the most and hurts a rival who can win.': 'Ti rende di più e colpisce un rivale che può vincere.',
    'The prize is worth what it costs.': 'Il premio vale il prezzo.',
    'Land the units you need least elsewhere.': 'Fai atterrare le unità che ti servono meno altrove.',
    'They are more useful in orbit.': 'Sono più utili in orbita.',
    'What you have chosen is enough.': 'Quello che hai scelto basta.',
    'It costs more than it brings.': 'Costa più di quanto renda.',
    'It is the piece you will miss least.': 'È il pezzo che ti mancherà meno.',
    'It is the card you need least.': 'È la carta che ti serve meno.',
    'That is where your units can claim again.': 'È lì che le tue unità possono rivendicare ancora.',
    'It can claim again.': 'Può rivendicare ancora.',
    'They have many cards.': 'Ha molte carte.',
    'Any card is worth a pound.': 'Ogni carta vale una sterlina.',
    'It costs a rival a place, and you gain from it.': 'A un rivale costa un posto, e tu ci guadagni.',
    'A pound is cheaper than a factory or mine.': 'Una sterlina costa meno di una fabbrica o di una miniera.',
    'What is left is not worth the money.': 'Ciò che resta non vale il denaro.',
    'These units can gain more elsewhere.': 'Queste unità possono ottenere di più altrove.',
};
