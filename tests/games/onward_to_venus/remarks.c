/* What a remark foretells is what happens, in many random matches of Onward to Venus. */
#include "tests/support/check.h"

#include "games/games.h"
#include "games/onward_to_venus/otv_state.h"
#include "tests/support/remarks.h"

static bool is(const foretold *f, const char *word)
{
    return !strcmp(f->before.game->remark_kinds[f->said.kind].word, word);
}

static int score_of(const orr_ctx *t, orr_seat s)
{
    int16_t score[ORR_MAX_SEATS];
    otv_score(t, score);
    return score[s];
}
static int gained(const foretold *f) { return score_of(&f->after, f->seat) - score_of(&f->before, f->seat); }

static const orr_frame *question(const orr_ctx *t) { return &orr_core_of(t)->frame[depth_of(t) - 1]; }
static bool is_legal(const foretold *f, unsigned verb)
{
    orr_action legal[ORR_MAX_LEGAL];
    for (int i = orr_legal(&f->after, f->seat, legal); i--;)
        if (legal[i].verb == verb) return true;
    return false;
}

/* On until the claim is over, with everything spent; how many units it has cost. */
static unsigned finish_claim(foretold *f, uint8_t first)
{
    const uint8_t verbs[] = { first, OTV_V_DONE, OTV_V_LAND, OTV_V_LOSE };
    const unsigned depth = first == OTV_V_PAY ? depth_of(&f->after) : depth_of(&f->before);
    while (orr_asked(&f->after) && question(&f->after)->who == f->seat && depth_of(&f->after) >= depth) {
        const orr_frame *q = question(&f->after);
        if (q->proc != P_CLAIM && q->proc != P_LOSE) break;
        const orr_answer a = next_answer(f, verbs, sizeof verbs);
        give(f, a.seat, a.act);
    }
    return told(f, OTV_TOLD_LOSES, f->seat, -1);
}

/* ---- claims ------------------------------------------------------------------------------------------------------ */

static void check_needs(foretold *f)
{
    const int16_t *n = f->said.number;
    const unsigned cost = otv(&f->after)->claim.cost;
    if (!CHECK_NUMBER(question(&f->after)->step, C_DECIDE_ANSWER)) return;
    CHECK(n[0] <= (int)cost && (int)cost <= n[1]);
    CHECK_NUMBER(is_legal(f, OTV_V_PAY), n[2] >= (int)cost);
    if (!is_legal(f, OTV_V_PAY)) return;
    finish_claim(f, OTV_V_PAY);
    CHECK_NUMBER(gained(f), n[3]);
}

static void check_pay(foretold *f)
{
    const int16_t *n = f->said.number;
    CHECK(n[0] == otv(&f->before)->claim.cost && n[1] >= n[0]);
    CHECK_NUMBER(finish_claim(f, OTV_V_PAY), is(f, "costs-and-loses") ? n[3] : 0);
    CHECK_NUMBER(gained(f), n[2]);
}

static void check_payment(const foretold *f)
{
    const otv_claim *c = &otv(&f->after)->claim;
    CHECK_NUMBER(f->said.number[1] - f->said.number[0], otv(&f->before)->claim.points);
    if (f->heard.n) CHECK(told(f, OTV_TOLD_PAID, f->seat, f->said.number[1]));        /* it was the last of it */
    else CHECK(c->points == f->said.number[1] && c->cost == f->said.number[2]);
}

/* ---- the rest ---------------------------------------------------------------------------------------------------- */

static void check_money(const foretold *f)
{
    const int16_t *n = f->said.number;
    const int before = otv(&f->before)->money[f->seat];
    if (is(f, "money")) {
        CHECK_NUMBER(n[0], before);
        if (!told(f, OTV_TOLD_GAINS, f->seat, -1)) return;           /* which unit lands is asked first */
        CHECK(told(f, OTV_TOLD_GAINS, f->seat, n[1] - n[0]));
    } else {
        CHECK_NUMBER(n[0] + n[1], before);
        CHECK(told(f, OTV_TOLD_PAYS, f->seat, n[0]));
    }
}

/* What the units in orbit and the hand come to, as a payment would count them. */
static unsigned reach_of(const orr_ctx *t, orr_seat s, unsigned planet)
{
    const otv_state *p = otv(t);
    otv_arms a = { .rerolls = 0 };
    for (unsigned i = 0; i < p->hand[s].z.n; i++) otv_add_arms(&a, otv_card(t, p->hand[s].card[i].kind));
    return otv_reach(&a, p->piece, planet, s);
}

static void check_buy(const foretold *f)
{
    const int16_t *n = f->said.number;
    CHECK_NUMBER(n[0] + n[1], otv(&f->before)->money[f->seat]);
    CHECK(told(f, OTV_TOLD_PAYS, f->seat, n[0]));
    CHECK_NUMBER(n[2], reach_of(&f->before, f->seat, f->act.b));
    CHECK_NUMBER(n[3], reach_of(&f->after, f->seat, f->act.b));
}

static void check_points(foretold *f)
{
    if (is(f, "points")) {
        finish_claim(f, OTV_V_LAND);
        CHECK_NUMBER(gained(f), f->said.number[0]);
        return;
    }
    const unsigned planet = question(&f->before)->local[OTV_L_PLANET];
    memcpy(f->after.state, f->before.state, sizeof(otv_state));
    otv_remove_piece(&f->after, f->seat, planet, f->act.a, OTV_86);
    CHECK_NUMBER(-gained(f), f->said.number[0]);
}

static void check_use(const foretold *f)
{
    const orr_frame *q = question(&f->after);
    if (is(f, "more-movement")) CHECK_NUMBER(q->local[OTV_M_ALLOWANCE], f->said.number[0]);
    if (!is(f, "saves")) return;
    const int left = f->said.number[1] - f->said.number[0];
    CHECK_NUMBER(f->said.number[1], question(&f->before)->local[OTV_L_LEFT]);
    if (depth_of(&f->after) == depth_of(&f->before) && q->proc == P_LOSE && q->who == f->seat)
        CHECK_NUMBER(q->local[OTV_L_LEFT] + told(f, OTV_TOLD_LOSES, f->seat, -1), left);
    else CHECK_NUMBER(told(f, OTV_TOLD_LOSES, f->seat, -1), left);
}

static void check_remark(foretold *f)
{
    const otv_state *p = otv(&f->after);
    const int16_t *n = f->said.number;
    if (is(f, "needs")) check_needs(f);
    if (is(f, "costs-points") || is(f, "costs-and-loses")) check_pay(f);
    if (is(f, "loses-units")) CHECK_NUMBER(finish_claim(f, OTV_V_LOSE), n[0]);
    if (is(f, "pays")) check_payment(f);
    if (is(f, "money") || is(f, "costs")) check_money(f);
    if (is(f, "buys")) check_buy(f);
    if (is(f, "points") || is(f, "fewer-points")) check_points(f);
    if (is(f, "draws")) CHECK_NUMBER(told(f, OTV_TOLD_DRAWS, f->seat, -1), n[0]);
    if (is(f, "last-cube"))
        CHECK(!p->cubes || p->period > otv(&f->before)->period || p->core.over);
    if (is(f, "movement"))
        CHECK(n[0] <= n[1] && told(f, OTV_TOLD_MOVES, f->seat, question(&f->before)->local[OTV_M_FROM]) == 1);
    if (f->act.verb == OTV_V_USE) check_use(f);
    if (is(f, "loses-plants")) CHECK_NUMBER(told(f, OTV_TOLD_LOSES, f->seat, -1), n[0]);
    if (is(f, "to-discard")) CHECK_NUMBER(p->hand[f->seat].z.n, otv_hand_limit(f->before.box) + (unsigned)n[0]);
}

static void what_is_said_happens(void)
{
    orr_box plain, odd;
    box_open(&plain, &orr_onward_to_venus);
    box_open(&odd, &orr_onward_to_venus);
    odd.opt[OTV_O_HIDDEN_MONEY] = odd.opt[OTV_O_PLANET_TIE] = 1;
    odd.opt[OTV_O_DEAD_PLANET] = odd.opt[OTV_O_HAND_LIMIT] = 1;
    for (unsigned seats = OTV_MIN_SEATS; seats <= OTV_MAX_SEATS; seats++) {
        hold_remarks(&plain, seats, 40, 2000, check_remark);
        hold_remarks(&odd, seats, 40, 2000, check_remark);
    }
    all_remarks_were_met(&orr_onward_to_venus);
}

int main(void)
{
    TEST_CASE(what_is_said_happens);
    return test_end();
}
