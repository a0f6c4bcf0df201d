// The small picture of Mars vs Earth in the lobby: 48 x 48.

export function Picture() {
    const seats = [
        [24, 6],
        [38, 14],
        [42, 28],
        [34, 40],
        [14, 40],
        [6, 28],
        [10, 14],
    ];
    return (
        <>
            {seats.map(([x, y], i) => (
                <circle key={i} cx={x} cy={y} r="4.4" class={i === 4 ? 'f-yellow o-ink' : 'f-surface o-ink'} />
            ))}
            <path d="M24 16l8 14H16z" class="f-red o-ink" />
        </>
    );
}
