// The fairness proof for people: what this browser has checked itself, in plain words; the server's own check stands
// below it.
import alert from 'icon:tabler/alert-triangle';
import shield from 'icon:tabler/shield-check';
import { useEffect, useState } from 'preact/hooks';
import { prove, type Proof } from '../proof/check';
import { keptOf, type Kept } from '../proof/kept';
import { Button } from '../ui/button';
import type { Drawing } from '../ui/drawing';
import { api } from '../wire/api';
import type { TableInfo } from '../wire/types';
import { filled, serverText, words } from '../words/words';
import { Icon } from '../ui/icon';
import { listed, Who } from './speech';
import '../ui/tag.css';
import './proof.css';

/** Checked once the match is over; null until then. */
export function useProof(link: string): Proof | null {
    const [proof, setProof] = useState<Proof | null>(null);
    useEffect(() => {
        api.text(api.at(link, '/record')).then(
            (record) => setProof(prove(record, keptOf(link))),
            () => undefined,
        );
    }, [link]);
    return proof;
}

const tone = (proof: Proof | null): string =>
    proof?.verdict === 'fair' || proof?.verdict === 'fits' ? 'good' : 'plain';
const signOf = (proof: Proof | null): Drawing => (proof?.verdict === 'broken' ? alert : shield);

/** At the end of a match: the verdict, and the way to the whole proof. */
export function ProofLink({ link }: { link: string }) {
    const w = words.value.proof,
        proof = useProof(link);
    return (
        <a
            class="ui-button is-plain is-medium"
            href={`/replay/${link}?check`}
            title={proof ? w.verdict[proof.verdict] : w.checking}
            data-proof={proof?.verdict}
        >
            <Icon of={signOf(proof)} size={16} /> {w.title}
        </a>
    );
}

function Findings({ proof, kept, info }: { proof: Proof; kept: Kept | null; info: TableInfo | null }) {
    const w = words.value.proof;
    const who = (seats: readonly number[]) => listed(seats.map((s) => <Who info={info} seat={s} />));
    return (
        <>
            <h3>{w.here}</h3>
            <ul>
                <li>{proof.helped.length ? filled(w.helped, { who: who(proof.helped) }) : w.nobodyHelped}</li>
                {proof.keptBack.length > 0 && <li>{filled(w.keptBack, { who: who(proof.keptBack) })}</li>}
                {proof.findings.map((f) => (
                    <li key={f.what} data-finding={f.what} class={f.weight === 'bad' ? 'refusal' : undefined}>
                        {w.finding[f.what]}
                    </li>
                ))}
            </ul>
            {proof.key && (
                <details>
                    <summary class="ui-small">{w.key}</summary>
                    <code>{proof.key}</code>
                </details>
            )}
            {kept?.salt && (
                <details>
                    <summary class="ui-small">{w.kept}</summary>
                    <p class="ui-small">{w.keptCommitment}</p>
                    <code>{kept.commitment}</code>
                    <p class="ui-small">{w.keptSalt}</p>
                    <code>{kept.salt}</code>
                </details>
            )}
            <p class="ui-small">{w.cards}</p>
        </>
    );
}

/** What the server says about itself: a convenience, not the proof. */
function ServerCheck({ link }: { link: string }) {
    const [said, setSaid] = useState<string[]>([]);
    useEffect(() => {
        api.get<{ ok: boolean; lines: string[] }>(api.at(link, '/check')).then(
            (found) => setSaid(found.lines),
            () => undefined,
        );
    }, [link]);
    return (
        <details>
            <summary class="ui-small">{words.value.proof.server}</summary>
            <ul class="ui-small">
                {said.map((line) => (
                    <li key={line}>{serverText(line)}</li>
                ))}
            </ul>
        </details>
    );
}

export function ProofSheet({ link, info }: { link: string; info: TableInfo | null }) {
    const w = words.value.proof,
        proof = useProof(link);
    const [open, setOpen] = useState(location.search.includes('check'));
    useEffect(() => {
        const on = (e: KeyboardEvent) => {
            if (e.key === 'Escape') setOpen(false);
        };
        document.addEventListener('keydown', on);
        return () => document.removeEventListener('keydown', on);
    }, []);
    return (
        <div class="check" data-proof={proof?.verdict}>
            <button class={`ui-tag tone-${tone(proof)}`} onClick={() => setOpen(!open)} aria-expanded={open}>
                <Icon of={signOf(proof)} size={14} /> {proof ? w.title : w.checking}
            </button>
            {open && proof && (
                <div class="check-sheet" role="dialog" aria-label={w.title}>
                    <div class="check-head">
                        <h2>{w.title}</h2>
                        <Button onClick={() => setOpen(false)}>{words.value.rail.close}</Button>
                    </div>
                    <p>
                        <b>{w.verdict[proof.verdict]}</b>
                    </p>
                    <Findings proof={proof} kept={keptOf(link)} info={info} />
                    <ServerCheck link={link} />
                </div>
            )}
        </div>
    );
}
