// The eight steps of a turn: done, now, to come.
import alien from 'icon:game-icons/alien-stare';
import boots from 'icon:game-icons/boot-prints';
import check from 'icon:tabler/check';
import dices from 'icon:lucide/dices';
import flag from 'icon:lucide/flag';
import layers from 'icon:lucide/layers';
import map from 'icon:lucide/map';
import swords from 'icon:game-icons/crossed-swords';
import ufo from 'icon:game-icons/ufo';
import { Icon } from '../../../ui/icon';
import './turn_steps.css';

export const stepSigns = [map, swords, layers, dices, boots, alien, ufo, flag] as const;

interface Props {
    /** Eight names, in the order of the turn. */
    names: readonly string[];
    /** Counted from 0. */
    at: number;
    /** Signs only; names for those who hear the page. */
    compact?: boolean;
    label: string;
}

export function TurnSteps({ names, at, compact = false, label }: Props) {
    return (
        <ol class={`mar-turn${compact ? ' is-compact' : ''}`} aria-label={label}>
            {stepSigns.map((sign, i) => (
                <li
                    key={i}
                    class={i < at ? 'is-done' : i === at ? 'is-now' : ''}
                    aria-current={i === at ? 'step' : undefined}
                    title={compact ? names[i] : undefined}
                >
                    <Icon of={i < at ? check : sign} size={compact ? 20 : 15} />
                    <span class={compact ? 'ui-unseen' : undefined}>{names[i]}</span>
                </li>
            ))}
        </ol>
    );
}
