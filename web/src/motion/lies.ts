// The mark of a thing that can be seen to move: a place, a sort and a kind (never an identity), and how many lie there.

export type Lies = Record<string, string | number>;

/**
 * Attributes for whatever draws it; kind -1 is a back. Count 0: a second picture of a thing that is counted elsewhere.
 */
export const lies = (place: string, sort: string, kind: number, count = 1): Lies => ({
    'data-place': place,
    'data-sort': sort,
    'data-kind': kind,
    'data-count': count,
});

/** A pile or a figure that stands for so many things; what goes there or comes from there is not the drawing itself. */
export const heap = (place: string, sort: string, kind: number, count: number): Lies => ({
    ...lies(place, sort, kind, count),
    'data-heap': '',
});
