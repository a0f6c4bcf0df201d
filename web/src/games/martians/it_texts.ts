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
        'Metti la tua pedina su una casella qualsiasi dove le pedine possono stare.',
    'In your own turn: your movement is doubled.': 'Nel tuo turno: il tuo movimento raddoppia.',
    'Cancel a Martian card aimed at you; co-operative: replace the Martian card just drawn.':
        'Annulla una carta Marziano che bersaglia te; cooperativo: sostituisci la carta Marziano appena pescata.',
    'Undo a card aimed at you; it may be aimed at somebody else.':
        'Annulla una carta che bersaglia te; può bersagliare un altro.',
    'Your dice count {1} more until the end of the turn.': 'I tuoi dadi valgono {1} in più fino alla fine del turno.',
    'Play any of the other cards in your hand right now.':
        'Gioca subito quante vuoi delle altre carte che hai in mano.',
    // options
    'Everybody for themselves, or all together against the Martians.':
        'Ognuno per sé, o tutti insieme contro i Marziani.',
    'With {1}, one player can play alone, co-operatively.':
        'Con {1}, un giocatore da solo può giocare in modo cooperativo.',
    'Crop Circles and Mother Ships among the markers.': 'Cerchi nel Grano e Navi Madre fra i segnalini.',
    'Items of each kind in co-operative play.': 'Oggetti di ogni tipo nel gioco cooperativo.',
    'Who takes the first turn.': 'Chi fa il primo turno.',
    "Co-operative: everybody sees everybody's cards.": 'Cooperativo: tutti vedono le carte di tutti.',
    'Co-operative: everybody sees a duplicate Item that is put back.':
        'Cooperativo: tutti vedono un Oggetto doppio che viene rimesso giù.',
    'A player can leave a fight by playing a card.': 'Un giocatore può lasciare un combattimento giocando una carta.',
    'Which Farms get a Martian each turn once the Mother Ship is face up.':
        'Quali Fattorie ricevono un Marziano a ogni turno quando la Nave Madre è scoperta.',
    'To win on the Mother Ship no Martian may be there.':
        'Per vincere sulla Nave Madre non ci deve essere nessun Marziano.',
    'This Is Not Happening stops cards aimed at you, or everything that affects you.':
        'Questo non sta succedendo ferma le carte che bersagliano te, o tutto ciò che ti riguarda.',
    'Faked Crop Circles can move a face-up Mother Ship.':
        'Falsi Cerchi nel Grano può spostare una Nave Madre scoperta.',
    'Co-operative: How to Cook Humans moves all Fuel, or only Fuel that is held.':
        'Cooperativo: Come cucinare gli Umani sposta tutto il Carburante, o solo quello che qualcuno ha.',
    'Weapons from a Landing Party go in front of you, or into your hand.':
        'Le armi di un Atterraggio vanno davanti a te, o in mano.',
    'Memory Drain also takes weapons.': 'Assorbi memoria prende anche le armi.',
    'This Is Nothing like the Video Game!: discard {1} of each, or down to {2}.':
        'Questo non è per niente come il videogioco!: se ne scartano {1} di ogni tipo, o fino a restare con {2}.',
    'After this many turns the game is a draw, or everybody loses; {1}: no limit.':
        'Dopo questo numero di turni la partita è pari, o perdono tutti; {1}: nessun limite.',
    // the set
    'House set: card names and effects follow the rules; two copies of each card, all tiles but the House, the four Farms and the Gas Stations, and the tokens and icons on them are ours, since the rules do not list them. All texts are our own words.':
        'Carte della casa: nomi ed effetti delle carte seguono le regole; le due copie di ogni carta, tutte le tessere tranne la Casa, le quattro Fattorie e le Stazioni di Servizio, e i gettoni e i simboli su di esse sono nostri, perché le regole non li elencano. Tutti i testi sono parole nostre.',
};

/** Why a hint suggests something: the reasons of the bot, in English. */
export const hints: Record<string, string> = {
    'You have what the Mother Ship needs: take it there.': 'Hai ciò che manca alla Nave Madre: portalo lì.',
    'You have all three Items: find the Mother Ship and win.':
        'Hai tutti e tre gli Oggetti: trova la Nave Madre e vinci.',
    'You are weak: get Life and Bullets before you fight.': 'Sei debole: prendi Vita e Proiettili prima di combattere.',
    'It brings you closer to something you need.': 'Ti avvicina a qualcosa che ti serve.',
    'Others collect the Items; stay healthy and out of the way.':
        'Gli Oggetti li raccolgono gli altri; resta in forma e non intralciare.',
    'There is more to get over there than here.': 'Là c’è più da prendere che qui.',
    'Every way leads into a fight you might not survive.':
        'Ogni strada porta a un combattimento a cui potresti non sopravvivere.',
    'Going on costs more than it brings.': 'Proseguire costa più di quanto renda.',
    'Nothing within reach is worth the walk.': 'Niente a portata vale la strada.',
    'Life lets you move further and survive.': 'La Vita ti fa muovere di più e sopravvivere.',
    'A Bullet saves a Life.': 'Un Proiettile salva una Vita.',
    'One player with all three kinds wins for everybody.': 'Un giocatore con tutti e tre i tipi vince per tutti.',
    'You need one of each kind.': 'Te ne serve uno di ogni tipo.',
    'No other Martian can be moved.': 'Non si può muovere nessun altro Marziano.',
    'It does the least harm there; a marker that loses its Martian gets a new one.':
        'Lì fa meno danni; un segnalino che perde il suo Marziano ne riceve un altro.',
    'You are strong: let them come to you.': 'Sei forte: lascia che vengano da te.',
    'Keep them away while you are weak.': 'Tienili lontani finché sei debole.',
    'It can win three fights that the die would lose.': 'Può vincere tre combattimenti che il dado perderebbe.',
    'Another turn is the best thing a card can bring.': 'Un altro turno è il meglio che una carta possa dare.',
    'You collect all Martians on that tile at once.': 'Raccogli subito tutti i Marziani di quella tessera.',
    'Moving twice as far gets you where you want to be.': 'Con il doppio dei passi arrivi dove vuoi.',
    'What you want most is too far to walk.': 'Ciò che vuoi di più è troppo lontano a piedi.',
    'Every Martian back in the supply gives you all more time.': 'Ogni Marziano tolto dà più tempo a tutti voi.',
    'The player with the most Items is closest to winning.': 'Chi ha più Oggetti è il più vicino a vincere.',
    'It may kill somebody who is ahead.': 'Può uccidere qualcuno che è in testa.',
    'It takes them away from the Mother Ship.': 'Lo allontana dalla Nave Madre.',
    'It stops somebody who could win this turn.': 'Ferma qualcuno che potrebbe vincere in questo turno.',
    'Bullets for everybody help you most, because you have few.':
        'I Proiettili per tutti aiutano soprattutto te, che ne hai pochi.',
    'It is more useful on the table than in your hand.': 'È più utile sul tavolo che in mano.',
    'A plain road is best placed far from you.': 'Una semplice strada conviene lontano da te.',
    'What is on this tile should be near you.': 'Ciò che c’è su questa tessera conviene averlo vicino.',
    'You have Life to spare; keep the Bullets for the last one.':
        'Hai Vita da spendere; tieni i Proiettili per l’ultima.',
    'The Bullets are well spent: a Life is worth more.': 'I Proiettili sono spesi bene: una Vita vale di più.',
    'Your hand is worth keeping.': 'La tua mano conviene tenerla.',
    'A new card is likely to be better than this one.': 'Una carta nuova sarà probabilmente migliore.',
    'It does you little harm; keep the card.': 'Ti fa poco danno; tieni la carta.',
    'It would cost you too much.': 'Ti costerebbe troppo.',
    'They are closest to winning.': 'È il più vicino a vincere.',
    'A weapon for free.': 'Un’arma gratis.',
    'It is the Item you are missing.': 'È l’Oggetto che ti manca.',
    'None of your cards does more now than later.': 'Nessuna delle tue carte rende più ora che dopo.',
    'With all three on board you win.': 'Con tutti e tre a bordo vincete.',
};
