// The last page of Martians!!!: the last panel of the comic, and what everybody brought home.
import type { EndArt, EndProps } from '../../table/board';
import { outcomeText } from '../../table/ending';
import { seatName } from '../../table/speech';
import { count, eachCard, fieldList, pile, piles } from '../../state/context';
import { SeatBadge } from '../../ui/seat_badge';
import { language, words, type Language } from '../../words/words';
import { EndingPanel, type Outcome } from './art/endings';
import { HeroPortrait } from './art/hero';
import { itemWords } from './art';
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

function Ground() {
    return <span class="end-comic-ground" />;
}

function Who({ book, info, view, winners, you }: EndProps) {
    const w = WORDS[language.value];
    const outcome = OUTCOMES[view.result?.outcome ?? ''] ?? 'draw';
    const all = Array.from({ length: book.seats }, (_, s) => s);
    const aboard =
        outcome === 'ship' ? itemWords : eachCard(pile(view, 'ship')).flatMap((c) => itemWords[c.kind] ?? []);
    const together = outcome === 'together' || outcome.startsWith('lost');
    const numbers = [
        [w.martians, fieldList(view, 'collected')],
        [w.life, fieldList(view, 'life')],
        [w.bullets, fieldList(view, 'bullets')],
        [w.items, all.map((s) => count(piles(view, 'held')[s]))],
    ] as const;
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
                            <span>
                                {numbers
                                    .filter(([name]) => !together || name !== w.martians)
                                    .map(([name, values]) => `${name} ${values[seat] ?? 0}`)
                                    .join(' · ')}
                            </span>
                        </span>
                    </li>
                ))}
            </ul>
        </div>
    );
}

export const ending: EndArt = { Ground, Who };
