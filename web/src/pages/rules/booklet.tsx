// The rules of a game as a booklet: in short (one printed side), the cards, the rules under their headings, the words.
import { useEffect, useState } from 'preact/hooks';
import printer from 'icon:tabler/printer';
import { gameOf } from '../../games';
import { Glossed } from '../../table/glossed';
import { nameOf, textOf } from '../../table/speech';
import { Button } from '../../ui/button';
import { api } from '../../wire/api';
import type { Book, Help } from '../../wire/types';
import { fill, language, words } from '../../words/words';
import { Loading } from '../loading';
import { shortTitle } from '../new_table';
import { Oops } from '../oops';
import { Shell } from '../shell';
import { useGame } from '../use_game';
import { blocksOf, searched, sectionsOf, type Block, type Section } from './parts';
import './booklet.css';

// ---- in short -----------------------------------------------------------------------------------------------------

/** The rules behind a part, each a way to its text. */
function Behind({ help, panel }: { help: Help; panel: string }) {
    const ids = help.panels.find((p) => p.panel === panel)?.rules.split(' ') ?? [];
    return (
        <p class="booklet-behind">
            {ids.map((id) => (
                <a key={id} class="rule-id" href={`#rule-${id}`}>
                    {id}
                </a>
            ))}
        </p>
    );
}

/** `panel`: which part it is: turn, win, or another one. */
function Short({ block, help, panel }: { block: Block; help: Help; panel: string }) {
    const said = (text: string) => <Glossed text={text} help={help} />;
    return (
        <section class={block.steps.length ? 'booklet-block booklet-turn' : 'booklet-block'}>
            <h3>{block.title}</h3>
            {block.text && <p>{said(block.text)}</p>}
            {block.steps.length > 0 && (
                <ol class="booklet-strip">
                    {block.steps.map((s) => (
                        <li key={s}>{said(s)}</li>
                    ))}
                </ol>
            )}
            {block.points.length > 0 && (
                <ul>
                    {block.points.map((p) => (
                        <li key={p}>{said(p)}</li>
                    ))}
                </ul>
            )}
            {panel && <Behind help={help} panel={panel} />}
        </section>
    );
}

/** What bars people most often, as refusals say it; each leads to its rule. */
function Stops({ help }: { help: Help }) {
    const ids = help.panels.find((p) => p.panel === 'stop')?.rules.split(' ') ?? [],
        reasons = help.book.reasons[language.value] ?? {};
    const said = ids.filter((id) => reasons[id]);
    if (!said.length) return null;
    return (
        <section class="booklet-block">
            <h3>{words.value.pages.booklet.stops}</h3>
            <ul>
                {said.map((id) => (
                    <li key={id}>
                        {reasons[id]!.charAt(0).toUpperCase() + reasons[id]!.slice(1)}.{' '}
                        <a class="rule-id" href={`#rule-${id}`}>
                            {id}
                        </a>
                    </li>
                ))}
            </ul>
        </section>
    );
}

/** The set-up for every number of players, as the engine deals it. A rule that several rows share stands once. */
function Numbers({ help }: { help: Help }) {
    const w = words.value.pages.booklet,
        { seats, rows } = help.numbers;
    if (!rows.length) return null;
    return (
        <section class="booklet-block booklet-numbers">
            <h3>{w.numbers}</h3>
            <div class="booklet-scroll" role="region" aria-label={w.numbers} tabIndex={0}>
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{w.players}</th>
                            {seats.map((n) => (
                                <th key={n} scope="col">
                                    {n}
                                </th>
                            ))}
                        </tr>
                    </thead>
                    <tbody>
                        {rows.map((r, i) => (
                            <tr key={`${r.rules} ${r.en}`}>
                                <th scope="row">
                                    {r[language.value]}{' '}
                                    {r.rules !== rows[i - 1]?.rules && (
                                        <a class="rule-id" href={`#rule-${r.rules}`}>
                                            {r.rules}
                                        </a>
                                    )}
                                </th>
                                {r.numbers.map((n, s) => (
                                    <td key={seats[s]}>{n ?? '–'}</td>
                                ))}
                            </tr>
                        ))}
                    </tbody>
                </table>
            </div>
        </section>
    );
}

// ---- cards --------------------------------------------------------------------------------------------------------

/** The nouns of its decks: what lies somewhere as a card. */
function Gallery({ book, needle }: { book: Book; needle: string }) {
    const nouns = [...new Set(book.places.map((p) => p.noun))];
    const cards = nouns.flatMap((noun) =>
        (book.nouns[noun]?.values ?? []).map((_, value) => ({
            key: `${noun} ${value}`,
            name: nameOf(book, noun, value),
            text: textOf(book, noun, value),
        })),
    );
    const seen = cards.filter((c) => c.text && `${c.name} ${c.text}`.toLowerCase().includes(needle));
    if (!seen.length) return null;
    return (
        <section class="booklet-gallery" id="cards">
            <h2>{words.value.pages.booklet.cards}</h2>
            <ul>
                {seen.map((c) => (
                    <li key={c.key}>
                        <b>{c.name}</b> <span>{c.text}</span>
                    </li>
                ))}
            </ul>
        </section>
    );
}

// ---- rules --------------------------------------------------------------------------------------------------------

function Rules({ section, help }: { section: Section; help: Help }) {
    const w = words.value.pages.booklet;
    return (
        <section class="booklet-rules" id={section.name}>
            <h2>{section.title}</h2>
            <dl>
                {section.rules.map((r) => [
                    <dt key={r.id} id={`rule-${r.id}`}>
                        {r.id}
                    </dt>,
                    <dd key={`${r.id} text`}>
                        <span lang={r.foreign ? 'en' : undefined}>{r.text}</span>
                        {r.foreign && <em class="booklet-mark"> ({w.english})</em>}{' '}
                        {help.lessons[r.id] && (
                            <a
                                class="booklet-show"
                                href={`/#learn/${help.game}/${help.lessons[r.id]}`}
                                aria-label={fill(w.showMeRule, { id: r.id })}
                            >
                                {w.showMe}
                            </a>
                        )}
                    </dd>,
                ])}
            </dl>
        </section>
    );
}

function Glossary({ help, needle }: { help: Help; needle: string }) {
    const italian = language.value === 'it';
    const rows = help.glossary
        .map((g) => ({ word: italian ? g.parola : g.word, text: g[language.value], rules: g.rules }))
        .filter((g) => `${g.word} ${g.text}`.toLowerCase().includes(needle));
    if (!rows.length) return null;
    return (
        <section class="booklet-words" id="words">
            <h2>{words.value.pages.booklet.words}</h2>
            <dl>
                {rows.map((g) => [
                    <dt key={g.word}>{g.word}</dt>,
                    <dd key={`${g.word} text`}>
                        {g.text} <small>{g.rules}</small>
                    </dd>,
                ])}
            </dl>
        </section>
    );
}

// ---- the page -----------------------------------------------------------------------------------------------------

/** The rules in the reader's language, where the server has them. */
function useSaid(game: string): Record<string, string> {
    const [said, setSaid] = useState<Record<string, string>>({});
    const spoken = language.value;
    useEffect(() => {
        if (spoken === 'en') return;
        api.get<{ rules: Record<string, string> }>(`/api/games/${game}/rules?lang=${spoken}`).then(
            (r) => setSaid(r.rules),
            () => setSaid({}),
        );
    }, [game, spoken]);
    return said;
}

function Contents({ sections, game }: { sections: readonly Section[]; game: string }) {
    const w = words.value.pages.booklet;
    return (
        <nav class="booklet-contents" aria-label={w.contents}>
            <a href="#cards">{w.cards}</a>
            {sections.map((s) => (
                <a key={s.name} href={`#${s.name}`}>
                    {s.title}
                </a>
            ))}
            <a href="#words">{w.words}</a>
            <a href={`/#learn/${game}`}>{w.learn}</a>
        </nav>
    );
}

function Booklet({ help }: { help: Help }) {
    const w = words.value.pages.booklet;
    const [search, setSearch] = useState('');
    const said = useSaid(help.game);
    const all = sectionsOf(help, language.value, said),
        found = searched(all, search),
        needle = search.trim().toLowerCase();
    const title = fill(w.title, { game: shortTitle(gameOf(help.game)?.title ?? help.book.title) });
    useEffect(() => {
        document.title = `${title} · Orrery`;
    });
    return (
        <main class="shell-page booklet">
            <h1>{title}</h1>
            <div class="booklet-tools">
                <label>
                    <span class="ui-unseen">{w.search}</span>
                    <input
                        class="ui-field"
                        type="search"
                        value={search}
                        placeholder={w.search}
                        onInput={(e) => setSearch(e.currentTarget.value)}
                    />
                </label>
                <Button icon={printer} onClick={() => window.print()}>
                    {w.print}
                </Button>
            </div>
            {!needle && (
                <section class="booklet-short" aria-label={w.summary}>
                    {blocksOf(help.summary[language.value]).map((b, i, all) => (
                        <Short
                            key={b.title}
                            block={b}
                            help={help}
                            panel={b.steps.length ? 'turn' : all[i - 1]?.steps.length ? 'win' : ''}
                        />
                    ))}
                    <Stops help={help} />
                    <Numbers help={help} />
                </section>
            )}
            {!needle && <Contents sections={all} game={help.game} />}
            <Gallery book={help.book} needle={needle} />
            {found.map((s) => (
                <Rules key={s.name} section={s} help={help} />
            ))}
            <Glossary help={help} needle={needle} />
            {needle && !found.length && <p role="status">{w.nothing}</p>}
        </main>
    );
}

export function BookletPage({ game }: { game: string }) {
    const [help, setHelp] = useState<Help | null>(null);
    const [missing, setMissing] = useState(false);
    const board = useGame(help?.game); // brings the game's words
    useEffect(() => {
        api.help(game).then(setHelp, () => setMissing(true));
    }, [game]);
    if (missing) return <Oops kind="nowhere" />;
    if (!help || board === 'coming') return <Loading />;
    return (
        <Shell here="learn">
            <Booklet help={help} />
        </Shell>
    );
}
