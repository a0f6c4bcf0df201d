// A planet on a phone: a row on the upright rail, and large in the sheet that a tap opens.
import { range, round, type Point } from '../../../ui/geometry';
import { LevelMark } from './crisis';
import type { UprightRow } from './layout';
import { Groups, type Group } from './piece';
import { SmallPlaces, smallWidth } from './places';
import { PlanetMark } from './planets/planet';
import type { PlanetWord } from './planets/palette';
import type { Place } from './spread';
import type { Halo } from './station';
import { TileMark, type TileProps } from './tile';
import { px } from '../../../ui/measure';
import './upright.css';

interface Props {
    at: UprightRow;
    name: string;
    orbit: readonly Group[];
    surface: readonly Group[];
    tiles: readonly TileProps[];
    places: readonly Place[];
    level: number;
    /** "orbit empty". */
    empty: string;
    halo?: Halo;
    dead?: boolean;
}

/** About how wide a name is: small capitals, of which some are narrow and some wide. */
function widthOf(name: string): number {
    const wide = (letter: string) => (/[A-ZMW]/.test(letter) ? 13 : /[ilt ]/.test(letter) ? 5.5 : 9.2);
    return [...name].reduce((sum, letter) => sum + wide(letter), 0);
}

/** Left: name, places and orbit; right: surface above tiles. The whole row is one thing to press. */
export function UprightRowMark(props: Props) {
    const { at, name, places, surface, level, halo, dead } = props;
    const { box, x, y, r } = at;
    const named = box.x + 8 + widthOf(name) + 14;
    const from = named + smallWidth(places);
    const fit = Math.max(1, Math.floor((box.x + box.w - 15 - from) / CLOSEST));
    return (
        <>
            <rect
                class={`otv-row${halo ? ` is-${halo}` : ''}`}
                x={box.x}
                y={box.y}
                width={box.w}
                height={box.h}
                rx="9"
            />
            <PlanetMark planet={at.planet} x={x} y={y} r={r} dead={dead} />
            {level > 0 && <LevelMark level={level} x={x + r * 0.75} y={y - r * 0.75} r={9.5} />}
            <text class="otv-row-name" x={box.x + 8} y={y - 8}>
                {name}
            </text>
            <SmallPlaces places={places} x={named} y={y - 13} />
            <Surface at={at} groups={surface.slice(0, fit)} from={from} />
            <Foot {...props} surface={surface.slice(fit)} />
        </>
    );
}

/** n things in a row from 0 to the right; they move together when the room is short. */
function inRow(n: number, step: number, room: number): Point[] {
    const close = n > 1 ? Math.min(step, room / (n - 1)) : step;
    return range(n).map((i): Point => [round(i * close), 0]);
}

const CLOSEST = 13; // nearer than that, pieces hide each other

/** At the right end, as far to the left as the places leave room. */
function Surface({ at: { box, y }, groups, from }: { at: UprightRow; groups: readonly Group[]; from: number }) {
    const right = box.x + box.w - 15;
    const at = inRow(groups.length, 23, right - from);
    const width = at.at(-1)?.[0] ?? 0;
    return <Groups groups={groups} spread={{ r: groups.length > 6 ? 8.6 : 9.5, at }} x={right - width} y={y - 15} />;
}

/**
 * Pieces in orbit from the left, tiles from the right, between them what the surface had no room for. They share the
 * line.
 */
function Foot({ at: { box, y }, orbit, surface, tiles, empty }: Props) {
    const room = box.w - 30;
    const share = Math.min(1, room / (orbit.length * 24 + surface.length * 20 + tiles.length * 29));
    const [step, right] = [29 * share, box.x + box.w];
    const more = inRow(surface.length, 20 * share, room);
    return (
        <>
            {orbit.length ? (
                <Groups
                    groups={orbit}
                    spread={{ r: 10, at: inRow(orbit.length, 24 * share, room) }}
                    x={box.x + 18}
                    y={y + 13}
                />
            ) : (
                <text class="otv-row-empty" x={box.x + 8} y={y + 18}>
                    {empty}
                </text>
            )}
            <Groups
                groups={surface}
                spread={{ r: 8.6, at: more }}
                x={right - 15 - tiles.length * step - (more.at(-1)?.[0] ?? 0)}
                y={y + 8}
            />
            {tiles.map((tile, i) => (
                <TileMark key={i} {...tile} x={round(right - 30 - (tiles.length - 1 - i) * step)} y={y - 3} size={26} />
            ))}
        </>
    );
}

interface HorizonProps {
    planet: PlanetWord;
    width: number;
    height: number;
    dead?: boolean;
}

/** A large planet that rises over the foot of a sheet or plate. */
export function Horizon({ planet, width, height, dead }: HorizonProps) {
    const r = width * 0.56;
    return (
        <svg
            class="otv-horizon"
            width={px(width)}
            height={px(height)}
            viewBox={`0 0 ${width} ${height}`}
            aria-hidden="true"
        >
            <PlanetMark planet={planet} x={width / 2} y={height * 0.14 + r} r={r} dead={dead} fine />
        </svg>
    );
}
