// The module: apps/solo as WebAssembly, and what it asks of its host (apps/solo/host.h).

interface Exports {
    memory: WebAssembly.Memory;
    _initialize: () => void;
    begin: (window: number, patience: number) => number;
    buffer: (n: number) => number;
    texts: (n: number) => number;
    net: (name: number, n: number) => number;
    request: (id: number, post: number, address: number, body: number) => void;
    connect: (id: number, seat: number) => void;
    say: (id: number, n: number) => void;
    leave: (id: number) => void;
    stored: (kept: number) => void;
    step: () => number;
    has: () => number;
    wake: (n: number) => number;
    token: () => number;
    hold: () => number;
    sleep: () => void;
    again: () => number;
    ending: () => number;
    tally: (n: number) => void;
}

export interface Host {
    reply: (id: number, status: number, text: string) => void;
    send: (id: number, text: string) => void;
    hangUp: (id: number, code: number) => void;
    store: (link: string, n: number, text: string) => void;
    keepToken: (link: string, token: Uint8Array) => void;
    forget: (link: string) => void;
    needNet: (game: string) => void;
}

const LINK = 23,
    TOKEN = 32,
    NO_FILES = 8; // of WASI: a bad file descriptor

export class Module {
    private x!: Exports;

    private constructor(private host: Host) {}

    static async load(bytes: ArrayBuffer, window: number, host: Host): Promise<Module> {
        const m = new Module(host);
        const module = await WebAssembly.compile(bytes);
        const instance = await WebAssembly.instantiate(module, {
            host: m.gives(),
            wasi_snapshot_preview1: m.wasi(module),
        });
        m.x = instance.exports as unknown as Exports;
        m.x._initialize();
        if (!m.x.begin(window, 1)) throw new RangeError('not enough memory');
        return m;
    }

    private bytes(at: number, n: number): Uint8Array {
        return new Uint8Array(this.x.memory.buffer, at, n);
    }
    private text(at: number, n: number): string {
        return new TextDecoder().decode(this.bytes(at, n));
    }

    private gives(): Record<string, (...a: never[]) => unknown> {
        const { host } = this;
        return {
            reply: (id: number, status: number, at: number, n: number) => host.reply(id, status, this.text(at, n)),
            send: (id: number, at: number, n: number) => host.send(id, this.text(at, n)),
            hang_up: (id: number, code: number) => host.hangUp(id, code),
            store: (link: number, number: number, at: number, n: number) =>
                host.store(this.text(link, LINK), number, this.text(at, n)),
            keep_token: (link: number, at: number) =>
                host.keepToken(this.text(link, LINK), this.bytes(at, TOKEN).slice()),
            forget: (link: number) => host.forget(this.text(link, LINK)),
            need_net: (at: number, n: number) => host.needNet(this.text(at, n)),
            steady: () => performance.now(),
            wall: () => Date.now(),
            random: (at: number, n: number) =>
                void crypto.getRandomValues(this.bytes(at, n) as Uint8Array<ArrayBuffer>),
        };
    }

    /** The C library asks for files, which there are none of, and for the time. */
    private wasi(module: WebAssembly.Module): Record<string, () => number> {
        const all: Record<string, (...a: number[]) => number> = {};
        for (const { module: from, name } of WebAssembly.Module.imports(module))
            if (from === 'wasi_snapshot_preview1') all[name] = () => NO_FILES;
        all['clock_time_get'] = (_clock, _low, at) => {
            const time = BigInt(Math.round(performance.now() * 1e6));
            new DataView(this.x.memory.buffer).setBigUint64(at!, time, true);
            return 0;
        };
        return all;
    }

    /** Puts texts one after the other into the module's buffer. */
    private put(...parts: (string | Uint8Array)[]): number[] {
        const bytes = parts.map((p) => (typeof p === 'string' ? new TextEncoder().encode(p) : p));
        const all = bytes.reduce((n, b) => n + b.length, 0),
            at = this.x.buffer(all);
        if (!at) throw new RangeError('not enough memory');
        let end = at;
        for (const b of bytes) {
            this.bytes(end, b.length).set(b);
            end += b.length;
        }
        return bytes.map((b) => b.length);
    }

    request(id: number, path: string, body?: string): void {
        const [address, n] = this.put(path, body ?? '');
        this.x.request(id, body === undefined ? 0 : 1, address!, n!);
    }
    connect(id: number, link: string, seat: number): void {
        this.put(link);
        this.x.connect(id, seat);
    }
    say(id: number, text: string): void {
        this.x.say(id, this.put(text)[0]!);
    }
    texts(bytes: Uint8Array): void {
        if (!this.x.texts(this.put(bytes)[0]!)) throw new RangeError('not enough memory');
    }
    /** The network of a game; none of it: there is none to be had. */
    net(game: string, bytes: Uint8Array): void {
        const [name, n] = this.put(game, bytes);
        if (!this.x.net(name!, n!)) throw new RangeError('not enough memory');
    }
    leave(id: number): void {
        this.x.leave(id);
    }
    stored(kept: boolean): void {
        this.x.stored(kept ? 1 : 0);
    }
    /** Milliseconds until the next one; 0: at once; below 0: nothing is to be done. */
    step(): number {
        return this.x.step();
    }
    has(link: string): boolean {
        this.put(link);
        return !!this.x.has();
    }
    hold(link: string): void {
        this.put(link);
        this.x.hold();
    }
    sleep(link: string): void {
        this.put(link);
        this.x.sleep();
    }
    /** The link of its rematch; null: there is none yet. */
    again(link: string): string | null {
        this.put(link);
        return this.x.again() ? this.text(this.x.buffer(LINK), LINK) : null;
    }
    /** How its match ended, as a line; '': it has not. */
    ending(link: string): string {
        this.put(link);
        const n = this.x.ending();
        return n ? this.text(this.x.buffer(n), n) : '';
    }
    /** Statistics are of these lines. */
    tally(lines: readonly string[]): void {
        this.x.tally(0);
        for (const line of lines) this.x.tally(this.put(line)[0]!);
    }
    /** False: what was kept does not fit these rules. */
    wake(link: string, entries: readonly string[], tokens: readonly Uint8Array[]): boolean {
        for (const e of entries) if (!this.x.wake(this.put(link, e)[1]!)) return false;
        for (const t of tokens) {
            this.put(link, t);
            this.x.token();
        }
        return true;
    }
}
