// To another page of the client. Where this browser keeps the tables the page stays and shows another one, so that its
// Worker goes on; a server's pages are loaded anew.
import { house } from './house';

export function go(path: string): void {
    if (!house.alone) {
        location.href = path;
        return;
    }
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
}

/** A plain click on a link to one of our pages. */
function clicked(e: MouseEvent): void {
    const a = (e.target as Element).closest?.('a');
    const plain = e.button === 0 && !e.metaKey && !e.ctrlKey && !e.shiftKey && !e.altKey;
    if (!a || !plain || e.defaultPrevented || a.target || a.hasAttribute('download') || a.origin !== location.origin)
        return;
    const here = a.pathname === location.pathname && a.search === location.search;
    if (here && a.hash) return; // a place on this page
    if (/\.\w+$/.test(a.pathname)) return; // a file
    e.preventDefault();
    go(a.pathname + a.search + a.hash);
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
