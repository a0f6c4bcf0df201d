// A Psych card, the moment somebody plays it: rings run out over the table, and what is barred stands beside what is
// not.
import type { ComponentChildren } from 'preact';
import type { Large } from '../../../table/board';
import type { Book, View } from '../../../wire/types';
import { filled } from '../../../words/words';
import { LargeCard, PsychRings, Science, Shape, teams, type Colour } from '../art';
import { egWords } from '../en';
import { barred, coloursOf, effectOf, faceOf, roleAt } from './read';

const RINGS = 1100; // width and height of what the rings run over

function Chip({
    colours,
    bars,
    children,
}: {
    colours: readonly Colour[];
    bars?: boolean;
    children: ComponentChildren;
}) {
    return (
        <span class={`eg-psych-chip${bars ? ' is-barred' : ''}`}>
            <Science colours={colours} covered={bars} size={42} />
            <span>{children}</span>
        </span>
    );
}

/** One Science card of each look in the game: the barred one first. */
function looksOf(book: Book, colour: Colour): Colour[][] {
    const all = (book.sheets['cards'] ?? []).map((_, kind) => coloursOf(book, kind)).filter((c) => c.length > 0);
    const mixed = all.find((c) => c.length > 1 && c.includes(colour)),
        other = all.find((c) => c.length === 1 && c[0] !== colour);
    return [[colour], ...(mixed ? [mixed] : []), ...(other ? [other] : [])];
}

/** Null: it is no Psych card, or it met its opposite and bars nothing. */
export function psychShown(book: Book, view: View, kind: number): Large | null {
    const w = egWords.value,
        colour = barred(view);
    if (!effectOf(book, kind).startsWith('psych') || !colour) return null;
    const face = faceOf(book, kind),
        mine = view.seat === null ? null : roleAt(book, view, view.seat),
        [first, ...rest] = looksOf(book, colour);
    return {
        picture: (
            <span class="eg-psych">
                <PsychRings width={RINGS} height={RINGS} at={[RINGS / 2, RINGS / 2]} />
                <LargeCard word={face.word} name={face.name} colours={face.colours} text={face.text} />
            </span>
        ),
        says: filled(w.barsPure, { colour: w[colour], sign: <Shape colour={colour} size={18} /> }),
        text: (
            <span class="eg-psych-chips">
                <Chip colours={first!} bars>
                    {w.barredNow}
                </Chip>
                {rest.map((colours) => (
                    <Chip key={colours.join()} colours={colours}>
                        {w.stillAllowed}
                    </Chip>
                ))}
            </span>
        ),
        hits: mine && teams[mine.role].colour === colour ? w.hitsTeam : undefined,
    };
}
