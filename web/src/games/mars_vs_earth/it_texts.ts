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
    'Who has the Initiative first: by chance, or the seat you name.':
        'Chi ha per primo l’Iniziativa: a caso, o il posto indicato.',
    'How often the Threats go round to find Leaders.': 'Quante volte le Minacce fanno il giro in cerca di Capi.',
    'The level from which revealed Martians may lead; set: as the card set says.':
        'Il livello da cui i Marziani rivelati possono guidare; set: come dice il mazzo di carte.',
    "The level from which a Martian Leader's failure costs one more; set: as the card set says.":
        'Il livello da cui il fallimento di un Capo marziano costa uno in più; set: come dice il mazzo di carte.',
    'How many +{1} counters there are for all Martians together.':
        'Quanti segnalini +{1} ci sono per tutti i Marziani insieme.',
    'Who sees who added how many cards: everybody, nobody, or the Leader.':
        'Chi vede quante carte ha aggiunto ognuno: tutti, nessuno o il Capo.',
    'The most a Resource can be raised to.': 'Il massimo a cui può salire una Risorsa.',
    'After this many rounds the game ends undecided.':
        'Dopo questo numero di round la partita finisce senza vincitori.',
    'Ready phrases can be said in the open steps.': 'Nelle fasi aperte si possono dire frasi pronte.',
    'Human influence: all at once, Threat by Threat (cv1), or player by player (cv2).':
        'Influenza umana: tutti insieme, Minaccia per Minaccia (cv1) o giocatore per giocatore (cv2).',
    'Human influence: all at once.': 'Influenza umana: tutti insieme.',
    'Civilians work on unled Threats and return by them.':
        'I Civili lavorano alle Minacce senza Capo e così tornano in servizio.',
    'A variant of the first edition.': 'Una variante della prima edizione.',
    'The {1}-{2} player card: change of every difficulty; set: as the card set says.':
        'La carta per {1}-{2} giocatori: quanto cambia ogni difficoltà; set: come dice il mazzo di carte.',
    'A card of the first edition.': 'Una carta della prima edizione.',
    'When it is seen that the Humans have won.': 'Quando si controlla se gli Umani hanno vinto.',
    'The Humans win at once.': 'Gli Umani vincono subito.',
    'A Fate card for Threats that nobody leads; always on in this edition.':
        'Una carta del Fato per le Minacce che nessuno guida; in questa edizione sempre.',
    'A Fate card for Threats that nobody leads.': 'Una carta del Fato per le Minacce che nessuno guida.',
    // editions
    'first edition': 'prima edizione',
    'second edition': 'seconda edizione',
    // the set
    'House set: the rulebooks do not list the cards. Roger Underhill and the skill and difficulty of Poisoned Reservoir are the published ones; everything else is ours. All texts are our own words.':
        'Carte della casa: i regolamenti non le elencano. Roger Underhill, e l’abilità e la difficoltà di Poisoned Reservoir, sono quelli pubblicati; tutto il resto è nostro. Tutti i testi sono parole nostre.',
};
