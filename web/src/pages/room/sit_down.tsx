// Whoever comes by the link: sit down, watch, or bring the seat one has on another device.
import { useState } from 'preact/hooks';
import { set, settings } from '../../state/settings';
import type { TableState } from '../../state/table';
import { BringCode } from '../../table/other_device';
import { LinkButton } from '../../ui/link_button';
import { Panel } from '../../ui/panel';
import type { TableInfo } from '../../wire/types';
import { words } from '../../words/words';
import { FullTable } from '../art/errors';
import { sitOn } from './seat_sheet';
import { Refusal } from '../refusal';

export const hasFree = (info: TableInfo): boolean =>
    info.state === 'gathering' && info.seats.some((s) => !s.person && !s.level);

export function SitDown({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value;
    const [why, setWhy] = useState('');
    const free = hasFree(info);
    const sit = (e: Event) => {
        e.preventDefault();
        sitOn(table, info, null).catch((error: Error) => setWhy(error.message));
    };
    return (
        <Panel class="room-sit-down">
            {table.lost.value && <p role="status">{w.seatGone}</p>}
            {free ? (
                <form class="sit" onSubmit={sit}>
                    <p>{w.gather.watchHere}</p>
                    <label>
                        <span class="shell-small">{w.pages.yourName}</span>
                        <input
                            class="ui-field"
                            required
                            maxLength={20}
                            value={settings.value.name}
                            autocomplete="nickname"
                            onInput={(e) => set({ name: e.currentTarget.value })}
                        />
                    </label>
                    <button type="submit" class="ui-button is-gold is-large">
                        {w.pages.sitDown}
                    </button>
                </form>
            ) : (
                <div class="room-full">
                    <FullTable />
                    <p>
                        <b>{w.pages.oops.full}.</b> {w.pages.oops.fullText}
                    </p>
                    <LinkButton href="/#">{w.pages.oops.newTable}</LinkButton>
                </div>
            )}
            <Refusal why={why} />
            <BringCode link={table.link} />
        </Panel>
    );
}
