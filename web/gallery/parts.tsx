// Every part of the kit in all its states.
import { useState } from 'preact/hooks';
import bandage from 'icon:tabler/bandage';
import book from 'icon:tabler/book-2';
import brain from 'icon:game-icons/brain';
import bulb from 'icon:tabler/bulb';
import chat from 'icon:tabler/message-circle';
import dices from 'icon:lucide/dices';
import eye from 'icon:tabler/eye';
import flask from 'icon:game-icons/bubbling-flask';
import friends from 'icon:tabler/users-plus';
import heart from 'icon:tabler/heart-plus';
import list from 'icon:tabler/list-details';
import lock from 'icon:tabler/lock';
import meteor from 'icon:game-icons/meteor-impact';
import next from 'icon:tabler/player-track-next';
import play from 'icon:tabler/player-play-filled';
import rocket from 'icon:game-icons/rocket';
import settings from 'icon:tabler/settings';
import skull from 'icon:game-icons/skull-crossed-bones';
import stare from 'icon:game-icons/alien-stare';
import trophy from 'icon:game-icons/trophy';
import { Button, ToolButton, type ButtonKind } from '../src/ui/button';
import { Chart, Flag, Legend } from '../src/ui/chart';
import { Coach } from '../src/ui/coach';
import { Dialog, Scene } from '../src/ui/dialog';
import { Die } from '../src/ui/die';
import { Drawer } from '../src/ui/drawer';
import { Countdown, Gauge } from '../src/ui/gauge';
import { range } from '../src/ui/geometry';
import { Icon } from '../src/ui/icon';
import { Meter } from '../src/ui/meter';
import { Panel } from '../src/ui/panel';
import { Portrait } from '../src/ui/portrait';
import { QrCode } from '../src/ui/qr_code';
import { ring } from '../src/ui/ring';
import { SeatBadge } from '../src/ui/seat_badge';
import { Segmented, Tabs } from '../src/ui/segmented';
import { Stepper } from '../src/ui/stepper';
import { Switch } from '../src/ui/switch';
import { Pill, Tag, type Tone } from '../src/ui/tag';
import { Reader } from '../src/ui/tooltip';
import { Piece, Row } from './show';

const nothing = () => undefined;

export default function Parts() {
    return (
        <>
            <Signs />
            <Buttons />
            <Bars />
            <Choices />
            <Labels />
            <Rings />
            <Figures />
            <Curves />
            <Panels />
            <Overlays />
            <Small />
        </>
    );
}

function Signs() {
    const seats = ['10', '18', '26', '46'].map(Number);
    return (
        <>
            <Row name="Icons">
                {[rocket, flask, stare, brain, bulb, chat, settings, list, dices].map((of, i) => (
                    <Icon key={i} of={of} size={32} />
                ))}
                <Icon of={heart} size={32} color="var(--danger)" label="healed" />
            </Row>
            <Row name="Seat badges">
                {seats.map((size) => (
                    <Piece key={size} name={`${size}`}>
                        <span>
                            {range(10).map((seat) => (
                                <SeatBadge key={seat} seat={seat} size={size} />
                            ))}
                        </span>
                    </Piece>
                ))}
            </Row>
        </>
    );
}

function Buttons() {
    const kinds: ButtonKind[] = ['plain', 'gold', 'brass', 'may'];
    return (
        <Row name="Buttons">
            {kinds.map((kind) => (
                <Piece key={kind} name={kind}>
                    <Button kind={kind} size="large" icon={play}>
                        Play now
                    </Button>
                    <Button kind={kind} icon={friends}>
                        With friends
                    </Button>
                    <Button kind={kind} size="small">
                        Small
                    </Button>
                    <Button kind={kind} off>
                        Off
                    </Button>
                </Piece>
            ))}
            <Piece name="tools, chat with 2 unread">
                <span>
                    <ToolButton icon={bulb} label="Hint" />
                    <ToolButton icon={book} label="Rules" />
                    <ToolButton icon={chat} label="Chat, 2 new" unread={2} />
                    <ToolButton icon={settings} label="Settings" pressed />
                </span>
            </Piece>
        </Row>
    );
}

function Bars() {
    const [mode, setMode] = useState('damage');
    const modes = [
        { value: 'damage', text: 'Damage', icon: bandage },
        { value: 'heal', text: 'Heal', icon: heart },
    ];
    return (
        <Row name="Question bars" wide>
            <div class="gallery-bar is-ask">
                <b>Damage whom?</b> They lose a card until healed.
                <Segmented name="What" kind="bar" value={mode} options={modes} change={setMode} />
                <Button kind="ghost">Back</Button>
                <Button kind="answer" keys="Enter">
                    Damage Deneb
                </Button>
            </div>
            <div class="gallery-bar is-hit">
                <Countdown label="18 seconds left" left={18} total={30} />
                <b>This is aimed at you. Use Protect?</b>
                <Button kind="ghost">Let it happen</Button>
                <Button kind="safe" icon={lock} keys="Enter">
                    Use Protect
                </Button>
            </div>
            <div class="gallery-bar is-may">
                <b>Vega is choosing a card.</b> You may use your ability now. Nobody waits for you.
                <Button kind="may">Use Lab Accident</Button>
            </div>
            <div class="gallery-bar is-calm">
                <b>Mira is playing. You are next.</b>
                <Button kind="brass" keys="Space">
                    Skip ahead
                </Button>
            </div>
        </Row>
    );
}

function Choices() {
    const [level, setLevel] = useState('normal');
    const [pace, setPace] = useState('1x');
    const [tab, setTab] = useState('log');
    const [count, setCount] = useState(2);
    const [on, setOn] = useState(true);
    const of = (...values: string[]) => values.map((value) => ({ value, text: value }));
    return (
        <Row name="Choices">
            <Segmented name="Bots play" value={level} options={of('easy', 'normal', 'hard')} change={setLevel} />
            <Segmented name="Pace" kind="quiet" value={pace} options={of('1x', '2x', 'instant')} change={setPace} />
            <Tabs name="Drawer" value={tab} options={of('log', 'chat', 'rules')} change={setTab} />
            <Stepper
                name="Ships"
                value={count}
                low={0}
                high={4}
                said={`${count} of 4`}
                lessLabel="Fewer"
                moreLabel="More"
                change={setCount}
            />
            <Switch name="Sound" on={on} change={setOn} />
            <Switch name="Less motion" on={!on} change={(v) => setOn(!v)} />
        </Row>
    );
}

function Labels() {
    const tones: Tone[] = ['plain', 'ask', 'select', 'may', 'danger', 'good', 'change', 'lock'];
    return (
        <Row name="Tags and pills">
            {tones.map((tone) => (
                <Tag key={tone} tone={tone}>
                    {tone}
                </Tag>
            ))}
            <Tag tone="lock" icon={lock}>
                3 seats away
            </Tag>
            <Pill>
                <SeatBadge seat={0} size={20} /> Ada
            </Pill>
            <Pill tone="may" icon={eye}>
                only you see this
            </Pill>
            <Pill tone="ask">Your turn with Bea</Pill>
            <Pill tone="danger">Rigel is aiming at you</Pill>
            <Pill pressed onClick={nothing}>
                Vega 1
            </Pill>
            <Pill icon={next} onClick={nothing}>
                Skip to my turn
            </Pill>
        </Row>
    );
}

function Rings() {
    const states = [
        {},
        { asked: true },
        { picked: true, asked: true },
        { may: true },
        { hit: true },
        { changed: true },
    ];
    return (
        <Row name="Rings: nothing, asked, picked, may, aimed at you, changed">
            {states.map((state, i) => (
                <Panel key={i} kind="inset" class={ring(state)}>
                    a thing
                </Panel>
            ))}
        </Row>
    );
}

function Figures() {
    return (
        <Row name="Meters, gauges, dice">
            <Piece name="3 of 5, 1 more picked">
                <Meter name="Paid" said="3 of 5" value={3} goal={5} would={1} />
            </Piece>
            <Piece name="4 of 5, 3 picked: wasted">
                <Meter name="Paid" said="4 of 5" value={4} goal={5} would={3} />
            </Piece>
            <Piece name="many: a bar">
                <Meter name="Rounds" said="22 of 40" value={22} goal={40} would={6} tone="good" />
            </Piece>
            <Piece name="gauge">
                <Gauge label="Food, 4 of 11" value={4} max={11} low={3}>
                    <b>4</b>
                </Gauge>
            </Piece>
            {range(7).map((face) => (
                <Die key={face} face={face} size={40} label={`${face}`} />
            ))}
            <Die face={0} sign={skull} size={40} tone="danger" label="skull" />
            <Die face={6} size={40} tone="good" label="6" />
            <Die face={2} size={40} out label="2, does not count" />
        </Row>
    );
}

const A = [46, 44, 49, 47, 52, 46, 43, 49, 45, 40, 41, 47, 44, 48, 39, 47, 61, 58, 61, 70, 100];
const B = [36, 38, 34, 37, 31, 38, 41, 34, 38, 43, 41, 33, 31, 27, 34, 28, 18, 20, 21, 16, 0];
const teams = [
    { name: 'Aliens', color: '#ff5a4d', values: A, filled: true },
    { name: 'Scientists', color: '#4fa3ff', values: B },
    { name: 'Extinctionists', color: '#c79400', values: A.map((a, i) => 100 - a - B[i]!) },
];

function Curves() {
    const [at, look] = useState(16);
    return (
        <Row name="Curves" wide>
            <Legend series={teams} />
            <div class="gallery-flags">
                <Flag of={flask} label="Turn 9" ground="#274a9a" at={45} />
                <Flag of={meteor} label="Turn 12" ground="#6b5208" at={60} />
                <Flag of={trophy} label="Turn 20, won" ground="#b98d3a" at={99} />
                <Chart
                    label="Chance to win"
                    series={teams}
                    width={1000}
                    height={170}
                    numbered
                    at={at}
                    atSaid={`turn ${at}`}
                    look={look}
                />
            </div>
            <Chart label="Chance to win" series={teams} width={530} height={112} grid={[50]} />
        </Row>
    );
}

function Panels() {
    return (
        <Row name="Panels, QR code, portrait ground, coach">
            <Panel title="Bring your friends">
                <QrCode text="https://orrery.example/t/K7RWPN" label="The link as a QR code" />
            </Panel>
            <Panel title="Clone waves" kind="plate">
                Threats beaten: 4 of 9
            </Panel>
            <Panel title="Inset" kind="inset">
                Inside another panel
            </Panel>
            <Portrait size={150} frame="brass" ground="#35617a">
                <circle cx="50" cy="60" r="24" fill="#e2b089" />
            </Portrait>
            <Coach title="New here?" doneLabel="Got it" done={nothing}>
                Each line below is one turn. Tap it to see the table as it was then.
            </Coach>
        </Row>
    );
}

function Overlays() {
    const [dialog, setDialog] = useState(false);
    const [drawer, setDrawer] = useState(true);
    return (
        <Row name="Drawer, scene, dialog, reader" wide>
            <div class="gallery-frame">
                <Scene name="Aimed at you" urgent>
                    <p class="gallery-in">A scene on the dimmed board</p>
                </Scene>
                <Drawer open={drawer} title="Log" closeLabel="Close" close={() => setDrawer(false)}>
                    Turn 14, you
                </Drawer>
            </div>
            <Button onClick={() => setDialog(true)}>Open a dialog</Button>
            <Button onClick={() => setDrawer(true)}>Open the drawer</Button>
            <Dialog open={dialog} title="Move your seat to another device" close={() => setDialog(false)}>
                <QrCode text="https://orrery.example/h#H4X9QD" label="The link as a QR code" />
                <Button onClick={() => setDialog(false)}>Cancel</Button>
            </Dialog>
        </Row>
    );
}

function Small() {
    return (
        <Row name="Reader: hover, focus or long press">
            <Reader read={() => 'Mira’s Psych Defence holds until her next turn.'}>
                <Button icon={lock}>Red Science</Button>
            </Reader>
        </Row>
    );
}
