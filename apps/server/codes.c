/* codes.c - POST /api/codes: the link of a table that gathers, for whoever was told its code. Six letters can be guessed,
 * so wrong ones are counted: by address, and all together for those who come from many. */
#include "form.h"
#include "tables.h"

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
    const server *s = c->server;
    const uint64_t now = uv_now(&s->loop);
    return may_miss(s->missed[address_bucket(c)], now, LIMIT_MISSES, MISS_MS) &&
           may_miss(s->missed_all, now, LIMIT_MISSES_ALL, MISS_ALL_MS);
}

static void missed(conn *c)
{
    server *s = c->server;
    const uint64_t now = uv_now(&s->loop);
    count_miss(&s->missed[address_bucket(c)], now, MISS_MS);
    count_miss(&s->missed_all, now, MISS_ALL_MS);
    s->counts.missed_codes++;
}

/* ---- the request ------------------------------------------------------------------------------------------------- */

/* People write capitals. */
static bool read_code(const http_request *q, char code[ROOM_CODE + 1], note *why)
{
    static const form_member members[] = { { "code", FORM_TEXT, FORM_NEEDED, 0, ROOM_CODE, ROOM_CODE, 0 } };
    form f;
    const char *said = NULL;
    uint32_t has;
    if (!form_open(&f, q->body.at ? q->body.at : "", q->body.n, why)) return false;
    const bool good = form_read(&f, members, 1, &said, &has, why);
    if (good) {
        snprintf(code, ROOM_CODE + 1, "%s", said);
        for (char *s = code; *s; s++) *s = (char)tolower((unsigned char)*s);
    }
    form_close(&f);
    return good;
}

/* One that never was, one whose match has begun and one that cannot be opened are all the same. */
static const char *link_of(server *s, const char *code)
{
    note why;
    hall *h = s->tables->hall;
    const char *link = hall_is_code(code) && !hall_is_shut(h, code) ? hall_find(h, code) : NULL;
    if (!link || strlen(link) != ROOM_LINK) return NULL;
    const table *t = table_find(s, link, &why);
    return t && !hall_is_shut(h, code) ? t->link : NULL;
}

void code_page(conn *c, const http_request *q)
{
    char code[ROOM_CODE + 1], body[64];
    note why;
    if (!read_code(q, code, &why)) {
        answer_refuse(c, 422, why.text);
        return;
    }
    if (!may_guess(c)) {
        answer_refuse(c, 429, "Too many wrong codes; wait a minute, or ask for the link.");
        return;
    }
    const char *link = link_of(c->server, code);
    if (link) {
        answer_json(c, 200, body, (size_t)snprintf(body, sizeof body, "{\"link\":\"%s\"}", link), NULL);
    } else {
        missed(c);
        answer_refuse(c, 404, "No table that is waiting for players has this code.");
    }
}
