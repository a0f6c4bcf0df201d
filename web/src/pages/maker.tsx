// Making a table: which game, who sits where, who may come, how much time, which cards and options.
import { useEffect, useState } from 'preact/hooks';
import { gameOf, loadWords } from '../games';
import { rememberSeat, set, settings } from '../state/settings';
import { Badge, Icon } from '../table/icon';
import { Row, Segmented } from '../table/segmented';
import { Stepper } from '../table/stepper';
import { api } from '../wire/api';
import type { GameInfo } from '../wire/types';
import { fill, gameText, language, words } from '../words/words';
import { GameSign } from './game_sign';

/** Editions of one game stand behind one card: the ids end in the edition. */
const family = (id: string): string => id.replace(/-\de$/, '');
const edition = (g: GameInfo): string => (family(g.id) === g.id ? '' : g.title.replace(/^.*?[(,]\s*|\)$/g, ''));

type Chair = 'me' | 'open' | string; // or the level of a bot

function Chairs({
    chairs,
    levels,
    change,
}: {
    chairs: Chair[];
    levels: string[];
    change: (seat: number, c: Chair) => void;
}) {
    const w = words.value.lobby;
    const next = (c: Chair): Chair =>
        c === 'open'
            ? (levels[1] ?? 'normal')
            : levels.indexOf(c) + 1 < levels.length
              ? levels[levels.indexOf(c) + 1]!
              : 'open';
    return (
        <div class="chairs">
            {chairs.map((c, s) => (
                <button
                    key={s}
                    type="button"
                    class={`chair chair-${c === 'me' ? 'me' : c === 'open' ? 'open' : 'bot'}`}
                    disabled={c === 'me'}
                    onClick={() => change(s, next(c))}
                >
                    <Badge seat={s} size={28} />
                    <b>{c === 'me' ? settings.value.name || words.value.you : c === 'open' ? w.openSeat : w.bot}</b>
                    <span class="soft small">
                        {c === 'me' ? w.thisSeat : c === 'open' ? w.byLink : (words.value.levels[c] ?? c)}
                    </span>
                </button>
            ))}
            <span class="soft small">{w.tapSeat}</span>
        </div>
    );
}

function Options({
    game,
    options,
    change,
}: {
    game: GameInfo;
    options: Record<string, string>;
    change: (o: Record<string, string>) => void;
}) {
    const w = words.value.lobby;
    return (
        <details class="options">
            <summary>
                {Object.keys(options).length
                    ? Object.entries(options)
                          .map(([k, v]) => `${k}: ${v}`)
                          .join(', ')
                    : w.asInRules}
            </summary>
            {game.options.map((o) => (
                <label class="option" key={o.name}>
                    <span>
                        <b>{o.name.replace(/_/g, ' ')}</b>{' '}
                        <span class="soft small">
                            {gameText(game.id, o.text)} {o.rule}
                        </span>
                    </span>
                    <select
                        value={options[o.name] ?? o.values[0]}
                        onChange={(e) => {
                            const next = { ...options, [o.name]: e.currentTarget.value };
                            if (next[o.name] === o.values[0]) delete next[o.name];
                            change(next);
                        }}
                    >
                        {o.values.map((v) => (
                            <option key={v} value={v}>
                                {v}
                            </option>
                        ))}
                    </select>
                </label>
            ))}
        </details>
    );
}

async function readFiles(list: FileList | null): Promise<Record<string, string> | null> {
    if (!list?.length) return null;
    const files: Record<string, string> = {};
    for (const f of list) files[f.name] = await f.text();
    return files;
}

function NameField() {
    const w = words.value.lobby;
    return (
        <label class="name-field">
            <span class="soft">{w.nick}</span>
            <input
                value={settings.value.name}
                maxLength={24}
                required
                placeholder={w.nickAsk}
                autocomplete="nickname"
                onInput={(e) => set({ name: e.currentTarget.value })}
            />
        </label>
    );
}

/** A table as it is being made. */
interface Draft {
    id: string;
    chairs: Chair[];
    options: Record<string, string>;
    open: boolean;
    time: 'none' | 'live' | 'days';
    files: Record<string, string> | null;
}
interface Part {
    game: GameInfo;
    draft: Draft;
    change: (d: Partial<Draft>) => void;
}

/** As many chairs as a game has room for, the ones that are there first. */
function fit(game: GameInfo, chairs: Chair[], n: number): Chair[] {
    const [low, high] = game.seats;
    return Array.from({ length: Math.max(low, Math.min(high, n)) }, (_, s) => chairs[s] ?? 'normal');
}

async function make(game: GameInfo, draft: Draft): Promise<void> {
    const seated = draft.chairs.flatMap((c, s) => (c === 'me' || c === 'open' ? [] : [[String(s), c]]));
    const made = await api.make({
        game: game.id,
        seats: draft.chairs.length,
        options: draft.options,
        set: draft.files,
        bots: Object.fromEntries(seated),
        public: draft.open,
        pace: draft.time === 'days' ? 'days' : 'live',
        clock: draft.time === 'live' ? 60 : 0,
        name: settings.value.name || words.value.you,
        seat: 0,
    });
    rememberSeat(made.link, game.title, made.seat ?? 0);
    location.href = `/t/${made.link}`;
}

function GameCard({ game, on, take }: { game: GameInfo; on: boolean; take: (g: GameInfo) => void }) {
    const about = gameOf(game.id)?.about[language.value];
    const players = fill(words.value.players, { a: game.seats[0], b: game.seats[1] });
    const title = game.title.replace(/\s*[(,].*$/, '');
    return (
        <button
            type="button"
            role="radio"
            aria-checked={on}
            data-game={game.id}
            class={`game-card${on ? ' chosen' : ''}`}
            onClick={() => take(game)}
        >
            <GameSign game={game.id} title={title} />
            <span>
                <b class="game-title">{title}</b>
                <span class="soft small">{[players, about?.sub].filter(Boolean).join(' · ')}</span>
                <span class="small">{about?.gist}</span>
            </span>
        </button>
    );
}

function SeatsRow({ game, draft, change }: Part) {
    const w = words.value.lobby;
    const [low, high] = game.seats;
    return (
        <Row name={w.seats}>
            <Stepper
                name={w.seats}
                value={draft.chairs.length}
                low={low}
                high={high}
                change={(n) => change({ chairs: fit(game, draft.chairs, n) })}
            />
            <span class="soft small">{fill(w.seatsRange, { a: low, b: high })}</span>
            <Chairs
                chairs={draft.chairs}
                levels={game.levels.map((l) => l.name)}
                change={(s, c) => change({ chairs: draft.chairs.map((x, i) => (i === s ? c : x)) })}
            />
        </Row>
    );
}

function AccessRows({ draft, change }: Part) {
    const w = words.value.lobby;
    return (
        <>
            <Row name={w.visible} small={w.watchersKnow}>
                <Segmented
                    name={w.visible}
                    value={draft.open ? 'public' : 'private'}
                    options={[
                        ['private', w.privateLink],
                        ['public', w.publicTable],
                    ]}
                    change={(v) => change({ open: v === 'public' })}
                />
            </Row>
            <Row name={w.time}>
                <Segmented
                    name={w.time}
                    value={draft.time}
                    options={[
                        ['none', w.noClock],
                        ['live', fill(w.liveClock, { n: 60 })],
                        ['days', w.overDays],
                    ]}
                    change={(time) => change({ time })}
                />
            </Row>
        </>
    );
}

function CardsRow({ game, draft, change }: Part) {
    const w = words.value.lobby,
        files = draft.files && Object.keys(draft.files).length;
    return (
        <Row name={w.cards}>
            <span class="tag">{game.set.name}</span>
            <label class="file">
                <span class="link">
                    {files ? fill(files === 1 ? w.oneChosen : w.setChosen, { n: files }) : w.useMyOwn}
                </span>
                <input
                    type="file"
                    multiple
                    accept=".csv"
                    aria-label={w.setFile}
                    onChange={(e) => void readFiles(e.currentTarget.files).then((read) => change({ files: read }))}
                />
            </label>
            <span class="soft small">{gameText(game.id, game.set.note)}</span>
        </Row>
    );
}

export function Maker({ games }: { games: GameInfo[] }) {
    const w = words.value.lobby;
    const [draft, setDraft] = useState<Draft>({
        id: games[0]?.id ?? '',
        chairs: ['me', 'normal', 'normal', 'normal', 'normal'],
        options: {},
        open: false,
        time: 'none',
        files: null,
    });
    const [why, setWhy] = useState('');
    const game = games.find((g) => g.id === draft.id) ?? games[0]!;
    const change = (d: Partial<Draft>) => setDraft((now) => ({ ...now, ...d }));
    const take = (g: GameInfo) => change({ id: g.id, options: {}, chairs: fit(g, draft.chairs, draft.chairs.length) });
    const families = games.filter((g, i) => games.findIndex((x) => family(x.id) === family(g.id)) === i);
    const editions = games.filter((g) => family(g.id) === family(game.id));
    const part = { game, draft, change };
    const spoken = language.value;
    useEffect(() => {
        loadWords(game.id).catch(() => undefined); // its texts stay English
    }, [game.id, spoken]);
    const submit = (e: Event) => {
        e.preventDefault();
        make(game, draft).catch((error: Error) => setWhy(error.message));
    };
    return (
        <form class="panel maker" onSubmit={submit}>
            <div class="panel-head">
                <h1>{w.make}</h1>
                <span class="soft">{w.noAccount}</span>
            </div>
            <div class="game-cards" role="radiogroup" aria-label={w.make}>
                {families.map((g) => (
                    <GameCard key={g.id} game={g} on={family(g.id) === family(game.id)} take={take} />
                ))}
            </div>
            {editions.length > 1 && (
                <Row name={w.edition}>
                    <Segmented
                        name={w.edition}
                        value={draft.id}
                        options={editions.map((g) => [g.id, gameText(g.id, edition(g))] as const)}
                        change={(v) => take(games.find((g) => g.id === v)!)}
                    />
                </Row>
            )}
            <SeatsRow {...part} />
            <AccessRows {...part} />
            <CardsRow {...part} />
            <Row name={w.options}>
                <Options game={game} options={draft.options} change={(options) => change({ options })} />
            </Row>
            <MakerFoot why={why} />
        </form>
    );
}

function MakerFoot({ why }: { why: string }) {
    const w = words.value.lobby;
    return (
        <>
            <div class="maker-foot">
                <span class="soft small committed">
                    <Icon name="shieldok" size={18} /> {w.committed}
                </span>
                <NameField />
                <button class="button button-dark big" type="submit">
                    {w.makeIt}
                </button>
            </div>
            {why && (
                <p class="refusal" role="alert">
                    {why}
                </p>
            )}
        </>
    );
}
