// Web Push: the server calls this browser to its tables while no page is open, if whoever runs it has set that up. What
// it sends can be read by this browser alone, and names the table and nothing else.
import { api } from '../wire/api';
import { worker } from './notice';

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));

const same = (a: ArrayBuffer | null | undefined, b: Uint8Array): boolean =>
    !!a && new Uint8Array(a).join() === b.join();

/** The one subscription of this browser, for the key the server has now. */
async function subscription(key: string): Promise<PushSubscription | null> {
    const manager = (await worker())?.pushManager as PushManager | undefined;
    if (!manager) return null;
    const wanted = bytesOf(key),
        kept = await manager.getSubscription();
    if (kept && same(kept.options.applicationServerKey, wanted)) return kept;
    await kept?.unsubscribe();
    return manager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

let none = false; // this server calls nobody

/** Whether the server will call. It is no harm if it cannot: the page still does. */
export async function wantPush(link: string): Promise<boolean> {
    try {
        const { key } = none ? { key: null } : await api.get<{ key: string | null }>('/api/push');
        none = key === null;
        const made = key === null ? null : await subscription(key);
        const { endpoint, keys } = made?.toJSON() ?? {};
        if (!endpoint || !keys) return false;
        await api.post(api.at(link, '/push'), { endpoint, key: keys['p256dh'], auth: keys['auth'] });
        return true;
    } catch {
        return false; // no push service, a private window, a server that is busy
    }
}

/** At no table any more: the server finds the subscription gone, and forgets it. */
export async function refusePush(link: string): Promise<void> {
    try {
        const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
        const kept = await (await workers?.getRegistration())?.pushManager?.getSubscription();
        if (!kept) return;
        await api.post(api.at(link, '/push'), { endpoint: null });
        await kept.unsubscribe();
    } catch {
        /* it ends with the seat at the latest */
    }
}
