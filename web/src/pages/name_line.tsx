// What you are called, on a line of a sheet.
import { set, settings } from '../state/settings';
import { words } from '../words/words';
import { Line } from './line';

/** ask: what stands there while it is empty. */
export function NameLine({ ask, required }: { ask: string; required?: boolean }) {
    const w = words.value.pages;
    return (
        <Line name={w.yourName}>
            <input
                class="ui-field"
                value={settings.value.name}
                maxLength={20}
                required={required}
                autocomplete="nickname"
                aria-label={w.yourName}
                placeholder={ask}
                onInput={(e) => set({ name: e.currentTarget.value })}
            />
        </Line>
    );
}
