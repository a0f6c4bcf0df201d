/* zone.c - what seats know of cards that move: the rules of engine/zone.h one by one, and secret locals in views. */
#include "engine/game.h"
#include "engine/zone.h"
#include "tests/support/check.h"

#include <string.h>

enum { RED, BLUE, GREEN };
enum { ANN = 1, BEN = 2, CAT = 4 };              /* sets of one seat */
typedef struct {
    orr_core core;
    ORR_ZONE(8) hand, pile;
} world;

static world w;
static orr_ctx t = { .state = &w };

static void start(void)
{
    w = (world){ .core = { .seats = 3, .answers = 7, .chance.used = 32 } };
    t.tape = NULL;
}
static void hold(unsigned kind, orr_seats know) { orr_drop_in(ORR_AT(w.hand), (orr_card){ (uint8_t)kind, 0, know }); }
static void lay(unsigned kind, orr_seats know) { orr_put(ORR_AT(w.pile), (orr_card){ (uint8_t)kind, 0, know }); }

/* How many cards of a kind a seat knows in the loose part of the hand. */
static unsigned knows(orr_seats who, unsigned kind)
{
    unsigned n = 0;
    for (unsigned i = 0; i < w.hand.z.loose; i++) n += w.hand.card[i].kind == kind && (w.hand.card[i].know & who);
    return n;
}

static void a_hidden_card_that_leaves_is_forgotten(void)
{
    start();
    hold(RED, ANN | BEN);
    hold(BLUE, ANN | BEN);
    hold(RED, ANN | BEN);
    const orr_card out = orr_take(&t, ORR_AT(w.hand), 1, ANN);
    CHECK_NUMBER(out.kind, BLUE);
    CHECK_NUMBER(out.know, ANN);
    CHECK_NUMBER(knows(ANN, RED), 2);
    CHECK_NUMBER(knows(BEN, RED), 1);            /* it may have been a red one */
}

static void who_knew_it_all_and_all_was_one_kind_still_knows(void)
{
    start();
    hold(RED, ANN | BEN);
    hold(RED, ANN | BEN);
    const orr_card out = orr_take(&t, ORR_AT(w.hand), 0, ANN);
    CHECK_NUMBER(out.know, ANN | BEN);
    CHECK_NUMBER(knows(BEN, RED), 1);
}

static void a_seen_card_takes_its_twin_along(void)
{
    start();
    hold(RED, ANN | BEN);
    hold(RED, ANN);
    hold(BLUE, ANN | BEN);
    orr_take(&t, ORR_AT(w.hand), 1, ORR_EVERYBODY);
    CHECK_NUMBER(knows(BEN, RED), 0);            /* the red one Ben knew may be the one that went */
    CHECK_NUMBER(knows(BEN, BLUE), 1);
    CHECK_NUMBER(knows(ANN, RED), 1);
}

static void an_ordered_card_is_followed_by_its_place(void)
{
    start();
    lay(RED, ANN);
    lay(BLUE, BEN);
    const orr_card out = orr_take(&t, ORR_AT(w.pile), 0, 0);
    CHECK_NUMBER(out.kind, RED);
    CHECK_NUMBER(out.know, ANN);
    CHECK_NUMBER(w.pile.card[0].know, BEN);
    CHECK_NUMBER(w.pile.card[1].know, 0);        /* the vacated place is wiped */
    CHECK_NUMBER(w.core.frontier, 0);
}

static void a_blind_look_at_a_twin_teaches_nothing(void)
{
    start();
    hold(RED, CAT);
    hold(RED, 0);
    const uint16_t second[] = { 1 };
    orr_tape tape = { .next = second, .n = 1 };
    t.tape = &tape;
    CHECK_NUMBER(orr_peek_loose(&t, ORR_AT(w.hand), 2), 1);
    CHECK_NUMBER(knows(CAT, RED), 1);
}

static void a_blind_look_at_another_kind_does(void)
{
    start();
    hold(RED, CAT);
    hold(BLUE, 0);
    const uint16_t second[] = { 1 };
    orr_tape tape = { .next = second, .n = 1 };
    t.tape = &tape;
    orr_peek_loose(&t, ORR_AT(w.hand), 2);
    CHECK_NUMBER(knows(CAT, BLUE), 1);
    CHECK(w.hand.z.any & CAT);
    CHECK_NUMBER(w.core.frontier, 7);
}

static void a_shuffle_keeps_what_lies_in_the_pile_but_not_where(void)
{
    start();
    lay(RED, ANN);
    lay(BLUE, 0);
    lay(GREEN, ANN | BEN);
    orr_mix(&t, ORR_AT(w.pile));
    CHECK_NUMBER(w.pile.z.loose, 3);
    CHECK_NUMBER(w.pile.z.any, ANN | BEN);
    static const orr_seats know[] = { [RED] = ANN, [BLUE] = 0, [GREEN] = ANN | BEN };
    for (unsigned i = 0; i < 3; i++) CHECK_NUMBER(w.pile.card[i].know, know[w.pile.card[i].kind]);
    CHECK_NUMBER(w.core.frontier, 7);
}

static void the_top_of_a_shuffled_pile_is_news(void)
{
    start();
    hold(RED, ANN);
    hold(BLUE, ANN);
    orr_take_top(&t, ORR_AT(w.hand), ANN);
    CHECK_NUMBER(w.core.frontier, 7);
}

static void showing_what_everybody_knows_is_no_news(void)
{
    start();
    hold(RED, ORR_EVERYBODY);
    orr_show(&t, ORR_AT(w.hand), 0, ORR_EVERYBODY);
    CHECK_NUMBER(w.core.frontier, 0);
    hold(BLUE, ANN);
    orr_show(&t, ORR_AT(w.hand), 1, BEN);
    CHECK_NUMBER(w.core.frontier, 7);
    CHECK_NUMBER(w.hand.card[1].know, ANN | BEN);
}

static void secret_locals_are_blank_in_every_view(void)
{
    static const orr_proc procs[] = { { .name = "sealed", .secret = 1u << 1 } };
    static const orr_game game = { .view_size = sizeof(orr_look), .procs = procs, .n_procs = 1 };
    start();
    w.core.depth = 1;
    w.core.frame[0] = (orr_frame){ .asked = ANN, .local = { 5, 6, 7 } };
    const orr_ctx u = { .game = &game, .state = &w };
    orr_look look;
    orr_observe(&u, 0, &look);
    CHECK_NUMBER(look.frame[0].local[0], 5);
    CHECK_NUMBER(look.frame[0].local[1], 0);
    CHECK_NUMBER(look.frame[0].local[2], 7);
}

/* ---- short forms do the same as the long ones ---------------------------------------------------------------- */

enum { DEALS = 2000 };
static unsigned some(unsigned n)                 /* numbers for positions; the match's own chance is not touched */
{
    static orr_rng rng = { 11 };
    return orr_rng_below(&rng, n);
}

/* A hand that all know something of, and a pile with an ordered part above a loose one. */
static void some_position(void)
{
    start();
    for (unsigned i = 0, n = 1 + some(4); i < n; i++) hold(some(3), (orr_seats)some(8));
    for (unsigned i = 0; i < 4; i++) lay(some(3), (orr_seats)some(8));
    if (some(2)) w.pile.z.loose = 1, w.pile.z.any = w.pile.card[0].know;
}
static world w_long;                             /* what the long way leads to */
static void keep_as_long_way(world before)
{
    w_long = w;
    w = before;
}
static bool same_card(orr_card x, orr_card y) { return x.kind == y.kind && x.tag == y.tag && x.know == y.know; }

static void a_card_taken_from_a_hand_is_taken_as_from_any_zone(void)
{
    for (unsigned k = 0; k < DEALS; k++) {
        some_position();
        const world before = w;
        const unsigned i = some(w.hand.z.n);
        const orr_seats see = (orr_seats)(some(3) ? some(8) : ORR_EVERYBODY);
        const orr_card x = orr_take(&t, ORR_AT(w.hand), i, see);
        keep_as_long_way(before);
        const orr_card y = orr_take_loose(&t, ORR_AT(w.hand), i, see);
        CHECK(same_card(x, y));
        CHECK(!memcmp(&w, &w_long, sizeof w));
    }
}

static void cards_dealt_are_drawn_one_by_one(void)
{
    for (unsigned k = 0; k < DEALS; k++) {
        some_position();
        const world before = w;
        const unsigned n = some(1 + w.pile.z.n - (unsigned)w.pile.z.loose);
        const orr_seats see = (orr_seats)some(8);
        for (unsigned i = 0; i < n; i++) orr_drop_in(ORR_AT(w.hand), orr_take_top(&t, ORR_AT(w.pile), see));
        keep_as_long_way(before);
        orr_deal(&t, ORR_AT(w.pile), ORR_AT(w.hand), n, see);
        CHECK(!memcmp(&w, &w_long, sizeof w));
    }
}

static void mixed_and_blurred_is_both(void)
{
    for (unsigned k = 0; k < DEALS; k++) {
        some_position();
        const world before = w;
        const orr_seats know = (orr_seats)some(8);
        orr_mix(&t, ORR_AT(w.pile));
        orr_blur(ORR_AT(w.pile), know);
        keep_as_long_way(before);
        orr_mix_blurred(&t, ORR_AT(w.pile), know);
        CHECK(!memcmp(&w, &w_long, sizeof w));
    }
}

static void a_tape_names_the_first_kind_that_is_missing(void)
{
    static const uint8_t top[] = { GREEN, BLUE, RED, GREEN, ORR_UNKNOWN, RED };
    orr_tape tape = { .top = top, .n_top = sizeof top };
    start();
    lay(RED, 0);
    lay(BLUE, 0);
    lay(RED, 0);
    t.tape = &tape;
    orr_mix(&t, ORR_AT(w.pile));
    CHECK_NUMBER(w.pile.card[2].kind, BLUE);
    CHECK_NUMBER(w.pile.card[1].kind, RED);
    CHECK_NUMBER(tape.misfits, 2);
    CHECK(tape.missing == top);
    CHECK_NUMBER(tape.n_top, 1);                         /* the rest is for the next shuffle */
}

static void the_size_of_a_set_is_the_number_of_its_members(void)
{
    for (unsigned set = 0; set <= ORR_EVERYBODY; set++) {
        unsigned n = 0;
        for (unsigned seat = 0; seat < 16; seat++) n += set >> seat & 1;
        CHECK(orr_size((orr_seats)set) == n);
    }
}

int main(void)
{
    TEST_CASE(a_hidden_card_that_leaves_is_forgotten);
    TEST_CASE(who_knew_it_all_and_all_was_one_kind_still_knows);
    TEST_CASE(a_seen_card_takes_its_twin_along);
    TEST_CASE(an_ordered_card_is_followed_by_its_place);
    TEST_CASE(a_blind_look_at_a_twin_teaches_nothing);
    TEST_CASE(a_blind_look_at_another_kind_does);
    TEST_CASE(a_shuffle_keeps_what_lies_in_the_pile_but_not_where);
    TEST_CASE(the_top_of_a_shuffled_pile_is_news);
    TEST_CASE(showing_what_everybody_knows_is_no_news);
    TEST_CASE(a_card_taken_from_a_hand_is_taken_as_from_any_zone);
    TEST_CASE(cards_dealt_are_drawn_one_by_one);
    TEST_CASE(mixed_and_blurred_is_both);
    TEST_CASE(a_tape_names_the_first_kind_that_is_missing);
    TEST_CASE(the_size_of_a_set_is_the_number_of_its_members);
    TEST_CASE(secret_locals_are_blank_in_every_view);
    return test_end();
}
