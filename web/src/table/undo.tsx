// Undo tells what it will do: how many moves go and whose, what has come to light since, and who has to agree. What is
// free happens at once; anything else says it all first.
import undoIcon from 'icon:tabler/arrow-back-up';
import { useState } from 'preact/hooks';
import type { TableState } from '../state/table';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import { fill, words } from '../words/words';
import { menuOpen } from './open';
import { seatName } from './speech';

interface Plan {
    /** What the button says. */
    label: string;
    /** What it means, in sentences. */
    told: string[];
    can: boolean;
    free: boolean;
}

function planOf(table: TableState): Plan {
    const w = words.value.rail,
        info = table.info.value,
        undo = table.view.value?.undo ?? null;
    if (!undo) return { label: w.nothingToUndo, told: [], can: false, free: true };
    const needs = undo.free ? [] : (info?.agree ?? []);
    const names = (seats: readonly number[]) => seats.map((s) => seatName(info, s)).join(', ');
    const others = undo.whose.filter((s) => s !== info?.you);
    const n = undo.back;
    const label = needs.length
        ? fill(n > 1 ? w.askUndoMany : w.askUndo, { n })
        : fill(n > 1 ? w.undoMany : w.undo, { n });
    const told = [
        others.length ? fill(w.undoOthers, { who: names(others) }) : '',
        !undo.free && undo.learned ? w.undoLearned : '',
        undo.free ? '' : w.undoFollows,
        needs.length ? fill(needs.length === 1 ? w.undoAgree : w.undoAgreeAll, { who: names(needs) }) : '',
    ].filter(Boolean);
    return { label, told, can: !info?.vote, free: undo.free };
}

/** Asks first unless it is free. */
function useUndo(table: TableState) {
    const plan = planOf(table);
    const [asking, setAsking] = useState(false);
    const go = () => {
        setAsking(false);
        menuOpen.value = false;
        void table.say({ t: 'undo' });
    };
    const ask = (
        <Dialog open={asking && plan.can} title={plan.label} close={() => setAsking(false)}>
            {plan.told.map((t) => (
                <p key={t}>{t}</p>
            ))}
            <p class="act-buttons">
                <Button kind="gold" class="undo-really" onClick={go}>
                    {plan.label}
                </Button>
                <Button onClick={() => setAsking(false)}>{words.value.rail.undoNot}</Button>
            </p>
        </Dialog>
    );
    const press = plan.free ? go : () => setAsking(true);
    return { ...plan, press, ask, text: [plan.label, ...plan.told].join('. ').replace(/\.\./g, '.') };
}

export function UndoButton({ table }: { table: TableState }) {
    const { text, can, press, ask } = useUndo(table);
    return (
        <>
            <button
                type="button"
                class="ui-tool tool-undo"
                data-act="undo"
                title={text}
                aria-label={text}
                aria-disabled={!can || undefined}
                onClick={() => can && press()}
            >
                <Icon of={undoIcon} size={19} />
            </button>
            {ask}
        </>
    );
}

export function MenuUndo({ table }: { table: TableState }) {
    const { label, can, press, ask } = useUndo(table);
    return (
        <>
            <Button icon={undoIcon} off={!can} onClick={press}>
                {label}
            </Button>
            {ask}
        </>
    );
}
