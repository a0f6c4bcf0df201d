// Mars vs Earth: faces, names, DNA, and what a seat shows in the row of seats.
import { Fragment } from 'preact';
import cards from 'icon:game-icons/card-pickup';
import check from 'icon:tabler/check';
import flag from 'icon:tabler/flag-filled';
import { count, field, fieldList, piles, useScene } from '../../../state/context';
import { heap, lies } from '../../../motion/lies';
import { seatName } from '../../../table/speech';
import { Icon } from '../../../ui/icon';
import { SeatBadge } from '../../../ui/seat_badge';
import { Tag } from '../../../ui/tag';
import type { Book, View } from '../../../wire/types';
import { fill, words } from '../../../words/words';
import { AgentPortrait, DnaCard, MartianPortrait, SkillValue } from '../art';
import { mveWords } from '../en';
import {
    agentName,
    agentSkills,
    agentKind,
    CLONE,
    dnaOf,
    laidBefore,
    LETTERS,
    levelOf,
    onTrial,
    shortAgent,
    skillLook,
    skillName,
    statusOf,
    threatsOf,
    wordOf,
} from './read';

/** The face of a seat: Agent, Civilian in grey, or the Martian of a level. */
export function SeatPortrait({ seat, size, frame }: { seat: number; size: number; frame?: 'plain' | 'brass' }) {
    const { book, view } = useScene();
    const status = statusOf(view, seat);
    if (status === 'martian')
        return <MartianPortrait level={Math.max(1, levelOf(view, seat))} size={size} frame={frame} />;
    return (
        <AgentPortrait
            word={wordOf(book, 'agent', agentKind(view, seat))}
            seat={seat}
            civilian={status === 'civilian'}
            size={size}
            frame={frame}
        />
    );
}

/** Badge and name; you are "You". */
export function Name({ seat, size = 18 }: { seat: number; size?: number }) {
    const { view, info } = useScene();
    return (
        <span class="mve-name">
            <SeatBadge seat={seat} size={size} /> {seat === view.seat ? words.value.you : seatName(info, seat)}
        </span>
    );
}

/** "Codename Prism", "Civilian", "Martian, level 2". */
export function whatIs(book: Book, view: View, seat: number): string {
    const w = mveWords.value,
        status = statusOf(view, seat);
    if (status === 'civilian') return w.civilian;
    return status === 'martian' ? fill(w.martian, { n: levelOf(view, seat) }) : agentName(book, view, seat);
}

/** The DNA of a seat, wave by wave; yours only while you do not hide it. */
export function DnaRow({ seat, height = 62 }: { seat: number; height?: number }) {
    const { view, hidden } = useScene();
    const w = mveWords.value;
    return (
        <span class="mve-dna-row">
            {dnaOf(view, seat).map((kind, i) => {
                const down = kind < 0 || (hidden && seat === view.seat);
                const side = down ? 'down' : kind === CLONE ? 'clone' : 'human';
                const text = down ? undefined : kind === CLONE ? w.cloneShort : w.human;
                const wave = fill(w.wave, { n: i + 1 });
                return (
                    <DnaCard
                        key={i}
                        side={side}
                        text={height > 50 ? text : undefined}
                        height={height}
                        label={`${wave}: ${text ?? w.faceDown}`}
                    />
                );
            })}
        </span>
    );
}

export const SeatFace = ({ seat }: { seat: number }) => <SeatPortrait seat={seat} size={34} />;

/** The Initiative and what a seat leads. */
function Offices({ seat }: { seat: number }) {
    const { book, view } = useScene();
    const w = mveWords.value;
    const leads = threatsOf(book, view).filter((t) => t.leader === seat);
    const over = field(view, 'overridden') ? `, ${w.overridden}` : '';
    return (
        <>
            {field(view, 'initiative') === seat && (
                <span class="mve-flag" title={w.initiative + over} {...lies(`initiative:${seat}`, 'initiative', 0)}>
                    <Icon of={flag} size={13} label={w.initiative + over} />
                </span>
            )}
            {leads.map((t) => (
                <b key={t.slot} class="mve-leads" title={fill(w.leads, { x: LETTERS[t.slot]! })}>
                    {LETTERS[t.slot]}
                </b>
            ))}
        </>
    );
}

export function SeatMark({ seat }: { seat: number }) {
    const { book, view } = useScene();
    const w = mveWords.value,
        status = statusOf(view, seat),
        many = book.seats > 6,
        n = count(piles(view, 'hand')[seat]);
    return (
        <span class="mve-mark">
            <Offices seat={seat} />
            <span class={`mve-what is-${status}`}>
                {status === 'agent'
                    ? shortAgent(book, view, seat)
                    : status === 'civilian'
                      ? w.civilian
                      : fill(many ? w.martianShort : w.martian, { n: levelOf(view, seat) })}
            </span>
            {status === 'agent' &&
                !many &&
                agentSkills(book, view, seat).map((s) => (
                    <SkillValue key={s.word} skill={skillLook(s.word)} value={s.value} label={skillName(s.word)} />
                ))}
            {seat !== view.seat && (
                <span class="mve-hand-count" title={fill(w.hand, { n })} {...heap(`hand:${seat}`, 'card', -1, n)}>
                    <Icon of={cards} size={13} label={fill(w.hand, { n })} />
                    {n}
                </span>
            )}
        </span>
    );
}

export function SeatTag({ seat }: { seat: number }) {
    const { book, view } = useScene();
    const w = mveWords.value,
        accused = onTrial(view);
    if (accused === seat) return <Tag tone="danger">{w.isOnTrial}</Tag>;
    if (accused !== null && laidBefore(book, view, accused).some((l) => l.by === seat))
        return <Tag tone="ask">{w.accusesTag}</Tag>;
    return fieldList(view, 'done').includes(seat) ? (
        <Tag icon={check}>
            <span class="w">{w.done}</span>
        </Tag>
    ) : null;
}

export function seatSays(book: Book, view: View, seat: number): string {
    const w = mveWords.value;
    const leads = threatsOf(book, view).filter((t) => t.leader === seat);
    return [
        whatIs(book, view, seat),
        ...(statusOf(view, seat) === 'agent'
            ? agentSkills(book, view, seat).map((s) => `${skillName(s.word)} ${s.value}`)
            : []),
        fill(w.hand, { n: count(piles(view, 'hand')[seat]) }),
        field(view, 'initiative') === seat ? w.initiative : '',
        ...leads.map((t) => fill(w.leads, { x: LETTERS[t.slot]! })),
        fieldList(view, 'done').includes(seat) ? w.done : '',
    ]
        .filter(Boolean)
        .join(', ');
}

/** Seats with the number of cards each could add. */
export function Could({ could }: { could: readonly number[] }) {
    return (
        <>
            {could.map((n, seat) =>
                n ? (
                    <Fragment key={seat}>
                        <span class="mve-could">
                            <SeatBadge seat={seat} size={16} /> <b>{n}</b>
                        </span>{' '}
                    </Fragment>
                ) : null,
            )}
        </>
    );
}
