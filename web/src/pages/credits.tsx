// Who made what this table is made of: the games, the icons with all their authors, the faces.
import credits from 'virtual:icon-credits';
import { Panel } from '../ui/panel';
import { words } from '../words/words';
import { Shell } from './shell';
import './credits.css';

const GAMES: readonly (readonly [string, string])[] = [
    ['Earth Gambit: Light', 'Honest Quarks Games AG, Liana Manukyan'],
    ['Mars vs Earth', 'Geek Fever Games, Jason Miceli, Matthew C. Plourde'],
    ['Onward to Venus', 'Treefrog Games, Martin Wallace'],
    ['Martians!!!', 'Twilight Creations'],
];

const OFL = 'SIL Open Font License 1.1';
const FACES: readonly (readonly [string, string])[] = [
    ['Figtree', OFL],
    ['Marcellus', OFL],
    ['Michroma', OFL],
    ['Bangers', OFL],
    ['IM Fell English SC', OFL],
    ['Special Elite', 'Apache License 2.0'],
];

function Pairs({ of }: { of: readonly (readonly [string, string])[] }) {
    return (
        <dl class="credits-pairs">
            {of.map(([name, more]) => [<dt key={name}>{name}</dt>, <dd key={`${name} by`}>{more}</dd>])}
        </dl>
    );
}

export function CreditsPage() {
    const w = words.value.pages.creditsPage;
    return (
        <Shell>
            <main class="shell-page credits">
                <h1>{words.value.pages.credits}</h1>
                <Panel title={w.games}>
                    <p class="shell-small">{w.gamesText}</p>
                    <Pairs of={GAMES} />
                </Panel>
                <Panel title={w.icons}>
                    <p class="shell-small">{w.iconsText}</p>
                    <ul>
                        {credits.map((c) => (
                            <li key={`${c.set} ${c.author}`}>
                                <a href={c.url}>
                                    <b>{c.author}</b>
                                </a>
                                , {c.set}, <a href={c.licenceUrl}>{c.licence}</a>
                                <span class="shell-small credits-icons">{c.icons.join(', ')}</span>
                            </li>
                        ))}
                    </ul>
                </Panel>
                <Panel title={w.faces}>
                    <Pairs of={FACES} />
                </Panel>
                <p class="shell-small">
                    {w.rest} <a href="/licences.txt">{w.licences}</a>
                </p>
            </main>
        </Shell>
    );
}
