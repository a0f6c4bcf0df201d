// Threats: a photograph each, by the Threat's word in threats.csv.
import bottle from 'icon:game-icons/poison-bottle';
import can from 'icon:game-icons/opened-food-can';
import capitol from 'icon:game-icons/capitol';
import cow from 'icon:game-icons/cow';
import grain from 'icon:game-icons/grain-bundle';
import mask from 'icon:game-icons/domino-mask';
import nuclear from 'icon:game-icons/nuclear-plant';
import plane from 'icon:game-icons/airplane-departure';
import rayGun from 'icon:game-icons/ray-gun';
import scout from 'icon:game-icons/walking-scout';
import storm from 'icon:game-icons/lightning-storm';
import tank from 'icon:game-icons/chemical-tank';
import tower from 'icon:game-icons/radio-tower';
import trap from 'icon:game-icons/wolf-trap';
import truck from 'icon:game-icons/truck';
import ufo from 'icon:game-icons/ufo';
import village from 'icon:game-icons/village';
import wave from 'icon:game-icons/big-wave';
import waves from 'icon:game-icons/psychic-waves';
import wire from 'icon:game-icons/barbed-wire';
import type { Drawing } from '../../../ui/drawing';
import { Mark, spoken } from '../../../ui/icon';
import { Radial, usePaints } from '../../../ui/paint';
import { px } from '../../../ui/measure';
import './threats.css';

export const threatSigns: Readonly<Record<string, Drawing>> = {
    'poisoned-reservoir': bottle,
    'crop-circle-cipher': grain,
    'brain-wave-static': waves,
    'reactor-meltdown': nuclear,
    'silent-embassy': capitol,
    'border-panic': wire,
    'impostor-ambassador': mask,
    'ration-riots': can,
    'saucer-over-the-capital': ufo,
    'tripod-landing': scout,
    'runway-raid': plane,
    'hijacked-convoy': truck,
    'cattle-abduction': cow,
    'stolen-ray-gun': rayGun,
    'boiling-ocean': wave,
    'cloning-vats': tank,
    'doctored-broadcast': tower,
    'weather-machine': storm,
    'hostage-town': village,
    'treaty-trap': trap,
};

/** A Threat of a home-made set: something in the sky. */
export const threatSign = (word: string): Drawing => threatSigns[word] ?? ufo;

/** What the camera saw: the thing in the flash, dark corners, a scratch. Fills its box. */
export function ThreatPicture({ word, label }: { word: string; label?: string }) {
    const paints = usePaints('flash');
    return (
        <svg class="mve-picture" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" {...spoken(label)}>
            <Radial id={paints.flash.id} cy={0.36} r={0.8} stops={[['#7a8475'], ['#3a4238', 0.55], ['#1b2018', 1]]} />
            <rect width="100" height="100" fill={paints.flash.url} />
            <ellipse cx="50" cy="88" rx="40" ry="6" fill="#000" opacity=".28" />
            <Mark of={threatSign(word)} x={50.8} y={52.6} size={74} color="#11150f" opacity={0.75} />
            <Mark of={threatSign(word)} x={50} y={50} size={74} color="#f4ead0" />
            <path d="M0 14L30 0M72 100L100 82" stroke="#fff" stroke-width=".5" opacity=".22" />
        </svg>
    );
}

/** The picture as a print with a white edge, clipped on askew. */
export function ThreatPhoto({ word, width = 96, label }: { word: string; width?: number; label?: string }) {
    return (
        <span class="mve-photo" style={{ width: px(width) }}>
            <ThreatPicture word={word} label={label} />
        </span>
    );
}
