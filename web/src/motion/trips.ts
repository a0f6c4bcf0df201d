// What has moved between two looks at the table. Pure: it compares what lay where and knows no rules, no drawing and
// nobody's identity. A thing is a sort (card, pawn) and a kind; kind -1 is one whose face is not known, and all of
// those are alike.

/** So many things of one kind in one place. */
export interface Lie {
    place: string; // "draw", "hand:3", "orbit:2"
    sort: string;
    kind: number; // -1: unknown
    count: number;
}

/** One thing on its way; from and to are the same where it was only turned over. */
export interface Trip {
    sort: string;
    from: string;
    to: string;
    was: number; // its kind as it was known where it came from
    is: number; // and where it lies now
}

/** How a thing goes. */
export interface Gait {
    /** For each leg. */
    ms: number;
    /** Places between the two ends; whatever is marked `data-stop` with their names. */
    via?: readonly string[];
    /** In pixels; left out: as the way is long. */
    rise?: number;
    easing?: string;
    /** It leaves so many ms after the change: things that go one after the other. */
    wait?: number;
}

interface One {
    place: string;
    sort: string;
    kind: number;
}

const MANY = 60; // more things than this moved at once: a new deal, no moves

/** Every single thing that a place has more of in `after` than in `before`. */
function gains(before: readonly Lie[], after: readonly Lie[]): One[] {
    const key = (l: Lie) => `${l.place} ${l.sort} ${l.kind}`;
    const had = new Map<string, number>();
    for (const l of before) had.set(key(l), (had.get(key(l)) ?? 0) + l.count);
    const all: One[] = [];
    for (const l of after) {
        const old = had.get(key(l)) ?? 0;
        had.set(key(l), Math.max(0, old - l.count));
        for (let n = old; n < l.count; n++) all.push({ place: l.place, sort: l.sort, kind: l.kind });
    }
    return all;
}

const inHand = (o: One): boolean => o.place.startsWith('hand:');
const known = (o: One): boolean => o.kind >= 0;

/** A face and a back can be one thing, but a face that lay open does not go into a hand unknown. */
const turns = (a: One, b: One): boolean => known(a) !== known(b) && !(known(a) && inHand(b));

/** How a thing that went may be a thing that came, the surest first. */
const pairings: ((went: One, came: One) => boolean)[] = [
    (a, b) => a.place === b.place && known(a) !== known(b),
    (a, b) => known(a) && a.kind === b.kind,
    (a, b) => !known(a) && !known(b) && inHand(a) !== inHand(b),
    (a, b) => turns(a, b) && inHand(a) !== inHand(b),
    turns,
    (a, b) => !known(a) && !known(b),
];

export function tripsOf(before: readonly Lie[], after: readonly Lie[]): Trip[] {
    const went = gains(after, before),
        came = gains(before, after);
    const trips: Trip[] = [];
    if (went.length > MANY || came.length > MANY) return trips;
    for (const fits of pairings) {
        for (const b of [...came]) {
            const a = went.find((o) => o.sort === b.sort && fits(o, b));
            if (!a) continue;
            went.splice(went.indexOf(a), 1);
            came.splice(came.indexOf(b), 1);
            trips.push({ sort: b.sort, from: a.place, to: b.place, was: a.kind, is: b.kind });
        }
    }
    return trips;
}
