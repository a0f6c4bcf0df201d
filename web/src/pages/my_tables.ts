// The tables this browser has sat down at: those that go on, and those that are over. It keeps their links; what has
// become of them the server says.
import { seatToTakeBack } from '../state/left';
import { mySeats } from '../state/settings';
import { api } from '../wire/api';
import { house } from '../wire/house';
import type { FromServer, TableInfo } from '../wire/types';

/** A table that goes on; asked: it waits for you; left: the seat that you left there and can take back. */
export interface Going {
    info: TableInfo;
    asked: boolean;
    left: number | null;
}
const worth = ({ asked, left }: Going): number => (asked ? 2 : left === null ? 1 : 0);

const KEY = 'orrery-games';
const MOST = 100;

export interface Kept {
    link: string;
    title: string;
    seat: number;
    /** When this browser first knew of it. */
    since: number;
}

/** Newest first. The seats that a table keeps for the way back are few; this list is longer. */
export function myTables(): Kept[] {
    let kept: Kept[] = [];
    try {
        kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
    } catch {
        /* storage may be forbidden */
    }
    const known = new Set(kept.map((k) => k.link));
    const fresh = mySeats()
        .filter((s) => s.link && !known.has(s.link))
        .map((s) => ({ link: s.link, title: s.game, seat: s.seat, since: Date.now() }));
    const all = [...fresh, ...kept].slice(0, MOST);
    if (fresh.length) keep(all);
    return all;
}
function keep(all: readonly Kept[]): void {
    try {
        localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
        /* the links still lead there */
    }
}
export function forgetTable(link: string): void {
    keep(myTables().filter((k) => k.link !== link));
}

/** One look at a table as its seat: is it asked? The line is closed again at once. */
export function isAsked(link: string): Promise<boolean> {
    return new Promise((resolve) => {
        const end = (asked: boolean) => {
            resolve(asked);
            line.close();
        };
        const line = house.connect(link, {
            heard: (text) => {
                const m = JSON.parse(text) as FromServer;
                if (m.t === 'view') end(m.seat !== null && m.asked.includes(m.seat));
            },
            closed: () => resolve(false),
        });
        window.setTimeout(() => end(false), 4000);
    });
}

const LOOKED_AT = 6; // of the newest tables

/** Hears of tables that go on: first those that ask for you, last those you left. The function given back ends it. */
export function going(hear: (tables: Going[]) => void): () => void {
    let live = true;
    const found: Going[] = [];
    const tell = () => {
        if (live) hear([...found].sort((a, b) => worth(b) - worth(a)));
    };
    for (const { link } of myTables().slice(0, LOOKED_AT))
        api.table(link).then(
            async (info) => {
                const left = seatToTakeBack(info);
                if ((info.you === null && left === null) || info.state === 'over') return;
                const table = { info, asked: false, left };
                found.push(table);
                tell();
                if (left === null && info.state === 'playing' && (await isAsked(link))) {
                    table.asked = true;
                    tell();
                }
            },
            () => undefined,
        );
    return () => {
        live = false;
    };
}
