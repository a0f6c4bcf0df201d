/* A table may give people longer to interject: then bots wait so long wherever somebody could by public facts, and
 * nowhere else. Whoever sees the wait learns nothing about what anybody holds. */
#include "tests/support/room_table.h"

enum { ANSWERS = 400, BOTS = 2, REACT = 3 };
static orr_rng rng = { 3 };

static bool sit_down(const char *more)
{
    char body[200];
    snprintf(body, sizeof body,
             "{\"game\":\"martians\",\"seats\":%u,\"name\":\"Ada\",\"seat\":0,"
             "\"bots\":{\"1\":\"easy\",\"2\":\"easy\"}%s}",
             1u + BOTS, more);
    return CHECK(web_open(&w, body)) && CHECK(web_here(&w, 0, true)) &&
           CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"start\"}"), ROOM_STORE);
}

static void bots_think(void)
{
    for (room_job *j; (j = room_bot_job(w.r)); room_job_free(j)) {
        const orr_action a = j->n_legal ? j->legal[orr_rng_below(&rng, (uint32_t)j->n_legal)] : (orr_action){ 0 };
        web_thought(&w, j, j->asked ? a : (orr_action){ .verb = 0xff }, w.now);
    }
}

static void ada_answers(void)
{
    orr_action legal[ORR_MAX_LEGAL];
    char text[120];
    const int n = room_open_answers(w.r, 0, legal);
    const orr_action a = legal[orr_rng_below(&rng, (uint32_t)n)];
    snprintf(text, sizeof text, "{\"t\":\"answer\",\"question\":%u,\"a\":[%u,%u,%u,%u]}", w.r->m->question[0], a.verb,
             a.a, a.b, a.c);
    CHECK_NUMBER(web_say(&w, 0, text), ROOM_STORE);
}

/* Gives how many answers of bots came where Ada could have interjected; each came at its moment. */
static unsigned play(unsigned react)
{
    unsigned open = 0;
    for (unsigned i = 0; i < ANSWERS && room_state_of(w.r) == ROOM_PLAYING; i++) {
        if (orr_asked(&w.r->m->t) & 1) {
            ada_answers();
            continue;
        }
        bots_think();
        const bool may = orr_may(&w.r->m->t) & 1;
        const orr_seat s = (orr_seat)__builtin_ctz(orr_asked(&w.r->m->t));
        const uint64_t alone = room_is_window(w.r, s) ? ROOM_WINDOW : ROOM_WINDOW / 3, at = room_next_time(w.r);
        const uint64_t usual = room_speaks_on(w.r, s) ? room_time_for_thoughts(w.r) : alone;
        CHECK_NUMBER(at - w.r->seat[s].since, may && react ? react * 1000 : usual);
        w.now = at;
        CHECK(web_tick(&w) >= 1);
        open += may;
    }
    return open;
}

static void bots_wait_where_somebody_could_interject(void)
{
    char more[40];
    snprintf(more, sizeof more, ",\"react\":%u", (unsigned)REACT);
    if (!sit_down(more)) return;
    CHECK(tells(0, "\"react\":3"));
    CHECK(play(REACT) > ANSWERS / 20);
    same_when_rebuilt();
    web_close(&w);
    if (!sit_down("")) return;
    CHECK(tells(0, "\"react\":0"));
    CHECK(play(0) > ANSWERS / 20);
    web_close(&w);
}

/* Only before the deal, when nobody holds anything yet. */
static void it_is_chosen_before_the_deal(void)
{
    CHECK(!web_open(&w, "{\"game\":\"martians\",\"seats\":3,\"name\":\"Ada\",\"seat\":0,\"react\":31}"));
    web_close(&w);
    CHECK(web_open(&w, "{\"game\":\"martians\",\"seats\":3,\"name\":\"Ada\",\"seat\":0}") && web_here(&w, 0, true));
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"settings\",\"react\":8}"), ROOM_STORE);
    CHECK_NUMBER(w.r->react, 8);
    same_when_rebuilt();
    refused(0, "{\"t\":\"settings\",\"react\":31}", "react");
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"settings\",\"public\":true}"), ROOM_STORE);
    CHECK_NUMBER(w.r->react, 8);
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"start\"}"), ROOM_STORE);
    refused(0, "{\"t\":\"settings\",\"react\":0}", "begun");
    web_close(&w);
}

int main(void)
{
    TEST_CASE(bots_wait_where_somebody_could_interject);
    TEST_CASE(it_is_chosen_before_the_deal);
    return test_end();
}
