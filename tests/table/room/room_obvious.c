/* Answers that the table gives for people because there is only one: given after a fixed time, and only where
 * everybody can see that there is only one. Whoever looks on learns nothing new from it. */
#include "tests/support/room_table.h"

enum { MATCHES = 4, MOST_ANSWERS = 600, WORLDS = 40 };
static orr_rng rng;
static unsigned given, single;

static bool sit_down(const orr_game *g, unsigned seats, bool obvious)
{
    char body[200];
    snprintf(body, sizeof body, "{\"game\":\"%s\",\"seats\":%u,\"name\":\"P0\",\"seat\":0,\"obvious\":%s}", g->id,
             seats, obvious ? "true" : "false");
    if (!CHECK(web_open(&w, body))) return false;
    for (unsigned s = 1; s < seats; s++) {
        snprintf(body, sizeof body, "{\"name\":\"P%u\"}", s);
        if (!CHECK(web_sit(&w, body, s))) return false;
    }
    for (unsigned s = 0; s < seats; s++) web_here(&w, (orr_seat)s, true);
    return CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"start\"}"), ROOM_STORE);
}

/* In any world that looks the same to a spectator this seat has that one answer, besides what it might interject. */
static bool everybody_sees_that(orr_seat s, orr_action only)
{
    const orr_game *g = w.r->box.game;
    void *view = malloc(g->view_size), *state = malloc(g->state_size);
    orr_ctx t = { .game = g, .box = &w.r->box, .state = state };
    orr_action legal[ORR_MAX_LEGAL];
    bool plain = true;
    orr_observe(&w.r->m->t, ORR_PUBLIC, view);
    for (unsigned i = 0; i < WORLDS && plain; i++) {
        orr_imagine(&w.r->box, view, &rng, state);
        int n = orr_legal(&t, s, legal);
        while (n && (g->verbs[legal[n - 1].verb].flags & ORR_INTERJECT)) n--;
        plain = n == 1 && !memcmp(legal, &only, sizeof only);
    }
    free(view);
    free(state);
    return plain;
}

static void somebody_answers(void)
{
    orr_action legal[ORR_MAX_LEGAL];
    char text[120];
    const orr_seat s = orr_speaker(&w.r->m->t, &rng);
    const int n = room_open_answers(w.r, s, legal);
    const orr_action a = legal[orr_rng_below(&rng, (uint32_t)n)];
    single += n == 1;
    snprintf(text, sizeof text, "{\"t\":\"answer\",\"question\":%u,\"a\":[%u,%u,%u,%u]}", w.r->m->question[s], a.verb,
             a.a, a.b, a.c);
    CHECK_NUMBER(web_say(&w, s, text), ROOM_STORE);
}

/* What the table would say now for anybody; true if there was something. */
static bool table_speaks(void)
{
    for (orr_seat s = 0; s < w.r->seats; s++) {
        orr_action a;
        const bool may = orr_may(&w.r->m->t) >> s & 1;
        const uint64_t at = room_answers_itself(w.r, s, &a);
        if (at == ROOM_NEVER) continue;
        CHECK(everybody_sees_that(s, a));
        CHECK_NUMBER(at, w.r->seat[s].since + (may ? 4u : 1u) * ROOM_WINDOW);
        CHECK_NUMBER(room_next_time(w.r), at);
        w.now = at - 1;
        CHECK_NUMBER(web_tick(&w), 0);
        w.now = at;
        CHECK(web_tick(&w) >= 1);
        CHECK_NUMBER(w.r->how[w.r->m->n_answers - 1], HOW_AUTO);
        given++;
        return true;
    }
    return false;
}

static void play(const orr_game *g, bool obvious)
{
    given = single = 0;
    for (unsigned i = 0; i < MATCHES; i++) {
        rng.s = i + 1;
        if (!sit_down(g, g->max_seats < 3 ? g->max_seats : 3, obvious)) return;
        while (room_state_of(w.r) == ROOM_PLAYING && w.r->m->n_answers < MOST_ANSWERS && !test_failures_here) {
            w.now += 5;
            if (!table_speaks() && room_state_of(w.r) == ROOM_PLAYING) somebody_answers();
        }
        same_when_rebuilt();
        web_close(&w);
    }
}

static void only_what_everybody_sees(void)
{
    for (const orr_game *const *g = orr_games; *g; g++) {
        play(*g, true);
        printf("%s: %u answers given by the table, %u single ones left to people\n", (*g)->id, given, single);
        if (!strcmp((*g)->id, "martians")) CHECK(given > 100);
    }
}

static void not_unless_the_table_wants_it(void)
{
    for (const orr_game *const *g = orr_games; *g; g++) {
        play(*g, false);
        CHECK_NUMBER(given, 0);
    }
}

/* Somebody who wants to think, or to play a card in between, holds the table back; nobody else hears of it. */
static void not_for_whoever_holds_it_back(void)
{
    const orr_game *martians = orr_find_game("martians");
    orr_action a;
    if (!CHECK(martians) || !sit_down(martians, 2, true)) return;
    const orr_seat s = (orr_seat)__builtin_ctz(orr_asked(&w.r->m->t));
    CHECK(room_answers_itself(w.r, s, &a) != ROOM_NEVER);
    CHECK_NUMBER(web_say(&w, s, "{\"t\":\"hold\",\"on\":true}"), ROOM_STORE);
    CHECK(tells(s, "\"hold\":true") && !tells(1 - s, "\"t\":") && !tells(ORR_PUBLIC, "\"t\":"));
    CHECK_NUMBER(room_next_time(w.r), ROOM_NEVER);
    same_when_rebuilt();
    CHECK_NUMBER(web_say(&w, s, "{\"t\":\"hold\",\"on\":false}"), ROOM_STORE);
    CHECK(room_next_time(w.r) != ROOM_NEVER);
    web_close(&w);
}

int main(void)
{
    TEST_CASE(only_what_everybody_sees);
    TEST_CASE(not_unless_the_table_wants_it);
    TEST_CASE(not_for_whoever_holds_it_back);
    return test_end();
}
