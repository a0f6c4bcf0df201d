// Which colours hold: the person's choice or the system's, put on the root as data-theme; and the display face of a
// game, fetched before its table is drawn.
export type Theme = 'dark' | 'light';
export type ThemeChoice = Theme | 'auto';
/** A theme of tokens.css, not a ruleset: both editions of Mars vs Earth share one. */
export type GameTheme = 'earth-gambit' | 'mars-vs-earth' | 'onward-to-venus' | 'martians';

const FACES: Record<GameTheme | 'shell', string> = {
    shell: 'Marcellus',
    'earth-gambit': 'Michroma',
    'mars-vs-earth': 'Special Elite',
    'onward-to-venus': 'IM Fell English SC',
    martians: 'Bangers',
};

/** The theme of a ruleset's id; undefined for a game without one, which then wears the shell. */
export function themeOf(ruleset: string): GameTheme | undefined {
    const name = ruleset.replace(/-\de$/, '');
    return name in FACES && name !== 'shell' ? (name as GameTheme) : undefined;
}

/** Fetches the display face of a theme; drawing does not wait for it. */
export function warmFace(theme: GameTheme | 'shell'): void {
    void document.fonts.load(`16px "${FACES[theme]}"`).catch(() => undefined);
}

/** Follows the choice until the function it gives back is called. `seen` hears what holds now. */
export function followTheme(choice: ThemeChoice, seen?: (theme: Theme) => void): () => void {
    const light = matchMedia('(prefers-color-scheme: light)');
    const show = () => {
        const theme: Theme = choice === 'auto' ? (light.matches ? 'light' : 'dark') : choice;
        document.documentElement.dataset['theme'] = theme;
        seen?.(theme);
    };
    show();
    light.addEventListener('change', show);
    return () => light.removeEventListener('change', show);
}
