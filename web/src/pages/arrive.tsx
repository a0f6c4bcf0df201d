// The device that a seat comes to: opened by the link behind the QR code.
import { useEffect, useState } from 'preact/hooks';
import { bringSeat } from '../table/other_device';
import { LinkButton } from '../ui/link_button';
import { Refused } from '../wire/api';
import { words } from '../words/words';
import { TwoDevices } from './art/errors';
import { Loading } from './loading';
import { HomeButton, Oops, OopsCard } from './oops';
import { Shell } from './shell';
import { TablePage } from './table';

/** A code that fails, such as for whoever sits here already, leaves the way to the table. */
export function Arrive({ link, pass }: { link: string; pass: string }) {
    const [state, setState] = useState<'coming' | 'here' | 'failed' | 'down'>('coming');
    useEffect(() => {
        history.replaceState(null, '', location.pathname);
        bringSeat(link, pass).then(
            () => setState('here'),
            (e: Error) => setState(e instanceof Refused ? 'failed' : 'down'),
        );
    }, [link, pass]);
    const w = words.value.calls.device;
    if (state === 'here') return <TablePage link={link} />;
    if (state === 'coming') return <Loading />;
    if (state === 'down') return <Oops kind="down" />;
    return (
        <Shell>
            <main class="oops-page">
                <OopsCard Art={TwoDevices} title={w.failed} text={w.failedText}>
                    <LinkButton kind="gold" size="large" href={`/t/${link}`}>
                        {words.value.lobby.backToTable}
                    </LinkButton>
                    <HomeButton />
                </OopsCard>
            </main>
        </Shell>
    );
}
