/* room_snapshot_match.c - the part of a snapshot that tells the match, the log and the chat:
 *
 *   answers 120                  (then a line each: seat, how, words)
 *   2 0 play heal-all
 *   position 16 hex digits       (where they lead)
 *   questions 4 4 5              (the number of the question put to each seat)
 *   sights 90 91 90 90           (how often what each seat sees has changed, and what watchers see)
 *   log 300                      (lines; then what they are, in order)
 *   = 40                         (the next 40 events of the match)
 *   x 17 EG-37 damages 65535 1,2,0 0,0,0,0      (one that was taken back: answer, rule, kind, who sees it, arguments)
 *   undo 2 16                    (a line about the table: its kind, seat, answer)
 *   chat 17 2 1763190000000 Ada<tab>Hello
 *   aside 3 1763190000000 Olga<tab>What a move (of a watcher)
 *
 * Answers are in the words of a record; events of the match follow from them, so most of the log is a few numbers. */
#include "base/decimal.h"
#include "base/grow.h"
#include "table/match/phrases.h"
#include "table/room/room_parts.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const own_kinds[] = {
    [LINE_UNDO] = "undo", [LINE_BOT] = "bot", [LINE_BACK] = "back", [LINE_LEFT] = "left", [LINE_PAUSE] = "pause",
    [LINE_RESUME] = "resume", [LINE_OUT] = "out", [LINE_HOST] = "host", [LINE_SAT] = "sat",
    [LINE_OFFER] = "offer", [LINE_BROUGHT] = "brought", [LINE_LATE] = "late",
    [LINE_CRASHED] = "crashed", [LINE_ILLEGAL] = "illegal"
};
enum { N_KINDS = sizeof own_kinds / sizeof *own_kinds };

/* ---- lines and numbers ------------------------------------------------------------------------------------------ */

bool room_snapshot_line(snapshot_text *in, char *out, size_t cap)
{
    const char *stop = in->at < in->end ? memchr(in->at, '\n', (size_t)(in->end - in->at)) : NULL;
    if (!stop || (size_t)(stop - in->at) >= cap) return false;
    memcpy(out, in->at, (size_t)(stop - in->at));
    out[stop - in->at] = 0;
    in->at = stop + 1;
    return true;
}

bool room_snapshot_number(const char **text, uint64_t most, uint64_t *out)
{
    const size_t digits = decimal_take(*text, strlen(*text), most, out);
    *text += digits;
    if (digits && (**text == ' ' || **text == ',')) ++*text;
    return digits;
}

/* The next word, up to a blank. */
static bool take_word(const char **text, char *out, size_t cap)
{
    const size_t n = strcspn(*text, " ");
    if (!n || n >= cap) return false;
    memcpy(out, *text, n);
    out[n] = 0;
    *text += n + ((*text)[n] == ' ');
    return true;
}

/* ---- answers ---------------------------------------------------------------------------------------------------- */

static bool write_answers(const room *r, text_buf *out)
{
    char words[160];
    const match *m = r->m;
    text_format(out, "answers %" PRIu32 "\n", m->n_answers);
    for (uint32_t i = 0; i < m->n_answers; i++) {
        if (orr_write(&r->box, m->answer[i].act, words, sizeof words) < 0) return false;
        text_format(out, "%u %u %s\n", m->answer[i].seat, r->how[i], words);
    }
    text_format(out, "position %016" PRIx64 "\nquestions", orr_fingerprint(&m->t));
    for (unsigned s = 0; s < r->seats; s++) text_format(out, " %" PRIu32, m->question[s]);
    text_add(out, "\nsights");
    for (unsigned s = 0; s < r->seats; s++) text_format(out, " %" PRIu32, r->sights[s]);
    text_format(out, " %" PRIu32 "\n", r->sights[ORR_PUBLIC]);
    return true;
}

static bool deal_again(room *r, error *why)
{
    r->m = malloc(sizeof *r->m);
    if (r->m && match_open(r->m, &r->box, r->seats, &r->deal, why)) return true;
    free(r->m);
    r->m = NULL;
    return error_refuse(why, "There is not enough memory for a match.");
}

static bool answer_again(room *r, const char *line)
{
    const char *text = line;
    uint64_t seat = 0, how = 0;
    orr_action a;
    const uint16_t opened = r->m->opened;
    if (!room_snapshot_number(&text, r->seats - 1, &seat) || !room_snapshot_number(&text, HOW_HURRIED, &how) ||
        !room_reserve_lines(r, 0) || !orr_read(&r->box, text, &a) || !match_answer(r->m, (orr_seat)seat, a, NULL))
        return false;
    r->how[r->m->n_answers - 1] = (uint8_t)how;
    r->opened[r->m->n_answers - 1] = opened;
    r->seen[r->m->n_answers - 1] = room_look_again(r);
    return true;
}

bool room_snapshot_read_answers(room *r, unsigned n, snapshot_text *in, error *why)
{
    char line[200];
    if (r->m || !deal_again(r, why)) return false;
    room_look_again(r);
    for (unsigned i = 0; i < n; i++)
        if (!room_snapshot_line(in, line, sizeof line) || !answer_again(r, line))
            return error_refuse(why, "The snapshot of this table makes no sense: answer %u.", i + 1);
    return true;
}

bool room_snapshot_is_position(const room *r, const char *text)
{
    char here[17];
    if (!r->m) return false;
    snprintf(here, sizeof here, "%016" PRIx64, orr_fingerprint(&r->m->t));
    return !strcmp(here, text);
}

bool room_snapshot_read_questions(room *r, const char *text)
{
    for (unsigned s = 0; s < r->seats; s++) {
        uint64_t v = 0;
        if (!r->m || !room_snapshot_number(&text, UINT32_MAX, &v)) return false;
        r->m->question[s] = (uint32_t)v;
    }
    return !*text;
}

bool room_snapshot_read_sights(room *r, const char *text)
{
    for (unsigned s = 0; s <= r->seats; s++) {
        uint64_t v = 0;
        if (!r->m || !room_snapshot_number(&text, UINT32_MAX, &v)) return false;
        r->sights[s < r->seats ? s : (unsigned)ORR_PUBLIC] = (uint32_t)v;
    }
    return !*text;
}

/* ---- the log ---------------------------------------------------------------------------------------------------- */

static bool same_event(const orr_event *a, const orr_event *b)
{
    return a->at == b->at && a->rule == b->rule && a->sees == b->sees && a->kind == b->kind &&
           !memcmp(a->pub, b->pub, sizeof a->pub) && !memcmp(a->priv, b->priv, sizeof a->priv);
}

static void write_event(const orr_game *g, const orr_event *e, text_buf *out)
{
    text_format(out, "x %" PRIu32 " %s %s %u %u,%u,%u %u,%u,%u,%u\n", e->at, phrase_rule(g, e->rule)->id,
                g->event_kinds[e->kind].word, e->sees, e->pub[0], e->pub[1], e->pub[2], e->priv[0], e->priv[1],
                e->priv[2], e->priv[3]);
}

/* Events of the match stand in the log in their order, between those that were taken back. */
static void write_log(const room *r, text_buf *out)
{
    uint32_t next = 0, run = 0;
    text_format(out, "log %" PRIu32 "\n", r->n_lines);
    for (uint32_t i = 0; i <= r->n_lines; i++) {
        const room_line *l = i < r->n_lines ? &r->line[i] : NULL;
        if (l && l->kind == LINE_EVENT && next < r->m->n_events && same_event(&l->e, &r->m->event[next])) {
            next++, run++;
            continue;
        }
        if (run) text_format(out, "= %" PRIu32 "\n", run);
        run = 0;
        if (l && l->kind == LINE_EVENT) write_event(r->box.game, &l->e, out);
        else if (l) text_format(out, "%s %u %" PRIu32 "\n", own_kinds[l->kind], l->e.pub[0], l->e.at);
    }
}

static bool find_rule(const orr_game *g, const char *id, orr_rule *out)
{
    orr_rule rule = 0;
    while (rule < g->n_rules && strcmp(phrase_rule(g, rule)->id, id)) rule++;
    *out = rule;
    return rule < g->n_rules;
}

static bool find_kind(const orr_game *g, const char *word, uint8_t *out)
{
    uint8_t kind = 0;
    while (kind < g->n_event_kinds && strcmp(g->event_kinds[kind].word, word)) kind++;
    *out = kind;
    return kind < g->n_event_kinds;
}

static bool read_event(const orr_game *g, const char *text, orr_event *e)
{
    char word[60];
    uint64_t at = 0, sees = 0, v = 0;
    if (!room_snapshot_number(&text, UINT32_MAX, &at) || !take_word(&text, word, sizeof word) ||
        !find_rule(g, word, &e->rule) || !take_word(&text, word, sizeof word) || !find_kind(g, word, &e->kind) ||
        !room_snapshot_number(&text, UINT16_MAX, &sees))
        return false;
    e->at = (uint32_t)at;
    e->sees = (orr_seats)sees;
    for (unsigned i = 0; i < 7; i++) {
        if (!room_snapshot_number(&text, UINT8_MAX, &v)) return false;
        *(i < 3 ? &e->pub[i] : &e->priv[i - 3]) = (uint8_t)v;
    }
    return !*text;
}

static bool read_own_line(const char *text, const char *kind, room_line *l)
{
    uint64_t seat = 0, at = 0;
    unsigned k = LINE_EVENT + 1;
    while (k < N_KINDS && strcmp(own_kinds[k], kind)) k++;
    if (k == N_KINDS || !room_snapshot_number(&text, UINT8_MAX, &seat) ||
        !room_snapshot_number(&text, UINT32_MAX, &at) || *text)
        return false;
    l->kind = (uint8_t)k;
    l->e = (orr_event){ .at = (uint32_t)at, .pub = { (uint8_t)seat } };
    return true;
}

static bool read_run(room *r, const char *text, unsigned n, uint32_t *next)
{
    uint64_t run = 0;
    if (!room_snapshot_number(&text, r->m->n_events - *next, &run) || *text || run > n - r->n_lines) return false;
    for (; run; run--) r->line[r->n_lines++] = (room_line){ .e = r->m->event[(*next)++] };
    return true;
}

bool room_snapshot_read_log(room *r, unsigned n, snapshot_text *in)
{
    char line[200], word[20];
    uint32_t next = 0;
    if (!r->m || n > r->m->n_events + (size_t)(in->end - in->at)) return false;
    r->n_lines = 0;
    if (!grow_array(&r->line, sizeof *r->line, &r->cap_lines, n, 0)) return false;
    while (r->n_lines < n) {
        const char *text = line;
        room_line l = { .kind = LINE_EVENT };
        if (!room_snapshot_line(in, line, sizeof line) || !take_word(&text, word, sizeof word)) return false;
        if (!strcmp(word, "=")) {
            if (!read_run(r, text, n, &next)) return false;
            continue;
        }
        if (!(strcmp(word, "x") ? read_own_line(text, word, &l) : read_event(r->box.game, text, &l.e))) return false;
        r->line[r->n_lines++] = l;
    }
    return true;
}

/* ---- chat ------------------------------------------------------------------------------------------------------- */

static void write_chat(const room *r, text_buf *out)
{
    const uint32_t first = r->n_chats > ROOM_CHATS ? r->n_chats - ROOM_CHATS : 0;
    for (uint32_t n = first + 1; n <= r->n_chats; n++) {
        const room_chat *c = &r->chat[n % ROOM_CHATS];
        if (c->n != n) continue;
        text_format(out, "chat %" PRIu32 " %u %" PRIu64 " %s\t", c->n, c->seat, c->at, c->name);
        text_add(out, c->text);
        text_add(out, "\n");
    }
}

bool room_snapshot_read_chat(room *r, const char *text)
{
    uint64_t n = 0, seat = 0, at = 0;
    if (!room_snapshot_number(&text, r->n_chats, &n) || !n || !room_snapshot_number(&text, ORR_MAX_SEATS - 1, &seat) ||
        !room_snapshot_number(&text, UINT64_MAX / 2, &at))
        return false;
    const char *tab = strchr(text, '\t');
    const size_t all = strlen(text) + 1;
    char *block = tab ? malloc(all) : NULL;
    if (!block) return false;
    memcpy(block, text, all);
    block[tab - text] = 0;
    room_chat *c = &r->chat[n % ROOM_CHATS];
    free(c->name);
    *c = (room_chat){ .n = (uint32_t)n, .seat = (orr_seat)seat, .at = at, .name = block,
                      .text = block + (tab - text) + 1 };
    return true;
}

static void write_asides(const room *r, text_buf *out)
{
    const uint32_t first = r->n_asides > ROOM_CHATS ? r->n_asides - ROOM_CHATS : 0;
    for (uint32_t n = first + 1; r->aside && n <= r->n_asides; n++) {
        const room_chat *c = &r->aside[n % ROOM_CHATS];
        if (c->n != n) continue;
        text_format(out, "aside %" PRIu32 " %" PRIu64 " %s\t", c->n, c->at, c->name);
        text_add(out, c->text);
        text_add(out, "\n");
    }
}

bool room_snapshot_read_aside(room *r, const char *text)
{
    uint64_t n = 0, at = 0;
    return room_snapshot_number(&text, r->n_asides, &n) && n && room_snapshot_number(&text, UINT64_MAX / 2, &at) &&
           strchr(text, '\t') && room_keep_aside(r, (uint32_t)n, at, text);
}

bool room_snapshot_write_match(const room *r, text_buf *out)
{
    if (r->m && !write_answers(r, out)) return false;
    if (r->m) write_log(r, out);
    write_chat(r, out);
    write_asides(r, out);
    return !out->torn;
}
