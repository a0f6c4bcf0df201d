// Learn a game: short lessons on the real table, and a few pages to read; then just play.
import play from 'icon:tabler/player-play-filled';
import school from 'icon:tabler/school';
import { useEffect, useState } from 'preact/hooks';
import { gameOf, onTheShelf } from '../../games';
import type { Game, Guide } from '../../table/board';
import { Button } from '../../ui/button';
import type { GameInfo } from '../../wire/types';
import { fill, language, words } from '../../words/words';
import { Cover } from '../art/box';
import { useGames } from '../home/home';
import { family, playFirst, playNow, shortTitle } from '../new_table';
import { Oops } from '../oops';
import { Shell } from '../shell';
import { lessonsOf, useLessons } from './lessons';
import { LessonList } from './lesson_list';
import { Refusal } from '../refusal';
import '../home/home.css';
import './learn.css';

const idOf = (g: Game): string => family(g.ids[0]!);

function Boxes({ here }: { here: Game }) {
    return (
        <nav class="learn-boxes" aria-label={words.value.pages.game}>
            {onTheShelf.map((g) => (
                <a key={idOf(g)} href={`/#learn/${idOf(g)}`} aria-current={g === here ? 'page' : undefined}>
                    <Cover Art={g.Cover} label={g.title} />
                </a>
            ))}
        </nav>
    );
}

function useGuide(game: Game): Guide | null {
    const [guide, setGuide] = useState<{ game: Game; guide: Guide } | null>(null);
    const spoken = language.value;
    useEffect(() => {
        game.guide().then(
            (all) => setGuide({ game, guide: all[spoken] }),
            () => undefined,
        );
    }, [game, spoken]);
    return guide?.game === game ? guide.guide : null;
}

function Pages({ guide }: { guide: Guide }) {
    return (
        <ol class="learn-pages">
            {guide.map(({ title, text }, i) => (
                <li key={title}>
                    <span class="learn-number" aria-hidden="true">
                        {i + 1}
                    </span>
                    <div>
                        <h2>{title}</h2>
                        {text.map((p) => (
                            <p key={p}>{p}</p>
                        ))}
                    </div>
                </li>
            ))}
        </ol>
    );
}

export function LearnPage({ game: id }: { game?: string }) {
    const w = words.value.pages;
    const game = onTheShelf.find((g) => idOf(g) === id) ?? gameOf(id ?? '') ?? onTheShelf[0]!;
    const guide = useGuide(game);
    const { games, why } = useGames();
    const { lessons } = useLessons();
    const mine = lessonsOf(lessons ?? [], game.ids[0]!);
    const [refused, setRefused] = useState('');
    const usual = games?.find((g) => g.id === game.usual.id);
    const begin = (how: (g: GameInfo) => Promise<void>) => () =>
        usual && void how(usual).catch((e: Error) => setRefused(e.message));
    const bots = w.firstBots[game.first > 2 ? 1 : 0]!;
    if (why) return <Oops kind="down" />;
    return (
        <Shell here="learn">
            <main class="learn">
                <aside class="learn-side">
                    <Boxes here={game} />
                    <h1>{shortTitle(game.title)}</h1>
                    <p>{game.about[language.value].gist}</p>
                    <p class="shell-small">{w.readIt}</p>
                    <Button kind="gold" size="large" icon={play} off={!usual} onClick={begin(playNow)}>
                        {w.justPlay}
                    </Button>
                    <p class="shell-small">{fill(w.learnPlaying, { n: game.usual.seats - 1 })}</p>
                    <Button icon={school} class="first-game" off={!usual} onClick={begin(playFirst)}>
                        {w.firstGame}
                    </Button>
                    <p class="shell-small">{fill(w.firstGameText, { n: fill(bots, { n: game.first - 1 }) })}</p>
                    <p>
                        <a href={`/rules/${game.usual.id}`} data-act="booklet">
                            {w.booklet.open}
                        </a>
                    </p>
                    <p>
                        <a href="/#puzzle">{w.puzzle.today}</a>
                    </p>
                    <Refusal why={refused} />
                </aside>
                <div class="learn-main">
                    {mine.length > 0 && <LessonList lessons={mine} game={shortTitle(game.title)} />}
                    {guide && <Pages guide={guide} />}
                </div>
            </main>
        </Shell>
    );
}
