/* Taking an answer back in a sealed step (MVE-A91, MVE-A96), at a table on the web: it takes nothing of anybody else
 * with it, nobody else hears of it, and whether it needs agreement tells nothing of what others have done in secret. */
#include "games/mars_vs_earth/mve_state.h"
#include "table/room/room_parts.h"
#include "tests/support/check.h"
#include "tests/support/tables.h"

enum { SEATS = 3, A = 0, B = 1, C = 2, TRIES = 400 };
static web w;
static orr_rng rng = { 11 };

static bool pick(const room *r, orr_seat s, unsigned verb, orr_action *out)      /* any with this verb; N_VERBS: any */
{
    orr_action list[ORR_MAX_LEGAL];
    const int n = orr_legal(&r->m->t, s, list);
    uint32_t k = 0;
    for (int i = 0; i < n; i++)
        if (verb == MVE_N_VERBS || list[i].verb == verb) list[k++] = list[i];
    if (k) *out = list[orr_rng_below(&rng, k)];
    return k;
}

static void write(const room *r, orr_seat s, orr_action a, text_buf *e)
{
    char words[160];
    text_clear(e);
    CHECK(orr_write(&r->box, a, words, sizeof words) > 0);
    text_format(e, "%llu answer %u 0 %s", (unsigned long long)w.now, s, words);
}

static void say(orr_seat s, orr_action a)
{
    static text_buf e;
    write(w.r, s, a, &e);
    CHECK(web_apply(&w, &e));
}

/* Three people before a sealed step in which all of them can lay cards, more than one each. */
static bool reach_sealed_step(void)
{
    static const char plan[] = "{\"game\":\"mars-vs-earth-1e\",\"seats\":3,\"name\":\"Ada\",\"seat\":0,"
                               "\"options\":{\"contrib_view\":\"totals\",\"influence\":\"cv1\"}}";
    orr_action a;
    if (!CHECK(web_open(&w, plan)) || !CHECK(web_sit(&w, "{\"name\":\"Bo\"}", 1)) ||
        !CHECK(web_sit(&w, "{\"name\":\"Cy\"}", 2)))
        return false;
    for (orr_seat s = 0; s < SEATS; s++) web_here(&w, s, true);
    if (!CHECK(web_say(&w, 0, "{\"t\":\"start\"}") == ROOM_STORE)) return false;
    for (unsigned i = 0; i < TRIES && room_state_of(w.r) == ROOM_PLAYING; i++) {
        if (pick(w.r, A, MVE_V_SLIP, &a) && pick(w.r, B, MVE_V_SLIP, &a) && pick(w.r, C, MVE_V_SLIP, &a)) return true;
        const orr_seat s = orr_speaker(&w.r->m->t, &rng);
        w.now += 200;
        if (!pick(w.r, s, MVE_N_VERBS, &a)) return false;
        say(s, a);
    }
    return CHECK(false);
}

static bool slips(orr_seat s)
{
    orr_action a;
    if (!pick(w.r, s, MVE_V_SLIP, &a)) return false;
    say(s, a);
    return true;
}

static void greeting(const room *r, orr_seat s, text_buf *out)
{
    text_clear(out);
    greet_whole(r, s, w.now, out);
}

static void nothing_of_others_goes_with_it(void)
{
    static text_buf before[SEATS], after;
    unsigned tried = 0;
    for (unsigned i = 0; i < 8 && !test_failures_here; i++) {
        if (!reach_sealed_step()) return;
        if (slips(A) && slips(B) && slips(B)) {
            const uint32_t answers = w.r->m->n_answers;
            for (orr_seat s = B; s < SEATS; s++) greeting(w.r, s, &before[s]);
            CHECK_NUMBER(web_say(&w, A, "{\"t\":\"undo\"}"), ROOM_STORE);
            CHECK(!w.r->vote.what);                      /* as far as Ada knows nobody has answered: it is free */
            CHECK_NUMBER(w.r->m->n_answers, answers - 1);
            for (orr_seat s = B; s < SEATS; s++) {
                CHECK_NUMBER(w.told[s].n, 0);
                greeting(w.r, s, &after);
                CHECK(after.n == before[s].n && !memcmp(after.text, before[s].text, after.n));
            }
            tried++;
        }
        web_close(&w);
    }
    CHECK(tried > 3);
}

/* The same table with and without a card that Bo has laid in secret: what Ada is told of her undo is the same. */
static void whether_it_is_free_tells_nothing(void)
{
    static text_buf here, there, e;
    unsigned tried = 0;
    for (unsigned i = 0; i < 8 && !test_failures_here; i++) {
        orr_action mine, done, secret;
        room_changes ch;
        if (!reach_sealed_step()) return;
        room *twin = web_rebuild(&w);
        if (!CHECK(twin)) return;
        if (pick(w.r, B, MVE_V_SLIP, &secret)) say(B, secret);               /* only here */
        if (pick(w.r, A, MVE_V_SLIP, &mine) && pick(w.r, C, MVE_V_DONE, &done)) {
            write(w.r, A, mine, &e);
            CHECK(web_apply(&w, &e) && room_apply(twin, e.text, e.n, &ch, &w.why));
            write(w.r, C, done, &e);
            CHECK(web_apply(&w, &e) && room_apply(twin, e.text, e.n, &ch, &w.why));
            greeting(w.r, A, &here);
            greeting(twin, A, &there);
            CHECK(here.n == there.n && !memcmp(here.text, there.text, here.n));
            CHECK(strstr(here.text, "\"free\":false"));
            tried++;
        }
        room_close(twin);
        web_close(&w);
    }
    CHECK(tried > 3);
}

int main(void)
{
    TEST_CASE(nothing_of_others_goes_with_it);
    TEST_CASE(whether_it_is_free_tells_nothing);
    return test_end();
}
