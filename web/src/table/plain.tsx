// The plain board of any game, drawn from its tables: what a game without a board of its own looks like.
import { Fragment } from 'preact';
import { count, useScene } from '../state/context';
import type { Book, FieldValue, Pile, Place } from '../wire/types';
import { Back } from './back';
import { HandCard } from './cards';
import { SeatTile } from './seat_tile';
import { nameOf, textOf } from './speech';
import { ThingBox } from './thing';
import type { Board } from './board';
import './plain.css';

function PileOf({ book, place, cards }: { book: Book; place: Place; cards: Pile }) {
    const hidden = cards.filter((c) => c[0] < 0).reduce((n, c) => n + c[1], 0);
    return (
        <span class="plain-pile">
            {cards
                .filter((c) => c[0] >= 0)
                .map((c, i) => (
                    <ThingBox
                        key={i}
                        target={{ noun: place.noun, value: c[0] }}
                        name={nameOf(book, place.noun, c[0])}
                        class="chip"
                    >
                        {nameOf(book, place.noun, c[0])}
                        {c[1] > 1 && ` × ${c[1]}`}
                    </ThingBox>
                ))}
            {hidden > 0 && <Back count={hidden} />}
        </span>
    );
}

function valueText(book: Book, noun: number, v: FieldValue): string {
    if (Array.isArray(v)) return v.map((x) => valueText(book, noun, x)).join(', ') || '–';
    return noun === 0 || noun === 2 ? String(v) : noun === 1 ? String(v + 1) : nameOf(book, noun, v);
}

function OfSeat({ seat }: { seat: number }) {
    const { book, view } = useScene();
    return (
        <>
            {book.places
                .filter((p) => p.each && !p.by)
                .map((p) => {
                    const cards = (view.places[p.word] as Pile[] | undefined)?.[seat];
                    return (
                        cards &&
                        count(cards) > 0 && (
                            <div class="plain-row" key={p.word}>
                                <span class="ui-small">{p.word}</span> <PileOf book={book} place={p} cards={cards} />
                            </div>
                        )
                    );
                })}
            {book.fields
                .filter((f) => f.each && !f.by && f.type === 'number')
                .map((f) => (
                    <div class="plain-row" key={f.word}>
                        <span class="ui-small">{f.word}</span>{' '}
                        {valueText(book, f.noun, (view.fields[f.word] as number[])[seat] ?? 0)}
                    </div>
                ))}
        </>
    );
}

function Table() {
    const { book, view } = useScene();
    return (
        <div class="plain">
            <div class="plain-seats">
                {view.seat === null || book.seats
                    ? Array.from({ length: book.seats }, (_, s) => (
                          <SeatTile key={s} seat={s}>
                              <OfSeat seat={s} />
                          </SeatTile>
                      ))
                    : null}
            </div>
            <dl class="plain-table">
                {book.places
                    .filter((p) => !p.each && !p.by)
                    .map((p) => {
                        const cards = view.places[p.word] as Pile;
                        return (
                            count(cards) > 0 && (
                                <Fragment key={p.word}>
                                    <dt>{p.word}</dt>
                                    <dd>
                                        <PileOf book={book} place={p} cards={cards} />
                                    </dd>
                                </Fragment>
                            )
                        );
                    })}
                {book.fields
                    .filter((f) => !f.each && !f.by)
                    .map((f) => (
                        <Fragment key={f.word}>
                            <dt>{f.word}</dt>
                            <dd>{valueText(book, f.noun, view.fields[f.word] ?? 0)}</dd>
                        </Fragment>
                    ))}
            </dl>
        </div>
    );
}

function Hand() {
    const { book, view } = useScene();
    const place = book.places.find((p) => p.word === 'hand');
    if (view.seat === null || !place) return null;
    const cards = (view.places['hand'] as Pile[])[view.seat] ?? [];
    return (
        <>
            {cards.flatMap((c, i) =>
                Array.from({ length: c[1] }, (_, k) => (
                    <HandCard
                        key={`${i} ${k}`}
                        target={{ noun: place.noun, value: c[0] }}
                        title={nameOf(book, place.noun, c[0])}
                        text={textOf(book, place.noun, c[0])}
                    />
                )),
            )}
        </>
    );
}

function You() {
    const { view } = useScene();
    return view.seat === null ? null : <SeatTile seat={view.seat} />;
}

export const plain: Board = {
    phases: () => [],
    when: () => '',
    Table,
    Hand,
    You,
    draws: () => false, // every answer has a button: what lies on the table may not be all that can be picked
};
