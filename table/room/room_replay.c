/* room_replay.c - after the match: the record, any position seen by anybody or by all, the check, the figures. */
#include "table/room/room_parts.h"

#include "table/match/open_sight.h"
#include "table/match/phrases.h"
#include "table/match/record.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool is_over(const room *r, error *why)
{
    return r->state == ROOM_OVER || error_refuse(why, "The match is not over yet.");
}

/* ---- a match played again --------------------------------------------------------------------------------------- */

typedef struct {              /* the deal again, then answer after answer */
    match m;
    void *view, *scratch;
} again;

static void again_close(again *x)
{
    match_close(&x->m);
    free(x->view);
    free(x->scratch);
}

static bool again_open(const room *r, again *x, error *why)
{
    *x = (again){ .view = malloc(r->box.game->view_size), .scratch = malloc(r->box.game->state_size) };
    if (x->view && x->scratch && match_open(&x->m, &r->box, r->seats, &r->deal, why)) return true;
    free(x->view);
    free(x->scratch);
    error_refuse(why, "There is not enough memory for a replay.");
    return false;
}

static bool again_step(const room *r, again *x)
{
    const orr_answer *a = &r->m->answer[x->m.n_answers];
    return match_answer(&x->m, a->seat, a->act, NULL);
}

static void again_look(again *x, orr_seat eyes)
{
    if (eyes == ROOM_EYES_ALL) open_sight_observe(&x->m.t, ORR_PUBLIC, x->scratch, x->view);
    else orr_observe(&x->m.t, eyes, x->view);
}

static bool are_eyes(const room *r, orr_seat eyes, error *why)
{
    return eyes < r->seats || eyes == ORR_PUBLIC || eyes == ROOM_EYES_ALL || error_refuse(why, "No such viewpoint.");
}

/* ---- the whole match -------------------------------------------------------------------------------------------- */

/* A column of numbers, one after each answer. All columns grow while the match is played again once. */
typedef struct {
    const orr_field *field;   /* NULL: the fact that the game names */
    text_buf text;
    json j;                   /* writes there */
} column;

typedef struct {
    column turns;             /* the answers with which a turn began */
    column *curve;
    unsigned n_curves;
} columns;

static void column_open(column *c, const orr_field *f)
{
    *c = (column){ .field = f };
    c->j = json_on_text(&c->text);
    json_open_array(&c->j, NULL);
}

static void columns_close(columns *all)
{
    text_free(&all->turns.text);
    for (unsigned i = 0; i < all->n_curves; i++) text_free(&all->curve[i].text);
    free(all->curve);
}

static bool columns_open(const orr_game *g, columns *all, error *why)
{
    *all = (columns){ 0 };
    column_open(&all->turns, NULL);
    all->curve = calloc(g->n_fields + 1u, sizeof *all->curve);
    if (!all->curve) {
        columns_close(all);
        return error_refuse(why, "There is not enough memory for a replay.");
    }
    if (g->curve) column_open(&all->curve[all->n_curves++], NULL);
    for (const orr_field *f = g->fields; f < g->fields + g->n_fields; f++)
        if (f->flags & ORR_CURVE) column_open(&all->curve[all->n_curves++], f);
    return true;
}

static bool columns_fill(const room *r, columns *all, orr_seat eyes, error *why)
{
    again x;
    uint64_t mark = 0;
    if (!again_open(r, &x, why)) return false;
    for (uint32_t at = 0;; at++) {
        const bool begins = room_turn_has_begun(&x.m.t, &mark);
        if (!at || (begins && at < r->m->n_answers)) json_count(&all->turns.j, NULL, at);      /* no turn begins at the
                                                                                                * end */
        if (all->n_curves) again_look(&x, eyes);
        for (column *c = all->curve; c < all->curve + all->n_curves; c++) {
            if (c->field) wire_field_value(&c->j, r->box.game, c->field, x.view);
            else wire_fact(&c->j, &r->box, x.view, r->box.game->curve);
        }
        if (at == r->m->n_answers || !again_step(r, &x)) break;
    }
    again_close(&x);
    return true;
}

static void put_column(json *j, const char *key, column *c, text_buf *out)
{
    json_end(&c->j);
    json_written(j, key, &c->text);
    out->torn |= c->text.torn;
}

/* What was answered, one after the other: seat, verb, arguments; -1 for what these eyes may not read. */
static void put_answers(json *j, const room *r, orr_seat eyes)
{
    json_open_array(j, "answers");
    for (uint32_t at = 0; at < r->m->n_answers; at++) {
        const orr_answer *x = &r->m->answer[at];
        const uint8_t args[3] = { x->act.a, x->act.b, x->act.c };
        const uint8_t flags = r->box.game->verbs[x->act.verb].flags;
        const bool hide = eyes != ROOM_EYES_ALL && eyes != x->seat;
        json_open_array(j, NULL);
        json_count(j, NULL, x->seat);
        json_count(j, NULL, x->act.verb);
        for (unsigned i = 0; i < 3; i++) json_signed(j, NULL, hide && flags & (ORR_SEALED_A << i) ? -1 : args[i]);
        json_end(j);
    }
    json_end(j);
}

bool room_write_replay(const room *r, orr_seat eyes, text_buf *out, error *why)
{
    const orr_game *g = r->box.game;
    columns all;
    if (!is_over(r, why) || !are_eyes(r, eyes, why) || !columns_open(g, &all, why)) return false;
    const bool good = columns_fill(r, &all, eyes, why);
    json j = json_on_text(out);
    json_open_object(&j, NULL);
    json_count(&j, "n", r->m->n_answers);
    put_column(&j, "turns", &all.turns, out);
    put_answers(&j, r, eyes);
    json_open_object(&j, "lines");
    for (column *c = all.curve; c < all.curve + all.n_curves; c++)
        put_column(&j, c->field ? c->field->word : g->curve, c, out);
    json_end(&j);
    json_end(&j);
    columns_close(&all);
    return good;
}

/* ---- one position ----------------------------------------------------------------------------------------------- */

static void put_position(json *j, const room *r, again *x)
{
    const orr_ctx *t = &x->m.t;
    orr_result result = { 0 };
    int16_t scores[ORR_MAX_SEATS] = { 0 };
    wire_sight w = { .box = &r->box, .view = x->view, .names = r->names, .seq = x->m.n_answers, .scores = scores };
    if (match_over(&x->m)) {
        t->game->result(t, &result);
        if (t->game->score) t->game->score(t, scores);
        w.result = &result;
    }
    wire_view(j, "view", &w);
}

/* What these eyes were told with the answers from the one to the other, both counted; 0: the deal. */
static void put_events(json *j, const room *r, const again *x, uint32_t from, uint32_t to, orr_seat eyes)
{
    json_open_array(j, "news");
    for (uint32_t i = 0; i < x->m.n_events; i++) {
        orr_event e = x->m.event[i];
        if (e.at < from || e.at > to) continue;
        if (eyes == ROOM_EYES_ALL) e.sees = ORR_EVERYBODY;
        wire_event(j, &r->box, &e, eyes == ROOM_EYES_ALL ? ORR_PUBLIC : eyes, r->names);
    }
    json_end(j);
}

/* The answer that led here, as these eyes may read it. */
static void put_answer(json *j, const room *r, uint32_t at, orr_seat eyes)
{
    char words[160];
    if (!at) {
        json_nothing(j, "answer");
        return;
    }
    const orr_answer *a = &r->m->answer[at - 1];
    const bool hide = eyes != ROOM_EYES_ALL && eyes != a->seat;
    json_open_object(j, "answer");
    json_count(j, "seat", a->seat);
    json_text(j, "text", phrase_action(&r->box, a->act, hide, words, sizeof words) < 0 ? "?" : words);
    json_end(j);
}

bool room_write_replay_at(const room *r, uint32_t at, orr_seat eyes, text_buf *out, error *why)
{
    again x;
    if (!is_over(r, why) || !are_eyes(r, eyes, why)) return false;
    if (at > r->m->n_answers) return error_refuse(why, "The match has %" PRIu32 " answers.", r->m->n_answers);
    if (!again_open(r, &x, why)) return false;
    while (x.m.n_answers < at && again_step(r, &x)) continue;
    again_look(&x, eyes);
    json j = json_on_text(out);
    json_open_object(&j, NULL);
    put_position(&j, r, &x);
    put_events(&j, r, &x, at, at, eyes);
    put_answer(&j, r, at, eyes);
    json_end(&j);
    again_close(&x);
    return true;
}

bool room_write_replay_told(const room *r, orr_seat eyes, text_buf *out, error *why)
{
    again x;
    if (!is_over(r, why) || !are_eyes(r, eyes, why) || !again_open(r, &x, why)) return false;
    while (x.m.n_answers < r->m->n_answers && again_step(r, &x)) continue;
    json j = json_on_text(out);
    json_open_object(&j, NULL);
    put_events(&j, r, &x, 0, r->m->n_answers, eyes);
    json_end(&j);
    again_close(&x);
    return true;
}

/* ---- the record and the check ----------------------------------------------------------------------------------- */

static bool write_record(const room *r, text_buf *out, error *why)
{
    enum { FIRST = 1 << 14, MOST = 1 << 22 };
    for (size_t cap = FIRST; cap <= MOST; cap *= 4) {
        char *text = malloc(cap);
        const int n = text ? record_write(r->m, true, text, (int)cap) : -1;
        if (n > 0) text_put(out, text, (size_t)n);
        free(text);
        if (n > 0) return true;
    }
    return error_refuse(why, "There is not enough memory for the record.");
}

bool room_write_record(const room *r, text_buf *out, error *why)
{
    return is_over(r, why) && write_record(r, out, why);
}

bool room_write_carried(const room *r, text_buf *out, error *why)
{
    if (!r->m || r->state == ROOM_OVER) return error_refuse(why, "No match is running.");
    if (r->set) return error_refuse(why, "Only a match with the cards from the box can be taken along.");
    return write_record(r, out, why);
}

static void put_check_lines(json *j, const room *r, const error *wrong)
{
    char line[1000];
    const bool helped = r->deal.salted & r->deal.pledged, held = r->deal.pledged & ~r->deal.salted;
    json_open_array(j, "lines");
    json_text(j, NULL, "The commitment that was shown before the deal is the hash of the secret that is open now.");
    if (*r->seed)
        snprintf(line, sizeof line, "Nobody shuffled: the deal was prepared for a first game, from the seed %s.",
                 r->seed);
    if (*r->seed || deal_told(&r->deal, r->names, line, sizeof line) > 0) json_text(j, NULL, line);
    snprintf(line, sizeof line,
             "The cards were dealt again from the secret and the players' parts, and all %" PRIu32
             " answers were given again by the rules.",
             r->m->n_answers);
    json_text(j, NULL, line);
    json_text(j, NULL,
              wrong            ? wrong->text
              : *r->seed       ? "The record is true."
              : helped && held ? "The shuffle was untouched, but a player kept their part back."
              : helped         ? "The shuffle was fair and untouched."
                       : "The record is true, but only the server shuffled; it could have tried several times.");
    json_end(j);
}

bool room_write_check(const room *r, text_buf *out, error *why)
{
    text_buf text = { .text = NULL };
    record rec;
    error wrong = { "" };
    bool good = room_write_record(r, &text, why);
    if (!good) return false;
    if ((good = record_read(&rec, text.text, text.n, r->house->find, &wrong))) {
        if (r->set) record_use_set(&rec, r->set);
        good = record_verify(&rec, &wrong);
        record_free(&rec);
    }
    text_free(&text);
    json j = json_on_text(out);
    json_open_object(&j, NULL);
    json_bool(&j, "ok", good);
    put_check_lines(&j, r, good ? NULL : &wrong);
    json_end(&j);
    return true;
}

/* ---- figures ---------------------------------------------------------------------------------------------------- */

/* How every seat stood at the beginning of each turn and at the end. */
static bool fill_scores(const room *r, column seat[], error *why)
{
    again x;
    uint64_t mark = 0;
    int16_t score[ORR_MAX_SEATS] = { 0 };
    if (!again_open(r, &x, why)) return false;
    for (uint32_t at = 0;; at++) {
        const bool now = room_turn_has_begun(&x.m.t, &mark) || at == r->m->n_answers;
        if (now) r->box.game->score(&x.m.t, score);
        for (unsigned s = 0; now && s < r->seats; s++) {
            json_open_array(&seat[s].j, NULL);
            json_count(&seat[s].j, NULL, at);
            json_signed(&seat[s].j, NULL, score[s]);
            json_end(&seat[s].j);
        }
        if (at == r->m->n_answers || !again_step(r, &x)) break;
    }
    again_close(&x);
    return true;
}

static bool put_series(json *j, const room *r, text_buf *out, error *why)
{
    column seat[ORR_MAX_SEATS];
    bool good = true;
    json_open_array(j, "series");
    if (r->box.game->score) {
        for (unsigned s = 0; s < r->seats; s++) column_open(&seat[s], NULL);
        good = fill_scores(r, seat, why);
        json_open_object(j, NULL);
        json_text(j, "word", "score");
        json_count(j, "by", ORR_N_SEAT);
        json_open_array(j, "seats");
        for (unsigned s = 0; s < r->seats; s++) {
            put_column(j, NULL, &seat[s], out);
            text_free(&seat[s].text);
        }
        json_end(j);
        json_end(j);
    }
    json_end(j);
    return good;
}

bool room_write_stats(const room *r, text_buf *out, error *why)
{
    room_ending end;
    if (!is_over(r, why) || !room_ended(r, &end)) return false;
    json j = json_on_text(out);
    json_open_object(&j, NULL);
    json_text(&j, "outcome", end.outcome);
    json_open_array(&j, "winners");
    for (unsigned s = 0; s < r->seats; s++)
        if (end.winners >> s & 1) json_count(&j, NULL, s);
    json_end(&j);
    json_count(&j, "answers", end.answers);
    json_count(&j, "seconds", end.seconds);
    const bool good = put_series(&j, r, out, why);
    json_end(&j);
    return good;
}

/* ---- bots again -------------------------------------------------------------------------------------------------- */

/* Its level is the one it has now: whoever played a seat before its person left may have had another. */
room_job *room_job_again(const room *r, uint32_t at, uint32_t thought, error *why)
{
    again x;
    room_job *job = NULL;
    if (!is_over(r, why)) return NULL;
    if (at >= r->m->n_answers || thought > at || r->how[at] != HOW_BOT)
        return error_refuse(why, "No bot said that in its own time."), NULL;
    if (!again_open(r, &x, why)) return NULL;
    while (x.m.n_answers < thought && again_step(r, &x)) continue;
    const orr_seat s = r->m->answer[at].seat;
    if ((orr_asked(&x.m.t) | orr_may(&x.m.t)) >> s & 1) job = room_job_of(r, &x.m, s);
    else error_refuse(why, "That seat was not asked then.");
    again_close(&x);
    return job;
}
