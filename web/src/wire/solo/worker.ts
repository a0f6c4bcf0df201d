// The Worker: one thing after the other goes to the module, what it hands over is kept, and only then is anybody told.
// A table is written to by one tab at a time (Web Locks); any tab may look at it.
import { inBrowser, inMemory, type Keep, type Step } from './keep';
import { HANDED_OVER, OTHER_TAB, type FromWorker, type ToWorker, type Where } from './messages';
import { Module } from './module';

const tell = (m: FromWorker): void => postMessage(m);
const nothing = (): Step => ({ entries: [], tokens: [], gone: [] });

let module: Module;
let keep: Keep;
let step = nothing();
/** The table of each line, and how to give a table back. */
const lines = new Map<number, string>();
const held = new Map<string, () => void>();

// ---- one after the other --------------------------------------------------------------------------------------------

let last: Promise<void> = Promise.resolve();
function soon(job: () => void | Promise<void>): void {
    last = last.then(job).catch((e: unknown) => {
        console.error(e);
        tell({ failed: true });
    });
}

/** Keeps what the module has handed over; what follows from that, too. */
async function settle(): Promise<void> {
    while (step.entries.length || step.gone.length) {
        const kept = step;
        step = nothing();
        module.stored(await keep.put(kept));
    }
}

let nets: Where['nets'] = {};
let needed = '';
/** A bot wants to think by a network. Where there is none to be had, as on a first visit offline, it plays without. */
async function bringNet(): Promise<void> {
    const game = needed,
        address = nets[game];
    needed = '';
    if (!game) return;
    const bytes = address ? await load(address).catch(() => null) : null;
    module.net(game, new Uint8Array(bytes ?? []));
}

/** Does it again if a network was missing: nothing has happened then. */
async function withNet(act: () => void): Promise<void> {
    act();
    if (!needed) return;
    await bringNet();
    act();
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** Bots think, clocks run out: one step, and then it is somebody else's turn. */
async function goOn(): Promise<void> {
    clearTimeout(timer);
    const wait = module.step();
    await settle();
    await bringNet();
    if (wait === 0) soon(goOn);
    else if (wait > 0) timer = setTimeout(() => soon(goOn), wait);
}

// ---- tables ---------------------------------------------------------------------------------------------------------

/** In memory as it is kept now. */
async function wake(link: string): Promise<boolean> {
    if (held.has(link) && module.has(link)) return true;
    module.sleep(link);
    const kept = await keep.get(link);
    return !!kept && module.wake(link, kept.entries, kept.tokens);
}

/** Milliseconds that a page which is just being left, as by a reload, may take to give its tables back. */
const PATIENCE = 1000;

/** The table is ours to write to; false: another tab has it. */
async function hold(link: string, steal = false): Promise<boolean> {
    if (held.has(link)) return true;
    const locks = navigator.locks as LockManager | undefined; // plain http has none
    if (!locks) {
        held.set(link, () => undefined);
        return true;
    }
    return new Promise<boolean>((resolve) => {
        let ours = false;
        const how: LockOptions = steal ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
        locks
            .request(`orrery-${link}`, how, () => {
                ours = true;
                return new Promise<void>((end) => {
                    held.set(link, end);
                    resolve(true);
                });
            })
            .catch(() => {
                if (ours) soon(() => lose(link));
                else resolve(false);
            });
    });
}

async function holdAwake(link: string, steal = false): Promise<boolean> {
    if (!(await hold(link, steal))) return false;
    if (await wake(link)) module.hold(link);
    return true;
}

/** What is kept of matches that are over lies under a name that is no link, as at the server. */
const ENDINGS = 'endings';

/** Hands the endings of all matches over; those that nobody has looked at since are kept as lines first. */
async function tally(): Promise<void> {
    const lines = (await keep.get(ENDINGS))?.entries ?? [],
        known = new Set(lines.map((line) => line.slice(0, line.indexOf(' ')))),
        all = (await keep.links()).filter((link) => link !== ENDINGS);
    for (const link of all.filter((l) => !known.has(l))) {
        const line = (await wake(link)) ? module.ending(link) : '';
        giveBack(link);
        if (!line) continue;
        await keep.put({ ...nothing(), entries: [{ link: ENDINGS, n: lines.length, text: line }] });
        lines.push(line);
    }
    module.tally(lines);
}

/** Nobody looks at it any more: it sleeps, and another tab may have it. */
function giveBack(link: string): void {
    if ([...lines.values()].includes(link)) return;
    module.sleep(link);
    held.get(link)?.();
    held.delete(link);
}

/** Another tab has taken it over. */
function lose(link: string): void {
    held.delete(link);
    for (const [line, at] of [...lines]) if (at === link) hangUp(line, OTHER_TAB);
    module.sleep(link);
}

function hangUp(line: number, code: number): void {
    if (lines.delete(line)) module.leave(line);
    tell({ closed: line, code });
}

// ---- what the page wants -----------------------------------------------------------------------------------------

const tableIn = (path: string): string | undefined => /^\/api\/tables\/([a-z2-9]{23})(?![a-z2-9])/.exec(path)?.[1];

async function answer(ask: number, path: string, body?: string): Promise<void> {
    const link = tableIn(path);
    let again: string | null = null;
    if (link && body !== undefined) {
        if (!(await holdAwake(link))) await wake(link); // the module refuses
        again = path.endsWith('/rematch') ? module.again(link) : null;
        if (again) await holdAwake(again);
    } else if (link) {
        await wake(link);
    }
    await needTexts(path);
    if (/^\/api\/stats\b/.test(path)) await tally();
    await withNet(() => module.request(ask, path, body));
    await settle();
    for (const at of [link, again]) if (at) giveBack(at);
}

/** One line per table: whoever had the device before hears nothing more. */
async function connect(line: number, link: string, steal: boolean, seat: number): Promise<void> {
    if (!(await holdAwake(link, steal))) {
        tell({ closed: line, code: OTHER_TAB });
        return;
    }
    const before = [...lines].flatMap(([other, at]) => (at === link ? [other] : []));
    lines.set(line, link);
    tell({ opened: line });
    module.connect(line, link, seat);
    for (const other of before) hangUp(other, HANDED_OVER);
}

async function leave(line: number): Promise<void> {
    const link = lines.get(line);
    if (!link) return;
    lines.delete(line);
    module.leave(line);
    await goOn(); // that nobody is there is kept
    giveBack(link);
}

async function load(address: string): Promise<ArrayBuffer> {
    const loaded = await fetch(address);
    if (!loaded.ok) throw new TypeError(`${address}: ${loaded.status}`);
    return loaded.arrayBuffer();
}

let texts = '';
/** Lessons, puzzles, booklets and the rules in Italian come when they are needed for the first time. */
async function needTexts(path: string): Promise<void> {
    if (!texts || !/^\/api\/(?:lessons|puzzles|help)|\blang=it$/.test(path)) return;
    module.texts(new Uint8Array(await load(texts)));
    texts = '';
}

async function begin(where: Where): Promise<void> {
    const code = await load(where.module);
    texts = where.texts;
    nets = where.nets;
    keep = await inBrowser().catch(() => {
        tell({ forgets: true });
        return inMemory();
    });
    module = await Module.load(code, where.window, {
        reply: (answer, status, text) => tell({ answer, status, text }),
        send: (heard, text) => tell({ heard, text }),
        hangUp,
        store: (link, n, text) => void step.entries.push({ link, n, text }),
        keepToken: (link, token) => void step.tokens.push({ link, token }),
        forget: (link) => void step.gone.push(link),
        needNet: (game) => {
            needed = game;
        },
    });
}

async function hear(m: ToWorker): Promise<void> {
    if ('begin' in m) return begin(m.begin);
    if ('ask' in m) await answer(m.ask, m.path, m.body);
    else if ('connect' in m) await connect(m.connect, m.link, m.steal, m.seat);
    else if ('say' in m) await withNet(() => module.say(m.say, m.text));
    else await leave(m.leave);
    await settle();
    return goOn();
}

onmessage = (e: MessageEvent<ToWorker>) => soon(() => hear(e.data));
