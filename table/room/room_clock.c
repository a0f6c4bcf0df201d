/* room_clock.c - clocks of decisions, countdowns of those who are gone, and what has become due. */
#include "table/room/room_parts.h"

#include <string.h>

/* ---- counting --------------------------------------------------------------------------------------------------- */

const char *const room_outs[N_OUTS] = {
    [OUT_ASK] = "ask", [OUT_BOT] = "bot", [OUT_SKIP] = "skip", [OUT_PAUSE] = "pause"
};

static bool is_timed(const room *r, orr_seat s)
{
    const room_seat *x = &r->seat[s];
    return room_has_clock(r) && r->state == ROOM_PLAYING && x->who == PERSON && !x->substitute && !x->skips &&
           x->question;
}

/* Over days a clock runs whoever is here. At a live table it runs as long as somebody is: nobody stops it by going
 * away, and a table that has lost everybody waits for them. Where the table is asked when time is out, whoever is gone
 * has a countdown instead. It stands while the table votes about the answer that led to the question, but not for
 * whoever wants that answer back: nobody gets time to think by asking. */
bool room_clock_runs(const room *r, orr_seat s)
{
    const room_seat *x = &r->seat[s];
    if (!is_timed(r, s) || (room_vote_touches(r) && s != r->vote.by)) return false;
    if (r->out == OUT_ASK) return !x->due && (x->here || r->days);
    return r->days || room_present(r);
}

int64_t room_fresh_time(const room *r)
{
    if (!r->bank) return (int64_t)r->clock * 1000;
    const int64_t more = (int64_t)r->increment * 1000;
    return more > ROOM_GRACE ? more : ROOM_GRACE;
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

/* A question is over: each answer adds to a bank, which never holds more than at the beginning. What a bot answers in
 * the place of somebody who is away adds nothing. */
static int64_t bank_after(const room *r, const room_seat *x)
{
    const int64_t most = (int64_t)r->bank * 1000, then = x->left + (int64_t)r->increment * 1000;
    if (x->who != PERSON || x->substitute) return x->left;
    return then < most ? then : most;
}

/* What a seat has after an undo: at most what it had when it gave the answer, nor more than it has left where it has
 * been asked since. Both are public: what it did meanwhile in secret changes neither. */
static int64_t time_again(const room_seat *x, bool was_asked)
{
    return was_asked && x->left < x->had ? x->left : x->had;
}

/* What a seat has for a question that is new to it. Others who were being asked when an answer was taken back have what
 * they had: nobody gets time by an undo. */
static int64_t time_for(const room *r, orr_seat s, bool was_asked)
{
    const room_seat *x = &r->seat[s];
    const bool again = r->retakes >> s & 1, kept = r->retakes && was_asked;
    if (!again && !kept && !r->bank) return (int64_t)r->clock * 1000;
    const int64_t left = again ? time_again(x, was_asked) : was_asked && !kept ? bank_after(r, x) : x->left;
    return x->question && left < ROOM_GRACE ? ROOM_GRACE : left;
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
        const bool same = now == x->question, was_asked = x->question;
        x->question = now;
        if (!same && !hidden) {
            x->since = t;
            x->left = time_for(r, s, was_asked);
            x->skips = false;
            if (x->here || r->days) x->due = false;
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
    return (e->seat < r->seats && ((r->out == OUT_ASK && e->t >= clock_ends(r, e->seat)) || was_due(r, e))) ||
           error_refuse(why, "That seat still has time.");
}

bool room_do_due(room *r, const room_entry *e, room_changes *ch)
{
    r->seat[e->seat].due = true;
    ch->table = true;
    return true;
}

/* ---- out of time ------------------------------------------------------------------------------------------------ */

bool room_can_out(const room *r, const room_entry *e, error *why)
{
    return (e->seat < r->seats && r->out != OUT_ASK && e->t >= clock_ends(r, e->seat)) ||
           error_refuse(why, "That seat still has time.");
}

/* A bot answers this one question as bots do, at a moment that tells nothing; where everybody may decline, that is the
 * answer. */
static void answer_for(room *r, orr_seat s, uint64_t t)
{
    room_seat *x = &r->seat[s];
    x->skips = true;
    x->since = t;
    x->kept = x->thinking = false;
    x->thought = 0;
    strcpy(x->level, r->level);
}

bool room_do_out(room *r, const room_entry *e, room_changes *ch)
{
    const orr_seat s = e->seat;
    r->seat[s].left = 0;
    ch->table = true;
    room_add_line(r, LINE_OUT, s);
    if (room_vote_is_about_answer(&r->vote) && r->vote.by == s) room_vote_fails(r, e->t, ch);
    if (r->out == OUT_BOT) {
        room_put_substitute(r, s, r->level);
    } else if (r->out == OUT_SKIP) {
        answer_for(r, s, e->t);
    } else {
        room_vote_ends(r);
        r->state = ROOM_PAUSED;
        r->out_of_time = (uint8_t)(s + 1);
    }
    return true;
}

/* Whoever takes the seat back while the question is open for which they had no time left gets no time by that. */
void room_clock_comes_back(room *r, orr_seat s, uint64_t t)
{
    room_seat *x = &r->seat[s];
    if (room_has_clock(r) && r->out != OUT_ASK && x->question && x->left <= 0) answer_for(r, s, t);
    else x->question = 0;                                /* the clock of an open question starts anew */
}

/* Table time goes on from the last entry after a restart, so a clock that runs for days needs entries now and then. */
static uint64_t next_beat(const room *r)
{
    for (orr_seat s = 0; r->days && s < r->seats; s++)
        if (room_clock_runs(r, s)) return r->last + ROOM_BEAT;
    return ROOM_NEVER;
}

bool room_can_beat(const room *r, const room_entry *e, error *why)
{
    return e->t >= next_beat(r) || error_refuse(why, "No clock needs that now.");
}

bool room_do_beat(room *r, const room_entry *e, room_changes *ch)
{
    (void)r, (void)e, (void)ch;                          /* the clocks have been counted down already */
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
    next = earlier(next, room_heir_time(r));
    if (r->state != ROOM_PLAYING) return next;
    next = earlier(next, room_bot_next_time(r));
    next = earlier(next, next_beat(r));
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

/* Whoever answers at a fixed moment answered then, even if it took some milliseconds to be stored. A program that has
 * failed is told of just before; not with an interjection, which would tell that there was something to say. */
static bool bot_answers(const room *r, uint64_t now, text_buf *entry)
{
    bot_speech x;
    if (!room_bot_speaks(r, now, &x)) return false;
    const room_entry fail = { .kind = ENTRY_FAIL, .t = x.at, .seat = x.seat, .n = r->seat[x.seat].failed };
    if (fail.n && (orr_asked(&r->m->t) >> x.seat & 1)) return room_consider(r, &fail, entry, NULL);
    return write_answer(r, x.seat, x.act, x.hurried ? HOW_HURRIED : HOW_BOT, x.at, entry);
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
    if (now >= room_heir_time(r))
        return room_consider(r, &(room_entry){ .kind = ENTRY_HEIR, .t = now, .seat = room_heir(r) }, entry, NULL);
    if (r->state != ROOM_PLAYING) return false;
    if (bot_answers(r, now, entry) || table_answers(r, now, entry)) return true;
    for (orr_seat s = 0; s < r->seats; s++) {
        const bool out = now >= clock_ends(r, s);
        if (!out && now < room_countdown_ends(r, s)) continue;
        const entry_kind kind = out && r->out != OUT_ASK ? ENTRY_OUT : ENTRY_DUE;
        return room_consider(r, &(room_entry){ .kind = kind, .t = now, .seat = s }, entry, NULL);
    }
    return now >= next_beat(r) && room_consider(r, &(room_entry){ .kind = ENTRY_BEAT, .t = now }, entry, NULL);
}
