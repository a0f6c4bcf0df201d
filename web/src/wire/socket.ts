// One line to one table. It reconnects: a seat is not a connection.
import { signal } from '@preact/signals';
import { house, type Wire } from './house';
import { HANDED_OVER, OTHER_TAB } from './solo/messages';
import type { FromServer, ToServer } from './types';

type Reply = Extract<FromServer, { t: 'ok' | 'no' | 'hint' }>;

/** The server closes with this when the seat is no longer this browser's; coming back tells what one is now. */
const SEAT_CHANGED = 4001;
/** The same, because its person plays on another device now: this one stays away. */
const SEAT_MOVED = 4002;
/** The host has closed the table: nobody comes back to it. */
const TABLE_CLOSED = 4003;

/** Where a seat went: to somebody else, to another device of the same person, to another tab of this browser. */
export type Lost = 'gone' | 'moved' | 'tab';
const LOST: Record<number, Lost> = { [SEAT_CHANGED]: 'gone', [SEAT_MOVED]: 'moved', [OTHER_TAB]: 'tab' };

/** After these the line stays down. */
const FOR_GOOD = [SEAT_MOVED, OTHER_TAB, HANDED_OVER, TABLE_CLOSED];

export class Live {
    /** Whether the line stands; the page says so when it does not. */
    readonly up = signal(false);
    private wire: Wire | null = null;
    private waiting = new Map<number, (reply: Reply) => void>();
    private next = 1;
    private retry = 250;
    private closed = false;

    constructor(
        private link: string,
        private hear: (message: FromServer) => void,
        private lost: (how: Lost) => void,
        private seat?: number,
    ) {
        this.connect();
    }

    /** Resolves with the server's answer; a line that breaks before it answers is a refusal. */
    say(message: ToServer): Promise<Reply> {
        const id = this.next++;
        return new Promise((resolve) => {
            if (!this.wire || !this.up.value) {
                resolve({ t: 'no', id, why: 'Connection lost.', rule: null });
                return;
            }
            this.waiting.set(id, resolve);
            this.wire.send(JSON.stringify({ ...message, id }));
        });
    }

    close(): void {
        this.closed = true;
        this.wire?.close();
    }

    private connect(): void {
        const ends = {
            opened: () => {
                this.up.value = true;
                this.retry = 250;
            },
            heard: (text: string) => this.receive(JSON.parse(text) as FromServer),
            closed: (code: number) => this.end(code),
        };
        this.wire = house.connect(this.link, ends, this.seat);
    }

    private end(code: number): void {
        const lost = LOST[code];
        this.up.value = false;
        if (FOR_GOOD.includes(code)) this.closed = true;
        if (lost) this.lost(lost);
        for (const [id, resolve] of this.waiting) resolve({ t: 'no', id, why: 'Connection lost.', rule: null });
        this.waiting.clear();
        if (this.closed) return;
        setTimeout(() => this.connect(), this.retry);
        this.retry = Math.min(this.retry * 2, 5000);
    }

    private receive(message: FromServer): void {
        if (message.t === 'ok' || message.t === 'no' || message.t === 'hint') {
            this.waiting.get(message.id)?.(message);
            this.waiting.delete(message.id);
        } else {
            this.hear(message);
        }
    }
}
