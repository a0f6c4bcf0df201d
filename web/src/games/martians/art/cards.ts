// Which picture a card has, and of which kind it is, by its word in cards.csv.
import again from 'icon:game-icons/backward-time';
import aim from 'icon:game-icons/human-target';
import beam from 'icon:game-icons/ringed-beam';
import brain from 'icon:game-icons/brain-leak';
import cancel from 'icon:game-icons/cancel';
import canes from 'icon:game-icons/candy-canes';
import crack from 'icon:game-icons/earth-crack';
import d4 from 'icon:game-icons/d4';
import dove from 'icon:game-icons/peace-dove';
import dunce from 'icon:game-icons/dunce-cap';
import enrage from 'icon:game-icons/enrage';
import eyes from 'icon:game-icons/worried-eyes';
import feather from 'icon:game-icons/feather';
import flashlight from 'icon:game-icons/flashlight';
import headphones from 'icon:game-icons/headphones';
import joystick from 'icon:game-icons/joystick';
import land from 'icon:game-icons/hanging-sign';
import lights from 'icon:game-icons/light-projector';
import mask from 'icon:game-icons/domino-mask';
import mushroom from 'icon:game-icons/mushroom-cloud';
import pod from 'icon:game-icons/egg-pod';
import pot from 'icon:game-icons/cooking-pot';
import radio from 'icon:game-icons/walkie-talkie';
import run from 'icon:game-icons/run';
import scream from 'icon:game-icons/screaming';
import shotgun from 'icon:game-icons/sawed-off-shotgun';
import siren from 'icon:game-icons/siren';
import slime from 'icon:game-icons/gooey-molecule';
import speaker from 'icon:game-icons/public-speaker';
import spy from 'icon:game-icons/spy';
import stopwatch from 'icon:game-icons/stopwatch';
import teleport from 'icon:game-icons/teleport';
import ufo from 'icon:game-icons/ufo';
import unknown from 'icon:game-icons/card-draw';
import wheat from 'icon:game-icons/wheat';
import wire from 'icon:game-icons/barbed-wire';
import type { Drawing } from '../../../ui/drawing';

/** A weapon is a card of the Event deck that stays in play. */
export type CardKind = 'martian' | 'event' | 'weapon';

export interface CardLook {
    sign: Drawing;
    kind: CardKind;
}

const martian = (sign: Drawing): CardLook => ({ sign, kind: 'martian' });
const event = (sign: Drawing): CardLook => ({ sign, kind: 'event' });
const weapon = (sign: Drawing): CardLook => ({ sign, kind: 'weapon' });

export const cardLooks: Readonly<Record<string, CardLook>> = {
    'big-eyes': martian(eyes),
    'bright-lights': martian(lights),
    'faked-crop-circles': martian(wheat),
    'green-slime': martian(slime),
    'how-to-cook-humans': martian(pot),
    'landing-party': martian(ufo),
    levitation: martian(feather),
    'mass-hysteria': martian(scream),
    'memory-drain': martian(brain),
    'pod-people': martian(pod),
    'stupid-humans': martian(dunce),
    'end-of-the-world': martian(crack),
    'video-game': martian(joystick),
    'tractor-beam': martian(beam),
    'we-come-in-peace': martian(dove),
    agent: event(spy),
    candy: event(canes),
    'four-sided-dice': weapon(d4),
    'get-off-my-land': event(land),
    'homeland-security': event(wire),
    'go-time': event(stopwatch),
    'martial-law': event(siren),
    'mp3-player': weapon(headphones),
    'nuclear-capabilities': event(mushroom),
    'presidential-address': event(speaker),
    searchlight: weapon(flashlight),
    shotgun: weapon(shotgun),
    'signal-jammer': weapon(radio),
    'take-her-instead': event(aim),
    teleported: event(teleport),
    'no-way-we-can-lose': event(run),
    'not-happening': event(cancel),
    'not-the-human': event(mask),
    wait: event(again),
    angry: event(enrage),
};

/** A card of a home-made set has no picture of its own; its kind is told. */
export const cardLook = (word: string, kind: CardKind = 'event'): CardLook =>
    cardLooks[word] ?? { sign: unknown, kind };
