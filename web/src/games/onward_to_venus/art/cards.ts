// Which picture a card has, by its word in cards.csv.
import airship from 'icon:game-icons/zeppelin';
import anvil from 'icon:game-icons/anvil';
import balloon from 'icon:game-icons/air-balloon';
import bank from 'icon:game-icons/bank';
import banknote from 'icon:game-icons/banknote';
import barracks from 'icon:game-icons/barracks';
import beam from 'icon:game-icons/laser-blast';
import bombs from 'icon:game-icons/bombing-run';
import bonds from 'icon:game-icons/money-stack';
import boot from 'icon:game-icons/cowboy-boot';
import bugle from 'icon:game-icons/bugle-call';
import bullets from 'icon:game-icons/heavy-bullets';
import camel from 'icon:game-icons/camel';
import charts from 'icon:game-icons/compass';
import coin from 'icon:game-icons/crown-coin';
import cossack from 'icon:game-icons/cavalry';
import course from 'icon:game-icons/orbital';
import crane from 'icon:game-icons/cargo-crane';
import dice from 'icon:game-icons/rolling-dices';
import envelope from 'icon:game-icons/envelope';
import gunship from 'icon:game-icons/spaceship';
import hold from 'icon:game-icons/cargo-crate';
import horseshoe from 'icon:game-icons/horseshoe';
import howitzer from 'icon:game-icons/field-gun';
import kit from 'icon:game-icons/first-aid-kit';
import longGun from 'icon:game-icons/cannon-shot';
import musket from 'icon:game-icons/musket';
import newspaper from 'icon:game-icons/newspaper';
import prototype from 'icon:game-icons/laser-turret';
import pulveriser from 'icon:game-icons/zat-gun';
import rank from 'icon:game-icons/rank-3';
import sabre from 'icon:game-icons/saber-and-pistol';
import sidearm from 'icon:game-icons/ray-gun';
import snow from 'icon:game-icons/snowing';
import tank from 'icon:game-icons/tank';
import unknown from 'icon:game-icons/card-draw';
import wheel from 'icon:game-icons/ship-wheel';
import type { Drawing } from '../../../ui/drawing';

export const cardSigns: Readonly<Record<string, Drawing>> = {
    'pocket-pulveriser': pulveriser,
    'gentlemans-sidearm': sidearm,
    'wall-breaching-beam': beam,
    'untested-prototype': prototype,
    'drill-sergeant': rank,
    'low-strafing-run': bombs,
    'armoured-spearhead': tank,
    'fresh-aether-charts': charts,
    'slingshot-course': course,
    'reinforced-hold': hold,
    'second-attempt': dice,
    'field-surgeon': kit,
    'war-loan': banknote,
    'secret-dispatches': envelope,
    'dockyard-overtime': crane,
    'bugle-call': bugle,
    'crown-subsidy': coin,
    'admiralty-pilots': wheel,
    'thin-red-volley': bullets,
    'household-rifles': musket,
    'desert-legion': camel,
    'balloon-spotters': balloon,
    'bank-of-paris': bank,
    'zouave-charge': sabre,
    'endless-reserves': barracks,
    'siege-howitzer': howitzer,
    'winter-column': snow,
    'cossack-couriers': cossack,
    steelworks: anvil,
    'freight-airship': airship,
    'long-barrel-gun': longGun,
    'industrial-bonds': bonds,
    'frontier-spirit': boot,
    'gunship-squadron': gunship,
    'rough-riders': horseshoe,
    'wire-service': newspaper,
};

/** A card of a home-made set has no picture of its own. */
export const cardSign = (word: string): Drawing => cardSigns[word] ?? unknown;
