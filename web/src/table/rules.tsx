// Rules by their ID: the small tag on a line, and the searchable panel.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { loadRules, rulesOf } from '../state/rules';
import type { Book } from '../wire/types';
import { language, words } from '../words/words';
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

export function RulesPanel({ book }: { book: Book }) {
    const [search, setSearch] = useState('');
    const chosen = language.value;
    useEffect(() => {
        loadRules(book.game).catch(() => undefined); // English is there
    }, [book.game, chosen]);
    const { rules, foreign } = rulesOf(book);
    const wanted = ruleToRead.value;
    const needle = folded(search || wanted || '');
    const found = Object.entries(rules).filter(
        ([id, text]) =>
            !needle ||
            id.toLowerCase() === needle ||
            (search && (id.toLowerCase().includes(needle) || folded(text).includes(needle))),
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
            <dl tabIndex={0} lang={foreign ? 'en' : chosen}>
                {found
                    .slice(0, 200)
                    .map(([id, text]) => [<dt key={id}>{id}</dt>, <dd key={`${id} text`}>{plain(text)}</dd>])}
            </dl>
        </div>
    );
}
