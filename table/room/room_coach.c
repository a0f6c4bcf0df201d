/* room_coach.c - the coach: it looks at an answer after it was given and tells its seat, and nobody else, if something
 * else was surely better. What it looks at is what the seat knew before its answer; it looks at every answer, whatever
 * the seat holds. Among people it is for all or nobody: the host says. */
#include "table/room/room_parts.h"

static bool is_alone(const room *r, orr_seat s)
{
    for (unsigned i = 0; i < r->seats; i++)
        if (i != s && r->seat[i].who == PERSON) return false;
    return true;
}

static bool may_have_one(const room *r, orr_seat s) { return r->coaching || is_alone(r, s); }

bool room_can_coach(const room *r, const room_entry *e, error *why)
{
    if (e->seat >= r->seats || r->seat[e->seat].who != PERSON) return error_refuse(why, "Nobody sits there.");
    if (e->n && r->host != e->seat) return error_refuse(why, "Only the host can do that.");
    return e->n || !e->on || may_have_one(r, e->seat) ||
           error_refuse(why, "Other people play here, so there is a coach only if the host allows it.");
}

bool room_do_coach(room *r, const room_entry *e, room_changes *ch)
{
    if (e->n) {
        r->coaching = e->on;
        ch->table = true;
    } else {
        r->seat[e->seat].coached = e->on;
        ch->own = orr_one(e->seat);
    }
    return true;
}

bool room_has_coach(const room *r, orr_seat s)
{
    return s < r->seats && r->seat[s].who == PERSON && r->seat[s].coached && may_have_one(r, s);
}

bool room_coach_begins(const room *r, orr_seat s, orr_action did, room_coached *out)
{
    if (r->state != ROOM_PLAYING || !room_has_coach(r, s)) return false;
    *out = (room_coached){ .job = room_job_of(r, r->m, s), .did = did, .answer = r->m->n_answers, .turn = r->turn };
    return out->job;
}

/* An answer that was taken back is not talked about. */
bool room_coach_speaks(const room *r, const room_coached *c)
{
    const orr_seat s = c->job->seat;
    return r->m && room_has_coach(r, s) && c->answer < r->m->n_answers && r->m->answer[c->answer].seat == s &&
           orr_same_action(r->m->answer[c->answer].act, c->did);
}
