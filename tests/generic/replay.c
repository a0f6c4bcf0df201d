/* replay.c - the same answers give the same bytes: from an old copy, from the deal, through a record; and undo. */
#include "tests/generic/suite.h"
#include "table/match/record.h"

#include <string.h>

/* ---- old copies --------------------------------------------------------------------------------------------- */

enum { COPIES = 4 };
typedef struct { world w; uint64_t hash; uint32_t at; bool used; } copy;   /* at: answers given when it was made */
static copy copies[COPIES];

void replay_begin(table *r)
{
    for (unsigned i = 0; i < COPIES; i++) {
        world_for(&copies[i].w, r);
        copies[i].used = false;
    }
}

void replay_keep(table *r)
{
    if (orr_rng_below(&r->rng, 12)) return;
    copy *c = &copies[orr_rng_below(&r->rng, COPIES)];
    world_copy(&c->w, &r->now);
    c->used = true;
    c->at = r->n_history;
    c->hash = orr_fingerprint(&c->w.t);
}

/* Nobody listens this time: news must not matter. */
static void go_on(table *r, world *w, uint32_t from, const char *when)
{
    w->t.news = NULL;
    for (uint32_t i = from; i < r->n_history; i++)
        if (!expect(r, C_SAME_BYTES, r->history[i].seat,
                    orr_apply(&w->t, r->history[i].seat, r->history[i].act) == ORR_OK, "%s: answer %u was refused",
                    when, i + 1))
            break;
    w->t.news = &w->news;
    if (!r->broken) expect_same(r, C_SAME_BYTES, NO_SEAT, OF_STATE, w->t.state, r->now.t.state, when);
}

void replay_end(table *r)
{
    for (unsigned i = 0; i < COPIES; i++) {
        if (!copies[i].used) continue;
        expect(r, C_OLD_COPIES, NO_SEAT, orr_fingerprint(&copies[i].w.t) == copies[i].hash,
               "a copy made at answer %u has changed", copies[i].at);
        if (!r->taught && !r->broken) go_on(r, &copies[i].w, copies[i].at, "played on from an old copy");
    }
    if (r->taught || r->broken) return;
    world *w = &copies[0].w;
    expect(r, C_SAME_BYTES, NO_SEAT, orr_start(&w->t, (uint8_t)r->seats, r->key) == ORR_OK, "the deal was refused");
    go_on(r, w, 0, "played again from the deal");
}

/* ---- the table's match: records and undo -------------------------------------------------------------------- */

static const orr_game *wanted;                    /* record_read asks by name; there is one right answer */
static const orr_game *find_wanted(const char *id) { return strcmp(id, wanted->id) ? NULL : wanted; }

enum { RECORD_ROOM = 1 << 20 };
static void check_reload(table *r, const match *m)
{
    static char text[RECORD_ROOM];
    error why = { "" };
    record rec;
    match again;
    wanted = r->game;
    const int n = record_write(m, true, text, sizeof text);
    if (!expect(r, C_RECORD, NO_SEAT, n > 0, "the match has no record")) return;
    if (!expect(r, C_RECORD, NO_SEAT, record_read(&rec, text, (size_t)n, find_wanted, &why),
                "the record does not read: %s", why.text))
        return;
    if (r->set) record_use_set(&rec, r->set);
    expect(r, C_RECORD, NO_SEAT, record_verify(&rec, &why), "the record does not verify: %s", why.text);
    if (expect(r, C_RECORD, NO_SEAT, record_replay(&rec, &again, &why), "the record does not replay: %s", why.text)) {
        expect_same(r, C_RECORD, NO_SEAT, OF_STATE, again.t.state, m->t.state, "after replaying the record");
        match_close(&again);
    }
    record_free(&rec);
}

/* The log of the table is what was told, all of it and in order. */
static void check_log(table *r, const match *m, const world *same, uint32_t from, orr_seat s)
{
    const uint32_t n = m->n_events - from, told = same->heard.n;
    expect(r, C_HEARD, s, n == told, "%u events were told and %u are in the log", told, n);
    if (n == told && n)
        expect(r, C_HEARD, s, !memcmp(m->event + from, same->heard.event, n * sizeof *m->event),
               "the log is not what was told");
}

static void answer_and_undo(table *r, match *m)
{
    static world same;
    static _Alignas(16) uint8_t before[MAX_STATE], after[MAX_STATE];
    orr_action list[ORR_MAX_LEGAL];
    error why = { "" };
    const size_t size = r->game->state_size;
    const orr_seat s = orr_speaker(&m->t, &r->rng);
    const orr_action a = list[orr_rng_below(&r->rng, (uint32_t)orr_legal(&m->t, s, list))];
    const uint32_t events = m->n_events;
    memcpy(before, m->t.state, size);
    memcpy(world_for(&same, r)->t.state, before, size);
    world_say(&same, s, a);
    if (!expect(r, C_RECORD, s, match_answer(m, s, a, &why), "the table refuses a legal answer: %s", why.text)) return;
    memcpy(after, m->t.state, size);
    check_log(r, m, &same, events, s);
    if (r->broken) return;
    const orr_core *c = orr_core_of(&m->t);
    const bool may = c->frontier < c->answers;
    expect(r, C_UNDO, s, match_can_undo(m) == may, "undo is %s at answer %u with frontier %u",
           may ? "refused" : "allowed", c->answers, c->frontier);
    expect(r, C_UNDO, s, match_undo(m, &why) == may, "undo did not do what match_can_undo said: %s", why.text);
    expect_same(r, C_UNDO, s, OF_STATE, m->t.state, may ? before : after, "after undo");
    if (may && !r->broken) match_answer(m, s, a, &why);
    expect_same(r, C_UNDO, s, OF_STATE, m->t.state, after, "after undo and the same answer");
}

void check_record(table *r)
{
    char seed[32];
    match_deal deal;
    match m;
    error why = { "" };
    snprintf(seed, sizeof seed, "%llu", (unsigned long long)r->seed);
    deal_from_seed(&deal, seed);
    if (!expect(r, C_RECORD, NO_SEAT, match_open(&m, &r->box, r->seats, &deal, &why), "the table refuses the box: %s",
                why.text))
        return;
    while (!match_over(&m) && !r->broken && !(r->most_answers && m.n_answers >= r->most_answers)) {
        answer_and_undo(r, &m);
        if (!orr_rng_below(&r->rng, 40)) check_reload(r, &m);
    }
    if (!r->broken) check_reload(r, &m);
    match_close(&m);
}
