/* codes.c - POST /api/codes: the link of a table, for whoever was told its code while it is waiting for players, or the
 * pass code of a seat that moves to another device. Short codes can be guessed, so wrong ones are counted: by address,
 * and all together for those who come from many. */
#include "apps/server/house/tables.h"
#include "base/form.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* ---- wrong ones -------------------------------------------------------------------------------------------------- */

/* Every wrong code moves a time on: by then all of them are forgotten. */
static bool may_miss(uint64_t forgotten, uint64_t now, unsigned most, unsigned ms)
{
    return forgotten <= now + (uint64_t)(most - 1) * ms;
}

static void count_miss(uint64_t *forgotten, uint64_t now, unsigned ms)
{
    *forgotten = (*forgotten > now ? *forgotten : now) + ms;
}

static bool may_guess(const conn *c)
{
    const server *s = server_of(c);
    const uint64_t now = uv_now(&s->loop);
    return may_miss(s->missed[address_bucket(c)], now, LIMIT_MISSES, MISS_MS) &&
           may_miss(s->missed_all, now, LIMIT_MISSES_ALL, MISS_ALL_MS);
}

static void count_one(conn *c)
{
    code_missed_elsewhere(server_of(c), address_bucket(c));
    sharing_missed(c, true);
}

void code_missed(conn *c)
{
    if (!c->guessing) count_one(c);
    c->guessing = false;
    server_of(c)->counts.missed_codes++;
}

/* Other servers are asked, a table is woken or has other things to store first, and that takes a while: a code counts
 * as wrong until it is right, or whoever sends many at once could try them all. */
bool code_may_try(conn *c)
{
    if (c->guessing) return true;
    if (!may_guess(c)) {
        response_refuse(c, 429, "Too many wrong codes; wait a minute, or ask for the link.");
        return false;
    }
    count_one(c);
    return c->guessing = true;
}

void code_not_missed(conn *c)
{
    if (c->guessing) code_right_elsewhere(server_of(c), address_bucket(c)), sharing_missed(c, false);
    c->guessing = false;
}

void code_missed_elsewhere(server *s, unsigned which)
{
    const uint64_t now = uv_now(&s->loop);
    count_miss(&s->missed[which % BUCKETS], now, MISS_MS);
    count_miss(&s->missed_all, now, MISS_ALL_MS);
}

static void forget_miss(uint64_t *forgotten, uint64_t now, unsigned ms)
{
    *forgotten = *forgotten > now + ms ? *forgotten - ms : now;
}

void code_right_elsewhere(server *s, unsigned which)
{
    const uint64_t now = uv_now(&s->loop);
    forget_miss(&s->missed[which % BUCKETS], now, MISS_MS);
    forget_miss(&s->missed_all, now, MISS_ALL_MS);
}

/* ---- the request ------------------------------------------------------------------------------------------------- */

/* People write capitals. */
static bool read_code(const http_request *q, char code[ROOM_PASS_CODE_LENGTH + 1], error *why)
{
    static const form_member members[] = {
        { .key = "code", .kind = FORM_TEXT, .flags = FORM_NEEDED, .low = ROOM_CODE, .high = ROOM_PASS_CODE_LENGTH }
    };
    form f;
    const char *said = NULL;
    uint32_t has;
    if (!form_open(&f, q->body.at ? q->body.at : "", q->body.n, why)) return false;
    const bool good = form_read(&f, members, 1, &said, &has, why);
    if (good) {
        snprintf(code, ROOM_PASS_CODE_LENGTH + 1, "%s", said);
        for (char *s = code; *s; s++) *s = (char)tolower((unsigned char)*s);
    }
    form_close(&f);
    return good;
}

/* Of a table that is waiting for players, as far as anybody knows. */
static const char *link_of(const server *s, const char *code)
{
    const hall *h = s->tables->hall;
    const char *link = hall_is_code(code) && !hall_is_shut(h, code) ? hall_find(h, code) : NULL;
    return link && strlen(link) == ROOM_LINK ? link : NULL;
}

/* One that never was, one whose match has begun and one that cannot be opened are all the same. Where the store
 * is this server's own, nobody was asked, and it is told at once. */
void code_is_wrong(conn *c)
{
    c->marked = false;
    code_missed(c);
    sharing_refuse_late(c, "No table that is waiting for players has this code.");
}

/* Whoever was given a pass code sits at a table that is awake, or was a moment ago: a table at rest has none that is
 * good. */
const char *code_opens_here(const server *s, const char *code)
{
    const table *t = s->tables->first;
    if (strlen(code) == ROOM_PASS_CODE_LENGTH) {
        while (t && !(t->room && room_has_pass_code(t->room, code, table_time(t)))) t = t->after;
    } else {
        const char *link = link_of(s, code);
        t = link ? table_awake(s->tables, link) : NULL;
    }
    return t && t->room ? t->link : NULL;
}

void code_is_right(conn *c, const char *link)
{
    char body[64];
    code_not_missed(c);
    response_json(c, 200, body, (size_t)snprintf(body, sizeof body, "{\"link\":\"%s\"}", link), NULL);
}

static void pass_code_is_wrong(conn *c)
{
    code_missed(c);
    response_refuse(c, 404, "That code is wrong, or no longer valid.");
}

void code_page(conn *c, const http_request *q)
{
    char code[ROOM_PASS_CODE_LENGTH + 1];
    error why;
    c->marked = false;
    if (!read_code(q, code, &why)) {
        response_refuse(c, 422, why.text);
        return;
    }
    if (!code_may_try(c)) return;
    const char *here = code_opens_here(server_of(c), code);
    if (here) {
        code_is_right(c, here);
        return;
    }
    if (sharing_ask(c, code)) return;
    if (strlen(code) == ROOM_PASS_CODE_LENGTH) {
        pass_code_is_wrong(c);
        return;
    }
    if (hall_is_code(code) && sharing_find(c, code)) return;
    const char *link = link_of(server_of(c), code);
    if (!link || table_awake(server_of(c)->tables, link)) {
        code_is_wrong(c);
    } else {                             /* whether it still waits is known when it is awake; then this runs again */
        c->marked = true;
        wake_for(c, link);
    }
}
