/* How long a turn of a bot takes at a table of one person and bots: it waits once where a turn begins and where others
 * are asked; in between, step after step, it waits for the thoughts and no longer (docs/adr/0018). All of it is counted
 * in table time, so it is the same on every machine. */
#include "tests/support/room_table.h"

#include "bots/bot.h"

enum { TURNS = 24, MOST_ANSWERS = 3000 };

typedef struct { unsigned turns, answers, windows, most_windows; uint64_t time, longest; } tally;

static orr_action wanted(const room_job *j)
{
    const bot *b = bot_find(j->level, j->box.game);
    orr_action want[ROOM_WANTS];
    orr_rng dice = j->rng;
    const int n =
        bot_wants(b, &j->box, j->view, j->legal, j->n_legal, j->heard, j->n_heard, NULL, &dice, want, ROOM_WANTS);
    return n > 0 ? want[0] : (orr_action){ .verb = 0xff };
}

static bool apply(text_buf *e)
{
    room_changes ch;
    return CHECK(room_apply(w.r, e->text, e->n, &ch, &w.why));
}

/* The person answers at once, by the first bot's taste. */
static bool person_answers(text_buf *e)
{
    room_job *j = room_hint_job(w.r, 0);
    room_entry x = { .kind = ENTRY_ANSWER, .t = w.now, .seat = 0, .n = HOW_PERSON, .acts = true };
    if (!j || !(orr_asked(&w.r->m->t) & 1)) return room_job_free(j), false;
    strcpy(j->level, "easy");
    x.act = wanted(j);
    room_job_free(j);
    return CHECK(orr_write(&w.r->box, x.act, x.text, sizeof x.text) > 0) && CHECK(room_consider(w.r, &x, e, &w.why)) &&
           apply(e);
}

static tally play(const char *game, unsigned seats, const char *level)
{
    char body[200];
    tally all = { 0 };
    text_buf e = { .text = NULL };
    uint64_t begun = 0;
    uint32_t turn = 0, windows = 0, answers = 0;
    orr_seat whose = ORR_PUBLIC;
    bool clean = false;
    snprintf(body, sizeof body, "{\"game\":\"%s\",\"seats\":%u,\"name\":\"Ada\",\"seat\":0,\"level\":\"%s\"}", game,
             seats, level);
    if (!CHECK(web_open(&w, body))) return all;
    web_here(&w, 0, true);
    web_say(&w, 0, "{\"t\":\"start\"}");
    while (room_state_of(w.r) == ROOM_PLAYING && all.turns < TURNS && w.r->m->n_answers < MOST_ANSWERS) {
        const orr_seat who = orr_core_of(&w.r->m->t)->frame[0].who;
        if (w.r->turn != turn || who != whose) {
            if (clean && whose && whose < seats) {
                const uint64_t took = w.now - begun;
                all.turns++, all.answers += answers, all.windows += windows, all.time += took;
                if (took > all.longest) all.longest = took;
                if (windows > all.most_windows) all.most_windows = windows;
            }
            turn = w.r->turn, whose = who, begun = w.now, windows = answers = 0, clean = true;
        }
        for (room_job *j; (j = room_bot_job(w.r)); room_job_free(j))
            room_bot_done(w.r, j, &(room_thought){ .want = { wanted(j) }, .n = 1, .began = w.now }, w.now);
        if (person_answers(&e)) continue;
        const uint64_t next = room_next_time(w.r);
        if (!CHECK(next != ROOM_NEVER)) break;
        windows += next - w.now >= ROOM_WINDOW;
        w.now = next;
        while (room_tick(w.r, w.now, &e)) {
            answers++;
            if (!apply(&e)) break;
        }
    }
    text_free(&e);
    web_close(&w);
    if (all.turns)
        printf("%-17s %-6s %2u seats: %u turns, %.1f answers, %.1f windows (most %u), %.2f s (longest %.2f s)\n", game,
               level, seats, all.turns, (double)all.answers / all.turns, (double)all.windows / all.turns,
               all.most_windows, (double)all.time / all.turns / 1000, (double)all.longest / 1000);
    return all;
}

static void a_bot_goes_through_its_turn(void)
{
    static const char *const level[] = { "easy", "normal" };
    house.pace = bot_pace;
    for (unsigned i = 0; i < 2; i++)
        for (unsigned seats = 2; seats <= 4; seats++) {
            const tally t = play("martians", seats, level[i]);
            CHECK(t.turns >= 6 && t.answers > 4 * t.turns);         /* else there was nothing to wait for */
            CHECK(t.windows <= 2 * t.turns && t.time <= 3300 * (uint64_t)t.turns);
        }
    house.pace = NULL;
}

int main(void)
{
    TEST_CASE(a_bot_goes_through_its_turn);
    return test_end();
}
