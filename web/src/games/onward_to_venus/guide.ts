// Onward to Venus in six short pages.
import type { Guide } from '../../table/board';
import type { Language } from '../../words/words';

const en: Guide = [
    {
        title: 'What you want',
        text: [
            'You lead an empire of the Earth. After three periods whoever has the most victory points wins.',
            'Points come planet by planet: whoever earns the most there (mines 3, factories 2) scores. Big game and crisis tiles are worth 1 point, aliens 2.',
        ],
    },
    {
        title: 'Your turn: one action',
        text: [
            'Move a fleet, claim a tile, buy units, play a card, or take a pass cube. Exactly one, then it is the next player’s turn.',
            'When the last pass cube is taken the period ends, so passing is a way to hurry.',
        ],
    },
    {
        title: 'Moving',
        text: [
            'A fleet is spaceships and the infantry they carry, in the orbit of one planet. It moves up to two planets. If it moves only one, you may claim a tile there in the same turn.',
        ],
    },
    {
        title: 'Claiming',
        text: [
            'For a tile without a defence you land one unit. For one with a defence you roll three dice: the cost is the defence plus the difference between the highest and the lowest die.',
            'You pay with units that land (1 each, tanks 2) and with cards. Each skull on the dice costs you a unit, even if you fail.',
        ],
    },
    {
        title: 'Crises',
        text: [
            'Crisis tiles that nobody claims make trouble at the end of the period. Planets can be lost, aliens can come from the Kuiper Belt.',
            'If the crisis of the Earth reaches level 4, or aliens reach the Earth, everybody loses.',
        ],
    },
    {
        title: 'Income',
        text: [
            'After each period your mines and factories bring money, and landed units return to orbit. New tiles are laid, and the race goes on.',
        ],
    },
];

const it: Guide = [
    {
        title: 'Che cosa vuoi',
        text: [
            'Guidi un impero della Terra. Dopo tre periodi vince chi ha più punti vittoria.',
            'I punti si contano pianeta per pianeta: li prende chi vi guadagna di più (miniere 3, fabbriche 2). Le tessere caccia grossa e crisi valgono 1 punto, gli alieni 2.',
        ],
    },
    {
        title: 'Il tuo turno: un’azione',
        text: [
            'Muovi una flotta, reclama una tessera, compra unità, gioca una carta o prendi un cubo passo. Una sola cosa, poi tocca al prossimo.',
            'Con l’ultimo cubo passo il periodo finisce: passare è un modo di mettere fretta.',
        ],
    },
    {
        title: 'Muovere',
        text: [
            'Una flotta sono astronavi con la fanteria che trasportano, nell’orbita di un pianeta. Si muove fino a due pianeti. Se ne fa uno solo, nello stesso turno puoi reclamare lì una tessera.',
        ],
    },
    {
        title: 'Reclamare',
        text: [
            'Per una tessera senza difesa fai atterrare un’unità. Per una con difesa tiri tre dadi: il costo è la difesa più la differenza tra il dado più alto e il più basso.',
            'Paghi con le unità che atterrano (1 ciascuna, i carri 2) e con le carte. Ogni teschio sui dadi ti costa un’unità, anche se fallisci.',
        ],
    },
    {
        title: 'Le crisi',
        text: [
            'Le tessere crisi che nessuno reclama fanno danni alla fine del periodo. Si possono perdere pianeti, e dalla Fascia di Kuiper possono arrivare gli alieni.',
            'Se la crisi della Terra arriva al livello 4, o gli alieni raggiungono la Terra, perdono tutti.',
        ],
    },
    {
        title: 'Le entrate',
        text: [
            'Dopo ogni periodo miniere e fabbriche portano denaro e le unità atterrate tornano in orbita. Si posano nuove tessere, e la corsa continua.',
        ],
    },
];

export const guide: Record<Language, Guide> = { en, it };
