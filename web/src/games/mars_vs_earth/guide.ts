// Mars vs Earth in six short pages, second edition first.
import type { Guide } from '../../table/board';
import type { Language } from '../../words/words';

const en: Guide = [
    {
        title: 'What you want',
        text: [
            'Everybody begins as an Agent of Earth with a secret DNA card. Most are Human, some are Martian Clones who pretend.',
            'The Humans win when enough Threats are beaten. The Martians win the moment one of the four Resources (Defense, Tech, People, Food) is down to 0.',
        ],
    },
    {
        title: 'A round',
        text: [
            'Several Threats are turned up. Players take the lead of one each; then everybody adds Skill cards face down.',
            'The Leader may add 3 cards, their neighbours 2, the next ones 1. Nobody sees who added what: the cards are shuffled before they are turned over.',
        ],
    },
    {
        title: 'Beating a Threat',
        text: [
            'Cards of a skill on the Threat count for it, all others count against it. The Leader adds one of their own skills.',
            'If the sum reaches the difficulty, the Threat is beaten. If not, Resources are lost. A Threat that nobody leads always fails in the second edition.',
        ],
    },
    {
        title: 'Clone waves',
        text: [
            'Twice in the game everybody gets another DNA card. You may wake up as a Martian, so your goal can change. Your own panel always says which side you are on.',
        ],
    },
    {
        title: 'Trials',
        text: [
            'Do you suspect somebody? Accuse them with a card. If two accusers agree, there is a Trial: evidence against defence.',
            'Whoever is ousted shows their DNA. A Human becomes a Civilian and still helps; a Clone becomes a Martian in the open, with powers of their own.',
        ],
    },
    {
        title: 'What you may say',
        text: [
            'Talk as much as you like, but never name a card, a skill or a number. “I can help a lot” is fine. And you may lie.',
        ],
    },
];

const it: Guide = [
    {
        title: 'Che cosa vuoi',
        text: [
            'Tutti cominciano come Agenti della Terra, con una carta DNA segreta. I più sono Umani, alcuni sono Cloni Marziani che fingono.',
            'Gli Umani vincono quando hanno sconfitto abbastanza Minacce. I Marziani vincono appena una delle quattro Risorse (Difesa, Tecnologia, Popolo, Cibo) scende a 0.',
        ],
    },
    {
        title: 'Un round',
        text: [
            'Si scoprono alcune Minacce. Ogni giocatore può guidarne una; poi tutti aggiungono carte Abilità coperte.',
            'Chi guida può aggiungere 3 carte, i vicini 2, quelli dopo 1. Nessuno vede chi ha messo che cosa: le carte si mescolano prima di girarle.',
        ],
    },
    {
        title: 'Battere una Minaccia',
        text: [
            'Le carte di un’abilità indicata sulla Minaccia contano a favore, tutte le altre contro. Chi guida aggiunge una delle proprie abilità.',
            'Se la somma raggiunge la difficoltà, la Minaccia è sconfitta. Altrimenti si perdono Risorse. Nella seconda edizione una Minaccia che nessuno guida fallisce sempre.',
        ],
    },
    {
        title: 'Ondate di clonazione',
        text: [
            'Due volte per partita tutti ricevono un’altra carta DNA. Potresti svegliarti Marziano, e il tuo scopo cambia. Il tuo riquadro dice sempre da che parte stai.',
        ],
    },
    {
        title: 'Processi',
        text: [
            'Sospetti di qualcuno? Accusalo con una carta. Se due accusatori sono d’accordo c’è un Processo: prove contro difesa.',
            'Chi viene espulso mostra il DNA. Un Umano diventa Civile e continua ad aiutare; un Clone diventa un Marziano allo scoperto, con poteri propri.',
        ],
    },
    {
        title: 'Che cosa si può dire',
        text: [
            'Parlate quanto volete, ma senza nominare carte, abilità o numeri. «Posso aiutare molto» va bene. E si può mentire.',
        ],
    },
];

export const guide: Record<Language, Guide> = { en, it };
