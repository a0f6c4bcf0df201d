// The points if the game ended now, by planet and player.
import { factList, nounOf, useScene } from '../../../state/context';
import { nameOf, seatName } from '../../../table/speech';
import { Crest, planetWords } from '../art';
import { otvWords } from '../en';
import { empireOf } from './read';

export function Score() {
    const { book, view, info } = useScene();
    const w = otvWords.value,
        noun = nounOf(book, 'planet');
    const seats = Array.from({ length: book.seats }, (_, s) => s);
    if (!factList(view, 'vp').length) return null;
    const rows = [
        ...planetWords.map((word, p) => ({ name: nameOf(book, noun, p), points: factList(view, `vp-${word}`) })),
        { name: w.kept, points: factList(view, 'kept') },
    ];
    return (
        <div class="otv-score">
            <b>{w.ended}</b>
            <table class="otv-numbers">
                <thead>
                    <tr>
                        <td />
                        {seats.map((s) => (
                            <th key={s} scope="col">
                                <Crest empire={empireOf(view, s)} size={22} label={seatName(info, s)} />
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {rows.map(({ name, points }) => (
                        <tr key={name}>
                            <th scope="row">{name}</th>
                            {seats.map((s) => (
                                <td key={s}>{points[s] || '–'}</td>
                            ))}
                        </tr>
                    ))}
                    <tr class="total">
                        <th scope="row">{w.total}</th>
                        {seats.map((s) => (
                            <td key={s}>
                                <b>{factList(view, 'vp')[s]}</b>
                            </td>
                        ))}
                    </tr>
                </tbody>
            </table>
        </div>
    );
}
