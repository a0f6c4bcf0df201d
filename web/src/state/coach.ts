// How much the coach tells: in the first three games of this browser everything it is sure about, later what costs a lot.
const KEY = 'orrery-coached';
const EARLY = 3;
const LARGE = 10; // points

function games(): string[] {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
    } catch {
        return [];
    }
}

/** Is a loss of so many points worth a remark at this table? Remembers the table. */
export function worthSaying(link: string, loss: number): boolean {
    const known = games();
    const place = known.indexOf(link);
    if (place < 0 && known.length < EARLY) {
        try {
            localStorage.setItem(KEY, JSON.stringify([...known, link]));
        } catch {
            /* then every game is an early one */
        }
    }
    return loss >= LARGE || place >= 0 || known.length < EARLY;
}
