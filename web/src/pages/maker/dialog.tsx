// The sheet a table is made with: who plays first, then time and access, at the end the house rules.
import { useEffect, useState } from 'preact/hooks';
import { loadWords } from '../../games';
import { Dialog } from '../../ui/dialog';
import { Segmented } from '../../ui/segmented';
import { house } from '../../wire/house';
import type { GameInfo } from '../../wire/types';
import { fill, gameText, language, words } from '../../words/words';
import { Line } from '../line';
import { NameLine } from '../name_line';
import { editionOf, family, shortTitle } from '../new_table';
import { firstDraft, make, withSeats, type Draft } from './draft';
import { AccessLines, BotLines, SeatLines, TimeLine } from './lines';
import { HouseRules, OwnCards } from './rules';
import { Refusal } from '../refusal';
import './maker.css';

function EditionLine({
    games,
    game,
    take,
}: {
    games: readonly GameInfo[];
    game: GameInfo;
    take: (g: GameInfo) => void;
}) {
    const editions = games.filter((g) => family(g.id) === family(game.id));
    if (editions.length < 2) return null;
    const name = words.value.lobby.edition;
    return (
        <Line name={name}>
            <Segmented
                name={name}
                value={game.id}
                options={editions.map((g) => ({ value: g.id, text: gameText(g.id, editionOf(g)) }))}
                change={(id) => take(editions.find((g) => g.id === id)!)}
            />
        </Line>
    );
}

function Maker({ games, first }: { games: readonly GameInfo[]; first: GameInfo }) {
    const w = words.value.pages;
    const [game, setGame] = useState(first);
    const [draft, setDraft] = useState<Draft>(() => firstDraft(first));
    const [why, setWhy] = useState('');
    const spoken = language.value;
    useEffect(() => {
        loadWords(game.id).catch(() => undefined); // its texts stay English
    }, [game.id, spoken]);
    const change = (d: Partial<Draft>) => setDraft((now) => ({ ...now, ...d }));
    const take = (g: GameInfo) => {
        setGame(g);
        const n = Math.max(g.seats[0], Math.min(g.seats[1], draft.seats));
        change({ options: {}, ...withSeats(draft, n) });
    };
    const submit = (e: Event) => {
        e.preventDefault();
        make(game, draft).catch((error: Error) => setWhy(error.message));
    };
    const part = { game, draft, change };
    return (
        <form class="maker shell-lines" onSubmit={submit}>
            <NameLine ask={words.value.lobby.nickAsk} required />
            <EditionLine games={games} game={game} take={take} />
            <SeatLines {...part} />
            <BotLines {...part} />
            {!house.alone && <AccessLines {...part} />}
            <TimeLine {...part} />
            <HouseRules {...part} />
            <OwnCards {...part} />
            <p class="shell-small">{words.value.lobby.committed}</p>
            <button type="submit" class="ui-button is-gold is-large">
                {w.openTable}
            </button>
            <Refusal why={why} />
        </form>
    );
}

interface Props {
    games: readonly GameInfo[];
    /** null: closed. */
    game: GameInfo | null;
    close: () => void;
}

export function MakerDialog({ games, game, close }: Props) {
    const title = game
        ? fill(house.alone ? words.value.alone.tableOf : words.value.pages.friendsIt, { game: shortTitle(game.title) })
        : '';
    return (
        <Dialog open={game !== null} title={title} close={close}>
            {game && <Maker key={game.id} games={games} first={game} />}
        </Dialog>
    );
}
