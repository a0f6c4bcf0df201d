/* Whole evenings by chance: people who answer, talk, undo, vote, leave, lose their line and come back, say nonsense and
 * let their clocks run out, with bots in between, in every game. A refusal must change nothing; and at any moment a
 * room built from the store must say the same to everybody as the one that lived. */
#include "check.h"
#include "room_parts.h"
#include "tables.h"

enum { STEPS = 1500, COMPARED_ONE_IN = 150 };
static web w;
static orr_rng rng;
static unsigned stored, turned_down;

static unsigned any(unsigned n) { return orr_rng_below(&rng, n); }

static void compare_with_rebuilt(void)
{
    static scroll lived, built;
    room *r = web_rebuild(&w);
    if (!CHECK(r)) return;
    all_words(w.r, w.now, &lived);
    all_words(r, w.now, &built);
    if (!CHECK(lived.n == built.n && !memcmp(lived.text, built.text, built.n)))
        printf("  after %u entries\n", w.n_entries);
    room_close(r);
}

/* ---- what people say -------------------------------------------------------------------------------------------- */

static void answer_text(orr_seat s, char *out, size_t cap)
{
    orr_action legal[ORR_MAX_LEGAL], a = { (uint8_t)any(20), (uint8_t)any(20), 0, 0 };
    const int n = w.r->m ? orr_legal(&w.r->m->t, s, legal) : 0;
    const uint32_t question = w.r->m ? w.r->m->question[s] : 0;
    if (n && any(10)) a = legal[any((unsigned)n)];
    if (a.verb < w.r->box.game->n_verbs && (w.r->box.game->verbs[a.verb].flags & ORR_INTERJECT))
        snprintf(out, cap, "{\"t\":\"answer\",\"question\":null,\"a\":[%u,%u,%u,%u]}", a.verb, a.a, a.b, a.c);
    else
        snprintf(out, cap, "{\"t\":\"answer\",\"id\":1,\"question\":%u,\"a\":[%u,%u,%u,%u]}", question - !any(20),
                 a.verb, a.a, a.b, a.c);
}

static void any_text(orr_seat s, char *out, size_t cap)
{
    static const char *const act[] = { "wait", "bot", "pause" };
    switch (any(40)) {
    case 0: snprintf(out, cap, "{\"t\":\"undo\"}"); break;
    case 1: snprintf(out, cap, "{\"t\":\"vote\",\"yes\":%s}", any(3) ? "true" : "false"); break;
    case 2: snprintf(out, cap, "{\"t\":\"chat\",\"text\":\"%u bottles\"}", any(99)); break;
    case 3:
        snprintf(out, cap, "{\"t\":\"away\",\"seat\":%u,\"do\":\"%s\",\"level\":\"hard\"}", any(w.r->seats),
                 act[any(3)]);
        break;
    case 4:
        snprintf(out, cap, "{\"t\":\"pass\",\"verb\":%u,\"on\":%s}", any(w.r->box.game->n_verbs),
                 any(3) ? "true" : "false");
        break;
    case 5:
        snprintf(out, cap, "{\"t\":\"mute\",\"seat\":%u,\"on\":%s}", any(w.r->seats), any(2) ? "true" : "false");
        break;
    case 6: snprintf(out, cap, "{\"t\":\"%s\"}", any(2) ? "back" : "resume"); break;
    case 7: snprintf(out, cap, any(20) ? "{\"t\":\"why\",\"a\":[0,0,0,0]}" : "{\"t\":\"leave\"}"); break;
    case 8: snprintf(out, cap, any(2) ? "{\"t\":\"start\"}" : "{\"t\":\"hint\"}"); break;
    case 9: snprintf(out, cap, "{\"t\":\"%u", any(9)); break;
    case 10: snprintf(out, cap, "{\"t\":\"hold\",\"on\":%s}", any(2) ? "true" : "false"); break;
    case 11: snprintf(out, cap, any(2) ? "{\"t\":\"undo\"}" : "{\"t\":\"vote\",\"yes\":true}"); break;
    default: answer_text(s, out, cap);
    }
}

static void somebody_speaks(void)
{
    static scroll before, after;
    char text[200];
    const orr_seat s =
        any(8) && w.r->m && orr_asked(&w.r->m->t) ? orr_speaker(&w.r->m->t, &rng) : (orr_seat)any(w.r->seats + 1);
    const bool watched = !any(12);
    any_text(s < w.r->seats ? s : 0, text, sizeof text);
    if (watched) all_words(w.r, w.now, &before);
    const room_verdict v = web_say(&w, s, text);
    stored += v == ROOM_STORE;
    turned_down += v == ROOM_REFUSED;
    if (v == ROOM_STORE || !watched) return;
    all_words(w.r, w.now, &after);
    if (!CHECK(before.n == after.n && !memcmp(before.text, after.text, after.n))) printf("  %s\n", text);
}

/* ---- what happens besides --------------------------------------------------------------------------------------- */

static void bots_think(void)
{
    for (room_job *j; (j = room_bot_job(w.r)); room_job_free(j)) {
        const orr_action silent = { .verb = 0xff };
        const uint64_t began = w.now;
        if (any(3)) w.now += any(500);
        web_thought(&w, j, !j->n_legal || (!j->asked && any(4)) ? silent : j->legal[any((unsigned)j->n_legal)], began);
    }
}

static void step(void)
{
    scroll e = { .text = NULL };
    switch (any(14)) {
    case 0: w.now += any(2000); break;
    case 1: web_here(&w, (orr_seat)any(w.r->seats), any(4)); break;
    case 2:
        if (room_next_time(w.r) != ROOM_NEVER) w.now = room_next_time(w.r) > w.now ? room_next_time(w.r) : w.now;
        break;
    case 3:
        if (!any(40) && room_restart(w.r, w.now, &e)) web_apply(&w, &e);
        break;
    default: somebody_speaks();
    }
    scroll_free(&e);
    bots_think();
    web_tick(&w);
}

static bool sit_down(const orr_game *g)
{
    char body[200];
    const unsigned seats = g->max_seats < 4 ? g->max_seats : 4;
    snprintf(body, sizeof body,
             "{\"game\":\"%s\",\"seats\":%u,\"name\":\"Ada\",\"seat\":0,\"clock\":%u,\"obvious\":%s,\"bots\":{\"%u\":"
             "\"easy\"}}",
             g->id, seats, any(2) * 20, any(2) ? "true" : "false", seats - 1);
    if (!web_open(&w, body)) return false;
    for (unsigned s = 1; s + 1 < seats; s++) {
        snprintf(body, sizeof body, "{\"name\":\"P%u\"}", s);
        if (!web_sit(&w, body, s)) return false;
    }
    for (unsigned s = 0; s + 1 < seats; s++) web_here(&w, (orr_seat)s, true);
    return web_say(&w, 0, "{\"t\":\"start\"}") == ROOM_STORE;
}

static const orr_game *game;
static void an_evening_by_chance(void)
{
    rng.s = 5;
    stored = turned_down = 0;
    for (unsigned i = 0; i < STEPS && !test_failures_here; i++) {
        if (!w.r || room_state_of(w.r) == ROOM_OVER) {
            if (w.r) compare_with_rebuilt();
            web_close(&w);
            if (!CHECK(sit_down(game))) return;
        }
        step();
        if (!any(COMPARED_ONE_IN)) compare_with_rebuilt();
    }
    compare_with_rebuilt();
    CHECK(stored > STEPS / 10 && turned_down > STEPS / 20);
    web_close(&w);
}

/* Bots among themselves are never stuck: there is always a next moment, and at that moment somebody speaks. */
static void bots_alone_go_on(void)
{
    enum { ENOUGH = 600 };
    char body[200];
    rng.s = 6;
    snprintf(body, sizeof body,
             "{\"game\":\"%s\",\"seats\":4,\"name\":\"Ada\",\"bots\":{\"0\":\"easy\",\"1\":\"easy\",\"2\":\"hard\","
             "\"3\":\"hard\"}}",
             game->id);
    if (!CHECK(web_open(&w, body))) return;
    while (room_state_of(w.r) == ROOM_PLAYING && w.n_entries < ENOUGH) {
        bots_think();
        const uint64_t next = room_next_time(w.r);
        if (!CHECK(next != ROOM_NEVER)) break;
        if (next > w.now) w.now = next;
        if (!CHECK(web_tick(&w))) break;
    }
    compare_with_rebuilt();
    web_close(&w);
}

int main(void)
{
    game = &toy_game;
    TEST_CASE(an_evening_by_chance);
    TEST_CASE(bots_alone_go_on);
    for (const orr_game *const *g = orr_games; *g; g++) {
        game = *g;
        TEST_CASE(an_evening_by_chance);
        TEST_CASE(bots_alone_go_on);
        printf("%s: %u messages stored, %u refused\n", game->id, stored, turned_down);
    }
    return test_end();
}
