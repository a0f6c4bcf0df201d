/* room_votes.c - what the table decides together: taking an answer back, a bot for somebody gone, a pause, a bot's seat
 * for a newcomer; chat too.
 *
 * While the table votes about an answer it goes on where it can. A question that was open before that answer and
 * still is goes on being answered, and those answers stay. A question that rests on it is *touched*: bots and the
 * table itself wait there until the vote is over, and so do clocks but that of whoever asked; a person may answer all
 * the same, which says no. */
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

void room_vote_ends(room *r) { r->vote = (room_vote){ .what = VOTE_NONE }; }

bool room_vote_is_about_answer(const room_vote *v) { return v->what == VOTE_UNDO || v->what == VOTE_TAKE_BACK; }

uint32_t room_vote_would_undo(const room *r, const room_vote *v)
{
    if (v->what == VOTE_TAKE_BACK && room_is_still_asked(r, v->about)) return 1;
    return room_answers_seen(r, ORR_PUBLIC) - room_answers_known(r, ORR_PUBLIC, v->about);
}

/* Everybody takes an answer back, and lets somebody look into a bot's hand; more than half decide anything else. */
static unsigned needed(const room_vote *v)
{
    return room_vote_is_about_answer(v) || v->what == VOTE_OFFER ? count(v->of) : count(v->of) / 2 + 1;
}

bool room_vote_touches(const room *r) { return r->vote.what == VOTE_TAKE_BACK &&
                                        !room_is_still_asked(r, r->vote.about); }

/* The last answer to an untouched question would end it, and show what was answered: that waits too. */
bool room_vote_holds(const room *r)
{
    return r->vote.what == VOTE_TAKE_BACK && (room_vote_touches(r) || count(orr_asked(&r->m->t)) < 2);
}

/* There is one vote at a time, so nobody may fill that place again and again. All but undos count as one, or somebody
 * would ask for them by turns. */
static void asked_in_vain(room *r, uint64_t t)
{
    if (!room_vote_is_about_answer(&r->vote)) r->seat[r->vote.by].asks_from = t + ROOM_ASK_AGAIN;
}

/* The table was asked and did not agree: the same is not asked again, and the view of whoever asked says so. */
void room_vote_fails(room *r, uint64_t t, room_changes *ch)
{
    asked_in_vain(r, t);
    if (r->vote.what == VOTE_TAKE_BACK) {
        r->seat[r->vote.by].refused = r->vote.about + 1;
        ch->view = true;
    }
    room_vote_ends(r);
}

static bool carry_out(room *r, uint64_t t, room_changes *ch)
{
    const room_vote v = r->vote;
    room_vote_ends(r);
    switch (v.what) {
    case VOTE_UNDO:
        ch->view = true;
        return room_go_back(r, v.by, v.about, t);
    case VOTE_TAKE_BACK:
        ch->view = true;
        return room_take_back(r, v.by, v.about, t);
    case VOTE_BOT:
        room_put_substitute(r, (orr_seat)v.about, v.level);
        if (r->out_of_time) room_goes_on(r, v.by, t);
        return true;
    case VOTE_RESUME:
        room_goes_on(r, v.by, t);
        return true;
    case VOTE_OFFER:
        room_offer_seat(r, (orr_seat)v.about);
        return true;
    case VOTE_PAUSE:
        r->state = ROOM_PAUSED;
        room_add_line(r, LINE_PAUSE, v.by);
        return true;
    default: return true;
    }
}

static bool count_votes(room *r, uint64_t t, room_changes *ch)
{
    const room_vote *v = &r->vote;
    ch->table = true;
    if (count(v->yes) >= needed(v)) return carry_out(r, t, ch);
    if (count(v->of) - count(v->no) < needed(v)) room_vote_fails(r, t, ch);
    return true;
}

/* ---- the vote --------------------------------------------------------------------------------------------------- */

static bool can_ask_back(const room *r, const room_entry *e, error *why)
{
    undo_plan u;
    if (!room_undo_would(r, e->seat, &u) || u.last != e->about) return error_refuse(why,
                                                                                    "You have no move to undo.");
    return e->n != VOTE_TAKE_BACK || !u.refused ||
           error_refuse(why, "The table did not agree to undo that move.");
}

static bool can_vote_about(const room *r, const room_entry *e, error *why)
{
    const uint32_t about = e->about;
    if ((e->n == VOTE_UNDO || e->n == VOTE_TAKE_BACK) && !room_may_undo_more(r, e->seat, why)) return false;
    if (e->n == VOTE_UNDO || e->n == VOTE_TAKE_BACK) return can_ask_back(r, e, why);
    if (e->n == VOTE_OFFER) return room_may_offer(r, e->seat, about, why);
    if (e->n == VOTE_RESUME)
        return about != e->seat || error_refuse(why, "Your time ran out; the others decide when the match goes on.");
    if (e->n != VOTE_BOT && e->n != VOTE_PAUSE) return error_refuse(why, "There is no such vote.");
    if (about >= r->seats) return error_refuse(why, "There is no such seat.");
    if (e->n == VOTE_PAUSE && about == e->seat) return true;
    if (about == e->seat || !(room_people(r) >> about & 1)) return error_refuse(why, "Nobody is missing there.");
    if (!r->seat[about].due && about + 1u != r->out_of_time)
        return error_refuse(why, "%.80s still has time.", r->seat[about].name);
    return e->n == VOTE_PAUSE || room_was_level(r->house, e->level) ||
           error_refuse(why, "There is no such level of bots.");
}

/* While a clock has paused the table it decides only about that seat: go on, or a bot for it. */
static bool can_vote_now(const room *r, const room_entry *e)
{
    if (r->state == ROOM_PLAYING) return e->n != VOTE_RESUME;
    if (r->state != ROOM_PAUSED) return false;
    if (!r->out_of_time) return e->n == VOTE_OFFER;
    return e->about + 1 == r->out_of_time && (e->n == VOTE_RESUME || e->n == VOTE_BOT);
}

bool room_can_vote(const room *r, const room_entry *e, error *why)
{
    if (!can_vote_now(r, e)) return error_refuse(why, "No match is running.");
    if (r->vote.what) return error_refuse(why, "The table is voting already.");
    if (e->seat >= r->seats || !(room_people(r) >> e->seat & 1))
        return error_refuse(why, "Only players can ask the table.");
    return can_vote_about(r, e, why);
}

/* Older stores have votes that came sooner, so this is not part of room_can_vote. */
bool room_may_ask_table(const room *r, const room_entry *e, error *why)
{
    const uint64_t from = e->seat < r->seats ? r->seat[e->seat].asks_from : 0;
    const unsigned wait = e->t < from ? (unsigned)((from - e->t + 999) / 1000) : 0;
    return !wait || error_refuse(why, "The table has just been asked; you can ask again in %u second%s.", wait,
                                 wait == 1 ? "" : "s");
}

/* No answer is taken back behind the back of somebody whose page is loaded anew. A pause or a bot is often asked for
 * because somebody has gone, so these go without them. A bot's seat is not given away behind anybody's back. */
static orr_seats who_is_asked(const room *r, const room_entry *e)
{
    if (e->n == VOTE_UNDO || e->n == VOTE_OFFER) return room_people(r);
    const bool lately = e->n == VOTE_TAKE_BACK && !strcmp(e->level, VOTE_OF_LATELY);
    return (lately ? room_lately_here(r, e->t) : room_present(r)) | orr_one(e->seat);
}

bool room_do_vote(room *r, const room_entry *e, room_changes *ch)
{
    room_vote *v = &r->vote;
    *v = (room_vote){ .what = (vote_kind)e->n, .by = e->seat, .about = e->about,
                      .until = e->t + (e->n == VOTE_OFFER && r->days ? ROOM_VOTE_DAYS : ROOM_VOTE) };
    v->of = who_is_asked(r, e);
    if (v->what == VOTE_BOT) strcpy(v->level, e->level);
    if (v->what == VOTE_BOT || v->what == VOTE_RESUME) v->of &= (orr_seats)~orr_one(v->about);
    v->yes = orr_one(e->seat);
    return count_votes(r, e->t, ch);
}

bool room_can_say(const room *r, const room_entry *e, error *why)
{
    if (!r->vote.what) return error_refuse(why, "There is no vote now.");
    return (e->seat < r->seats && (r->vote.of >> e->seat & 1)) || error_refuse(why, "You have no vote in this.");
}

bool room_do_say(room *r, const room_entry *e, room_changes *ch)
{
    const orr_seats me = orr_one(e->seat);
    r->vote.yes = (orr_seats)(e->on ? r->vote.yes | me : r->vote.yes & ~me);
    r->vote.no = (orr_seats)(e->on ? r->vote.no & ~me : r->vote.no | me);
    return count_votes(r, e->t, ch);
}

bool room_can_lapse(const room *r, const room_entry *e, error *why)
{
    return (r->vote.what && e->t >= r->vote.until) || error_refuse(why, "No vote has run out.");
}

bool room_do_lapse(room *r, const room_entry *e, room_changes *ch)
{
    room_vote_fails(r, e->t, ch);
    ch->table = true;
    return true;
}

bool room_can_withdraw(const room *r, const room_entry *e, error *why)
{
    return (r->vote.what && r->vote.by == e->seat) || error_refuse(why, "You have no vote open.");
}

/* A slip may be mended; then the same question is not put and withdrawn without end, and the view says so. */
static void note_withdrawal(room *r, room_changes *ch)
{
    room_seat *x = &r->seat[r->vote.by];
    x->withdrawals = x->withdrew == r->vote.about + 1 ? x->withdrawals + 1 : 1;
    x->withdrew = r->vote.about + 1;
    ch->view = ch->view || x->withdrawals >= ROOM_WITHDRAWALS;
}

bool room_do_withdraw(room *r, const room_entry *e, room_changes *ch)
{
    asked_in_vain(r, e->t);
    if (r->vote.what == VOTE_TAKE_BACK) note_withdrawal(r, ch);
    room_vote_ends(r);
    ch->table = true;
    return true;
}

/* ---- waiting and going on --------------------------------------------------------------------------------------- */

bool room_can_wait(const room *r, const room_entry *e, error *why)
{
    if (r->state != ROOM_PLAYING || e->seat >= r->seats) return error_refuse(why, "No match is running.");
    return (e->n < r->seats && r->seat[e->n].due) || error_refuse(why, "Nobody is being waited for there.");
}

bool room_do_wait(room *r, const room_entry *e, room_changes *ch)
{
    room_seat *x = &r->seat[e->n];
    x->due = false;
    x->gone_at = e->t;
    x->left = room_fresh_time(r);
    if (r->vote.what == VOTE_BOT && r->vote.about == e->n) room_vote_fails(r, e->t, ch);
    ch->table = true;
    return true;
}

bool room_can_resume(const room *r, const room_entry *e, error *why)
{
    if (r->state != ROOM_PAUSED) return error_refuse(why, "The table is not paused.");
    if (!r->out_of_time || !(room_people(r) & ~orr_one(r->out_of_time - 1u))) return true;
    return error_refuse(why, e->seat + 1 == r->out_of_time
                                 ? "Your time ran out; the others decide when the match goes on."
                                 : "The table votes about that.");
}

/* Whoever had no time left gets some. */
void room_goes_on(room *r, orr_seat by, uint64_t t)
{
    r->state = ROOM_PLAYING;
    for (unsigned s = 0; s < r->seats; s++) {
        r->seat[s].due = false;
        if (!r->seat[s].here) r->seat[s].gone_at = t;                /* the countdown starts anew */
    }
    if (r->out_of_time) r->seat[r->out_of_time - 1].left = room_fresh_time(r);
    r->out_of_time = 0;
    r->changed_at = t;
    room_add_line(r, LINE_RESUME, by);
}

bool room_do_resume(room *r, const room_entry *e, room_changes *ch)
{
    room_goes_on(r, e->seat, e->t);
    ch->table = true;
    return true;
}

/* ---- chat ------------------------------------------------------------------------------------------------------- */

bool room_can_chat(const room *r, const room_entry *e, error *why)
{
    if (e->seat >= r->seats || r->seat[e->seat].who != PERSON)
        return error_refuse(why, "Only players at the table can chat.");
    return r->seat[e->seat].chats < ROOM_CHATS_EACH ||
           error_refuse(why, "You have written %d lines at this table; that is the limit.", ROOM_CHATS_EACH);
}

bool room_do_chat(room *r, const room_entry *e, room_changes *ch)
{
    const char *name = r->seat[e->seat].name;
    const size_t n = strlen(name) + 1, all = n + strlen(e->text) + 1;
    char *block = malloc(all);
    if (!block) return false;
    memcpy(block, name, n);
    memcpy(block + n, e->text, all - n);
    plain_text(block + n);                               /* an older store has lines as they came */
    room_chat *c = &r->chat[++r->n_chats % ROOM_CHATS];
    free(c->name);
    *c = (room_chat){ .n = r->n_chats, .seat = e->seat, .at = e->wall, .name = block, .text = block + n };
    r->seat[e->seat].chats++;
    ch->chat = r->n_chats;
    return true;
}

bool room_can_mute(const room *r, const room_entry *e, error *why)
{
    return (e->seat < r->seats && e->n < r->seats && e->n != e->seat) || error_refuse(why,
                                                                                      "That seat cannot be muted.");
}

bool room_do_mute(room *r, const room_entry *e, room_changes *ch)
{
    const orr_seats who = orr_one(e->n);
    orr_seats *mutes = &r->seat[e->seat].mutes;
    *mutes = (orr_seats)(e->on ? *mutes | who : *mutes & ~who);
    ch->own = orr_one(e->seat);
    return true;
}
