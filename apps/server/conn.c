/* conn.c - see conn.h. Everything here runs on the loop's one thread. */
#include "server.h"
#include "tables.h"

#include <stdlib.h>
#include <string.h>

enum { BUSY_TIMEOUT_MS = 30 * 1000 };    /* an answer that waits for the store comes much sooner */

static conn *of(uv_handle_t *h) { return h->data; }
static uint64_t now(const conn *c) { return uv_now(&c->server->loop); }
static void deadline_in(conn *c, uint64_t ms) { c->deadline = now(c) + ms; }

/* ---- growing buffers --------------------------------------------------------------------------------------------- */

static bool outbox_add(outbox *b, const void *bytes, size_t n)
{
    if (b->cap - b->n < n) {
        size_t cap = b->cap ? b->cap * 2 : 512;
        while (cap - b->n < n) cap *= 2;
        char *more = realloc(b->bytes, cap);
        if (!more) return false;
        b->bytes = more;
        b->cap = cap;
    }
    memcpy(b->bytes + b->n, bytes, n);
    b->n += n;
    return true;
}

static void outbox_free(outbox *b)
{
    free(b->bytes);
    *b = (outbox){ NULL, 0, 0 };
}

static void outbox_skip(outbox *b, size_t n)
{
    if (n == b->n) {
        outbox_free(b);                  /* a quiet connection holds no buffer */
        return;
    }
    memmove(b->bytes, b->bytes + n, b->n - n);
    b->n -= n;
}

bool bucket_take(bucket *b, uint64_t at, unsigned rate, unsigned burst)
{
    const uint64_t full = (uint64_t)burst * 1000, more = (at - b->at) * rate;
    const uint64_t left = b->at ? b->left + more : full;
    b->at = at;
    b->left = (uint32_t)(left < full ? left : full);
    if (b->left < 1000) return false;
    b->left -= 1000;
    return true;
}

/* ---- coming and going -------------------------------------------------------------------------------------------- */

static void closed(uv_handle_t *h)
{
    conn *c = of(h);
    server *s = c->server;
    seat_gone(c);                        /* not before: whoever drops may be in the middle of telling a table */
    s->conns[c->slot] = NULL;
    s->n_conns--;
    ws_free(c->ws);
    if (c->http) http_next(c->http);
    free(c->http);
    outbox_free(&c->waiting);
    outbox_free(&c->sent);
    outbox_free(&c->early);
    free(c);
}

void conn_drop(conn *c)
{
    if (c->closing) return;
    c->closing = true;
    uv_close((uv_handle_t *)&c->tcp, closed);
}

static void on_shut(uv_shutdown_t *request, int status)
{
    free(request);
    (void)status;                        /* the other side ends the connection now, or the deadline does */
}

/* Everything is sent: end our side and wait for the other, so that unread bytes do not destroy the last answer. */
static void shut(conn *c)
{
    uv_shutdown_t *request = c->shut ? NULL : malloc(sizeof *request);
    if (c->shut) return;
    c->shut = true;
    if (request && !uv_shutdown(request, (uv_stream_t *)&c->tcp, on_shut)) return;
    free(request);
    conn_drop(c);
}

void conn_leave(conn *c)
{
    if (c->closing || c->phase == CONN_LEAVING) return;
    seat_gone(c);
    c->phase = CONN_LEAVING;
    deadline_in(c, CLOSE_TIMEOUT_MS);
    if (!c->waiting.n && !c->writing) shut(c);
}

conn *conn_find(server *s, uint64_t id)
{
    const uint32_t slot = (uint32_t)id;
    conn *c = slot < s->cap_conns ? s->conns[slot] : NULL;
    return c && c->id == id && !c->closing ? c : NULL;
}

static bool give_slot(server *s, conn *c)
{
    uint32_t slot = 0;
    while (slot < s->cap_conns && s->conns[slot]) slot++;
    if (slot == s->cap_conns) {
        const uint32_t cap = slot ? slot * 2 : 64;
        conn **more = realloc(s->conns, cap * sizeof *more);
        if (!more) return false;
        memset(more + slot, 0, (cap - slot) * sizeof *more);
        s->conns = more;
        s->cap_conns = cap;
    }
    s->conns[slot] = c;
    s->n_conns++;
    c->slot = slot;
    c->id = (uint64_t)++s->last_id << 32 | slot;
    return true;
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

/* The requests that have come so far, one after the other; stops where one waits for its answer. */
static void read_requests(conn *c)
{
    if (c->reading) return;
    c->reading = true;
    while (c->phase == CONN_HTTP && c->early.n && !c->closing) {
        const bool fresh = !c->http->n, had_head = c->http->complete;
        size_t used;
        const int status = http_feed(c->http, c->early.bytes, c->early.n, &used);
        outbox_skip(&c->early, used);
        if (status == HTTP_MORE) {
            if (fresh) deadline_in(c, HEAD_TIMEOUT_MS);
            if (c->http->complete && !had_head) deadline_in(c, BODY_TIMEOUT_MS);
            continue;
        }
        c->phase = CONN_BUSY;
        deadline_in(c, BUSY_TIMEOUT_MS);
        c->server->counts.requests++;
        c->keep_alive = status == HTTP_READY && c->http->request.keep_alive && !c->server->stopping;
        c->head_only = status == HTTP_READY && c->http->request.method == METHOD_HEAD;
        if (status == HTTP_READY) route(c, &c->http->request);
        else answer_refuse(c, status, NULL);
    }
    c->reading = false;
}

void conn_answered(conn *c)
{
    if (c->closing || c->phase != CONN_BUSY) return;
    if (!c->keep_alive) {
        conn_leave(c);
        return;
    }
    http_next(c->http);
    c->phase = CONN_HTTP;
    deadline_in(c, IDLE_TIMEOUT_MS);
    read_requests(c);
}

static void feed_frames(conn *c, const char *bytes, size_t n)
{
    deadline_in(c, PING_MS);
    c->asked_pong = false;
    if (!ws_feed(c->ws, (const uint8_t *)bytes, n)) conn_leave(c);
}

static void on_read(uv_stream_t *stream, ssize_t n, const uv_buf_t *buffer)
{
    conn *c = of((uv_handle_t *)stream);
    if (n == 0 || c->closing) return;
    if (n < 0) {
        conn_drop(c);
        return;
    }
    switch (c->phase) {
    case CONN_LIVE: feed_frames(c, buffer->base, (size_t)n); return;
    case CONN_LEAVING: return;
    case CONN_HTTP:
    case CONN_BUSY:
        if (c->early.n + (size_t)n > 2 * sizeof c->server->inbox || !outbox_add(&c->early, buffer->base, (size_t)n))
            conn_drop(c);
        else read_requests(c);
    }
}

static void give_inbox(uv_handle_t *h, size_t suggested, uv_buf_t *out)
{
    (void)suggested;
    *out = uv_buf_init(of(h)->server->inbox, sizeof of(h)->server->inbox);
}

void conn_accept(uv_stream_t *listener, int status)
{
    server *s = listener->data;
    conn *c = status < 0 ? NULL : calloc(1, sizeof *c);
    if (!c) return;
    c->server = s;
    uv_tcp_init(&s->loop, &c->tcp);
    c->tcp.data = c;
    if (!give_slot(s, c)) abort();       /* a pointer's worth of memory is gone: nothing sensible is left to do */
    c->http = malloc(sizeof *c->http);
    if (c->http) http_open(c->http);
    if (uv_accept(listener, (uv_stream_t *)&c->tcp) || !c->http) {
        conn_drop(c);
        return;
    }
    s->counts.accepted++;
    address_of_peer(c);
    uv_tcp_nodelay(&c->tcp, 1);
    deadline_in(c, HEAD_TIMEOUT_MS);
    uv_read_start((uv_stream_t *)&c->tcp, give_inbox, on_read);
    if (s->n_conns <= LIMIT_CONNECTIONS && (s->set.proxy || !address_crowded(c))) return;
    c->phase = CONN_BUSY;
    answer_refuse(c, 503, "There are too many connections from your address; close some and try again.");
}

/* ---- frames ------------------------------------------------------------------------------------------------------ */

static void on_message(void *mine, const char *text, size_t n)
{
    conn *c = mine;
    c->server->counts.messages_in++;
    if (c->closing || c->phase != CONN_LIVE) return;
    if (bucket_take(&c->rate, now(c), c->server->set.messages, 2 * c->server->set.messages)) {
        seat_message(c, text, n);
        return;
    }
    c->server->counts.too_fast++;
    ws_close(c->ws, WS_POLICY, "too many messages in a second");
    conn_leave(c);
}

static bool on_frame(void *mine, const uint8_t *bytes, size_t n) { return conn_write(mine, bytes, n); }

bool conn_upgrade(conn *c)
{
    static const ws_owner does = { .message = on_message, .write = on_frame };
    c->ws = ws_open(&does, c, LIMIT_MESSAGE);
    if (!c->ws) return false;
    http_next(c->http);
    free(c->http);
    c->http = NULL;
    c->phase = CONN_LIVE;
    deadline_in(c, PING_MS);
    c->server->counts.upgrades++;
    if (c->early.n) {
        outbox first = c->early;
        c->early = (outbox){ NULL, 0, 0 };
        feed_frames(c, first.bytes, first.n);
        outbox_free(&first);
    }
    return true;
}

/* ---- writing ----------------------------------------------------------------------------------------------------- */

static void mark_dirty(conn *c)
{
    server *s = c->server;
    if (c->dirty) return;
    if (s->n_dirty == s->cap_dirty) {
        const uint32_t cap = s->cap_dirty ? s->cap_dirty * 2 : 64;
        uint64_t *more = realloc(s->dirty, cap * sizeof *more);
        if (!more) abort();
        s->dirty = more;
        s->cap_dirty = cap;
    }
    s->dirty[s->n_dirty++] = c->id;
    c->dirty = true;
}

bool conn_write(conn *c, const void *bytes, size_t n)
{
    if (c->closing || c->shut) return false;
    const bool full = c->phase == CONN_LIVE && c->waiting.n + c->sent.n + n > LIMIT_QUEUE;
    if (full) c->server->counts.dropped_slow++;
    if (full || !outbox_add(&c->waiting, bytes, n)) {
        conn_drop(c);
        return false;
    }
    mark_dirty(c);
    return true;
}

static void flush(conn *c);

static void on_written(uv_write_t *request, int status)
{
    conn *c = request->data;
    c->writing = false;
    outbox_free(&c->sent);
    if (c->closing) return;
    if (status < 0) conn_drop(c);
    else flush(c);
}

/* Hands over what waits: as much as the system takes at once, the rest by a write that reports back. */
static void flush(conn *c)
{
    if (c->writing || c->closing) return;
    if (c->waiting.n) {
        uv_buf_t all = uv_buf_init(c->waiting.bytes, (unsigned)c->waiting.n);
        const int n = uv_try_write((uv_stream_t *)&c->tcp, &all, 1);
        if (n < 0 && n != UV_EAGAIN) {
            conn_drop(c);
            return;
        }
        if (n > 0) outbox_skip(&c->waiting, (size_t)n);
    }
    if (c->waiting.n) {
        c->sent = c->waiting;
        c->waiting = (outbox){ NULL, 0, 0 };
        uv_buf_t rest = uv_buf_init(c->sent.bytes, (unsigned)c->sent.n);
        c->write.data = c;
        c->writing = true;
        if (uv_write(&c->write, (uv_stream_t *)&c->tcp, &rest, 1, on_written)) conn_drop(c);
        return;
    }
    if (c->phase == CONN_LEAVING) shut(c);
    else if (c->behind) seat_more(c);
}

void conn_flush_all(server *s)
{
    for (uint32_t i = 0; i < s->n_dirty; i++) {
        conn *c = conn_find(s, s->dirty[i]);
        if (!c) continue;
        c->dirty = false;
        flush(c);
    }
    s->n_dirty = 0;
}

/* ---- time -------------------------------------------------------------------------------------------------------- */

static void too_late(conn *c)
{
    if (c->phase == CONN_LIVE && !c->asked_pong) {
        c->asked_pong = true;
        deadline_in(c, PING_MS);
        if (!ws_ping(c->ws)) conn_drop(c);
    } else if (c->phase == CONN_HTTP && c->http->n) {
        c->phase = CONN_BUSY;
        c->keep_alive = false;
        answer_refuse(c, 408, NULL);
    } else {
        conn_drop(c);
    }
}

void conn_sweep(server *s)
{
    const uint64_t at = uv_now(&s->loop);
    for (uint32_t i = 0; i < s->cap_conns; i++) {
        conn *c = s->conns[i];
        if (c && !c->closing && c->deadline <= at) too_late(c);
    }
}
