// The booklet's parts: the ledger cut into its sections, and the short version read from its Markdown.
import type { Help } from '../../wire/types';
import type { Language } from '../../words/words';

export interface Rule {
    id: string;
    text: string;
    /** It is not in the reader's language. */
    foreign: boolean;
}
export interface Section {
    name: string;
    title: string;
    rules: Rule[];
}

const plain = (text: string): string => text.replace(/[*`]/g, '');

/** The rules under the headings of the ledger; `said`: those in the reader's language. */
export function sectionsOf(help: Help, spoken: Language, said: Record<string, string>): Section[] {
    const out: Section[] = [],
        ours = new Set(help.rules);
    for (const [id, english] of Object.entries(help.book.rules)) {
        const begins = help.sections.find((s) => s.first === id); // it may be a rule of another edition
        if (begins || (ours.has(id) && !out.length)) out.push({ name: id, title: begins?.[spoken] ?? '', rules: [] });
        if (!ours.has(id)) continue;
        const text = spoken === 'en' ? english : said[id];
        out.at(-1)!.rules.push({ id, text: plain(text ?? english), foreign: text === undefined });
    }
    return out.filter((s) => s.rules.length);
}

/** Only what matches; sections without any are left out. */
export function searched(sections: readonly Section[], search: string): Section[] {
    const needle = search.trim().toLowerCase();
    if (!needle) return [...sections];
    const exact = sections.flatMap((s) =>
        s.rules.filter((r) => r.id.toLowerCase() === needle).map((r) => ({ ...s, rules: [r] })),
    );
    if (exact.length) return exact;
    return sections
        .map((s) => ({
            ...s,
            rules: s.rules.filter(
                (r) => r.text.toLowerCase().includes(needle) || s.title.toLowerCase().includes(needle),
            ),
        }))
        .filter((s) => s.rules.length);
}

export interface Block {
    title: string;
    text: string;
    /** Numbered: the turn, as a strip. */
    steps: string[];
    points: string[];
}

/** Paragraphs that begin with a bold heading, with a list below. */
export function blocksOf(markdown: string): Block[] {
    const out: Block[] = [];
    for (const line of markdown.split('\n')) {
        const head = /^\*\*(.+?)\*\*\s*(.*)$/.exec(line),
            step = /^\d+\.\s+(.*)$/.exec(line),
            point = /^-\s+(.*)$/.exec(line);
        if (head) out.push({ title: head[1]!.replace(/\.$/, ''), text: plain(head[2]!), steps: [], points: [] });
        else if (step) out.at(-1)?.steps.push(plain(step[1]!));
        else if (point) out.at(-1)?.points.push(plain(point[1]!));
    }
    return out;
}
