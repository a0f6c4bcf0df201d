// Peek at Any Card: a grid of Roles, abilities and hands by player, the piles at the right.
import { inOrder } from '../../../table/seats_row';
import { Label, labelText, seatName } from '../../../table/speech';
import { useScene, type Scene } from '../../../state/context';
import { SeatBadge } from '../../../ui/seat_badge';
import { CardBack, type Back } from '../art';
import { egWords } from '../en';
import { AnswerBox, Page } from './choices';
import { asked, legalOf } from './read';

const ROWS = [
    { verb: 'peek-role', word: 'role', back: 'role' },
    { verb: 'peek-hand', word: 'handCard', back: 'card' },
    { verb: 'peek-ability', word: 'abilityWord', back: 'card' },
] as const;
const PILES: readonly { verb: string; back: Back }[] = [
    { verb: 'peek-draw', back: 'card' },
    { verb: 'peek-discard', back: 'discard' },
    { verb: 'peek-spare', back: 'role' },
];

function Grid({ seats, rows }: { seats: number[]; rows: readonly (typeof ROWS)[number][] }) {
    const { book, view, info } = useScene(),
        w = egWords.value;
    return (
        <table class="eg-peek">
            <thead>
                <tr>
                    <td />
                    {seats.map((s) => (
                        <th key={s} scope="col">
                            <SeatBadge seat={s} size={20} /> <span>{seatName(info, s)}</span>
                        </th>
                    ))}
                </tr>
            </thead>
            <tbody>
                {rows.map(({ verb, word, back }) => (
                    <tr key={verb}>
                        <th scope="row">{w[word]}</th>
                        {seats.map((s) => {
                            const l = legalOf(book, view, verb).find((x) => x.a[1] === s);
                            return (
                                <td key={s}>
                                    {l ? (
                                        <AnswerBox answer={l} name={labelText(book, info, l.a)} class="eg-cell">
                                            <CardBack kind={back} height={56} />
                                        </AnswerBox>
                                    ) : (
                                        <span class="eg-cell is-none">{w.nothingThere}</span>
                                    )}
                                </td>
                            );
                        })}
                    </tr>
                ))}
            </tbody>
        </table>
    );
}

export function Peek() {
    const { book, view, info } = useScene();
    const rows = ROWS.filter(({ verb }) => legalOf(book, view, verb).length);
    const seats = inOrder(book.seats, view.seat).filter((s) => s !== view.seat);
    return (
        <Page title={egWords.value.lookAtOne}>
            <div class="eg-peek-page">
                <Grid seats={seats} rows={rows} />
                <div class="eg-peek-piles">
                    {PILES.flatMap(({ verb, back }) =>
                        legalOf(book, view, verb).map((l) => (
                            <AnswerBox key={verb} answer={l} name={labelText(book, info, l.a)} class="eg-peek-pile">
                                <CardBack kind={back} height={56} pile={back !== 'role'} />
                                <b>{labelText(book, info, l.a)}</b>
                            </AnswerBox>
                        )),
                    )}
                </div>
            </div>
        </Page>
    );
}

/** Every card one may look at stands on the page, so the bar has no second button for any of them. */
export const isPeek = ({ book, view }: Scene): boolean => asked(view) && legalOf(book, view, 'peek-role').length > 0;

/** The dark button for the card that has been tapped. */
export function PeekControls() {
    const scene = useScene(),
        { book, info, ready, answer, sending } = scene;
    if (!ready || !isPeek(scene)) return null;
    return (
        <button
            type="button"
            class="ui-button is-answer is-medium bar-main"
            data-answer={ready.text}
            disabled={sending}
            onClick={() => answer?.(ready)}
        >
            <span class="bar-label">
                <Label book={book} info={info} a={ready.a} />
            </span>
            <kbd class="ui-kbd" aria-hidden="true">
                Enter
            </kbd>
        </button>
    );
}
