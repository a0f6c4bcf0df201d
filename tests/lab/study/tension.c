/* How open matches are: planted positions with known answers, and a real study that gives the same on any number of
 * threads. */
#include "tests/support/check.h"
#include "games/games.h"
#include "lab/study/tension.h"

#include <math.h>
#include <string.h>

static bool near(double a, double b) { return fabs(a - b) < 1e-9; }

/* Ten positions of a match of 90 answers, 100 imagined matches from each: what the first of two had; it wins. */
static tension_match planted(const unsigned *first, unsigned n)
{
    tension_match m = { .n = n };
    for (unsigned i = 0; i < n; i++) {
        m.at[i] = (chances_at){ .answers = 10 * i, .games = i + 1 < n ? 100 : 1 };
        m.at[i].won[0] = first[i];
        m.at[i].won[1] = m.at[i].games - first[i];
    }
    return m;
}

static void planted_matches_are_read(void)
{
    const unsigned swings[] = { 50, 80, 20, 55, 45, 90, 70, 85, 95, 1 };
    const unsigned even[] = { 50, 55, 45, 56, 44, 57, 43, 50, 58, 1 };
    tension_match m[2] = { planted(swings, 10), planted(even, 10) };
    CHECK_NUMBER(tension_changes(&m[0]), 2);             /* to the second at 20%, back at 90%; 45 to 55 is luck */
    CHECK_NUMBER(tension_changes(&m[1]), 0);
    CHECK_NUMBER(tension_decided(&m[0]), 77);            /* after 70 of 90 answers: 85, 95, won */
    CHECK_NUMBER(tension_decided(&m[1]), 100);
    CHECK(near(tension_winner(&m[0], 0), 0.5) && near(tension_winner(&m[0], STUDY_POINTS - 1), 1));
    CHECK(near(tension_winner(&m[0], STUDY_HALF_TIME), 0.45));   /* 45 answers: the position after 40 */
    const tension t = { .seats = 2, .asked = 2, .n = 2, .match = m };
    CHECK(near(tension_turns(&t), 1) && near(tension_when(&t).low, 77) && near(tension_at(&t, 0).median, 0.5));
}

static void the_last_answer_can_change_the_favourite(void)
{
    unsigned first[] = { 50, 10, 5, 1 };
    tension_match m = planted(first, 4);
    CHECK_NUMBER(tension_changes(&m), 2);                /* from luck at 50% to the second, and to who won after all */
    first[0] = 5;
    m = planted(first, 4);
    CHECK_NUMBER(tension_changes(&m), 1);
    m.at[3].won[1] = 1;                                  /* both win */
    CHECK_NUMBER(tension_changes(&m), 0);
}

static void matches_of_a_study_are_gone_through(void)
{
    orr_box box;
    error why;
    study s;
    tension t[2];
    box_open(&box, orr_find_game("earth-gambit"));
    for (unsigned i = 0; i < 2; i++) {
        const study_order o = { .box = &box, .plays = bot_find("script", box.game), .first = 3, .last = 4, .games = 4,
                                .seed = "t", .threads = 1 + 2 * i };
        CHECK(study_run(&s, &o, &why) && tension_open(&t[i], &s, 4, 3, &why));
        for (uint32_t k = 0; k < t[i].n; k++) {
            const tension_match *m = &t[i].match[k];
            const study_match *real = &s.match[s.order.games + m->number];
            CHECK_NUMBER(m->at[m->n - 1].answers, real->answers);
            CHECK(m->at[m->n - 1].games == 1 && m->at[0].answers == 0 && m->at[0].games >= 16);
            for (unsigned seat = 0; seat < 4; seat++)
                CHECK((real->winners >> seat & 1) == (m->at[m->n - 1].won[real->side[seat]] != 0));
        }
        study_close(&s);
    }
    CHECK(t[0].n == t[1].n && t[0].n && t[0].asked == 3);
    CHECK(!memcmp(t[0].match, t[1].match, t[0].n * sizeof *t[0].match));
    tension_close(&t[0]);
    tension_close(&t[1]);
}

int main(void)
{
    TEST_CASE(planted_matches_are_read);
    TEST_CASE(the_last_answer_can_change_the_favourite);
    TEST_CASE(matches_of_a_study_are_gone_through);
    return test_end();
}
