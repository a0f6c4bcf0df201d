// One WebSocket to one table. It reconnects: a seat is not a connection.
import { signal } from '@preact/signals';
import type { FromServer, ToServer } from './types';

type Reply = Extract<FromServer, { t: 'ok' | 'no' | 'hint' }>;

/** The server closes with this when the seat is no longer this browser's; coming back tells what one is now. */
const SEAT_CHANGED = 4001;
/** The same, because its person plays on another device now: this one stays away. */
const SEAT_MOVED = 4002;
/** The host has closed the table: nobody comes back to it. */
const TABLE_CLOSED = 4003;

export class Live {
    /** Whether the line stands; the page says so when it does not. */
    readonly up = signal(false);
    private socket: WebSocket | null = null;
    private waiting = new Map<number, (reply: Reply) => void>();
    private next = 1;
    private retry = 250;
    private closed = false;

    constructor(
        private link: string,
        private hear: (message: FromServer) => void,
        private lost: (moved: boolean) => void,
    ) {
        this.connect();
    }

    /** Resolves with the server's answer; a line that breaks before it answers is a refusal. */
    say(message: ToServer): Promise<Reply> {
        const id = this.next++;
        return new Promise((resolve) => {
            if (!this.socket || this.socket.readyState !== WebSocket.OPEN) {
                resolve({ t: 'no', id, why: 'Connection lost.', rule: null });
                return;
            }
            this.waiting.set(id, resolve);
            this.socket.send(JSON.stringify({ ...message, id }));
        });
    }

    close(): void {
        this.closed = true;
        this.socket?.close();
    }

    private connect(): void {
        const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live/${this.link}`;
        const socket = new WebSocket(address, 'orrery.1');
        this.socket = socket;
        socket.onopen = () => {
            this.up.value = true;
            this.retry = 250;
        };
        socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as FromServer);
        socket.onclose = (event) => {
            this.up.value = false;
            const moved = event.code === SEAT_MOVED;
            if (moved) this.closed = true;
            if (moved || event.code === SEAT_CHANGED) this.lost(moved);
            if (event.code === TABLE_CLOSED) this.closed = true;
            for (const [id, resolve] of this.waiting) resolve({ t: 'no', id, why: 'Connection lost.', rule: null });
            this.waiting.clear();
            if (this.closed) return;
            setTimeout(() => this.connect(), this.retry);
            this.retry = Math.min(this.retry * 2, 5000);
        };
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
