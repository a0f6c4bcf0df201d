// What is open beside the table: one drawer at a time.
import { signal } from '@preact/signals';

export type DrawerTab = 'now' | 'log' | 'chat' | 'rules';
export type Drawn = DrawerTab | 'settings' | null;

export const drawn = signal<Drawn>(null);
/** The menu of a phone. */
export const menuOpen = signal(false);
/** Opens it, or closes it if it is open. The menu would lie over it. */
export const toggle = (what: Exclude<Drawn, null>): void => {
    drawn.value = drawn.value === what ? null : what;
    menuOpen.value = false;
};
