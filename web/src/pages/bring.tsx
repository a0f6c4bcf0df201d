// A match that was begun alone, on a site without a server, goes on here with friends.
import { useState } from 'preact/hooks';
import { rememberSeat } from '../state/settings';
import { api } from '../wire/api';
import { go } from '../wire/go';
import { house } from '../wire/house';
import { seatOfCarried } from '../wire/link';
import { words } from '../words/words';
import { level } from './level';
import { NameLine } from './name_line';
import { myName } from './new_table';
import { Refusal } from './refusal';

async function bring(file: File): Promise<void> {
    const made = await api.bring(await file.text(), seatOfCarried(file.name), myName(), level.value);
    const { title } = await api.table(made.link);
    rememberSeat(made.link, title, made.seat);
    go(`/t/${made.link}`);
}

export function Bring() {
    const w = words.value.pages;
    const [why, setWhy] = useState('');
    if (house.alone) return null;
    return (
        <details class="bring">
            <summary>{w.bring}</summary>
            <p class="shell-small">{w.bringText}</p>
            <NameLine ask={words.value.lobby.nickAsk} />
            <input
                type="file"
                accept=".orrery"
                aria-label={w.bring}
                onChange={(e) => {
                    const file = e.currentTarget.files?.[0];
                    if (file) bring(file).catch((error: Error) => setWhy(error.message));
                }}
            />
            <Refusal why={why} />
        </details>
    );
}
