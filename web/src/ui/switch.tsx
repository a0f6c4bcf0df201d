// On or off.
import './switch.css';

export function Switch({ name, on, change }: { name: string; on: boolean; change: (on: boolean) => void }) {
    return (
        <button
            type="button"
            class="ui-switch"
            role="switch"
            aria-checked={on}
            aria-label={name}
            onClick={() => change(!on)}
        >
            <span class="ui-switch-track">
                <span class="ui-switch-knob" />
            </span>
        </button>
    );
}
