// How cards go: Fate lays one at a Threat after the other, and hands are dealt card by card.
import type { Gait, Trip } from '../../../motion/trips';
import type { View } from '../../../wire/types';

const FATE = 320, // ms
    DEAL = 70;

export function travels(_: View, { from, to }: Trip, nth: number): Gait | null {
    if (from !== 'skill') return null;
    return to.startsWith('fate:') ? { ms: FATE, wait: nth * FATE } : { ms: FATE, wait: nth * DEAL };
}
