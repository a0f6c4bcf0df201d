// What is kept in this browser: the entries of its tables, each under its link and number, and the tokens of its seats.
// An entry is never replaced: who comes second with the same number is refused.

export interface Entry {
    link: string;
    n: number;
    text: string;
}
export interface Step {
    entries: Entry[];
    tokens: { link: string; token: Uint8Array }[];
    gone: string[];
}
export interface Kept {
    entries: string[];
    tokens: Uint8Array[];
}

export interface Keep {
    /** All of it or nothing; false: nothing. */
    put: (step: Step) => Promise<boolean>;
    /** Null: there is no such table. */
    get: (link: string) => Promise<Kept | null>;
    /** Of all tables. */
    links: () => Promise<string[]>;
}

/** Where nothing can be kept: as long as the page is open. */
export function inMemory(): Keep {
    const tables = new Map<string, Kept>();
    return {
        put: async ({ entries, tokens, gone }) => {
            for (const { link, text } of entries) {
                const kept = tables.get(link) ?? { entries: [], tokens: [] };
                kept.entries.push(text);
                tables.set(link, kept);
            }
            for (const { link, token } of tokens) tables.get(link)?.tokens.push(token);
            for (const link of gone) tables.delete(link);
            return true;
        },
        get: async (link) => tables.get(link) ?? null,
        links: async () => [...tables.keys()],
    };
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no reason given'));
    });

function opened(): Promise<IDBDatabase> {
    const request = indexedDB.open('orrery', 1);
    request.onupgradeneeded = () => {
        request.result.createObjectStore('entries', { keyPath: ['link', 'n'] });
        request.result.createObjectStore('tokens', { keyPath: ['link', 'token'] });
    };
    return done(request);
}

const all = (link: string): IDBKeyRange => IDBKeyRange.bound([link], [link, []]);

function put(db: IDBDatabase, { entries, tokens, gone }: Step): Promise<boolean> {
    return new Promise((resolve) => {
        const t = db.transaction(['entries', 'tokens'], 'readwrite', { durability: 'strict' });
        t.oncomplete = () => resolve(true);
        t.onabort = () => resolve(false);
        for (const entry of entries) t.objectStore('entries').add(entry);
        for (const token of tokens) t.objectStore('tokens').put(token);
        for (const link of gone) for (const store of ['entries', 'tokens']) t.objectStore(store).delete(all(link));
    });
}

async function get(db: IDBDatabase, link: string): Promise<Kept | null> {
    const t = db.transaction(['entries', 'tokens']);
    const [entries, tokens] = await Promise.all([
        done(t.objectStore('entries').getAll(all(link)) as IDBRequest<Entry[]>),
        done(t.objectStore('tokens').getAll(all(link)) as IDBRequest<{ token: Uint8Array }[]>),
    ]);
    return entries.length ? { entries: entries.map((e) => e.text), tokens: tokens.map((t) => t.token) } : null;
}

/** The key behind the last one of each table leads to the next. */
async function links(db: IDBDatabase): Promise<string[]> {
    const all = db.transaction('entries').objectStore('entries'),
        found: string[] = [];
    for (let after: IDBKeyRange | undefined; ; after = IDBKeyRange.lowerBound([found.at(-1)!, []])) {
        const next = await done(all.openKeyCursor(after));
        if (!next) return found;
        found.push((next.key as [string, number])[0]);
    }
}

/** Throws where the browser keeps nothing, as in some private windows. */
export async function inBrowser(): Promise<Keep> {
    const db = await opened();
    db.onversionchange = () => db.close();
    return {
        put: (step) => put(db, step).catch(() => false),
        get: (link) => get(db, link),
        links: () => links(db),
    };
}
