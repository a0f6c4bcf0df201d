// What a lesson lights: planets with what lies and stands there, your money, the price, cubes and crown.
import type { Light } from '../../table/board';

const PLANETS = ['mercury', 'venus', 'earth', 'moon', 'mars', 'ganymede', 'titan', 'kuiper-belt'];

const planet = (row: number): readonly string[] => [`.otv-stop[data-target$=":${row}"]`, '.board-box'];
const there: Light = ({ row }) => planet(row);
const mine: Light = ({ seat, you }) => [you ? '.me' : `.seats [data-target="1:${seat}"]`];

export const light: Record<string, Light> = {
    ...Object.fromEntries(PLANETS.map((name, i) => [`on-${name}`, () => planet(i)])),
    infantry: there,
    spaceships: there,
    tanks: there,
    factories: there,
    mines: there,
    money: mine,
    crises: mine,
    cost: () => ['.otv-price', '.bar'],
    cubes: () => ['.otv-cubes', '.bar'],
    holder: () => ['.otv-crown', '.seats'],
};
