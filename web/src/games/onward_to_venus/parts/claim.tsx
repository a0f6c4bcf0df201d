// A claim in Onward to Venus: the dice, the cost as a sum, what it will take, and the units a payer has committed.
// Every number is the rules' own; the bar has the meter and asks.
import { Die } from '../../../table/die';
import { Icon } from '../../../table/icon';
import { RuleId } from '../../../table/rules';
import { nameOf } from '../../../table/speech';
import { fact, factList, field, fieldList, nounOf, useScene } from '../../../state/context';
import { otvWords } from '../en';
import { fill } from '../../../words/words';
import { at, UNIT_ICON, UNITS } from './planets';

/** Which of the dice count: the first that shows the highest face and the first other one that shows the lowest. */
function kept(dice: readonly number[], high: number, low: number): Set<number> {
    const top = dice.indexOf(high);
    return new Set([top, dice.findIndex((d, i) => d === low && i !== top)]);
}

/** The payer's units in that orbit: how many of each kind will land. */
function Units({ planet, seat }: { planet: number; seat: number }) {
    const { book, view } = useScene();
    const noun = nounOf(book, 'unit');
    const there = UNITS.map((_, u) => u).filter((u) => at(view, UNITS[u]!, planet, seat) > 0);
    const settled = field(view, 'committed-kinds');
    return (
        <span class="claim-units">
            {there.map((u, i) => (
                <span key={u} class={`claim-unit${i < settled ? ' claim-unit-settled' : ''}`}>
                    <Icon name={UNIT_ICON[u]!} size={16} /> {nameOf(book, noun, u)}{' '}
                    <span class="soft small">+{factList(view, 'worth')[u]}</span>{' '}
                    <b>
                        {fill(otvWords.value.ofUnits, {
                            a: fieldList(view, 'committed')[u] ?? 0,
                            b: at(view, UNITS[u]!, planet, seat),
                        })}
                    </b>
                    {i < settled && <Icon name="check" size={14} label={otvWords.value.committed} />}
                </span>
            ))}
        </span>
    );
}

export function Claim() {
    const { book, view } = useScene();
    const w = otvWords.value;
    const defence = fact(view, 'defence'),
        high = fact(view, 'high') ?? 0,
        low = fact(view, 'low') ?? 0,
        casualties = fact(view, 'casualties') ?? 0;
    if (defence === undefined || view.over) return null;
    const dice = fieldList(view, 'die'),
        counts = kept(dice, high, low),
        planet = field(view, 'claim-planet');
    return (
        <div class="claim panel">
            <b>
                {fill(w.claim, {
                    tile: nameOf(book, nounOf(book, 'tile'), field(view, 'claim-tile')),
                    planet: nameOf(book, nounOf(book, 'planet'), planet),
                })}
            </b>
            <span class="dice">
                {dice.map((f, i) => (
                    <Die key={i} face={f} of={`claim ${i}`} out={!counts.has(i)} name={f === 0 ? w.skull : String(f)} />
                ))}
            </span>
            <span class="claim-sum">
                {fill(w.sum, { d: defence, a: high, b: low })} <b class="claim-cost">= {field(view, 'cost')}</b>{' '}
                <RuleId id="OTV-65" />
            </span>
            {casualties > 0 && (
                <span class="claim-losses">
                    <Icon name="skull" size={14} /> {fill(w.losesAfter, { n: casualties })} <RuleId id="OTV-85" />
                </span>
            )}
            {view.seat !== null && fact(view, 'needed') !== undefined && <Units planet={planet} seat={view.seat} />}
        </div>
    );
}
