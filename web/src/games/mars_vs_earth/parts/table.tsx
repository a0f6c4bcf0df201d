// Mars vs Earth: the table. Dials at the left, dossiers in the middle, clone waves at the right, laid out for the box;
// Resolve, Accusations, Trials and Reveals have pages of their own.
import { Scrolls } from '../../../table/scrolls';
import { nounOf, useScene, type Scene } from '../../../state/context';
import { useBox, type Box } from '../../../table/box';
import { Felt } from '../art';
import { mveWords } from '../en';
import { Accusations } from './accuse';
import { OpenThreat, ThreatFile } from './files';
import { IfFails, Offers, Resources, SkillPile, Waves } from './instruments';
import { Phrases } from './phrases';
import {
    currentThreat,
    hasVerb,
    onTrial,
    phaseOf,
    RESOURCE_VERBS,
    RESOURCES,
    SHOWN_VERBS,
    threatsOf,
    turnedUp,
} from './read';
import { Resolve } from './resolve';
import { RevealPage } from './reveal';
import { ThreatLine } from './rows';
import { TrialPage } from './trial';
import { px } from '../../../ui/measure';

type Page = 'table' | 'resolve' | 'accuse' | 'trial' | 'reveal';

export function pageOf(scene: Scene): Page {
    const { book, view, thing } = scene;
    const resource = nounOf(book, 'resource');
    if (RESOURCES.some((_, value) => thing({ noun: resource, value, verbs: RESOURCE_VERBS }).ring !== null))
        return 'table';
    if (hasVerb(scene, SHOWN_VERBS)) return 'resolve';
    if (onTrial(view) !== null) return 'trial';
    switch (view.over ? undefined : phaseOf(view)) {
        case 'resolve':
            return currentThreat(book, view) && (hasVerb(scene, ['use']) || turnedUp(book, view) > 0)
                ? 'resolve'
                : 'table';
        case 'accuse':
            return 'accuse';
        case 'reveals':
            return hasVerb(scene, ['stay', 'reveal']) ? 'reveal' : 'table';
        default:
            return 'table';
    }
}

const PAGES = { resolve: Resolve, accuse: Accusations, trial: TrialPage, reveal: RevealPage };

/** Widths of the columns: the first of these that leaves each dossier enough. */
const PLANS = [
    { left: 262, right: 214, dial: 122, jar: 54 },
    { left: 208, right: 190, dial: 94, jar: 46 },
    { left: 208, right: 0, dial: 94, jar: 0 },
];
const [LEAST, MOST, GAP] = [178, 292, 12];
const LOW = 370; // a tip takes its room from the board: then dials are smaller and jars are tubes

function planOf(box: Box, threats: number) {
    const each = (p: (typeof PLANS)[number]) =>
        (box.width - p.left - p.right - (p.right ? 3 : 2) * GAP) / Math.max(1, threats) - GAP;
    const plan = PLANS.find((p) => each(p) >= LEAST) ?? PLANS[2]!;
    const low = box.height < LOW ? { dial: Math.min(plan.dial, 94), jar: 0 } : {};
    return { ...plan, ...low, file: Math.min(MOST, Math.floor(each(plan))) };
}

function Desk() {
    const { book, view } = useScene();
    const box = useBox(),
        threats = threatsOf(book, view),
        plan = planOf(box, threats.length),
        middle = box.width - plan.left - plan.right - 3 * GAP;
    const open = book.seats === 2 && threats.length === 1 && middle >= 800;
    const height = Math.min(430, box.height - 34);
    return (
        <div class="mve-desk">
            <div class="mve-left" style={{ width: px(plan.left) }}>
                <Resources width={plan.dial} />
                <IfFails />
                {!plan.right && <Waves jar={0} />}
                <SkillPile />
            </div>
            <div class="mve-files">
                {threats.map((t) => (
                    <div
                        key={t.slot}
                        class="mve-file-place"
                        style={open ? undefined : { width: px(plan.file), height: px(height) }}
                    >
                        {open ? <OpenThreat threat={t} /> : <ThreatFile threat={t} />}
                    </div>
                ))}
            </div>
            {plan.right > 0 && (
                <div class="mve-right" style={{ width: px(plan.right) }}>
                    <Waves jar={plan.jar} />
                    <Offers />
                    <Phrases />
                </div>
            )}
        </div>
    );
}

function Phone() {
    const { book, view } = useScene();
    return (
        <div class="mve-phone">
            <div class="mve-phone-top">
                <Resources small />
                <Waves jar={0} />
            </div>
            <Scrolls class="mve-rows" role="group" tabIndex={0} aria-label={mveWords.value.threats}>
                {threatsOf(book, view).map((t) => (
                    <ThreatLine key={t.slot} threat={t} />
                ))}
            </Scrolls>
        </div>
    );
}

export function Table() {
    const scene = useScene();
    const phone = useBox().shape === 'phone',
        page = pageOf(scene);
    const Page = page === 'table' ? (phone ? Phone : Desk) : PAGES[page];
    return (
        <div class={`mve is-${page}${phone ? ' on-phone' : ''}`}>
            {page !== 'trial' && <Felt />}
            <Page />
        </div>
    );
}
