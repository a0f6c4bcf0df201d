// The client's front door: one page that reads its own address.
import { render, type JSX } from 'preact';
import './ui/kit.css';
import './base.css';
import './table/first_look.css';
import './table/set.css';
import './pages/lobby.css';
import './table/boards.css';
import './motion/motion.css';
import './state/settings';
import { loadLanguage, words } from './words/words';
import { readLink } from './wire/link';

function Nowhere() {
    return (
        <main class="page">
            <p>
                {words.value.notFound} <a href="/">{words.value.toLobby}</a>
            </p>
        </main>
    );
}

function Broken() {
    return (
        <main class="page">
            <p>
                {words.value.noPage} <a href={location.href}>{words.value.reload}</a>
            </p>
        </main>
    );
}

/** The page of this address; only its own part of the client is fetched. */
async function page(): Promise<JSX.Element> {
    const [, first, last] = location.pathname.split('/');
    const table = last ? readLink(last) : null;
    const link = table && ('link' in table ? table.link : table.code);
    if (!first) {
        const { Lobby } = await import('./pages/lobby');
        return <Lobby />;
    }
    if (first === 't' && table && 'code' in table) {
        const { ByCode } = await import('./pages/by_code');
        return <ByCode code={table.code} />;
    }
    if (first === 't' && link) {
        const { TablePage } = await import('./pages/table');
        return <TablePage link={link} />;
    }
    if (first === 'replay' && link) {
        const { ReplayPage } = await import('./pages/replay');
        return <ReplayPage link={link} />;
    }
    if (first === 'stats' && (!last || link)) {
        const { MatchStatsPage, StatsPage } = await import('./pages/stats');
        return link ? <MatchStatsPage link={link} /> : <StatsPage />;
    }
    return <Nowhere />;
}

const root = document.getElementById('root')!;
const spoken = loadLanguage().catch(() => undefined); // without it the page is English
const shown = page().catch(() => <Broken />);
void Promise.all([shown, spoken]).then(([shows]) => render(shows, root));
