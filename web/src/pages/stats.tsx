// The server's finished matches: wins of each side by number of players, with 95% intervals.
import { useEffect, useState } from 'preact/hooks';
import { Sign } from '../parts/icon';
import { api } from '../wire/api';
import { fill, words } from '../words/words';

interface Side { name: string; wins: number; of: number; low: number; high: number }
interface Group { game: string; title?: string; seats: number; matches: number; side: Side[] }

const percent = (x: number): string => `${Math.round(x * 100)}%`;

/** Share and interval on a line from 0 to 100%. */
function Interval({ side }: { side: Side }) {
  const W = 200, share = side.of ? side.wins / side.of : 0;
  return (
    <svg class="interval" width={W} height="16" viewBox={`0 0 ${W} 16`} role="img" aria-label={`${percent(share)} (${percent(side.low)} – ${percent(side.high)})`}>
      <path d={`M0 8h${W}`} class="interval-base" />
      <path d={`M${side.low * W} 8H${side.high * W} M${side.low * W} 4v8 M${side.high * W} 4v8`} class="interval-line" />
      <circle cx={share * W} cy="8" r="4.5" class="interval-dot" />
    </svg>
  );
}

export function StatsPage() {
  const w = words.value.stats;
  const [groups, setGroups] = useState<Group[] | null>(null);
  const [why, setWhy] = useState('');
  useEffect(() => { api.get<Group[]>('/api/stats').then(setGroups, (e: Error) => setWhy(e.message)); }, []);
  return (
    <>
      <header class="top"><a class="brand" href="/"><Sign /> Orrery</a><b class="top-game">{w.title}</b></header>
      <main class="page">
        {why && <p class="refusal">{why}</p>}
        {groups?.length === 0 && <p class="soft">{w.none}</p>}
        {groups?.map((g) => (
          <section class="panel" key={`${g.game} ${g.seats}`}>
            <h2>{g.title ?? g.game} · {fill(w.players, { n: g.seats })}</h2>
            <p class="soft small">{fill(w.matches, { n: g.matches })}</p>
            <table class="numbers">
              <thead><tr><th>{w.side}</th><th>{w.wins}</th><th>{w.share}</th><th>{w.interval}</th></tr></thead>
              <tbody>{g.side.map((s) => (
                <tr key={s.name}><th scope="row">{s.name}</th><td>{s.wins} / {s.of}</td><td>{s.of ? percent(s.wins / s.of) : '–'}</td><td><Interval side={s} /></td></tr>
              ))}</tbody>
            </table>
          </section>
        ))}
      </main>
    </>
  );
}
