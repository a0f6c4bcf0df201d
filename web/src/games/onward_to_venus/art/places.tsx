// What a planet is worth and who holds it: a hexagon with the points of each place, then the crests of all who hold it. Those who are
// level stand together in one capsule. And how far its crisis has come.
import flames from 'icon:game-icons/burning-skull';
import { polar, range, through } from '../../../ui/geometry';
import { Mark } from '../../../ui/icon';
import { CrestMark } from './crest';
import { GILT, empires, outlineOf } from './empires';
import { CREST, widthOfPlace, type Place } from './spread';
import './places.css';

const HEXAGON = `${through(range(6).map((i) => polar(0, 0, 11.4, 30 + 60 * i)))}z`;
/** A row of places; x is the middle of the first hexagon. */
export function Places({ places, x, y }: { places: readonly Place[]; x: number; y: number }) {
    let at = x;
    return (
        <>
            {places.map((place, i) => {
                const here = at;
                at += widthOfPlace(place);
                return <PlaceMark key={i} place={place} x={here} y={y} />;
            })}
        </>
    );
}

function PlaceMark({ place: { points, held }, x, y }: { place: Place; x: number; y: number }) {
    return (
        <>
            {held.length > 1 && (
                <rect
                    class="otv-level"
                    x={x + 13}
                    y={y - 10.6}
                    width={held.length * CREST + 3}
                    height="21.2"
                    rx="10.6"
                />
            )}
            <g class={`otv-place${held.length ? '' : ' is-empty'}`} transform={`translate(${x} ${y})`}>
                <path d={HEXAGON} />
                <text y="4.2">{points}</text>
            </g>
            {held.map((empire, i) => (
                <CrestMark key={empire} empire={empire} x={x + 23.5 + i * CREST} y={y} />
            ))}
        </>
    );
}

const small = ({ held }: Place): number => 24 + held.length * 11;

/** How wide the places are in a row of a phone. */
export const smallWidth = (places: readonly Place[]): number => places.reduce((sum, place) => sum + small(place), 0);

/** On a phone: the shape and colour of each empire without its letter; the sheet has them large. */
export function SmallPlaces({ places, x, y }: { places: readonly Place[]; x: number; y: number }) {
    let at = x;
    return (
        <>
            {places.map((place, i) => {
                const here = at;
                at += small(place);
                return (
                    <g key={i} transform={`translate(${here} ${y})`}>
                        <g class={`otv-place${place.held.length ? '' : ' is-empty'}`}>
                            <path d={HEXAGON} transform="scale(.86)" />
                            <text y="4.2">{place.points}</text>
                        </g>
                        {place.held.map((empire, k) => (
                            <path
                                key={empire}
                                d={outlineOf(empire, 4.6)}
                                transform={`translate(${15.5 + k * 11} 0)`}
                                fill={empires[empire].color}
                                stroke={GILT}
                            />
                        ))}
                    </g>
                );
            })}
        </>
    );
}

interface LadderProps {
    level: number;
    /** For each step: does something happen there? */
    harm: readonly boolean[];
    x: number;
    y: number;
    width?: number;
    height?: number;
}

/** The steps of a crisis. Lit ones are there; a step that hurts has its number in red. */
export function Ladder({ level, harm, x, y, width = 104, height: h = 16 }: LadderProps) {
    const step = width / harm.length;
    return (
        <g class="otv-ladder" transform={`translate(${x} ${y})`}>
            {harm.map((harms, i) => (
                <g key={i} class={i < level ? 'is-lit' : harms ? 'is-harm' : ''} transform={`translate(${i * step} 0)`}>
                    <rect x="1" width={step - 2} height={h} rx="3" />
                    {i < level ? (
                        <Mark of={flames} x={step / 2} y={h / 2} size={13} color="#ffe3c9" />
                    ) : (
                        <text x={step / 2} y={h / 2 + 4.2}>
                            {i + 1}
                        </text>
                    )}
                </g>
            ))}
            {level > harm.length && (
                <text class="otv-ladder-more" x={width + 9} y="12.5">
                    {level}
                </text>
            )}
        </g>
    );
}
