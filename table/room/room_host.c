/* room_host.c - what the host does before the match and during it, and who is host when the host has gone. */
#include "table/room/room_parts.h"

#include <stdlib.h>
#include <string.h>

static bool is_host(const room *r, const room_entry *e, error *why)
{
    return (e->seat < r->seats && e->seat == r->host) || error_refuse(why, "Only the host can do that.");
}

static bool is_gathering(const room *r, error *why)
{
    return r->state == ROOM_GATHERING || error_refuse(why, "The match has begun.");
}

/* ---- gone ------------------------------------------------------------------------------------------------------- */

orr_seat room_heir(const room *r)
{
    orr_seat heir = NO_SEAT;
    for (orr_seat s = 0; s < r->seats; s++) {
        const room_seat *x = &r->seat[s];
        if (s == r->host || x->who != PERSON || !x->has_token || !x->here) continue;
        if (heir == NO_SEAT || x->sat < r->seat[heir].sat) heir = s;
    }
    return heir;
}

/* Whoever is at the table must be able to start it, free chairs and close it. */
uint64_t room_heir_time(const room *r)
{
    if (r->state == ROOM_OVER || r->state == ROOM_SHUFFLING || r->host >= r->seats || r->seat[r->host].here ||
        room_heir(r) == NO_SEAT)
        return ROOM_NEVER;
    return r->seat[r->host].gone_at + (r->days ? ROOM_HOST_GONE_DAYS : ROOM_HOST_GONE);
}

bool room_can_heir(const room *r, const room_entry *e, error *why)
{
    return (e->t >= room_heir_time(r) && e->seat == room_heir(r)) || error_refuse(why, "The host is not gone.");
}

bool room_do_heir(room *r, const room_entry *e, room_changes *ch)
{
    r->host = e->seat;
    if (r->m) room_add_line(r, LINE_HOST, e->seat);
    ch->table = true;
    return true;
}

/* ---- settings --------------------------------------------------------------------------------------------------- */

/* The lines of the first entry that a change leaves as they are: the beginning, and what nobody may choose. */
static void keep_lines(const room *r, const char *word, text_buf *out)
{
    const size_t n = strlen(word);
    const char *at = r->head, *end = r->head + r->n_head;
    while (at < end) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        const size_t line = (size_t)((stop ? stop + 1 : end) - at);
        if (n ? line > n && !memcmp(at, word, n) && at[n] == ' ' : at == r->head) text_put(out, at, line);
        at += line;
    }
}

/* The first entry as it would be with these settings; NULL: no memory. */
static bool write_head(const room *r, const char *settings, text_buf *out)
{
    keep_lines(r, "", out);
    text_add(out, settings);
    keep_lines(r, "secret", out);
    keep_lines(r, "made", out);
    return !out->torn;
}

/* A room with these settings, with nobody in it. */
static room *try_settings(const room *r, const char *settings, text_buf *head, error *why)
{
    text_buf all = { 0 };
    room *trial = NULL;
    if (write_head(r, settings, head)) {
        text_put(&all, head->text, head->n);
        if (r->sheets) text_put(&all, r->sheets, r->n_sheets);
        if (!all.torn) trial = room_open(r->house, all.text, all.n, why);
    } else {
        error_refuse(why, "There is not enough memory for that.");
    }
    text_free(&all);
    return trial;
}

bool room_can_settings(const room *r, const room_entry *e, error *why)
{
    text_buf head = { 0 };
    if (!is_host(r, e, why) || !is_gathering(r, why)) return false;
    room *trial = try_settings(r, e->text, &head, why);
    bool good = trial;
    if (good && trial->box.game != r->box.game) good = error_refuse(why, "That is another game.");
    for (unsigned s = good ? trial->seats : r->seats; s < r->seats; s++)
        if (r->seat[s].who == PERSON) good = error_refuse(why, "%.80s sits on seat %u.", r->seat[s].name, s + 1);
    room_close(trial);
    text_free(&head);
    return good;
}

static void drop_seats(room *r, unsigned from)
{
    for (unsigned s = from; s < r->seats; s++) {
        r->seat[s] = (room_seat){ .who = FREE };
        r->names[s] = NULL;
        for (unsigned o = 0; o < from; o++) r->seat[o].mutes &= (orr_seats)~orr_one(s);
    }
}

bool room_do_settings(room *r, const room_entry *e, room_changes *ch)
{
    text_buf head = { 0 };
    error why;
    room *trial = try_settings(r, e->text, &head, &why);
    if (!trial) {
        text_free(&head);
        return false;
    }
    if (trial->seats < r->seats) drop_seats(r, trial->seats);
    memcpy(r->box.opt, trial->box.opt, sizeof r->box.opt);
    r->seats = trial->seats;
    r->is_public = trial->is_public;
    r->obvious = trial->obvious;
    r->react = trial->react;
    r->days = trial->days;
    r->clock = trial->clock;
    r->bank = trial->bank;
    r->increment = trial->increment;
    r->out = trial->out;
    strcpy(r->level, trial->level);
    free(r->head);
    r->head = trial->head;
    r->n_head = trial->n_head;
    trial->head = NULL;
    r->revision++;
    ch->table = true;
    room_close(trial);
    text_free(&head);
    return true;
}

/* ---- chairs ----------------------------------------------------------------------------------------------------- */

bool room_can_chair(const room *r, const room_entry *e, error *why)
{
    if (!is_gathering(r, why)) return false;
    if (e->seat >= r->seats || r->seat[e->seat].who != PERSON) return error_refuse(why, "Nobody sits there.");
    if (e->n >= r->seats) return error_refuse(why, "There is no such seat.");
    return r->seat[e->n].who != PERSON || error_refuse(why, "That seat is taken.");
}

static orr_seats swapped(orr_seats set, orr_seat a, orr_seat b)
{
    const bool in_a = set >> a & 1, in_b = set >> b & 1;
    set &= (orr_seats)~(orr_one(a) | orr_one(b));
    return (orr_seats)(set | (in_a ? orr_one(b) : 0) | (in_b ? orr_one(a) : 0));
}

/* The person goes there with everything that is theirs but what belongs to the chair: the part of the shuffle, and the
 * code for another device. Their sockets come back as the other seat. A bot that sat there changes over. */
bool room_do_chair(room *r, const room_entry *e, room_changes *ch)
{
    const orr_seat from = e->seat, to = (orr_seat)e->n;
    const room_seat me = r->seat[from];
    r->seat[from] = r->seat[to];
    r->seat[to] = me;
    r->names[from] = r->seat[from].who == FREE ? NULL : r->seat[from].name;
    r->names[to] = r->seat[to].name;
    room_forget_pledge(&r->seat[to]);
    r->seat[to].has_pass_code = false;
    r->deal.salted &= (orr_seats)~(orr_one(from) | orr_one(to));
    memset(r->deal.salt[from], 0, SALT);
    memset(r->deal.salt[to], 0, SALT);
    for (unsigned s = 0; s < r->seats; s++) r->seat[s].mutes = swapped(r->seat[s].mutes, from, to);
    if (r->host == from) r->host = to;
    if (r->seat[to].here) room_goes(r, to, e->t);
    ch->table = true;
    return true;
}

/* ---- seats of bots in play -------------------------------------------------------------------------------------- */

/* Whoever takes a bot's seat over learns what it holds, and a second browser looks like a stranger. So everybody who
 * plays has to agree, and whoever looks into such a seat has to play it: as long as they do not, nobody takes over
 * another one. That way no more than one hand is ever seen by somebody who does not play it. Nobody
 * joins a prepared deal, for anybody can know it. */
bool room_may_join(const room *r, error *why)
{
    if (*r->seed)
        return error_refuse(why, "The cards of a first game are no secret, so nobody can take over its bots' seats.");
    for (unsigned s = 0; s < r->seats; s++)
        if ((r->joined >> s & 1) && (r->seat[s].who == BOT || r->seat[s].substitute))
            return error_refuse(why, "%.80s took over a bot's seat and does not play it now, so no other seat can be "
                                     "taken over.", r->seat[s].name);
    return true;
}

static bool is_bot_in_play(const room *r, uint32_t seat, error *why)
{
    if (r->state != ROOM_PLAYING && r->state != ROOM_PAUSED) return error_refuse(why, "No match is running.");
    return (seat < r->seats && r->seat[seat].who == BOT) || error_refuse(why, "No bot plays there.");
}

bool room_may_offer(const room *r, orr_seat by, uint32_t seat, error *why)
{
    if (!is_host(r, &(room_entry){ .seat = by }, why) || !is_bot_in_play(r, seat, why)) return false;
    if (r->seat[seat].offered) return error_refuse(why, "That seat is offered already.");
    return room_may_join(r, why);
}

/* Whoever left it does not come back to a seat that is offered to everybody. */
static void set_offer(room_seat *x, bool on)
{
    x->offered = on;
    x->has_former = false;
    memset(x->former, 0, HASH);
}

void room_offer_seat(room *r, orr_seat s)
{
    set_offer(&r->seat[s], true);
    room_add_line(r, LINE_OFFER, s);
}

/* Today the host only takes an offer back like this; in older stores the host offered seats without asking. */
bool room_can_offer(const room *r, const room_entry *e, error *why)
{
    return is_host(r, e, why) && is_bot_in_play(r, e->n, why);
}

bool room_do_offer(room *r, const room_entry *e, room_changes *ch)
{
    set_offer(&r->seat[e->n], e->on);
    ch->table = true;
    return true;
}

void room_farewell(const room *r, orr_seat by, text_buf *out)
{
    text_format(out, "%s has closed this table.", by < r->seats ? r->seat[by].name : "The host");
}
