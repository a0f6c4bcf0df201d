// One stop for the Tab key in a row of choices; the arrows move inside it, Home and End go to its ends.

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where a key leads from place `at` of `count`; undefined: the key means nothing here. */
export function placeByKey(key: string, at: number, count: number): number | undefined {
    if (key === 'Home') return 0;
    if (key === 'End') return count - 1;
    const step = STEPS[key];
    return step === undefined ? undefined : (at + step + count) % count;
}

/** Moves the choice and the focus along the children of the element that hears the key. */
export function onRow(e: KeyboardEvent, at: number, count: number, go: (place: number) => void): void {
    const place = placeByKey(e.key, Math.max(at, 0), count);
    if (place === undefined) return;
    e.preventDefault();
    e.stopPropagation();
    go(place);
    const row = e.currentTarget as HTMLElement;
    row.querySelectorAll<HTMLElement>('[role=radio], [role=tab]')[place]?.focus();
}
