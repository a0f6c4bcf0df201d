// What every page but the table stands in: the sky, the bar with the ways to the other pages, and the menu.
import moon from 'icon:tabler/moon';
import menu from 'icon:tabler/menu-2';
import sun from 'icon:tabler/sun';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { set, settings } from '../state/settings';
import { Icon } from '../ui/icon';
import { SeatBadge } from '../ui/seat_badge';
import { words } from '../words/words';
import { Logo } from './art/logo';
import { NightSky, Orbits } from './art/orbits';
import { Menu } from './menu';
import { theme } from './theme';
import { Ways, type Place } from './ways';
import './shell.css';

function Tools() {
    const w = words.value.pages;
    const [open, setOpen] = useState(false);
    const light = theme.value === 'light';
    return (
        <>
            <button type="button" class="shell-chip" data-act="menu" onClick={() => setOpen(true)}>
                <SeatBadge seat={0} size={20} /> <span>{settings.value.name || w.noName}</span>
            </button>
            <button
                type="button"
                class="shell-round shell-theme"
                aria-label={light ? w.goDark : w.goLight}
                title={light ? w.goDark : w.goLight}
                onClick={() => set({ theme: light ? 'dark' : 'light' })}
            >
                <Icon of={light ? moon : sun} size={18} />
            </button>
            <button
                type="button"
                class="shell-round shell-menu"
                aria-label={w.menu}
                title={w.menu}
                onClick={() => setOpen(true)}
            >
                <Icon of={menu} size={20} />
            </button>
            <Menu open={open} close={() => setOpen(false)} />
        </>
    );
}

interface Props {
    here?: Place;
    /** Instead of the ways: the name of what is on this page, after a way home. */
    title?: ComponentChildren;
    /** At the right, before the name. */
    tools?: ComponentChildren;
    /** The line at the foot. */
    foot?: ComponentChildren;
    /** Orbits engraved into the page. */
    orbits?: boolean;
    class?: string;
    children: ComponentChildren;
}

export function Shell({ here, title, tools, foot, orbits = true, class: cls = '', children }: Props) {
    return (
        <div class={`shell${theme.value === 'dark' ? ' night' : ''} ${cls}`} data-theme={theme.value}>
            {orbits && <Orbits />}
            <NightSky />
            <header class="shell-bar">
                <a class="shell-brand" href="/#" aria-label="Orrery">
                    <Logo size={32} /> <span>Orrery</span>
                </a>
                {title ? <span class="shell-title-line">{title}</span> : <Ways here={here} />}
                <span class="ui-grow" />
                {tools}
                <Tools />
            </header>
            {children}
            {foot && <footer class="shell-foot">{foot}</footer>}
        </div>
    );
}
