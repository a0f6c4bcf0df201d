// "Now": what matters in this position. What you can do, what you cannot and why, and the tips that fit. All of it
// follows from what you see.
import { useEffect } from 'preact/hooks';
import { helpOf, loadHelp } from '../state/help';
import type { TableState } from '../state/table';
import type { Book, Help, Legal, Locked, News, TableInfo, View } from '../wire/types';
import { fill, language, noteText, reasonText, words } from '../words/words';
import { Glossed } from './glossed';
import { RuleId } from './rules';
import { boardOf } from './board';
import { labelText, seatName } from './speech';

type Tip = Help['tips'][number];
const MOST = 6; // of one verb; more are counted
const RECENT = 12; // news

/** "me", "other", or a field that has reached a number, as in "yellow: 2". */
function holds(tip: Tip, view: View, about: readonly number[]): boolean {
    if (!tip.condition) return true;
    if (tip.condition === 'me') return view.seat !== null && about.includes(view.seat);
    if (tip.condition === 'other') return !about.includes(view.seat ?? -1);
    const [field, least] = tip.condition.split(': ');
    const value = view.fields[field!];
    return typeof value === 'number' && value >= Number(least);
}

/** The tips whose moment this is. */
export function tipsNow(help: Help, book: Book, view: View, log: readonly News[]): Tip[] {
    const verbs = new Set(view.legal.map((l) => book.verbs[l.a[0]]?.word)),
        notes = new Set(view.legal.map((l) => l.note?.kind)),
        barred = new Set(view.locked.map((l) => l.rule)),
        recent = log.slice(-RECENT);
    return help.tips.filter((tip) => {
        const [kind, what] = tip.when.split(' ');
        if (kind === 'asked') return verbs.has(what) && holds(tip, view, []);
        if (kind === 'locked') return barred.has(what!);
        if (kind === 'note') return notes.has(what);
        if (kind === 'over') return view.over;
        return recent.some((n) => n.kind === what && holds(tip, view, n.pub.slice(0, 1)));
    });
}

function Can({ book, info, view }: { book: Book; info: TableInfo | null; view: View }) {
    const byVerb = new Map<number, Legal[]>();
    for (const l of view.legal) byVerb.set(l.a[0], [...(byVerb.get(l.a[0]) ?? []), l]);
    return (
        <ul>
            {[...byVerb.values()].flatMap((all) => [
                ...all.slice(0, MOST).map((l) => (
                    <li key={l.text}>
                        {labelText(book, info, l.a)}
                        {l.note && <small> {noteText(book.game, l.note)}</small>}
                    </li>
                )),
                ...(all.length > MOST
                    ? [<li key={`${all[0]!.text} more`}>{fill(words.value.now.more, { n: all.length - MOST })}</li>]
                    : []),
            ])}
        </ul>
    );
}

function Cannot({ book, info, locked }: { book: Book; info: TableInfo | null; locked: readonly Locked[] }) {
    const byRule = new Map<string, Locked[]>();
    for (const l of locked) byRule.set(l.rule, [...(byRule.get(l.rule) ?? []), l]);
    return (
        <ul>
            {[...byRule].map(([rule, all]) => (
                <li key={rule}>
                    {all
                        .slice(0, MOST)
                        .map((l) => labelText(book, info, l.a))
                        .join(', ')}
                    : {reasonText(rule, all[0]!.why)} <RuleId id={rule} />
                </li>
            ))}
        </ul>
    );
}

export function NowPanel({ table }: { table: TableState }) {
    const w = words.value.now,
        book = table.book.value,
        view = table.view.value,
        info = table.info.value,
        game = book?.game;
    useEffect(() => {
        if (game) loadHelp(game).catch(() => undefined); // without it there are no tips
    }, [game]);
    if (!book || !view) return null;
    const help = helpOf(book.game),
        tips = help ? tipsNow(help, book, view, table.told.value) : [];
    const { Standing } = boardOf(book.game);
    const others = view.asked.filter((s) => s !== view.seat).map((s) => seatName(info, s));
    return (
        <div class="now" tabIndex={0}>
            {others.length > 0 && <p>{fill(w.waiting, { who: others.join(', ') })}</p>}
            {view.legal.length > 0 && <h3>{w.can}</h3>}
            <Can book={book} info={info} view={view} />
            {view.locked.length > 0 && <h3>{w.cannot}</h3>}
            <Cannot book={book} info={info} locked={view.locked} />
            {tips.length > 0 && <h3>{w.tips}</h3>}
            <ul>
                {tips.map((t) => (
                    <li key={t.id} data-tip={t.id}>
                        <Glossed text={t[language.value]} help={help} />{' '}
                        {t.rules.split(' ').map((id) => (
                            <RuleId key={id} id={id} />
                        ))}
                    </li>
                ))}
            </ul>
            {Standing && <Standing />}
            <p>
                <a href={`/rules/${book.game}`} target="_blank" rel="noopener">
                    {words.value.pages.booklet.open}
                </a>
            </p>
        </div>
    );
}
