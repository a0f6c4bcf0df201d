// English of lines that are about the reader.
import type { Second } from './second';

const irregular: Record<string, string> = {
    is: 'are',
    was: 'were',
    has: 'have',
    does: 'do',
    "doesn't": "don't",
    goes: 'go',
};

/** "plays" is "play", "passes" is "pass"; what is past stays. */
function verb(third: string): string | null {
    const [, word = '', rest = ''] = /^([a-z']+)(.*)$/.exec(third) ?? [];
    const known = irregular[word];
    if (known) return known + rest;
    if (!/[^s]s$/.test(word)) return null;
    return word.replace(/(ss|sh|ch)es$/, '$1').replace(/([^s])s$/, '$1') + rest;
}

export const second: Second = {
    subject: 'You',
    object: 'you',
    verb,
    before: ['already'],
    joins: /( and | but already )([a-z]+)/g,
    around: [
        [/^\{you(\d)\}['’]s/, '{$1@Your}'],
        [/\{you(\d)\}['’]s/g, '{$1@your}'],
    ],
    whole: {
        'The map is closed: {you} loses the rest of the turn': 'The map is closed: {1@you} lose the rest of the turn',
        '{you} is ousted: {2} more against them than for them': '{1@You} are ousted: {2} more against you than for you',
        'Bullets of {you}: {2}': '{1@Your} Bullets: {2}',
        'The seat of {you} can be taken over': '{1@Your} seat can be taken over',
    },
};
