// Italian of what the server says when something cannot be done, by its English sentence. {1}, {2} are its figures,
// {a}, {b} its names; what stands in a name's place is looked up here, too. tests/web/server_words.mjs reads the
// sentences from the server.

export const server: Record<string, string> = {
    // a move
    'The match has not begun.': 'La partita non è ancora iniziata.',
    'The match has begun.': 'La partita è già iniziata.',
    'The match is over.': 'La partita è finita.',
    'This record does not say how the cards were dealt, so nobody can play on.':
        'Questa registrazione non dice come sono state distribuite le carte, quindi nessuno può continuare.',
    'The match of this record is over.': 'La partita di questa registrazione è finita.',
    'This match was played with other cards than this server has.':
        'Questa partita è stata giocata con carte diverse da quelle di questo server.',
    'Only a match with the cards from the box can be taken along.':
        'Si può portare con sé solo una partita con le carte della scatola.',
    'The match is over; you can just close the page.': 'La partita è finita: puoi semplicemente chiudere la pagina.',
    'The table is paused.': 'Il tavolo è in pausa.',
    'The table is not paused.': 'Il tavolo non è in pausa.',
    'The cards are being shuffled.': 'Si stanno mescolando le carte.',
    'The cards are being shuffled; wait a moment.': 'Si stanno mescolando le carte: aspetta un momento.',
    'A bot plays for you; take your seat back first.': 'Un bot sta giocando per te: prima riprendi il tuo posto.',
    'You play your seat yourself.': 'Al tuo posto giochi già tu.',
    'There is no such action.': 'Questa mossa non esiste.',
    'That is not an action of {a}.': 'Non è una mossa di {a}.',
    'That question is not open any more.': 'Questa domanda non è più aperta.',
    'You are not asked now; asked: {a} ({b}).': 'Ora non tocca a te, ma a: {a} ({b}).',
    '{a}: not now, because {b}.': '{a}: non ora, perché {b}.',
    'You have nothing to decide now.': 'Ora non hai niente da decidere.',
    'There is nothing to decide.': 'Non c’è niente da decidere.',
    'Other people play here, so there is a coach only if the host allows it.':
        'Qui giocano altre persone: l’allenatore c’è solo se chi ospita lo consente.',
    'Your hint is on its way.': 'Il tuo suggerimento sta arrivando.',
    'Auto-pass works only with an answer that everybody who is asked may give.':
        'Il passo automatico vale solo per una risposta che può dare chiunque sia interpellato.',
    'Auto-pass does not work with that answer.': 'Il passo automatico non vale per questa risposta.',
    'You are watching; only players at the table can do that.': 'Stai guardando: può farlo solo chi gioca.',

    // undo and votes
    'You have no move to undo.': 'Non hai mosse da annullare.',
    'There is no move to undo yet.': 'Non c’è ancora nessuna mossa da annullare.',
    'The last move revealed something hidden, so it stands.':
        'L’ultima mossa ha svelato qualcosa di nascosto, quindi resta valida.',
    'You have withdrawn that twice, so the move stands.':
        'Hai ritirato la richiesta due volte, quindi la mossa resta valida.',
    'You have undone {1} moves in this match; that is the limit.':
        'Hai annullato {1} mosse in questa partita: di più non si può.',
    'That move cannot be undone without the others.': 'Questa mossa non si può annullare senza gli altri.',
    'The table did not agree to undo that move.': 'Il tavolo non ha accettato di annullare quella mossa.',
    'There is no such vote.': 'Questo voto non esiste.',
    'There is no vote now.': 'Ora non si sta votando.',
    'No vote has run out.': 'Nessun voto è scaduto.',
    'You have no vote in this.': 'In questo voto non partecipi.',
    'You have no vote open.': 'Non hai voti in corso.',
    'The table is voting already.': 'Il tavolo sta già votando.',
    'Only players can ask the table.': 'Solo chi gioca può proporre un voto.',
    'The table has just been asked; you can ask again in {1} second.':
        'Si è appena votato: potrai chiedere di nuovo fra {1} secondo.',
    'The table has just been asked; you can ask again in {1} seconds.':
        'Si è appena votato: potrai chiedere di nuovo fra {1} secondi.',
    'No match is running.': 'Non c’è nessuna partita in corso.',
    'Nobody is missing there.': 'A quel posto non manca nessuno.',
    'Nobody is being waited for there.': 'A quel posto non si aspetta nessuno.',
    'That seat still has time.': 'A quel posto resta ancora tempo.',
    '{a} still has time.': '{a}: c’è ancora tempo.',
    'No bot said that in its own time.': 'Nessun bot ha fatto questa mossa al momento giusto.',
    'That seat was not asked then.': 'In quel momento non toccava a quel posto.',
    'While you were away: {1} answer.': 'Mentre non c’eri: {1} mossa.',
    'While you were away: {1} answers.': 'Mentre non c’eri: {1} mosse.',

    // seats
    'Only the host can start.': 'Solo l’host può dare inizio alla partita.',
    'Only the host can do that.': 'Può farlo solo l’host.',
    'You are the host.': 'L’host sei tu.',
    'Nobody sits there.': 'A quel posto non c’è nessuno.',
    'Somebody sits there.': 'A quel posto c’è già qualcuno.',
    'There is no such seat.': 'Questo posto non esiste.',
    'There is no such seat for a bot.': 'Questo posto per un bot non esiste.',
    'That seat is taken.': 'Quel posto è occupato.',
    'That seat is offered already.': 'Quel posto è già offerto.',
    'That seat is not offered.': 'Quel posto non è offerto.',
    "{a} took over a bot's seat and does not play it now, so no other seat can be taken over.":
        '{a} ha preso il posto di un bot e ora non lo gioca: nessun altro posto si può prendere.',
    "The cards of a first game are no secret, so nobody can take over its bots' seats.":
        'Le carte di una prima partita non sono segrete: nessuno può prendere il posto dei suoi bot.',
    "That is the host's own seat.": 'Quello è il posto dell’host.',
    'That seat is here.': 'Chi ha quel posto è qui.',
    'That seat is gone.': 'Chi aveva quel posto se n’è andato.',
    'Nobody is here.': 'Qui non c’è nessuno.',
    'All seats are taken; you can watch.': 'I posti sono tutti occupati: puoi guardare.',
    'The match has begun; you can watch.': 'La partita è iniziata: puoi guardare.',
    'You need a name to sit down.': 'Per sederti ti serve un nome.',
    'A name has {1} to {2} characters.': 'Un nome ha da {1} a {2} caratteri.',
    'A name needs a character that can be seen.': 'Un nome ha bisogno di almeno un carattere visibile.',
    'Somebody at this table has that name already.': 'A questo tavolo qualcuno ha già quel nome.',
    'You have a seat at this table already.': 'Hai già un posto a questo tavolo.',
    'You have no seat at this table.': 'Non hai un posto a questo tavolo.',
    'There is no such level of bots.': 'Questo livello dei bot non esiste.',
    'That code is wrong, or no longer valid.': 'Il codice è sbagliato, o non vale più.',
    'That code is no longer valid.': 'Il codice non vale più.',
    'That seat cannot be muted.': 'Quel posto non si può silenziare.',
    'The message is empty.': 'Il messaggio è vuoto.',
    'A message has at most {1} bytes.': 'Un messaggio ha al massimo {1} byte.',
    'Only players at the table can chat.': 'In chat può scrivere solo chi gioca.',
    'You have written {1} lines at this table; that is the limit.':
        'Hai scritto {1} righe a questo tavolo: di più non si può.',

    // the shuffle
    'You help to shuffle already.': 'Stai già aiutando a mescolare.',
    '{a}; it is too late to help shuffle.': '{a}: è troppo tardi per aiutare a mescolare.',
    'Salts are opened once the match is started, not now.': 'Le parti si aprono all’inizio della partita, non ora.',
    'You pledged no salt before the match was started.':
        'Prima dell’inizio della partita non avevi fissato nessuna parte.',
    'Your salt is open already.': 'La tua parte è già aperta.',
    'That is not the salt you pledged.': 'Non è la parte che avevi fissato.',
    'The cards are dealt once all salts are open, or their time is over.':
        'Le carte si distribuiscono quando tutte le parti sono aperte, o il tempo è scaduto.',
    'The commitment that was shown before the deal is the hash of the secret that is open now.':
        'Il sigillo mostrato prima della distribuzione corrisponde al segreto che ora è aperto.',
    "The cards were dealt again from the secret and the players' parts, and all {1} answers were given again by the rules.":
        'Le carte sono state ridistribuite dal segreto e dalle parti dei giocatori, e tutte le {1} mosse sono state rifatte secondo le regole.',
    'The shuffle was fair and untouched.': 'La mescolata è stata equa e senza manomissioni.',
    'The shuffle was untouched, but a player kept their part back.':
        'La mescolata non è stata manomessa, ma un giocatore non ha aperto la sua parte.',
    'The record is true, but only the server shuffled; it could have tried several times.':
        'La registrazione è vera, ma ha mescolato soltanto il server, che avrebbe potuto fare più tentativi.',
    'Shuffled by the dealer together with {a}.': 'Il server ha mescolato insieme a {a}.',
    'Also by {a}.': 'Anche da {a}.',
    '{a}, whose part was not fixed before others were opened':
        '{a}, la cui parte non era fissata prima che se ne aprissero altre',
    'Not opened in time, so left out: the part of {a}.': 'Non aperta in tempo, quindi esclusa, la parte di {a}.',
    '{a} and {b}': '{a} e {b}',
    'Nobody shuffled: the deal was prepared for a first game, from the seed {a}.':
        'Nessuno ha mescolato: la partita era preparata per chi gioca la prima volta, dal seme {a}.',
    'The record is true.': 'La registrazione è autentica.',
    'A first game is you among bots, with the usual cards and options.':
        'La prima partita si gioca contro i bot, con le carte e le opzioni di sempre.',
    '{a} has no prepared deal for {1} players.': '{a} non ha una partita preparata per {1} giocatori.',
    'Shuffled by the dealer alone; no player helped.': 'Ha mescolato soltanto il server; nessun giocatore ha aiutato.',

    // the end, replays
    'The match is not over yet.': 'La partita non è ancora finita.',
    'The match was over by then.': 'A quel punto la partita era già finita.',
    'The match has {1} answers.': 'La partita ha {1} mosse.',
    'No such viewpoint.': 'Questo punto di vista non esiste.',
    'Nobody has a hidden side in this game.': 'In questo gioco nessuno ha una fazione nascosta.',

    // a new table
    "There is no game '{a}' here.": 'Qui il gioco «{a}» non c’è.',
    '{a} seats {1} to {2} players, not {3}.': '{a} è per {1}–{2} giocatori, non per {3}.',
    '{a} cannot be dealt with this box and {1} seats.': '{a} non si può distribuire con queste regole e {1} giocatori.',
    "{a} has no options, so '{b}' cannot be set.": '{a} non ha opzioni: «{b}» non si può scegliere.',
    "{a} has no option '{b}'; its options are {c}.": '{a} non ha l’opzione «{b}»; le sue opzioni sono {c}.',
    "The option {a} cannot be '{b}'; it can be {c}.": 'L’opzione {a} non può essere «{b}»; può essere {c}.',
    "A set of {a} has no '{b}'.": 'Un mazzo di {a} non ha il file «{b}».',
    'A set of {a} has no such file.': 'Un mazzo di {a} non ha questo file.',
    'The set has no {a}.': 'Al mazzo manca {a}.',
    '{a} has no card sets to load.': 'Per {a} non si possono caricare mazzi.',
    'That is more than {1} bytes.': 'Sono più di {1} byte.',
    'This server has no room for another table.': 'Su questo server non c’è spazio per un altro tavolo.',
    'There is no such fault.': 'Un guasto così non esiste.',
    'A program of this server.': 'Un programma di questo server.',
    'Plays without much thought.': 'Gioca senza pensarci molto.',
    'Knows the game.': 'Conosce il gioco.',
    'Thinks ahead and guesses who is who.': 'Pensa in anticipo e intuisce chi è chi.',
    'Thinks longer.': 'Pensa più a lungo.',

    // editions in the title of a game
    '{a}, first edition': '{a}, prima edizione',
    '{a}, second edition': '{a}, seconda edizione',

    // codes and links
    'There is no such table.': 'Questo tavolo non esiste.',
    'No table that is waiting for players has this code.': 'Nessun tavolo in attesa di giocatori ha questo codice.',
    'Too many wrong codes; wait a minute, or ask for the link.':
        'Troppi codici sbagliati: aspetta un minuto, o fatti dare il link.',
    'Too many people watch this table.': 'Troppe persone guardano questo tavolo.',
    'This seat is open in too many windows.': 'Questo posto è aperto in troppe finestre.',
    'There is nothing here.': 'Qui non c’è niente.',

    // a table that cannot be opened
    'This server does not have the game of this table.': 'Questo server non ha il gioco di questo tavolo.',
    'This table plays version {1} of the rules of {a}; this server has version {2}.':
        'Questo tavolo usa la versione {1} delle regole di {a}; questo server ha la versione {2}.',
    'This table plays with another set of {a} than the one this server has now.':
        'Questo tavolo usa un mazzo di {a} diverso da quello che il server ha ora.',
    'The first entry of this table makes no sense: {a}.':
        'La prima registrazione di questo tavolo è incomprensibile: {a}.',
    'Entry {1} of this table makes no sense.': 'La registrazione {1} di questo tavolo è incomprensibile.',
    'The snapshot of this table makes no sense: {a}.': 'La copia di questo tavolo è incomprensibile: {a}.',
    'The snapshot of this table makes no sense: answer {1}.':
        'La copia di questo tavolo è incomprensibile alla mossa {1}.',
    "With this server's rules the table comes to another position.":
        'Con le regole di questo server il tavolo arriva a un’altra posizione.',
    'An entry is missing.': 'Manca una registrazione.',
    "Its first entry is another table's.": 'La sua prima registrazione è di un altro tavolo.',
    'The store cannot be read.': 'L’archivio non si può leggere.',

    // the server itself
    'The server is stopping.': 'Il server si sta fermando.',
    'The server is being restarted; your seat and your question will be here again.':
        'Il server si sta riavviando: fra poco ritroverai il tuo posto e la tua mossa.',
    'The server is busy; try again in a moment.': 'Il server è occupato: riprova fra un momento.',
    'The server is too busy to store this; try again.': 'Il server è troppo occupato per salvare: riprova.',
    'The table is too busy; try again.': 'Il tavolo è troppo occupato: riprova.',
    'The table was closed; try again.': 'Il tavolo è stato chiuso: riprova.',
    'The table could not go on with this; reload the page.':
        'Il tavolo non è riuscito ad andare avanti: ricarica la pagina.',
    'Your browser could not keep this, so nothing has changed; try again.':
        'Il browser non è riuscito a salvare, quindi non è cambiato nulla: riprova.',
    'This match is open in another tab.': 'Questa partita è aperta in un’altra scheda.',
    'This match is in this browser alone.': 'Questa partita è solo in questo browser.',
    'The table could not go on with this; connect again.': 'Il tavolo non è riuscito ad andare avanti: ricollegati.',
    'You have asked for too much at once; wait a moment.': 'Troppe richieste insieme: aspetta un momento.',
    'That was too fast; wait a moment.': 'Troppo in fretta: aspetta un momento.',
    'There are too many connections from your address; close some and try again.':
        'Troppe connessioni dal tuo indirizzo: chiudine qualcuna e riprova.',
    'This page belongs to another server.': 'Questa pagina è di un altro server.',
    'This page is out of date; reload it.': 'Questa pagina non è aggiornata: ricaricala.',
    'This page is too long to be sent.': 'Questa pagina è troppo lunga per essere inviata.',
    'This address is for WebSockets.': 'Questo indirizzo è riservato ai WebSocket.',
    'This is not a request the server understands.': 'Il server non capisce questa richiesta.',
    'The request took too long to arrive.': 'La richiesta ci ha messo troppo ad arrivare.',
    'A request with a body must say how long it is.': 'La richiesta deve dire quanto è lunga.',
    'The request is too long.': 'La richiesta è troppo lunga.',
    'The headers of the request are too long.': 'Le intestazioni della richiesta sono troppo lunghe.',
    'The server cannot do this.': 'Il server non può farlo.',
    'This server does not go by that name. Whoever runs it can add it to the settings: `name`.':
        'Questo server non si chiama così. Chi lo gestisce può aggiungere il nome alle impostazioni: `name`.',
    'The server is out of memory.': 'Il server ha esaurito la memoria.',
    'There is not enough memory to go on.': 'Il server non ha abbastanza memoria per continuare.',
    'There is not enough memory for a match.': 'Il server non ha abbastanza memoria per una partita.',
    'There is not enough memory for a table.': 'Il server non ha abbastanza memoria per un tavolo.',
    'There is not enough memory for the set.': 'Il server non ha abbastanza memoria per questo mazzo.',
    'There is not enough memory for this set.': 'Il server non ha abbastanza memoria per questo mazzo.',
    'There is not enough memory for a replay.': 'Il server non ha abbastanza memoria per un replay.',
    'There is not enough memory for the record.': 'Il server non ha abbastanza memoria per la registrazione.',
    "Part of the server's store is damaged.": 'Una parte dell’archivio del server è danneggiata.',
    "The server's disk is full, so this was not stored; everything before it is. Try again later.":
        'Il disco del server è pieno: questo non è stato salvato, tutto il resto sì. Riprova più tardi.',
    "The server's store is in use by another program, so this was not stored; everything before it is. Try again.":
        'L’archivio del server è usato da un altro programma: questo non è stato salvato, tutto il resto sì. Riprova.',
    'The server may not write to its store, so this was not stored; everything before it is. Try again later.':
        'Il server non può scrivere nel suo archivio: questo non è stato salvato, tutto il resto sì. Riprova più tardi.',
    'Another server has this table now; connect again.': 'Ora questo tavolo è su un altro server: ricollegati.',
    'Another server has it; try again in a moment.': 'È su un altro server: riprova tra un attimo.',
    'This server cannot reach its database; try again in a moment.':
        'Questo server non raggiunge il suo database; riprova tra un attimo.',
    "The server's database does not answer, so nobody knows yet whether this was stored; everything before it is. Try again in a moment.":
        'Il database del server non risponde: non si sa ancora se questo è stato salvato, tutto il resto sì. Riprova tra un attimo.',
    'The server could not store this; everything before it is kept. Try again later.':
        'Il server non è riuscito a salvare; tutto il resto è al sicuro. Riprova più tardi.',

    // clocks, rematch, seats that come and go
    'Your time ran out; this one is answered for you.': 'Il tuo tempo è scaduto: questa volta si risponde per te.',
    'Your time ran out; the others decide when the match goes on.':
        'Il tuo tempo è scaduto: decidono gli altri quando si riprende.',
    'No clock needs that now.': 'Ora nessun orologio ne ha bisogno.',
    "Either 'clock' or 'bank', not both.": 'O "clock" o "bank", non tutti e due.',
    "Over days there is no 'bank'.": 'Nelle partite a giorni non c’è "bank".',
    "Over days 'clock' should be {1}, or {2} and more.":
        'Nelle partite a giorni "clock" dev’essere {1}, oppure almeno {2}.',
    "At a live table 'clock' should be at most {1}.": 'A un tavolo dal vivo "clock" può essere al massimo {1}.',
    'The table votes about that.': 'Su questo il tavolo sta votando.',
    'Those are too many settings.': 'Sono troppe impostazioni.',
    'That is another game.': 'Quello è un altro gioco.',
    'There is not enough memory for that.': 'Il server non ha abbastanza memoria per farlo.',
    'The host is not gone.': 'L’host non se n’è andato.',
    '{a} sits on seat {1}.': '{a} è al posto {1}.',
    'No bot plays there.': 'Lì non gioca nessun bot.',
    '{a} has closed this table.': '{a} ha chiuso questo tavolo.',
    'You have left no seat here that is still free.': 'Qui non hai lasciato un posto che sia ancora libero.',
    'That leads to no table.': 'Non porta a nessun tavolo.',
    'You have agreed already.': 'Hai già detto di sì.',
    'Only players can propose that.': 'Può proporlo solo chi gioca.',
    'Your seat there was given away.': 'Il tuo posto lì è stato dato a qualcun altro.',
    'You are at the new table already.': 'Sei già al nuovo tavolo.',
    'The new table is not ready; try again.': 'Il nuovo tavolo non è pronto: riprova.',
    'Your seat at the finished table is no longer yours.': 'Al tavolo finito il posto non è più tuo.',

    // watchers and notifications
    'You are watching; to chat, give a name.': 'Stai guardando: per scrivere, scegli un nome.',
    'The watchers write too fast; wait a moment.': 'Chi guarda scrive troppo in fretta: aspetta un momento.',
    'The watchers of this table have written {1} lines; that is the limit.':
        'Chi guarda questo tavolo ha scritto {1} righe: di più non si può.',
    'This server sends no notifications.': 'Questo server non manda notifiche.',
    'This browser is called to too many tables already.': 'Questo browser riceve già avvisi da troppi tavoli.',
    'There is not enough memory for push.': 'Il server non ha abbastanza memoria per le notifiche.',
    // options that do not go together, as a game says it
    'the starting seat must be one of the seats at the table (EG-A53)':
        'Chi comincia deve sedere a uno dei posti del tavolo (EG-A53).',
    'the seat with the Initiative must be one of the seats at the table (MVE-A64)':
        'Chi ha l’Iniziativa deve sedere a uno dei posti del tavolo (MVE-A64).',
    'the set has too few Threats for so many players (MVE-A86)':
        'Nel set ci sono troppo poche Minacce per così tanti giocatori (MVE-A86).',
    'the set has too few Agents for so many players (MVE-A86)':
        'Nel set ci sono troppo pochi Agenti per così tanti giocatori (MVE-A86).',
    'the set has too few Skill cards for so many players (MVE-A86)':
        'Nel set ci sono troppo poche carte Abilità per così tanti giocatori (MVE-A86).',
    'two players have no Field Promotion variant (MVE-A86)':
        'In due non si gioca con la variante Promozione (MVE-A86).',
    'resource_cap must not be below the number the Resources start with (MVE-A24)':
        'resource_cap non può stare sotto il valore iniziale delle Risorse (MVE-A24).',
    'one player alone needs mode=coop and min_players={1} (MAR-A2)':
        'Da soli si gioca con mode=coop e min_players={1} (MAR-A2).',
    'a set with five Farms needs marker_mix={1}+{2} (MAR-A3)':
        'Un set con cinque Fattorie richiede marker_mix={1}+{2} (MAR-A3).',
    'an empire is chosen for a seat that nobody sits on (OTV-{1})':
        'È scelto un impero per un posto a cui non siede nessuno (OTV-{1}).',
    'two seats cannot have the same empire (OTV-{1})': 'Due posti non possono avere lo stesso impero (OTV-{1}).',
    'the common deck needs two cards for every player (OTV-A77)':
        'Nel mazzo comune servono due carte per giocatore (OTV-A77).',
};
