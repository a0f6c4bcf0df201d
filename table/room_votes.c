/* room_votes.c - what the table decides together: an undo beyond the frontier, a bot for somebody gone, a pause; chat
 * too. */
#include "room_parts.h"

#include "plain.h"

#include <stdlib.h>
#include <string.h>

static unsigned count(orr_seats set)
{
    unsigned n = 0;
    for (; set; set &= (orr_seats)(set - 1)) n++;
    return n;
}

void vote_ends(room *r) { r->vote = (room_vote){ .what = VOTE_NONE }; }

/* An undo needs everybody, anything else more than half. */
static unsigned needed(const room_vote *v) { return v->what == VOTE_UNDO ? count(v->of) : count(v->of) / 2 + 1; }

static bool carry_out(room *r, uint64_t t, room_changes *ch)
{
    const room_vote v = r->vote;
    vote_ends(r);
    switch (v.what) {
    case VOTE_UNDO:
        ch->view = true;
        return go_back(r, v.by, v.about, t);
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
    if (count(v->of) - count(v->no) < needed(v)) vote_ends(r);
    return true;
}

/* ---- the vote --------------------------------------------------------------------------------------------------- */

static bool can_vote_about(const room *r, const deed *d, note *why)
{
    const uint32_t about = d->about;
    if (d->n == VOTE_UNDO)
        return (int64_t)about == own_last_answer(r, d->seat) || note_refuse(why, "You have no answer to take back.");
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

bool do_vote(room *r, const deed *d, room_changes *ch)
{
    room_vote *v = &r->vote;
    *v = (room_vote){ .what = (vote_kind)d->n, .by = d->seat, .about = d->about, .until = d->t + ROOM_VOTE };
    strcpy(v->level, d->level);
    v->of = v->what == VOTE_UNDO ? people_of(r) : present_of(r) | orr_one(d->seat);
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
    (void)d;
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
    if (r->vote.what == VOTE_BOT && r->vote.about == d->n) vote_ends(r);
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
    return (d->seat < r->seats && r->seat[d->seat].who == PERSON) ||
           note_refuse(why, "Only who sits at the table can speak.");
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
    *c = (room_chat){ .n = r->n_chats, .seat = d->seat, .at = d->t, .name = block, .text = block + n };
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
    ch->table = true;
    return true;
}
