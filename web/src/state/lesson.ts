// A lesson as this browser walks through it. The table is a table like any other; what it is spoken to through is the
// lesson: every answer goes to the server with all right answers before it, and nothing is kept there.
import { effect, signal } from '@preact/signals';
import { api, Refused } from '../wire/api';
import type {
    Action,
    FromServer,
    LessonBeat,
    LessonInfo,
    LessonNow,
    LessonReply,
    News,
    Say,
    TableInfo,
    ToServer,
    View,
} from '../wire/types';
import { settings } from './settings';
import { TableState } from './table';

// ---- what is kept in the browser ------------------------------------------------------------------------------------

interface Kept {
    hash: string;
    done: string[];
    ended: boolean;
    /** Of a puzzle: a slip, or the answer was shown. What comes then is no first try. */
    missed?: boolean;
}
const KEY = 'orrery-lessons';

function allKept(): Record<string, Kept> {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
    } catch {
        return {};
    }
}

const nameOf = (l: LessonInfo): string => `${l.game}/${l.puzzle ?? l.number}`;
const keptOf = (l: LessonInfo): Kept | undefined => allKept()[nameOf(l)];

export type Progress = 'open' | 'begun' | 'done';
export function progressOf(l: LessonInfo): Progress {
    const kept = keptOf(l);
    return kept?.ended ? 'done' : kept?.hash === l.hash && kept.done.length ? 'begun' : 'open';
}

/** How many lessons of these rulesets are done. */
export const lessonsDone = (belongs: (game: string) => boolean): number =>
    Object.entries(allKept()).filter(
        ([name, kept]) => kept.ended && /^(.*)\/\d+$/.test(name) && belongs(name.split('/')[0]!),
    ).length;

function keep(l: LessonInfo, done: string[], ended: boolean, missed = false): void {
    try {
        const all = allKept(),
            before = all[nameOf(l)];
        all[nameOf(l)] = {
            hash: l.hash,
            done,
            ended: ended || !!before?.ended,
            ...(missed || before?.missed ? { missed: true } : {}),
        };
        localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
        // without storage a lesson begins anew after a reload
    }
}

// ---- the walk ----------------------------------------------------------------------------------------------------

/** asks: the question stands; reads: a text comes first; wrong: not this; shown: it will be taken back. */
export type Mood = 'asks' | 'reads' | 'wrong' | 'shown' | 'ended';

const BY_HAND = 120, // ms: no hand answers a question sooner
    MS_PER_WORD = 300,
    MS_LEAST = 1600;
const readingTime = (s: Say): number => Math.max(MS_LEAST, s.en.split(' ').length * MS_PER_WORD);

const OK = (id = 0) => ({ t: 'ok', id }) as const;
const no = (why: string, rule: string | null = null) => ({ t: 'no', id: 0, why, rule }) as const;

export class Lesson {
    readonly table: TableState;
    readonly now = signal<LessonNow | null>(null);
    readonly text = signal<Say | null>(null);
    readonly mood = signal<Mood>('asks');
    /** What went wrong with the whole lesson. */
    readonly trouble = signal('');
    /** "Show me" is offered: it took long, or two tries were wrong. */
    readonly offer = signal(false);
    /** Wrong tries in all, for a puzzle's result. */
    readonly missed = signal(0);
    private tries = 0;
    private hear: (m: FromServer) => void = () => undefined;
    private done: string[];
    private log: News[] = [];
    private view: View | null = null;
    private playing: Promise<void> = Promise.resolve();
    private hurry: (() => void) | null = null;
    private rush = false;
    private offers = 0;
    private closed = false;
    private stood = 0; // when the question came up

    constructor(
        readonly info: LessonInfo,
        you: string,
    ) {
        const kept = keptOf(info);
        this.done = kept?.hash === info.hash ? kept.done : [];
        this.table = new TableState(
            '',
            (hear) => {
                this.hear = hear;
                return { up: signal(true), say: (m) => this.say(m), close: () => undefined };
            },
            api.lessonBook(info),
        );
        queueMicrotask(() => {
            this.hear(tableInfo(info, you));
            void this.load();
        });
    }

    close(): void {
        this.closed = true;
        window.clearTimeout(this.offers);
        this.hurry?.();
        this.table.close();
    }

    private async ask(attempt?: string, why?: boolean): Promise<LessonReply> {
        return api.lesson(this.info, {
            hash: this.info.hash,
            done: this.done.join(' '),
            ...(attempt === undefined ? {} : { try: attempt }),
            ...(why ? { why } : {}),
            ...(this.info.puzzle && attempt !== undefined && !why && this.isFirstTry() ? { first: true } : {}),
        });
    }

    private isFirstTry(): boolean {
        const kept = keptOf(this.info);
        return !this.missed.value && !kept?.missed && !kept?.ended;
    }

    private miss(): void {
        this.missed.value++;
        if (this.info.puzzle) keep(this.info, this.done, false, true);
    }

    /** Where the answers so far lead to. */
    private async load(): Promise<void> {
        try {
            const r = await this.ask();
            this.log = r.log;
            this.hear({ t: 'news', from: 0, events: r.log });
            this.stand(r);
        } catch (e) {
            if (e instanceof Refused && e.status === 409 && this.done.length) {
                this.done = [];
                await this.load();
            } else {
                this.trouble.value = (e as Error).message;
            }
        }
    }

    /** The question, or the end, with its text and what is lit. */
    private stand(r: LessonReply): void {
        this.view = r.view;
        this.hear(r.view);
        this.now.value = r.now;
        this.text.value = r.now.say ?? null;
        this.mood.value = r.now.question === 'end' ? 'ended' : 'asks';
        this.tries = 0;
        this.stood = performance.now();
        this.waitToOffer();
    }

    private waitToOffer(): void {
        this.offer.value = false;
        window.clearTimeout(this.offers);
        this.offers = window.setTimeout(() => {
            this.offer.value = true;
        }, 12000);
    }

    // ---- between two questions -----------------------------------------------------------------------------------

    /** Until the table has shown all it was told. */
    private calm(): Promise<void> {
        const { pace } = this.table;
        return new Promise((done) => {
            const stop = effect(() => {
                if (pace.waiting.value || pace.showing.value !== null) return;
                queueMicrotask(() => {
                    stop();
                    done();
                });
            });
        });
    }

    private read(say: Say): Promise<void> {
        this.text.value = say;
        this.mood.value = 'reads';
        return new Promise((done) => {
            const go = () => {
                this.hurry = null;
                window.clearTimeout(timer);
                done();
            };
            const timer = window.setTimeout(go, readingTime(say));
            this.hurry = go;
            if (this.rush) go();
        });
    }

    /** A text read alone: on with it. */
    goOn(): void {
        this.hurry?.();
    }

    private async beat(b: LessonBeat): Promise<void> {
        if (this.closed) return;
        if ('say' in b) {
            await this.read(b.say);
            return;
        }
        this.hear({ t: 'news', from: this.log.length, events: b.news });
        this.log = [...this.log, ...b.news];
        this.hear(b.view);
        if (this.rush) this.table.skip();
        await this.calm();
    }

    private async play(beats: readonly LessonBeat[]): Promise<void> {
        for (const b of beats) await this.beat(b);
    }

    /** Whoever answers while something is still being told wants to go on. */
    private async settle(): Promise<void> {
        this.rush = true;
        this.hurry?.();
        this.table.skip();
        await this.playing;
        this.rush = false;
    }

    // ---- answers -------------------------------------------------------------------------------------------------

    private say(m: ToServer): ReturnType<TableState['live']['say']> {
        if (m.t === 'answer') return this.give(m.a.join('.'));
        if (m.t === 'why') return this.why(m.a);
        return Promise.resolve(no(''));
    }

    private async why(a: Action): ReturnType<TableState['live']['say']> {
        const r = await this.ask(a.join('.'), true).catch(() => null);
        return r?.verdict === 'refused' ? no(r.why ?? '', r.rule ?? null) : OK();
    }

    /** An answer as the lesson writes it: "3.0.1.0", "g1", "w". A second one before the reply is a tap too many. */
    async give(word: string): ReturnType<TableState['live']['say']> {
        if (this.giving) return no('');
        this.giving = true;
        try {
            return await this.giveAlone(word);
        } finally {
            this.giving = false;
        }
    }
    private giving = false;

    private async giveAlone(word: string): ReturnType<TableState['live']['say']> {
        await this.settle();
        if (this.mood.value === 'shown') return no('');
        await this.readFirst();
        let r: LessonReply;
        try {
            r = await this.ask(word);
        } catch (e) {
            return no((e as Error).message);
        }
        if (r.verdict === 'refused') return no(r.why ?? '', r.rule ?? null);
        if (r.verdict === 'not-this') return this.notThis(r);
        if (r.verdict === 'taken') {
            this.done = [...this.done, word];
            const ended = r.now.question === 'end';
            keep(this.info, ended ? [] : this.done, ended);
        }
        this.playing = r.verdict === 'taken' ? this.takes(r) : this.shows(r);
        return OK();
    }

    /** A panel of the board gives several answers at once: each question's text is still read before it is answered. */
    private async readFirst(): Promise<void> {
        const say = this.text.value;
        if (!say || this.mood.value !== 'asks' || performance.now() - this.stood > BY_HAND) return;
        await this.read(say);
        this.mood.value = 'asks';
    }

    private notThis(r: LessonReply) {
        const said = r.beats?.find((b) => 'say' in b);
        if (said && 'say' in said) this.text.value = said.say;
        this.mood.value = 'wrong';
        this.miss();
        if (++this.tries >= 2) this.offer.value = true;
        window.setTimeout(() => {
            this.table.refusal.value = null; // the lesson says it
            this.table.backTo(0);
        });
        return no('');
    }

    private async takes(r: LessonReply): Promise<void> {
        await this.play(r.beats ?? []);
        if (!this.closed) this.stand(r);
    }

    private async shows(r: LessonReply): Promise<void> {
        const beats = r.beats ?? [],
            last = beats.at(-1);
        await this.play(beats.slice(0, -1));
        if (this.closed || !last || !('say' in last)) return;
        this.text.value = last.say;
        this.mood.value = 'shown';
        this.miss();
        this.back = beats.reduce((n, b) => n + ('say' in b ? 0 : b.news.length), 0);
    }
    private back = 0;

    /** The table as it was before what was only shown. */
    takeBack(): void {
        if (this.mood.value !== 'shown' || !this.view) return;
        this.log = this.log.slice(0, this.log.length - this.back);
        this.hear({ t: 'news', from: this.log.length, events: [] });
        this.hear(this.view);
        this.table.skip();
        this.text.value = this.now.value?.say ?? null;
        this.mood.value = 'asks';
        this.waitToOffer();
    }

    /** A lesson sends an answer that goes on with every question, a puzzle only if it is asked for. */
    private async wanted(): Promise<string | null> {
        if (!this.info.puzzle) return this.now.value?.show ?? null;
        const walk = { hash: this.info.hash, done: this.done.join(' '), show: true };
        return (await api.lesson(this.info, walk).catch(() => null))?.now.show ?? null;
    }

    /** Plays an answer that goes on. */
    async showMe(): Promise<void> {
        if (this.giving || this.mood.value === 'shown' || this.mood.value === 'ended') return;
        this.giving = true;
        const word = await this.wanted();
        this.giving = false;
        if (!word) return;
        this.miss();
        await this.give(word);
    }

    /** From the beginning. */
    async again(): Promise<void> {
        await this.settle();
        this.done = [];
        this.log = [];
        this.missed.value = 0;
        keep(this.info, [], false);
        await this.load();
    }
}

function tableInfo(l: LessonInfo, you: string): TableInfo {
    return {
        t: 'table',
        link: '',
        code: '',
        game: l.game,
        title: '',
        state: 'playing',
        host: null,
        you: l.you,
        seats: l.names.map((name, seat) => ({
            name: seat === l.you ? settings.value.name || you : (name ?? ''),
            person: seat === l.you,
            level: seat === l.you ? null : 'normal',
            here: true,
            away: null,
            substitute: null,
            helps: false,
            clock: null,
            invited: false,
            offered: false,
            joined: false,
            ticks: false,
            late: false,
        })),
        watchers: 0,
        public: false,
        pace: 'live',
        revision: 0,
        level: 'normal',
        clock: 0,
        bank: 0,
        increment: 0,
        out: 'ask',
        paused_for: null,
        again: null,
        seed: null,
        brought: false,
        commitment: '',
        secret: null,
        vote: null,
        set_note: '',
        now: 0,
        pass: null,
        mutes: [],
        agree: [],
        obvious: false,
        hold: false,
        coach: false,
        coaching: false,
        react: 0,
    };
}
