// The last page of Martians!!!: the last panel of the comic, and what everybody brought home.
import type { EndArt, EndProps } from '../../table/board';
import { outcomeText } from '../../table/ending';
import { seatName } from '../../table/speech';
import { eachCard, fieldList, pile, piles } from '../../state/context';
import { SeatBadge } from '../../ui/seat_badge';
import { fill, language, words, type Language } from '../../words/words';
import { EndingPanel, type Outcome } from './art/endings';
import { HeroPortrait } from './art/hero';
import { Caught, itemWords, SeatFigures } from './art';
import { marWords } from './en';

const WORDS: Record<Language, { martians: string; life: string; bullets: string; items: string }> = {
    en: { martians: 'Martians', life: 'Life', bullets: 'Bullets', items: 'Items' },
    it: { martians: 'Marziani', life: 'Vita', bullets: 'Proiettili', items: 'Oggetti' },
};

const OUTCOMES: Record<string, Outcome> = {
    'the Mother Ship': 'ship',
    'thirty Martians': 'martians',
    'a draw': 'draw',
    'won together': 'together',
    'lost: the last Martian': 'lost-martians',
    'lost: no Mother Ship': 'lost-map',
    'lost: out of time': 'lost-time',
};

const outcomeOf = ({ view }: EndProps): Outcome => OUTCOMES[view.result?.outcome ?? ''] ?? 'draw';

function title(props: EndProps): string {
    const { info, winners, you } = props,
        w = marWords.value.endTitles,
        outcome = outcomeOf(props),
        first = winners[0];
    if (first === undefined || outcome === 'together') return w[outcome];
    if (first === you) return outcome === 'ship' ? w.youAway : w.youThirty;
    return fill(w[outcome], { who: seatName(info, first) });
}

function Ground() {
    return <span class="end-comic-ground" />;
}

function Who({ book, info, view, winners, you }: EndProps) {
    const w = WORDS[language.value];
    const outcome = outcomeOf({ book, info, view, winners, you });
    const all = Array.from({ length: book.seats }, (_, s) => s);
    const aboard =
        outcome === 'ship' ? itemWords : eachCard(pile(view, 'ship')).flatMap((c) => itemWords[c.kind] ?? []);
    const together = outcome === 'together' || outcome.startsWith('lost');
    const life = fieldList(view, 'life'),
        bullets = fieldList(view, 'bullets'),
        caught = fieldList(view, 'collected');
    const itemsOf = (seat: number) => eachCard(piles(view, 'held')[seat]).flatMap((c) => itemWords[c.kind] ?? []);
    return (
        <div class="end-last-panel">
            <div class="end-comic">
                <EndingPanel
                    outcome={outcome}
                    seats={winners.length ? winners : all}
                    items={aboard}
                    caption={marWords.value.ends[outcome]}
                    label={outcomeText(book, view.result?.outcome ?? '')}
                />
            </div>
            <ul class="end-heroes">
                {all.map((seat) => (
                    <li key={seat} class={winners.includes(seat) ? 'is-winner' : ''}>
                        <HeroPortrait seat={seat} size={40} />
                        <span>
                            <b>
                                <SeatBadge seat={seat} size={18} />{' '}
                                {seat === you ? words.value.you : seatName(info, seat)}
                            </b>
                            <SeatFigures
                                life={life[seat] ?? 0}
                                bullets={bullets[seat] ?? 0}
                                items={itemsOf(seat)}
                                said={{
                                    life: `${w.life} ${life[seat] ?? 0}`,
                                    bullets: `${w.bullets} ${bullets[seat] ?? 0}`,
                                    items: `${w.items} ${itemsOf(seat).length}`,
                                }}
                            />
                        </span>
                        {!together && (
                            <span class="end-caught">
                                <Caught count={caught[seat] ?? 0} of={w.martians} />
                            </span>
                        )}
                    </li>
                ))}
            </ul>
        </div>
    );
}

export const ending: EndArt = { title, Ground, Who };
