// Where the browser keeps nothing, as in some private windows, a match still plays: one sentence says how long.
import { useState } from 'preact/hooks';
import { forgets } from '../wire/house';
import { words } from '../words/words';
import './forgets.css';

export function Forgets() {
    const [read, setRead] = useState(false);
    if (!forgets.value || read) return null;
    return (
        <p class="forgets" role="status">
            {words.value.alone.forgets}{' '}
            <button type="button" class="ui-button is-small" onClick={() => setRead(true)}>
                {words.value.pages.done}
            </button>
        </p>
    );
}
