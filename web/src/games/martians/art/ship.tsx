// Saucers: the small one of the town and the map, and the Mother Ship with its crew and three bays for the Items.
import { ComicSvg, Ink, InkOval, Limb, Line, OUTLINE, Shade, useComic } from './comic';
import { Martian } from './martian';
import { Mark } from '../../../ui/icon';
import { usePaints } from '../../../ui/paint';
import { itemWords, tokens, type Item } from './items';
import './ship.css';

export function SaucerMark({ x, y, width }: { x: number; y: number; width: number }) {
    return (
        <g transform={`translate(${x} ${y}) scale(${width / 120})`}>
            <Ink d="M-34-6q4-32 34-32T34-6z" fill="#9fe8ff" w={4.5} />
            <Line d="M-22-14q4-16 18-18" w={4} color="#fff" broad />
            <Ink d="M-60 6Q-40-12 0-12T60 6Q40 24 0 24T-60 6z" fill="#b7b9d6" w={4.5} />
            <Shade d="M0 24Q40 24 60 6 50 6 0 8z" opacity={0.5} />
            {[-38, -14, 14, 38].map((at, i) => (
                <InkOval key={at} x={at} y={i % 3 ? 10 : 6} rx={5.5} fill={i % 2 ? '#ff5a4d' : '#ffe14d'} />
            ))}
        </g>
    );
}

interface ShipProps {
    x: number;
    y: number;
    width: number;
    /** On board. */
    items: readonly Item[];
    /** The hatch is open: a beam goes down so far, in units of a ship 520 wide. */
    beam?: number;
}

const DOME = 'M-128-28Q-124-152 0-156 124-152 128-28z';
const HULL = 'M-256 22Q-190-44 0-44T256 22Q190 88 0 88T-256 22z';

export function MotherShip({ x, y, width, items, beam }: ShipProps) {
    const comic = useComic();
    const { glass } = usePaints('glass');
    return (
        <g transform={`translate(${x} ${y}) scale(${width / 520})`}>
            {beam && <path d={`M-90 62L-190 ${beam}H190L90 62z`} fill={comic.beam} />}
            <Line d="M-20-150v-46" w={7} flat />
            <InkOval x={0} y={-202} rx={12} fill="#ff5a4d" w={5} />
            <Ink d={DOME} fill="#9fe8ff" w={9} />
            <clipPath id={glass.id}>
                <path d={DOME} />
            </clipPath>
            <g clip-path={glass.url}>
                <Martian pose="commander" x={0} y={-83} size={104} />
                <Martian pose="professor" x={-86} y={-62} size={84} />
                <Martian pose="laugher" x={88} y={-62} size={84} />
                <path d={DOME} fill="#9fe8ff" opacity=".24" />
            </g>
            <Line d="M-96-70Q-84-122-34-136" w={10} color="#fff" opacity={0.9} broad />
            <Ink d={HULL} fill="#b7b9d6" w={9} />
            <Shade d="M0 88Q190 88 256 22 200 30 0 34z" opacity={0.5} />
            <Line d="M-226 12Q-160-26 0-28T226 12" w={6} color="#fff" opacity={0.7} flat broad />
            {[-206, -152, 152, 206].map((at, i) => (
                <InkOval
                    key={at}
                    x={at}
                    y={Math.abs(at) > 180 ? 22 : 34}
                    rx={14}
                    fill={i % 2 ? '#ff5a4d' : '#ffe14d'}
                    w={5}
                />
            ))}
            {itemWords.map((item, i) => (
                <Bay key={item} item={item} x={-78 + i * 78} full={items.includes(item)} />
            ))}
            <Limb d="M-60 88L-96 122M60 88L96 122" color="#b7b9d6" w={6} />
        </g>
    );
}

function Bay({ item, x, full }: { item: Item; x: number; full: boolean }) {
    const { sign, color, ink } = tokens[item];
    return (
        <g transform={`translate(${x} 30)`}>
            <circle r="27" fill={full ? color : '#1a1638'} stroke={OUTLINE} stroke-width="5" />
            <circle
                r="27"
                fill="none"
                stroke={full ? '#fff' : '#8f86d8'}
                stroke-width="2.4"
                stroke-dasharray={full ? undefined : '5 5'}
            />
            <Mark of={sign} x={0} y={0} size={34} color={full ? ink : '#8f86d8'} />
            {full && (
                <g transform="translate(20 -19)">
                    <circle r="10" fill="#6fdda4" stroke={OUTLINE} stroke-width="3" />
                    <path
                        d="M-4.5 0L-1 3.8 5-3.8"
                        fill="none"
                        stroke="#062b18"
                        stroke-width="3"
                        stroke-linecap="round"
                    />
                </g>
            )}
        </g>
    );
}

/** The ship as a picture of its own, where all play together. */
export function ShipPicture({ items, width = 190, label }: { items: readonly Item[]; width?: number; label: string }) {
    return (
        <ComicSvg class="mar-ship" viewBox="-270 -216 540 350" width={width} height={width * 0.65} label={label}>
            <MotherShip x={0} y={0} width={520} items={items} />
        </ComicSvg>
    );
}
