// Mars vs Earth: the evening papers, and who was on which side for how long.
import type { ComponentChildren } from 'preact';
import { Newspaper, ResourceSign, SideBar, SideSign, Stamp, type Resource } from '../src/games/mars_vs_earth/art';

const LEFT: [Resource, string][] = [
    ['defense', 'Defense 3'],
    ['tech', 'Tech 6'],
    ['people', 'People 2'],
    ['food', 'Food 5'],
];

function Paper({
    winner,
    headline,
    under,
    stamp,
}: {
    winner: 'earth' | 'mars';
    headline: string;
    under: string;
    stamp: ComponentChildren;
}) {
    return (
        <Newspaper
            mast={['Late edition', 'The Earth Herald', '5 cents']}
            headline={headline}
            under={under}
            winner={winner}
            story={
                <p>
                    The Weather Machine is broken with one symbol to spare, and the quota of the third wave is filled.
                </p>
            }
            box={LEFT.map(([resource, text]) => (
                <span key={resource}>
                    <ResourceSign resource={resource} color="#231a0d" /> {text}
                </span>
            ))}
        >
            {stamp}
        </Newspaper>
    );
}

export function Ending() {
    return (
        <div class="mve-papers night">
            <Paper
                winner="earth"
                headline="Earth is saved"
                under="Nine Threats beaten. The saucers turn back."
                stamp={<Stamp tone="green">You won</Stamp>}
            />
            <Paper winner="mars" headline="Mars rules" under="People are at 0." stamp={<Stamp>You lost</Stamp>} />
            <div class="mve-timeline">
                <span>
                    <SideSign side="human" /> Human <SideSign side="clone" /> hidden Clone <SideSign side="martian" />{' '}
                    Martian <SideSign side="civilian" /> Civilian
                </span>
                <SideBar
                    label="Human for 3 rounds, Clone for 1, Martian for 5"
                    parts={[
                        { side: 'human', rounds: 3 },
                        { side: 'clone', rounds: 1 },
                        { side: 'martian', rounds: 5, text: 'level 5' },
                    ]}
                />
                <SideBar
                    label="Human, then Civilian"
                    parts={[
                        { side: 'human', rounds: 4 },
                        { side: 'civilian', rounds: 5 },
                    ]}
                />
            </div>
        </div>
    );
}
