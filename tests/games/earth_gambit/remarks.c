/* What a remark foretells is what happens, in many random matches of Earth Gambit. */
#include "tests/support/check.h"

#include "games/earth_gambit/eg_state.h"
#include "games/games.h"
#include "tests/support/remarks.h"

static const uint8_t calm[] = { EG_V_DECLINE, EG_V_SUFFER };      /* nobody uses anything against it */

/* On until the card or the ability has been carried out. */
static void carry_out(foretold *f)
{
    const unsigned depth = depth_of(&f->before) - (f->act.verb == EG_V_SUFFER);     /* the card asks, not the aim */
    const bool ability = f->before.game->verbs[f->act.verb].flags & ORR_INTERJECT;
    for (unsigned i = 0; i < 40 && orr_asked(&f->after) && (depth > 1 || ability); i++) {
        if (eg(&f->after)->turns != eg(&f->before)->turns) return;
        if (depth_of(&f->after) < depth || (ability && depth_of(&f->after) == depth)) return;
        const orr_answer a = next_answer(f, calm, sizeof calm);
        give(f, a.seat, a.act);
    }
}

static const char *word_of(const foretold *f) { return f->before.game->remark_kinds[f->said.kind].word; }
static bool is(const foretold *f, const char *word) { return !strcmp(word_of(f), word); }
static int target_of(const foretold *f)
{
    return f->act.verb == EG_V_USE_HEAL || f->act.verb == EG_V_SUFFER ? f->seat : f->act.a;
}

static bool somebody_may_protect(const foretold *f)
{
    orr_action legal[ORR_MAX_LEGAL];
    for (orr_seat s = 0; s < eg(&f->after)->core.seats; s++)
        for (int i = orr_legal(&f->after, s, legal); i--;)
            if (legal[i].verb == EG_V_PROTECT) return true;
    return false;
}

static void check_counts(const foretold *f)
{
    const eg_state *p = eg(&f->after);
    const int16_t *n = f->said.number;
    if (is(f, "red")) CHECK(n[0] == p->red && n[1] == (int)eg_goal(f->before.box, EG_ALIEN));
    if (is(f, "blue")) CHECK(n[0] == p->blue && n[1] == (int)eg_goal(f->before.box, EG_SCIENTIST));
    if (is(f, "yellow")) CHECK(n[0] == p->yellow && n[1] == (int)eg_goal(f->before.box, EG_EXTINCTIONIST));
    if (is(f, "red-yellow")) CHECK(n[0] == p->red && n[1] == p->yellow);
    if (is(f, "blue-yellow")) CHECK(n[0] == p->blue && n[1] == p->yellow);
    if (is(f, "all-colours")) CHECK(n[0] == p->red && n[1] == p->blue && n[2] == p->yellow);
    if (!strncmp(word_of(f), "wins-", 5)) CHECK(p->core.over);
    if (is(f, "wins-aliens")) CHECK_NUMBER(p->outcome, EG_WON_ALIENS);
    if (is(f, "wins-scientists")) CHECK_NUMBER(p->outcome, EG_WON_SCIENTISTS);
    if (is(f, "wins-extinctionists")) CHECK_NUMBER(p->outcome, EG_WON_EXTINCTIONISTS);
    if (is(f, "wins-both")) CHECK_NUMBER(p->outcome, EG_WON_BOTH);
}

static void check_targets(const foretold *f)
{
    const eg_state *p = eg(&f->before);
    const int s = target_of(f), n = f->said.number[0];
    if (is(f, "discards"))
        CHECK(p->hand[s].z.n == n && told(f, EG_TOLD_DAMAGED, s, -1) && told(f, EG_TOLD_DISCARD, s, -1));
    if (is(f, "replaces"))
        CHECK(p->hand[s].z.n == n && told(f, EG_TOLD_DISCARD, s, -1) && told(f, EG_TOLD_DRAW, s, -1));
    if (is(f, "draws")) CHECK(told(f, EG_TOLD_DRAW, s, -1));
    if (is(f, "heals")) CHECK_NUMBER(told(f, EG_TOLD_HEALED, -1, -1), n);
    if (is(f, "takes")) CHECK(p->discard.z.n == n && told(f, EG_TOLD_TAKES, s, -1));
    if (is(f, "reveals")) CHECK(p->hand[s].z.n == n && told(f, EG_TOLD_REVEALS, s, -1));
}

static void check_nothing_happens(const foretold *f)
{
    if (is(f, "already-damaged"))
        CHECK(!told(f, EG_TOLD_DAMAGED, -1, -1) && !told(f, EG_TOLD_DISCARD, target_of(f), -1));
    if (is(f, "not-damaged") || is(f, "nobody-damaged")) CHECK(!told(f, EG_TOLD_HEALED, -1, -1));
    if (is(f, "no-card-there")) CHECK(!told(f, EG_TOLD_DAMAGED, -1, -1) && !told(f, EG_TOLD_REVEALS, -1, -1));
    if (is(f, "no-card-to-draw")) CHECK(!told(f, EG_TOLD_HEALED, -1, -1) && !told(f, EG_TOLD_TOP, -1, -1));
    if (is(f, "no-discards") || is(f, "no-science") || is(f, "no-cover") || is(f, "no-pair"))
        CHECK(told(f, EG_TOLD_NOTHING, -1, -1));
}

static void check_remark(foretold *f)
{
    const orr_seat next = eg_next(eg(&f->before), f->seat);
    if (is(f, "may-ignore")) {
        while (!somebody_may_protect(f) && depth_of(&f->after) >= depth_of(&f->before)) {   /* windows before it */
            const orr_answer a = next_answer(f, calm, sizeof calm);
            if (!CHECK(a.act.verb == EG_V_DECLINE || a.act.verb == EG_V_SUFFER)) return;
            give(f, a.seat, a.act);
        }
        CHECK(somebody_may_protect(f));
        return;
    }
    carry_out(f);
    check_counts(f);
    check_targets(f);
    check_nothing_happens(f);
    if (is(f, "next-skipped")) CHECK(told(f, EG_TOLD_SKIPPED, next, -1));
    if (is(f, "psych-ends")) CHECK(told(f, EG_TOLD_PSYCH_OFF, -1, -1) && !told(f, EG_TOLD_PLACED, f->seat, f->act.a));
    if (is(f, "psych-replaces"))
        CHECK(told(f, EG_TOLD_PSYCH_OFF, -1, -1) && told(f, EG_TOLD_PLACED, f->seat, f->act.a));
    if (is(f, "psych-stopped")) CHECK(told(f, EG_TOLD_STOPPED, f->act.a, -1));
    if (is(f, "reveals-barred")) CHECK(told(f, EG_TOLD_REVEALS, f->seat, -1) && told(f, EG_TOLD_DISCARD_SHOWN, -1, -1));
    if (is(f, "blocks") || is(f, "shields")) CHECK_NUMBER(told(f, EG_TOLD_PROTECTED, f->seat, -1), 1);
    if (is(f, "blocks")) CHECK(told(f, EG_TOLD_DISCARD_SHOWN, f->seat, -1));
    if (is(f, "shields")) CHECK(told(f, EG_TOLD_ABILITY, f->seat, -1));
    if (is(f, "prohibited"))
        CHECK(told(f, EG_TOLD_DISCARD_SHOWN, -1, f->act.a) && !told(f, EG_TOLD_PLAY, -1, f->act.a));
}

/* EG-A77 */
static eg_set other_goals(void)
{
    eg_set set = eg_house_set;
    set.roles[EG_ALIEN].goal = 4, set.roles[EG_SCIENTIST].goal = 5, set.roles[EG_EXTINCTIONIST].goal = 4;
    return set;
}

/* Colours that the printed cards do not have, so that nothing but yellow counts, and red and blue at once. */
static eg_set other_colours(void)
{
    eg_set set = eg_house_set;
    for (unsigned k = 0; k < set.cards_n; k++) {
        if (set.cards[k].colours == (EG_RED | EG_YELLOW)) set.cards[k].colours = EG_RED | EG_BLUE;
        if (set.cards[k].colours == (EG_BLUE | EG_YELLOW)) set.cards[k].colours = EG_YELLOW;
    }
    return set;
}

/* The printed deck never comes to this (tests/games/earth_gambit/piles.c). */
static void empty_the_piles(orr_ctx *t)
{
    memset(&eg(t)->draw, 0, sizeof eg(t)->draw);
    memset(&eg(t)->discard, 0, sizeof eg(t)->discard);
}

/* Two are damaged, and one card is left to draw. */
static void leave_one_card(orr_ctx *t)
{
    eg_state *p = eg(t);
    empty_the_piles(t);
    p->draw.card[p->draw.z.n++] = (orr_card){ p->hand[0].z.n ? p->hand[0].card[0].kind : 0, 0, 0 };
    p->damaged |= 3;
}

static void with_one_card_to_draw(void)
{
    orr_box plain;
    box_open(&plain, &orr_earth_gambit);
    remark_edit = leave_one_card;
    hold_remarks(&plain, 3, 60, 40, check_remark);
    remark_edit = NULL;
}

static void without_piles(void)
{
    orr_box plain;
    box_open(&plain, &orr_earth_gambit);
    remark_edit = empty_the_piles;
    for (unsigned seats = 2; seats <= EG_MAX_SEATS; seats++) hold_remarks(&plain, seats, 60, 400, check_remark);
    remark_edit = NULL;
}

static void what_is_said_happens(void)
{
    orr_box plain, abilities, odd, colours, goals;
    const eg_set set = other_colours(), nearer = other_goals();
    box_open(&plain, &orr_earth_gambit);
    box_open(&abilities, &orr_earth_gambit);
    box_open(&odd, &orr_earth_gambit);
    abilities.opt[EG_O_ABILITIES] = 1;
    box_open(&colours, &orr_earth_gambit);
    colours.set = &set;
    box_open(&goals, &orr_earth_gambit);
    box_use_set(&goals, &nearer);
    odd.opt[EG_O_REPLACE_EMPTY] = odd.opt[EG_O_PROTECT_LATE] = odd.opt[EG_O_UNCLAIMED] = 1;
    for (unsigned seats = 2; seats <= EG_MAX_SEATS; seats++) {
        hold_remarks(&plain, seats, 60, 400, check_remark);
        hold_remarks(&abilities, seats, 30, 400, check_remark);
        hold_remarks(&odd, seats, 20, 400, check_remark);
        hold_remarks(&colours, seats, 60, 400, check_remark);
        hold_remarks(&goals, seats, 60, 400, check_remark);
    }
    all_remarks_were_met(&orr_earth_gambit);
}

int main(void)
{
    TEST_CASE(without_piles);
    TEST_CASE(what_is_said_happens);
    TEST_CASE(with_one_card_to_draw);
    return test_end();
}
