// Rules by their ID: the small tag on a line, and the searchable panel.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { helpOf, loadHelp } from '../state/help';
import { loadRules, rulesOf } from '../state/rules';
import type { Book, Help } from '../wire/types';
import { fill, language, words } from '../words/words';
import './rules.css';

/** The rule somebody asked to read; the panel shows it. */
export const ruleToRead = signal<string | null>(null);

export function RuleId({ id }: { id: string | null | undefined }) {
    if (!id || id === '-') return null;
    return (
        <button
            class="rule-id"
            onClick={(e) => {
                e.stopPropagation();
                ruleToRead.value = id;
            }}
        >
            {id}
        </button>
    );
}

/** The same inside a thing that is itself a button: it names the rule, the reason beside it opens it. */
export function RuleTag({ id }: { id: string | null | undefined }) {
    return id && id !== '-' ? <span class="rule-id">{id}</span> : null;
}

const plain = (text: string): string => text.replace(/[*`]/g, '');

/** For searching: "perche" finds "perché". */
const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'");

type Found = readonly (readonly [id: string, text: string])[];

/** Under the headings of the ledger, where they are known; a rule that a lesson teaches can be shown. */
function Sections({ book, found }: { book: Book; found: Found }) {
    const help = helpOf(book.game),
        ids = Object.keys(book.rules),
        firsts = (help?.sections ?? []).map((s) => ({ ...s, at: ids.indexOf(s.first) })).filter((s) => s.at >= 0);
    const groups = new Map<string, [string, string][]>();
    for (const [id, text] of found) {
        const title = firsts.filter((s) => s.at <= ids.indexOf(id)).at(-1)?.[language.value] ?? '';
        groups.set(title, [...(groups.get(title) ?? []), [id, text]]);
    }
    return (
        <>
            {[...groups].map(([title, rules]) => (
                <section key={title}>
                    {title && <h3>{title}</h3>}
                    <dl>
                        {rules.map(([id, text]) => [
                            <dt key={id}>{id}</dt>,
                            <dd key={`${id} text`}>
                                {plain(text)} <ShowMe help={help} id={id} />
                            </dd>,
                        ])}
                    </dl>
                </section>
            ))}
        </>
    );
}

function ShowMe({ help, id }: { help: Help | null; id: string }) {
    const lesson = help?.lessons[id],
        w = words.value.pages.booklet;
    if (!help || !lesson) return null;
    return (
        <a
            href={`/#learn/${help.game}/${lesson}`}
            target="_blank"
            rel="noopener"
            aria-label={fill(w.showMeRule, { id })}
        >
            {w.showMe}
        </a>
    );
}

/** A rule of the edition at this table; before its help has come, any. */
const isOurs = (game: string, id: string): boolean => helpOf(game)?.rules.includes(id) ?? true;

export function RulesPanel({ book }: { book: Book }) {
    const [search, setSearch] = useState('');
    const chosen = language.value;
    useEffect(() => {
        loadRules(book.game).catch(() => undefined); // English is there
        loadHelp(book.game).catch(() => undefined); // without headings then
    }, [book.game, chosen]);
    const { rules, foreign } = rulesOf(book);
    const wanted = ruleToRead.value;
    const needle = folded(search || wanted || '');
    const found = Object.entries(rules).filter(
        ([id, text]) =>
            id.toLowerCase() === needle || // of another edition too: an option may let it hold
            (isOurs(book.game, id) &&
                (!needle || (search && (id.toLowerCase().includes(needle) || folded(text).includes(needle))))),
    );
    return (
        <div class="rules">
            <label class="search">
                <span class="ui-unseen">{words.value.rail.search}</span>
                <input
                    class="ui-field"
                    type="search"
                    value={search}
                    placeholder={words.value.rail.search}
                    onInput={(e) => {
                        ruleToRead.value = null;
                        setSearch(e.currentTarget.value);
                    }}
                />
            </label>
            {foreign && <p class="ui-small">{words.value.rail.rulesIn}</p>}
            {found.length === 0 && <p class="ui-small">{words.value.rail.noRule}</p>}
            <a href={`/rules/${book.game}`} target="_blank" rel="noopener">
                {words.value.pages.booklet.open}
            </a>
            <div class="rules-list" tabIndex={0} lang={foreign ? 'en' : chosen}>
                <Sections book={book} found={found} />
            </div>
        </div>
    );
}
