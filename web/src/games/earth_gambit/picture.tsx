// The small picture of Earth Gambit in the lobby: 48 x 48.

export function Picture() {
    return (
        <>
            <rect x="4" y="14" width="16" height="22" rx="3" class="f-red" transform="rotate(-6 12 25)" />
            <rect x="28" y="14" width="16" height="22" rx="3" class="f-blue" transform="rotate(6 36 25)" />
            <rect x="15" y="9" width="18" height="25" rx="3" class="f-yellow" />
            <path d="M24 16l6 6-6 6-6-6z" fill="#221A00" />
        </>
    );
}
