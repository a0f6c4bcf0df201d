// Which picture a card has, by its word in cards.csv, and a Special Ability by its word in abilities.csv.
import atDie from 'icon:game-icons/perspective-dice-six-faces-random';
import brain from 'icon:game-icons/brain';
import cancel from 'icon:game-icons/cancel';
import cardDiscard from 'icon:game-icons/card-discard';
import cardDraw from 'icon:game-icons/card-draw';
import cardExchange from 'icon:game-icons/card-exchange';
import cardPickup from 'icon:game-icons/card-pickup';
import cardRandom from 'icon:game-icons/card-random';
import clock from 'icon:game-icons/backward-time';
import crossMark from 'icon:game-icons/cross-mark';
import crossroad from 'icon:game-icons/crossroad';
import cycle from 'icon:game-icons/cycle';
import dropper from 'icon:game-icons/eyedropper';
import eye from 'icon:game-icons/semi-closed-eye';
import fizz from 'icon:game-icons/fizzing-flask';
import fortress from 'icon:game-icons/locked-fortress';
import glass from 'icon:game-icons/magnifying-glass';
import healing from 'icon:game-icons/healing';
import health from 'icon:game-icons/health-normal';
import hourglass from 'icon:game-icons/hourglass';
import medical from 'icon:game-icons/medical-pack';
import move from 'icon:game-icons/move';
import puppet from 'icon:game-icons/puppet';
import trade from 'icon:game-icons/trade';
import waves from 'icon:game-icons/psychic-waves';
import type { Drawing } from '../../../ui/drawing';
import { protect, steal } from './signs';
import { teamOf, type Colour } from './teams';

export interface CardLook {
    sign: Drawing;
    /** Dark edge and glowing middle of the ground. */
    deep: string;
    glow: string;
    /** Of a Science card: what it counts for. */
    colours: readonly Colour[];
}

const GROUNDS = {
    violet: { deep: '#3d1c6b', glow: '#d6b4ff' },
    green: { deep: '#0f4a3a', glow: '#74e0c8' },
    cyan: { deep: '#0c4a4a', glow: '#64e6e0' },
    rust: { deep: '#5a2410', glow: '#ffb07a' },
} as const;

const action = (sign: Drawing, ground: keyof typeof GROUNDS): CardLook => ({ sign, colours: [], ...GROUNDS[ground] });

/** The last colour gives the sign; a card of two colours has both (art.tsx). */
function science(...colours: Colour[]): CardLook {
    const last = teamOf(colours.at(-1)!);
    return { sign: last.sign, deep: last.deep, glow: teamOf(colours[0]!).light, colours };
}

export const cardLooks: Readonly<Record<string, CardLook>> = {
    'blue-science': science('blue'),
    'yellow-blue-science': science('yellow', 'blue'),
    'red-science': science('red'),
    'yellow-red-science': science('yellow', 'red'),
    'psych-weapon': action(waves, 'green'),
    'psych-defence': action(brain, 'green'),
    'damage-or-heal': action(health, 'violet'),
    'heal-all': action(healing, 'violet'),
    'stray-damage': action(atDie, 'rust'),
    'force-to-play': action(puppet, 'violet'),
    'cancel-science': action(cancel, 'rust'),
    'move-cancel-science': action(move, 'rust'),
    'rearrange-top-3': action(cardRandom, 'violet'),
    'protect-player': action(protect, 'green'),
    'shuffle-hands': action(cardExchange, 'cyan'),
    'reset-hands': action(cycle, 'cyan'),
    'replace-card': action(cardDiscard, 'cyan'),
    'take-from-discard': action(cardPickup, 'cyan'),
    'skip-turn': action(hourglass, 'violet'),
    'trade-cards': action(trade, 'cyan'),
    'steal-card': action(steal, 'cyan'),
    'play-top-card': action(cardDraw, 'violet'),
    'peek-at-any-card': action(glass, 'violet'),
};

export const abilitySigns: Readonly<Record<string, Drawing>> = {
    'cancel-psych': eye,
    'double-shift': clock,
    'wide-sampling': dropper,
    'wrong-address': crossroad,
    'safe-house': fortress,
    'first-aid': medical,
    'lab-accident': fizz,
    'background-check': glass,
    'blind-swap': cardExchange,
    'peer-review': crossMark,
};

/** A card of a home-made set: Science by its colours, anything else as a plain action. */
export function lookOf(word: string, colours: readonly Colour[] = []): CardLook {
    return cardLooks[word] ?? (colours.length ? science(...colours) : action(cardRandom, 'violet'));
}

export const abilitySign = (word: string): Drawing => abilitySigns[word] ?? cardRandom;
