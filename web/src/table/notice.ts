// Notifications of the system: may we, and one that says whose turn it is. They can be read on a locked screen, so they
// name the table and nothing else.
import { signal } from '@preact/signals';
import { placed } from '../wire/base';
import { language } from '../words/words';

export type Permission = NotificationPermission | 'insecure' | 'missing';

/** Plain http and some browsers have no notifications. */
const now = (): Permission =>
    !isSecureContext ? 'insecure' : typeof Notification === 'undefined' ? 'missing' : Notification.permission;

export const permission = signal<Permission>(now());

/** People change their minds in the browser's own settings. */
export const lookAgain = (): void => {
    permission.value = now();
};

/** Only ever after a click: a page that asks on its own is turned down for good. */
export async function askPermission(): Promise<boolean> {
    if (now() === 'default') await Notification.requestPermission().catch(() => undefined);
    lookAgain();
    return permission.value === 'granted';
}

interface Policy {
    createScriptURL: (address: string) => string;
}
/** The server's pages take no address of a script that was not meant to be one. */
function scriptAddress(address: string): string {
    const types = (globalThis as { trustedTypes?: { createPolicy: (name: string, policy: Policy) => Policy } })
        .trustedTypes;
    return types?.createPolicy('orrery-worker', { createScriptURL: (a) => a }).createScriptURL(address) ?? address;
}

/** The service worker, where one may be had: phones show notifications only through it. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!workers) return null;
    try {
        await workers.register(scriptAddress(placed(`/sw.js?${language.value}`))); // it speaks the person's language
        return await workers.ready;
    } catch {
        return null; // a private window, or a server without the client
    }
}

let shown: Notification | null = null;
const tagOf = (link: string): string => `orrery-${link.slice(0, 6)}`;

export async function notify(link: string, title: string, body: string): Promise<void> {
    if (now() !== 'granted') return;
    const tag = tagOf(link);
    const what = { body, tag, icon: placed('/icon-192.png'), data: { path: placed(`/t/${link}`) } };
    try {
        const through = await worker();
        if (through) {
            await through.showNotification(title, what);
            return;
        }
        shown = new Notification(title, what);
        shown.onclick = () => {
            window.focus();
            shown?.close();
        };
    } catch {
        /* the title, the icon and the sound still call */
    }
}

/** The person is here, or it is no longer their turn. */
export async function unnotify(link: string): Promise<void> {
    shown?.close();
    shown = null;
    const through = await (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.getRegistration();
    for (const n of (await through?.getNotifications({ tag: tagOf(link) })) ?? []) n.close();
}
