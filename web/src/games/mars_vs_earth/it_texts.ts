// Mars vs Earth, both editions, in Italian: what is printed on the Skill cards, the options and the note of the set.

export const texts: Record<string, string> = {
    // Skill cards
    'No effect.': 'Nessun effetto.',
    'New Information: the top Skill card of the draw pile joins this Threat.':
        'Nuove informazioni: la prima carta Abilità del mazzo si aggiunge a questa Minaccia.',
    'At once: the Leader may take one other card off this Threat.':
        'Subito: il Capo può togliere un’altra carta da questa Minaccia.',
    'On success the next Threat this round is easier by {1}.':
        'Se riesce, la prossima Minaccia di questo round è più facile di {1}.',
    'On success the Leader gives the Initiative to any player, overridden.':
        'Se riesce, il Capo dà l’Iniziativa, forzata, a un giocatore qualsiasi.',
    'On success the Leader looks at one face-down DNA card of another player.':
        'Se riesce, il Capo guarda una carta DNA coperta di un altro giocatore.',
    'On success the Leader draws {1} Skill card, once a Threat.':
        'Se riesce, il Capo pesca {1} carta Abilità, una volta per Minaccia.',
    'On success the Leader draws {1} Skill cards, once a Threat.':
        'Se riesce, il Capo pesca {1} carte Abilità, una volta per Minaccia.',
    'On failure the next Threat this round is harder by {1}.':
        'Se fallisce, la prossima Minaccia di questo round è più difficile di {1}.',
    'On failure the highest Resource loses {1}.': 'Se fallisce, la Risorsa più alta perde {1}.',
    'On failure the player left of the holder takes the Initiative, overridden.':
        'Se fallisce, l’Iniziativa va, forzata, al giocatore a sinistra di chi la tiene.',
    'In a Trial the Defendant side counts {1} more symbol.': 'In un Processo la Difesa conta {1} simbolo in più.',
    'In a Trial the Defendant side counts {1} more symbols.': 'In un Processo la Difesa conta {1} simboli in più.',
    'In a Trial the Accuser side counts {1} more symbol.': 'In un Processo l’Accusa conta {1} simbolo in più.',
    'In a Trial the Accuser side counts {1} more symbols.': 'In un Processo l’Accusa conta {1} simboli in più.',
    'If a Trial with this card fails, the Defendant takes the Initiative, overridden.':
        'Se un Processo con questa carta fallisce, l’accusato prende l’Iniziativa, forzata.',
    // options
    'Who starts with the Initiative: a random player, or the seat you name.':
        'Chi parte con l’Iniziativa: uno a caso, o il posto indicato.',
    'How often players are asked to lead: once, or until all of them decline.':
        'Quante volte si chiede chi guida: una, o finché rifiutano tutti.',
    'From which level revealed Martians can lead; set: as the card set says.':
        'Da quale livello i Marziani rivelati possono guidare.',
    'From which level a mission that fails under a Martian Leader costs {1} more; set: as the card set says.':
        'Da quale livello una missione fallita sotto un Capo marziano costa {1} in più.',
    'How many +{1} counters all Martians share.': 'Quanti segnalini +{1} ci sono per tutti i Marziani insieme.',
    'Who sees how many cards each player added: everybody, nobody, or the Leader.':
        'Chi vede quante carte ha aggiunto ognuno: tutti, nessuno o il Capo.',
    'The highest value of a Resource.': 'Il valore più alto di una Risorsa.',
    'After this many rounds the game ends without a winner.':
        'Dopo questo numero di round la partita finisce senza vincitori.',
    'Players can say ready-made phrases while everybody acts together.':
        'Mentre tutti agiscono insieme si possono dire frasi pronte.',
    'Human influence: everybody at once, Threat by Threat (cv1), or player by player (cv2).':
        'Influenza umana: tutti insieme, Minaccia per Minaccia o giocatore per giocatore.',
    'Human influence: everybody at once.': 'Influenza umana: tutti insieme.',
    'Civilians work on Threats without a Leader; when they defeat one, a Civilian becomes an Agent again.':
        'I Civili lavorano alle Minacce senza Capo, e quando ne sconfiggono una un Civile torna Agente.',
    'A variant of the first edition only.': 'Una variante della sola prima edizione.',
    'With {1} or {2} players: how much harder or easier every Threat is; set: as the card set says.':
        'Con {1} o {2} giocatori: quanto è più difficile o più facile ogni Minaccia.',
    'A card of the first edition only.': 'Una carta della sola prima edizione.',
    'When the Humans win: at once, or after all Threats of the round.':
        'Quando vincono gli Umani: subito, o dopo tutte le Minacce del round.',
    'The Humans win at once.': 'Gli Umani vincono subito.',
    'Threats without a Leader get a Fate card; always on in this edition.':
        'Le Minacce senza Capo ricevono una carta del Fato; in questa edizione sempre.',
    'Threats without a Leader get a Fate card too.': 'Anche le Minacce senza Capo ricevono una carta del Fato.',
    // editions
    'first edition': 'prima edizione',
    'second edition': 'seconda edizione',
    // the set
    'House set: the rulebooks do not list the cards. Roger Underhill and the skill and difficulty of Poisoned Reservoir are the published ones; everything else is ours. All texts are our own words.':
        'Carte della casa: i regolamenti non le elencano. Roger Underhill, e l’abilità e la difficoltà di Bacino Avvelenato, sono quelli pubblicati; tutto il resto è nostro. Tutti i testi sono parole nostre.',
};

/** Why a hint suggests something: the reasons of the bot, in English. */
export const hints: Record<string, string> = {
    'If you lead, it is more likely to fail, and you look helpful.':
        'Se guidi tu è più facile che fallisca, e intanto sembri utile.',
    'A mission that fails under you costs Earth more.':
        'Una missione che fallisce sotto di te costa di più alla Terra.',
    'Nobody has a better skill for it than you.': 'Nessuno ha un’abilità più adatta della tua.',
    'Without a Leader it would fail, and your cards can help there.':
        'Senza un Capo fallirebbe, e le tue carte possono aiutare.',
    'It ruins the mission that matters most to Earth.': 'Rovina la missione più importante per la Terra.',
    'It ruins a mission that would succeed, and others could have added the bad card.':
        'Rovina una missione che riuscirebbe, e la carta cattiva potrebbe essere di altri.',
    'It makes sure this mission fails, and others could have added the bad card.':
        'Fa fallire di sicuro la missione, e la carta cattiva potrebbe essere di altri.',
    'It does little harm there.': 'Lì fa poco danno.',
    'It makes a likely success certain.': 'Rende sicuro un successo probabile.',
    'This mission could go either way, and your card decides it.':
        'Questa missione è in bilico, e la tua carta decide.',
    "With everybody's cards it can still succeed.": 'Con le carte di tutti può ancora riuscire.',
    'More cards would only make you look suspicious.': 'Altre carte ti renderebbero solo sospetto.',
    'None of your cards would change anything now.': 'Nessuna delle tue carte cambierebbe qualcosa ora.',
    'If they are ousted, Earth has one Agent fewer.': 'Se viene espulso, la Terra ha un Agente in meno.',
    'The bad cards point to hardly anybody else.': 'Le carte cattive indicano quasi solo questo giocatore.',
    'Too many bad cards turned up where they added theirs.':
        'Dove ha aggiunto le sue sono uscite troppe carte cattive.',
    'It changes nothing, and you look loyal.': 'Non cambia niente, e sembri leale.',
    'It helps the mission.': 'Aiuta la missione.',
    'It makes the mission fail, which is worth giving yourself away.':
        'Fa fallire la missione, e vale la pena scoprirsi.',
    'It hurts the mission least.': 'È quella che danneggia meno la missione.',
    'Somebody else can lead the rest at least as well.': 'Qualcun altro può guidare le altre almeno altrettanto bene.',
    'One more symbol matters most at this Threat.': 'Un simbolo in più conta soprattutto in questa Minaccia.',
    'Your other cards are worth keeping.': 'Le altre carte conviene tenerle.',
    'It is weak, and you draw a new card instead.': 'È debole, e al suo posto ne peschi un’altra.',
    'It makes the mission fail.': 'Fa fallire la missione.',
    'Whoever has the Initiative chooses a mission first.': 'Chi ha l’Iniziativa sceglie per primo una missione.',
    'You are least sure about this player.': 'È il giocatore di cui sei meno sicuro.',
    'It is closest to zero.': 'È la più vicina allo zero.',
    'It is the highest.': 'È la più alta.',
    'It helps you most.': 'È quella che ti aiuta di più.',
    'Their DNA is known, and one more Agent can lead.': 'Il suo DNA è noto, e un Agente in più può guidare.',
    'At your level you can do more in the open than in secret.': 'Al tuo livello puoi fare di più allo scoperto.',
    'In secret you hold more cards and can still lead.': 'In segreto hai più carte e puoi ancora guidare.',
};
