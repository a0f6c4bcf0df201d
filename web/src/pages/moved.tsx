// The device that a seat has left: its person plays on another one now.
import { useEffect } from 'preact/hooks';
import { forgetSeat } from '../state/settings';
import { BringCode } from '../table/other_device';
import { Button } from '../ui/button';
import { words } from '../words/words';
import { TwoDevices } from './art/errors';
import { HomeButton, OopsCard } from './oops';
import { Shell } from './shell';

/** The old device: nothing of the seat is here any more. */
export function Moved({ link }: { link: string }) {
    const w = words.value.calls.device;
    useEffect(() => forgetSeat(link), [link]);
    return (
        <Shell>
            <main class="oops-page" data-moved="">
                <OopsCard Art={TwoDevices} title={w.moved} text={w.movedText}>
                    <Button size="large" onClick={() => location.reload()}>
                        {w.watch}
                    </Button>
                    <HomeButton />
                    <BringCode link={link} title={w.back} text={w.backText} />
                </OopsCard>
            </main>
        </Shell>
    );
}
