// What a person set for this browser; kept by it, sent to nobody.
import { effect, signal } from '@preact/signals';
import { followTheme } from '../ui/theme';
import { language, type Language } from '../words/words';

/** How fast others' turns are shown. */
export const paces = ['one', 'two', 'instant'] as const;

export interface Settings {
    language: Language;
    theme: 'auto' | 'light' | 'dark';
    confirm: 'always' | 'final' | 'never';
    motion: boolean;
    pace: (typeof paces)[number];
    letters: boolean; // single-letter keys act
    speakCards: boolean;
    sound: boolean;
    /** Notifications of the system when it is one's turn; and whether we have asked about them. */
    notify: boolean;
    notifyAsked: boolean;
    name: string;
}

const start: Settings = {
    language: navigator.language.startsWith('it') ? 'it' : 'en',
    theme: 'auto',
    confirm: 'final',
    motion: true,
    pace: 'one',
    letters: true,
    speakCards: false,
    sound: true,
    notify: false,
    notifyAsked: false,
    name: '',
};

function load(): Settings {
    try {
        return { ...start, ...(JSON.parse(localStorage.getItem('orrery') ?? '{}') as Partial<Settings>) };
    } catch {
        return start; // storage may be forbidden; then nothing is kept
    }
}

export const settings = signal<Settings>(load());
export const set = (change: Partial<Settings>): void => {
    settings.value = { ...settings.value, ...change };
};

let unfollow = (): void => undefined;
effect(() => {
    const s = settings.value;
    language.value = s.language;
    document.documentElement.lang = s.language;
    document.documentElement.dataset['motion'] = s.motion && s.pace !== 'instant' ? 'on' : 'off';
    unfollow();
    unfollow = followTheme(s.theme);
    try {
        localStorage.setItem('orrery', JSON.stringify(s));
    } catch {
        /* not kept, but it works for this visit */
    }
});

/** Tables this browser has sat down at, newest first: the way back to one's own seat. */
interface MySeat {
    link: string;
    game: string;
    seat: number;
}
export function mySeats(): MySeat[] {
    try {
        const kept = JSON.parse(localStorage.getItem('orrery-seats') ?? '[]') as (MySeat & { code?: string })[];
        return kept.map((s) => ({ ...s, link: s.link ?? s.code ?? '' })); // an older table has its code for a link
    } catch {
        return [];
    }
}
export function rememberSeat(link: string, game: string, seat: number): void {
    const others = mySeats().filter((s) => s.link !== link);
    try {
        localStorage.setItem('orrery-seats', JSON.stringify([{ link, game, seat }, ...others].slice(0, 12)));
    } catch {
        /* the link still leads there */
    }
}
/** The seat that this browser has left in play: it may take it back. */
const LEFT = 'orrery-left:';
export function rememberLeft(link: string, seat: number): void {
    try {
        localStorage.setItem(LEFT + link, String(seat));
    } catch {
        /* then the seat is the bot's for good */
    }
}
export function leftSeat(link: string): number | null {
    try {
        const kept = localStorage.getItem(LEFT + link);
        return kept === null ? null : Number(kept);
    } catch {
        return null;
    }
}
export function forgetLeft(link: string): void {
    try {
        localStorage.removeItem(LEFT + link);
    } catch {
        /* nothing was kept */
    }
}
export function forgetSeat(link: string): void {
    try {
        localStorage.setItem('orrery-seats', JSON.stringify(mySeats().filter((s) => s.link !== link)));
    } catch {
        /* nothing was kept */
    }
}
