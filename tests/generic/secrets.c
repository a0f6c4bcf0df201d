/* secrets.c - the law: what a seat sees next is a function of what it saw before and of the events it received.
 *
 * Alongside the match run a few shadows: other worlds that look the same to one seat (two cards it cannot tell apart
 * swapped, loose cards permuted, other chance, a world imagined from its view, another hidden choice of somebody else).
 * Every answer is given in the shadows too. While the seat receives the same events, its views must stay the same. */
#include "table/match/match.h"
#include "table/match/phrases.h"
#include "tests/generic/suite.h"

#include <string.h>

enum { N_SHADOWS = 6, MAX_AGE = 16 };
typedef struct {
    world w;
    bool alive;
    orr_seat seat;                /* to whom it looks like the match */
    check how;                    /* what made it: the name of a failure at its first answer */
    uint8_t age;                  /* answers it has followed the match */
} shadow;
static shadow shadows[N_SHADOWS];
static world before;              /* the match before the answer: what else could have been said is tried from here */
static world left, right;         /* two outcomes to compare */
static world shadow_before;       /* the shadow before the answer */
static world half[2];             /* two worlds in the middle of an answer */
static uint8_t seen_left[MAX_VIEW], seen_right[MAX_VIEW];

static orr_seat any_seat(table *r)
{
    const unsigned s = orr_rng_below(&r->rng, r->seats + 1);
    return (orr_seat)(s < r->seats ? s : ORR_PUBLIC);
}

static bool same_view(const world *a, const world *b, orr_seat s)
{
    return !memcmp(view_of(a, s, seen_left), view_of(b, s, seen_right), a->t.game->view_size);
}
static void expect_same_view(table *r, check c, orr_seat s, const world *found, const world *expected, const char *when)
{
    expect_same(r, c, s, OF_VIEW, view_of(found, s, seen_left), view_of(expected, s, seen_right), when);
}

/* Two worlds took an answer and told a seat different events. Did it see what it was told? At the end, or at least when
 * the step of the rules that told it was over; of the flow of the rules in between nothing is seen. */
static bool saw_it(const world *a, const world *before_a, orr_answer in_a, const world *b, const world *before_b,
                   orr_answer in_b, orr_seat s)
{
    if (!same_view(a, b, s)) return true;
    const uint32_t told = first_difference(a, b, s);
    world_copy(&half[0], before_a);
    world_copy(&half[1], before_b);
    world_say_until(&half[0], in_a, told);
    world_say_until(&half[1], in_b, told);
    view_of(&half[0], s, seen_left);
    view_of(&half[1], s, seen_right);
    const size_t flow = sizeof(orr_look);
    return memcmp(seen_left + flow, seen_right + flow, a->t.game->view_size - flow);
}

/* ---- shadows begin ------------------------------------------------------------------------------------------ */

static void check_same_list(table *r, const shadow *x)
{
    orr_action here[ORR_MAX_LEGAL], there[ORR_MAX_LEGAL];
    if (x->seat == ORR_PUBLIC) return;
    const int n = orr_legal(&r->now.t, x->seat, here), m = orr_legal(&x->w.t, x->seat, there);
    expect(r, x->how, x->seat, n == m && !memcmp(here, there, (size_t)n * sizeof *here),
           "its list depends on what it cannot see");
    const orr_action a = nonsense(r->game, here, n, &r->rng);
    expect(r, x->how, x->seat, orr_why_not(&r->now.t, x->seat, a) == orr_why_not(&x->w.t, x->seat, a),
           "why {%u,%u,%u,%u} is refused depends on what it cannot see", a.verb, a.a, a.b, a.c);
}

static void begin_shadow(table *r, shadow *x)
{
    const char *when = "";
    x->seat = any_seat(r);
    x->age = 0;
    world_copy(world_for(&x->w, r), &r->now);
    switch (orr_rng_below(&r->rng, 4)) {
    case 0:
        x->how = C_SWAP;
        when = "two cards it does not know were swapped";
        x->alive = swap_unknown(&x->w, x->seat, &r->rng);
        break;
    case 1:
        x->how = C_ORDER;
        when = "loose cards were permuted";
        x->alive = permute_loose(&x->w, 0, &r->rng);
        break;
    case 2:
        x->how = C_LAW;
        when = "chance was changed";
        change_chance(&x->w, &r->rng);
        x->alive = true;
        break;
    default:
        x->how = C_LAW;
        when = "in an imagined world";
        imagine_other(&r->now, x->seat, &r->rng, &x->w);
        x->alive = true;
    }
    if (!x->alive) return;
    expect_same_view(r, x->how, x->seat, &x->w, &r->now, when);
    if (x->how == C_ORDER)
        for (unsigned s = 0; s < r->seats && !r->broken; s++)
            expect_same_view(r, C_ORDER, (orr_seat)s, &x->w, &r->now, when);
}

/* ---- sealed arguments: the other choices that look the same from outside ------------------------------------ */

static bool same_outside(const orr_verb *v, orr_action x, orr_action y)
{
    return x.verb == y.verb && ((v->flags & ORR_SEALED_A) || x.a == y.a) && ((v->flags & ORR_SEALED_B) || x.b == y.b) &&
           ((v->flags & ORR_SEALED_C) || x.c == y.c);
}
static bool is_sealed(const orr_game *g, orr_action a)
{
    return g->verbs[a.verb].flags & (ORR_SEALED_A | ORR_SEALED_B | ORR_SEALED_C);
}

/* `left` took the answer, `right` another one; a seat that did not speak must not be able to tell unless told. */
static void compare_choices(table *r, orr_answer in, orr_answer other)
{
    for (unsigned i = 0; i <= r->seats && !r->broken; i++) {
        const orr_seat s = (orr_seat)(i < r->seats ? i : ORR_PUBLIC);
        if (s == in.seat) continue;
        if (!same_news(&left, &right, s)) {
            note_told(r, &left, &right, s, true, saw_it(&left, &before, in, &right, &before, other, s));
            continue;
        }
        expect_same_view(r, C_SEALED, s, &right, &left, "somebody else chose another hidden argument");
        check_same_text(r, &left, &right, s);
    }
}

/* One of the other choices lives on as a shadow, for a seat that cannot tell. */
static void keep_choice(table *r, orr_seat speaker)
{
    shadow *x = &shadows[orr_rng_below(&r->rng, N_SHADOWS)];
    const orr_seat s = any_seat(r);
    if (s == speaker || !same_news(&left, &right, s)) return;
    *x = (shadow){ .w = x->w, .alive = true, .seat = s, .how = C_SEALED };
    world_copy(world_for(&x->w, r), &right);
}

static void check_hidden_text(table *r, orr_seat speaker, orr_action x, orr_action y)
{
    char here[200], there[200];
    phrase_action(&r->box, x, true, here, sizeof here);
    phrase_action(&r->box, y, true, there, sizeof there);
    expect(r, C_SEALED, speaker, !strcmp(here, there), "the others read '%s' or '%s'", here, there);
}

static void try_sealed(table *r, orr_answer in)
{
    orr_action list[ORR_MAX_LEGAL];
    const orr_verb *v = &r->game->verbs[in.act.verb];
    const int n = orr_legal(&before.t, in.seat, list);
    world_copy(&left, &before);
    world_say(&left, in.seat, in.act);
    for (int i = 0; i < n && !r->broken; i++) {
        if (!memcmp(&list[i], &in.act, sizeof in.act) || !same_outside(v, list[i], in.act)) continue;
        world_copy(&right, &before);
        world_say(&right, in.seat, list[i]);
        check_hidden_text(r, in.seat, in.act, list[i]);
        compare_choices(r, in, (orr_answer){ list[i], in.seat, { 0 } });
        if (!r->broken && !orr_rng_below(&r->rng, 2)) keep_choice(r, in.seat);
    }
}

/* ---- the order of a hand: without chance, nothing at all depends on it -------------------------------------- */

static void try_order(table *r, orr_answer in)
{
    world_copy(&right, &r->now);
    if (!permute_loose(&right, ORR_HELD, &r->rng)) return;
    world_copy(&left, &r->now);
    world_say(&left, in.seat, in.act);
    world_say(&right, in.seat, in.act);
    const bool chance = memcmp(&orr_core_of(&left.t)->chance, &orr_core_of(&r->now.t)->chance, sizeof(orr_chance));
    for (unsigned i = 0; i <= r->seats && !r->broken; i++) {
        const orr_seat s = (orr_seat)(i < r->seats ? i : ORR_PUBLIC);
        if (!chance)
            expect(r, C_ORDER, s, same_news(&left, &right, s),
                   "hands were permuted, then the same answer: other events");
        if (!chance || same_news(&left, &right, s))
            expect_same_view(r, C_ORDER, s, &right, &left, "hands were permuted, then the same answer");
    }
}

/* ---- beside every answer ------------------------------------------------------------------------------------ */

void secrets_begin(table *r)
{
    world_for(&left, r);
    world_for(&right, r);
    world_for(&before, r);
    world_for(&shadow_before, r);
    world_for(&half[0], r);
    world_for(&half[1], r);
    for (unsigned i = 0; i < N_SHADOWS; i++) shadows[i].alive = false;
}

void secrets_taught(orr_seats who)
{
    for (unsigned i = 0; i < N_SHADOWS; i++)
        if (who >> shadows[i].seat & 1) shadows[i].alive = false;
}

void secrets_before(table *r, orr_answer in)
{
    for (unsigned i = 0; i < N_SHADOWS && !r->broken; i++) {
        if (!shadows[i].alive) begin_shadow(r, &shadows[i]);
        if (shadows[i].alive && !r->broken) check_same_list(r, &shadows[i]);
    }
    if (!r->broken) try_order(r, in);
    world_copy(&before, &r->now);
}

/* What the shadow hears instead: the same answer, or, if that is not possible there, one that looks the same. */
static bool answer_for(table *r, const shadow *x, orr_answer in, orr_action *out)
{
    orr_action list[ORR_MAX_LEGAL];
    const int n = orr_legal(&x->w.t, in.seat, list);
    *out = in.act;
    if (has_action(list, n, in.act)) return true;
    if (!is_sealed(r->game, in.act) || in.seat == x->seat) return false;
    for (int i = 0; i < n; i++)
        if (same_outside(&r->game->verbs[in.act.verb], list[i], in.act)) {
            *out = list[i];
            return true;
        }
    return false;
}

/* Views that were equal part company after an answer the seat saw whole: something came to light, and undo must not go
 * behind it. (What a hidden choice of this very answer shows is the speaker's own to take back.) */
static void check_light(table *r, const shadow *x)
{
    const orr_core *a = orr_core_of(&r->now.t), *b = orr_core_of(&x->w.t);
    expect(r, C_LIGHT, x->seat, a->frontier == a->answers || b->frontier == b->answers,
           "it learned which of two worlds it is in, but the frontier is %u at answer %u", a->frontier, a->answers);
}

static void follow(table *r, shadow *x, orr_answer in)
{
    orr_action act;
    x->alive = answer_for(r, x, in, &act);
    if (!x->alive) return;
    const bool hidden_answer = is_sealed(r->game, in.act) && in.seat != x->seat;
    world_copy(&shadow_before, &x->w);
    world_say(&x->w, in.seat, act);
    if (same_news(&r->now, &x->w, x->seat)) {
        expect_same_view(r, x->age ? C_LAW : x->how, x->seat, &x->w, &r->now, "the same events in another world");
        check_same_text(r, &r->now, &x->w, x->seat);
        x->alive = !r->broken && ++x->age < MAX_AGE && !orr_core_of(&r->now.t)->over;
        return;
    }
    const orr_answer there = { act, in.seat, { 0 } };
    note_told(r, &r->now, &x->w, x->seat, hidden_answer,
              saw_it(&r->now, &before, in, &x->w, &shadow_before, there, x->seat));
    if (!same_view(&r->now, &x->w, x->seat) && !hidden_answer) check_light(r, x);
    x->alive = false;
}

void secrets_after(table *r, orr_answer in)
{
    for (unsigned i = 0; i < N_SHADOWS && !r->broken; i++)
        if (shadows[i].alive) follow(r, &shadows[i], in);
    if (!r->broken && is_sealed(r->game, in.act))
        try_sealed(r, in); /* last: its shadows have taken the answer already */
}

void secrets_end(void)
{
    for (unsigned i = 0; i < N_SHADOWS; i++) shadows[i].alive = false;
}
