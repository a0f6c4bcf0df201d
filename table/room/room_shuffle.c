/* room_shuffle.c - from the start to the deal: pledges while the table is waiting for players, salts once all pledges
 * are in, then the deal. Nobody opens a salt before the last pledge is fixed, so nobody can choose one that suits them
 * (ADR 23). */
#include "table/room/room_parts.h"

#include <string.h>

static bool is_person(const room *r, orr_seat s, error *why)
{
    return (s < r->seats && r->seat[s].who == PERSON) || error_refuse(why, "Nobody sits there.");
}

static orr_seats helpers(const room *r)
{
    orr_seats set = 0;
    for (unsigned s = 0; s < r->seats; s++)
        if (r->seat[s].pledged) set |= orr_one(s);
    return set;
}

static orr_seats opened(const room *r)
{
    orr_seats set = 0;
    for (unsigned s = 0; s < r->seats; s++)
        if (r->seat[s].opened) set |= orr_one(s);
    return set;
}

void room_forget_pledge(room_seat *x)
{
    x->pledged = false;
    memset(x->pledge, 0, HASH);
}

/* ---- while it gathers ------------------------------------------------------------------------------------------- */

bool room_can_salt(const room *r, const room_entry *e, error *why)
{
    if (!is_person(r, e->seat, why)) return false;
    return r->state == ROOM_GATHERING ||
           error_refuse(why, "%s; it is too late to help shuffle.",
                        r->state == ROOM_SHUFFLING ? "The cards are being shuffled" : "The cards are dealt");
}

bool room_do_salt(room *r, const room_entry *e, room_changes *ch)
{
    r->deal.salted |= orr_one(e->seat);
    memcpy(r->deal.salt[e->seat], e->salt, SALT);
    ch->table = true;
    return true;
}

bool room_can_pledge(const room *r, const room_entry *e, error *why)
{
    if (!room_can_salt(r, e, why)) return false;
    const room_seat *x = &r->seat[e->seat];
    return !(x->pledged && room_same_hash(x->pledge, e->hash)) || error_refuse(why, "You help to shuffle already.");
}

bool room_do_pledge(room *r, const room_entry *e, room_changes *ch)
{
    room_seat *x = &r->seat[e->seat];
    memcpy(x->pledge, e->hash, HASH);
    x->pledged = true;
    ch->table = true;
    return true;
}

/* ---- the deal --------------------------------------------------------------------------------------------------- */

/* What these seats have fixed, and opened if they did, goes into the deal. False: no memory. */
static bool deal_now(room *r, orr_seats with, uint64_t t, room_changes *ch)
{
    r->deal.pledged = with;
    for (unsigned s = 0; s < r->seats; s++) {
        const room_seat *x = &r->seat[s];
        if (!(with >> s & 1)) continue;
        memcpy(r->deal.pledge[s], x->pledge, HASH);
        if (x->opened) memcpy(r->deal.salt[s], x->salt, SALT);
        if (x->opened) r->deal.salted |= orr_one(s);
    }
    ch->table = ch->view = ch->shuffle = true;
    if (!room_begin_match(r, t)) return false;
    for (unsigned s = 0; s < r->seats; s++) {            /* from here on it is the deal's */
        r->seat[s].pledged = r->seat[s].opened = false;
        memset(r->seat[s].pledge, 0, HASH);
        memset(r->seat[s].salt, 0, SALT);
    }
    return true;
}

bool room_can_start(const room *r, const room_entry *e, error *why)
{
    (void)e;
    if (r->state != ROOM_GATHERING) return error_refuse(why, "The match has begun.");
    return box_check(&r->box, r->seats, why);
}

/* Whoever is not connected cannot open a salt. No salt is open yet, so leaving them out here chooses nothing. */
bool room_do_start(room *r, const room_entry *e, room_changes *ch)
{
    const orr_seats with = helpers(r) & room_present(r);
    ch->table = true;
    if (!with) return deal_now(r, 0, e->t, ch);
    for (unsigned s = 0; s < r->seats; s++)
        if (!(with >> s & 1)) room_forget_pledge(&r->seat[s]);
    r->state = ROOM_SHUFFLING;
    r->shuffle_until = e->t + ROOM_SHUFFLE;
    return true;
}

bool room_can_opens(const room *r, const room_entry *e, error *why)
{
    uint8_t commitment[MATCH_KEY], pledge[MATCH_KEY];
    if (!is_person(r, e->seat, why)) return false;
    const room_seat *x = &r->seat[e->seat];
    if (r->state != ROOM_SHUFFLING) return error_refuse(why, "Salts are opened once the match is started, not now.");
    if (!x->pledged) return error_refuse(why, "You pledged no salt before the match was started.");
    if (x->opened) return error_refuse(why, "Your salt is open already.");
    deal_commitment(&r->deal, commitment);
    deal_pledge(commitment, e->seat, e->salt, pledge);
    return room_same_hash(pledge, x->pledge) || error_refuse(why, "That is not the salt you pledged.");
}

bool room_do_opens(room *r, const room_entry *e, room_changes *ch)
{
    room_seat *x = &r->seat[e->seat];
    memcpy(x->salt, e->salt, SALT);
    x->opened = ch->table = true;
    if (opened(r) != helpers(r) || deal_now(r, helpers(r), e->t, ch)) return true;
    return x->opened = false;
}

bool room_can_deal(const room *r, const room_entry *e, error *why)
{
    return (r->state == ROOM_SHUFFLING && e->t >= r->shuffle_until) ||
           error_refuse(why, "The cards are dealt once all salts are open, or their time is over.");
}

bool room_do_deal(room *r, const room_entry *e, room_changes *ch) { return deal_now(r, helpers(r), e->t, ch); }
