// One table as this browser knows it: what the server said last, and what the person has picked so far.
import { computed, effect, signal, type Signal } from '@preact/signals';
import { goAlong } from '../proof/kept';
import { api } from '../wire/api';
import { Live, type Lost } from '../wire/socket';
import type {
    Action,
    Book,
    Chat,
    FromServer,
    Hint,
    Legal,
    Locked,
    News,
    Remark,
    Shuffle,
    TableInfo,
    View,
} from '../wire/types';
import { isMuted, keepReadUpTo, readUpTo, withLine } from './chat';
import { adds, choose, isPicked, lock, offers, sendsAtOnce, type Choice, type Pick, type Target } from './choice';
import { worthSaying } from './coach';
import { Pace, type Step } from './pace';
import { settings } from './settings';
import { seatsIn } from './story';
import { noteText, reasons } from '../words/words';

export type Ring = 'asked' | 'may' | 'selected' | 'locked' | null;
export interface Thing {
    ring: Ring;
    /** What would happen there, from the server; or nothing. */
    note: string | null;
    locked: Locked | null;
    tap: () => void;
}

/** A thing taken up by a drag: picked, but nothing is sent before it is put down. */
export interface Held {
    /** The question is still the one it was taken up for. */
    alive: () => boolean;
    /** An answer is whole with it: it can be put down anywhere on the board. */
    complete: () => boolean;
    send: () => void;
    back: () => void;
}

/** When a table message came, by this browser's clock: its countdowns run from there. */
const heardAt = new WeakMap<TableInfo, number>();
export const infoAt = (info: TableInfo): number => heardAt.get(info) ?? Date.now();

/** Must this seat still say yes or no to what the table votes about? */
export const owesVote = (info: TableInfo | null): boolean =>
    info !== null && info.you !== null && !!info.vote?.missing.includes(info.you);

/** What a table is spoken to through: a socket, or a lesson. */
export interface Line {
    readonly up: Signal<boolean>;
    say: Live['say'];
    close: () => void;
}
export type Opens = (hear: (m: FromServer) => void, lost: (how: Lost) => void) => Line;

const PAST = 160; // tables that can be looked at again

const nothing: Choice = { picks: [], left: [], ready: [], open: [] };

export class TableState {
    readonly book = signal<Book | null>(null);
    readonly info = signal<TableInfo | null>(null);
    readonly view = signal<View | null>(null);
    /** Everything the server has told. */
    readonly log = signal<News[]>([]);
    /** The part of it that the table on the screen has come to. */
    readonly told = signal<News[]>([]);
    readonly chat = signal<Chat[]>([]);
    readonly recap = signal<string[]>([]);
    readonly hint = signal<Hint | null>(null);
    /** What the coach said about the last answer. */
    readonly remark = signal<Remark | null>(null);
    readonly refusal = signal<{ why: string; rule: string | null } | null>(null);
    readonly bye = signal<string | null>(null);
    /** The table as it was, while the person looks back; null: as it is. */
    readonly looking = signal<View | null>(null);
    /** Tables that were on the screen, and how many lines had been told then. */
    private past: { view: View; told: number }[] = [];
    /** After a reload the whole log comes behind the first view, as no news; of a live step the news come first. */
    private catchesUp = false;
    /** The settings that the book was read for. */
    private revision: number | null = null;
    /** Chat lines that came while nobody read the chat. */
    readonly unread = signal(0);
    private chatRead: number;
    /** How often the person has answered since this page was opened. */
    readonly answers = signal(0);
    /** Others' steps, one after the other. */
    readonly pace = new Pace({
        apply: (step) => this.apply(step),
        now: () => this.view.value,
        told: () => this.told.value.length,
    });
    /** What the newest step on the screen has told; nothing of a page that catches up. */
    readonly fresh = signal<readonly News[]>([]);
    /** Seats that something has happened to just now: they wear a halo for a moment. */
    readonly changed = signal<ReadonlySet<number>>(new Set());
    private calm = 0;
    /** The seat went while this page was open. */
    readonly lost = signal<false | Lost>(false);
    readonly sending = signal(false);
    /** The question that this page has answered, until a view shows what comes next: a tap meanwhile is for nothing. */
    private answered = '';
    readonly hidden = signal(false); // the person hides their secrets
    /** Verbs that are talk: said in the rail, never picked on the board. */
    readonly isTalk = signal<(verb: string) => boolean>(() => false);
    private readonly picks: Signal<Pick[]> = signal([]);
    private readonly picksFor = signal('');
    private readonly armed = signal<Action | null>(null);
    readonly live: Line;
    /** Where people share the device: it lies face down, for the next one to take up. */
    layDown: (() => void) | null = null;

    constructor(
        readonly link: string,
        opens: Opens = (hear, lost) => new Live(link, hear, lost),
        book: Promise<Book> = api.book(link),
    ) {
        this.chatRead = readUpTo(link);
        this.live = opens(
            (m) => this.hear(m),
            (how) => this.lose(how),
        );
        this.readBook(book);
    }

    /** It is the same for everybody, and changes only with the settings. */
    private readBook(book: Promise<Book> = api.book(this.link)): void {
        book.then(
            (b) => {
                this.book.value = b;
                reasons.value = b.reasons;
            },
            (e: Error) => {
                this.bye.value = e.message;
            },
        );
    }

    close(): void {
        this.live.close();
        this.wipe();
    }

    readonly asked = computed(() => {
        const v = this.view.value;
        return !!v && v.seat !== null && v.asked.includes(v.seat);
    });
    /** The view whose chance to interject the person has let pass; only this page knows of it. */
    private readonly passed = signal(-1);
    readonly may = computed(() => {
        const v = this.view.value;
        if (!v || v.seat === null || this.passed.value === v.seq) return false;
        return v.may.includes(v.seat) && this.offered.value.length > 0;
    });
    private readonly offered = computed<Legal[]>(() => {
        const b = this.book.value,
            talk = this.isTalk.value;
        return (this.view.value?.legal ?? []).filter((l) => !talk(b?.verbs[l.a[0]]?.word ?? ''));
    });
    /** What can be said now without doing anything. */
    readonly phrases = computed<Legal[]>(() => {
        const b = this.book.value,
            talk = this.isTalk.value;
        return (this.view.value?.legal ?? []).filter((l) => talk(b?.verbs[l.a[0]]?.word ?? ''));
    });
    readonly choice = computed<Choice>(() => {
        const b = this.book.value,
            v = this.view.value;
        if (!b || !v) return nothing;
        return choose(b, this.offered.value, this.picksFor.value === this.askedFor(v) ? this.picks.value : []);
    });
    /** The answer that the dark button would send. */
    readonly ready = computed<Legal | null>(() => {
        const c = this.choice.value,
            armed = this.armed.value;
        const found = armed && c.left.find((l) => l.a.join() === armed.join());
        if (found) return found;
        return c.picks.length && c.left.length === 1 && c.ready.length === 1 ? (c.ready[0] ?? null) : null;
    });

    private hear(m: FromServer): void {
        switch (m.t) {
            case 'table':
                heardAt.set(m, Date.now());
                if (this.revision !== null && m.revision !== this.revision) this.readBook();
                this.revision = m.revision;
                this.info.value = m;
                break;
            case 'view':
                this.hearView(m);
                break;
            case 'shuffle':
                this.helpShuffle(m);
                break;
            case 'news':
                this.hearNews(m.from, m.events);
                break;
            case 'chat':
                this.hearChat(m);
                break;
            case 'remark':
                if (worthSaying(this.link, m.loss)) this.remark.value = m;
                break;
            case 'recap':
                this.recap.value = m.lines;
                break;
            case 'bye':
                this.bye.value = m.why;
                break;
            default:
                break;
        }
    }

    /** Nobody has to press anything: the browser adds its part. */
    private helpShuffle(m: Shuffle): void {
        const part = goAlong(this.link, this.info.value?.you ?? null, m);
        if (part) void this.live.say(part);
    }

    /** Nothing of the seat stays on the screen; what a watcher sees comes with the next connection. */
    private lose(how: Lost): void {
        this.lost.value = how;
        this.wipe();
    }
    private wipe(): void {
        this.chat.value = [];
        this.unread.value = 0;
        this.info.value = null;
        this.view.value = null;
        this.log.value = [];
        this.told.value = [];
        this.looking.value = null;
        this.past = [];
        this.pace.clear();
        this.fresh.value = [];
        this.recap.value = [];
        this.hint.value = null;
        this.remark.value = null;
        this.refusal.value = null;
        this.picks.value = [];
        this.armed.value = null;
    }

    private hearChat(m: Chat): void {
        const known = this.chat.value.length;
        this.chat.value = withLine(this.chat.value, m);
        const mine = m.seat !== null && m.seat === this.info.value?.you;
        const muted = m.seat === null && isMuted(this.link, m.name);
        if (this.chat.value.length > known && m.at > this.chatRead && !mine && !muted) this.unread.value++;
    }
    /** The chat is open and read to its end. */
    chatSeen(): void {
        this.chatRead = this.chat.value.at(-1)?.at ?? this.chatRead;
        keepReadUpTo(this.link, this.chatRead);
        this.unread.value = 0;
    }

    private hearNews(from: number, events: News[]): void {
        this.log.value = [...this.log.value.slice(0, from), ...events];
        if (!this.catchesUp && from >= this.told.value.length) return;
        this.told.value = this.log.value;
        const now = this.past.at(-1);
        if (now) now.told = this.log.value.length;
    }

    /** Seats that the fresh lines name wear a halo for a moment. */
    private halo(fresh: readonly News[]): void {
        const book = this.book.value;
        if (!book || !fresh.length) return;
        this.changed.value = new Set(fresh.flatMap((e) => seatsIn(book, e)));
        window.clearTimeout(this.calm);
        this.calm = window.setTimeout(() => {
            this.changed.value = new Set();
        }, 4000);
    }

    private hearView(v: View): void {
        this.catchesUp = this.view.value === null && this.log.value.length === 0;
        if (this.askedFor(v) === this.answered) this.answered = ''; // asked again, after an undo
        this.pace.hear({ view: v, log: this.log.value });
    }

    /** The table on the screen becomes this one. */
    private apply({ view, log }: Step): void {
        const before = this.view.value,
            fresh = before ? log.slice(this.told.value.length) : [];
        this.view.value = view;
        this.told.value = log;
        this.looking.value = null;
        this.past = [...this.past, { view, told: log.length }].slice(-PAST);
        this.halo(fresh);
        this.fresh.value = fresh;
        if (before && this.askedFor(before) !== this.askedFor(view)) {
            this.armed.value = null;
            this.hint.value = null;
            this.refusal.value = null;
        }
    }

    /** Not now: the bar goes back to who plays, until something has changed. Nothing is sent. */
    letPass(): void {
        this.passed.value = this.view.value?.seq ?? -1;
    }

    /** Straight to the newest table. */
    skip(): void {
        this.looking.value = null;
        this.pace.skip();
    }

    /** The first table that came after this line of the log. */
    private pastAfter(line: number): View | null {
        return this.past.find((p) => p.told > line)?.view ?? null;
    }
    /** Whether the table as it was after this line can be shown again, and is another one than now. */
    canLook(line: number): boolean {
        const then = this.past[0] && this.past[0].told <= line + 1 ? this.pastAfter(line) : null;
        return then !== null && then !== this.view.value;
    }
    /** Those of these lines after which the table can be shown, each table once. */
    stops(lines: readonly number[]): number[] {
        const can = lines.filter((l) => this.canLook(l));
        return can.filter((l, i) => i === 0 || this.pastAfter(l) !== this.pastAfter(can[i - 1]!));
    }
    /** Shows the table as it was after this line; null: as it is. */
    look(line: number | null): void {
        this.looking.value = line !== null && this.canLook(line) ? this.pastAfter(line) : null;
    }
    isLookedAt(line: number): boolean {
        return this.looking.value !== null && this.pastAfter(line) === this.looking.value;
    }

    /** Picks belong to one question; they survive a view that leaves the question as it was. */
    private askedFor(v: View): string {
        return `${v.question ?? 'free'}:${v.seat ?? 'watcher'}`;
    }

    private keep(b: Book, v: View, picks: readonly Pick[]): Choice {
        const next = choose(b, this.offered.value, picks);
        this.refusal.value = null;
        this.picksFor.value = this.askedFor(v);
        this.picks.value = next.picks;
        this.armed.value = null;
        return next;
    }

    /** Takes a thing up; null: a piece that is no argument of its own (a pawn that steps). */
    hold(target: Target | null): Held | null {
        const b = this.book.value,
            v = this.view.value;
        if (!b || !v || v.seat === null) return null;
        const before = this.choice.value.picks,
            question = this.askedFor(v);
        if (target && !isPicked(this.choice.value, target)) {
            const step = this.stepOf(b, this.choice.value, target);
            if (step === null) return null;
            const earlier = choose(b, this.offered.value, before.slice(0, step));
            this.keep(b, v, [...earlier.picks, ...adds(earlier, target)]);
        }
        const alive = () => this.view.value !== null && this.askedFor(this.view.value) === question;
        return {
            alive,
            complete: () => target !== null && this.ready.value !== null,
            send: () => {
                if (this.ready.value) void this.answer(this.ready.value);
            },
            back: () => {
                if (alive()) this.keep(b, v, before);
            },
        };
    }

    pick(...more: Pick[]): void {
        const b = this.book.value,
            v = this.view.value;
        if (!b || !v) return;
        this.pace.hush();
        const next = this.keep(b, v, [...this.choice.value.picks, ...more]);
        if (next.left.length === 1 && next.ready.length === 1 && sendsAtOnce(next.left, settings.value.confirm)) {
            void this.answer(next.left[0] as Legal);
        }
    }

    /** One step back: first from an answer that only waits to be sent. */
    back(): void {
        if (this.armed.value) this.armed.value = null;
        else this.picks.value = this.choice.value.picks.slice(0, -1);
    }
    backTo(step: number): void {
        this.armed.value = null;
        this.picks.value = this.choice.value.picks.slice(0, step);
    }

    /** The dark button takes this answer: a number, a turned tile. Nothing is sent. Picks it rules out are let go. */
    arm(l: Legal): void {
        this.refusal.value = null;
        if (!this.choice.value.left.some((o) => o.text === l.text)) this.picks.value = [];
        this.armed.value = l.a;
    }

    /** A labelled button: it names its outcome, so one tap sends it, unless the person wants to confirm always. */
    press(l: Legal): void {
        if (settings.value.confirm === 'always' && this.ready.value !== l) this.armed.value = l.a;
        else void this.answer(l);
    }

    async answer(l: Legal): Promise<void> {
        const v = this.view.value,
            free = this.book.value?.verbs[l.a[0]]?.interject ?? false;
        if (!v || this.sending.value || (!free && this.askedFor(v) === this.answered)) return;
        this.sending.value = true;
        this.refusal.value = null;
        this.recap.value = [];
        this.remark.value = null;
        this.catchesUp = false; // whatever comes now is news
        this.pace.own();
        const reply = await this.live.say({ t: 'answer', question: free ? null : v.question, a: l.a });
        this.sending.value = false;
        if (reply.t === 'no') this.refuse(reply, v);
        else {
            if (!free) this.answered = this.askedFor(v);
            this.answers.value++;
            this.picks.value = [];
            this.armed.value = null;
        }
    }

    /** An answer was refused. If its question has closed on the way, the next one says enough. */
    private refuse({ why, rule }: { why: string; rule: string | null }, asked: View): void {
        const newest = this.pace.last;
        if (!newest || this.askedFor(newest) === this.askedFor(asked)) this.refusal.value = { why, rule };
    }

    /** One answer after the other while `next` has one for the question and the server takes it. */
    async answerAll(next: (view: View) => Legal | null | Promise<Legal | null>): Promise<void> {
        for (let v = this.view.value; v && this.asked.value;) {
            const l = await next(v),
                question = this.askedFor(v);
            if (!l) return;
            await this.answer(l);
            if (this.refusal.value) return;
            v = await this.viewAfter(question);
        }
    }
    /** The next view that asks something else, or nothing. */
    private viewAfter(question: string): Promise<View | null> {
        return new Promise((found) => {
            const stop = effect(() => {
                const v = this.view.value;
                if (v && this.askedFor(v) === question && v.seat !== null && v.asked.includes(v.seat)) return;
                queueMicrotask(() => {
                    stop();
                    found(v);
                });
            });
        });
    }

    async why(a: Action): Promise<Locked | null> {
        const reply = await this.live.say({ t: 'why', a });
        return reply.t === 'no' ? { a, label: '', rule: reply.rule ?? '', why: reply.why } : null;
    }

    async say(message: Parameters<Live['say']>[0]): Promise<boolean> {
        const reply = await this.live.say(message);
        if (reply.t === 'no') this.refusal.value = { why: reply.why, rule: reply.rule };
        return reply.t !== 'no';
    }

    /** What the bot would answer; nothing is shown. */
    async advise(): Promise<Action | null> {
        const reply = await this.live.say({ t: 'hint' });
        return reply.t === 'hint' ? reply.a : null;
    }

    async askHint(): Promise<void> {
        const reply = await this.live.say({ t: 'hint' });
        if (reply.t === 'hint') this.hint.value = reply;
        else if (reply.t === 'no') this.refusal.value = { why: reply.why, rule: reply.rule };
    }

    /** What a thing on the board is to the person now. */
    thing(target: Target): Thing {
        const b = this.book.value,
            v = this.view.value;
        const none: Thing = { ring: null, note: null, locked: null, tap: () => undefined };
        if (!b || !v || v.seat === null || owesVote(this.info.value)) return none; // the vote comes first
        const c = this.choice.value;
        if (
            isPicked(c, target) &&
            (!target.verbs || c.left.some((l) => target.verbs?.includes(b.verbs[l.a[0]]?.word ?? '')))
        ) {
            const at = c.picks.findIndex((p) => p.noun === target.noun && p.value === target.value);
            return {
                ring: 'selected',
                note: at === c.picks.length - 1 ? this.noteOf(b, c.left) : null,
                locked: null,
                tap: () => {
                    const ready = this.ready.value; // a second tap sends
                    if (ready && at === c.picks.length - 1) void this.answer(ready);
                    else this.backTo(at);
                },
            };
        }
        const legal = offers(b, c, target);
        if (legal.length) {
            const free = legal.every((l) => b.verbs[l.a[0]]?.interject);
            return {
                ring: free || !this.asked.value ? 'may' : 'asked',
                note: this.noteOf(b, legal),
                locked: null,
                tap: () => this.pick(...adds(c, target)),
            };
        }
        const swap = c.picks.length > 0 ? this.instead(b, c, target) : null;
        if (swap) return swap;
        const locked = lock(b, v.locked, c, target) ?? null;
        return locked ? { ring: 'locked', note: null, locked, tap: () => undefined } : none;
    }

    /** What all of these answers would bring, if it is the same. */
    private noteOf(b: Book, legal: readonly Legal[]): string | null {
        const notes = new Set(legal.map((l) => noteText(b.game, l.note)));
        return notes.size === 1 ? ([...notes][0] ?? null) : null;
    }

    /** A thing of an earlier step: tapping it changes that pick. */
    private instead(b: Book, c: Choice, target: Target): Thing | null {
        const step = this.stepOf(b, c, target);
        if (step === null) return null;
        return {
            ring: null,
            note: null,
            locked: null,
            tap: () => {
                this.backTo(step);
                this.pick(...adds(this.choice.value, target));
            },
        };
    }

    /** The latest step that this thing can be picked in. */
    private stepOf(b: Book, c: Choice, target: Target): number | null {
        for (let step = c.picks.length; step >= 0; step--)
            if (offers(b, choose(b, this.offered.value, c.picks.slice(0, step)), target).length) return step;
        return null;
    }
}
