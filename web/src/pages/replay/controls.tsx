// The keys of the replay: to the start, back, play, on, to the end; how fast; the next key moment.
import back from 'icon:tabler/chevron-left';
import on from 'icon:tabler/chevron-right';
import pause from 'icon:tabler/player-pause-filled';
import play from 'icon:tabler/player-play-filled';
import first from 'icon:tabler/player-skip-back-filled';
import last from 'icon:tabler/player-skip-forward-filled';
import star from 'icon:tabler/star';
import type { Drawing } from '../../ui/drawing';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Segmented } from '../../ui/segmented';
import { fill, words } from '../../words/words';
import { momentsOf } from '../ending/moments';
import { linesOf } from '../series';
import { speeds, turnOf, type Film, type Motion } from './film';

function Key({ of, label, main, go }: { of: Drawing; label: string; main?: boolean; go: () => void }) {
    return (
        <button type="button" class={`film-key${main ? ' is-main' : ''}`} aria-label={label} title={label} onClick={go}>
            <Icon of={of} size={20} />
        </button>
    );
}

/** To the end of the next turn in which much happened; after the last one from the beginning. */
function useNextMoment(film: Film, { at, seek }: Motion): () => void {
    const moments = momentsOf(linesOf(film.book, film.info, film.reel).slice(0, 1), film.turns, 6);
    return () => {
        const next = moments.find((m) => film.turns[m.turn]!.to > at) ?? moments[0];
        if (next) seek(film.turns[next.turn]!.to);
    };
}

export function Controls({ film, motion }: { film: Film; motion: Motion }) {
    const w = words.value.replay,
        f = words.value.pages.film;
    const { at, seek, step, running, speed, setSpeed } = motion,
        { turns, reel } = film;
    const now = turnOf(turns, at),
        { from, to } = turns[now]!;
    const next = useNextMoment(film, motion);
    return (
        <div class="film-controls">
            <Key of={first} label={w.start} go={() => seek(0)} />
            <Key of={back} label={w.prev} go={() => step(-1)} />
            <Key of={running ? pause : play} label={running ? w.hold : w.play} main go={motion.run} />
            <Key of={on} label={w.next} go={() => step(1)} />
            <Key of={last} label={w.end} go={() => seek(reel.n)} />
            <Segmented
                kind="quiet"
                name={f.speed}
                value={speed}
                options={speeds.map((s) => ({ value: s as number, text: `${s}x` }))}
                change={setSpeed}
            />
            <p class="reel-where">
                <b>{fill(w.turnOf, { a: now + 1, b: turns.length })}</b>{' '}
                <span class="shell-small">{fill(w.stepOf, { a: Math.max(0, at - from), b: to - from })}</span>
            </p>
            <Button size="small" icon={star} class="film-next" onClick={next}>
                {f.nextMoment}
            </Button>
            <span class="film-hint shell-small" aria-hidden="true">
                <kbd>←</kbd> <kbd>→</kbd> {w.keyStep} · <kbd>⇧←</kbd> <kbd>⇧→</kbd> {w.keyTurn} · <kbd>1</kbd>–
                <kbd>{film.book.seats}</kbd> {w.keyEyes}
            </span>
        </div>
    );
}
