// A box on the shelf and what can be done with it.
import clock from 'icon:tabler/clock';
import play from 'icon:tabler/player-play-filled';
import school from 'icon:tabler/school';
import users from 'icon:tabler/users';
import plus from 'icon:tabler/users-plus';
import { useState } from 'preact/hooks';
import { gameOf } from '../../games';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { LinkButton } from '../../ui/link_button';
import { house } from '../../wire/house';
import type { GameInfo } from '../../wire/types';
import { fill, language, words } from '../../words/words';
import { GameBox } from '../art/box';
import { artOf } from '../game_cover';
import { family, mayPlayFirst, playFirst, playNow, shortTitle, usualOf } from '../new_table';
import { Refusal } from '../refusal';

interface Props {
    game: GameInfo;
    editions: readonly GameInfo[];
    withFriends: (g: GameInfo) => void;
}

/** "2–10 players, 15–30 min, hidden teams" */
function Facts({ game, editions }: { game: GameInfo; editions: readonly GameInfo[] }) {
    const w = words.value.pages,
        known = gameOf(game.id);
    const usual = editions.find((e) => e.id === usualOf(game).id) ?? game;
    return (
        <p class="home-facts">
            <span>
                <Icon of={users} size={14} /> {fill(w.players, { a: usual.seats[0], b: usual.seats[1] })}
            </span>
            {known && (
                <span>
                    <Icon of={clock} size={14} /> {fill(w.minutes, { n: known.minutes })}
                </span>
            )}
            {known && <span class="home-kind">{known.about[language.value].kind}</span>}
        </p>
    );
}

export function ShelfBox({ game, editions, withFriends }: Props) {
    const w = words.value.pages,
        title = shortTitle(game.title),
        about = gameOf(game.id)?.about[language.value];
    const [busy, setBusy] = useState(false);
    const [why, setWhy] = useState('');
    const usual = editions.find((e) => e.id === usualOf(game).id) ?? game;
    const begin = (how: (g: GameInfo) => Promise<void>) => {
        if (busy) return;
        setBusy(true);
        setWhy('');
        how(usual).catch((e: Error) => {
            setBusy(false);
            setWhy(e.message);
        });
    };
    const go = () => begin(playNow);
    const friends = () => withFriends(usual);
    return (
        <section class="home-game" data-game-box={family(game.id)} aria-label={title}>
            <button type="button" class="home-box" tabIndex={-1} aria-label={title} onClick={go}>
                <GameBox {...artOf(game.id, title)} />
            </button>
            <span class="shell-plank" />
            <div class="home-about">
                <p class="home-gist">
                    <span class="home-long">{about?.gist ?? game.title}</span>
                    <span class="home-short">{about?.short ?? game.title}</span>
                </p>
                <Facts game={game} editions={editions} />
                <div class="home-acts">
                    <Button
                        kind="gold"
                        size="large"
                        icon={play}
                        class="home-play"
                        label={fill(w.playIt, { game: title })}
                        onClick={go}
                    >
                        {busy ? w.opening : w.playNow}
                    </Button>
                    <LinkButton
                        href={`/#learn/${family(game.id)}`}
                        icon={school}
                        label={fill(w.learnIt, { game: title })}
                    >
                        <span class="home-word">{w.learn}</span>
                    </LinkButton>
                    <Button
                        icon={plus}
                        class="home-friends"
                        label={fill(house.alone ? words.value.alone.tableOf : w.friendsIt, { game: title })}
                        onClick={friends}
                    >
                        <span class="home-word">{house.alone ? words.value.alone.setUp : w.withFriends}</span>
                    </Button>
                </div>
                {mayPlayFirst(game.id) && (
                    <Button icon={school} class="first-game" onClick={() => begin(playFirst)}>
                        {w.firstGame}
                    </Button>
                )}
                <Refusal why={why} />
            </div>
        </section>
    );
}
