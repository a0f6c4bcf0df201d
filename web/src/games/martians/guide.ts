// Martians!!! in six short pages.
import type { Guide } from '../../table/board';
import type { Language } from '../../words/words';

const en: Guide = [
    {
        title: 'What you want',
        text: [
            'Together: bring one Fuel, one Fertilizer and one Dynamite to the Mother Ship before the last Martian comes into play.',
            'Against each other: be the first on the Mother Ship with all three, or the first to hold 30 Martians.',
        ],
    },
    {
        title: 'Your turn',
        text: [
            'Lay a new tile of the town, fight the Martian on your square if there is one, fill your hand to three cards, roll a die and move.',
            'You may move as many squares as the die shows plus your Life tokens. At the end some Martians move.',
        ],
    },
    {
        title: 'Fighting',
        text: [
            'Where a Martian stands, you stop and fight. Roll a die: 4 or more wins.',
            'With less, lose a Life and roll again, or spend Bullets to make up what is missing to 4.',
        ],
    },
    {
        title: 'Buildings',
        text: [
            'Named buildings hold Life, Bullets and Items. Stand on the square without a Martian to take them. You can hold 5 Life and 5 Bullets, and one Item of each kind.',
        ],
    },
    {
        title: 'Cards',
        text: [
            'You may play one card between the start of your turn and the start of your next one, also while others play. Weapons stay in front of you.',
        ],
    },
    {
        title: 'If you die',
        text: [
            'You start again at the House with 3 Life and 3 Bullets, but your Items go back to the map, your weapons are lost, and half of your Martians with them.',
        ],
    },
];

const it: Guide = [
    {
        title: 'Che cosa vuoi',
        text: [
            'Insieme: portate alla Nave Madre un Carburante, un Fertilizzante e una Dinamite prima che entri in gioco l’ultimo Marziano.',
            'L’uno contro l’altro: arriva per primo sulla Nave Madre con tutti e tre, o raccogli per primo 30 Marziani.',
        ],
    },
    {
        title: 'Il tuo turno',
        text: [
            'Posa una nuova tessera della città, combatti il Marziano nella tua casella se c’è, torna a tre carte in mano, tira un dado e muovi.',
            'Puoi muovere di tante caselle quante ne mostra il dado più i tuoi gettoni Vita. Alla fine si muovono alcuni Marziani.',
        ],
    },
    {
        title: 'Combattere',
        text: [
            'Dove c’è un Marziano ti fermi e combatti. Tira un dado: con 4 o più vinci.',
            'Con meno perdi una Vita e tiri di nuovo, oppure spendi Proiettili per arrivare a 4.',
        ],
    },
    {
        title: 'Gli edifici',
        text: [
            'Negli edifici con un nome ci sono Vita, Proiettili e Oggetti. Per prenderli sta’ sulla casella senza Marziani. Puoi avere 5 Vita e 5 Proiettili, e un Oggetto per tipo.',
        ],
    },
    {
        title: 'Le carte',
        text: [
            'Puoi giocare una carta tra l’inizio del tuo turno e l’inizio del successivo, anche mentre giocano gli altri. Le armi restano davanti a te.',
        ],
    },
    {
        title: 'Se muori',
        text: [
            'Ricominci dalla Casa con 3 Vita e 3 Proiettili, ma i tuoi Oggetti tornano sulla mappa, perdi le armi e metà dei tuoi Marziani.',
        ],
    },
];

export const guide: Record<Language, Guide> = { en, it };
