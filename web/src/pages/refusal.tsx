// What was refused, and why: one sentence for whoever asked.
import { serverText } from '../words/words';

export function Refusal({ why }: { why: string | null | undefined }) {
    if (!why) return null;
    return (
        <p class="shell-refusal" role="alert">
            {serverText(why)}
        </p>
    );
}
