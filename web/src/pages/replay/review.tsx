// Which decisions cost a seat the most, from what it knew: worked out by the server in imagined games, so it comes a
// little later. A tap goes to the moment.
import { useEffect, useState } from 'preact/hooks';
import { labelText, seatName } from '../../table/speech';
import { api } from '../../wire/api';
import type { Judged } from '../../wire/types';
import { fill, hintText, serverText, words } from '../../words/words';
import { ChanceCurve } from './chance_curve';
import { turnOf, type Film } from './film';

type Mistake = Judged & { answer: number };
interface Review {
    decisions: number;
    chances: [number, number][];
    mistakes: Mistake[];
}

function useReview(link: string, seat: number): { review: Review | null; why: string } {
    const [got, setGot] = useState<{ seat: number; review: Review | null; why: string } | null>(null);
    useEffect(() => {
        let now = true;
        api.later<Review>(api.at(link, `/review?eyes=${seat}`)).then(
            (review) => now && setGot({ seat, review, why: '' }),
            (e: Error) => now && setGot({ seat, review: null, why: e.message }),
        );
        return () => {
            now = false;
        };
    }, [link, seat]);
    return got?.seat === seat ? got : { review: null, why: '' };
}

function Row({ film, mistake, at, go }: { film: Film; mistake: Mistake; at: number; go: () => void }) {
    const { book, info } = film,
        w = words.value.pages.film,
        { did, better } = mistake;
    return (
        <li>
            <button type="button" aria-current={at === mistake.answer ? 'step' : undefined} onClick={go}>
                <span class="film-move">
                    {fill(w.move, { n: mistake.answer + 1, turn: turnOf(film.turns, mistake.answer + 1) + 1 })}
                </span>
                <b>{labelText(book, info, did.a)}</b>
                <span>{fill(w.better, { label: better ? labelText(book, info, better.a) : w.sayNothing })}</span>
                <span class="film-imagined">
                    {fill(w.reviewBy, { a: mistake.could, b: mistake.won, n: mistake.loss, give: mistake.give })}
                </span>
                {mistake.reason && <span>{hintText(book.game, mistake.reason)}</span>}
            </button>
        </li>
    );
}

interface Props {
    link: string;
    film: Film;
    seat: number;
    at: number;
    /** To a moment, with the eyes of the seat. */
    show: (answer: number, seat: number) => void;
}

export function ReviewOf({ link, film, seat, at, show }: Props) {
    const { review, why } = useReview(link, seat);
    const w = words.value.pages.film,
        who = seatName(film.info, seat);
    const you = seat === film.info.you;
    const some = review && review.mistakes.length > 0;
    return (
        <section class="film-review" aria-live="polite" aria-busy={!review && !why}>
            <h2>{you ? w.reviewOfYou : fill(w.reviewOf, { who })}</h2>
            {!review && <p>{why ? serverText(why) : w.reviewWaits}</p>}
            {review && (
                <p>
                    {!some && <b>{w.noMistake} </b>}
                    {fill(some ? (you ? w.reviewIntroYou : w.reviewIntro) : w.noMistakeText, {
                        n: review.decisions,
                        who,
                    })}
                </p>
            )}
            {review && (
                <ChanceCurve
                    points={review.chances}
                    costs={review.mistakes}
                    who={you ? words.value.you : who}
                    label={you ? w.chanceOfYou : fill(w.chanceOf, { who })}
                    at={at}
                    turnAfter={(answers) => turnOf(film.turns, answers + 1) + 1}
                    go={(answers) => show(answers, seat)}
                />
            )}
            {some && (
                <ol>
                    {review.mistakes.map((m) => (
                        <Row key={m.answer} film={film} mistake={m} at={at} go={() => show(m.answer, seat)} />
                    ))}
                </ol>
            )}
            {review && <p class="shell-small">{w.reviewNote}</p>}
        </section>
    );
}
