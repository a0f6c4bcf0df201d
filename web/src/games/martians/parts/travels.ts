// How figures go: a pawn walks from square to square, Martians hop, one after the other where several of them march.
import type { Gait, Trip } from '../../../motion/trips';
import type { View } from '../../../wire/types';

const WALK = 160, // ms per square
    HOP = 180,
    APART = 60,
    ARC = 8, // pixels
    OUT = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

const onTown = ({ from, to }: Trip): boolean => from.startsWith('on:') && to.startsWith('on:');

export function travels(_: View, trip: Trip, nth: number): Gait | null {
    if (!onTown(trip)) return null;
    if (trip.sort === 'pawn') return { ms: WALK, rise: 0, easing: OUT };
    return trip.sort === 'martian' ? { ms: HOP, rise: ARC, easing: OUT, wait: nth * APART } : null;
}
