// The client's front door: one page that reads its own address. The pages round the shelf hang on "/#", all others on
// their path.
import { render, type JSX } from 'preact';
import './ui/kit.css';
import './state/settings';
import './pages/theme';
import { Forgets } from './pages/forgets';
import { loadLanguage } from './words/words';
import { herePath } from './wire/base';
import { stayHere } from './wire/go';
import { house } from './wire/house';
import { passIn, readLink } from './wire/link';

type Shown = Promise<JSX.Element>;

async function nowhere(kind: 'nowhere' | 'broken' | 'missing'): Shown {
    const { Oops } = await import('./pages/oops');
    return <Oops kind={kind} />;
}

/** "#learn/martians", "#learn/martians/2" */
async function aroundTheShelf([first, second, third]: readonly (string | undefined)[]): Shown {
    switch (first) {
        case 'learn': {
            if (second && third) {
                const { LessonPage } = await import('./pages/learn/lesson');
                return <LessonPage key={`${second}/${third}`} game={second} number={Number(third)} />;
            }
            const { LearnPage } = await import('./pages/learn/learn');
            return <LearnPage game={second} />;
        }
        case 'puzzle': {
            if (second && third) {
                const { PuzzlePage } = await import('./pages/puzzle/puzzle');
                return <PuzzlePage key={`${second}/${third}`} game={second} id={third} />;
            }
            const { PuzzlesPage } = await import('./pages/puzzle/day');
            return <PuzzlesPage />;
        }
        case 'watch': {
            const { WatchPage } = await import('./pages/watch');
            return <WatchPage />;
        }
        case 'records': {
            const { RecordsPage } = await import('./pages/records');
            return <RecordsPage />;
        }
        case 'credits': {
            const { CreditsPage } = await import('./pages/credits');
            return <CreditsPage />;
        }
        default: {
            const { Home } = await import('./pages/home/home');
            return <Home />;
        }
    }
}

async function atTheTable(link: string): Shown {
    const pass = passIn(location.hash);
    if (pass) {
        const { Arrive } = await import('./pages/arrive');
        return <Arrive link={link} pass={pass} />;
    }
    const { TablePage } = await import('./pages/table');
    return <TablePage key={link} link={link} />;
}

/** The page of this address; only its own part of the client is fetched. */
async function page(): Shown {
    const [, first, last] = herePath().split('/');
    const table = last ? readLink(last) : null;
    const link = table && ('link' in table ? table.link : 'code' in table ? table.code : null);
    if (!first) return aroundTheShelf(location.hash.slice(1).split('/'));
    if (first === 't' && table && 'code' in table) {
        const { ByCode } = await import('./pages/by_code');
        return <ByCode code={table.code} />;
    }
    if (first === 't' && link) return atTheTable(link);
    if (first === 'replay' && link) {
        const { ReplayPage } = await import('./pages/replay/page');
        return <ReplayPage link={link} />;
    }
    if (first === 'rules' && last) {
        const { BookletPage } = await import('./pages/rules/booklet');
        return <BookletPage game={last} />;
    }
    if (first === 'stats' && (!last || link)) {
        const { MatchStatsPage, StatsPage } = await import('./pages/stats');
        return link ? <MatchStatsPage link={link} /> : <StatsPage />;
    }
    // a link of which a piece is missing is still a link: that page says so, and takes a code
    return nowhere(last && ['t', 'replay', 'stats'].includes(first) ? 'missing' : 'nowhere');
}

const root = document.getElementById('root')!;

let shown = 0;
function show(): void {
    const at = ++shown;
    const spoken = loadLanguage().catch(() => undefined); // without it the page is English
    const shows = page().catch(() => nowhere('broken'));
    void Promise.all([shows, spoken]).then(([now]) => {
        if (at !== shown) return; // somebody was quicker
        render(
            <>
                {now}
                <Forgets />
            </>,
            root,
        );
    });
}

show();
stayHere(show);
addEventListener('hashchange', () => {
    if (herePath() === '/' || passIn(location.hash)) show();
    scrollTo(0, 0);
});

/** For the next time: a page that helps where nobody answers; without a server, the whole table. */
const prepare = (): void => void import('./table/notice').then(({ worker }) => worker());
if (house.alone) prepare();
else addEventListener('load', () => window.setTimeout(prepare, 1500)); // when the first page is there
