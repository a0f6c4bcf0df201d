// Mars vs Earth: a Threat on a phone, as a row with the answer at its end.
import lock from 'icon:tabler/lock';
import { nounOf, useScene } from '../../../state/context';
import { heap, lies } from '../../../motion/lies';
import { useThing } from '../../../table/thing';
import { Icon } from '../../../ui/icon';
import { ThreatRow } from '../art';
import { mveWords } from '../en';
import { backs, Changes, spokenOf, type Use, useCould, useUse } from './files';
import { stateOf } from './hand';
import { Could, Name } from './people';
import { laidAt, LETTERS, skillLook, type Threat } from './read';

const BACKS = 4; // drawn; more are counted

function End({ use }: { use: Use }) {
    const w = mveWords.value;
    if (use.far)
        return (
            <>
                <Icon of={lock} size={16} />
                <br />
                {w.tooFar}
            </>
        );
    const left = Math.max(0, (use.places ?? 0) - use.mine);
    return (
        <>
            {use.places !== undefined && left > 0 && (
                <>
                    {w.add}
                    <b>{left}</b>
                </>
            )}
            {use.t.note ?? (use.t.ring === 'asked' && !left ? w.tapPick : null)}
        </>
    );
}

export function ThreatLine({ threat }: { threat: Threat }) {
    const { book, view } = useScene();
    const w = mveWords.value,
        target = { noun: nounOf(book, 'threat'), value: threat.kind },
        here = laidAt(book, view, threat.slot);
    const { t, props } = useThing(target, spokenOf(threat, here.length));
    const use = useUse(threat, here, t),
        could = useCould(threat);
    return (
        <div class="thing threat mve-file is-row" {...props} {...lies(`active:${threat.slot}`, 'threat', threat.kind)}>
            <ThreatRow
                word={threat.word}
                name={threat.name}
                letter={LETTERS[threat.slot]!}
                skills={threat.skills.map(skillLook)}
                difficulty={threat.needed}
                change={threat.counters ? `+${threat.counters}` : undefined}
                foot={
                    <>
                        {threat.leader === null ? w.nobodyLeads : <Name seat={threat.leader} size={17} />}
                        {threat.leader !== null && (threat.leader === view.seat ? w.youLead : w.leadsWord)}
                        <span class="mve-row-backs" {...heap(`at:${threat.slot}`, 'card', -1, here.length)}>
                            {backs(here.slice(0, BACKS), 30)}
                            {here.length > BACKS && `+${here.length - BACKS}`}
                        </span>
                    </>
                }
                could={
                    could && (
                        <>
                            <span class="mve-row-could-lead">{w.couldStillAdd}</span>
                            <Could could={could} />
                        </>
                    )
                }
                end={<End use={use} />}
                state={{ ...stateOf(t), locked: use.far || t.ring === 'locked' }}
            >
                <b class="mve-dossier-lead">{w.fails}</b> <Changes threat={threat} way="lose" />
            </ThreatRow>
        </div>
    );
}
