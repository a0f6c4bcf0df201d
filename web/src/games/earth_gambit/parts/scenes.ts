// Which question stands on the board as a scene.
import type { ComponentType } from 'preact';
import type { Scene } from '../../../state/context';
import type { SceneShown } from '../../../table/board';
import { promptText } from '../../../table/speech';
import { Force, Order, Take, Trade } from './choices';
import { Peek } from './peek';
import { blowOf, Reaction } from './reaction';
import { asked, legalOf } from './read';

/** By a verb that only this question has. */
const PAGES: readonly [verb: string, Body: ComponentType][] = [
    ['order', Order],
    ['order-two', Order],
    ['take', Take],
    ['trade', Trade],
    ['force', Force],
    ['peek-role', Peek],
];

export function scene(at: Scene): SceneShown | null {
    const { book, view } = at;
    if (!asked(view) || view.over || !at.left.length) return null;
    const name = promptText(book, at.info, view);
    if (legalOf(book, view, 'suffer').length && blowOf(at)) return { name, urgent: true, Body: Reaction };
    if (legalOf(book, view, 'decline').length && blowOf(at)) return { name, Body: Reaction };
    const page = PAGES.find(([verb]) => legalOf(book, view, verb).length);
    return page ? { name, Body: page[1] } : null;
}
