// What can be done with a replay: play on from here, share this moment, its numbers, the record as a file.
import chart from 'icon:tabler/chart-line';
import check from 'icon:tabler/check';
import download from 'icon:tabler/download';
import play from 'icon:tabler/player-play-filled';
import share from 'icon:tabler/share-3';
import { useState } from 'preact/hooks';
import { rememberSeat } from '../../state/settings';
import { Button } from '../../ui/button';
import { copyText } from '../../ui/copy';
import { Icon } from '../../ui/icon';
import { LinkButton } from '../../ui/link_button';
import { api } from '../../wire/api';
import { placed } from '../../wire/base';
import { go } from '../../wire/go';
import { codeOf } from '../../wire/link';
import type { Book } from '../../wire/types';
import { words } from '../../words/words';
import { level } from '../level';
import { myName } from '../new_table';
import { LinkField } from '../room/invite';
import type { Eyes } from './film';
import { Refusal } from '../refusal';

interface Props {
    link: string;
    book: Book;
    at: number;
    eyes: Eyes;
}

async function playOn({ link, book, at, eyes }: Props): Promise<void> {
    const made = await api.post<{ link: string; seat: number }>(api.at(link, '/on'), {
        at,
        seat: typeof eyes === 'number' ? eyes : 0,
        level: level.value,
        name: myName(),
    });
    rememberSeat(made.link, book.title, made.seat);
    go(`/t/${made.link}`);
}

/** The link to this moment: says that it was copied, or shows it to be copied by hand. */
function Share({ link, at }: { link: string; at: number }) {
    const w = words.value.replay;
    const [done, setDone] = useState<{ at: number; copied: boolean } | null>(null);
    const address = `${location.origin}${placed(`/replay/${link}`)}?at=${at}`;
    const here = done?.at === at ? done : null;
    return (
        <>
            <Button
                icon={here?.copied ? check : share}
                class="film-share"
                onClick={() => void copyText(address).then((copied) => setDone({ at, copied }))}
            >
                {here?.copied ? words.value.gather.copied : w.share}
            </Button>
            <span class="ui-unseen" role="status">
                {here?.copied ? words.value.gather.copied : ''}
            </span>
            {here && !here.copied && <LinkField link={address} />}
        </>
    );
}

export function Acts(props: Props) {
    const { link, at } = props;
    const w = words.value.replay;
    const [why, setWhy] = useState('');
    return (
        <div class="film-acts">
            <button
                type="button"
                class="ui-button is-brass is-medium"
                data-act="play-on"
                onClick={() => void playOn(props).catch((e: Error) => setWhy(e.message))}
            >
                <Icon of={play} size={18} />
                {w.playOn}
            </button>
            <Share link={link} at={at} />
            <LinkButton icon={chart} href={`/stats/${link}`}>
                {w.stats}
            </LinkButton>
            <LinkButton icon={download} href={api.at(link, '/record')} download={`${codeOf(link)}.orrery`}>
                {w.download}
            </LinkButton>
            <Refusal why={why} />
        </div>
    );
}
