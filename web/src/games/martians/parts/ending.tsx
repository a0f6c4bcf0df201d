// How it ended, as the last panel of the comic, and what everybody had then.
import { eachCard, pile, useScene } from '../../../state/context';
import type { SceneShown } from '../../../table/board';
import { outcomeText } from '../../../table/ending';
import { seatName } from '../../../table/speech';
import type { View } from '../../../wire/types';
import { words } from '../../../words/words';
import { EndingPanel, EndingTitle, Hearts, HeroPortrait, ItemBoxes, itemWords, type Outcome } from '../art';
import { marWords } from '../en';
import { heroName } from './me';
import { onPhone } from './screen';
import { holds, isCoop } from './seats';

const OUTCOMES: Record<string, Outcome> = {
    'the Mother Ship': 'ship',
    'thirty Martians': 'martians',
    'a draw': 'draw',
    'won together': 'together',
    'lost: the last Martian': 'lost-martians',
    'lost: no Mother Ship': 'lost-map',
    'lost: out of time': 'lost-time',
};

type Tone = 'won' | 'lost' | 'other' | 'draw';

function toneOf({ result, seat }: View, outcome: Outcome): Tone {
    if (outcome === 'draw') return 'draw';
    if (seat !== null && result?.winners.includes(seat)) return 'won';
    return result?.winners.length && seat === null ? 'other' : 'lost';
}

function Row({ seat }: { seat: number }) {
    const { book, view, info } = useScene();
    const { life, items, caught, said } = holds(book, view, seat);
    return (
        <tr class={seat === view.seat ? 'is-you' : ''}>
            <th scope="row">
                <HeroPortrait seat={seat} size={30} />
                <span>
                    <b>{seat === view.seat ? words.value.you : seatName(info, seat)}</b>
                    <small>{heroName(seat)}</small>
                </span>
            </th>
            <td>
                <ItemBoxes held={items} label={said.items} />
            </td>
            <td>
                <Hearts life={life} label={said.life} />
            </td>
            {!isCoop(book) && <td class="mar-ending-count">{caught}</td>}
        </tr>
    );
}

function Ending() {
    const { book, view } = useScene();
    const w = marWords.value;
    const outcome = OUTCOMES[view.result?.outcome ?? ''] ?? 'draw';
    const tone = toneOf(view, outcome);
    const all = Array.from({ length: book.seats }, (_, s) => s);
    const winners = view.result?.winners ?? [];
    const shown = winners.length ? winners : all;
    const order = [...all].sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)));
    const aboard =
        outcome === 'ship' ? itemWords : eachCard(pile(view, 'ship')).flatMap((c) => itemWords[c.kind] ?? []);
    const said = outcomeText(book, view.result?.outcome ?? '');
    return (
        <div class="mar-end" data-list="">
            <EndingPanel
                outcome={outcome}
                seats={shown}
                items={aboard}
                caption={w.ends[outcome]}
                label={said}
                narrow={onPhone.value}
            />
            <div class="mar-end-words">
                <EndingTitle tone={tone}>{w.endTitles[tone]}</EndingTitle>
                <p>{said}</p>
                <table>
                    <tbody>
                        {order.map((s) => (
                            <Row key={s} seat={s} />
                        ))}
                    </tbody>
                </table>
            </div>
        </div>
    );
}

export const endingScene = (view: View): SceneShown | null =>
    view.over && view.result ? { name: marWords.value.theEnd, Body: Ending } : null;
