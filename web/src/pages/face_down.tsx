// The device between two people who share it: nothing of anybody's hand is on it, until the next one takes it up.
import { useEffect } from 'preact/hooks';
import type { TableState } from '../state/table';
import { sharers, waitedFor } from '../table/sharing';
import { seatName } from '../table/speech';
import { Button } from '../ui/button';
import { NOBODY } from '../wire/house';
import type { TableInfo, View } from '../wire/types';
import { fill, words } from '../words/words';
import { TwoDevices } from './art/errors';
import { OopsCard } from './oops';
import { Shell } from './shell';

type Hold = (seat: number | undefined) => void;

/** Do people share this table's device? Whoever holds it can lay it down; once the match is over everything is open. */
export function useSharing(table: TableState, hold: Hold): boolean {
    const info = table.info.value,
        shares = !!info && info.state !== 'gathering' && info.state !== 'over' && sharers(info).length > 0,
        ended = info?.state === 'over' && info.you === null && sharers(info).length > 0;
    useEffect(() => {
        table.layDown = shares ? () => hold(NOBODY) : null;
    }, [table, shares]);
    useEffect(() => {
        if (ended) hold(undefined);
    }, [ended]);
    return shares;
}

export function FaceDown({ info, view, take }: { info: TableInfo; view: View; take: Hold }) {
    const w = words.value.alone;
    const wanted = waitedFor(info, view),
        first = wanted[0] ?? sharers(info)[0]!,
        rest = sharers(info).filter((s) => s !== first);
    const name = (seat: number) => ({ name: seatName(info, seat) });
    return (
        <Shell>
            <main class="oops-page" data-face-down="">
                <OopsCard Art={TwoDevices} title={fill(w.handTo, name(first))} text={w.handText}>
                    <Button kind="gold" size="large" class="take-up" onClick={() => take(first)}>
                        {fill(w.iAm, name(first))}
                    </Button>
                    {rest.map((s) => (
                        <Button key={s} size="large" onClick={() => take(s)}>
                            {fill(w.iAm, name(s))}
                        </Button>
                    ))}
                </OopsCard>
            </main>
        </Shell>
    );
}
