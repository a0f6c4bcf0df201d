/* replies.c - wants, and what became of them, to the one who asked: a cookie and a seat, a pass code, an `ok`, or one
 * sentence. */
#include "apps/server/house/tables.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

want *want_new(want_kind kind, uint64_t who, const char *text, size_t n)
{
    want *w = calloc(1, sizeof *w);
    char *copy = w ? malloc(n + 1) : NULL;
    if (!copy) {
        free(w);
        return NULL;
    }
    if (n) memcpy(copy, text, n);
    copy[n] = 0;
    *w = (want){ .kind = kind, .conn = who, .seat = ORR_PUBLIC, .text = copy, .n = n };
    return w;
}

void want_free(want *w)
{
    if (!w) return;
    text_free(&w->reply);
    room_job_free(w->coached.job);
    free(w->text);
    free(w);
}

/* The same cookie for the two addresses that need it: nothing else gets it, and other tables' requests stay short. */
static void cookie_lines(char *out, size_t cap, const table *t, const want *w)
{
    char hex[2 * ROOM_TOKEN + 1];
    const char *secure = w->secure ? "; Secure" : "";
    sodium_bin2hex(hex, sizeof hex, w->grant.token, ROOM_TOKEN);
    snprintf(out, cap,
             "Set-Cookie: orrery-%s=%s; Path=/api/tables/%s; Max-Age=31536000; HttpOnly; SameSite=Strict%s\r\n"
             "Set-Cookie: orrery-%s=%s; Path=/live/%s; Max-Age=31536000; HttpOnly; SameSite=Strict%s\r\n",
             t->code, hex, t->link, secure, t->code, hex, t->link, secure);
    sodium_memzero(hex, sizeof hex);
}

static void reply_seat(table *t, want *w, conn *c)
{
    char more[512], body[128], number[8] = "null";
    const room_pass pass = room_pass_of(w->grant.token);
    const orr_seat seat = room_eyes(t->room, &pass);
    if (seat != ORR_PUBLIC) snprintf(number, sizeof number, "%u", seat);
    const int n =
        snprintf(body, sizeof body, "{\"link\":\"%s\",\"code\":\"%s\",\"seat\":%s}", t->link, t->code, number);
    cookie_lines(more, sizeof more, t, w);
    response_json(c, w->kind == WANT_MAKE ? 201 : 200, body, (size_t)n, seat == ORR_PUBLIC ? NULL : more);
    sodium_memzero(more, sizeof more);
}

void reply_stored(table *t, want *w)
{
    conn *c = conn_find(&t->server->net, w->conn);
    char body[64];
    if (w->kind == WANT_AGAIN) rematch_stored(t, w);     /* the new table is there, whoever waits for it */
    if (w->kind == WANT_MESSAGE) t->server->counts.answers++;
    if (!c) return;
    switch (w->kind) {
    case WANT_MAKE:
    case WANT_COME:
    case WANT_BACK:
    case WANT_SIT:
        if (w->guesses) code_not_missed(c);
        reply_seat(t, w, c);
        return;
    case WANT_AGAIN: return;
    case WANT_MOVE:
        response_json(c, 200, body, (size_t)snprintf(body, sizeof body, "{\"word\":\"%s\"}", w->pass_code), NULL);
        return;
    case WANT_MESSAGE: socket_send(c, w->reply.text, w->reply.n); return;
    case WANT_ITSELF: return;
    }
}

/* Frees the want. */
void reply_refused(server *s, want *w, const char *why)
{
    conn *c = conn_find(&s->net, w->conn);
    if (w->bears) rematch_failed(s, w);
    if (c && w->kind == WANT_MESSAGE) {
        text_buf no = { 0 };
        wire_no(&no, w->id, why, NULL);
        socket_send(c, no.text, no.n);
        text_free(&no);
    } else if (c && w->kind != WANT_ITSELF) {
        response_refuse(c, 503, why);
    }
    want_free(w);
}
