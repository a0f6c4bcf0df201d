// To another page of the client. Where this browser keeps the tables the page stays and shows another one, so that its
// Worker goes on; a server's pages are loaded anew.
import { pathIn, placed } from './base';
import { house } from './house';

export function go(path: string): void {
    if (!house.alone) {
        location.href = path;
        return;
    }
    history.pushState(null, '', placed(path));
    dispatchEvent(new PopStateEvent('popstate'));
}

/** What a server sends as a file is made here. */
async function save(path: string, name: string): Promise<void> {
    const { status, text } = await house.ask(path);
    if (status !== 200) return;
    const file = document.createElement('a');
    file.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    file.download = name;
    file.click();
    setTimeout(() => URL.revokeObjectURL(file.href), 60000);
}

/** A plain click on a link to one of our pages. */
function clicked(e: MouseEvent): void {
    const a = (e.target as Element).closest?.('a');
    const plain = e.button === 0 && !e.metaKey && !e.ctrlKey && !e.shiftKey && !e.altKey;
    if (!a || !plain || e.defaultPrevented || a.target || a.origin !== location.origin) return;
    const here = a.pathname === location.pathname && a.search === location.search;
    if (here && a.hash) return; // a place on this page
    const path = pathIn(a.pathname);
    if (path === null || /\.\w+$/.test(path)) return; // not ours, or a file
    e.preventDefault();
    if (a.download) {
        void save(path + a.search, a.download);
        return;
    }
    go(path + a.search + a.hash);
}

/** show: draws the page of the address. */
export function stayHere(show: () => void): void {
    if (!house.alone) return;
    document.addEventListener('click', clicked);
    addEventListener('popstate', () => {
        show();
        scrollTo(0, 0);
    });
}
