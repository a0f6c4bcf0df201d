/* Sweeps: what people type becomes settings and targets, settings change what they say and nothing else, the front is
 * that of planted counts, and lines come back as they were written. */
#include "tests/support/check.h"
#include "games/games.h"
#include "lab/sweep/sweep.h"

#include <math.h>
#include <stdlib.h>

static orr_box box;
static error why;

static sweep_order order(const char *game)
{
    box_open(&box, orr_find_game(game));
    return (sweep_order){ .box = &box, .plays = bot_find("random", box.game), .first = 4, .last = 5, .games = 6,
                          .again = 9, .keep = 2, .most = 100, .seed = "s", .threads = 1 };
}

static void values_are_read(void)
{
    sweep_order o = order("earth-gambit");
    CHECK(sweep_vary(&o, "setup:5:red=4,6..8,+1,10..20/5,-2..+0", &why));
    const sweep_axis *x = &o.axis[0];
    const int value[] = { 4, 6, 7, 8, 1, 10, 15, 20, -2, -1, 0 }, added[] = { 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1 };
    CHECK_NUMBER(x->n, 11);
    for (unsigned i = 0; i < x->n; i++) CHECK(x->value[i] == value[i] && x->added[i] == added[i]);
    CHECK(sweep_vary(&o, "reshuffle", &why) && o.axis[1].n == 2);
    CHECK(sweep_vary(&o, "start=3,random", &why) && o.axis[2].n == 2 && o.axis[2].value[0] == 3);
    CHECK_NUMBER((long)sweep_space(&o), 44);
    sweep_order from_zero = order("earth-gambit");                       /* nothing, and then more and more */
    CHECK(sweep_vary(&from_zero, "setup:5:red=0..+2", &why) && from_zero.axis[0].n == 3 && from_zero.axis[0].added[0]);
    const char *const bad[] = { "talk=on", "reshuffle=maybe", "reshuffle", "setup:5:red=3", "cards:none:copies=1",
                                "cards:*=1", "cards:blue-science:name=1", "hands:a:b=1", "setup:6:red", "setup:6:red=",
                                "setup:6:red=1,", "setup:6:red=1..", "setup:6:red=5..4", "setup:6:red=2,2",
                                "setup:6:red=999", "setup:6:red=1x", "setup:6:red=2..8/0",
                                "setup:6:red=1..+3", "protect_late=no,no", "=", "" };
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++) {
        why.text[0] = '\0';
        CHECK(!sweep_vary(&o, bad[i], &why) && why.text[0]);
    }
    CHECK_NUMBER(o.n_axes, 3);
}

static void targets_are_read(void)
{
    sweep_order o = order("earth-gambit");
    CHECK(sweep_aim(&o, "sides=45..55%", &why) && sweep_aim(&o, "turns=20-40", &why));
    CHECK(sweep_aim(&o, "nobody=0.5%..2.25", &why));
    CHECK(fabs(o.target[0].low - 0.45) < 1e-9 && fabs(o.target[0].high - 0.55) < 1e-9);
    CHECK(o.target[1].low > 19 && o.target[1].high < 41 && o.target[1].kind == SWEEP_CLOCK);
    CHECK(fabs(o.target[2].low - 0.005) < 1e-9 && fabs(o.target[2].high - 0.0225) < 1e-9);
    CHECK(sweep_aim(&o, "side:SCIENTIST=1..2", &why) && o.target[3].kind == SWEEP_SIDE);
    CHECK(sweep_aim(&o, "ending:aliens=1..2", &why) && o.target[4].kind == SWEEP_ENDING);
    const char *const bad[] = { "sides=50..60%", "decisions=40..20", "seats=20..120%", "decisions=20..40%",
                                "rounds=1..2", "decisions", "decisions=", "decisions=4", "decisions=4..",
                                "decisions=4..x", "side:nobody=1..2", "ending:never=1..2", "=1..2", "" };
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++) {
        why.text[0] = '\0';
        CHECK(!sweep_aim(&o, bad[i], &why) && why.text[0]);
    }
    CHECK_NUMBER(o.n_targets, 5);
    o = order("onward-to-venus");
    CHECK(!sweep_aim(&o, "sides=45..55%", &why) && !sweep_aim(&o, "turns=20..40", &why)); /* it has neither */
}

/* A setting has its values, and nothing else is another. */
static void settings_change_what_they_say(void)
{
    sweep_order o = order("earth-gambit");
    sweep_box b;
    text_buf name = { 0 };
    CHECK(sweep_vary(&o, "roles:*:copies=+0,+1,-9", &why) && sweep_vary(&o, "reshuffle=lazy,eager", &why));
    CHECK_NUMBER((int)sweep_settings(&o), 6);
    CHECK_NUMBER(sweep_as_is(&o), 1);
    sweep_name(&o, 2, &name);
    CHECK_TEXT(name.text, "roles:*:copies=+1 reshuffle=lazy");
    CHECK(!sweep_open(&o, 4, &b, &why) && !b.set);       /* there are no cards to take away */
    CHECK(sweep_open(&o, 2, &b, &why));
    const orr_sheet *s = box.game->sheets;
    while (strcmp(s->file, "roles.csv")) s++;
    const orr_col *c = s->cols;
    while (strcmp(c->name, "copies")) c++;
    const uint8_t *was = box.set, *is = b.set;
    unsigned differ = 0;
    for (unsigned i = 0; i < box.game->set_size; i++) differ += was[i] != is[i];
    CHECK_NUMBER(differ, was[s->count_at]);
    for (unsigned i = 0; i < was[s->count_at]; i++) {
        const size_t at = s->at + i * s->row_size + c->at;
        CHECK_NUMBER(is[at], was[at] + 1);
    }
    CHECK(b.box.hash != box.hash && b.box.set == b.set);
    sweep_close(&b);
    text_free(&name);
    o.most = 4;                                          /* of six, four are drawn, none twice */
    CHECK_NUMBER((int)sweep_settings(&o), 4);
    char seen[4][80];
    for (unsigned i = 0; i < 4; i++) {
        text_buf t = { 0 };
        sweep_name(&o, i, &t);
        snprintf(seen[i], sizeof seen[i], "%s", t.text);
        for (unsigned k = 0; k < i; k++) CHECK(strcmp(seen[i], seen[k]));
        text_free(&t);
    }
}

/* EG-A77: what the set refuses with one value it takes with another. */
static void goals_can_be_varied(void)
{
    sweep_order o = order("earth-gambit");
    sweep_box b;
    CHECK(sweep_vary(&o, "roles:alien:goal=5,8,-1", &why));
    CHECK(sweep_open(&o, 0, &b, &why) && b.box.hash != box.hash);
    sweep_close(&b);
    CHECK(!sweep_open(&o, 1, &b, &why));
    CHECK_TEXT(why.text, "with the Science of this deck the Aliens cannot reach their goal in roles.csv (EG-A77)");
    CHECK(sweep_open(&o, 2, &b, &why));
    sweep_close(&b);
}

static void lines_come_back(void)
{
    sweep_order o = order("earth-gambit");
    sweep_tally t, back;
    text_buf line = { 0 };
    uint32_t setting;
    bool again;
    CHECK(sweep_vary(&o, "roles:*:copies=+0,-9", &why));
    for (unsigned i = 0; i < 4; i++) {
        CHECK(sweep_measure(&o, i / 2, i % 2, &t, &why));
        text_clear(&line);
        sweep_write(&line, &o, i / 2, i % 2, &t);
        CHECK(sweep_read(line.text, &o, &setting, &again, &back) && setting == i / 2 && again == i % 2);
        CHECK(!memcmp(&t, &back, sizeof t));
        CHECK(t.playable == (i < 2));
        CHECK_NUMBER((long)t.count[5].matches, i > 1 ? 0 : i ? 9 : 6);
    }
    CHECK(sweep_measure(&o, 0, false, &t, &why));
    text_clear(&line);
    sweep_write(&line, &o, 0, false, &t);
    for (size_t cut = 0; cut + 1 < line.n; cut++) {      /* no beginning of a line is a line */
        char *half = calloc(1, line.n + 1);
        memcpy(half, line.text, cut);
        CHECK(!sweep_read(half, &o, &setting, &again, &back));
        free(half);
    }
    CHECK(!sweep_read("first 2 cannot be played\n", &o, &setting, &again, &back));   /* there are two settings */
    text_free(&line);
}

static void plant(sweep_tally *t, unsigned nobody, unsigned answers)
{
    *t = (sweep_tally){ .known = true, .playable = true };
    t->count[5] = (sweep_count){ .matches = 100, .nobody = nobody, .answers = 100u * answers,
                                 .answers_squares = 100ull * answers * answers };
}

static void the_front_is_known(void)
{
    sweep_order o = order("earth-gambit");
    sweep_tally t[6];
    sweep_place place[SWEEP_MOST_KEPT + 1];
    o.first = o.last = 5;
    CHECK(sweep_vary(&o, "start=random,1,2,3,4,5", &why));
    CHECK(sweep_aim(&o, "nobody=0..10%", &why) && sweep_aim(&o, "decisions=40..60", &why));
    plant(&t[0], 40, 100);                               /* beaten by all but 5 */
    plant(&t[1], 5, 80);                                 /* front: the first target is met */
    plant(&t[2], 30, 50);                                /* front: the second is met */
    plant(&t[3], 30, 70);                                /* beaten by 2 */
    plant(&t[4], 18, 65);                                /* front: neither is met, both are near */
    t[5] = (sweep_tally){ .known = true };               /* cannot be played */
    CHECK_NUMBER(sweep_place_all(&o, t, NULL, 6, place, 6), 5);
    const unsigned wanted[] = { 4, 1, 2, 3, 0 };         /* worst off: 18% is 2.6 half widths, 80 is 3, 30% is 5 */
    for (unsigned i = 0; i < 5; i++) {
        CHECK_NUMBER(place[i].setting, wanted[i]);
        CHECK(place[i].front == (i < 3) && !place[i].met);
    }
    o.keep = 2;
    CHECK_NUMBER(sweep_choose(&o, t, place), 3);         /* and the game as it is */
    CHECK_NUMBER(place[2].setting, 0);
    plant(&t[3], 5, 50);
    CHECK(sweep_choose(&o, t, place) == 3 && place[0].setting == 3);
    CHECK(place[0].met && place[0].front && !place[1].front);
    const sweep_reading far = sweep_read_target(&o, &o.target[0], &t[0], 2);
    const sweep_reading near = sweep_read_target(&o, &o.target[0], &t[3], 2);
    CHECK(far.verdict == SWEEP_MISSED && fabs(far.distance - 0.3) < 1e-9);
    CHECK(near.verdict == SWEEP_PERHAPS && !(near.distance > 0) && near.high > 0.1);
    plant(&t[3], 12, 50);
    CHECK(sweep_read_target(&o, &o.target[0], &t[3], 2).verdict == SWEEP_HARDLY);
    plant(&t[3], 1, 50);
    CHECK(sweep_read_target(&o, &o.target[0], &t[3], 2).verdict == SWEEP_MET);
}

/* Ten by ten settings, of which the best is the eighth of the eighth row: so many steps away. */
static unsigned distance(const sweep_order *o, uint32_t setting)
{
    const long at = (long)sweep_place_in_space(o, setting);
    return (unsigned)(labs(at / 10 - 7) + labs(at % 10 - 7));
}

static void neighbours_lead_to_the_best(void)
{
    sweep_order o = order("earth-gambit");
    sweep_tally *t = calloc(200, sizeof *t);
    uint32_t known = 0;
    o.first = o.last = 5;
    o.most = 5;
    o.near = 60;
    CHECK(t && sweep_vary(&o, "setup:5:red=1..10", &why) && sweep_vary(&o, "setup:5:blue=1..10", &why));
    CHECK(sweep_aim(&o, "nobody=0..1%", &why));
    CHECK(sweep_settings(&o) == 5 && sweep_capacity(&o) == 65);
    do {
        for (; known < sweep_settings(&o); known++) plant(&t[known], 10 + 2 * distance(&o, known), 50);
        CHECK(sweep_capacity(&o) == 65);
    } while (sweep_near(&o, t));
    bool best = false;
    for (uint32_t i = 0; i < known; i++) {
        best = best || !distance(&o, i);
        for (uint32_t k = 0; k < i; k++) CHECK(sweep_place_in_space(&o, i) != sweep_place_in_space(&o, k));
        CHECK(sweep_place_in_space(&o, i) < 100);
    }
    CHECK(best && known > 5 && known <= 65);
    o.near = o.n_found;                                  /* enough */
    CHECK(!sweep_near(&o, t));
    o.most = 1000;                                       /* where all are looked at, there is nothing to find */
    o.near = 60;
    o.n_found = 0;
    for (known = 0; known < 100; known++) plant(&t[known], 10, 50);
    CHECK(sweep_settings(&o) == 100 && !sweep_near(&o, t));
    free(t);
}

/* All words of an option are as near; numbers are a step apart. */
static void neighbours_are_one_step_away(void)
{
    sweep_order o = order("earth-gambit");
    sweep_tally t[1];
    o.first = o.last = 5;
    o.most = 1;
    o.near = 100;
    CHECK(sweep_vary(&o, "start=random,1,2,3,4,5", &why) && sweep_vary(&o, "setup:5:red=1..9", &why));
    CHECK(sweep_aim(&o, "nobody=0..1%", &why));
    plant(&t[0], 0, 50);
    const uint64_t at = sweep_place_in_space(&o, 0);
    CHECK(sweep_near(&o, t));
    CHECK_NUMBER(o.n_found, 5 + (at % 9 > 0) + (at % 9 < 8));
    for (unsigned i = 0; i < o.n_found; i++) {
        const long columns = labs((long)(o.found[i] % 9) - (long)(at % 9));
        CHECK((o.found[i] / 9 == at / 9) == (columns == 1) && columns <= 1);
    }
}

int main(void)
{
    TEST_CASE(values_are_read);
    TEST_CASE(targets_are_read);
    TEST_CASE(settings_change_what_they_say);
    TEST_CASE(goals_can_be_varied);
    TEST_CASE(lines_come_back);
    TEST_CASE(the_front_is_known);
    TEST_CASE(neighbours_lead_to_the_best);
    TEST_CASE(neighbours_are_one_step_away);
    return test_end();
}
