// The client's front door: one page that reads its own address.
import { render } from 'preact';
import './styles/tokens.css';
import './styles/base.css';
import './styles/frame.css';
import './styles/set.css';
import './styles/lobby.css';
import './styles/boards.css';
import './styles/motion.css';
import './styles/earth_gambit.css';
import './styles/mars_vs_earth.css';
import './styles/onward_to_venus.css';
import './styles/martians.css';
import './state/settings';
import { Lobby } from './pages/lobby';
import { ReplayPage } from './pages/replay';
import { MatchStatsPage, StatsPage } from './pages/stats';
import { TablePage } from './pages/table';
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
    const [, first, code] = location.pathname.split('/');
    if (!first) return <Lobby />;
    if (first === 't' && code) return <TablePage code={code.toLowerCase()} />;
    if (first === 'replay' && code) return <ReplayPage code={code.toLowerCase()} />;
    if (first === 'stats') return code ? <MatchStatsPage code={code.toLowerCase()} /> : <StatsPage />;
    return <Nowhere />;
}

render(<Page />, document.getElementById('root')!);
