// Settings: language, theme, confirmation, motion, keys. A sheet over the page's edge, closed by Esc.
import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { forgetSeat, set, settings } from '../state/settings';
import type { TableState } from '../state/table';
import { api } from '../wire/api';
import { fill, languages, words } from '../words/words';
import { Icon } from './icon';
import { Row, Segmented } from './segmented';

export const settingsOpen = signal(false);

/** What concerns the seat one sits in: another device, standing up for good. */
function OfTheSeat({ table }: { table: TableState }) {
    const w = words.value.settings;
    const [word, setWord] = useState('');
    const leave = () =>
        void table.say({ t: 'leave' }).then((left) => {
            if (left) {
                forgetSeat(table.link);
                location.href = '/';
            }
        });
    const move = () =>
        void api.post<{ word: string }>(api.at(table.link, '/move'), {}).then(
            (r) => setWord(r.word),
            () => undefined,
        );
    return (
        <div class="of-the-seat">
            <button class="button" onClick={move}>
                <Icon name="link" size={16} /> {w.otherDevice}
            </button>
            {word && <p role="status">{fill(w.word, { word })}</p>}
            <button class="button" onClick={leave}>
                {w.leave}
            </button>
        </div>
    );
}

type Flag = 'motion' | 'letters' | 'speakCards' | 'sound';

/** What is on or off. */
function Flags() {
    const w = words.value.settings;
    const yesNo = [
        ['on', w.on],
        ['off', w.off],
    ] as const;
    const all: Flag[] = ['motion', 'letters', 'speakCards', 'sound'];
    return (
        <>
            {all.map((flag) => (
                <Row key={flag} name={w[flag]}>
                    <Segmented
                        name={w[flag]}
                        value={settings.value[flag] ? 'on' : 'off'}
                        options={yesNo}
                        change={(v) => set({ [flag]: v === 'on' })}
                    />
                </Row>
            ))}
        </>
    );
}

export function SettingsSheet({ table }: { table?: TableState }) {
    if (!settingsOpen.value) return null;
    const w = words.value.settings,
        s = settings.value;
    return (
        <div class="sheet" role="dialog" aria-label={w.title}>
            <div class="sheet-head">
                <h2>{w.title}</h2>
                <button
                    class="button"
                    onClick={() => {
                        settingsOpen.value = false;
                    }}
                >
                    <Icon name="x" size={16} /> {words.value.rail.close}
                </button>
            </div>
            <Row name={w.language}>
                <Segmented
                    name={w.language}
                    value={s.language}
                    options={languages}
                    change={(language) => set({ language })}
                />
            </Row>
            <Row name={w.theme}>
                <Segmented
                    name={w.theme}
                    value={s.theme}
                    options={[
                        ['auto', w.auto],
                        ['light', w.light],
                        ['dark', w.dark],
                    ]}
                    change={(theme) => set({ theme })}
                />
            </Row>
            <Row name={w.confirm}>
                <Segmented
                    name={w.confirm}
                    value={s.confirm}
                    options={[
                        ['always', w.confirmAlways],
                        ['final', w.confirmFinal],
                        ['never', w.confirmNever],
                    ]}
                    change={(confirm) => set({ confirm })}
                />
            </Row>
            <Flags />
            {table && table.info.value?.you !== null && table.info.value?.state !== 'over' && (
                <OfTheSeat table={table} />
            )}
        </div>
    );
}
