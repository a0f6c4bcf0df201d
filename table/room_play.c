/* room_play.c - the deal, answers, undo, automatic passes; the log of it all. */
#include "room_parts.h"

#include <stdlib.h>
#include <string.h>

/* ---- the log ---------------------------------------------------------------------------------------------------- */

/* Room for what one entry can add, so that nothing can fail once the match has changed. */
bool make_room_for_lines(room *r)
{
    enum { MOST = ORR_NEWS + 4 };
    if (r->cap_lines - r->n_lines < MOST) {
        const uint32_t cap = r->n_lines + r->n_lines / 2 + MOST;
        room_line *more = realloc(r->line, cap * sizeof *more);
        if (!more) return false;
        r->line = more;
        r->cap_lines = cap;
    }
    if (r->m && r->m->n_answers == r->cap_how) {
        const uint32_t cap = r->cap_how + r->cap_how / 2 + 64;
        uint8_t *more = realloc(r->how, cap);
        if (!more) return false;
        r->how = more;
        r->cap_how = cap;
    }
    return true;
}

void add_line(room *r, line_kind kind, orr_seat s)
{
    room_line *l = &r->line[r->n_lines++];
    *l = (room_line){ .kind = (uint8_t)kind };
    l->e = (orr_event){ .at = r->m ? r->m->n_answers : 0, .pub = { s } };
}

static void log_events(room *r, uint32_t from)
{
    for (uint32_t i = from; i < r->m->n_events; i++) r->line[r->n_lines++] = (room_line){ .e = r->m->event[i] };
}

/* ---- turns ------------------------------------------------------------------------------------------------------ */

/* A new turn: the outermost procedure has another "you", or a field that counts turns has moved. */
static uint64_t turn_mark(const orr_ctx *t)
{
    const orr_game *g = t->game;
    uint64_t mark = orr_core_of(t)->frame[0].who;
    for (const orr_field *f = g->fields; f < g->fields + g->n_fields; f++)
        if (f->flags & ORR_CLOCK)
            mark = orr_hash((const char *)t->state + f->at, orr_field_size(f, g->max_seats), mark);
    return mark;
}

bool turn_has_begun(const orr_ctx *t, uint64_t *mark)
{
    const uint64_t now = turn_mark(t), before = *mark;
    *mark = now;
    return now != before;
}

static void match_has_changed(room *r, uint64_t t)
{
    r->seq++;
    r->changed_at = t;
    if (turn_has_begun(&r->m->t, &r->turn_mark)) r->turn++;
    if (r->vote.what == VOTE_UNDO) vote_ends(r);
    if (!match_over(r->m)) return;
    vote_ends(r);
    r->state = ROOM_OVER;
    r->ended = t;
}

/* ---- the deal --------------------------------------------------------------------------------------------------- */

bool begin_match(room *r, uint64_t t)
{
    note why;
    r->m = malloc(sizeof *r->m);
    if (!r->m || !match_open(r->m, &r->box, r->seats, &r->deal, &why)) {
        free(r->m);
        r->m = NULL;
        return false;
    }
    if (!make_room_for_lines(r)) {
        match_close(r->m);
        free(r->m);
        r->m = NULL;
        return false;
    }
    for (orr_seat s = 0; s < r->seats; s++)
        if (r->seat[s].who == FREE) sit_bot(r, s, r->level);
    r->state = ROOM_PLAYING;
    r->started = t;
    r->turn_mark = turn_mark(&r->m->t);
    log_events(r, 0);
    match_has_changed(r, t);
    return true;
}

bool can_salt(const room *r, const deed *d, note *why)
{
    if (d->seat >= r->seats || r->seat[d->seat].who != PERSON) return note_refuse(why, "Nobody sits there.");
    return r->state == ROOM_GATHERING || note_refuse(why, "The cards are dealt; it is too late for your randomness.");
}

bool do_salt(room *r, const deed *d, room_changes *ch)
{
    r->deal.salted |= orr_one(d->seat);
    memcpy(r->deal.salt[d->seat], d->salt, SALT);
    ch->table = true;
    return true;
}

bool can_start(const room *r, const deed *d, note *why)
{
    (void)d;
    if (r->state != ROOM_GATHERING) return note_refuse(why, "The match has begun.");
    return box_check(&r->box, r->seats, why);
}

bool do_start(room *r, const deed *d, room_changes *ch)
{
    ch->table = ch->view = true;
    return begin_match(r, d->t);
}

/* ---- answers ---------------------------------------------------------------------------------------------------- */

static bool is_playing(const room *r, note *why)
{
    static const char *const refusal[] = { [ROOM_GATHERING] = "The match has not begun.",
                                           [ROOM_PAUSED] = "The table is paused.",
                                           [ROOM_OVER] = "The match is over." };
    return r->state == ROOM_PLAYING || note_refuse(why, "%s", refusal[r->state]);
}

bool take_words(room *r, orr_seat s, const char *words, answer_how how, uint64_t t)
{
    orr_action a;
    const uint32_t events = r->m->n_events;
    if (!make_room_for_lines(r) || !orr_read(&r->box, words, &a) || !match_answer(r->m, s, a, NULL)) return false;
    r->how[r->m->n_answers - 1] = (uint8_t)how;
    log_events(r, events);
    match_has_changed(r, t);
    return true;
}

bool can_answer(const room *r, const deed *d, note *why)
{
    orr_action a;
    if (!is_playing(r, why)) return false;
    if (d->seat >= r->seats || d->n > HOW_PAST || !orr_read(&r->box, d->text, &a))
        return note_refuse(why, "That is not an action of %s.", r->box.game->title);
    return match_check_answer(r->m, d->seat, a, why);
}

/* Is there anything in the table message that an answer could change? */
static bool table_moves(const room *r)
{
    if (r->clock || r->vote.what) return true;
    for (unsigned s = 0; s < r->seats; s++)
        if (r->seat[s].due || r->seat[s].passes) return true;
    return false;
}

bool do_answer(room *r, const deed *d, room_changes *ch)
{
    const bool moves = table_moves(r);
    if (!take_words(r, d->seat, d->text, (answer_how)d->n, d->t)) return false;
    r->seat[d->seat].kept = false;
    ch->view = true;
    ch->table = moves || r->state == ROOM_OVER;
    return true;
}

/* ---- undo ------------------------------------------------------------------------------------------------------- */

int32_t own_last_answer(const room *r, orr_seat s)
{
    if (!r->m) return -1;
    for (uint32_t i = r->m->n_answers; i > r->past; i--)
        if (r->m->answer[i - 1].seat == s && r->how[i - 1] == HOW_PERSON) return (int32_t)(i - 1);
    return -1;
}

/* Nothing came to light since, and nobody else has answered but bots. */
bool may_undo_freely(const room *r, orr_seat s)
{
    const int32_t last = s < r->seats && r->state == ROOM_PLAYING ? own_last_answer(r, s) : -1;
    if (last < 0 || orr_core_of(&r->m->t)->frontier > (uint32_t)last) return false;
    for (uint32_t i = (uint32_t)last + 1; i < r->m->n_answers; i++)
        if (r->how[i] == HOW_PERSON) return false;
    return true;
}

bool go_back(room *r, orr_seat by, uint32_t answers, uint64_t t)
{
    if (!match_back_to(r->m, answers)) return false;
    add_line(r, LINE_UNDO, by);
    match_has_changed(r, t);
    return true;
}

bool can_undo(const room *r, const deed *d, note *why)
{
    if (!is_playing(r, why)) return false;
    return (may_undo_freely(r, d->seat) && d->n == (uint32_t)own_last_answer(r, d->seat)) ||
           note_refuse(why, "That answer cannot be taken back without the others.");
}

bool do_undo(room *r, const deed *d, room_changes *ch)
{
    ch->view = ch->table = true;
    return go_back(r, d->seat, d->n, d->t);
}

/* ---- windows and automatic passes ------------------------------------------------------------------------------- */

/* The rules let everybody decline who is asked here, whoever holds something and whoever does not. */
static bool may_decline(const room *r, orr_seat s)
{
    const orr_game *g = r->box.game;
    for (unsigned v = 0; v < g->n_verbs; v++)
        if ((g->verbs[v].flags & ORR_DECLINES) && !orr_why_not(&r->m->t, s, (orr_action){ .verb = (uint8_t)v }))
            return true;
    return false;
}

/* Several are asked at once, somebody may interject, the question goes to another seat than the "you" of the paragraph,
 * or it can be declined: then a quick answer would tell that there was nothing to think about. */
bool is_window(const room *r, orr_seat s)
{
    const orr_core *c = orr_core_of(&r->m->t);
    const orr_seats asked = orr_asked(&r->m->t), others = (orr_seats)~orr_one(s);
    if (!(asked >> s & 1)) return true;
    return (asked & others) || (orr_may(&r->m->t) & others) || c->frame[c->depth - 1].who != s || may_decline(r, s);
}

bool passes_now(const room *r, orr_seat s, orr_action *a)
{
    const room_seat *x = &r->seat[s];
    *a = (orr_action){ .verb = x->pass_verb };
    return r->state == ROOM_PLAYING && x->passes && x->pass_turn == r->turn && !plays_by_bot(r, s) &&
           (orr_asked(&r->m->t) >> s & 1) && !orr_why_not(&r->m->t, s, *a);
}

/* "Use nothing" has no argument; "react" has a sealed one, whose first value is to let it happen. */
static bool is_pass(const orr_verb *v)
{
    return !(v->flags & ORR_INTERJECT) && (!v->noun[0] || (v->flags & ORR_SEALED_A));
}

bool can_pass(const room *r, const deed *d, note *why)
{
    const orr_game *g = r->box.game;
    if (!is_playing(r, why)) return false;
    return (d->seat < r->seats && d->n < g->n_verbs && is_pass(&g->verbs[d->n])) ||
           note_refuse(why, "One cannot pass by itself with that.");
}

bool do_pass(room *r, const deed *d, room_changes *ch)
{
    room_seat *x = &r->seat[d->seat];
    x->passes = d->on;
    x->pass_verb = (uint8_t)d->n;
    x->pass_turn = r->turn;
    ch->table = true;
    return true;
}
