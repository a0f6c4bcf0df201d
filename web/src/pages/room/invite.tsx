// Bring your friends: the code to read aloud, the link to send, a QR code to point a camera at.
import check from 'icon:tabler/check';
import chain from 'icon:tabler/link';
import qrcode from 'icon:tabler/qrcode';
import send from 'icon:tabler/send';
import { useState } from 'preact/hooks';
import { Button } from '../../ui/button';
import { copyText } from '../../ui/copy';
import { Dialog } from '../../ui/dialog';
import { Panel } from '../../ui/panel';
import { QrCode } from '../../ui/qr_code';
import { codeOf } from '../../wire/link';
import type { TableInfo } from '../../wire/types';
import { fill, words } from '../../words/words';

export function LinkField({ link }: { link: string }) {
    return (
        <input
            class="ui-field room-link"
            readOnly
            value={link}
            aria-label={words.value.gather.sendLink}
            onFocus={(e) => e.currentTarget.select()}
        />
    );
}

function Qr({ link, open, close }: { link: string; open: boolean; close: () => void }) {
    const w = words.value.pages.room;
    return (
        <Dialog open={open} title={w.qr} close={close}>
            <div class="room-qr">
                <QrCode text={link} label={w.qrLabel} size={240} />
                <p>{w.qrText}</p>
                <LinkField link={link} />
                <Button kind="brass" onClick={close}>
                    {words.value.pages.done}
                </Button>
            </div>
        </Dialog>
    );
}

/** Copies, and says whether it worked; where it did not the link can be selected by hand. */
export function CopyLink({ link }: { link: string }) {
    const w = words.value.gather;
    const [done, setDone] = useState<boolean | null>(null);
    return (
        <>
            <Button icon={done ? check : chain} class="room-copy" onClick={() => void copyText(link).then(setDone)}>
                {done ? w.copied : w.copy}
            </Button>
            <span class="ui-unseen" role="status">
                {done ? w.copied : ''}
            </span>
            {done === false && <LinkField link={link} />}
        </>
    );
}

export function Invite({ info }: { info: TableInfo }) {
    const w = words.value.pages.room;
    const [qr, setQr] = useState(false);
    const link = `${location.origin}/t/${info.link}`;
    const canShare = typeof navigator.share === 'function';
    /** Whoever changes their mind is no error. */
    const share = () => void navigator.share({ title: info.title, url: link }).catch(() => undefined);
    return (
        <Panel title={w.bring} class="room-invite">
            {info.link !== info.code && (
                <p class="room-code" data-code={codeOf(info.link)} title={fill(w.codeAt, { place: location.host })}>
                    {codeOf(info.link)}
                </p>
            )}
            <div class="room-ways" data-link={link}>
                <CopyLink link={link} />
                <Button icon={qrcode} onClick={() => setQr(true)}>
                    {w.qr}
                </Button>
                {canShare && (
                    <Button icon={send} onClick={share}>
                        {w.share}
                    </Button>
                )}
            </div>
            <Qr link={link} open={qr} close={() => setQr(false)} />
        </Panel>
    );
}
