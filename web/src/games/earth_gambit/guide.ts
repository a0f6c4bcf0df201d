// Earth Gambit in five short pages.
import type { Guide } from '../../table/board';
import type { Language } from '../../words/words';

const en: Guide = [
    {
        title: 'What you want',
        text: [
            'You are an Alien, a Scientist or an Extinctionist. Nobody knows your team, and you do not know who is on it.',
            'The Aliens win with 6 red Science cards on the table, the Scientists with 6 blue, the Extinctionists with 3 yellow. A card with two colours counts for both.',
        ],
    },
    {
        title: 'Your turn: draw, play, pass',
        text: [
            'Draw one card. Play one card: you must. Then pass one card to the player on your left and keep the rest, usually one.',
            'So what you do not play, somebody else may get. Think twice before you pass on the colour of another team.',
        ],
    },
    {
        title: 'Science and Actions',
        text: [
            'Science stays on the table and belongs to nobody: only its colour counts.',
            'Actions do something at once: they damage or heal, steal, peek, skip a turn, cover a Science card. Whoever is damaged holds one card less until somebody heals them.',
        ],
    },
    {
        title: 'When a card hits you',
        text: [
            'If you hold Protect Player, you are asked whether you want to use it. You see what happens if you do, and if you do not.',
            'A Psych card bars cards of one kind for a while. Barred cards stay in your hand and say why.',
        ],
    },
    {
        title: 'How it ends',
        text: [
            'The moment a team has its number, all its members win, whoever played the last card. If the Extinctionists get there at the same moment as others, they win alone.',
            'Watch who plays which colour and who covers it: that is how you find your friends.',
        ],
    },
];

const it: Guide = [
    {
        title: 'Che cosa vuoi',
        text: [
            'Sei un Alieno, uno Scienziato o un Estinzionista. Nessuno sa da che parte stai, e tu non sai chi sta con te.',
            'Gli Alieni vincono con 6 carte Scienza rosse sul tavolo, gli Scienziati con 6 blu, gli Estinzionisti con 3 gialle. Una carta di due colori vale per entrambi.',
        ],
    },
    {
        title: 'Il tuo turno: pesca, gioca, passa',
        text: [
            'Pesca una carta. Giocane una: è obbligatorio. Poi passa una carta a chi siede alla tua sinistra e tieni il resto, di solito una.',
            'Quello che non giochi può finire a qualcun altro. Pensaci bene prima di passare il colore di un’altra squadra.',
        ],
    },
    {
        title: 'Scienza e Azioni',
        text: [
            'Le carte Scienza restano sul tavolo e non sono di nessuno: conta solo il colore.',
            'Le Azioni fanno subito qualcosa: feriscono o curano, rubano, sbirciano, fanno saltare il turno, coprono una carta Scienza. Chi è ferito ha una carta in meno finché qualcuno non lo cura.',
        ],
    },
    {
        title: 'Quando una carta colpisce te',
        text: [
            'Se hai Proteggi Giocatore, ti viene chiesto se vuoi usarla. Vedi che cosa succede se la usi e se non la usi.',
            'Una carta Psichica blocca per un po’ un tipo di carte. Le carte bloccate restano in mano e dicono perché.',
        ],
    },
    {
        title: 'Come finisce',
        text: [
            'Appena una squadra raggiunge il suo numero, vincono tutti i suoi membri, chiunque abbia giocato l’ultima carta. Se gli Estinzionisti ci arrivano insieme ad altri, vincono da soli.',
            'Guarda chi gioca quale colore e chi lo copre: è così che si trovano gli amici.',
        ],
    },
];

export const guide: Record<Language, Guide> = { en, it };
