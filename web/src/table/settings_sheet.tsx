// Settings of this device and of this seat: a wide drawer, in columns on a desk. Closed by Esc or its cross.
import type { ComponentChildren } from 'preact';
import { paces, set, settings } from '../state/settings';
import { switchTips, tipsOn } from '../state/tips';
import type { TableState } from '../state/table';
import { Drawer } from '../ui/drawer';
import { Segmented } from '../ui/segmented';
import { Switch } from '../ui/switch';
import { languages, words } from '../words/words';
import { CallRow } from './call_me';
import { CoachRows } from './coach_line';
import { drawn } from './open';
import { BringCode, HandOver } from './other_device';
import { TableActs } from './table_acts';
import './settings.css';

function Row({ name, children }: { name: string; children: ComponentChildren }) {
    return (
        <div class="set-row">
            <span class="set-name">{name}</span>
            {children}
        </div>
    );
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
    return (
        <section class="set-group">
            <h3>{title}</h3>
            {children}
        </section>
    );
}

/** What concerns the seat one sits in: another device, standing up for good. */
function OfTheSeat({ table }: { table: TableState }) {
    const w = words.value.settings;
    return (
        <Group title={w.thisTable}>
            {table.info.value?.obvious && (
                <Row name={w.obvious}>
                    <Switch
                        name={w.obvious}
                        on={!table.info.value.hold}
                        change={(on) => void table.say({ t: 'hold', on: !on })}
                    />
                </Row>
            )}
            {table.info.value && table.info.value.you !== null && <CoachRows table={table} info={table.info.value} />}
            <div class="of-the-seat">
                <HandOver link={table.link} />
            </div>
            {table.info.value && table.info.value.you !== null && <TableActs table={table} info={table.info.value} />}
        </Group>
    );
}

type Flag = 'motion' | 'letters' | 'speakCards' | 'sound';

function FlagRow({ flag }: { flag: Flag }) {
    const name = words.value.settings[flag];
    return (
        <Row name={name}>
            <Switch name={name} on={settings.value[flag]} change={(on) => set({ [flag]: on })} />
        </Row>
    );
}

function Look() {
    const w = words.value.settings,
        s = settings.value;
    const themes = [
        { value: 'auto' as const, text: w.auto },
        { value: 'dark' as const, text: w.dark },
        { value: 'light' as const, text: w.light },
    ];
    return (
        <Group title={w.look}>
            <Row name={w.language}>
                <Segmented
                    name={w.language}
                    value={s.language}
                    options={languages.map(([value, text]) => ({ value, text }))}
                    change={(language) => set({ language })}
                />
            </Row>
            <Row name={w.theme}>
                <Segmented name={w.theme} value={s.theme} options={themes} change={(theme) => set({ theme })} />
            </Row>
        </Group>
    );
}

function Playing() {
    const w = words.value.settings,
        p = words.value.pace,
        s = settings.value;
    const confirms = [
        { value: 'always' as const, text: w.confirmAlways },
        { value: 'final' as const, text: w.confirmFinal },
        { value: 'never' as const, text: w.confirmNever },
    ];
    return (
        <Group title={w.playing}>
            <Row name={p.label}>
                <Segmented
                    name={p.label}
                    value={s.pace}
                    options={paces.map((value) => ({ value, text: p[value] }))}
                    change={(pace) => set({ pace })}
                />
            </Row>
            <Row name={w.confirm}>
                <Segmented
                    name={w.confirm}
                    value={s.confirm}
                    options={confirms}
                    change={(confirm) => set({ confirm })}
                />
            </Row>
            <FlagRow flag="letters" />
            <Row name={w.tips}>
                <Switch name={w.tips} on={tipsOn()} change={switchTips} />
            </Row>
        </Group>
    );
}

function SettingsPage({ table }: { table: TableState }) {
    const w = words.value.settings,
        info = table.info.value;
    return (
        <div class="set-page">
            <Look />
            <Group title={w.motionAndSound}>
                <FlagRow flag="motion" />
                <FlagRow flag="sound" />
                <CallRow />
                <FlagRow flag="speakCards" />
            </Group>
            <Playing />
            {info?.you === null && info.state !== 'over' && (
                <Group title={w.thisTable}>
                    <BringCode link={table.link} />
                </Group>
            )}
            {info?.you !== null && info?.state !== 'over' && <OfTheSeat table={table} />}
        </div>
    );
}

/** At a table. */
export function SettingsDrawer({ table }: { table: TableState }) {
    return (
        <Drawer
            open={drawn.value === 'settings'}
            title={words.value.settings.title}
            closeLabel={words.value.rail.close}
            wide
            close={() => (drawn.value = null)}
        >
            <SettingsPage table={table} />
        </Drawer>
    );
}
