// What a replay is made of, where it stands, and the ways to move it.
import { useEffect, useState } from 'preact/hooks';
import type { Reel } from '../../table/curves';
import type { Turn } from '../../table/turns';
import { api } from '../../wire/api';
import type { Book, News, TableInfo, View } from '../../wire/types';
import { turnsPlayed } from '../series';

export type Eyes = 'all' | 'watcher' | number;

export interface Film {
    book: Book;
    info: TableInfo;
    reel: Reel;
    turns: Turn[];
}
export interface Shot {
    view: View;
    news: News[];
}

export function useFilm(link: string, fail: (e: Error) => void): Film | null {
    const [film, setFilm] = useState<Film | null>(null);
    useEffect(() => {
        Promise.all([api.book(link), api.table(link), api.get<Reel>(api.at(link, '/replay'))]).then(
            ([book, t, reel]) =>
                setFilm({
                    book,
                    info: { ...t, seats: t.seats.map((s) => ({ ...s, here: true, substitute: null })) },
                    reel,
                    turns: turnsPlayed(book, reel),
                }),
            fail,
        );
    }, [link]);
    return film;
}

/** The table at one moment with somebody's eyes; the one before stays until it comes. */
export function useShot(
    link: string,
    film: Film | null,
    at: number,
    eyes: Eyes,
    fail: (e: Error) => void,
): Shot | null {
    const [shot, setShot] = useState<Shot | null>(null);
    useEffect(() => {
        let now = true;
        if (film)
            api.get<Shot>(api.at(link, `/replay/${at}?eyes=${eyes}`)).then((s) => {
                if (now) setShot(s);
            }, fail);
        return () => {
            now = false;
        };
    }, [film, at, eyes]);
    return shot;
}

/** The whole log as somebody's eyes read it; the one before stays until it comes. */
export function useLog(link: string, eyes: Eyes): News[] {
    const [log, setLog] = useState<News[]>([]);
    useEffect(() => {
        let now = true;
        api.get<{ news: News[] }>(api.at(link, `/replay/told?eyes=${eyes}`)).then(
            ({ news }) => now && setLog(news),
            () => undefined, // the board says what is wrong
        );
        return () => {
            now = false;
        };
    }, [link, eyes]);
    return log;
}

/** The turn of the answer that was given last; before the first one the first turn. */
export function turnOf(turns: readonly Turn[], at: number): number {
    const i = turns.findIndex((t) => at <= t.to);
    return i < 0 ? turns.length - 1 : i;
}

export const speeds = [0.5, 1, 2, 4] as const;
const BEAT = 900; // ms per step at the speed of 1

export function useReel(film: Film | null, from: number) {
    const [at, setAt] = useState(from);
    const [speed, setSpeed] = useState<number>(1);
    const [running, setRunning] = useState(false);
    const n = film?.reel.n ?? 0,
        turns = film?.turns ?? [];
    const clip = (k: number) => Math.max(0, Math.min(n, k));
    const seek = (k: number) => setAt(clip(k));
    const step = (by: number) => setAt((now) => clip(now + by));
    /** To the end of this turn or the next one, or back to the end of the one before. */
    const turn = (way: 1 | -1) =>
        setAt((now) =>
            clip(
                way > 0
                    ? (turns.find((t) => t.to > now)?.to ?? n)
                    : ([...turns].reverse().find((t) => t.to < now)?.to ?? 0),
            ),
        );
    const run = () => {
        if (at >= n) seek(0);
        setRunning(!running);
    };
    useEffect(() => {
        if (!running || !film) return undefined;
        if (at >= n) {
            setRunning(false);
            return undefined;
        }
        const timer = window.setTimeout(() => step(1), BEAT / speed);
        return () => window.clearTimeout(timer);
    }, [running, at, speed, film]);
    return { at, running, speed, setSpeed, seek, step, turn, run };
}
export type Motion = ReturnType<typeof useReel>;

export function useKeys(seats: number, reel: Motion, look: (e: Eyes) => void): void {
    useEffect(() => {
        const on = (e: KeyboardEvent) => {
            if (e.defaultPrevented || e.target instanceof HTMLInputElement) return;
            const way = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
            if (way && (e.target as Element).closest?.('[role="radiogroup"]')) return; // it has arrows of its own
            if (way) (e.shiftKey ? reel.turn : reel.step)(way);
            else if (/^[1-9]$/.test(e.key) && Number(e.key) <= seats) look(Number(e.key) - 1);
            else if (e.key.toLowerCase() === 'a') look('all');
            else return;
            e.preventDefault();
        };
        document.addEventListener('keydown', on);
        return () => document.removeEventListener('keydown', on);
    });
}
