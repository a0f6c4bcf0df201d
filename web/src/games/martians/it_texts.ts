// Martians!!! in Italian: what is printed on the cards, the options and the note of the set.

export const texts: Record<string, string> = {
    // Martian cards
    "Until the active player's next turn everybody may play one more card.":
        'Fino al prossimo turno del giocatore attivo ognuno può giocare una carta in più.',
    'Look at one face-down marker on the table.': 'Guarda un segnalino coperto sul tavolo.',
    'Two markers on the table change places.': 'Due segnalini sul tavolo si scambiano di posto.',
    'Everybody discards the whole hand and draws as many cards; whoever held this, one more.':
        'Tutti scartano tutta la mano e pescano altrettante carte; chi aveva questa, una in più.',
    'One player must put their Fuel in a Gas Station; co-operative: all Fuel in play goes there.':
        'Un giocatore deve mettere il suo Carburante in una Stazione di Servizio; cooperativo: ci va tutto il Carburante in gioco.',
    'Everybody may take a weapon out of the draw pile, the active player first.':
        'Ognuno può prendere un’arma dal mazzo, per primo il giocatore attivo.',
    "Until the active player's next turn nobody may take a step.":
        'Fino al prossimo turno del giocatore attivo nessuno può fare passi.',
    'A Martian on each tile that has none, five at most.':
        'Un Marziano su ogni tessera che non ne ha, al massimo cinque.',
    "One player's Items go back into the pile; co-operative: a random player's.":
        'Gli Oggetti di un giocatore tornano nella pila; cooperativo: di uno a caso.',
    'A Martian beside every pawn that has none on its square.':
        'Un Marziano accanto a ogni pedina che non ne ha nella sua casella.',
    "Until the active player's next turn every die counts {1} less.":
        'Fino al prossimo turno del giocatore attivo ogni dado vale {1} in meno.',
    "Until the active player's next turn no tile is drawn.":
        'Fino al prossimo turno del giocatore attivo non si pescano tessere.',
    'One player discards {1} Life and {2} Bullets; co-operative: whoever has more than {3} of a sort.':
        'Un giocatore scarta {1} Vite e {2} Proiettili; cooperativo: chi ne ha più di {3} di un tipo.',
    'Move one player to any road or building square; co-operative: a random player back to the House.':
        'Sposta un giocatore su una casella qualsiasi di strada o di edificio; cooperativo: uno a caso torna alla Casa.',
    'Everybody loses one Life.': 'Tutti perdono una Vita.',
    // Event cards
    'Everybody gains one Bullet.': 'Tutti ricevono un Proiettile.',
    'Martians of one tile move to squares of a tile next to it: as many as you like.':
        'I Marziani di una tessera vanno su caselle di una tessera accanto: quanti ne vuoi.',
    'Weapon. Discard it: until your next turn no Martian may come nearer to you.':
        'Arma. Scartala: fino al tuo prossimo turno nessun Marziano può avvicinarsi a te.',
    'Every Martian on one tile leaves the game.': 'Tutti i Marziani su una tessera escono dal gioco.',
    'No Martian moves until the end of your next turn.':
        'Nessun Marziano si muove fino alla fine del tuo prossimo turno.',
    'In your own turn: take another turn after this one.': 'Nel tuo turno: dopo questo fai un altro turno.',
    'Everybody is moved to the nearest building.': 'Tutti sono spostati nell’edificio più vicino.',
    'Weapon. Discard it to cancel a Memory Drain.': 'Arma. Scartala per annullare Assorbi memoria.',
    'Remove a generic tile at the edge of the map and collect the Martians on it.':
        'Togli una tessera generica al bordo della mappa e raccogli i Marziani che ci sono.',
    'Take one Martian off each tile, five at most.': 'Togli un Marziano da ogni tessera, al massimo cinque.',
    'Weapon. Discard it to exchange one of your Items with one of another player or in a building.':
        'Arma. Scartala per scambiare un tuo Oggetto con uno di un altro giocatore o in un edificio.',
    'Weapon. In three of your combats, use one Bullet on it to add {1} to a failed roll.':
        'Arma. In tre tuoi combattimenti usa un Proiettile che ha sopra per aggiungere {1} a un tiro fallito.',
    'Weapon. Discard it: until the end of the turn Martians do not attack you and you do not attack them.':
        'Arma. Scartala: fino alla fine del turno i Marziani non ti attaccano e tu non attacchi loro.',
    'When Tractor Beam is aimed at you: name another player.':
        'Quando sei il bersaglio di Raggio traente: indica un altro giocatore.',
    'Put your pawn on any square of any tile where pawns can stand.':
        'Metti la tua pedina su una casella qualsiasi, di qualsiasi tessera, dove le pedine possono stare.',
    'In your own turn: your movement is doubled.': 'Nel tuo turno: il tuo movimento raddoppia.',
    'Cancel a Martian card aimed at you; co-operative: replace the Martian card just drawn.':
        'Annulla una carta Marziano che bersaglia te; cooperativo: sostituisci la carta Marziano appena pescata.',
    'Undo a card aimed at you; it may be aimed at somebody else.':
        'Annulla una carta che bersaglia te; può bersagliare un altro.',
    'Your dice count {1} more until the end of the turn.': 'I tuoi dadi valgono {1} in più fino alla fine del turno.',
    'Play any of the other cards in your hand right now.':
        'Gioca subito quante vuoi delle altre carte che hai in mano.',
    // options
    'Everybody for themselves, or all against the Martians.': 'Ognuno per sé, o tutti contro i Marziani.',
    'With {1}, one player alone may play co-operatively.':
        'Con {1}, un giocatore da solo può giocare in modo cooperativo.',
    'Crop Circles and Mother Ships among the markers.': 'Cerchi nel Grano e Navi Madre fra i segnalini.',
    'Items of each kind in co-operative play.': 'Oggetti di ogni tipo nel gioco cooperativo.',
    'Who takes the first turn.': 'Chi fa il primo turno.',
    'Co-operative: everybody sees all hands.': 'Cooperativo: tutti vedono tutte le mani.',
    'Co-operative: a duplicate put back is shown to all.': 'Cooperativo: un doppione rimesso giù è mostrato a tutti.',
    'A fighter may leave a combat by a card.': 'Chi combatte può lasciare il combattimento con una carta.',
    'Which Farms get a Martian a turn once the Mother Ship is face up.':
        'Quali Fattorie ricevono un Marziano per turno quando la Nave Madre è scoperta.',
    'No Martian may be on the ship of the winner.': 'Sulla nave di chi vince non ci può essere nessun Marziano.',
    'This Is Not Happening stops what targets you, or what affects you too.':
        'Questo non sta succedendo ferma ciò che bersaglia te, o anche tutto ciò che ti riguarda.',
    'Faked Crop Circles may move a face-up Mother Ship.':
        'Falsi Cerchi nel Grano può spostare una Nave Madre scoperta.',
    'Co-operative: How to Cook Humans moves all Fuel, or only Fuel that is held.':
        'Cooperativo: Come cucinare gli Umani sposta tutto il Carburante, o solo quello che qualcuno ha.',
    'Weapons of a Landing Party come into play, or to the hand.':
        'Le armi di un Atterraggio vanno in gioco, o in mano.',
    'Memory Drain takes weapons too.': 'Assorbi memoria prende anche le armi.',
    'Video Game: discard {1} of each, or down to {2}.':
        'Videogioco: se ne scartano {1} di ogni tipo, o fino a restare con {2}.',
    'After so many turns the game is a draw, or lost together; {1}: no end.':
        'Dopo questo numero di turni la partita è pari, o persa insieme; {1}: senza fine.',
    // the set
    'House set: card names and effects follow the rules; two copies of each card, all tiles but the House, the four Farms and the Gas Stations, and the tokens and icons on them are ours, since the rules do not list them. All texts are our own words.':
        'Carte della casa: nomi ed effetti delle carte seguono le regole; le due copie di ogni carta, tutte le tessere tranne la Casa, le quattro Fattorie e le Stazioni di Servizio, e i gettoni e i simboli su di esse sono nostri, perché le regole non li elencano. Tutti i testi sono parole nostre.',
};
