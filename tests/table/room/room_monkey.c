/* Whole evenings at random: people who help to shuffle, answer, talk, undo, vote, leave, lose their line and come back,
 * say nonsense and let their clocks run out, with bots in between, in every game. A refusal must change nothing; and at
 * any moment a room built from the store, from all its entries or from a snapshot and what followed, must say the same
 * to everybody as the one that lived, and be the same to the last byte. */
#include "base/hex.h"
#include "table/room/room_parts.h"
#include "tests/support/check.h"
#include "tests/support/tables.h"

enum { COMPARED_ONE_IN = 150, SNAPSHOT_ONE_IN = 60 };
static web w;
static unsigned steps = 1500, seed = 5;                  /* test_unit_room_monkey [STEPS [SEED]] */
static orr_rng rng;
static unsigned stored, turned_down;

static unsigned any(unsigned n) { return orr_rng_below(&rng, n); }

/* Member by member, also those that only matter later. */
static void same_members(const room *a, const room *b)
{
#define SAME(x) (CHECK(!memcmp(&a->x, &b->x, sizeof a->x)))
    SAME(code), SAME(is_public), SAME(days), SAME(clock), SAME(level), SAME(made_by), SAME(host), SAME(link),
        SAME(seats), SAME(joined);
    SAME(state), SAME(deal), SAME(past), SAME(entries), SAME(sight), SAME(sights), SAME(turn), SAME(turn_mark),
        SAME(last);
    SAME(started), SAME(ended), SAME(clock_at), SAME(changed_at), SAME(thinking_time), SAME(obvious),
        SAME(react),
        SAME(shuffle_until), SAME(n_lines), SAME(own_lines);
    SAME(n_asides), SAME(asides_from);
    SAME(n_chats), SAME(vote.what), SAME(vote.by), SAME(vote.about), SAME(vote.level), SAME(vote.of), SAME(vote.yes);
    SAME(vote.no), SAME(vote.until), SAME(bank), SAME(increment), SAME(out), SAME(out_of_time), SAME(again),
        SAME(brought), SAME(again_by), SAME(revision), SAME(agreed), SAME(coaching), SAME(seed), SAME(n_head),
        SAME(n_sheets);
    for (unsigned s = 0; s < a->seats; s++) {
        SAME(seat[s].who), SAME(seat[s].here), SAME(seat[s].substitute), SAME(seat[s].due), SAME(seat[s].sat),
            SAME(seat[s].holds), SAME(seat[s].coached), SAME(seat[s].passes);
        SAME(seat[s].pass_verb), SAME(seat[s].has_token), SAME(seat[s].has_pass_code), SAME(seat[s].returned);
        SAME(seat[s].pass_turn), SAME(seat[s].mutes), SAME(seat[s].token), SAME(seat[s].pass_code);
        SAME(seat[s].pass_code_until), SAME(seat[s].pass_code_wall), SAME(seat[s].refused);
        SAME(seat[s].withdrew), SAME(seat[s].withdrawals), SAME(seat[s].asks_from), SAME(seat[s].thinking_time);
        SAME(seat[s].gone_at), SAME(seat[s].gone_line), SAME(seat[s].gone_answers);
        SAME(seat[s].question), SAME(seat[s].since), SAME(seat[s].left), SAME(seat[s].had), SAME(seat[s].skips),
            SAME(seat[s].invited), SAME(seat[s].came), SAME(seat[s].guest),
            SAME(seat[s].offered), SAME(seat[s].has_former),
            SAME(seat[s].former), SAME(seat[s].chats), SAME(seat[s].undos);
        SAME(seat[s].pledged), SAME(seat[s].opened), SAME(seat[s].pledge), SAME(seat[s].salt);
        CHECK_TEXT(a->seat[s].name, b->seat[s].name);
        CHECK_TEXT(a->seat[s].level, b->seat[s].level);
    }
#undef SAME
    if (!CHECK(!a->m == !b->m) || !a->m) return;
    CHECK_NUMBER(a->m->n_events, b->m->n_events);
    CHECK(!memcmp(a->m->question, b->m->question, a->seats * sizeof *a->m->question) && a->m->opened == b->m->opened);
    CHECK(a->m->n_answers == b->m->n_answers && !memcmp(a->how, b->how, a->m->n_answers));
    CHECK(!a->m->n_answers || !memcmp(a->seen, b->seen, a->m->n_answers * sizeof *a->seen));
    CHECK(!a->m->n_answers || !memcmp(a->opened, b->opened, a->m->n_answers * sizeof *a->opened));
    CHECK(!memcmp(a->m->t.state, b->m->t.state, a->box.game->state_size));
}

/* The room that lived and another one: what they say, what they are, and when they speak next. */
static void compare_with(room *r, const char *how)
{
    static text_buf lived, built;
    if (!CHECK(r)) return;
    all_words(w.r, w.now, &lived);
    all_words(r, w.now, &built);
    if (!CHECK(lived.n == built.n && !memcmp(lived.text, built.text, built.n)))
        printf("  %s, after %u entries\n", how, w.n_entries);
    text_clear(&lived);
    text_clear(&built);
    CHECK(room_write_snapshot(w.r, &lived) && room_write_snapshot(r, &built));
    if (!CHECK(lived.n == built.n && !memcmp(lived.text, built.text, built.n)))
        printf("  %s, after %u entries:\n%s\n---- and\n%s\n", how, w.n_entries, lived.text, built.text);
    same_members(w.r, r);
    room_close(r);
}

static void compare_with_rebuilt(void)
{
    compare_with(web_rebuild(&w), "from all entries");
    if (w.snapshot_at) compare_with(web_restore(&w), "from a snapshot");
    CHECK(web_snapshot(&w));
    compare_with(web_restore(&w), "from a fresh snapshot");
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

static void settings_text(char *out, size_t cap)
{
    static const char *const more[] = { ",\"bank\":60,\"clock\":0", ",\"clock\":20,\"bank\":0", ",\"public\":true",
                                        ",\"level\":\"hard\"", ",\"out\":\"skip\"", "" };
    if (!any(9)) snprintf(out, cap, "{\"t\":\"close\"}");
    else snprintf(out, cap, "{\"t\":\"settings\",\"seats\":%u%s}", 2 + any(4), more[any(6)]);
}

static void any_text(orr_seat s, char *out, size_t cap)
{
    static const char *const act[] = { "wait", "bot", "pause" };
    if (w.r->seat[s].substitute && !any(4)) {            /* otherwise bots would play most of it */
        snprintf(out, cap, "{\"t\":\"back\"}");
        return;
    }
    if (room_state_of(w.r) == ROOM_PAUSED && any(2)) {
        snprintf(out, cap, w.r->vote.what ? "{\"t\":\"vote\",\"yes\":true}" : "{\"t\":\"resume\"}");
        return;
    }
    switch (any(40)) {
    case 0: snprintf(out, cap, "{\"t\":\"undo\"}"); break;
    case 1: snprintf(out, cap, "{\"t\":\"vote\",\"yes\":%s}", any(3) ? "true" : "false"); break;
    case 2: snprintf(out, cap, "{\"t\":\"chat\",\"name\":\"Olga\",\"text\":\"%u bottles\"}", any(99)); break;
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
    case 10:
        snprintf(out, cap, "{\"t\":\"%s\",\"on\":%s}", any(2) ? "hold" : "coach", any(2) ? "true" : "false");
        break;
    case 11: snprintf(out, cap, any(2) ? "{\"t\":\"undo\"}" : "{\"t\":\"vote\",\"yes\":true}"); break;
    case 12:
        snprintf(out, cap, any(2) ? "{\"t\":\"chair\",\"seat\":%u}" : "{\"t\":\"host\",\"seat\":%u}", any(w.r->seats));
        break;
    case 13:
        snprintf(out, cap, "{\"t\":\"offer\",\"seat\":%u,\"on\":%s}", any(w.r->seats), any(2) ? "true" : "false");
        break;
    case 14: settings_text(out, cap); break;
    default: answer_text(s, out, cap);
    }
}

static void somebody_speaks(void)
{
    static text_buf before, after;
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

/* ---- helping to shuffle ----------------------------------------------------------------------------------------- */

static void salt_of(orr_seat s, char hex[2 * SALT + 1], uint8_t pledge[HASH])
{
    uint8_t salt[SALT], commitment[MATCH_KEY];
    memset(salt, s + 1, SALT);
    hex_write(salt, SALT, hex);
    deal_commitment(&w.r->deal, commitment);
    deal_pledge(commitment, s, salt, pledge);
}

static void somebody_pledges(orr_seat s)
{
    uint8_t pledge[HASH];
    char text[120], hex[2 * HASH + 1];
    salt_of(s, hex, pledge);
    hex_write(pledge, HASH, hex);
    snprintf(text, sizeof text, "{\"t\":\"pledge\",\"pledge\":\"%s\"}", hex);
    web_say(&w, s, text);
}

static void somebody_opens(orr_seat s)
{
    uint8_t pledge[HASH];
    char text[120], hex[2 * SALT + 1];
    salt_of(s, hex, pledge);
    snprintf(text, sizeof text, "{\"t\":\"salt\",\"salt\":\"%s\"}", hex);
    web_say(&w, s, text);
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

/* Somebody gets a pass code for another device, and that may use it. */
static void somebody_moves(void)
{
    const orr_seat s = (orr_seat)any(w.r->seats);
    uint8_t noise[ROOM_NOISE] = { 0 };
    char pass_code[ROOM_PASS_CODE_LENGTH + 1], body[60];
    text_buf e = { .text = NULL };
    for (unsigned i = 0; i < ROOM_NOISE; i++) noise[i] = (uint8_t)any(256);
    if (room_move(w.r, s, noise, w.now, &e, pass_code, &w.why) && web_apply(&w, &e) && any(2)) {
        snprintf(body, sizeof body, "{\"word\":\"%s\"}", pass_code);
        CHECK(web_sit(&w, body, 30 + any(200)));
    }
    text_free(&e);
}

static void step(void)
{
    text_buf e = { .text = NULL };
    switch (any(15)) {
    case 0: w.now += any(2000); break;
    case 1: web_here(&w, (orr_seat)any(w.r->seats), any(4)); break;
    case 2:
        if (room_next_time(w.r) != ROOM_NEVER) w.now = room_next_time(w.r) > w.now ? room_next_time(w.r) : w.now;
        break;
    case 3:
        if (!any(4)) somebody_moves();
        if (!any(40) && room_restart(w.r, w.now, &e)) web_apply(&w, &e);
        break;
    default: somebody_speaks();
    }
    if (room_state_of(w.r) == ROOM_SHUFFLING) somebody_opens((orr_seat)any(w.r->seats));
    text_free(&e);
    bots_think();
    web_tick(&w);
}

static bool sit_down(const orr_game *g)
{
    static const char *const clocks[] = { "", ",\"clock\":20", ",\"bank\":60,\"increment\":5",
                                          ",\"pace\":\"days\",\"clock\":7200" };
    static const char *const outs[] = { "ask", "ask", "skip", "skip", "bot", "pause" };
    char body[300];
    const unsigned seats = g->max_seats < 4 ? g->max_seats : 4;
    snprintf(body, sizeof body,
             "{\"game\":\"%s\",\"seats\":%u,\"name\":\"Ada\",\"seat\":0,\"out\":\"%s\",\"obvious\":%s,\"bots\":{\"%u\":"
             "\"easy\"}%s}",
             g->id, seats, outs[any(6)], any(2) ? "true" : "false", seats - 1, clocks[any(4)]);
    if (!web_open(&w, body)) return false;
    for (unsigned s = 1; s + 1 < seats; s++) {
        snprintf(body, sizeof body, "{\"name\":\"P%u\"}", s);
        if (!web_sit(&w, body, s)) return false;
    }
    for (unsigned s = 0; s + 1 < seats; s++) web_here(&w, (orr_seat)s, any(5));
    for (unsigned s = 0; s + 1 < seats; s++)
        if (any(3)) somebody_pledges((orr_seat)s);
    for (unsigned i = any(12); i > 0; i--) {             /* a while before the host starts */
        char text[200];
        if (any(2)) settings_text(text, sizeof text);
        else snprintf(text, sizeof text, "{\"t\":\"chair\",\"seat\":%u}", any(w.r->seats));
        web_say(&w, (orr_seat)any(w.r->seats), text);
        web_tick(&w);
    }
    return web_say(&w, w.r->host, "{\"t\":\"start\"}") == ROOM_STORE;
}

static const orr_game *game;
static void an_evening_by_chance(void)
{
    rng.s = seed;
    stored = turned_down = 0;
    for (unsigned i = 0; i < steps && !test_failures_here; i++) {
        if (!w.r || room_state_of(w.r) == ROOM_OVER) {
            if (w.r) compare_with_rebuilt();
            web_close(&w);
            if (!CHECK(sit_down(game))) return;
        }
        step();
        if (!any(SNAPSHOT_ONE_IN)) CHECK(web_snapshot(&w));
        if (!any(COMPARED_ONE_IN)) compare_with_rebuilt();
    }
    compare_with_rebuilt();
    CHECK(stored > steps / 20 && turned_down > steps / 20);
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

int main(int argc, char **argv)
{
    if (argc > 1) steps = (unsigned)strtoul(argv[1], NULL, 10);
    if (argc > 2) seed = (unsigned)strtoul(argv[2], NULL, 10);
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
