// A page of the ledger: income at the end of a period, points at the end of the game. One column for each planet.
import type { ComponentChildren } from 'preact';
import { Crest } from './crest';
import type { Empire } from './empires';
import { Planet } from './planets/planet';
import type { PlanetWord } from './planets/palette';
import './ledger.css';

export interface LedgerRow {
    empire: Empire;
    who: ComponentChildren;
    /** One for each planet, then one for each of `more`. */
    cells: readonly ComponentChildren[];
    tone?: 'first' | 'you';
}

interface Props {
    planets: readonly { planet: PlanetWord; name: string; dead?: boolean }[];
    /** Heads of the columns after the planets; the last one is the sum. */
    more: readonly ComponentChildren[];
    rows: readonly LedgerRow[];
}

export function Ledger({ planets, more, rows }: Props) {
    const columns = planets.length + more.length;
    return (
        <table class="otv-ledger">
            <thead>
                <tr>
                    <td />
                    {planets.map(({ planet, name, dead }) => (
                        <th key={planet} scope="col">
                            <Planet planet={planet} size={24} dead={dead} />
                            {name}
                        </th>
                    ))}
                    {more.map((head, i) => (
                        <th key={i} scope="col">
                            {head}
                        </th>
                    ))}
                </tr>
            </thead>
            <tbody>
                {rows.map(({ empire, who, cells, tone }) => (
                    <tr key={empire} class={tone ? `is-${tone}` : ''}>
                        <th scope="row">
                            <span class="otv-ledger-who">
                                <Crest empire={empire} size={25} />
                                {who}
                            </span>
                        </th>
                        {cells.map((cell, i) => (
                            <td key={i} class={i === columns - 1 ? 'otv-ledger-sum' : ''}>
                                {cell}
                            </td>
                        ))}
                    </tr>
                ))}
            </tbody>
        </table>
    );
}
