/* room_votes.c - what the table decides together: taking an answer back, a bot for somebody gone, a pause; chat too.
 *
 * While the table votes about an answer it goes on where it can. A question that was open before that answer and
 * still is goes on being answered, and those answers stay. A question that rests on it is *touched*: bots and the
 * table itself wait there until the vote is over, and so do clocks; a person may answer all the same, which says no. */
#include "table/room/room_parts.h"

#include "base/plain.h"

#include <stdlib.h>
#include <string.h>

static unsigned count(orr_seats set)
{
    unsigned n = 0;
    for (; set; set &= (orr_seats)(set - 1)) n++;
    return n;
}

void vote_ends(room *r) { r->vote = (room_vote){ .what = VOTE_NONE }; }

bool is_about_answer(const room_vote *v) { return v->what == VOTE_UNDO || v->what == VOTE_TAKE_BACK; }

uint32_t would_go(const room *r, const room_vote *v)
{
    return v->what == VOTE_TAKE_BACK && is_still_asked(r, v->about) ? 1 : answers_seen(r, ORR_PUBLIC) - answers_known(r, ORR_PUBLIC, v->about);
}

/* An answer is taken back by everybody, anything else is decided by more than half. */
static unsigned needed(const room_vote *v) { return is_about_answer(v) ? count(v->of) : count(v->of) / 2 + 1; }

bool vote_touches(const room *r) { return r->vote.what == VOTE_TAKE_BACK && !is_still_asked(r, r->vote.about); }

/* The last answer to an untouched question would end it, and show what was answered: that waits too. */
bool vote_holds(const room *r)
{
    return r->vote.what == VOTE_TAKE_BACK && (vote_touches(r) || count(orr_asked(&r->m->t)) < 2);
}

/* There is one vote at a time, so nobody may fill that place again and again. Bots and pauses count as one, or somebody
 * would ask for them by turns. */
static void asked_in_vain(room *r, uint64_t t)
{
    if (r->vote.what == VOTE_BOT || r->vote.what == VOTE_PAUSE) r->seat[r->vote.by].asks_from = t + ROOM_ASK_AGAIN;
}

/* The table was asked and did not agree: the same is not asked again, and the view of who asked says so. */
void vote_fails(room *r, uint64_t t, room_changes *ch)
{
    asked_in_vain(r, t);
    if (r->vote.what == VOTE_TAKE_BACK) {
        r->seat[r->vote.by].refused = r->vote.about + 1;
        ch->view = true;
    }
    vote_ends(r);
}

static bool carry_out(room *r, uint64_t t, room_changes *ch)
{
    const room_vote v = r->vote;
    vote_ends(r);
    switch (v.what) {
    case VOTE_UNDO:
        ch->view = true;
        return go_back(r, v.by, v.about, t);
    case VOTE_TAKE_BACK:
        ch->view = true;
        return take_back(r, v.by, v.about, t);
    case VOTE_BOT:
        put_substitute(r, (orr_seat)v.about, v.level);
        return true;
    case VOTE_PAUSE:
        r->state = ROOM_PAUSED;
        add_line(r, LINE_PAUSE, v.by);
        return true;
    default: return true;
    }
}

static bool count_votes(room *r, uint64_t t, room_changes *ch)
{
    const room_vote *v = &r->vote;
    ch->table = true;
    if (count(v->yes) >= needed(v)) return carry_out(r, t, ch);
    if (count(v->of) - count(v->no) < needed(v)) vote_fails(r, t, ch);
    return true;
}

/* ---- the vote --------------------------------------------------------------------------------------------------- */

static bool can_ask_back(const room *r, const deed *d, note *why)
{
    undo_plan u;
    if (!undo_would(r, d->seat, &u) || u.last != d->about) return note_refuse(why, "You have no answer to take back.");
    return d->n != VOTE_TAKE_BACK || !u.refused ||
           note_refuse(why, "The table did not agree to take that answer back.");
}

static bool can_vote_about(const room *r, const deed *d, note *why)
{
    const uint32_t about = d->about;
    if ((d->n == VOTE_UNDO || d->n == VOTE_TAKE_BACK) && !may_undo_more(r, d->seat, why)) return false;
    if (d->n == VOTE_UNDO || d->n == VOTE_TAKE_BACK) return can_ask_back(r, d, why);
    if (d->n != VOTE_BOT && d->n != VOTE_PAUSE) return note_refuse(why, "There is no such vote.");
    if (about >= r->seats) return note_refuse(why, "There is no such seat.");
    if (d->n == VOTE_PAUSE && about == d->seat) return true;
    if (about == d->seat || !(people_of(r) >> about & 1)) return note_refuse(why, "Nobody is missing there.");
    if (!r->seat[about].due) return note_refuse(why, "%.80s still has time.", r->seat[about].name);
    return d->n == VOTE_PAUSE || is_level(r->house, d->level) || note_refuse(why, "There is no such level of bots.");
}

bool can_vote(const room *r, const deed *d, note *why)
{
    if (r->state != ROOM_PLAYING) return note_refuse(why, "Nothing is played now.");
    if (r->vote.what) return note_refuse(why, "The table is voting already.");
    if (d->seat >= r->seats || !(people_of(r) >> d->seat & 1))
        return note_refuse(why, "Only who plays can ask the table.");
    return can_vote_about(r, d, why);
}

/* Older stores have votes that came sooner, so this is no part of can_vote. */
bool may_ask_table(const room *r, const deed *d, note *why)
{
    const uint64_t from = d->seat < r->seats ? r->seat[d->seat].asks_from : 0;
    const unsigned wait = d->t < from ? (unsigned)((from - d->t + 999) / 1000) : 0;
    return !wait || note_refuse(why, "The table has just been asked; you can ask again in %u second%s.", wait,
                                wait == 1 ? "" : "s");
}

/* No answer is taken back behind the back of somebody whose page is loaded anew. A pause or a bot is often asked for
 * because somebody has gone, so these go without them. */
static orr_seats who_is_asked(const room *r, const deed *d)
{
    if (d->n == VOTE_UNDO) return people_of(r);
    const bool lately = d->n == VOTE_TAKE_BACK && !strcmp(d->level, VOTE_OF_LATELY);
    return (lately ? lately_here(r, d->t) : present_of(r)) | orr_one(d->seat);
}

bool do_vote(room *r, const deed *d, room_changes *ch)
{
    room_vote *v = &r->vote;
    *v = (room_vote){ .what = (vote_kind)d->n, .by = d->seat, .about = d->about, .until = d->t + ROOM_VOTE };
    v->of = who_is_asked(r, d);
    if (v->what == VOTE_BOT) strcpy(v->level, d->level);
    if (v->what == VOTE_BOT) v->of &= (orr_seats)~orr_one(v->about);
    v->yes = orr_one(d->seat);
    return count_votes(r, d->t, ch);
}

bool can_say(const room *r, const deed *d, note *why)
{
    if (!r->vote.what) return note_refuse(why, "There is no vote now.");
    return (d->seat < r->seats && (r->vote.of >> d->seat & 1)) || note_refuse(why, "You have no vote in this.");
}

bool do_say(room *r, const deed *d, room_changes *ch)
{
    const orr_seats me = orr_one(d->seat);
    r->vote.yes = (orr_seats)(d->on ? r->vote.yes | me : r->vote.yes & ~me);
    r->vote.no = (orr_seats)(d->on ? r->vote.no & ~me : r->vote.no | me);
    return count_votes(r, d->t, ch);
}

bool can_lapse(const room *r, const deed *d, note *why)
{
    return (r->vote.what && d->t >= r->vote.until) || note_refuse(why, "No vote has run out.");
}

bool do_lapse(room *r, const deed *d, room_changes *ch)
{
    vote_fails(r, d->t, ch);
    ch->table = true;
    return true;
}

bool can_withdraw(const room *r, const deed *d, note *why)
{
    return (r->vote.what && r->vote.by == d->seat) || note_refuse(why, "You have asked the table for nothing.");
}

/* A slip may be mended; then the same question is not put and withdrawn without end, and the view says so. */
static void note_withdrawal(room *r, room_changes *ch)
{
    room_seat *x = &r->seat[r->vote.by];
    x->withdrawals = x->withdrew == r->vote.about + 1 ? x->withdrawals + 1 : 1;
    x->withdrew = r->vote.about + 1;
    ch->view = ch->view || x->withdrawals >= ROOM_WITHDRAWALS;
}

bool do_withdraw(room *r, const deed *d, room_changes *ch)
{
    asked_in_vain(r, d->t);
    if (r->vote.what == VOTE_TAKE_BACK) note_withdrawal(r, ch);
    vote_ends(r);
    ch->table = true;
    return true;
}

/* ---- waiting and going on --------------------------------------------------------------------------------------- */

bool can_wait(const room *r, const deed *d, note *why)
{
    if (r->state != ROOM_PLAYING || d->seat >= r->seats) return note_refuse(why, "Nothing is played now.");
    return (d->n < r->seats && r->seat[d->n].due) || note_refuse(why, "Nobody has to be waited for there.");
}

bool do_wait(room *r, const deed *d, room_changes *ch)
{
    room_seat *x = &r->seat[d->n];
    x->due = false;
    x->gone_at = d->t;
    x->left = (int64_t)r->clock * 1000;
    if (r->vote.what == VOTE_BOT && r->vote.about == d->n) vote_fails(r, d->t, ch);
    ch->table = true;
    return true;
}

bool can_resume(const room *r, const deed *d, note *why)
{
    (void)d;
    return r->state == ROOM_PAUSED || note_refuse(why, "The table is not paused.");
}

bool do_resume(room *r, const deed *d, room_changes *ch)
{
    r->state = ROOM_PLAYING;
    for (unsigned s = 0; s < r->seats; s++) {
        r->seat[s].due = false;
        if (!r->seat[s].here) r->seat[s].gone_at = d->t;             /* the countdown starts anew */
    }
    r->changed_at = d->t;
    add_line(r, LINE_RESUME, d->seat);
    ch->table = true;
    return true;
}

/* ---- chat ------------------------------------------------------------------------------------------------------- */

bool can_chat(const room *r, const deed *d, note *why)
{
    if (d->seat >= r->seats || r->seat[d->seat].who != PERSON)
        return note_refuse(why, "Only who sits at the table can speak.");
    return r->seat[d->seat].chats < ROOM_CHATS_EACH ||
           note_refuse(why, "You have written %d lines at this table; that is the limit.", ROOM_CHATS_EACH);
}

bool do_chat(room *r, const deed *d, room_changes *ch)
{
    const char *name = r->seat[d->seat].name;
    const size_t n = strlen(name) + 1, all = n + strlen(d->text) + 1;
    char *block = malloc(all);
    if (!block) return false;
    memcpy(block, name, n);
    memcpy(block + n, d->text, all - n);
    plain_text(block + n);                               /* an older store has lines as they came */
    room_chat *c = &r->chat[++r->n_chats % ROOM_CHATS];
    free(c->name);
    *c = (room_chat){ .n = r->n_chats, .seat = d->seat, .at = d->wall, .name = block, .text = block + n };
    r->seat[d->seat].chats++;
    ch->chat = r->n_chats;
    return true;
}

bool can_mute(const room *r, const deed *d, note *why)
{
    return (d->seat < r->seats && d->n < r->seats && d->n != d->seat) || note_refuse(why, "That seat cannot be muted.");
}

bool do_mute(room *r, const deed *d, room_changes *ch)
{
    const orr_seats who = orr_one(d->n);
    orr_seats *mutes = &r->seat[d->seat].mutes;
    *mutes = (orr_seats)(d->on ? *mutes | who : *mutes & ~who);
    ch->own = orr_one(d->seat);
    return true;
}
