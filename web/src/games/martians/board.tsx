// Martians!!!: the town in the middle (parts/table.tsx), fights, reactions and the end as scenes, cards at the foot.
import bullet from 'icon:game-icons/heavy-bullets';
import dices from 'icon:lucide/dices';
import heart from 'icon:game-icons/hearts';
import shotgun from 'icon:game-icons/sawed-off-shotgun';
import { fact, field, nounOf, useScene, type Scene } from '../../state/context';
import { nameOf, seatName } from '../../table/speech';
import type { Board } from '../../table/board';
import { Button } from '../../ui/button';
import type { Drawing } from '../../ui/drawing';
import type { Action, Book, View } from '../../wire/types';
import { fill } from '../../words/words';
import { itemWords, tokens, type Token } from './art';
import { marWords, outcomes } from './en';
import { light } from './light';
import { chosenMartian, isAsked, leftWith, mayPlay, movable, verbOf } from './parts/asked';
import { Hand, HAND_VERBS } from './parts/cards';
import { RestButton } from './parts/column';
import { fightAsks, fightScene, useAftermath } from './parts/fight';
import { cellsOf, drawnTile, LayControls } from './parts/lay';
import { identity } from './parts/me';
import { actingOf, aimedAt, reactScene } from './parts/react';
import { isCoop, SeatFace, SeatMark, seatSays, SeatsRest } from './parts/seats';
import { onPhone } from './parts/screen';
import { Table as Town } from './parts/table';
import { large, learned, plays, story } from './parts/told';
import { nextMartian } from './parts/town_view';
import { tileOf, tilesOf, type Town as TownData } from './parts/town';
import { travels } from './parts/travels';
import { causes, moved, signs } from './signs';
import './style.css';

/** Which verbs mean a thing on the map, by the noun that names it. */
const MAP_VERBS: Record<string, readonly string[]> = {
    letter: ['place', 'tile', 'martian', 'go'],
    square: ['martian', 'go', 'square', 'cook', 'swap-building', 'drop'],
    tile: ['cook', 'swap-building', 'drop'],
    side: ['step', 'place', 'martian'],
    turn: ['place'],
    farm: ['farm', 'exchange'],
};
const TOKENS: readonly Token[] = ['life', 'bullet', 'item', ...itemWords];

function Table() {
    useAftermath();
    return <Town />;
}

/** A town of tiles alone: enough to know where the drawn tile fits. */
const groundOf = ({ book, view }: Scene): TownData => ({
    tiles: tilesOf(book, view),
    martians: [],
    pawns: [],
    lying: [],
    markers: [],
});

function Controls() {
    const scene = useScene();
    const town = groundOf(scene);
    const cells = drawnTile(scene) === undefined ? [] : cellsOf(scene, town);
    if (cells.length) return <LayControls cells={cells} phone={onPhone.value} />;
    const martians = isAsked(scene.view) ? movable(scene, town) : [];
    if (!martians.length) return null;
    const next = () => nextMartian(scene, { martians, chosen: chosenMartian(scene, town) });
    return (
        <>
            {onPhone.value && martians.length > 1 && (
                <Button kind="ghost" onClick={next}>
                    {marWords.value.nextMartian}
                </Button>
            )}
            <RestButton />
        </>
    );
}

function when(book: Book, view: View): string {
    const w = marWords.value;
    const turn = fill(w.turn, { n: field(view, 'turns') });
    return book.seats === 1 ? fill(w.whenAlone, { turn }) : isCoop(book) ? fill(w.whenTogether, { turn }) : turn;
}

/** "Walk on: 5 of 6 steps left." */
function walkAsks({ view }: Scene): string | null {
    const left = fact(view, 'steps-left');
    if (left === undefined || !left) return null;
    return fill(marWords.value.walkOn, { n: left, of: left + field(view, 'steps') });
}

function wanderAsks(scene: Scene): string | null {
    if (!scene.view.legal.some((l) => verbOf(scene.book, l) === 'martian')) return null;
    const left = field(scene.view, 'to-move');
    const moved = ((scene.view.fields['moved'] as number[][] | undefined) ?? []).flat().length;
    return fill(marWords.value.moveMartians, { n: left, of: left + moved });
}

function layAsks(scene: Scene): string | null {
    const kind = drawnTile(scene);
    if (kind === undefined || !leftWith(scene, 'place').length) return null;
    const { name } = tileOf(scene.book, kind, 0, -1, 0, 0);
    return name ? fill(marWords.value.layIt, { tile: name }) : marWords.value.layRoad;
}

function tokenAsks({ book, view }: Scene): string | null {
    const token = fact(view, 'token');
    return token === undefined
        ? null
        : fill(marWords.value.whereToken, { token: nameOf(book, nounOf(book, 'token'), token) });
}

function reactAsks({ book, view, info }: Scene): string | null {
    const acting = actingOf(view);
    if (!acting || !view.legal.some((l) => verbOf(book, l) === 'react')) return null;
    const w = marWords.value,
        card = nameOf(book, nounOf(book, 'card'), acting.kind),
        who = seatName(info, acting.by);
    if (acting.at === view.seat) return fill(w.askYou, { who, card });
    return acting.at === null
        ? fill(w.askCard, { card })
        : fill(w.askOther, { who, card, whom: seatName(info, acting.at) });
}

const asks = (scene: Scene): string | null =>
    isAsked(scene.view)
        ? (fightAsks(scene) ??
          reactAsks(scene) ??
          walkAsks(scene) ??
          wanderAsks(scene) ??
          layAsks(scene) ??
          tokenAsks(scene))
        : null;

function hints(scene: Scene): string | null {
    const w = marWords.value;
    if (mayPlay(scene.view)) return w.mayNow;
    if (!isAsked(scene.view)) return null;
    const ways = chosenMartian(scene, groundOf(scene))?.ways.length;
    if (ways) return ways === 1 ? w.oneWay : fill(w.manyWays, { n: ways });
    if (leftWith(scene, 'step').length) return onPhone.value ? w.tapTwice : w.tapSquare;
    if (layAsks(scene)) return w.layHint;
    return tokenAsks(scene) ? w.tokenHint : null;
}

function verbSign(book: Book, a: Action): Drawing | undefined {
    switch (verbOf(book, { a })) {
        case 'spend':
            return bullet;
        case 'shotgun':
            return shotgun;
        case 'lose-life':
            return heart;
        case 'roll':
            return dices;
        case 'take':
            return tokens[TOKENS[a[1]] ?? 'item'].sign;
        case 'deposit':
            return tokens[itemWords[a[1]] ?? 'item'].sign;
        default:
            return undefined;
    }
}

const PHASES = ['tile', 'fight', 'roll', 'move', 'martians', 'end'] as const;
export const board: Board = {
    light,
    outcomes,
    phases: (_, view) =>
        PHASES.map((p, i) => ({ name: marWords.value[p], now: !view.over && fact(view, 'phase') === i })),
    when,
    Table,
    identity,
    Hand,
    SeatFace,
    SeatMark,
    seatSays,
    SeatsRest,
    scene: (at) => fightScene(at) ?? reactScene(at.view),
    aimed: (book, view) =>
        view.seat !== null && aimedAt(view) === view.seat && view.legal.some((l) => verbOf(book, l) === 'react'),
    asks,
    hints,
    crumbs: (at) => !chosenMartian(at, groundOf(at)),
    Controls,
    verbOrder: ['spend', 'shotgun', 'lose-life', 'take', 'deposit'],
    verbSign,
    large,
    learned,
    story,
    plays,
    unseen: ['draw', 'discard', 'played'],
    passVerb: 'react',
    signs,
    causes,
    moved,
    travels,
    lines: () => marWords.value.lines,
    draws: (book, noun, verb) => {
        const name = book.nouns[noun]?.name ?? '';
        if (noun === 1) return true;
        if (name === 'card') return HAND_VERBS.includes(verb) || verb === 'use';
        return (MAP_VERBS[name] ?? []).includes(verb);
    },
};
