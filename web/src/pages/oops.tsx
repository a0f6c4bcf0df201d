// Pages that help when something is not there: what happened, what to try, and one golden button that does it.
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../ui/button';
import { LinkButton } from '../ui/link_button';
import { Refused } from '../wire/api';
import { house } from '../wire/house';
import { fill, serverText, words } from '../words/words';
import { LostOrbit, NoTable } from './art/errors';
import { Join } from './home/join';
import { Shell } from './shell';
import './home/home.css';
import './oops.css';

interface Card {
    Art: ComponentType;
    title: string;
    text: ComponentChildren;
    children: ComponentChildren;
}

export function OopsCard({ Art, title, text, children }: Card) {
    return (
        <section class="oops ui-panel" role="alert">
            <Art />
            <h1>{title}</h1>
            <p>{text}</p>
            <div class="oops-acts">{children}</div>
        </section>
    );
}

const AGAIN = 3000; // ms between looks for the server

/** Looks whether the server is back, and loads the page anew when it is. */
function useServer(): void {
    useEffect(() => {
        const timer = window.setInterval(() => {
            house.isUp().then(
                (up) => up && location.reload(),
                () => undefined,
            );
        }, AGAIN);
        return () => window.clearInterval(timer);
    }, []);
}

function Down() {
    const w = words.value.pages.oops;
    useServer();
    return (
        <OopsCard Art={LostOrbit} title={w.down} text={w.downText}>
            <Button kind="gold" size="large" onClick={() => location.reload()}>
                {w.tryNow}
            </Button>
        </OopsCard>
    );
}

export function HomeButton() {
    return (
        <LinkButton size="large" href="/#">
            {words.value.pages.oops.home}
        </LinkButton>
    );
}

/** A code or a link that leads nowhere. */
function Missing({ code }: { code?: string }) {
    const w = words.value.pages.oops;
    return (
        <OopsCard
            Art={NoTable}
            title={code ? `${w.noTable} ${code}` : w.noLink}
            text={code ? w.noTableText : w.noLinkText}
        >
            <Join first={code} />
            <HomeButton />
        </OopsCard>
    );
}

function Broken({ why }: { why?: string }) {
    const w = words.value.pages.oops;
    return (
        <OopsCard Art={LostOrbit} title={w.broken} text={why ? serverText(why) : w.brokenText}>
            <Button kind="gold" size="large" onClick={() => location.reload()}>
                {words.value.reload}
            </Button>
            <HomeButton />
        </OopsCard>
    );
}

/** The host has closed it; the server's sentence names them. */
function Closed({ why }: { why?: string }) {
    const w = words.value.pages.oops,
        name = why?.replace(/ has closed this table\.$/, '');
    return (
        <OopsCard
            Art={NoTable}
            title={w.closed}
            text={name && name !== why ? fill(w.closedBy, { name }) : w.closedText}
        >
            <LinkButton kind="gold" size="large" href="/#">
                {w.home}
            </LinkButton>
        </OopsCard>
    );
}

export type Trouble = 'down' | 'missing' | 'broken' | 'nowhere' | 'closed';

/** What an error of a request means: without an answer the server is down. */
export const troubleOf = (e: Error): Trouble =>
    e instanceof Refused ? (e.status === 404 ? 'missing' : 'broken') : e instanceof TypeError ? 'down' : 'broken';

/** The same of a table whose page only knows the sentence: that of a wrong link is always this one. */
export function troubleSaid(why: string): Trouble {
    if (/no such table/i.test(why)) return 'missing';
    if (/has closed this table/.test(why)) return 'closed';
    return /fetch|network|load failed/i.test(why) ? 'down' : 'broken';
}

export function Oops({ kind, code, why }: { kind: Trouble; code?: string; why?: string }) {
    const w = words.value;
    useEffect(() => {
        document.title = 'Orrery';
    }, []);
    return (
        <Shell>
            <main class="oops-page">
                {kind === 'down' && <Down />}
                {kind === 'missing' && <Missing code={code} />}
                {kind === 'broken' && <Broken why={why} />}
                {kind === 'closed' && <Closed why={why} />}
                {kind === 'nowhere' && (
                    <OopsCard Art={NoTable} title={w.notFound} text={w.pages.oops.nowhereText}>
                        <Join />
                        <LinkButton kind="gold" size="large" href="/#">
                            {w.pages.oops.home}
                        </LinkButton>
                    </OopsCard>
                )}
            </main>
        </Shell>
    );
}
