// Mars vs Earth: the seats of the ring with status, DNA and proximity.
import type { ComponentChildren } from 'preact';
import { Back, Tag } from '../../../table/cards';
import { Icon } from '../../../table/icon';
import { heap, lies } from '../../../motion/lies';
import { SeatTile } from '../../../table/seat_tile';
import { nameOf } from '../../../table/speech';
import { count, eachCard, factList, field, fieldList, nounOf, piles, useScene } from '../../../state/context';
import type { View } from '../../../wire/types';
import { mveWords } from '../en';
import { fill } from '../../../words/words';

import { LETTERS, Skill, threatsOf } from './threats';

// ---- seats ----------------------------------------------------------------------------------------------------------

function AgentSkills({ seat }: { seat: number }) {
    const { book, view } = useScene();
    const kind = eachCard(piles(view, 'agent')[seat])[0]?.kind ?? -1;
    const row = book.sheets['agents']?.[kind];
    if (!row) return null;
    return (
        <>
            <span class="soft agent-name">{nameOf(book, nounOf(book, 'agent'), kind)}</span>
            <span class="agent-skills">
                {[1, 2, 3].map(
                    (i) =>
                        Number(row[`value${i}`] ?? 0) > 0 && (
                            <span key={i}>
                                <Skill skill={String(row[`skill${i}`])} size={14} /> {String(row[`value${i}`])}
                            </span>
                        ),
                )}
            </span>
        </>
    );
}

export function Dna({ seat }: { seat: number }) {
    const { view, hidden } = useScene();
    const w = mveWords.value;
    return (
        <span class="dna">
            {eachCard(piles(view, 'dna')[seat]).map((c, i) =>
                c.kind < 0 || (hidden && seat === view.seat) ? (
                    <span key={i} {...lies(`dna:${seat}`, 'dna', -1)}>
                        <Back />
                    </span>
                ) : (
                    <span
                        key={i}
                        {...lies(`dna:${seat}`, 'dna', c.kind)}
                        class={`dna-card dna-${c.kind === 1 ? 'clone' : 'human'}`}
                    >
                        <Icon
                            name={c.kind === 1 ? 'dnac' : 'dnah'}
                            size={16}
                            label={c.kind === 1 ? w.clone : w.human}
                        />
                    </span>
                ),
            )}
        </span>
    );
}

export function Status({ seat }: { seat: number }) {
    const { view } = useScene();
    const w = mveWords.value;
    if (fieldList(view, 'civilians').includes(seat))
        return (
            <Tag>
                <Icon name="ppl" size={12} /> {w.civilian}
            </Tag>
        );
    if (!fieldList(view, 'agents').includes(seat)) {
        return (
            <Tag tone="danger">
                <Icon name="martian" size={12} /> {fill(w.martian, { n: factList(view, 'level')[seat] ?? '?' })}
            </Tag>
        );
    }
    return <AgentSkills seat={seat} />;
}

/** How many cards you may add where that player leads; always the same frame. */
export function Near({ seat }: { seat: number }) {
    const { view } = useScene();
    const n = factList(view, 'proximity')[seat];
    return n === undefined ? null : (
        <span class={`near${n ? '' : ' near-0'}`} title={mveWords.value.adds}>
            {n}
        </span>
    );
}

export function marksOf(view: View, seat: number): ComponentChildren[] {
    const w = mveWords.value;
    const marks: ComponentChildren[] = threatsOf(view)
        .filter((t) => t.leader === seat)
        .map((t) => (
            <Tag key={t.slot} tone="dark">
                {fill(w.leads, { x: LETTERS[t.slot]! })}
            </Tag>
        ));
    if (field(view, 'initiative') === seat)
        marks.unshift(
            <Tag key="init" at={lies(`initiative:${seat}`, 'initiative', 0)}>
                <Icon name="init" size={12} /> {w.initiative}
                {field(view, 'overridden') ? `, ${w.overridden}` : ''}
            </Tag>,
        );
    if (fieldList(view, 'done').includes(seat))
        marks.push(
            <Tag key="done" tone="good">
                <Icon name="check" size={12} /> {w.done}
            </Tag>,
        );
    return marks;
}

export function Seat({ seat }: { seat: number }) {
    const { view } = useScene();
    const n = count(piles(view, 'hand')[seat]);
    return (
        <SeatTile seat={seat} spoken={fill(mveWords.value.hand, { n })} side={<Near seat={seat} />} class="mve-seat">
            <span class="mve-line">
                <Status seat={seat} />
            </span>
            <span class="mve-line">
                <span class="mve-marks">
                    <Dna seat={seat} /> {marksOf(view, seat)}
                </span>
                <span class="mve-hand" {...heap(`hand:${seat}`, 'card', -1, n)}>
                    <Icon name="hand" size={14} /> {n}
                </span>
            </span>
        </SeatTile>
    );
}
