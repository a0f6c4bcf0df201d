// What the coach says after an answer, and the switches for it.
import type { TableState } from '../state/table';
import { Button } from '../ui/button';
import { Switch } from '../ui/switch';
import type { TableInfo } from '../wire/types';
import { fill, hintText, words } from '../words/words';
import { labelText } from './speech';

/** Stays until it is put away, taken up, or the next answer is given. */
export function CoachLine({ table }: { table: TableState }) {
    const remark = table.remark.value,
        book = table.book.value,
        info = table.info.value,
        w = words.value.coach;
    if (!remark || !book) return null;
    const better = remark.better ? labelText(book, info, remark.better.a) : w.sayNothing;
    const takeBack = () => {
        table.remark.value = null;
        void table.say({ t: 'undo' });
    };
    const undo = table.view.value?.undo && !info?.vote && !info?.agree.length;
    return (
        <div class="hint coach-line" role="status">
            <p>
                <b>{fill(w.better, { label: better })}</b>{' '}
                {fill(w.by, { a: remark.could, b: remark.won, give: remark.give })}{' '}
                {remark.reason && hintText(book.game, remark.reason)}
            </p>
            <span class="coach-acts">
                {undo && (
                    <Button size="small" onClick={takeBack}>
                        {w.takeBack}
                    </Button>
                )}
                <Button size="small" onClick={() => (table.remark.value = null)}>
                    {w.nextTime}
                </Button>
            </span>
        </div>
    );
}

/** For oneself; among people the host allows it first, for everybody. */
export function CoachRows({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value.coach;
    const company = info.seats.some((s, i) => s.person && i !== info.you);
    return (
        <>
            {company && info.host === info.you && (
                <div class="set-row">
                    <span class="set-name">{w.allow}</span>
                    <Switch
                        name={w.allow}
                        on={info.coaching}
                        change={(on) => void table.say({ t: 'coach', on, all: true })}
                    />
                </div>
            )}
            {(!company || info.coaching) && (
                <div class="set-row">
                    <span class="set-name">{w.on}</span>
                    <Switch name={w.on} on={info.coach} change={(on) => void table.say({ t: 'coach', on })} />
                </div>
            )}
        </>
    );
}
