// The theme that holds now: the person's choice, or the system's.
import { effect, signal } from '@preact/signals';
import { settings } from '../state/settings';
import { followTheme, type Theme } from '../ui/theme';

export const theme = signal<Theme>('dark');

effect(() =>
    followTheme(settings.value.theme, (now) => {
        theme.value = now;
    }),
);
