// Where the pages of this client are: a server has them at the root of its name, a folder of files may be anywhere.
import { options } from 'preact';

/** tools/site writes there where the module is, and what belongs to it; a server's page has none. */
export const soloMeta = document.querySelector<HTMLMetaElement>('meta[name="orrery-solo"]');

/** "" at the root, else as in "/some/path": every script lies in its folder assets. */
const base = soloMeta ? new URL('..', import.meta.url).pathname.replace(/\/$/, '') : '';

/** The address of one of our pages or files: "/t/LINK" may be "/some/path/t/LINK". */
export const placed = (path: string): string => base + path;

/** The other way round; null: that is no page of ours. */
export function pathIn(pathname: string): string | null {
    if (!pathname.startsWith(`${base}/`)) return null;
    return pathname.slice(base.length).replace(/^\/index\.html$/, '/');
}

/** The page that is shown, as in "/t/LINK". */
export const herePath = (): string => pathIn(location.pathname) ?? '/';

// Links say "/t/LINK" all over the client; what the browser gets is where that is.
const made = options.vnode;
if (base)
    options.vnode = (v) => {
        const props = v.props as { href?: unknown };
        if (v.type === 'a' && typeof props.href === 'string' && props.href.startsWith('/'))
            props.href = placed(props.href);
        made?.(v);
    };
