/* room_play.c - answers of people and those the table gives for them; the log of it all. */
#include "table/room/room_parts.h"

#include "base/grow.h"

#include <stdlib.h>
#include <string.h>

/* ---- the log ---------------------------------------------------------------------------------------------------- */

/* Room for so many events and for what the room itself adds to the log with one entry. */
bool room_reserve_lines(room *r, uint32_t events)
{
    enum { OWN = 4, FIRST = 64 };
    if (!grow_array(&r->line, sizeof *r->line, &r->cap_lines, (size_t)r->n_lines + events + OWN, 0)) return false;
    if (!r->m) return true;
    const size_t answers = (size_t)r->m->n_answers + 1;
    uint32_t how = r->cap_how, opened = r->cap_how, seen = r->cap_how;       /* they grow alike */
    if (!grow_array(&r->how, sizeof *r->how, &how, answers, FIRST) ||
        !grow_array(&r->opened, sizeof *r->opened, &opened, answers, FIRST) ||
        !grow_array(&r->seen, sizeof *r->seen, &seen, answers, FIRST))
        return false;
    r->cap_how = how;
    return true;
}

/* People can pause and call in bots without end; the log has a limit. */
void room_add_line(room *r, line_kind kind, orr_seat s)
{
    if (kind != LINE_UNDO && r->own_lines++ >= ROOM_OWN_LINES) return;
    room_line *l = &r->line[r->n_lines++];
    *l = (room_line){ .kind = (uint8_t)kind };
    l->e = (orr_event){ .at = room_answers_seen(r, ORR_PUBLIC), .pub = { s } };
}

static void log_events(room *r, uint32_t from)
{
    for (uint32_t i = from; i < r->m->n_events; i++) r->line[r->n_lines++] = (room_line){ .e = r->m->event[i] };
}

/* ---- turns ------------------------------------------------------------------------------------------------------ */

/* A new turn: the outermost procedure has another "you", or a field that counts turns has moved. The seat is hashed,
 * too: as a bare seed it would cancel against a count of turns that moves along with it (seat 1 in turn 1, seat 2 in
 * turn 2). */
uint64_t room_turn_mark(const orr_ctx *t)
{
    const orr_game *g = t->game;
    const uint8_t who = orr_core_of(t)->frame[0].who;
    uint64_t mark = orr_hash(&who, sizeof who, 0);
    for (const orr_field *f = g->fields; f < g->fields + g->n_fields; f++)
        if (f->flags & ORR_CLOCK)
            mark = orr_hash((const char *)t->state + f->at, orr_field_size(f, g->max_seats), mark);
    return mark;
}

bool room_turn_has_begun(const orr_ctx *t, uint64_t *mark)
{
    const uint64_t now = room_turn_mark(t), before = *mark;
    *mark = now;
    return now != before;
}

void room_match_has_changed(room *r, uint64_t t)
{
    room_sight_has_changed(r);
    room_match_goes_on(r, t);
}

void room_match_goes_on(room *r, uint64_t t)
{
    if (!room_only_one_sees(r)) r->changed_at = t;
    if (room_turn_has_begun(&r->m->t, &r->turn_mark)) r->turn++;
    if (r->vote.what == VOTE_UNDO && !room_only_one_sees(r)) room_vote_ends(r);
    if (!match_over(r->m)) return;
    room_vote_ends(r);
    r->state = ROOM_OVER;
    r->ended = t;
}

/* ---- the deal --------------------------------------------------------------------------------------------------- */

bool room_begin_match(room *r, uint64_t t)
{
    error why;
    r->m = malloc(sizeof *r->m);
    if (!r->m || !match_open(r->m, &r->box, r->seats, &r->deal, &why)) {
        free(r->m);
        r->m = NULL;
        return false;
    }
    if (!room_reserve_lines(r, r->m->n_events)) {
        match_close(r->m);
        free(r->m);
        r->m = NULL;
        return false;
    }
    for (orr_seat s = 0; s < r->seats; s++)              /* who was invited and has not come plays another time */
        if (r->seat[s].who == FREE || (r->seat[s].invited && !r->seat[s].here)) room_sit_bot(r, s, r->level);
    for (orr_seat s = 0; s < r->seats; s++) r->seat[s].left = (int64_t)r->bank * 1000;
    r->state = ROOM_PLAYING;
    r->started = t;
    r->turn_mark = room_turn_mark(&r->m->t);
    log_events(r, 0);
    room_match_has_changed(r, t);
    return true;
}

/* ---- answers ---------------------------------------------------------------------------------------------------- */

bool room_is_playing(const room *r, error *why)
{
    static const char *const refusal[] = { [ROOM_GATHERING] = "The match has not begun.",
                                           [ROOM_PAUSED] = "The table is paused.",
                                           [ROOM_OVER] = "The match is over.",
                                           [ROOM_SHUFFLING] = "The cards are being shuffled." };
    return r->state == ROOM_PLAYING || error_refuse(why, "%s", refusal[r->state]);
}

bool room_place_answer(room *r, orr_seat s, orr_action a, answer_how how)
{
    const uint32_t events = r->m->n_events, answers = r->m->n_answers;
    const uint16_t opened = r->m->opened;
    uint32_t question[ORR_MAX_SEATS];
    memcpy(question, r->m->question, sizeof question);
    if (!room_reserve_lines(r, 0) || !match_take(r->m, s, a)) return false;
    if (!room_reserve_lines(r, r->m->n_events - events)) {       /* an answer and all its lines, or neither */
        match_drop_last(r->m, question);
        return false;
    }
    r->how[answers] = (uint8_t)how;
    r->opened[answers] = opened;
    log_events(r, events);
    return true;
}

bool room_enter_answer(room *r, orr_seat s, orr_action a, answer_how how, uint64_t t)
{
    const uint32_t n = r->m->n_answers;
    const orr_seats before = r->changed;
    if (!room_place_answer(r, s, a, how)) return false;
    r->changed = 0;
    room_match_has_changed(r, t);
    r->seen[n] = r->changed;
    r->changed |= before;
    return true;
}

bool room_take_words(room *r, orr_seat s, const char *words, answer_how how, uint64_t t)
{
    orr_action a;
    return orr_read(&r->box, words, &a) && !match_why_not(r->m, s, a, NULL) && room_enter_answer(r, s, a, how, t);
}

bool room_can_answer(const room *r, const room_entry *e, error *why)
{
    if (!room_is_playing(r, why)) return false;
    if (e->seat >= r->seats || e->n > HOW_HURRIED || !e->acts)
        return error_refuse(why, "That is not an action of %s.", r->box.game->title);
    return e->legal || !match_why_not(r->m, e->seat, e->act, why);
}

/* Is there anything in the table message that an answer could change for everybody? */
static bool table_moves(const room *r)
{
    if (room_has_clock(r) || r->vote.what) return true;
    for (unsigned s = 0; s < r->seats; s++)
        if (r->seat[s].due) return true;
    return false;
}

static orr_seats who_passes(const room *r)
{
    orr_seats set = 0;
    for (unsigned s = 0; s < r->seats; s++)
        if (r->seat[s].passes) set |= orr_one(s);
    return set;
}

/* Whoever answers a question that rests on the answer being voted about wants to go on; what nobody else may know of
 * says nothing. */
bool room_do_answer(room *r, const room_entry *e, room_changes *ch)
{
    const bool moves = table_moves(r), goes_on = room_vote_touches(r);
    const int64_t left = r->seat[e->seat].left;
    if (!room_enter_answer(r, e->seat, e->act, (answer_how)e->n, e->t)) return false;
    if (e->n == HOW_PERSON && !room_only_one_sees(r)) r->seat[e->seat].had = left;   /* everybody sees clocks */
    if (goes_on && !room_only_one_sees(r)) room_vote_fails(r, e->t, ch);
    r->seat[e->seat].kept = false;
    ch->view = true;
    ch->table = moves || r->state == ROOM_OVER;
    ch->shuffle = r->state == ROOM_OVER;                 /* the secret is open */
    ch->own = who_passes(r) & r->changed;
    ch->blind = (orr_seats)~r->changed;
    return true;
}

/* ---- windows and automatic answers ------------------------------------------------------------------------------ */

/* The rules let everybody decline who is asked here, whoever holds something and whoever does not. */
bool room_declines(const room *r, orr_seat s, orr_action *a)
{
    const orr_game *g = r->box.game;
    for (unsigned v = 0; v < g->n_verbs; v++) {
        *a = (orr_action){ .verb = (uint8_t)v };
        if ((g->verbs[v].flags & ORR_DECLINES) && !orr_why_not(&r->m->t, s, *a)) return true;
    }
    return false;
}

bool room_idles(const room *r, orr_seat s, orr_action *a)
{
    const orr_game *g = r->box.game;
    if (room_declines(r, s, a)) return true;
    for (unsigned v = 0; v < g->n_verbs; v++) {
        *a = (orr_action){ .verb = (uint8_t)v };
        if (g->verbs[v].idle && !orr_why_not(&r->m->t, s, *a)) return true;
    }
    return false;
}

/* It alone is asked, for what it does itself, and it cannot decline. */
static bool has_the_floor(const room *r, orr_seat s)
{
    const orr_core *c = orr_core_of(&r->m->t);
    orr_action decline;
    return orr_asked(&r->m->t) == orr_one(s) && c->frame[c->depth - 1].who == s && !room_declines(r, s, &decline);
}

/* Several are asked at once, somebody may interject, the question goes to another seat than the "you" of the paragraph,
 * or it can be declined: then a quick answer would tell that there was nothing to think about. */
bool room_is_window(const room *r, orr_seat s)
{
    return !has_the_floor(r, s) || (orr_may(&r->m->t) & (orr_seats)~orr_one(s));
}

/* What it did last, nobody has interrupted since, and everybody saw it: a pawn that takes its next step. Others may
 * interject as before, and bots do so in the same moment as they always would; it only comes sooner. */
bool room_speaks_on(const room *r, orr_seat s)
{
    if (!has_the_floor(r, s)) return false;
    for (uint32_t i = r->m->n_answers; i-- > 0;)
        if (r->seen[i] & (r->seen[i] - 1u)) return r->m->answer[i].seat == s;
    return false;
}

/* The person has asked the table to pass for the rest of this turn. */
static bool passes(const room *r, orr_seat s, orr_action *a)
{
    const room_seat *x = &r->seat[s];
    *a = (orr_action){ .verb = x->pass_verb };
    return x->passes && x->pass_turn == r->turn && !orr_why_not(&r->m->t, s, *a);
}

int room_open_answers(const room *r, orr_seat s, orr_action *out)
{
    const int n = orr_legal(&r->m->t, s, out);
    int kept = 0;
    for (int i = 0; i < n; i++)
        if (!(r->box.game->verbs[out[i].verb].flags & ORR_INTERJECT)) out[kept++] = out[i];
    return kept;
}

/* There is one answer, and everybody can see that, for the game says so of this question (orr_game.plain). What the
 * seat could interject instead is its secret and does not count. */
static bool is_obvious(const room *r, orr_seat s, orr_action *a)
{
    orr_action legal[ORR_MAX_LEGAL];
    const orr_core *c = orr_core_of(&r->m->t);
    const orr_frame *f = &c->frame[c->depth - 1];
    const uint32_t *plain = r->box.game->plain;
    if (!r->obvious || r->seat[s].holds || !plain || f->again >= 32 || !(plain[f->proc] >> f->again & 1)) return false;
    if (room_open_answers(r, s, legal) != 1) return false;
    *a = legal[0];
    return true;
}

/* Set before the deal, and owed to everybody who sits there and could interject by public facts, whatever they hold: so
 * neither the wait nor its length tells anything. */
uint64_t room_patience(const room *r)
{
    for (orr_seats left = orr_may(&r->m->t); left; left &= (orr_seats)(left - 1)) {
        const orr_seat s = (orr_seat)__builtin_ctz(left);
        if (r->seat[s].who == PERSON && !room_plays_by_bot(r, s)) return r->react * UINT64_C(1000);
    }
    return 0;
}

/* As long after the question as bots in a window; four times that where by public facts the person could interject. */
uint64_t room_answers_itself(const room *r, orr_seat s, orr_action *a)
{
    enum { FOR_INTERJECTING = 4 };
    if (r->state != ROOM_PLAYING || !(orr_asked(&r->m->t) >> s & 1)) return ROOM_NEVER;
    if (r->seat[s].skips) return room_idles(r, s, a) ? r->seat[s].since + room_window_of(r) : ROOM_NEVER;
    if (room_plays_by_bot(r, s)) return ROOM_NEVER;
    if (passes(r, s, a)) return r->seat[s].since + room_window_of(r);
    if (!is_obvious(r, s, a)) return ROOM_NEVER;
    const uint64_t window = room_window_of(r) * (orr_may(&r->m->t) >> s & 1 ? FOR_INTERJECTING : 1);
    return r->seat[s].since + (window > room_patience(r) ? window : room_patience(r));
}

/* "Use nothing" has no argument; "react" has a sealed one, whose first value is to let it happen. */
static bool is_pass(const orr_verb *v)
{
    return !(v->flags & ORR_INTERJECT) && (!v->noun[0] || (v->flags & ORR_SEALED_A));
}

bool room_can_pass(const room *r, const room_entry *e, error *why)
{
    const orr_game *g = r->box.game;
    if (!room_is_playing(r, why)) return false;
    return (e->seat < r->seats && e->n < g->n_verbs && is_pass(&g->verbs[e->n])) ||
           error_refuse(why, "Auto-pass does not work with that answer.");
}

bool room_do_pass(room *r, const room_entry *e, room_changes *ch)
{
    room_seat *x = &r->seat[e->seat];
    x->passes = e->on;
    x->pass_verb = (uint8_t)e->n;
    x->pass_turn = r->turn;
    ch->own = orr_one(e->seat);
    return true;
}

bool room_can_hold(const room *r, const room_entry *e, error *why)
{
    return (e->seat < r->seats && r->seat[e->seat].who == PERSON) || error_refuse(why, "Nobody sits there.");
}

bool room_do_hold(room *r, const room_entry *e, room_changes *ch)
{
    r->seat[e->seat].holds = e->on;
    ch->own = orr_one(e->seat);
    return true;
}
