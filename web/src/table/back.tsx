// A card back with rings; all backs are alike.
import './back.css';

export function Back({ count, large }: { count?: number; large?: boolean }) {
    return (
        <span class={large ? 'back back-large' : 'back'} aria-hidden="true">
            <svg viewBox="0 0 20 28">
                <rect x=".5" y=".5" width="19" height="27" rx="3" class="back-face" />
                <circle cx="10" cy="14" r="4.4" class="back-ring" />
            </svg>
            {count !== undefined && <span class="back-count">{count}</span>}
        </span>
    );
}
