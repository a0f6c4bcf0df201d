// The same seat on another device: a code that can be read aloud, and the way of it back.
import { useEffect, useState } from 'preact/hooks';
import devices from 'icon:tabler/devices';
import { rememberSeat } from '../state/settings';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { QrCode } from '../ui/qr_code';
import { api } from '../wire/api';
import { house } from '../wire/house';
import { passLink, readLink, spelled } from '../wire/link';
import { fill, serverText, words } from '../words/words';
import './other_device.css';

const VALID = 5 * 60; // seconds that the server takes it

/** The seconds that are left, once per second; null: there is no code. */
function useTimeLeft(code: string | null): number {
    const [left, setLeft] = useState(VALID);
    useEffect(() => {
        if (!code) return undefined;
        const end = Date.now() + VALID * 1000;
        const look = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
        look();
        const timer = window.setInterval(look, 1000);
        return () => window.clearInterval(timer);
    }, [code]);
    return left;
}

function Code({ link, code, left }: { link: string; code: string; left: number }) {
    const w = words.value.calls.device;
    const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    return (
        <>
            <QrCode text={passLink(link, code)} label={w.qr} size={210} />
            <p class="device-code" data-pass={code}>
                {spelled(code)}
            </p>
            <p>{fill(w.text, { place: location.host })}</p>
            <p class="device-small" role="timer">
                {fill(w.left, { time })}
            </p>
            <p class="device-small">{w.stops}</p>
        </>
    );
}

/** A button; behind it the code and its QR. */
export function HandOver({ link }: { link: string }) {
    const w = words.value.calls.device;
    const [open, setOpen] = useState(false);
    const [code, setCode] = useState<string | null>(null);
    const [why, setWhy] = useState('');
    const left = useTimeLeft(code);
    const ask = () => {
        setWhy('');
        setCode(null);
        setOpen(true);
        api.passCode(link).then(
            (r) => setCode(r.word),
            (e: Error) => setWhy(e.message),
        );
    };
    const close = () => setOpen(false);
    if (house.alone) return null;
    return (
        <>
            <Button icon={devices} onClick={ask}>
                {w.move}
            </Button>
            <Dialog open={open} title={w.move} close={close}>
                <div class="device">
                    {code && left > 0 && <Code link={link} code={code} left={left} />}
                    {code && left === 0 && (
                        <>
                            <p role="status">{w.over}</p>
                            <Button kind="gold" onClick={ask}>
                                {w.again}
                            </Button>
                        </>
                    )}
                    {why && (
                        <p class="device-why" role="alert">
                            {serverText(why)}
                        </p>
                    )}
                    <Button kind="brass" onClick={close}>
                        {words.value.rail.close}
                    </Button>
                </div>
            </Dialog>
        </>
    );
}

/** The seat comes to this browser, with a new right; the other device's ends. Rejects with the server's sentence. */
export async function bringSeat(link: string, code: string): Promise<void> {
    const { seat } = await api.claim(link, code);
    const { title } = await api.table(link);
    rememberSeat(link, title, seat);
}

/** A second device enters the code that the first one shows. */
export function BringCode({ link, title, text }: { link: string; title?: string; text?: string }) {
    const w = words.value.calls.device;
    const [said, setSaid] = useState('');
    const [why, setWhy] = useState('');
    const bring = (e: Event) => {
        e.preventDefault();
        const read = readLink(said);
        const code = read && 'pass' in read && read.pass ? read.pass : said.trim();
        bringSeat(link, code).then(
            () => location.reload(),
            (error: Error) => setWhy(error.message),
        );
    };
    return (
        <details class="device-bring">
            <summary>{title ?? words.value.gather.haveCode}</summary>
            {text && <p class="device-small">{text}</p>}
            <form class="device-form" onSubmit={bring}>
                <label>
                    <span class="ui-unseen">{w.code}</span>
                    <input
                        value={said}
                        required
                        maxLength={120}
                        autocomplete="off"
                        spellcheck={false}
                        placeholder={w.code}
                        onInput={(e) => setSaid(e.currentTarget.value)}
                    />
                </label>
                <button type="submit" class="ui-button is-brass is-medium">
                    {w.bring}
                </button>
            </form>
            {why && (
                <p class="device-why" role="alert">
                    {serverText(why)}
                </p>
            )}
        </details>
    );
}
