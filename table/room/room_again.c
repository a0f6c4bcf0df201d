/* room_again.c - once more with the same people: a new table like the one that is over, with everybody on the same
 * seat. The first who wants it makes it; at the finished table everybody sees who wants to. At the new one the people
 * are invited: whoever has a seat at the finished table may come and gets a token of the new one. Nothing else leads
 * there. */
#include "table/room/room_parts.h"

#include "base/hex.h"

#include <inttypes.h>
#include <string.h>

const char *room_again(const room *r) { return *r->again ? r->again : NULL; }
bool room_agreed(const room *r, orr_seat s) { return *r->again && (r->agreed >> s & 1); }

/* ---- at the finished table -------------------------------------------------------------------------------------- */

bool room_agree(const room *r, orr_seat s, const char *link, uint64_t now, text_buf *entry, error *why)
{
    room_entry e = { .kind = ENTRY_AGAIN, .t = now, .seat = s };
    strcpy(e.text, link);
    return room_consider(r, &e, entry, why);
}

bool room_can_again(const room *r, const room_entry *e, error *why)
{
    if (r->state != ROOM_OVER) return error_refuse(why, "The match is not over yet.");
    if (e->seat >= r->seats || r->seat[e->seat].who != PERSON) return error_refuse(why, "Nobody sits there.");
    if (strlen(e->text) != ROOM_LINK || strspn(e->text, room_letters) != ROOM_LINK)
        return error_refuse(why, "That leads to no table.");
    return strcmp(r->again, e->text) || !room_agreed(r, e->seat) || error_refuse(why, "You have agreed already.");
}

/* Another link: the table it led to before is gone. */
bool room_do_again(room *r, const room_entry *e, room_changes *ch)
{
    if (strcmp(r->again, e->text)) {
        strcpy(r->again, e->text);
        r->again_by = e->seat;
        r->agreed = 0;
    }
    r->agreed |= orr_one(e->seat);
    ch->table = true;
    return true;
}

bool room_rematch(const room *r, orr_seat by, const room_grant *g, uint64_t now, text_buf *entry, error *why)
{
    char secret[2 * MATCH_KEY + 1];
    text_clear(entry);
    if (r->state != ROOM_OVER) return error_refuse(why, "The match is not over yet.");
    if (by >= r->seats || r->seat[by].who != PERSON) return error_refuse(why, "Only players can propose that.");
    text_format(entry, "%" PRIu64 " open %s\n", now, g->link);
    room_write_settings(r, r->seats, entry);
    if (r->sheets) text_put(entry, r->sheets, r->n_sheets);
    hex_write(g->secret, MATCH_KEY, secret);
    text_format(entry, "secret %s\nmade %s\n", secret, r->seat[by].name);
    for (unsigned s = 0; s < r->seats; s++)
        if (r->seat[s].who == PERSON) text_format(entry, "invite %u %s\n", s, r->seat[s].name);
    for (unsigned s = 0; s < r->seats; s++)
        if (r->seat[s].who != PERSON) text_format(entry, "bot %u %s\n", s, r->seat[s].level);
    return !entry->torn || error_refuse(why, "There is not enough memory for a table.");
}

/* ---- at the new one --------------------------------------------------------------------------------------------- */

bool room_come(const room *r, orr_seat s, const room_grant *g, uint64_t now, text_buf *entry, error *why)
{
    room_entry e = { .kind = ENTRY_COME, .t = now, .seat = s };
    room_hash_of(g->token, ROOM_TOKEN, e.hash);
    return room_consider(r, &e, entry, why);
}

/* They have come and changed chairs. */
static bool sits_elsewhere(const room *r, orr_seat guest)
{
    for (unsigned s = 0; s < r->seats; s++)
        if (s != guest && r->seat[s].who == PERSON && r->seat[s].guest == guest + 1) return true;
    return false;
}

/* Until somebody has been here the invitation holds: a reply may get lost. */
bool room_can_come(const room *r, const room_entry *e, error *why)
{
    const room_seat *x = e->seat < r->seats ? &r->seat[e->seat] : NULL;
    if (r->state != ROOM_GATHERING) return error_refuse(why, "The match has begun; you can watch.");
    if (sits_elsewhere(r, e->seat)) return error_refuse(why, "You are at the new table already.");
    if (x && x->guest && x->guest != e->seat + 1) x = NULL;      /* somebody else moved there */
    if (!x || x->who != PERSON || (!x->invited && !x->came))
        return error_refuse(why, "Your seat there was given away.");
    return x->invited || error_refuse(why, "You are at the new table already.");
}

/* Whoever proposed it comes first, so they are the host. */
bool room_do_come(room *r, const room_entry *e, room_changes *ch)
{
    room_seat *x = &r->seat[e->seat];
    memcpy(x->token, e->hash, HASH);
    x->has_token = true;
    x->sat = r->entries;
    x->gone_at = e->t;
    if (r->host == NO_SEAT) r->host = e->seat;
    ch->table = true;
    return true;
}
