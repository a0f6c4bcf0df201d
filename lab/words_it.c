/* words_it.c - every sentence of the lab in both languages, side by side. The conversions are the same, in the same
 * order; tests/lab/lab_words.c counts them. What games call their
 * things comes from elsewhere (words.h). */
#include "lab/words.h"

const lab_sentence lab_sentences[] = {
    /* how numbers are put */
    { "%u to %u", "da %u a %u" },
    { "%.0f to %.0f", "da %.0f a %.0f" },
    { "%+.1f to %+.1f", "da %+.1f a %+.1f" },
    { "%+.1f (%+.1f to %+.1f)", "%+.1f (da %+.1f a %+.1f)" },
    { "%.1f%% (%.1f to %.1f)", "%.1f%% (da %.1f a %.1f)" },
    { "%.1f%%, %.2f per match", "%.1f%%, %.2f a partita" },
    { " and ", " e " },
    { "none", "nessuna" },
    { "none.", "nessuna." },
    { "nothing.", "niente." },
    { "all", "tutti" },
    { "%u player", "%u giocatore" },
    { "%u players", "%u giocatori" },
    { " player", " giocatore" },
    { " players", " giocatori" },

    /* the verdict */
    { "Verdict", "Verdetto" },
    { "Sides are balanced at %s: nobody is more than %.1f points off an even share.",
      "Le fazioni sono in equilibrio con %s: nessuna si scosta di oltre %.1f punti dalla parte che le spetterebbe." },
    { "Seats are balanced at %s: nobody is more than %.1f points off an even share.",
      "I posti sono in equilibrio con %s: nessuno si scosta di oltre %.1f punti dalla parte che gli spetterebbe." },
    { "The turn order is balanced at %s: nobody is more than %.1f points off an even share.",
      "L’ordine di turno è in equilibrio con %s: nessuno si scosta di oltre %.1f punti dalla parte che gli "
      "spetterebbe." },
    { "%.0f to %.0f points", "da %.0f a %.0f punti" },
    { "up to %.0f points", "fino a %.0f punti" },
    { "Sides are not balanced at %u players: %s wins %s more than an even share of %.0f%%.",
      "Le fazioni non sono in equilibrio in %u giocatori: %s vince %s in più di una parte equa "
      "(%.0f%%)." },
    { "Seats are not balanced at %u players: %s wins %s more than an even share of %.0f%%.",
      "I posti non sono in equilibrio in %u giocatori: %s vince %s in più di una parte equa "
      "(%.0f%%)." },
    { "The turn order is not balanced at %u players: %s wins %s more than an even share of %.0f%%.",
      "L’ordine di turno non è in equilibrio in %u giocatori: %s vince %s in più di una parte "
      "equa (%.0f%%)." },
    { "Sides are not balanced at %u players: %s wins %s less than an even share of %.0f%%.",
      "Le fazioni non sono in equilibrio in %u giocatori: %s vince %s in meno di una parte equa "
      "(%.0f%%)." },
    { "Seats are not balanced at %u players: %s wins %s less than an even share of %.0f%%.",
      "I posti non sono in equilibrio in %u giocatori: %s vince %s in meno di una parte equa "
      "(%.0f%%)." },
    { "The turn order is not balanced at %u players: %s wins %s less than an even share of %.0f%%.",
      "L’ordine di turno non è in equilibrio in %u giocatori: %s vince %s in meno di una parte "
      "equa (%.0f%%)." },
    { "Sides: too few matches to tell at %s. Up to %.0f points may hide; about %llu matches for each number of "
      "players would tell.",
      "Fazioni: troppo poche partite per dirlo con %s. Possono nascondersi fino a %.0f punti; basterebbero circa "
      "%llu partite per ogni numero di giocatori." },
    { "Seats: too few matches to tell at %s. Up to %.0f points may hide; about %llu matches for each number of "
      "players would tell.",
      "Posti: troppo poche partite per dirlo con %s. Possono nascondersi fino a %.0f punti; basterebbero circa "
      "%llu partite per ogni numero di giocatori." },
    { "The turn order: too few matches to tell at %s. Up to %.0f points may hide; about %llu matches for each "
      "number of players would tell.",
      "Ordine di turno: troppo poche partite per dirlo con %s. Possono nascondersi fino a %.0f punti; "
      "basterebbero circa %llu partite per ogni numero di giocatori." },
    { "Everybody plays together at %s and wins %.1f%% of matches (%.1f to %.1f).",
      "Con %s si gioca tutti insieme: %.1f%% di partite vinte (da %.1f a %.1f)." },
    { "Nobody ever won at %s.", "Con %s non ha mai vinto nessuno." },
    { "seat %u", "il posto %u" },
    { "whoever starts", "chi comincia" },
    { "the next after the start", "chi gioca per secondo" },
    { "the third in turn order", "chi gioca per terzo" },
    { "the %uth in turn order", "chi gioca per %uº" },
    { "Each question is answered with a risk of 5% for all numbers of players and all sides, seats or places "
      "together (Holm's correction; the ends of the intervals are Bonferroni's). Only the ends are told, because "
      "the largest of many estimates is too large by luck.",
      "Ogni risposta ha un rischio del 5% per tutti i numeri di giocatori e tutte le fazioni, i posti o gli "
      "ordini insieme (correzione di Holm; gli estremi degli intervalli sono di Bonferroni). Si dicono solo gli "
      "estremi, perché la più grande di molte stime è troppo grande per fortuna." },

    /* the page of a report */
    { "Balance report", "Rapporto di equilibrio" },
    { "%s, balance report", "%s, rapporto di equilibrio" },
    { "Bots played these matches against each other, so every figure is about the game as these bots play it. Read "
      "it for large effects and for surprises. Intervals are 95%%.",
      "Queste partite le hanno giocate i bot tra loro: ogni cifra parla del gioco come lo giocano questi bot. "
      "Cerca gli effetti grandi e le sorprese. Gli intervalli sono al 95%%." },
    { "Bot in every seat: %s. Seeds %s#0 to %s#%u. Card set: %s. Options: ",
      "In ogni posto il bot %s. Semi da %s#0 a %s#%u. Set di carte: %s. Opzioni: " },
    { "all at their defaults", "tutte come di solito" },
    { "matches, %u for each number of players", "partite, %u per ogni numero di giocatori" },
    { "%s in a match, median", "%s a partita, mediana" },
    { "decisions of all players in a match, median", "decisioni di tutti a partita, mediana" },
    { "changes of the lead in a match, on average", "cambi al comando a partita, in media" },
    { "of those who lead at half time win", "di chi è in testa a metà partita vince" },
    { "of matches have a winner", "delle partite hanno un vincitore" },
    { "Win rate by side", "Vittorie per fazione" },
    { "Win rate by side and number of players", "Vittorie per fazione e numero di giocatori" },
    { "Share of matches that a side won, of those in which somebody was on it at the end; lines are 95% intervals.",
      "Quante partite ha vinto una fazione, tra quelle in cui alla fine ne faceva parte qualcuno; le linee sono "
      "intervalli al 95%." },
    { "Win rate by seat", "Vittorie per posto" },
    { "Seat %u", "Posto %u" },
    { "all seats", "tutti i posti" },
    { "Every seat has the same bot. A seat whose 95% interval misses the dashed line wins more or less than its "
      "share; one interval in twenty misses it by luck alone, so the verdict above looks at them all.",
      "In ogni posto c’è lo stesso bot. Un posto il cui intervallo al 95% non tocca la linea tratteggiata vince "
      "più o meno della sua parte; uno su venti non la tocca solo per caso, perciò il verdetto qui sopra li "
      "guarda tutti insieme." },
    { "Win rate by turn order", "Vittorie per ordine di turno" },
    { "Place %u", "Turno %u" },
    { "Place 1 is whoever was asked alone first, wherever they sit; the others follow seat by seat.",
      "Turno 1 è chi ha deciso da solo per primo, ovunque sieda; gli altri seguono posto per posto." },
    { "How matches end", "Come finiscono le partite" },
    { "How matches end, by number of players", "Come finiscono le partite, per numero di giocatori" },
    { "Each bar is all matches of one number of players.",
      "Ogni barra è l’insieme delle partite di un numero di giocatori." },
    { "stopped at the bound", "fermata al limite" },
    { "Length", "Durata" },
    { "decisions of all players", "decisioni di tutti" },
    { "median %.0f", "mediana %.0f" },
    { "%s; tallest bar: %.0f%% of matches", "%s; barra più alta: %.0f%% delle partite" },
    { "Players", "Giocatori" },
    { "Decisions, median", "Decisioni, mediana" },
    { "middle half", "metà centrale" },
    { "%s, median", "%s, mediana" },
    { "Minutes, median", "Minuti, mediana" },
    { "How many matches were how long, all numbers of players together; half of the matches lie in the middle half. "
      "Minutes are what people would take who think %.0f seconds wherever they have a choice; those who are asked "
      "at once think at once.",
      "Quante partite sono durate quanto, tutti i numeri di giocatori insieme; metà delle partite sta nella metà "
      "centrale. I minuti sono quelli di chi pensa %.0f secondi ogni volta che ha una scelta; chi decide insieme "
      "agli altri pensa insieme agli altri." },
    { "Lead changes", "Cambi al comando" },
    { "changes of the lead", "cambi al comando" },
    { "after a quarter", "dopo un quarto" },
    { "at half time", "a metà partita" },
    { "after three quarters", "dopo tre quarti" },
    { "Who leads wins", "Chi è in testa vince" },
    { "How often the leader wins", "Quanto spesso vince chi è in testa" },
    { "The leader is the side that stands best by the game's own measure; a tie leaves the lead where it was. The "
      "second picture: how often whoever led at that time won in the end.",
      "In testa è la fazione che sta meglio secondo la misura del gioco; a pari merito resta in testa chi c’era. "
      "La seconda figura: quanto spesso ha poi vinto chi era in testa in quel momento." },
    { "The leader is the seat that stands best by the game's own measure; a tie leaves the lead where it was. The "
      "second picture: how often whoever led at that time won in the end.",
      "In testa è il posto che sta meglio secondo la misura del gioco; a pari merito resta in testa chi c’era. La "
      "seconda figura: quanto spesso ha poi vinto chi era in testa in quel momento." },
    { "Tension", "Tensione" },
    { "leader", "in testa" },
    { "Whoever leads wins, %", "Chi è in testa vince, %" },
    { "How often whoever leads at a time goes on to win, with 95%% intervals: a line that rises late is a match "
      "that stays open.",
      "Quanto spesso vince poi chi è in testa in un dato momento, con intervalli al 95%%: una linea che sale "
      "tardi è una partita che resta aperta." },
    { " In half of the matches the winners led for good only after %d%% of it.",
      " In metà delle partite i vincitori sono passati in testa per restarci solo con %d%% di partita alle spalle." },
    { "winner", "vincitore" },
    { "The winner's chance, %", "La probabilità di chi vince, %" },
    { "The winner's chance is by imagined play: %u matches of %u players were played on from many of their "
      "positions. The line is the median of what the winners had, and half of the matches lie in the band. There "
      "was another favourite %.1f times per match, on average. In half of the matches the winner stayed above %u%% "
      "only after %.0f%% of it (middle half: %.0f to %.0f%%).",
      "La probabilità di chi vince viene da partite immaginate: %u partite in %u giocatori sono state proseguite "
      "da molte delle loro posizioni. La linea è la mediana di quanto avevano i vincitori, e metà delle partite "
      "sta nella fascia. Il favorito è cambiato in media %.1f volte a partita. In metà delle partite chi ha vinto "
      "è rimasto sopra %u%% solo con %.0f%% di partita alle spalle (metà centrale: da %.0f a %.0f%%)." },
    { "             imagined play, %u matches of %u players: %.1f times another favourite per match; decided after "
      "%.0f%% of it (median)\n",
      "             partite immaginate, %u in %u giocatori: il favorito cambia %.1f volte a partita; decisa con "
      "%.0f%% di partita alle spalle (mediana)\n" },
    { "Over the match", "Nel corso della partita" },
    { "Standing", "Situazione" },
    { "winners", "vincitori" },
    { "others", "altri" },
    { "median", "mediana" },
    { "deal", "inizio" },
    { "half", "metà" },
    { "end", "fine" },
    { "From the deal to the end of each match, long and short ones stretched to the same width. Lines are medians; "
      "half of all values lie in the band (solid line and plain band: winners; dashed line and dotted band: "
      "others). Standing is the game's own measure of how well a seat is doing.",
      "Dall’inizio alla fine di ogni partita, lunghe e brevi portate alla stessa larghezza. Le linee sono "
      "mediane; metà dei valori sta nella fascia (linea intera e fascia piena: vincitori; linea tratteggiata e "
      "fascia a puntini: altri). Situazione è la misura che il gioco dà di come sta andando un posto." },
    { "Skill", "Bravura" },
    { "What skill is worth", "Quanto vale la bravura" },
    { "no difference", "nessuna differenza" },
    { "How many points more or less a single bot of that kind wins among %u of %s, every seat in turn, on the same "
      "%u deals; 95%% intervals by bootstrap over deals.",
      "Quanti punti in più o in meno vince un solo bot di quel tipo contro %u di %s, a turno in ogni posto, sulle "
      "stesse %u distribuzioni; intervalli al 95%% con il bootstrap sulle distribuzioni." },
    { "Which decisions matter", "Quali decisioni contano" },
    { "How often another choice changes who wins", "Quanto spesso un’altra scelta cambia chi vince" },
    { "never", "mai" },
    { "Share of trials in which another choice at that one moment changed whether that player won, for better or "
      "worse. Near zero: the choice hardly matters. Where a verb uses a card, the card was forbidden for that one "
      "answer (the trials below); elsewhere the very answer was. Verbs that never left a choice, or with fewer than "
      "%d trials, are not drawn.",
      "In quante prove un’altra scelta in quel solo momento ha cambiato l’esito per chi l’ha fatta, in meglio o in "
      "peggio. Vicino a zero: la scelta conta poco. Se una mossa usa una carta, per quella sola risposta era vietata "
      "la carta (le prove qui sotto); altrimenti proprio quella risposta. Le mosse che non hanno mai lasciato una "
      "scelta, o con meno di %d prove, non sono disegnate." },
    { "%s (possible in %zu of %zu matches)", "%s (possibile in %zu partite su %zu)" },
    { "Possible in", "Possibile in" },
    { "Dead cards", "Carte morte" },
    { "Never used: ", "Mai usate: " },
    { "Used in less than one match of a hundred: ", "Usate in meno di una partita su cento: " },
    { "Used, but the whole interval of what it is worth is close to zero: ",
      "Usate, ma tutto l’intervallo del loro valore è vicino a zero: " },
    { "Close to zero: less than %.0f points either way, with an interval that holds for all cards together. What "
      "the options of this report leave out is never used either. Possible: somebody could have used it, by the "
      "rules. If a card was possible in many matches and is hardly ever used, ask the bot first, then the card; if it "
      "was hardly ever possible, ask the rules.",
      "Vicino a zero: meno di %.0f punti in più o in meno, con un intervallo che vale per tutte le carte insieme. "
      "Anche ciò che le opzioni di questo rapporto escludono risulta mai usato. Possibile: per le regole qualcuno "
      "avrebbe potuto usarla. Se una carta era possibile in molte partite e non si usa quasi mai, guarda prima il "
      "bot, poi la carta; se non era quasi mai possibile, guarda le regole." },
    { "What is used, and what it is worth", "Che cosa si usa, e quanto vale" },
    { "Each point is an experiment: a match is stopped where a bot used the card, and goes on twice from that very "
      "position with the same luck to come, once as it was and once with that use forbidden for that one answer; "
      "shown is how many points of win chance the use made, with its 95%% interval.",
      "Ogni punto è un esperimento: una partita si ferma dove un bot ha usato la carta e riparte due volte da "
      "quella stessa posizione, con la stessa fortuna: una volta com’era, una con quell’uso vietato per quella "
      "sola risposta; si vede di quanti punti l’uso ha spostato la probabilità di vincere, con il suo intervallo "
      "al 95%%." },
    { "A full dot: not zero, with a risk of 5%% for all cards of the game together (Holm's correction). A ring: it "
      "may be zero. Fewer than %d trials are not drawn. The points at either end look further off than they are: of "
      "many estimates, the extreme ones had luck. A bot that uses a card badly gives it a negative worth: ask the "
      "bot first, then the card.",
      "Un punto pieno: diverso da zero, con un rischio del 5%% per tutte le carte del gioco insieme (correzione "
      "di Holm). Un anello: può essere zero. Meno di %d prove non si disegnano. I punti alle due estremità "
      "sembrano più lontani di quanto siano: di molte stime, quelle estreme hanno avuto fortuna. Un bot che usa "
      "male una carta le dà un valore negativo: guarda prima il bot, poi la carta." },
    { "In the tables: users won is how often those who used it at least once won; expected is what players of the "
      "same side at tables of the same size win. These two differ also because winners had other luck; the "
      "experiment does not. Possible in: the share of matches in which somebody could have used it.",
      "Nelle tabelle: vince chi la usa è quanto spesso ha vinto chi l’ha usata almeno una volta; atteso è quanto "
      "vincono i giocatori della stessa fazione a tavoli uguali. I due differiscono anche perché chi vince ha "
      "avuto altra fortuna; l’esperimento no. Possibile in: in quante partite qualcuno avrebbe potuto usarla." },
    { "This game marks nothing that is used.", "Questo gioco non segna niente di ciò che si usa." },
    { "How much each one shifts the win chance of who uses it",
      "Di quanto ognuna sposta la probabilità di vincere di chi la usa" },
    { "What", "Che cosa" },
    { "Times per match", "Volte a partita" },
    { "In matches", "In partite" },
    { "Users won", "Vince chi la usa" },
    { "Expected", "Atteso" },
    { "Trials", "Prove" },
    { "Won with", "Vinte con" },
    { "Won without", "Vinte senza" },
    { "Which rules fired", "Quali regole sono scattate" },
    { "Rules that fired in some matches", "Regole scattate in alcune partite" },
    { "Share of matches in which a rule fired, and how often on average. Of the %u rules that fired in some matches "
      "and not in all, these are picked evenly from the most to the least frequent.",
      "In quante partite è scattata una regola, e in media quante volte. Delle %u regole scattate in alcune "
      "partite e non in tutte, queste sono scelte a intervalli regolari dalla più alla meno frequente." },
    { "Share of matches in which a rule fired, and how often on average. All %u rules that fired in some matches "
      "and not in all are shown.",
      "In quante partite è scattata una regola, e in media quante volte. Si vedono tutte le %u regole scattate in "
      "alcune partite e non in tutte." },
    { "In every match:", "In ogni partita:" },
    { "Never, of those that the program can name (many only refuse, or belong to options that were off):",
      "Mai, tra quelle che il programma può nominare (molte vietano soltanto, o sono di opzioni spente):" },

    /* the page of a comparison */
    { "%s: %s more.", "%s: %s in più." },
    { "%s: %s less.", "%s: %s in meno." },
    { "up to %.1f", "fino a %.1f" },
    { "%.1f to %.1f", "da %.1f a %.1f" },
    { "No match came out differently.", "Nessuna partita è finita in modo diverso." },
    { "How matches end: nothing that luck could not do in %llu pairs of matches; up to %.0f points may hide.",
      "Come finiscono le partite: niente che la fortuna non possa fare in %llu coppie di partite; possono "
      "nascondersi fino a %.0f punti." },
    { "Comparison", "Confronto" },
    { "%s, then %s", "%s, poi %s" },
    { "%s and %s", "%s e %s" },
    { "%s: its options", "%s: le sue opzioni" },
    { "the set %s", "il set %s" },
    { "without %s", "senza %s" },
    { "twice %s", "il doppio di %s" },
    { "The same bot in every seat (%s), the same seeds (%s#0 to %s#%u), the same numbers of players (%s): match by "
      "match, what changed. Intervals are 95%% and come from the pairs.",
      "Lo stesso bot in ogni posto (%s), gli stessi semi (da %s#0 a %s#%u), lo stesso numero di giocatori (%s): "
      "che cosa è cambiato, partita per partita. Gli intervalli sono al 95%% e vengono dalle coppie." },
    { "The whole difference", "Tutta la differenza" },
    { "Change of shares in points", "Cambiamento delle quote in punti" },
    { "no change", "nessun cambiamento" },
    { "no match differs", "nessuna partita cambia" },
    { "A full dot: not zero, with a risk of 5%% for all figures of this page together (Holm's correction). A ring: "
      "it may be zero. What no option can switch shows only here.",
      "Un punto pieno: diverso da zero, con un rischio del 5%% per tutte le cifre di questa pagina insieme "
      "(correzione di Holm). Un anello: può essere zero. Ciò che nessuna opzione cambia si vede solo qui." },
    { "Figure", "Cifra" },
    { "as it is", "com’è" },
    { "Change, with 95%% interval", "Cambiamento, con intervallo al 95%%" },
    { "nobody wins", "senza vincitori" },
    { "who led at half time wins", "chi è in testa a metà vince" },
    { "decisions in a match", "decisioni a partita" },
    { "turns in a match", "turni a partita" },
    { "rounds in a match", "round a partita" },
    { "%s: every option switched alone", "%s: ogni opzione cambiata da sola" },
    { "This game has no options.", "Questo gioco non ha opzioni." },
    { "Change against the defaults, in points for shares. A bold figure with a dot is not zero, with a risk of 5%% "
      "for all figures of this page together (Holm's correction); a point alone: it was the same in every match.",
      "Cambiamento rispetto ai valori soliti, in punti per le quote. Una cifra in grassetto con un punto pieno è "
      "diversa da zero, con un rischio del 5%% per tutte le cifre di questa pagina insieme (correzione di Holm); "
      "un puntino da solo: è stata uguale in ogni partita." },
    { "Option", "Opzione" },
    { "(the default of %s)", "(di solito in %s)" },
    { "No match came out differently with: ", "Nessuna partita è finita in modo diverso con: " },

    /* in a terminal */
    { "%s, %s, %zu matches of %s\n", "%s, %s, %zu partite di %s\n" },
    { "  endings\n", "  finali\n" },
    { "  wins by side\n", "  vittorie per fazione\n" },
    { "    %-30s %5.1f%%  (%.1f to %.1f)\n", "    %-30s %5.1f%%  (da %.1f a %.1f)\n" },
    { "  length     median %u decisions, middle half %u to %u; at %.0f seconds each %.0f minutes, %.0f to %.0f\n",
      "  durata     mediana %u decisioni, metà centrale da %u a %u; a %.0f secondi l’una %.0f minuti, da %.0f a "
      "%.0f\n" },
    { "  tension    %.1f changes of the lead per match; whoever leads at half time wins %.1f%%",
      "  tensione   %.1f cambi al comando a partita; vittorie di chi è in testa a metà: %.1f%%" },
    { "; the winners lead for good after %d%% of it (median)",
      "; i vincitori passano in testa per restarci con %d%% di partita alle spalle (mediana)" },
    { "  skill      %s among %s: %+.1f points (%+.1f to %+.1f), %u players\n",
      "  bravura    %s tra %s: %+.1f punti (da %+.1f a %+.1f), %u giocatori\n" },
    { "  uses       %u of %u shift the win chance of who uses them (Holm)",
      "  usi        %u su %u spostano la probabilità di vincere di chi li fa (Holm)" },
    { "; the surest: %s (%s), %+.1f to %+.1f points", "; il più sicuro: %s (%s), da %+.1f a %+.1f punti" },
    { "  dead       never used: ", "  morte      mai usate: " },
    { "  dead       in less than one match of a hundred: ", "  morte      in meno di una partita su cento: " },
    { "  dead       worth nearly nothing: ", "  morte      non valgono quasi niente: " },
    { "%s with %s\n", "%s con %s\n" },
    { "%s with %s (the default of %s)\n", "%s con %s (di solito in %s)\n" },
    { "%s, then %s\n", "%s, poi %s\n" },
    { "    nothing that luck could not do\n", "    niente che la fortuna non possa fare\n" },
    { "No match came out differently.\n", "Nessuna partita è finita in modo diverso.\n" },
    { "No match came out differently with one other value of an option.\n",
      "Nessuna partita è finita in modo diverso con un altro valore di un’opzione.\n" },
    { "No match came out differently with %u other values of options.\n",
      "Nessuna partita è finita in modo diverso con altri %u valori di opzioni.\n" },
    { "* not zero, with a risk of 5%% for all figures of this comparison together (Holm)\n",
      "* diverso da zero, con un rischio del 5%% per tutte le cifre di questo confronto insieme (Holm)\n" },

    /* the line of progress: "12 of 500 matches, 40 per second, 0:12 left" */
    { "of", "di" },
    { "per second", "al secondo" },
    { "left", "alla fine" },
    { "matches", "partite" },
    { "trials", "prove" },
    { "imagined matches", "partite immaginate" },
    { "settings", "impostazioni" },
    { "settings again", "impostazioni da rivedere" },
    { "neighbours", "vicine" },

    /* a sweep */
    { "%s to %s", "da %s a %s" },
    { "%g to %g", "da %g a %g" },
    { "%u to %u players", "da %u a %u giocatori" },
    { ", bot %s: %u setting", ", bot %s: %u impostazione" },
    { ", bot %s: %u settings", ", bot %s: %u impostazioni" },
    { ", drawn at random from %llu", ", tirate a sorte tra %llu" },
    { ", %u matches each, all on the same deals.\n", ", %u partite ciascuna, tutte sulle stesse distribuzioni.\n" },
    { ", %u matches each for each number of players, all on the same deals.\n",
      ", %u partite ciascuna per ogni numero di giocatori, tutte sulle stesse distribuzioni.\n" },
    { "Then %u neighbours of the best, one step away in one value, were looked at in the same way.\n",
      "Poi sono state provate allo stesso modo %u vicine delle migliori, a un passo di distanza in un solo "
      "valore.\n" },
    { "%u of them cannot be played: the cards or the options refuse them.\n",
      "%u di queste non si possono giocare: le rifiutano le carte o le opzioni.\n" },
    { "The best were measured again on fresh deals, %u matches each, and so was the game as it is. Only "
      "those\nfigures are shown: the best of many first looks are partly lucky.\n\n",
      "Le migliori sono state misurate di nuovo su distribuzioni nuove, %u partite ciascuna, e così il gioco "
      "com’è. Si\nvedono solo quelle cifre: le migliori di molte prime occhiate hanno avuto anche fortuna.\n\n" },
    { "The best were measured again on fresh deals, %u matches each. Only those figures are shown:\nthe best of "
      "many first looks are partly lucky.\n\n",
      "Le migliori sono state misurate di nuovo su distribuzioni nuove, %u partite ciascuna. Si vedono solo "
      "quelle\ncifre: le migliori di molte prime occhiate hanno avuto anche fortuna.\n\n" },
    { "None of the settings can be played.\n", "Nessuna delle impostazioni si può giocare.\n" },
    { "No setting meets every target.\n", "Nessuna impostazione raggiunge tutti gli obiettivi.\n" },
    { "%u setting meets every target, surely.\n", "%u impostazione raggiunge di sicuro tutti gli obiettivi.\n" },
    { "%u settings meet every target, surely.\n", "%u impostazioni raggiungono di sicuro tutti gli obiettivi.\n" },
    { "%u settings meet every target, %u of them surely.\n",
      "%u impostazioni raggiungono tutti gli obiettivi, %u di sicuro.\n" },
    { "%u setting meets every target as measured; to be sure, measure longer (--again).\n",
      "%u impostazione raggiunge tutti gli obiettivi, così com’è misurata; per esserne sicuri, misura più a lungo "
      "(--again).\n" },
    { "%u settings meet every target as measured; to be sure, measure longer (--again).\n",
      "%u impostazioni raggiungono tutti gli obiettivi, così come sono misurate; per esserne sicuri, misura più a "
      "lungo (--again).\n" },
    { "Best", "La migliore" },
    { "Nearest", "La più vicina" },
    { "For comparison", "Per confronto" },
    { "each side wins ", "ogni fazione vince " },
    { "wins ", "vince " },
    { "each seat wins ", "ogni posto vince " },
    { "comes in ", "capita in " },
    { "nobody wins in ", "non vince nessuno in " },
    { "who leads at half time wins ", "chi è in testa a metà vince " },
    { " (wanted ", " (obiettivo: " },
    { " (as it is)", " (com’è)" },
    { "  (as it is)\n", "  (com’è)\n" },
    { "setting\n", "impostazione\n" },
    { "met", "raggiunto" },
    { "met?", "raggiunto?" },
    { "missed", "mancato" },
    { "missed?", "mancato?" },
    { "\n* the front: no other setting here is nearer to one target without being farther from another.\n? an "
      "interval reaches across the border of the target. The intervals hold for all %u figures\n  together, 95 "
      "times of 100 (Bonferroni).\n",
      "\n* il fronte: nessun’altra impostazione qui è più vicina a un obiettivo senza essere più lontana da un "
      "altro.\n? un intervallo supera il confine dell’obiettivo. Gli intervalli valgono per tutte le %u cifre\n  "
      "insieme, 95 volte su 100 (Bonferroni).\n" },
    { "decisions", "decisioni" },

    /* a verb that has no words but its card's */
    { "react", "Reazione" },

    /* what games count */
    { "turns", "turni" },
    { "rounds", "round" },
    { NULL, NULL },
};
