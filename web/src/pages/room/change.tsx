// The host changes the table while it waits for players: places, bots, access, time, house rules. The same lines as in
// the sheet it was made with; everything is sent at once.
import pencil from 'icon:tabler/pencil';
import { useState } from 'preact/hooks';
import type { TableState } from '../../state/table';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Stepper } from '../../ui/stepper';
import type { Book, GameInfo, TableInfo } from '../../wire/types';
import { words } from '../../words/words';
import { Line } from '../line';
import { DAY, timeOf, type Draft, type Part, type Time } from '../maker/draft';
import { AccessLines, BotLines, TimeLine } from '../maker/lines';
import { HouseRules } from '../maker/rules';
import { Refusal } from '../refusal';

function timeNow(info: TableInfo): Time {
    if (info.pace === 'days') return 'days';
    if (info.bank) return 'bank';
    return info.clock === 60 || info.clock === 180 ? (String(info.clock) as Time) : info.clock ? '60' : 'none';
}

/** The table as it is, for the maker's lines. */
function draftOf(info: TableInfo, book: Book, game: GameInfo): Draft {
    const own = game.options.filter((o) => book.options[o.name] !== undefined && book.options[o.name] !== o.values[0]);
    return {
        seats: info.seats.length,
        open: 0,
        names: [],
        level: info.level,
        options: Object.fromEntries(own.map((o) => [o.name, book.options[o.name]!])),
        public: info.public,
        time: timeNow(info),
        minutes: info.bank ? Math.max(1, Math.round(info.bank / 60)) : 10,
        increment: info.bank ? info.increment : 10,
        days: info.pace === 'days' ? Math.round(info.clock / DAY) : 3,
        out: info.out === 'ask' ? 'skip' : info.out,
        files: null,
        obvious: info.obvious,
        react: info.react,
    };
}

function SeatsLine({ game, draft, change, least }: Part & { least: number }) {
    const w = words.value;
    return (
        <Line name={w.pages.seats}>
            <span data-row="seats">
                <Stepper
                    name={w.pages.seats}
                    value={draft.seats}
                    low={Math.max(least, game.seats[0])}
                    high={game.seats[1]}
                    lessLabel={w.stepper.less}
                    moreLabel={w.stepper.more}
                    change={(seats) => change({ seats })}
                />
            </span>
        </Line>
    );
}

interface Props {
    table: TableState;
    info: TableInfo;
    book: Book;
    game: GameInfo;
}

function Form({ table, info, book, game, close }: Props & { close: () => void }) {
    const [draft, setDraft] = useState(() => draftOf(info, book, game));
    const change = (d: Partial<Draft>) => setDraft((now) => ({ ...now, ...d }));
    const least = 1 + info.seats.reduce((last, s, i) => (s.person ? i : last), 0);
    const options = Object.fromEntries(game.options.map((o) => [o.name, draft.options[o.name] ?? o.values[0]!]));
    const send = (e: Event) => {
        e.preventDefault();
        const { seats, level, obvious, react } = draft;
        const message = {
            t: 'settings' as const,
            seats,
            options,
            public: draft.public,
            obvious,
            react,
            level,
            ...timeOf(draft),
        };
        void table.say(message).then((good) => good && close());
    };
    const part = { game, draft, change };
    return (
        <form class="maker shell-lines" onSubmit={send}>
            <SeatsLine {...part} least={least} />
            <BotLines {...part} />
            <AccessLines {...part} />
            <TimeLine {...part} />
            <HouseRules {...part} />
            <Refusal why={table.refusal.value?.why} />
            <button type="submit" class="ui-button is-gold is-large room-change-done">
                {words.value.pages.room.changeDone}
            </button>
        </form>
    );
}

export function Change(props: Props) {
    const w = words.value.pages.room;
    const [open, setOpen] = useState(false);
    return (
        <>
            <Button size="small" icon={pencil} class="room-change" onClick={() => setOpen(true)}>
                {w.change}
            </Button>
            <Dialog open={open} title={w.changeTitle} close={() => setOpen(false)}>
                {open && <Form {...props} close={() => setOpen(false)} />}
            </Dialog>
        </>
    );
}
