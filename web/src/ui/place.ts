// Where a floating box goes: above the thing if there is room, else below, else beside it; always inside the window.

export interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
}
export interface Place {
    x: number;
    y: number;
}

const GAP = 10;
const EDGE = 6;

const between = (low: number, n: number, high: number) => Math.max(low, Math.min(n, Math.max(low, high)));

export function placeBeside(by: Box, w: number, h: number, windowW: number, windowH: number): Place {
    const x = between(EDGE, (by.left + by.right - w) / 2, windowW - w - EDGE);
    if (by.top - GAP - h >= EDGE) return { x, y: by.top - GAP - h };
    if (by.bottom + GAP + h <= windowH - EDGE) return { x, y: by.bottom + GAP };
    const y = between(EDGE, (by.top + by.bottom - h) / 2, windowH - h - EDGE);
    const right = by.right + GAP;
    return { x: right + w <= windowW - EDGE ? right : between(EDGE, by.left - GAP - w, windowW - w - EDGE), y };
}
