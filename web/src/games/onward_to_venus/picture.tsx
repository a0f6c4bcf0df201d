// The small picture of Onward to Venus in the lobby: 48 x 48.

export function Picture() {
    return (
        <>
            <path d="M3 27h42" class="o-edge" fill="none" />
            <circle cx="8" cy="27" r="4.5" class="f-surface o-ink" />
            <circle cx="22" cy="20" r="7" class="f-blue o-ink" />
            <circle cx="22" cy="35" r="3.6" class="f-surface o-ink" />
            <circle cx="38" cy="27" r="5.5" class="f-red o-ink" />
            <ellipse cx="38" cy="27" rx="9.5" ry="2.6" fill="none" class="o-ink" transform="rotate(-10 38 27)" />
        </>
    );
}
