// What a lesson lights: Threats, dials, your own DNA and Agent.
import type { Light } from '../../table/board';

const mine: Light = ({ seat, you }) => [you ? '.me' : `.seats [data-target="1:${seat}"]`];

export const light: Record<string, Light> = {
    active: ({ row }) => [row >= 0 ? `[data-place="active:${row}"]` : '[data-place^="active:"]', '.board-box'],
    resource: ({ row }) =>
        row >= 0
            ? [`.mve-dials > :nth-child(${row + 1})`, `.mve-chips > :nth-child(${row + 1})`, '.mve-resource']
            : ['.mve-dials', '.mve-chips'],
    dna: mine,
    agent: mine,
};
