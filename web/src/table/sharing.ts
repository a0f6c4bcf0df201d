// People who share one device: who of them the table waits for while another one holds it.
import { house } from '../wire/house';
import type { TableInfo, View } from '../wire/types';

/** The seats of the people at this device; empty: nobody shares it. */
export function sharers(info: TableInfo): number[] {
    const people = house.alone ? info.seats.flatMap((s, i) => (s.person ? [i] : [])) : [];
    return people.length > 1 ? people : [];
}

/** Those of the others who are asked or must vote; if there are none, those who may say something. */
export function waitedFor(info: TableInfo, view: View): number[] {
    const others = sharers(info).filter((s) => s !== info.you);
    const wanted = others.filter((s) => view.asked.includes(s) || info.vote?.missing.includes(s));
    return wanted.length ? wanted : others.filter((s) => view.may.includes(s));
}
