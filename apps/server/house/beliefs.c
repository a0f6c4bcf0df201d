/* beliefs.c - GET /api/tables/CODE/beliefs?eyes=N: once over, what seat N could have believed about the others' sides
 * after every answer, from what it saw and was told. */
#include "apps/server/house/beliefs.h"

#include "games/games.h"
#include "lab/play/trace.h"
#include "table/match/record.h"

typedef struct {                         /* where trace_beliefs writes to */
    json *j;
    unsigned seats, sides;
} writer;

static unsigned sides_of(const orr_box *b)
{
    unsigned n = 0;
    while (n < BOT_MOST_SIDES && b->game->word(b, b->game->side_noun, (uint8_t)n, ORR_NAME)) n++;
    return n;
}

/* In whole percents: nobody needs more, and the page stays small. */
static void write_step(void *to, uint32_t answers, trace_belief p)
{
    writer *w = to;
    (void)answers;                       /* every answer is told, in order */
    json_open_array(w->j, NULL);
    for (unsigned s = 0; s < w->seats; s++) {
        json_open_array(w->j, NULL);
        for (unsigned k = 0; k < w->sides; k++) json_count(w->j, NULL, (uint64_t)(100.0f * p[s][k] + 0.5f));
        json_end(w->j);
    }
    json_end(w->j);
}

static bool write_all(const match *m, orr_seat seat, text_buf *out, error *why)
{
    json j = json_on_text(out);
    writer w = { .j = &j, .seats = orr_core_of(&m->t)->seats, .sides = sides_of(&m->box) };
    json_open_object(&j, NULL);
    json_open_array(&j, "sides");
    for (unsigned k = 0; k < w.sides; k++)
        json_text(&j, NULL, m->box.game->word(&m->box, m->box.game->side_noun, (uint8_t)k, ORR_NAME));
    json_end(&j);
    json_open_array(&j, "at");
    const bool good = trace_beliefs(m, seat, write_step, &w, why);
    json_end(&j);
    json_end(&j);
    return good;
}

bool beliefs_write(const room *r, orr_seat seat, text_buf *out, error *why)
{
    text_buf text = { 0 };
    record rec;
    match m;
    if (!room_box(r)->game->side) return error_refuse(why, "Nobody has a hidden side in this game.");
    bool good = room_write_record(r, &text, why) && record_read(&rec, text.text, text.n, orr_find_game, why);
    if (good) {
        record_use_set(&rec, room_box(r)->set);
        good = record_replay(&rec, &m, why);
        if (good) {
            good = write_all(&m, seat, out, why);
            match_close(&m);
        }
        record_free(&rec);
    }
    text_free(&text);
    return good;
}
