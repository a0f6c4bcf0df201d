// A fight as a page of a comic over the board: your hero, the die, the Martian. What would win stands under the die.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { eachCard, field, fieldList, piles, useScene, type Scene } from '../../../state/context';
import { mayMove } from '../../../motion/motion';
import type { SceneShown } from '../../../table/board';
import { useBox } from '../../../table/box';
import type { View } from '../../../wire/types';
import { fill } from '../../../words/words';
import { FightScene, poseAt, type Pose } from '../art';
import { marWords } from '../en';
import { isAsked, topOf, verbOf } from './asked';
import { wordOf } from './cards';
import { heroName } from './me';
import { holds } from './seats';
import { pawnAt, tileAt, townOf } from './town';
import { textScale } from '../../../ui/measure';

/** This seat stands in a fight and is asked. */
export const isFight = (view: View): boolean =>
    !view.over && isAsked(view) && topOf(view)?.proc === 'combat' && topOf(view)?.who === view.seat;

/** How many Bullets would win: the answer that spends them says it, also while it is barred. */
function shortBy({ book, view }: Scene): number | undefined {
    return [...view.legal, ...view.locked].find((l) => verbOf(book, l) === 'spend')?.a[1];
}

/** The least roll that wins, as the note of the roll says. */
function winsFrom({ book, view }: Scene): number | undefined {
    const note = view.legal.find((l) => verbOf(book, l) === 'roll')?.note;
    return note?.kind === 'wins-from' ? note.numbers[0] : undefined;
}

function needsOf(scene: Scene, short: number | undefined): string | undefined {
    const w = marWords.value;
    const from = winsFrom(scene);
    if (from !== undefined) return fill(w.itTakes, { n: from });
    return short === undefined ? undefined : fill(w.itTakes, { n: field(scene.view, 'die') + short });
}

function sumOf(scene: Scene, short: number | undefined) {
    const can = scene.view.legal.some((l) => verbOf(scene.book, l) === 'spend');
    if (short === undefined || !can) return undefined;
    const face = field(scene.view, 'die');
    return { face, bullets: short, result: face + short, words: marWords.value.youWin };
}

function where(scene: Scene): { pose: Pose; caption: string } {
    const w = marWords.value;
    const town = townOf(scene.book, scene.view);
    const me = pawnAt(town, scene.view.seat);
    const tile = me && tileAt(town, me.spot);
    const caption = tile?.name ? fill(w.meanwhile, { where: tile.name }) : w.meanwhileRoad;
    return { pose: me ? poseAt(me.x, me.y) : 'ray-gun', caption };
}

function FightPage({ won }: { won?: View }) {
    const scene = useScene();
    const box = useBoardSize();
    const w = marWords.value;
    const view = won ?? scene.view;
    const seat = view.seat ?? 0;
    const { life, bullets } = holds(scene.book, scene.view, seat);
    const short = won ? undefined : shortBy(scene);
    const { pose, caption } = where({ ...scene, view });
    const armed = eachCard(piles(view, 'weapon')[seat]).some((c) => wordOf(scene.book, c.kind) === 'shotgun');
    const needs = won ? undefined : needsOf(scene, short);
    const talks = w.martianSays;
    return (
        <FightScene
            width={box.width}
            height={box.height}
            label={[caption, needs, short === undefined ? '' : fill(w.youRolled, { n: field(view, 'die') })]
                .filter(Boolean)
                .join(' ')}
            seat={seat}
            hero={heroName(seat)}
            life={life}
            bullets={bullets}
            armed={armed}
            pose={pose}
            caption={caption}
            speech={talks[(field(view, 'turns') + (fieldList(view, 'collected')[seat] ?? 0)) % talks.length]}
            face={won ? field(scene.view, 'die') : short === undefined ? undefined : field(view, 'die')}
            needs={needs}
            sum={won ? undefined : sumOf(scene, short)}
            outcome={won ? 'won' : undefined}
            noise={won ? w.pow : undefined}
        />
    );
}

/** A scene stands over the board, not in its box: as large as the board. */
function useBoardSize(): { width: number; height: number } {
    const box = useBox();
    const now = () => {
        const e = document.querySelector('.frame .board');
        return e ? { width: e.clientWidth / textScale(), height: e.clientHeight / textScale() } : box;
    };
    const [size, setSize] = useState(now);
    useEffect(() => {
        const e = document.querySelector('.frame .board');
        if (!e) return undefined;
        const watch = new ResizeObserver(() => setSize(now()));
        watch.observe(e);
        return () => watch.disconnect();
    }, []);
    return size;
}

/** The view of a fight that has just been won, for a moment. */
const after = signal<View | null>(null);
const MOMENT = 900; // ms
let fought: View | null = null;

/** Shows the blow that won, unless nothing may move. Called by the board. */
export function useAftermath(): void {
    const { book, view } = useScene();
    useEffect(() => {
        const before = fought;
        fought = isFight(view) ? view : null;
        if (isFight(view)) after.value = null;
        if (!before || fought || before.seat !== view.seat || !mayMove()) return undefined;
        const count = (v: View) => fieldList(v, 'collected')[v.seat ?? -1] ?? 0;
        const was = fieldList(before, 'life')[before.seat ?? -1] ?? 0;
        const won = count(view) > count(before) || (book.options['mode'] === 'coop' && was > 0 && !field(view, 'dead'));
        if (!won) return undefined;
        after.value = before;
        const end = window.setTimeout(() => (after.value = null), MOMENT);
        return () => {
            window.clearTimeout(end);
            after.value = null; // an answer ends it
        };
    }, [view]);
}

const Fight = () => <FightPage />;
const Won = () => (
    <div class="mar-after">
        <FightPage won={after.value ?? undefined} />
    </div>
);

export function fightScene({ view }: Scene): SceneShown | null {
    if (isFight(view) && topOf(view)!.step <= 4) return { name: marWords.value.fight, dim: 'none', Body: Fight };
    return after.value && !view.over ? { name: marWords.value.fight, dim: 'none', Body: Won } : null;
}

/** "You rolled a 2." */
export function fightAsks(scene: Scene): string | null {
    if (!isFight(scene.view)) return null;
    const short = shortBy(scene);
    return short === undefined ? null : fill(marWords.value.youRolled, { n: field(scene.view, 'die') });
}
