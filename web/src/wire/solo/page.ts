// This browser keeps the tables: a Worker holds the same rooms, rules and bots as a server, as WebAssembly.
import { signal } from '@preact/signals';
import type { Answer, Ends, House } from '../house';
import { ANYBODY, type FromWorker, type ToWorker, type Where } from './messages';
import script from './worker?worker&url';

/** Nothing can be kept here: the page says so. */
export const forgets = signal(false);

const STEAL = 'orrery-steal';

/** After this a reload of the page takes the table over from the other tab. */
export function takeOver(link: string): void {
    sessionStorage.setItem(STEAL, link);
}
function steals(link: string): boolean {
    try {
        const yes = sessionStorage.getItem(STEAL) === link;
        if (yes) sessionStorage.removeItem(STEAL);
        return yes;
    } catch {
        return false;
    }
}

interface Policy {
    createScriptURL: (address: string) => string;
}
/** Of all addresses only that of our own Worker is a script. */
function scriptAddress(): string {
    const types = (globalThis as { trustedTypes?: { createPolicy: (name: string, policy: Policy) => Policy } })
        .trustedTypes;
    return types?.createPolicy('orrery-solo', { createScriptURL: () => script }).createScriptURL(script) ?? script;
}

class Page implements House {
    readonly alone = true;
    private worker: Worker | null = null;
    private next = 1;
    private asked = new Map<number, { done: (a: Answer) => void; fail: (e: Error) => void }>();
    private lines = new Map<number, Ends>();

    constructor(private where: Where) {}

    ask(path: string, body?: string): Promise<Answer> {
        return new Promise((done, fail) => {
            const ask = this.next++;
            this.asked.set(ask, { done, fail });
            this.post({ ask, path, body });
        });
    }

    connect(link: string, ends: Ends, seat = ANYBODY) {
        const connect = this.next++;
        this.lines.set(connect, ends);
        this.post({ connect, link, steal: steals(link), seat });
        return {
            send: (text: string) => this.post({ say: connect, text }),
            close: () => {
                if (!this.lines.delete(connect)) return;
                this.post({ leave: connect });
                ends.closed?.(1000);
            },
        };
    }

    isUp(): Promise<boolean> {
        return fetch(this.where.module).then((r) => r.ok);
    }

    private post(message: ToWorker): void {
        if (!this.worker) {
            this.worker = new Worker(scriptAddress());
            this.worker.onmessage = (e: MessageEvent<FromWorker>) => this.hear(e.data);
            this.worker.onerror = () => this.fail();
            this.worker.postMessage({ begin: this.where } satisfies ToWorker);
        }
        this.worker.postMessage(message);
    }

    private hear(m: FromWorker): void {
        if ('answer' in m) {
            this.asked.get(m.answer)?.done(m);
            this.asked.delete(m.answer);
        } else if ('heard' in m) {
            this.lines.get(m.heard)?.heard(m.text);
        } else if ('opened' in m) {
            this.lines.get(m.opened)?.opened?.();
        } else if ('closed' in m) {
            const ends = this.lines.get(m.closed);
            this.lines.delete(m.closed);
            ends?.closed?.(m.code);
        } else if ('forgets' in m) {
            forgets.value = true;
        } else {
            this.fail();
        }
    }

    /** As if a server were down: the next request tries again with a new Worker. */
    private fail(): void {
        this.worker?.terminate();
        this.worker = null;
        const asked = [...this.asked.values()],
            lines = [...this.lines.values()];
        this.asked.clear();
        this.lines.clear();
        for (const { fail } of asked) fail(new TypeError('Failed to fetch the table.'));
        for (const ends of lines) ends.closed?.(1006);
    }
}

export const solo = (where: Where): House => new Page(where);
