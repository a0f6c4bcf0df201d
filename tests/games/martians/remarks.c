/* What a remark foretells is what happens, in many random matches of Martians!!!, in both modes. */
#include "tests/support/check.h"

#include "games/games.h"
#include "games/martians/rules/turn.h"
#include "tests/support/remarks.h"

enum { SIDES = 6 };

static bool is(const foretold *f, const char *word)
{
    return !strcmp(f->before.game->remark_kinds[f->said.kind].word, word);
}

/* The answer once more, with this die. */
static mar_state *with_die(foretold *f, unsigned die)
{
    const uint16_t number = (uint16_t)(die - 1);
    orr_tape tape = { .next = &number, .n = 1 };
    memcpy(f->after.state, f->before.state, sizeof(mar_state));
    f->heard.n = 0;
    f->after.tape = &tape;
    give(f, f->seat, f->act);
    f->after.tape = NULL;
    return mar(&f->after);
}

/* ---- dice -------------------------------------------------------------------------------------------------------- */

static void check_combat_roll(foretold *f)
{
    const int from = is(f, "any-roll") ? 1 : is(f, "no-roll") ? SIDES + 1 : f->said.number[0];
    for (unsigned die = 1; die <= SIDES; die++) {
        with_die(f, die);
        CHECK_NUMBER(told(f, MAR_TOLD_WON_COMBAT, f->seat, -1), (int)die >= from);
        if (die == SIDES && is(f, "no-roll")) CHECK(told(f, MAR_TOLD_LOST_ROLL, f->seat, f->said.number[0]));
    }
}

static void check_roll(foretold *f)
{
    const int16_t *n = f->said.number;
    if (is(f, "steps-rolled")) {
        CHECK_NUMBER(mar_points(with_die(f, 1)), n[0]);
        CHECK_NUMBER(mar_points(with_die(f, SIDES)), n[1]);
    } else if (is(f, "martians-rolled")) {
        with_die(f, 1);
        CHECK_NUMBER(f->heard.event[0].pub[2], n[0]);
        with_die(f, SIDES);
        CHECK_NUMBER(f->heard.event[0].pub[2], n[1]);
    } else {
        check_combat_roll(f);
    }
}

/* ---- on the map -------------------------------------------------------------------------------------------------- */

/* The squares that the steps left reach: the next ones are the legal steps, and what waits there is what happens. */
static void check_reach(const foretold *f)
{
    static orr_fact out[ORR_MAX_FACTS];
    static mar_view v;
    const mar_state *p = mar(&f->after);
    int place[4] = { -1, -1, -1, -1 }, waits[4] = { 0 }, steps[ORR_MAX_FACTS] = { 0 }, where[ORR_MAX_FACTS] = { 0 };
    orr_observe(&f->before, f->seat, &v);
    const int n = mar_facts(f->before.box, &v, out);
    for (int i = 0; i < n; i++) {
        if (!strcmp(out[i].word, "reach")) where[out[i].value] = out[i].number;
        if (!strcmp(out[i].word, "reach-steps")) steps[out[i].value] = out[i].number;
        if (strcmp(out[i].word, "reach-by") || steps[out[i].value] != 1) continue;
        place[out[i].number % 4] = where[out[i].value];
        waits[out[i].number % 4] = out[i].number / 4;
    }
    if (!CHECK(place[f->act.a] >= 0)) return;
    CHECK_NUMBER(waits[f->act.a], is(f, "fight") ? 1 : is(f, "martian-card") ? 2 : 0);
    if (!is(f, "martian-card"))
        CHECK_NUMBER(place[f->act.a], MAR_SQUARES * p->at_tile[f->seat] + p->at_square[f->seat]);
}

static void check_step(const foretold *f)
{
    const mar_state *p = mar(&f->after);
    check_reach(f);
    CHECK_NUMBER(told(f, MAR_TOLD_REVEALED, f->seat, -1), is(f, "martian-card"));
    if (is(f, "fight")) CHECK(told(f, MAR_TOLD_COMBAT, f->seat, -1));
    if (is(f, "steps-left")) CHECK(!told(f, MAR_TOLD_COMBAT, f->seat, -1));
    if (is(f, "martian-card")) return;                   /* it may change everything */
    if (!p->core.over) CHECK_NUMBER(mar_points(p), f->said.number[0]);
}

static void check_martian(const foretold *f)
{
    const mar_state *p = mar(&f->after);
    unsigned pawns = 0;
    if (!CHECK_NUMBER(f->heard.event[0].kind, MAR_TOLD_MOVED)) return;
    for (unsigned s = 0; s < p->core.seats; s++)
        pawns += p->at_tile[s] == f->heard.event[0].priv[0] && p->at_square[s] == f->heard.event[0].pub[2];
    CHECK_NUMBER(pawns, f->said.number[0]);
}

static void check_tile(const foretold *f)
{
    const mar_state *was = mar(&f->before), *p = mar(&f->after);
    if (is(f, "collects")) CHECK_NUMBER(p->collected[f->seat] - was->collected[f->seat], f->said.number[0]);
    else CHECK_NUMBER(p->boxed - was->boxed, f->said.number[0]);
}

/* ---- the rest ---------------------------------------------------------------------------------------------------- */

static void check_tokens(const foretold *f)
{
    const mar_state *was = mar(&f->before), *p = mar(&f->after);
    const int16_t *n = f->said.number;
    if (is(f, "bullets")) CHECK(n[0] == was->bullets[f->seat] && n[1] == p->bullets[f->seat]);
    if (is(f, "life")) CHECK(n[0] == was->life[f->seat] && n[1] == p->life[f->seat]);
    if (is(f, "last-life")) CHECK(told(f, MAR_TOLD_LIFE, f->seat, 0));
    if (is(f, "shot-wins")) CHECK(told(f, MAR_TOLD_WON_COMBAT, f->seat, -1));
    if (is(f, "shot-then")) CHECK_NUMBER(p->core.frame[p->core.depth - 1].local[MAR_C_NEEDS], n[0]);
    if (is(f, "on-ship")) CHECK(p->ship.z.n == n[0] && !p->core.over);
    if (is(f, "last-item")) CHECK_NUMBER(p->outcome, MAR_WON_TOGETHER);
}

/* Nobody reacts; a target that somebody else was given instead is another matter. */
static void check_card(foretold *f)
{
    const mar_state *was = mar(&f->before), *p = mar(&f->after);
    const int16_t *n = f->said.number;
    const unsigned s = f->act.b;
    while (orr_asked(&f->after) && p->core.frame[p->core.depth - 1].proc == P_CARD &&
           p->core.frame[p->core.depth - 1].step == 2) {                     /* a window for reactions */
        const orr_answer a = next_answer(f, NULL, 0);
        give(f, a.seat, (orr_action){ MAR_V_REACT, MAR_R_PASS, 0, 0 });
    }
    if (is(f, "life-and-bullets")) {
        CHECK(n[0] == was->life[s] && n[2] == was->bullets[s] && n[1] >= 0 && n[3] >= 0);
        CHECK(n[0] == n[1] ? !told(f, MAR_TOLD_LIFE, (int)s, -1) : told(f, MAR_TOLD_LIFE, (int)s, n[1]));
        CHECK(told(f, MAR_TOLD_BULLETS, (int)s, n[3]));
    }
    if (is(f, "loses-items")) CHECK_NUMBER(told(f, MAR_TOLD_TO_PILE, (int)s, -1), n[0]);
    if (is(f, "no-items")) CHECK(!told(f, MAR_TOLD_TO_PILE, -1, -1));
    if (is(f, "give-bullets")) CHECK_NUMBER(told(f, MAR_TOLD_BULLETS, -1, -1), n[0]);
}

static void check_remark(foretold *f)
{
    switch (f->act.verb) {
    case MAR_V_ROLL: check_roll(f); break;
    case MAR_V_STEP: check_step(f); break;
    case MAR_V_MARTIAN: check_martian(f); break;
    case MAR_V_TILE: check_tile(f); break;
    case MAR_V_PLAY:
    case MAR_V_PLAY_ON:
    case MAR_V_ALSO:
    case MAR_V_ALSO_ON: check_card(f); break;
    default: check_tokens(f);
    }
}

/* ---- what chance hardly ever brings ------------------------------------------------------------------------------ */

static unsigned edits;

static uint8_t kind_of(unsigned effect)
{
    uint8_t k = 0;
    while (mar_house_set.cards[k].effect != effect) k++;
    return k;
}

/* Four Wait! or four Stupid Humans! at once, while a fight is rolled for. */
static void load_the_die(orr_ctx *t)
{
    mar_state *p = mar(t);
    const orr_frame *f = &p->core.frame[p->core.depth - 1];
    const bool good = edits++ % 2;
    if (f->proc != P_COMBAT || !p->fighting) return;
    const uint8_t kind = kind_of(good ? MAR_WAIT : MAR_STUPID_HUMANS),
                  until = (uint8_t)((good ? MAR_UNTIL_NOW : MAR_UNTIL_START) + p->active);
    for (p->effect.z.n = 0; p->effect.z.n < 4;) orr_put(ORR_AT(p->effect), (orr_card){ kind, until, ORR_EVERYBODY });
    mar_count_effects(t);
    p->bullet_supply = 1;
}

/* Whoever may put an Item on the ship finds the other two there. */
static void load_the_ship(orr_ctx *t)
{
    mar_state *p = mar(t);
    orr_action legal[ORR_MAX_LEGAL];
    const orr_seats asked = orr_asked(t);
    if (asked & (asked - 1)) return;
    for (int i = orr_legal(t, (orr_seat)mar_lowest(asked), legal); i--;) {
        if (legal[i].verb != MAR_V_DEPOSIT) continue;
        p->ship.z.n = 0;
        for (uint8_t item = 0; item < MAR_N_ITEMS; item++)
            if (item != legal[i].a) orr_put(ORR_AT(p->ship), (orr_card){ item, 0, ORR_EVERYBODY });
        return;
    }
}

static void rare_things(void)
{
    orr_box alone, together;
    box_open(&alone, &orr_martians);
    box_open(&together, &orr_martians);
    together.opt[MAR_O_MODE] = 1;
    remark_edit = load_the_die;
    hold_remarks(&alone, 4, 20, 60, check_remark);
    remark_edit = load_the_ship;
    hold_remarks(&together, 4, 40, 3000, check_remark);
    remark_edit = NULL;
}

static void what_is_said_happens(void)
{
    orr_box alone, together;
    box_open(&alone, &orr_martians);
    box_open(&together, &orr_martians);
    together.opt[MAR_O_MODE] = 1;
    for (unsigned seats = 3; seats <= MAR_SEATS; seats++) {
        hold_remarks(&alone, seats, 6, 3000, check_remark);
        alone.opt[MAR_O_VIDEO] ^= 1;
        hold_remarks(&together, seats, 20, 3000, check_remark);
    }
    all_remarks_were_met(&orr_martians);
}

int main(void)
{
    TEST_CASE(rare_things);
    TEST_CASE(what_is_said_happens);
    return test_end();
}
