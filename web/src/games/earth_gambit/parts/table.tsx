// The board: on a desk the console with gauges and rack, piles and what is in force beside or above it; on a phone your
// gauge large, the others beside it.
import { useScene } from '../../../state/context';
import { useBox, type Box } from '../../../table/box';
import { Coil, Console, Flasks, Sky } from '../art';
import { egWords } from '../en';
import { Gauge, Near, ScienceRack } from './gauges';
import { InForce, Piles } from './piles';
import { inForceOf, scores } from './read';

const STAGE = { width: 974, height: 390, gauge: 236 },
    SIDE = 196, // piles at the left, what is in force at the right
    STRIP = 74, // both above, where the box is high
    WIDE = 3; // width to height from which there is room at the sides

interface Stage {
    scale: number;
    left: number;
    top: number;
    beside: boolean;
}
function stageOf({ width, height }: Box): Stage {
    const beside = width / height >= WIDE;
    const room = beside ? { w: width - 2 * SIDE, h: height } : { w: width - 16, h: height - STRIP };
    const scale = Math.min(room.w / STAGE.width, room.h / STAGE.height);
    return { scale, left: (width - STAGE.width * scale) / 2, top: height - STAGE.height * scale, beside };
}

function Desk({ box }: { box: Box }) {
    const { book, view } = useScene();
    const { scale, left, top, beside } = stageOf(box);
    return (
        <div class={`eg ${beside ? 'is-beside' : 'is-above'}`}>
            <Sky width={box.width} height={box.height} />
            {beside && (
                <>
                    <span class="eg-glass is-left">
                        <Flasks />
                    </span>
                    <span class="eg-glass is-right">
                        <Coil />
                    </span>
                </>
            )}
            <div class="eg-piles">
                <Piles />
            </div>
            <InForce />
            <div class="eg-stage" style={{ transform: `translate(${left}px, ${top}px) scale(${scale})` }}>
                <Console />
                {scores(book, view).map((s) => (
                    <Gauge key={s.colour} score={s} size={STAGE.gauge} />
                ))}
                <ScienceRack width={800} most={46} rows={1} foot />
            </div>
        </div>
    );
}

const FOOT = 74, // piles
    CROWDED = 98, // with two things in force: their words have more lines
    GAP = 8;

function Phone({ box }: { box: Box }) {
    const { book, view } = useScene();
    const all = scores(book, view),
        own = all.find((s) => s.own),
        rows = (view.places['row'] ?? []).length > 8 ? 2 : 1,
        crowded = inForceOf(view) > 1;
    const room = box.height - (crowded ? CROWDED : FOOT) - (rows === 2 ? 112 : 76) - 26 - 4 * GAP;
    const big = own && room >= 230;
    const small = big ? Math.min(116, room / 2 - 24) : Math.min(114, (box.width - 40) / 3, room - 22);
    return (
        <div class="eg is-phone">
            <Sky width={box.width} height={box.height} />
            <div class={`eg-gauges${big ? ' is-big' : ''}`}>
                {big && <Gauge score={own} size={Math.min(214, box.width * 0.55, room - 30)} words={false} />}
                <div class="eg-others">
                    {all
                        .filter((s) => !big || !s.own)
                        .map((s) => (
                            <Gauge key={s.colour} score={s} size={Math.max(60, small)} words={false} />
                        ))}
                </div>
            </div>
            <Near />
            <ScienceRack width={box.width - 34} most={rows === 2 ? 36 : 40} rows={rows} foot={false} />
            <div
                class={`eg-foot${crowded ? ' is-crowded' : ''}`}
                data-list=""
                role="group"
                tabIndex={0}
                aria-label={egWords.value.piles}
            >
                <Piles />
                <InForce />
            </div>
        </div>
    );
}

export function Table() {
    const box = useBox();
    return box.shape === 'phone' ? <Phone box={box} /> : <Desk box={box} />;
}
