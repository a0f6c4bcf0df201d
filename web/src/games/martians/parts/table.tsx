// The middle of the screen: the steps of a turn at the left, the town in its window, the column at the right. Nothing
// lies over the town: on a phone the small map and the camera's buttons stand under it.
import { useMemo } from 'preact/hooks';
import { fact, field, useScene } from '../../../state/context';
import { useBox } from '../../../table/box';
import { TownSky, TurnSteps } from '../art';
import { marWords } from '../en';
import { useCamera } from './camera';
import { CardRead } from './cards';
import { Column, LastDie, SmallMap, ZoomButtons } from './column';
import { townOf, pawnAt } from './town';
import { askedOf, mustSee, TownView, useFirstMartian, useNextMartian } from './town_view';
import { useWalk } from './walk';
import { px } from '../../../ui/measure';

const STEPS = 66, // beside the town at the left, and at the right
    COLUMN = 212,
    STRIP = 52; // under the town on a phone
/** The phase as the rules count it, among the eight steps of a turn. */
const STEP_OF = [0, 1, 3, 4, 5, 7];

export function Table() {
    const scene = useScene();
    const { book, view } = scene;
    const box = useBox();
    const phone = box.shape === 'phone';
    const town = useMemo(() => townOf(book, view), [book, view, marWords.value]);
    const asked = askedOf(scene, town);
    const height = phone ? box.height - STRIP : box.height;
    const [left, width] = phone ? [0, box.width] : [STEPS, box.width - STEPS - COLUMN];
    const me = pawnAt(town, view.seat) ?? pawnAt(town, field(view, 'active'));
    const eye = useCamera({
        width,
        height,
        tiles: town.tiles,
        me: me ? [me.x, me.y] : [1, 1],
        must: mustSee(scene, town, asked),
        question: view.question,
    });
    const next = useNextMartian(asked);
    useFirstMartian(asked, town);
    useWalk(town);
    return (
        <div class={`mar${phone ? ' mar-phone' : ''}`}>
            <TownSky width={box.width} height={box.height} />
            {!phone && (
                <TurnSteps
                    names={marWords.value.steps8}
                    at={view.over ? 8 : (STEP_OF[fact(view, 'phase') ?? 0] ?? 0)}
                    compact
                    label={marWords.value.stepsOfTurn}
                />
            )}
            <div
                class="mar-window"
                style={{ left: px(left), width: px(width), height: px(height) }}
                onWheel={(e) => {
                    e.preventDefault();
                    eye.zoom(e.deltaY < 0 ? 1.12 : 0.89);
                }}
                onPointerDown={eye.take}
                onPointerMove={eye.drag}
                onPointerUp={eye.drop}
                onPointerLeave={eye.drop}
            >
                <TownView town={town} asked={asked} camera={eye.camera} width={width} height={height} phone={phone} />
            </div>
            {phone ? (
                <div class="mar-strip">
                    <ZoomButtons eye={eye} />
                    <LastDie size={38} />
                    <SmallMap town={town} eye={eye} width={120} height={STRIP - 4} />
                </div>
            ) : (
                <Column town={town} asked={asked} eye={eye} next={next} />
            )}
            <CardRead />
        </div>
    );
}
