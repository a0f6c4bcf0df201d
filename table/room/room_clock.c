/* room_clock.c - clocks of decisions, countdowns of those who are gone, and what has become due. */
#include "table/room/room_parts.h"

#include <string.h>

/* ---- counting --------------------------------------------------------------------------------------------------- */

/* A clock runs only for a person who is here: whoever is gone has a countdown instead. It stands while the table votes
 * about the answer that led to the question. */
bool room_clock_runs(const room *r, orr_seat s)
{
    const room_seat *x = &r->seat[s];
    return r->clock && r->state == ROOM_PLAYING && x->who == PERSON && !x->substitute && x->here && x->question &&
           !x->due && !room_vote_touches(r);
}

static bool is_counted_down(const room *r, orr_seat s)
{
    const room_seat *x = &r->seat[s];
    return r->state == ROOM_PLAYING && !r->days && x->who == PERSON && !x->substitute && !x->here && !x->due;
}

/* Whoever has not come by the deal is waited for from there. */
uint64_t room_countdown_ends(const room *r, orr_seat s)
{
    const uint64_t from = r->seat[s].gone_at > r->started ? r->seat[s].gone_at : r->started;
    return is_counted_down(r, s) ? from + ROOM_COUNTDOWN : ROOM_NEVER;
}

void room_clocks_run(room *r, uint64_t t)
{
    for (orr_seat s = 0; s < r->seats; s++)
        if (room_clock_runs(r, s)) r->seat[s].left -= (int64_t)(t - r->clock_at);
    r->clock_at = t;
}

/* After a change: a question that is new to a seat starts its clock. Everybody sees the clock, so it runs on where only
 * the seat itself knows that its question is another one. Questions put at the same moment have the same time for bots
 * to think, also if several entries led to them. */
void room_clocks_set(room *r, uint64_t t)
{
    const uint64_t thinking = r->m ? room_time_for_thoughts(r) : 0;
    if (r->changed_at == t) r->thinking_time = thinking;
    for (orr_seat s = 0; s < r->seats; s++) {
        room_seat *x = &r->seat[s];
        const uint32_t now = r->m && (orr_asked(&r->m->t) >> s & 1) ? r->m->question[s] : 0;
        const bool hidden = now && x->question && r->changed && room_only_one_sees(r);
        const bool same = now == x->question;
        x->question = now;
        if (!same && !hidden) {
            x->since = t;
            x->left = (int64_t)r->clock * 1000;
            if (x->here) x->due = false;
        }
        if (x->since == t) x->thinking_time = thinking;
    }
}

/* ---- due -------------------------------------------------------------------------------------------------------- */

static uint64_t clock_ends(const room *r, orr_seat s)
{
    const int64_t left = r->seat[s].left > 0 ? r->seat[s].left : 0;
    return room_clock_runs(r, s) ? r->clock_at + (uint64_t)left : ROOM_NEVER;
}

/* In older stores nobody who had not come by the deal was waited for. */
static bool was_due(const room *r, const room_entry *e)
{
    return is_counted_down(r, e->seat) && e->t >= r->seat[e->seat].gone_at + ROOM_COUNTDOWN;
}

bool room_can_due(const room *r, const room_entry *e, error *why)
{
    return (e->seat < r->seats && (e->t >= clock_ends(r, e->seat) || was_due(r, e))) ||
           error_refuse(why, "That seat still has time.");
}

bool room_do_due(room *r, const room_entry *e, room_changes *ch)
{
    r->seat[e->seat].due = true;
    ch->table = true;
    return true;
}

/* ---- what comes next -------------------------------------------------------------------------------------------- */

static uint64_t earlier(uint64_t a, uint64_t b) { return a < b ? a : b; }

static uint64_t time_to_answer(const room *r, orr_seat s, orr_action *a)
{
    return room_vote_holds(r) ? ROOM_NEVER : room_answers_itself(r, s, a);
}

uint64_t room_next_time(const room *r)
{
    orr_action a;
    uint64_t next = r->vote.what ? r->vote.until : ROOM_NEVER;
    if (r->state == ROOM_SHUFFLING) return r->shuffle_until;
    if (r->state != ROOM_PLAYING) return next;
    next = earlier(next, room_bot_next_time(r));
    for (orr_seat s = 0; s < r->seats; s++) {
        next = earlier(next, clock_ends(r, s));
        next = earlier(next, room_countdown_ends(r, s));
        next = earlier(next, time_to_answer(r, s, &a));
    }
    return next;
}

/* Whoever wants to say this has found it legal. */
static bool write_answer(const room *r, orr_seat s, orr_action a, answer_how how, uint64_t now, text_buf *entry)
{
    room_entry e = { .kind = ENTRY_ANSWER, .t = now, .seat = s, .n = how, .act = a, .acts = true,
                     .legal = true };
    return orr_write(&r->box, a, e.text, sizeof e.text) > 0 && room_consider(r, &e, entry, NULL);
}

/* Whoever answers at a fixed moment answered then, even if it took some milliseconds to be stored. */
static bool bot_answers(const room *r, uint64_t now, text_buf *entry)
{
    bot_speech x;
    return room_bot_speaks(r, now, &x) && write_answer(r, x.seat, x.act, x.hurried ? HOW_HURRIED : HOW_BOT, x.at,
                                                       entry);
}

static bool table_answers(const room *r, uint64_t now, text_buf *entry)
{
    orr_action a;
    for (orr_seat s = 0; s < r->seats; s++) {
        const uint64_t at = time_to_answer(r, s, &a);
        if (now >= at && write_answer(r, s, a, HOW_AUTO, at, entry)) return true;
    }
    return false;
}

bool room_tick(const room *r, uint64_t now, text_buf *entry)
{
    if (r->vote.what && now >= r->vote.until)
        return room_consider(r, &(room_entry){ .kind = ENTRY_LAPSE, .t = now }, entry, NULL);
    if (r->state == ROOM_SHUFFLING && now >= r->shuffle_until)
        return room_consider(r, &(room_entry){ .kind = ENTRY_DEAL, .t = now }, entry, NULL);
    if (r->state != ROOM_PLAYING) return false;
    if (bot_answers(r, now, entry) || table_answers(r, now, entry)) return true;
    for (orr_seat s = 0; s < r->seats; s++)
        if (now >= clock_ends(r, s) || now >= room_countdown_ends(r, s))
            return room_consider(r, &(room_entry){ .kind = ENTRY_DUE, .t = now, .seat = s }, entry, NULL);
    return false;
}
