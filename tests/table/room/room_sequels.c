/* Answers that nobody else sees, given by bots that think long (OTV-A80, MVE-A91): however many a bot gives, and
 * however much of its time each thought takes, what others can see of it comes at the moment at which it would have
 * come without them. */
#include "table/room/room_parts.h"
#include "tests/support/check.h"
#include "tests/support/tables.h"

enum { SEATS = 3, PACE = 400, STORE = 2 };               /* milliseconds of a thought, and to store an entry */
static web w;
static orr_rng rng = { 5 };
static unsigned hidden, most, visible, late;

static uint32_t slow(const char *level, const orr_game *g)
{
    (void)level, (void)g;
    return PACE;
}

/* When bots that were asked then speak, by what everybody can see. */
static uint64_t expected(orr_seat s)
{
    const room_seat *x = &w.r->seat[s];
    const uint64_t step = room_is_window(w.r, s) ? ROOM_WINDOW : ROOM_WINDOW / 3;
    return x->since + (x->thinking_time > step ? x->thinking_time : step);
}

/* All who must think do so side by side, each as long as it may, or part of that. */
static void think(unsigned tenths)
{
    room_job *job[SEATS];
    unsigned n = 0;
    uint32_t longest = 0;
    for (room_job *j; n < SEATS && (j = room_bot_job(w.r)); job[n++] = j)
        if (j->at_most > longest) longest = j->at_most;
    const uint64_t began = w.now;
    w.now += longest * tenths / 10;
    for (unsigned i = 0; i < n; room_job_free(job[i++])) {
        const room_job *j = job[i];
        const orr_action a = j->n_legal ? j->legal[orr_rng_below(&rng, (uint32_t)j->n_legal)] : (orr_action){ 0 };
        web_thought(&w, j, j->asked ? a : (orr_action){ .verb = 0xff }, began);
    }
}

static void play(const char *game, const char *options, unsigned tenths)
{
    char body[300];
    unsigned row = 0;
    snprintf(body, sizeof body,
             "{\"game\":\"%s\",\"seats\":%u,\"options\":%s,\"name\":\"Ada\","
             "\"bots\":{\"0\":\"hard\",\"1\":\"hard\",\"2\":\"hard\"}}",
             game, (unsigned)SEATS, options);
    if (!CHECK(web_open(&w, body))) return;
    while (room_state_of(w.r) == ROOM_PLAYING && w.n_entries + 8 < MAX_ENTRIES) {
        think(tenths);
        const uint64_t at = room_next_time(w.r);
        if (at == ROOM_NEVER) break;
        const orr_seats asked = orr_asked(&w.r->m->t);
        const orr_seat s = (orr_seat)__builtin_ctz(asked);
        if (at <= w.now && at == w.r->seat[s].since) {   /* nobody else sees it */
            hidden++, row++;
            if (row > most) most = row;
        } else {
            uint64_t latest = 0;
            for (orr_seat o = 0; o < SEATS; o++)
                if ((asked >> o & 1) && expected(o) > latest) latest = expected(o);
            visible++, late += row && at > latest;
            row = 0;
        }
        w.now = (at > w.now ? at : w.now) + STORE;
        web_tick(&w);
    }
    web_close(&w);
}

static void however_many_there_are(void)
{
    house.pace = slow;
    for (unsigned tenths = 1; tenths <= 10; tenths += 3) {
        hidden = most = visible = late = 0;
        for (unsigned i = 0; i < 3; i++) play("onward-to-venus", "{}", tenths);
        for (unsigned i = 0; i < 3; i++) play("mars-vs-earth-1e", "{\"contrib_view\":\"totals\"}", tenths);
        printf("%u tenths: %u answers that nobody sees, up to %u in a row; %u that show, %u of them late\n", tenths,
               hidden, most, visible, late);
        CHECK(hidden > 50 && most >= 4);
        CHECK_NUMBER(late, 0);
    }
    house.pace = NULL;
}

int main(void)
{
    TEST_CASE(however_many_there_are);
    return test_end();
}
