// Standing up, and closing the table: asked once.
import logout from 'icon:tabler/logout';
import { useState } from 'preact/hooks';
import { forgetSeat } from '../../state/settings';
import type { TableState } from '../../state/table';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import type { TableInfo } from '../../wire/types';
import { words } from '../../words/words';
import { forgetTable } from '../my_tables';
import { go } from '../../wire/go';

export function Leave({ table, info }: { table: TableState; info: TableInfo }) {
    const w = words.value.pages.room;
    const [ask, setAsk] = useState<'leave' | 'close' | null>(null);
    const host = info.you === info.host;
    const leave = async () => {
        if (!(await table.say({ t: ask ?? 'leave' }))) return;
        forgetSeat(table.link);
        forgetTable(table.link);
        go('/');
    };
    if (info.state !== 'gathering') return null;
    return (
        <p class="room-leave">
            <Button size="small" icon={logout} onClick={() => setAsk('leave')}>
                {w.leave}
            </Button>
            {host && (
                <Button size="small" onClick={() => setAsk('close')}>
                    {w.close}
                </Button>
            )}
            <Dialog open={ask !== null} title={ask === 'close' ? w.closeAsk : w.leaveAsk} close={() => setAsk(null)}>
                <div class="shell-lines">
                    <p>{ask === 'close' ? w.closeText : w.leaveText}</p>
                    <Button kind="gold" class="room-really" onClick={() => void leave()}>
                        {ask === 'close' ? w.close : w.leave}
                    </Button>
                    <Button onClick={() => setAsk(null)}>{w.stay}</Button>
                </div>
            </Dialog>
        </p>
    );
}
