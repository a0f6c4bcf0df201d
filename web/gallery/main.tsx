// The gallery: one section at a time, theme and section in the address (#earth-gambit/light), so that a picture can be taken of each.
import { render } from 'preact';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import '../src/ui/kit.css';
import type { GameTheme, Theme } from '../src/ui/theme';
import './gallery.css';

interface Section {
    id: string;
    title: string;
    game?: GameTheme;
    load: () => Promise<{ default: ComponentType }>;
}

const sections: Section[] = [
    { id: 'parts', title: 'Parts', load: () => import('./parts') },
    { id: 'shell', title: 'Shell', load: () => import('./shell') },
    { id: 'earth-gambit', title: 'Earth Gambit', game: 'earth-gambit', load: () => import('./earth_gambit') },
    { id: 'mars-vs-earth', title: 'Mars vs Earth', game: 'mars-vs-earth', load: () => import('./mars_vs_earth') },
    {
        id: 'onward-to-venus',
        title: 'Onward to Venus',
        game: 'onward-to-venus',
        load: () => import('./onward_to_venus'),
    },
    { id: 'martians', title: 'Martians!!!', game: 'martians', load: () => import('./martians') },
    { id: 'credits', title: 'Credits', load: () => import('./credits') },
];

function here(): { section: Section; theme: Theme } {
    const [id, theme] = location.hash.slice(1).split('/');
    return { section: sections.find((s) => s.id === id) ?? sections[0]!, theme: theme === 'light' ? 'light' : 'dark' };
}

function useHere() {
    const [at, go] = useState(here);
    useEffect(() => {
        const moved = () => go(here());
        addEventListener('hashchange', moved);
        return () => removeEventListener('hashchange', moved);
    }, []);
    return at;
}

function Gallery() {
    const { section, theme } = useHere();
    const [shown, show] = useState<{ id: string; Body: ComponentType }>();
    const root = document.documentElement.dataset;
    root['theme'] = theme;
    if (section.game) root['game'] = section.game;
    else delete root['game'];
    useEffect(() => {
        void section.load().then(({ default: Body }) => show({ id: section.id, Body }));
    }, [section]);
    return (
        <>
            <nav class="gallery-nav" aria-label="Sections">
                {sections.map((s) => (
                    <a key={s.id} href={`#${s.id}/${theme}`} aria-current={s === section || undefined}>
                        {s.title}
                    </a>
                ))}
                <a href={`#${section.id}/${theme === 'dark' ? 'light' : 'dark'}`}>
                    {theme === 'dark' ? 'Light' : 'Dark'}
                </a>
            </nav>
            <main class="gallery-body" data-ready={shown?.id === section.id}>
                {shown?.id === section.id && <shown.Body />}
            </main>
        </>
    );
}

render(<Gallery />, document.getElementById('root')!);
