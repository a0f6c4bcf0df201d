/* What tells a turn from the next, for replays and for passing until the turn ends: no two neighbours look alike. */
#include "tests/support/room_table.h"

enum { SEATS = 10, TURNS = 64 };

static const orr_field *clock_of(const orr_game *g)
{
    for (const orr_field *f = g->fields; f < g->fields + g->n_fields; f++)
        if (f->flags & ORR_CLOCK) return f;
    return NULL;
}

/* Every seat in every turn: who plays and how many turns there have been must not cancel each other out. */
static void no_two_turns_have_one_mark(void)
{
    static uint64_t mark[SEATS * TURNS];
    for (const orr_game *const *g = orr_games; *g; g++) {
        const orr_field *clock = clock_of(*g);
        if (!clock) continue;
        unsigned n = 0, twins = 0;
        orr_ctx t = { .game = *g, .state = calloc(1, (*g)->state_size) };
        if (!CHECK(t.state)) return;
        for (uint8_t who = 0; who < SEATS; who++)
            for (uint16_t turn = 0; turn < TURNS; turn++) {
                orr_core_of(&t)->frame[0].who = who;
                memcpy((char *)t.state + clock->at, &turn, sizeof turn);
                mark[n++] = room_turn_mark(&t);
            }
        for (unsigned i = 0; i < n; i++)
            for (unsigned k = 0; k < i; k++) twins += mark[i] == mark[k];
        CHECK_NUMBER(twins, 0);
        free(t.state);
    }
}

/* ---- whole matches ----------------------------------------------------------------------------------------------- */

static orr_rng dice;

static bool has_turns(const orr_game *g)
{
    for (unsigned k = 0; k < g->n_event_kinds; k++)
        if (!strcmp(g->event_kinds[k].word, "turn")) return true;
    return false;
}

static void somebody_answers(void)
{
    orr_action legal[ORR_MAX_LEGAL];
    char text[160];
    const match *m = w.r->m;
    const orr_seat s = orr_speaker(&m->t, &dice);
    const int n = orr_legal(&m->t, s, legal);
    if (!n) return;
    const orr_action a = legal[orr_rng_below(&dice, (uint32_t)n)];
    if (m->t.game->verbs[a.verb].flags & ORR_INTERJECT)
        snprintf(text, sizeof text, "{\"t\":\"answer\",\"a\":[%u,%u,%u,%u]}", a.verb, a.a, a.b, a.c);
    else
        snprintf(text, sizeof text, "{\"t\":\"answer\",\"question\":%u,\"a\":[%u,%u,%u,%u]}", m->question[s], a.verb,
                 a.a, a.b, a.c);
    web_say(&w, s, text);
}

/* Somebody takes an answer back, and everybody agrees. */
static void somebody_takes_back(void)
{
    if (web_say(&w, (orr_seat)orr_rng_below(&dice, w.r->seats), "{\"t\":\"undo\"}") != ROOM_STORE) return;
    for (orr_seat s = 0; w.r->vote.what && s < w.r->seats; s++) web_say(&w, s, "{\"t\":\"vote\",\"yes\":true}");
}

/* Lines that begin a turn and were not undone: what was told after the answers that an undo leaves did not happen. */
static unsigned turns_in_log(const room *r)
{
    unsigned n = 0;
    uint32_t left = UINT32_MAX;
    for (uint32_t i = r->n_lines; i-- > 0;) {
        const room_line *l = &r->line[i];
        if (l->kind == LINE_UNDO && l->e.at < left) left = l->e.at;
        if (l->kind == LINE_EVENT && l->e.at <= left)
            n += !strcmp(r->box.game->event_kinds[l->e.kind].word, "turn");
    }
    return n;
}

static unsigned turns_in_replay(const room *r)
{
    text_buf out = { .text = NULL };
    error why;
    unsigned n = 0;
    if (CHECK(room_write_replay(r, ROOM_EYES_ALL, &out, &why))) {
        const char *at = strstr(out.text, "\"turns\":["), *end = at ? strchr(at, ']') : NULL;
        n = at && end > at + 9 ? 1 : 0;
        for (; at && at < end; at++) n += *at == ',';
    }
    text_free(&out);
    return n;
}

static bool sit_down(const orr_game *g)
{
    char body[200];
    const unsigned seats = g->min_seats < 3 && g->max_seats >= 3 ? 3 : g->min_seats;
    dice.s = 11;
    snprintf(body, sizeof body, "{\"game\":\"%s\",\"seats\":%u,\"name\":\"P0\",\"seat\":0%s}", g->id, seats,
             strcmp(g->id, "martians") ? "" : ",\"options\":{\"turn_cap\":\"20\"}");
    if (!CHECK(web_open(&w, body))) return false;
    for (unsigned s = 1; s < seats; s++) {
        snprintf(body, sizeof body, "{\"name\":\"P%u\"}", s);
        CHECK(web_sit(&w, body, s));
    }
    for (unsigned s = 0; s < seats; s++) web_here(&w, (orr_seat)s, true);
    return CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"start\"}"), ROOM_STORE);
}

/* The log, told as a story, counts as many turns as the replay and the board, however many answers were taken back. */
static void log_replay_and_board_count_alike(void)
{
    for (const orr_game *const *g = orr_games; *g; g++) {
        unsigned undos = 0;
        uint16_t shown;
        if (!has_turns(*g) || !sit_down(*g)) continue;
        for (unsigned i = 0; i < 6000 && room_state_of(w.r) == ROOM_PLAYING; i++) {
            const unsigned lines = w.r->n_lines;
            somebody_answers();
            if (room_state_of(w.r) == ROOM_PLAYING && !orr_rng_below(&dice, 12)) somebody_takes_back();
            for (unsigned l = lines; l < w.r->n_lines; l++) undos += w.r->line[l].kind == LINE_UNDO;
        }
        if (CHECK_NUMBER(room_state_of(w.r), ROOM_OVER)) {
            printf("%s: %u turns, %u undos\n", (*g)->id, turns_in_replay(w.r), undos);
            memcpy(&shown, (const char *)w.r->m->t.state + clock_of(*g)->at, sizeof shown);
            CHECK(undos);
            CHECK_NUMBER(turns_in_log(w.r), turns_in_replay(w.r));
            CHECK_NUMBER(shown, turns_in_replay(w.r));
        }
        web_close(&w);
    }
}

int main(void)
{
    TEST_CASE(log_replay_and_board_count_alike);
    TEST_CASE(no_two_turns_have_one_mark);
    return test_end();
}
