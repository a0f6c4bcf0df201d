// Earth Gambit in Italian: what is printed on cards, Roles and Special Abilities, the options and the note of the set.

export const texts: Record<string, string> = {
    // cards
    'Stays on the table and counts {1} blue. Not playable while a Psych Weapon is in play.':
        'Resta sul tavolo e vale {1} blu. Non si può giocare finché è in gioco un’Arma Psichica.',
    'Stays on the table and counts {1} yellow and {2} blue.': 'Resta sul tavolo e vale {1} giallo e {2} blu.',
    'Stays on the table and counts {1} red. Not playable while a Psych Defence is in play.':
        'Resta sul tavolo e vale {1} rosso. Non si può giocare finché è in gioco una Difesa Psichica.',
    'Stays on the table and counts {1} yellow and {2} red.': 'Resta sul tavolo e vale {1} giallo e {2} rosso.',
    'Until your next turn nobody can play pure blue Science. Meets a Psych Defence: both are discarded. Replaces an older Psych Weapon.':
        'Fino al tuo prossimo turno nessuno può giocare Scienza solo blu. Se incontra una Difesa Psichica, si scartano entrambe. Sostituisce un’Arma Psichica già in gioco.',
    'Until your next turn nobody can play pure red Science. Meets a Psych Weapon: both are discarded.':
        'Fino al tuo prossimo turno nessuno può giocare Scienza solo rossa. Se incontra un’Arma Psichica, si scartano entrambe.',
    'Damage a player (they discard a card, unless already damaged) or heal one (a damaged player draws a card).':
        'Ferisci un giocatore (scarta una carta, se non è già ferito) o curane uno (chi è ferito pesca una carta).',
    'Every damaged player draws a card and is healed, you first.':
        'Ogni giocatore ferito pesca una carta ed è curato, tu per primo.',
    'Roll the die and count that many players, you being {1}: that player is damaged.':
        'Tira il dado e conta altrettanti giocatori; tu sei il numero {1}. Quello a cui arrivi è ferito.',
    'Choose a player and a place: hand, draw or pass. Their next play is the card of that place.':
        'Scegli un giocatore e quale carta: quella che ha in mano, che pesca o che gli viene passata. La sua prossima giocata sarà quella.',
    'Cover a Science card on the table: it no longer counts.': 'Copri una carta Scienza sul tavolo: non conta più.',
    'Move the Cancel Science in play to another Science card.':
        'Sposta l’Annulla Scienza in gioco su un’altra carta Scienza.',
    'Look at the top {1} cards of the Draw pile and put them back in any order.':
        'Guarda le prime {1} carte del mazzo e rimettile nell’ordine che vuoi.',
    'Lay it before a player. They may discard it to ignore one action aimed at them or at all, Psych cards excepted.':
        'Mettila davanti a un giocatore. Può scartarla per ignorare un’azione rivolta contro di lui o contro tutti, tranne le carte Psichiche.',
    'All hands are shuffled together and dealt back in the same sizes.':
        'Tutte le mani sono mescolate insieme e ridistribuite: ognuno riceve quante carte aveva.',
    'Everybody discards their hand; you draw {1} cards, everybody else {2}.':
        'Tutti scartano la mano; tu peschi {1} carte, gli altri {2} a testa.',
    'A player discards a card and draws a new one.': 'Un giocatore scarta una carta e ne pesca un’altra.',
    'A player looks through the Discard pile, takes a card, and then discards one.':
        'Un giocatore guarda tutti gli scarti, prende una carta e poi ne scarta una.',
    'Lay it before a player. The next card passed to them goes to the player after them.':
        'Mettila davanti a un giocatore. La prossima carta che gli viene passata va al giocatore dopo di lui.',
    'Two players with cards exchange one card each of their own choice.':
        'Due giocatori con carte in mano se ne scambiano una, ognuno a sua scelta.',
    'A player reveals a card of their choice and draws a new one; you play the revealed card.':
        'Un giocatore mostra una carta a sua scelta e ne pesca un’altra; tu giochi la carta mostrata.',
    'Reveal the top card of the Draw pile and play it.': 'Mostra la prima carta del mazzo e giocala.',
    'Look at one card: a Role, a Special Ability, a card in another hand, or the top of a pile.':
        'Guarda una carta: un Ruolo, un’Abilità speciale, una carta in mano a un altro, o la prima del mazzo o degli scarti.',
    // Roles
    'Your team wins when {1} red Science count.': 'La tua squadra vince quando contano {1} Scienze rosse.',
    'Your team wins when {1} blue Science count.': 'La tua squadra vince quando contano {1} Scienze blu.',
    'Your team wins when {1} yellow Science count.': 'La tua squadra vince quando contano {1} Scienze gialle.',
    // Special Abilities
    'Discard the Psych card in play, or the one being played before it does anything; if there is neither, leave this face up: the next Psych card anyone plays is discarded without effect.':
        'Scarta la carta Psichica in gioco, o quella appena giocata prima che abbia effetto; se non c’è nessuna delle due, lascia questa scoperta: la prossima carta Psichica giocata da chiunque è scartata senza effetto.',
    'After your play: draw a card, then play one more card.':
        'Dopo la tua giocata: pesca una carta, poi gioca un’altra carta.',
    'Draw {1} cards instead of {2}, then discard one card from your hand.':
        'Pesca {1} carte invece di {2}, poi scarta una carta dalla mano.',
    'Pass your card to any other player, who takes the next turn; play goes on from there.':
        'Passa la tua carta a un altro giocatore qualsiasi: il prossimo turno è suo e si continua da lì.',
    'Ignore one Action aimed at you alone or with others, Psych cards excepted.':
        'Ignora un’Azione che bersaglia te, da solo o con altri, tranne le carte Psichiche.',
    'If you are damaged, draw a card and be healed.': 'Se hai una ferita, pesca una carta e guarisci.',
    'Damage one player of your choice.': 'Ferisci un giocatore a tua scelta.',
    "Look at one other player's Role.": 'Guarda il Ruolo di un altro giocatore.',
    "Exchange a card of your choice for a random card from another player's hand.":
        'Scambia una carta a tua scelta con una a caso dalla mano di un altro giocatore.',
    'An Action card another player has just played, Psych cards excepted, is discarded without effect.':
        'Una carta Azione appena giocata da un altro, tranne le carte Psichiche, è scartata senza effetto.',
    // options
    'Everybody gets a Special Ability to use once.': 'Ognuno riceve un’Abilità speciale, da usare una volta.',
    'Who starts: a random player, or the seat you name.': 'Chi comincia: a caso, o il posto indicato.',
    'Shuffle a new Draw pile as soon as it is empty, or only when somebody must draw.':
        'Il mazzo si rifà appena è vuoto, o solo quando qualcuno deve pescare.',
    'Reset Hands also heals everybody who gets new cards.': 'Rinnova le Mani cura anche chi riceve carte nuove.',
    'What Replace Card does with an empty hand: nothing, or the player draws.':
        'Che cosa fa Sostituisci Carta con una mano vuota: niente, o il giocatore pesca.',
    'Protect Player also blocks a Skip Turn or Force to Play that is already in front of you.':
        'Proteggi Giocatore blocca anche un Salta il Turno o un Costringi a Giocare che hai già davanti.',
    'Protect Player works against Peek at Any Card.': 'Proteggi Giocatore vale contro Sbircia una Carta.',
    'When a team that nobody plays reaches its goal: the game ends, or goes on.':
        'Se una squadra senza giocatori raggiunge il suo traguardo: la partita finisce, o continua.',
    'After this many turns the game ends without a winner; {1}: no limit.':
        'Dopo questo numero di turni la partita finisce senza vincitori; {1}: nessun limite.',
    // the set
    'House set: card names and numbers follow the rulebook; the second copies (Damage or Heal, Peek at Any Card) and nine of the ten Special Abilities are ours, since the rulebook does not list them. All texts are our own words.':
        'Carte della casa: nomi e numeri seguono il regolamento; le seconde copie (Ferisci o Cura, Sbircia una Carta) e nove delle dieci Abilità speciali sono nostre, perché il regolamento non le elenca. Tutti i testi sono parole nostre.',
};

/** Why a hint suggests something: the reasons of the bot, in English. */
export const hints: Record<string, string> = {
    'It wins the game for your team.': 'Fa vincere la tua squadra.',
    'It brings your team closer to its goal.': 'Avvicina la tua squadra al traguardo.',
    'It helps another team more than yours, but keeping it is worse.':
        'Aiuta un’altra squadra più della tua, ma tenerla è peggio.',
    'It helps another team, but less than anything else you could play.':
        'Aiuta un’altra squadra, ma meno di tutto il resto che potresti giocare.',
    'It costs the leading team a Science card.': 'Toglie una carta Scienza alla squadra in testa.',
    'Nobody can play pure blue until your next turn.':
        'Fino al tuo prossimo turno nessuno può giocare Scienza solo blu.',
    'Nobody can play pure red until your next turn.':
        'Fino al tuo prossimo turno nessuno può giocare Scienza solo rossa.',
    'It lets you play a second card.': 'Ti fa giocare una seconda carta.',
    'Making a dangerous player miss a turn is worth a card.': 'Far saltare un turno a chi è pericoloso vale una carta.',
    'Once you know a Role, you know what is safe to give them.':
        'Se conosci un Ruolo, sai che cosa puoi dargli senza rischi.',
    'Your Science is better kept for now, and this does your team no harm.':
        'Per ora conviene tenere la Scienza, e questa non danneggia la tua squadra.',
    'The next player gains little from it, and you keep what matters.':
        'Al prossimo giocatore serve poco, e tu tieni ciò che conta.',
    'Whoever plays it helps your team, and you keep something better.':
        'Chiunque la giochi aiuta la tua squadra, e tu tieni di meglio.',
    'The next player is unlikely to use it against you.':
        'È poco probabile che il prossimo giocatore la usi contro di te.',
    'Once it is discarded, nobody can use it against you.': 'Una volta scartata, nessuno può usarla contro di te.',
    'It is the card you need least.': 'È la carta che ti serve meno.',
    'What they have played says they are not on your team.': 'Da ciò che ha giocato, non è della tua squadra.',
    'They have the most to lose.': 'È chi ha più da perdere.',
    'One more card gives you more choice.': 'Una carta in più ti dà più scelta.',
    'They may well be on your team.': 'Può darsi che sia della tua squadra.',
    'That card hurts your team most.': 'È la carta che danneggia di più la tua squadra.',
    'This is the player next to you that you know least about.': 'Fra i tuoi vicini è quello di cui sai meno.',
    'It will be played, so choose the one that hurts you least.':
        'Sarà giocata, quindi scegli quella che ti danneggia meno.',
};
