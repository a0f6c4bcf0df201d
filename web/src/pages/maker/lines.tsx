// Who sits at the table, who may come, how much time there is.
import { Segmented } from '../../ui/segmented';
import { Stepper } from '../../ui/stepper';
import { Switch } from '../../ui/switch';
import { house } from '../../wire/house';
import { fill, words } from '../../words/words';
import { Line } from '../line';
import { withSeats, type Part, type Time } from './draft';

/** Who else sits at this device. */
function NameLines({ draft, change }: Pick<Part, 'draft' | 'change'>) {
    const w = words.value.alone;
    const renamed = (at: number, name: string) =>
        Array.from({ length: draft.open }, (_, i) => (i === at ? name : (draft.names[i] ?? '')));
    return (
        <>
            {Array.from({ length: draft.open }, (_, i) => (
                <Line key={i} name={fill(w.nameOf, { n: i + 2 })}>
                    <input
                        class="ui-field"
                        value={draft.names[i] ?? ''}
                        maxLength={20}
                        autocomplete="off"
                        aria-label={fill(w.nameOf, { n: i + 2 })}
                        placeholder={fill(w.player, { n: i + 2 })}
                        onInput={(e) => change({ names: renamed(i, e.currentTarget.value) })}
                    />
                </Line>
            ))}
        </>
    );
}

export function SeatLines({ game, draft, change }: Part) {
    const w = words.value.pages,
        step = words.value.stepper;
    const [low, high] = game.seats;
    const bots = draft.seats - 1 - draft.open,
        others = house.alone ? words.value.alone.onDevice : w.forFriends;
    const who = draft.seats === 1 ? w.alone : bots ? fill(w.seatsSplit, { a: draft.open, b: bots }) : w.freeToBots;
    return (
        <>
            <Line name={w.seats}>
                <span data-row="seats">
                    <Stepper
                        name={w.seats}
                        value={draft.seats}
                        low={low}
                        high={high}
                        lessLabel={step.less}
                        moreLabel={step.more}
                        change={(n) => change(withSeats(draft, n))}
                    />
                </span>
            </Line>
            {draft.seats > 1 && (
                <Line name={others} more={house.alone ? words.value.alone.onDeviceText : who}>
                    <span data-row="open">
                        <Stepper
                            name={others}
                            value={draft.open}
                            low={0}
                            high={draft.seats - 1}
                            lessLabel={step.less}
                            moreLabel={step.more}
                            change={(open) => change({ open })}
                        />
                    </span>
                </Line>
            )}
            {house.alone && <NameLines draft={draft} change={change} />}
        </>
    );
}

export function BotLines({ game, draft, change }: Part) {
    const w = words.value.pages;
    return (
        <Line name={w.botsPlay}>
            <Segmented
                name={w.botsPlay}
                value={draft.level}
                options={game.levels.map((l) => ({ value: l.name, text: words.value.levels[l.name] ?? l.name }))}
                change={(level) => change({ level })}
            />
        </Line>
    );
}

export function AccessLines({ draft, change }: Part) {
    const w = words.value.lobby;
    return (
        <Line name={w.visible} more={w.watchersKnow}>
            <Segmented
                name={w.visible}
                value={draft.public ? 'public' : 'private'}
                options={[
                    { value: 'private', text: w.privateLink },
                    { value: 'public', text: w.publicTable },
                ]}
                change={(v) => change({ public: v === 'public' })}
            />
        </Line>
    );
}

type Timed = Pick<Part, 'draft' | 'change'>;

function BankLines({ draft, change }: Timed) {
    const w = words.value.clock,
        step = { lessLabel: words.value.stepper.less, moreLabel: words.value.stepper.more };
    return (
        <>
            <Line name={w.bankMinutes} more={w.bankText}>
                <Stepper
                    name={w.bankMinutes}
                    value={draft.minutes}
                    low={1}
                    high={120}
                    change={(minutes) => change({ minutes })}
                    {...step}
                />
            </Line>
            <Line name={w.bankIncrement}>
                <Stepper
                    name={w.bankIncrement}
                    value={draft.increment}
                    low={0}
                    high={60}
                    change={(increment) => change({ increment })}
                    {...step}
                />
            </Line>
        </>
    );
}

const DAYS = [0, 1, 3, 7];

function DaysLine({ draft, change }: Timed) {
    const w = words.value.clock;
    const text = (n: number) =>
        (n === 0 ? w.noLimit : n === 1 ? w.day : fill(w.nDays, { n })).replace('{n}', String(n));
    return (
        <Line name={w.daysPerMove}>
            <Segmented
                name={w.daysPerMove}
                value={String(draft.days)}
                options={DAYS.map((n) => ({ value: String(n), text: text(n) }))}
                change={(n) => change({ days: Number(n) })}
            />
        </Line>
    );
}

const OUTS = ['bot', 'skip', 'pause'] as const;

function OutLine({ draft, change }: Timed) {
    const w = words.value.clock;
    return (
        <Line name={w.whenOut} more={w.outs[draft.out]}>
            <Segmented
                name={w.whenOut}
                value={draft.out}
                options={OUTS.map((value) => ({ value: value as string, text: w.outsShort[value] }))}
                change={(out) => change({ out: out as (typeof OUTS)[number] })}
            />
        </Line>
    );
}

const REACTS = [0, 3, 8]; // seconds

/** Where somebody who is not asked may play a card, bots can leave people more time. */
function ReactLine({ game, draft, change }: Part) {
    const w = words.value.pages;
    if (!game.interjects) return null;
    return (
        <Line name={w.react} more={w.reactText}>
            <Segmented
                name={w.react}
                value={String(draft.react)}
                options={REACTS.map((n) => ({ value: String(n), text: n ? fill(w.seconds, { n }) : w.reactUsual }))}
                change={(n) => change({ react: Number(n) })}
            />
        </Line>
    );
}

export function TimeLine({ game, draft, change }: Part) {
    const w = words.value.pages;
    const times: readonly [Time, string][] = [
        ['none', w.noClock],
        ['60', w.oneMinute],
        ['180', w.threeMinutes],
        ['bank', w.bank],
        ['days', w.overDays],
    ];
    return (
        <>
            <Line name={w.timeForAnswer}>
                <Segmented
                    name={w.timeForAnswer}
                    value={draft.time}
                    options={times.map(([value, text]) => ({ value, text }))}
                    change={(time) => change({ time, out: time === 'days' ? 'bot' : 'skip' })}
                />
            </Line>
            {draft.time === 'bank' && <BankLines draft={draft} change={change} />}
            {draft.time === 'days' && <DaysLine draft={draft} change={change} />}
            {draft.time !== 'none' && !(draft.time === 'days' && draft.days === 0) && (
                <OutLine draft={draft} change={change} />
            )}
            <ReactLine game={game} draft={draft} change={change} />
            <Line name={w.obvious}>
                <Switch name={w.obvious} on={draft.obvious} change={(obvious) => change({ obvious })} />
            </Line>
        </>
    );
}
