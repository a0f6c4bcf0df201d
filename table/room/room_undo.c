/* room_undo.c - taking answers back: what it would do, alone where nothing was learned and nobody else has answered,
 * else with the agreement of the other people there (room_votes.c). Bots agree to everything. */
#include "table/room/room_parts.h"

#include <stdlib.h>
#include <string.h>

/* ---- what it would do ------------------------------------------------------------------------------------------- */

/* The last answer this person gave; -1: none that could be taken back. */
static int32_t own_last_answer(const room *r, orr_seat s)
{
    if (!r->m || s >= r->seats) return -1;
    for (uint32_t i = r->m->n_answers; i > r->past; i--)
        if (r->m->answer[i - 1].seat == s && r->how[i - 1] == HOW_PERSON) return (int32_t)(i - 1);
    return -1;
}

bool room_is_still_asked(const room *r, uint32_t answer)
{
    return answer < r->m->n_answers && r->opened[answer] == r->m->opened && !match_over(r->m);
}

/* Answers that others gave to the same question stay as long as it is open: they knew nothing of this one. Those that
 * this person may not know of are not counted. */
bool room_undo_would(const room *r, orr_seat s, undo_plan *u)
{
    const int32_t last = r->state == ROOM_PLAYING && !room_plays_by_bot(r, s) ? own_last_answer(r, s) : -1;
    if (last < 0) return false;
    *u = (undo_plan){ .last = (uint32_t)last, .back = 1, .whose = orr_one(s) };
    u->learned = orr_core_of(&r->m->t)->frontier > u->last;
    u->refused = r->seat[s].refused == u->last + 1;
    u->withdrawn = r->seat[s].withdrew == u->last + 1 && r->seat[s].withdrawals >= ROOM_WITHDRAWALS;
    u->free = !u->learned;
    for (uint32_t i = u->last + 1; i < r->m->n_answers; i++) {
        if (!room_knows_of(r, s, i)) continue;
        u->free = u->free && r->m->answer[i].seat == s;
        if (room_is_still_asked(r, u->last)) continue;
        u->back++;
        u->whose |= orr_one(r->m->answer[i].seat);
    }
    return true;
}

orr_seats room_undo_needs(const room *r, orr_seat by, uint64_t now)
{
    return room_lately_here(r, now) & (orr_seats)~orr_one(by);
}

/* ---- doing it --------------------------------------------------------------------------------------------------- */

/* Whatever was refused or withdrawn about answers that are gone now is forgotten. */
static void forget_refusals(room *r)
{
    for (unsigned s = 0; s < r->seats; s++) {
        if (r->seat[s].refused > r->m->n_answers) r->seat[s].refused = 0;
        if (r->seat[s].withdrew > r->m->n_answers) r->seat[s].withdrew = 0;
    }
}

bool room_go_back(room *r, orr_seat by, uint32_t answers, uint64_t t)
{
    if (!match_back_to(r->m, answers)) return false;
    forget_refusals(r);
    r->seat[by].undos++;
    r->retakes |= orr_one(by);
    room_match_has_changed(r, t);
    if (!room_only_one_sees(r)) room_add_line(r, LINE_UNDO, by); /* whoever did not know of the answer hears nothing */
    return true;
}

typedef struct { orr_answer said; uint8_t how; } kept_answer;

/* One that is not allowed any more is asked for again. */
static bool put_again(room *r, const kept_answer *kept, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++) {
        const uint32_t at = r->m->n_answers;
        if (match_why_not(r->m, kept[i].said.seat, kept[i].said.act, NULL)) continue;
        if (!room_place_answer(r, kept[i].said.seat, kept[i].said.act, (answer_how)kept[i].how)) return false;
        r->seen[at] = room_look_again(r);
    }
    return true;
}

/* Everybody looks once, when it is done: whoever sees what they saw before learns nothing of it. */
bool room_take_back(room *r, orr_seat by, uint32_t answer, uint64_t t)
{
    const uint32_t n = room_is_still_asked(r, answer) ? r->m->n_answers - answer - 1 : 0;
    const bool known = room_knows_of(r, ORR_PUBLIC, answer);
    kept_answer *kept = malloc((n + 1) * sizeof *kept);
    uint64_t before[ORR_PUBLIC + 1];
    uint32_t question[ORR_MAX_SEATS];
    if (!kept) return false;
    for (uint32_t i = 0; i < n; i++) kept[i] = (kept_answer){ r->m->answer[answer + 1 + i], r->how[answer + 1 + i] };
    memcpy(before, r->sight, sizeof before);
    memcpy(question, r->m->question, sizeof question);
    bool good = match_back_to(r->m, answer);
    if (good) {
        room_look_again(r);
        forget_refusals(r);
        r->seat[by].undos++;
        r->retakes |= orr_one(by);
        if (known) room_add_line(r, LINE_UNDO, by);
        good = put_again(r, kept, n);
        room_sight_differs(r, before);
        for (unsigned s = 0; s < r->seats; s++)
            if (r->sight[s] == before[s]) r->m->question[s] = question[s];      /* it is the same question */
        room_match_goes_on(r, t);
    }
    free(kept);
    return good;
}

bool room_may_undo_more(const room *r, orr_seat s, error *why)
{
    return s >= r->seats || r->seat[s].undos < ROOM_UNDOS_EACH ||
           error_refuse(why, "You have undone %d moves in this match; that is the limit.", ROOM_UNDOS_EACH);
}

/* Older stores have entries of a freer rule, under which answers of bots did not count. */
bool room_can_undo(const room *r, const room_entry *e, error *why)
{
    undo_plan u;
    if (!room_is_playing(r, why) || !room_may_undo_more(r, e->seat, why)) return false;
    bool alone = e->seat < r->seats && room_undo_would(r, e->seat, &u) && u.last == e->n && !u.learned;
    for (uint32_t i = e->n + 1; alone && i < r->m->n_answers; i++)
        alone = r->how[i] != HOW_PERSON || !room_knows_of(r, e->seat, i);
    return alone || error_refuse(why, "That move cannot be undone without the others.");
}

static bool is_undone(room *r, room_changes *ch)
{
    ch->view = ch->table = true;
    if (r->vote.what == VOTE_TAKE_BACK && !room_only_one_sees(r)) room_vote_ends(r);
    ch->blind = (orr_seats)~r->changed;
    return true;
}

bool room_do_undo(room *r, const room_entry *e, room_changes *ch)
{
    return room_go_back(r, e->seat, e->n, e->t) && is_undone(r, ch);
}

/* Alone: nobody else has answered or learned anything, as far as this person can know. */
bool room_can_unsay(const room *r, const room_entry *e, error *why)
{
    undo_plan u;
    if (!room_is_playing(r, why) || !room_may_undo_more(r, e->seat, why)) return false;
    return (e->seat < r->seats && room_undo_would(r, e->seat, &u) && u.last == e->n && u.free) ||
           error_refuse(why, "That move cannot be undone without the others.");
}

bool room_do_unsay(room *r, const room_entry *e, room_changes *ch)
{
    return room_take_back(r, e->seat, e->n, e->t) && is_undone(r, ch);
}
