// A page that is still on its way.
import { words } from '../words/words';
import { Shell } from './shell';

export function Loading() {
    return (
        <Shell>
            <main class="shell-page">
                <p>{words.value.loading}</p>
            </main>
        </Shell>
    );
}
