/* Bots and automatic passes at a table of the web: when they answer, and that it tells nothing. */
#include "tests/support/room_table.h"

/* Two bots against one person: both answer at the same time, whatever they had to think about. */
static void bots_answer_in_windows_after_the_same_delay(void)
{
    if (!CHECK(web_open(
            &w, "{\"game\":\"toy\",\"seats\":3,\"name\":\"Ada\",\"seat\":0,\"bots\":{\"1\":\"easy\",\"2\":\"hard\"}}")))
        return;
    web_here(&w, 0, true);
    web_say(&w, 0, "{\"t\":\"start\"}");
    const uint64_t opened = w.now;
    room_job *one = room_bot_job(w.r), *other = room_bot_job(w.r);
    if (CHECK(one && other && one->seat == 1 && other->seat == 2) && CHECK(!room_bot_job(w.r))) {
        web_thought(&w, one, one->legal[0], opened);             /* at once */
        CHECK_NUMBER(room_next_time(w.r), ROOM_NEVER);           /* they speak together */
        w.now += ROOM_WINDOW / 2;
        web_thought(&w, other, other->legal[0], opened);         /* after a while */
        CHECK_NUMBER(room_next_time(w.r), opened + ROOM_WINDOW);
        CHECK_NUMBER(web_tick(&w), 0);
        w.now = opened + ROOM_WINDOW;
        CHECK_NUMBER(web_tick(&w), 2);
        web_thought(&w, other, other->legal[0], w.now);          /* stale by now */
        CHECK_NUMBER(web_tick(&w), 0);
    }
    room_job_free(one);
    room_job_free(other);
    same_when_rebuilt();
    web_close(&w);
}

static void a_slow_bot_waits_for_the_next_window(void)
{
    if (!CHECK(web_open(&w, "{\"game\":\"toy\",\"seats\":2,\"name\":\"Ada\",\"seat\":0}"))) return;
    web_here(&w, 0, true);
    web_say(&w, 0, "{\"t\":\"start\"}");
    const uint64_t opened = w.now;
    room_job *job = room_bot_job(w.r);
    w.now += ROOM_WINDOW + ROOM_WINDOW / 3;
    if (CHECK(job)) {
        web_thought(&w, job, (orr_action){ 9, 9, 9, 9 }, w.now);  /* one that breaks the rules plays on all the same */
        CHECK_NUMBER(room_next_time(w.r), opened + 2 * ROOM_WINDOW);
        w.now = opened + 2 * ROOM_WINDOW;
        CHECK_NUMBER(web_tick(&w), 1);
        CHECK(tells(0, "\"asked\":[0]"));
    }
    room_job_free(job);
    web_close(&w);
}

static uint32_t long_thoughts(const char *level, const orr_game *g)
{
    (void)level, (void)g;
    return 400;
}

/* On a busy machine a thought begins late; then it is said as late as if it had taken all its time, though it took
 * none. */
static void the_beginning_of_a_thought_decides(void)
{
    static const uint64_t took[] = { 0, 1, 200, 400 };
    house.pace = long_thoughts;
    for (unsigned i = 0; i < sizeof took / sizeof *took; i++) {
        if (!CHECK(web_open(&w, "{\"game\":\"toy\",\"seats\":2,\"name\":\"Ada\",\"seat\":0}"))) break;
        web_here(&w, 0, true);
        web_say(&w, 0, "{\"t\":\"start\"}");
        const uint64_t opened = w.now, began = opened + 450;
        room_job *job = room_bot_job(w.r);
        w.now = began + took[i];
        if (CHECK(job) && CHECK_NUMBER(job->at_most, 400)) web_thought(&w, job, job->legal[0], began);
        CHECK_NUMBER(room_next_time(w.r), opened + 2 * ROOM_WINDOW);
        room_job_free(job);
        web_close(&w);
    }
    house.pace = NULL;
}

/* Others bar what a bot had in mind: it says what it wanted next, in the same moment, and does not think again. */
static void a_spare_wish_is_said_in_the_same_moment(void)
{
    if (!CHECK(web_open(&w, "{\"game\":\"toy\",\"seats\":2,\"name\":\"Ada\",\"seat\":0}"))) return;
    web_here(&w, 0, true);
    web_say(&w, 0, "{\"t\":\"start\"}");
    const uint64_t opened = w.now;
    room_job *job = room_bot_job(w.r);
    const room_thought barred = { .want = { { TOY_SAY, 4, 0, 0 }, { TOY_SAY, 2, 0, 0 } }, .n = 2, .began = w.now };
    if (CHECK(job)) room_bot_done(w.r, job, &barred, w.now);
    CHECK(!room_bot_job(w.r));
    CHECK_NUMBER(room_next_time(w.r), opened + ROOM_WINDOW);
    w.now = opened + ROOM_WINDOW + 9;                    /* the timer is a little late */
    CHECK_NUMBER(web_tick(&w), 1);
    CHECK(w.r->m->answer[0].act.a == 2);
    CHECK_NUMBER(room_used(w.r), opened + ROOM_WINDOW);  /* the entry has its moment all the same */
    room_job_free(job);
    same_when_rebuilt();
    web_close(&w);
}

/* Whoever can decline takes the same time, also the one whose card it is and who is asked alone: Earth Gambit's
 * abilities (EG-A66), payments of Onward to Venus (OTV-A54). */
static void whoever_can_decline_takes_his_time(void)
{
    static const struct { const char *game, *options, *verb; unsigned seats; } windows[] = {
        { "earth-gambit", "{\"special_abilities\":\"on\"}", "decline", 5 },
        { "onward-to-venus", "{}", "decline", 3 },
    };
    for (unsigned i = 0; i < sizeof windows / sizeof *windows; i++) {
        char body[300];
        unsigned own = 0, late = 0;
        uint64_t since = 0;
        orr_rng rng = { 5 };
        snprintf(body, sizeof body,
                 "{\"game\":\"%s\",\"seats\":%u,\"options\":%s,\"name\":\"Ada\",\"bots\":{\"0\":\"easy\","
                 "\"1\":\"easy\",\"2\":\"easy\"%s}}",
                 windows[i].game, windows[i].seats, windows[i].options,
                 windows[i].seats > 3 ? ",\"3\":\"easy\",\"4\":\"easy\"" : "");
        if (!CHECK(web_open(&w, body))) return;
        while (room_state_of(w.r) == ROOM_PLAYING && own < 20) {
            for (room_job *j; (j = room_bot_job(w.r)); room_job_free(j)) {
                const orr_action a =
                    j->n_legal ? j->legal[orr_rng_below(&rng, (uint32_t)j->n_legal)] : (orr_action){ 0 };
                bool can = false;
                for (int k = 0; k < j->n_legal; k++)
                    can = can || !strcmp(w.r->box.game->verbs[j->legal[k].verb].word, windows[i].verb);
                const orr_core *c = orr_core_of(&w.r->m->t);
                web_thought(&w, j, j->asked ? a : (orr_action){ .verb = 0xff }, w.now);
                if (!can || c->frame[c->depth - 1].who != j->seat) continue;
                own++;
                since = w.r->seat[j->seat].since;
            }
            if (since) late += room_next_time(w.r) == since + ROOM_WINDOW;
            since = 0;
            if (room_next_time(w.r) == ROOM_NEVER || w.n_entries + 4 > MAX_ENTRIES) break;
            w.now = room_next_time(w.r);
            web_tick(&w);
        }
        if (!CHECK(own > 0) || !CHECK_NUMBER(late, own)) printf("  %s\n", windows[i].game);
        web_close(&w);
    }
}

static void bots_alone_begin_at_once(void)
{
    if (!CHECK(
            web_open(&w, "{\"game\":\"toy\",\"seats\":2,\"name\":\"Ada\",\"bots\":{\"0\":\"easy\",\"1\":\"hard\"}}")))
        return;
    CHECK_NUMBER(room_state_of(w.r), ROOM_PLAYING);
    CHECK_NUMBER(seat_of(w.r, 0), ORR_PUBLIC);
    while (room_state_of(w.r) == ROOM_PLAYING) {
        for (room_job *j; (j = room_bot_job(w.r)); room_job_free(j)) web_thought(&w, j, j->legal[0], w.now);
        if (room_next_time(w.r) == ROOM_NEVER) break;
        w.now = room_next_time(w.r);
        web_tick(&w);
    }
    CHECK_NUMBER(room_state_of(w.r), ROOM_OVER);
    CHECK(tells(ORR_PUBLIC, "\"secret\":\"07070707"));
    CHECK(room_can_rest(w.r));
    same_when_rebuilt();
    web_close(&w);
}

/* A reaction window of a real game: everybody who could hold the card is asked, and an automatic pass comes after the
 * same time, whatever they hold. */
static void automatic_passes_take_the_same_time_for_all(void)
{
    orr_rng rng = { 2 };
    orr_action legal[ORR_MAX_LEGAL];
    unsigned seen = 0;
    if (!CHECK(web_open(&w, "{\"game\":\"earth-gambit\",\"seats\":4,\"name\":\"Ada\",\"seat\":0,\"options\":{\"special_"
                            "abilities\":\"on\"}}")))
        return;
    web_sit(&w, "{\"name\":\"Ben\"}", 1), web_sit(&w, "{\"name\":\"Cy\"}", 2), web_sit(&w, "{\"name\":\"Di\"}", 3);
    for (orr_seat s = 0; s < 4; s++) web_here(&w, s, true);
    web_say(&w, 0, "{\"t\":\"start\"}");
    unsigned decline = 0;
    while (strcmp(w.r->box.game->verbs[decline].word, "decline")) decline++;
    for (unsigned i = 0; i < 3000 && seen < 40 && room_state_of(w.r) == ROOM_PLAYING; i++) {
        const orr_ctx *t = &w.r->m->t;
        const orr_seat s = orr_speaker(t, &rng);
        const orr_action pass = { .verb = (uint8_t)decline };
        char text[80];
        w.now += 10;
        if (orr_why_not(t, s, pass)) {
            const orr_action a = legal[orr_rng_below(&rng, (uint32_t)orr_legal(t, s, legal))];
            snprintf(text, sizeof text, "{\"t\":\"answer\",\"question\":%u,\"a\":[%u,%u,%u,%u]}", w.r->m->question[s],
                     a.verb, a.a, a.b, a.c);
            CHECK_NUMBER(web_say(&w, s, text), ROOM_STORE);
            continue;
        }
        const uint64_t since = w.r->seat[s].since;
        const uint32_t answers = w.r->m->n_answers;
        snprintf(text, sizeof text, "{\"t\":\"pass\",\"verb\":%u,\"on\":true}", decline);
        CHECK_NUMBER(web_say(&w, s, text), ROOM_STORE);
        snprintf(text, sizeof text, "\"pass\":%u", decline);
        CHECK(tells(s, text));
        for (orr_seat o = 0; o <= ORR_PUBLIC; o++) CHECK(o == s || !tells(o, "\"t\":"));   /* nobody else hears of it */
        w.now = since + ROOM_WINDOW - 1;
        CHECK_NUMBER(web_tick(&w), 0);
        w.now = since + ROOM_WINDOW;
        CHECK(web_tick(&w) >= 1);
        CHECK(w.r->m->answer[answers].seat == s && w.r->m->answer[answers].act.verb == decline);
        seen++;
    }
    CHECK(seen >= 10);
    same_when_rebuilt();
    web_close(&w);
}

int main(void)
{
    TEST_CASE(bots_answer_in_windows_after_the_same_delay);
    TEST_CASE(a_slow_bot_waits_for_the_next_window);
    TEST_CASE(the_beginning_of_a_thought_decides);
    TEST_CASE(a_spare_wish_is_said_in_the_same_moment);
    TEST_CASE(whoever_can_decline_takes_his_time);
    TEST_CASE(bots_alone_begin_at_once);
    TEST_CASE(automatic_passes_take_the_same_time_for_all);
    return test_end();
}
