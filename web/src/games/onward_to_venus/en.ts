// What the board of Onward to Venus writes itself.
import { boardWords } from '../../words/words';

/** How a match can end, by the game's word for it. */
export const outcomes: Record<string, string> = {
    won: 'Most victory points',
    shared: 'A shared victory',
    'all lose': 'Everybody loses',
};

export const en = {
    lines: { vp: 'VP' } as Record<string, string>,
    actions: 'Actions',
    crises: 'Crises',
    income: 'Income',
    period: 'period {n} of 3',
    orbit: 'orbit',
    surface: 'surface',
    nobody: 'nobody',
    vpNow: 'VP now',
    vp: 'VP',
    cubesLeft: '{n} pass cubes left',
    first: 'first player',
    dead: 'destroyed, no landing',
    ended: 'If the game ended now',
    total: 'Total',
    kept: 'Kept tiles',
    claim: '{tile} on {planet}',
    sum: 'defence {d} + (high {a} − low {b})',
    losesAfter: 'then lose {n}',
    ofUnits: '{a} of {b}',
    pay: 'Pay',
    onlyYou: 'Only you see this until you pay.',
    skull: 'skull',
    crisisLevel: 'crisis level {n}',
    defence: 'defence {n}',
    marked: 'skulls count',
    infantry: 'infantry',
    spaceship: 'spaceship',
    tank: 'tank',
    factory: 'factory',
    mine: 'mine',
    committed: 'committed',
    points: 'victory points for first, second and third place',
    watcher: 'You are watching',
    mercury: 'Mercury',
    money: 'money',
    hand: 'cards',
    empires: ['British', 'French', 'Russian', 'German', 'USA'],
};

export const otvWords = boardWords('onward-to-venus', en);
