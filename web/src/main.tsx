// The client's front door: one page that reads its own address.
import { render } from 'preact';
import './tokens.css';
import './base.css';
import './table/frame.css';
import './table/set.css';
import './pages/lobby.css';
import './table/boards.css';
import './motion/motion.css';
import './games/earth_gambit/style.css';
import './games/mars_vs_earth/style.css';
import './games/onward_to_venus/style.css';
import './games/martians/style.css';
import './state/settings';
import { ByCode } from './pages/by_code';
import { Lobby } from './pages/lobby';
import { ReplayPage } from './pages/replay';
import { MatchStatsPage, StatsPage } from './pages/stats';
import { TablePage } from './pages/table';
import { readLink } from './wire/link';
import { words } from './words/words';

function Nowhere() {
    return (
        <main class="page">
            <p>
                {words.value.notFound} <a href="/">{words.value.toLobby}</a>
            </p>
        </main>
    );
}

function Page() {
    const [, first, last] = location.pathname.split('/');
    const table = last ? readLink(last) : null;
    const link = table && ('link' in table ? table.link : table.code);
    if (!first) return <Lobby />;
    if (first === 't' && table && 'code' in table) return <ByCode code={table.code} />;
    if (first === 't' && link) return <TablePage link={link} />;
    if (first === 'replay' && link) return <ReplayPage link={link} />;
    if (first === 'stats' && !last) return <StatsPage />;
    if (first === 'stats' && link) return <MatchStatsPage link={link} />;
    return <Nowhere />;
}

render(<Page />, document.getElementById('root')!);
