/* hindsight.c - GET /api/tables/CODE/beliefs?eyes=N: what seat N could have believed about the others' sides after
 * every answer, from what it saw and was told, as the script reads it and as a network does.
 * GET /api/tables/CODE/chances: who would have won from there, by imagined play. GET /api/tables/CODE/review?eyes=N:
 * which decisions cost seat N the most, from what it knew. */
#include "apps/common/hindsight.h"

#include "games/games.h"
#include "lab/play/chances.h"
#include "lab/play/trace.h"
#include "lab/study/review.h"
#include "table/match/record.h"

/* ---- beliefs ----------------------------------------------------------------------------------------------------- */

typedef struct {                         /* where trace_beliefs writes to */
    json *j;
    unsigned seats, sides;
    bool has_net;
} writer;

/* In whole percents: nobody needs more, and the page stays small. */
static void write_shares(const writer *w, trace_belief p)
{
    json_open_array(w->j, NULL);
    for (unsigned s = 0; s < w->seats; s++) {
        json_open_array(w->j, NULL);
        for (unsigned k = 0; k < w->sides; k++) json_count(w->j, NULL, (uint64_t)(100.0f * p[s][k] + 0.5f));
        json_end(w->j);
    }
    json_end(w->j);
}

/* Every answer is told, in order. */
static void write_step(void *to, uint32_t answers, trace_belief script, trace_belief net)
{
    writer *w = to;
    (void)answers;
    w->has_net = net;
    write_shares(w, script);
}

static void write_net(void *to, uint32_t answers, trace_belief script, trace_belief net)
{
    (void)answers, (void)script;
    write_shares(to, net);
}

static void write_sides(json *j, const orr_box *b)
{
    json_open_array(j, "sides");
    for (unsigned k = 0; k < box_sides(b); k++) json_text(j, NULL, box_side_name(b, k));
    json_end(j);
}

static bool write_beliefs(const match *m, orr_seat seat, text_buf *out, error *why)
{
    json j = json_on_text(out);
    writer w = { .j = &j, .seats = orr_core_of(&m->t)->seats, .sides = box_sides(&m->box) };
    json_open_object(&j, NULL);
    write_sides(&j, &m->box);
    json_open_array(&j, "at");
    bool good = trace_beliefs(m, seat, write_step, &w, why);
    json_end(&j);
    if (good && w.has_net) {
        json_open_array(&j, "net");
        good = trace_beliefs(m, seat, write_net, &w, why);
        json_end(&j);
    }
    json_end(&j);
    return good;
}

/* ---- chances ----------------------------------------------------------------------------------------------------- */

static void write_position(void *to, const chances_at *at)
{
    writer *w = to;
    json_open_object(w->j, NULL);
    json_count(w->j, "answers", at->answers);
    json_count(w->j, "games", at->games);
    json_open_array(w->j, "won");
    for (unsigned i = 0; i < (w->sides ? w->sides : w->seats); i++) json_count(w->j, NULL, at->won[i]);
    json_end(w->j);
    json_end(w->j);
}

static bool write_chances(const match *m, orr_seat seat, text_buf *out, error *why)
{
    json j = json_on_text(out);
    writer w = { .j = &j, .seats = orr_core_of(&m->t)->seats, .sides = box_sides(&m->box) };
    (void)seat;                          /* the same for everybody */
    json_open_object(&j, NULL);
    write_sides(&j, &m->box);
    json_open_array(&j, "at");
    const bool good = chances_of(m, write_position, &w, why);
    json_end(&j);
    json_end(&j);
    return good;
}

/* ---- review ------------------------------------------------------------------------------------------------------ */

static bool write_review(const match *m, orr_seat seat, text_buf *out, error *why)
{
    json j = json_on_text(out);
    review r;
    if (!review_seat(m, seat, &r, why)) return false;
    json_open_object(&j, NULL);
    review_write(&r, m, &j);
    json_end(&j);
    review_free(&r);
    return true;
}

/* ---- all --------------------------------------------------------------------------------------------------------- */

typedef bool (*looking_back)(const match *, orr_seat, text_buf *, error *);

/* By way of the record: a room in play refuses to write it. */
static bool look_back(const room *r, looking_back how, orr_seat seat, text_buf *out, error *why)
{
    text_buf text = { 0 };
    record rec;
    match m;
    bool good = room_write_record(r, &text, why) && record_read(&rec, text.text, text.n, orr_find_game, why);
    if (good) {
        record_use_set(&rec, room_box(r)->set);
        good = record_replay(&rec, &m, why);
        if (good) {
            good = how(&m, seat, out, why);
            match_close(&m);
        }
        record_free(&rec);
    }
    text_free(&text);
    return good;
}

bool hindsight_beliefs(const room *r, orr_seat seat, text_buf *out, error *why)
{
    if (!room_box(r)->game->side) return error_refuse(why, "Nobody has a hidden side in this game.");
    return look_back(r, write_beliefs, seat, out, why);
}

bool hindsight_chances(const room *r, text_buf *out, error *why)
{
    return look_back(r, write_chances, ORR_PUBLIC, out, why);
}

bool hindsight_review(const room *r, orr_seat seat, text_buf *out, error *why)
{
    return look_back(r, write_review, seat, out, why);
}
