// A match that is kept in this browser and open in another of its tabs: one of them writes.
import { Button } from '../ui/button';
import { takeOver } from '../wire/house';
import { words } from '../words/words';
import { TwoDevices } from './art/errors';
import { HomeButton, OopsCard } from './oops';
import { Shell } from './shell';

export function OtherTab({ link }: { link: string }) {
    const w = words.value.alone;
    const here = () => {
        takeOver(link);
        location.reload();
    };
    return (
        <Shell>
            <main class="oops-page" data-other-tab="">
                <OopsCard Art={TwoDevices} title={w.otherTab} text={w.otherTabText}>
                    <Button kind="gold" size="large" onClick={here}>
                        {w.playHere}
                    </Button>
                    <HomeButton />
                </OopsCard>
            </main>
        </Shell>
    );
}
