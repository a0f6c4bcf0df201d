// "Do you reveal yourself?" The same page, words and time for every Agent; only the identity and the lock differ.
import info from 'icon:tabler/info-circle';
import lock from 'icon:tabler/lock';
import { useScene } from '../../../state/context';
import { useBox } from '../../../table/box';
import { Icon } from '../../../ui/icon';
import { fill } from '../../../words/words';
import { MartianPortrait } from '../art';
import { mveWords } from '../en';
import { SeatPortrait } from './people';
import { agentName, verbOf } from './read';

function Choice({ verb, title, lines }: { verb: 'stay' | 'reveal'; title: string; lines: readonly string[] }) {
    const { book, view, arm, ready } = useScene();
    const size = useBox().shape === 'phone' ? 66 : 150;
    const legal = view.legal.find((l) => verbOf(book, l) === verb);
    return (
        <button
            type="button"
            class={`mve-choice is-${verb}${ready === legal && legal ? ' ring-picked' : ''}`}
            disabled={!legal}
            onClick={() => legal && arm(legal)}
        >
            {verb === 'stay' ? (
                <SeatPortrait seat={view.seat ?? 0} size={size} frame="brass" />
            ) : (
                <MartianPortrait level={1} size={size} frame="brass" />
            )}
            <span>
                <b>
                    {!legal && <Icon of={lock} size={16} />} {title}
                </b>
                {lines.map((l) => (
                    <span key={l} class="mve-choice-line">
                        {l}
                    </span>
                ))}
            </span>
        </button>
    );
}

export function RevealPage() {
    const { book, view } = useScene();
    const w = mveWords.value,
        agent = agentName(book, view, view.seat ?? 0);
    return (
        <div class="mve-reveal">
            <div class="mve-choices">
                <Choice verb="stay" title={w.stayTitle} lines={[fill(w.stay1, { agent }), w.stay2, w.stay3]} />
                <Choice verb="reveal" title={w.revealTitle} lines={[w.reveal1, w.reveal2, w.reveal3]} />
            </div>
            <p>
                <Icon of={info} size={16} /> {w.samePage}
            </p>
        </div>
    );
}
