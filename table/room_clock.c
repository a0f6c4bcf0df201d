/* room_clock.c - clocks of decisions, countdowns of those who are gone, and what has become due. */
#include "room_parts.h"

#include <string.h>

/* ---- counting --------------------------------------------------------------------------------------------------- */

/* A clock runs only for a person who is here: whoever is gone has a countdown instead. */
bool clock_runs(const room *r, orr_seat s)
{
    const room_seat *x = &r->seat[s];
    return r->clock && r->state == ROOM_PLAYING && x->who == PERSON && !x->substitute && x->here && x->question &&
           !x->due;
}

uint64_t countdown_ends(const room *r, orr_seat s)
{
    const room_seat *x = &r->seat[s];
    const bool counts =
        r->state == ROOM_PLAYING && !r->days && x->who == PERSON && !x->substitute && !x->here && !x->due;
    return counts ? x->gone_at + ROOM_COUNTDOWN : ROOM_NEVER;
}

void clocks_run(room *r, uint64_t t)
{
    for (orr_seat s = 0; s < r->seats; s++)
        if (clock_runs(r, s)) r->seat[s].left -= (int64_t)(t - r->clock_at);
    r->clock_at = t;
}

/* After a change: a question that is new to a seat starts its clock. */
void clocks_set(room *r, uint64_t t)
{
    for (orr_seat s = 0; s < r->seats; s++) {
        room_seat *x = &r->seat[s];
        const uint32_t now = r->m && (orr_asked(&r->m->t) >> s & 1) ? r->m->question[s] : 0;
        if (now == x->question) continue;
        x->question = now;
        x->since = t;
        x->left = (int64_t)r->clock * 1000;
        if (x->here) x->due = false;
    }
}

/* ---- due -------------------------------------------------------------------------------------------------------- */

static uint64_t clock_ends(const room *r, orr_seat s)
{
    const int64_t left = r->seat[s].left > 0 ? r->seat[s].left : 0;
    return clock_runs(r, s) ? r->clock_at + (uint64_t)left : ROOM_NEVER;
}

bool can_due(const room *r, const deed *d, note *why)
{
    return (d->seat < r->seats && (d->t >= clock_ends(r, d->seat) || d->t >= countdown_ends(r, d->seat))) ||
           note_refuse(why, "That seat still has time.");
}

bool do_due(room *r, const deed *d, room_changes *ch)
{
    r->seat[d->seat].due = true;
    ch->table = true;
    return true;
}

static uint64_t pass_time(const room *r, orr_seat s)
{
    orr_action a;
    return passes_now(r, s, &a) ? r->seat[s].since + window_of(r) : ROOM_NEVER;
}

/* ---- what comes next -------------------------------------------------------------------------------------------- */

static uint64_t earlier(uint64_t a, uint64_t b) { return a < b ? a : b; }

uint64_t room_next_time(const room *r)
{
    uint64_t next = r->vote.what ? r->vote.until : ROOM_NEVER;
    if (r->state == ROOM_SHUFFLING) return r->shuffle_until;
    if (r->state != ROOM_PLAYING) return next;
    next = earlier(next, next_bot_time(r));
    for (orr_seat s = 0; s < r->seats; s++) {
        next = earlier(next, clock_ends(r, s));
        next = earlier(next, countdown_ends(r, s));
        next = earlier(next, pass_time(r, s));
    }
    return next;
}

static bool write_answer(const room *r, orr_seat s, orr_action a, answer_how how, uint64_t now, scroll *entry)
{
    deed d = { .kind = DEED_ANSWER, .t = now, .seat = s, .n = how };
    return orr_write(&r->box, a, d.text, sizeof d.text) > 0 && deed_consider(r, &d, entry, NULL);
}

/* Interjections come before answers, as they do at a table where everybody is heard. */
static bool bot_answers(const room *r, uint64_t now, scroll *entry)
{
    const orr_seats asked = orr_asked(&r->m->t);
    for (unsigned second = 0; second < 2; second++)
        for (orr_seat s = 0; s < r->seats; s++)
            if ((asked >> s & 1) == second && bot_ready(r, s, now) &&
                write_answer(r, s, r->seat[s].act, HOW_BOT, now, entry))
                return true;
    return false;
}

bool room_tick(const room *r, uint64_t now, scroll *entry)
{
    orr_action a;
    if (r->vote.what && now >= r->vote.until)
        return deed_consider(r, &(deed){ .kind = DEED_LAPSE, .t = now }, entry, NULL);
    if (r->state == ROOM_SHUFFLING && now >= r->shuffle_until)
        return deed_consider(r, &(deed){ .kind = DEED_DEAL, .t = now }, entry, NULL);
    if (r->state != ROOM_PLAYING) return false;
    if (bot_answers(r, now, entry)) return true;
    for (orr_seat s = 0; s < r->seats; s++)
        if (now >= pass_time(r, s) && passes_now(r, s, &a) && write_answer(r, s, a, HOW_AUTO, now, entry)) return true;
    for (orr_seat s = 0; s < r->seats; s++)
        if (now >= clock_ends(r, s) || now >= countdown_ends(r, s))
            return deed_consider(r, &(deed){ .kind = DEED_DUE, .t = now, .seat = s }, entry, NULL);
    return false;
}
