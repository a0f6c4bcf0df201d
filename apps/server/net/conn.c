/* conn.c - see conn.h. Everything here runs on the loop's one thread. */
#include "apps/server/net/net.h"

#include "base/grow.h"

#include <stdlib.h>
#include <string.h>

enum { BUSY_TIMEOUT_MS = 180 * 1000 };   /* games are imagined for a page, and others may come first */

static void listen_to(conn *c, bool on);

static conn *of(uv_handle_t *h) { return h->data; }
static uint64_t now(const conn *c) { return uv_now(c->net->loop); }
static void deadline_in(conn *c, uint64_t ms) { c->deadline = now(c) + ms; }

/* ---- growing buffers --------------------------------------------------------------------------------------------- */

static bool outbox_add(outbox *b, const void *bytes, size_t n)
{
    if (!grow_bytes(&b->bytes, &b->cap, b->n + n, 512)) return false;
    memcpy(b->bytes + b->n, bytes, n);
    b->n += n;
    return true;
}

static void outbox_free(outbox *b)
{
    free(b->bytes);
    *b = (outbox){ NULL, 0, 0 };
}

static void cargo_free(cargo *b)
{
    parcel_drop(b->of);
    *b = (cargo){ NULL, 0, NULL };
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

unsigned bucket_spend(bucket *b, size_t n)
{
    const int64_t some = b->left > 0 ? b->left / 1000 : 0;
    const unsigned spent = n < (uint64_t)some ? (unsigned)n : (unsigned)some;
    b->left -= 1000 * (int64_t)spent;
    return spent;
}

static void refill(bucket *b, uint64_t at, unsigned rate, unsigned burst)
{
    const int64_t full = (int64_t)burst * 1000;
    const int64_t left = b->at ? b->left + (int64_t)((at - b->at) * rate) : full;
    b->at = at;
    b->left = left < full ? left : full;
}

bool bucket_take(bucket *b, uint64_t at, unsigned rate, unsigned burst)
{
    refill(b, at, rate, burst);
    if (b->left < 1000) return false;
    b->left -= 1000;
    return true;
}

void bucket_owe(bucket *b, uint64_t at, unsigned rate, unsigned burst, unsigned n)
{
    const int64_t most = (int64_t)LIMIT_DEBT_S * rate * 1000;
    refill(b, at, rate, burst);
    b->left -= 1000 * (int64_t)n;
    if (b->left < -most) b->left = -most;
}

/* Bytes of ours; a body that is part of the program costs nothing. */
static size_t weight(const conn *c) { return c->waiting.n + c->sent.n + c->early.n + (c->body.of ? c->body.n : 0); }

static void weigh(conn *c)
{
    const size_t now_held = weight(c);
    c->net->held += now_held - c->held;
    c->held = now_held;
    if (c->held > c->net->most_held) c->net->most_held = c->held;
}

/* All clients together wait for too much: those with most are closed until it is well below. */
static void relieve(net *all)
{
    while (all->held > LIMIT_QUEUES / 4 * 3) {
        conn *most = NULL;
        for (uint32_t i = 0; i < all->cap_conns; i++) {
            conn *c = all->conns[i];
            if (c && !c->closing && c->held && (!most || c->held > most->held)) most = c;
        }
        if (!most) return;
        all->counts->dropped_slow++;
        all->held -= most->held;           /* it is freed as soon as the loop comes round */
        most->held = 0;
        conn_drop(most);
    }
}

/* ---- coming and going -------------------------------------------------------------------------------------------- */

static void closed(uv_handle_t *h)
{
    conn *c = of(h);
    net *all = c->net;
    c->net->owner->gone(c);                      /* not before: whoever drops may be in the middle of telling a table */
    all->conns[c->slot] = NULL;
    all->n_conns--;
    ws_free(c->ws);
    if (c->http) http_next(c->http);
    free(c->http);
    outbox_free(&c->waiting);
    outbox_free(&c->sent);
    outbox_free(&c->early);
    cargo_free(&c->body);
    weigh(c);
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

/* Everything is sent: end our side and wait for the other, so that unread bytes do not destroy the last response. */
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
    c->net->owner->gone(c);
    c->phase = CONN_LEAVING;
    deadline_in(c, CLOSE_TIMEOUT_MS);
    listen_to(c, true);                  /* until the other side ends, so that nothing unread destroys the last bytes */
    if (!c->waiting.n && !c->body.n && !c->writing) shut(c);
}

conn *conn_find(const net *all, uint64_t id)
{
    const uint32_t slot = (uint32_t)id;
    conn *c = slot < all->cap_conns ? all->conns[slot] : NULL;
    return c && c->id == id && !c->closing ? c : NULL;
}

conn *conn_of_errand(net *all, uint64_t errand)
{
    for (uint32_t i = 0; i < all->cap_conns; i++) {
        conn *c = all->conns[i];
        if (!c || c->closing || c->errand != errand) continue;
        c->errand = 0;
        return c;
    }
    return NULL;
}

static bool give_slot(net *all, conn *c)
{
    uint32_t slot = 0;
    while (slot < all->cap_conns && all->conns[slot]) slot++;
    if (slot == all->cap_conns) {
        if (!grow_array(&all->conns, sizeof *all->conns, &all->cap_conns, (size_t)slot + 1, 64)) return false;
        memset(all->conns + slot, 0, (all->cap_conns - slot) * sizeof *all->conns);
    }
    all->conns[slot] = c;
    all->n_conns++;
    c->slot = slot;
    c->id = (uint64_t)++all->last_id << 32 | slot;
    return true;
}

/* ---- what can wait ----------------------------------------------------------------------------------------------- */

/* Further requests of one client, pages of a log: they take turns with everybody else's, and with the rest of the
 * loop. */
static void put_off(conn *c)
{
    net *all = c->net;
    if (c->later || c->closing) return;
    if (!grow_array(&all->later, sizeof *all->later, &all->cap_later, (size_t)all->n_later + 1, 64)) {
        conn_drop(c);
        return;
    }
    all->later[all->n_later++] = c->id;
    c->later = true;
    all->owner->stay_awake(all);
}

static void flush(conn *c);
static void read_requests(conn *c);

static void go_on(conn *c)
{
    if (c->waiting.n || c->body.n) flush(c);
    else if (c->phase == CONN_HTTP) read_requests(c);
    else if (c->behind) c->net->owner->more(c);
}

void conn_go_on(net *all)
{
    const uint64_t end = uv_hrtime() + SLICE_US * UINT64_C(1000);
    const uint32_t n = all->n_later;       /* what is put off meanwhile has its turn in the next round */
    uint32_t i = 0;
    for (; i < n && (!i || uv_hrtime() < end); i++) {
        conn *c = conn_find(all, all->later[i]);
        if (!c) continue;
        c->later = false;
        go_on(c);
    }
    if (n) memmove(all->later, all->later + i, (all->n_later - i) * sizeof *all->later);
    all->n_later -= i;
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

/* The next request that has come. While it is answered, and its response sent, nothing further is read. */
static void read_requests(conn *c)
{
    while (c->phase == CONN_HTTP && c->early.n && !c->closing) {
        const bool fresh = !c->http->n, had_head = c->http->complete;
        size_t used;
        const int status = http_feed(c->http, c->early.bytes, c->early.n, &used);
        outbox_skip(&c->early, used);
        weigh(c);
        if (status == HTTP_MORE) {
            if (fresh) deadline_in(c, HEAD_TIMEOUT_MS);
            if (c->http->complete && !had_head) deadline_in(c, BODY_TIMEOUT_MS);
            continue;
        }
        c->phase = CONN_BUSY;
        listen_to(c, false);
        deadline_in(c, BUSY_TIMEOUT_MS);
        c->net->counts->requests++;
        c->keep_alive = status == HTTP_READY && c->http->request.keep_alive && !c->net->stopping;
        c->head_only = http_is_head(c->http);
        if (status == HTTP_READY) c->net->owner->request(c, &c->http->request);
        else response_refuse(c, status, NULL);
    }
    if (c->phase == CONN_HTTP && !c->closing) listen_to(c, true);
}

void conn_responded(conn *c)
{
    if (c->closing || c->phase != CONN_BUSY) return;
    c->responded = true;
    deadline_in(c, SEND_TIMEOUT_MS);
}

/* The last byte of the response is with the system. */
static void response_sent(conn *c)
{
    c->responded = c->counted = c->looked = c->asked = c->guessing = false;
    if (!c->keep_alive || c->net->stopping) {
        conn_leave(c);
        return;
    }
    http_next(c->http);
    c->phase = CONN_HTTP;
    deadline_in(c, IDLE_TIMEOUT_MS);
    if (c->deaf_until) return;           /* the sweep goes on */
    if (c->early.n) put_off(c);
    else listen_to(c, true);
}

/* A proxy's connection carries requests of many people: it is not stopped for one of them. */
void conn_too_fast(conn *c)
{
    if (!c->net->set->proxy) c->deaf_until = now(c) + DEAF_MS;
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
    case CONN_BUSY: return;              /* nothing is read then */
    case CONN_HTTP:
        if (!outbox_add(&c->early, buffer->base, (size_t)n)) conn_drop(c);
        else read_requests(c);
    }
}

/* What comes after a request in the same piece is kept, so the pieces are small until it is a WebSocket. */
static void give_inbox(uv_handle_t *h, size_t suggested, uv_buf_t *out)
{
    conn *c = of(h);
    (void)suggested;
    *out = uv_buf_init(c->net->inbox, c->phase == CONN_LIVE ? sizeof c->net->inbox : LIMIT_EARLY);
}

static void listen_to(conn *c, bool on)
{
    if (c->listening == on || c->closing) return;
    c->listening = on;
    if (!on) uv_read_stop((uv_stream_t *)&c->tcp);
    else if (uv_read_start((uv_stream_t *)&c->tcp, give_inbox, on_read)) conn_drop(c);
}

void conn_accept(uv_stream_t *listener, int status)
{
    net *all = listener->data;
    conn *c = status < 0 ? NULL : calloc(1, sizeof *c);
    if (!c) return;
    c->net = all;
    uv_tcp_init(all->loop, &c->tcp);
    c->tcp.data = c;
    if (!give_slot(all, c)) abort();       /* a pointer's worth of memory is gone: nothing sensible is left to do */
    c->http = malloc(sizeof *c->http);
    if (c->http) http_open(c->http);
    if (uv_accept(listener, (uv_stream_t *)&c->tcp) || !c->http) {
        conn_drop(c);
        return;
    }
    all->counts->accepted++;
    address_of_peer(c);
    uv_tcp_nodelay(&c->tcp, 1);
    uv_send_buffer_size((uv_handle_t *)&c->tcp, &(int){ SYSTEM_QUEUE });
    deadline_in(c, HEAD_TIMEOUT_MS);
    listen_to(c, true);
    if (all->n_conns <= LIMIT_CONNECTIONS && (all->set->proxy || !address_crowded(c))) return;
    c->phase = CONN_BUSY;
    listen_to(c, false);
    response_refuse(c, 503, "There are too many connections from your address; close some and try again.");
}

/* ---- frames ------------------------------------------------------------------------------------------------------ */

static void on_message(void *mine, const char *text, size_t n)
{
    conn *c = mine;
    c->net->counts->messages_in++;
    if (c->closing || c->phase != CONN_LIVE) return;
    if (bucket_take(&c->rate, now(c), c->net->set->messages, 2 * c->net->set->messages)) {
        c->net->owner->message(c, text, n);
        return;
    }
    c->net->counts->too_fast++;
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
    listen_to(c, true);
    c->net->counts->upgrades++;
    if (c->early.n) {
        outbox first = c->early;
        c->early = (outbox){ NULL, 0, 0 };
        weigh(c);
        feed_frames(c, first.bytes, first.n);
        outbox_free(&first);
    }
    return true;
}

/* ---- writing ----------------------------------------------------------------------------------------------------- */

static void mark_dirty(conn *c)
{
    net *all = c->net;
    if (c->dirty) return;
    if (!grow_array(&all->dirty, sizeof *all->dirty, &all->cap_dirty, (size_t)all->n_dirty + 1, 64)) abort();
    all->dirty[all->n_dirty++] = c->id;
    c->dirty = true;
}

bool conn_write(conn *c, const void *bytes, size_t n)
{
    if (c->closing || c->shut) return false;
    const bool full = c->waiting.n + c->sent.n + n > LIMIT_QUEUE;
    if (full) c->net->counts->dropped_slow++;
    if (full || !outbox_add(&c->waiting, bytes, n)) {
        conn_drop(c);
        return false;
    }
    weigh(c);
    if (c->net->held > LIMIT_QUEUES) relieve(c->net);
    mark_dirty(c);
    return !c->closing;
}

void conn_carry(conn *c, const void *bytes, size_t n, parcel *of_it)
{
    if (c->closing || c->shut) return;
    cargo_free(&c->body);
    c->body = (cargo){ bytes, n, of_it ? parcel_hold(of_it) : NULL };
    weigh(c);
    if (c->net->held > LIMIT_QUEUES) relieve(c->net);
    mark_dirty(c);
}

/* So many bytes are with the system. */
static void gone(conn *c, outbox *from, size_t n)
{
    const size_t first = n < from->n ? n : from->n;
    if (from->n) outbox_skip(from, first);
    c->body.bytes += n - first;
    c->body.n -= n - first;
    if (!c->body.n) cargo_free(&c->body);
    weigh(c);
    if (c->responded) deadline_in(c, SEND_TIMEOUT_MS);
}

static void on_written(uv_write_t *request, int status)
{
    conn *c = request->data;
    c->writing = false;
    gone(c, &c->sent, c->sent.n + c->piece);
    c->piece = 0;
    if (c->closing) return;
    if (status < 0) conn_drop(c);
    else if (c->body.n) put_off(c);
    else flush(c);
}

static unsigned next_piece(const conn *c) { return c->body.n < SEND_PIECE ? (unsigned)c->body.n : SEND_PIECE; }

/* The system takes no more now: a write that reports back when it has. */
static void write_and_wait(conn *c)
{
    c->sent = c->waiting;
    c->waiting = (outbox){ NULL, 0, 0 };
    c->piece = c->sent.n ? 0 : next_piece(c);
    uv_buf_t next = c->sent.n ? uv_buf_init(c->sent.bytes, (unsigned)c->sent.n)
                              : uv_buf_init((char *)(uintptr_t)c->body.bytes, c->piece);
    c->write.data = c;
    c->writing = true;
    if (uv_write(&c->write, (uv_stream_t *)&c->tcp, &next, 1, on_written)) conn_drop(c);
}

static void all_sent(conn *c)
{
    if (c->phase == CONN_LEAVING) shut(c);
    else if (c->responded) response_sent(c);
    else if (c->behind) put_off(c);
}

/* Hands over what waits, as much as the system takes; of a body one piece, and the next when others had their turn. */
static void flush(conn *c)
{
    while (!c->writing && !c->closing && (c->waiting.n || c->body.n)) {
        const bool head = c->waiting.n, body = c->body.n;
        const uv_buf_t next[2] = { uv_buf_init(c->waiting.bytes, (unsigned)c->waiting.n),
                                   uv_buf_init((char *)(uintptr_t)c->body.bytes, next_piece(c)) };
        const int n = uv_try_write((uv_stream_t *)&c->tcp, head ? next : next + 1, head && body ? 2 : 1);
        if (n > 0) gone(c, &c->waiting, (size_t)n);
        else if (n == UV_EAGAIN) write_and_wait(c);
        else conn_drop(c);
        if (n > 0 && body && c->body.n) {
            put_off(c);
            return;
        }
    }
    if (!c->writing && !c->closing) all_sent(c);
}

void conn_flush_all(net *all)
{
    for (uint32_t i = 0; i < all->n_dirty; i++) {
        conn *c = conn_find(all, all->dirty[i]);
        if (!c) continue;
        c->dirty = false;
        flush(c);
    }
    all->n_dirty = 0;
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
        listen_to(c, false);
        c->keep_alive = false;
        c->head_only = http_is_head(c->http);
        response_refuse(c, 408, NULL);
    } else {
        conn_drop(c);
    }
}

void conn_sweep(net *all)
{
    const uint64_t at = uv_now(all->loop);
    for (uint32_t i = 0; i < all->cap_conns; i++) {
        conn *c = all->conns[i];
        if (!c || c->closing) continue;
        if (c->deaf_until && c->deaf_until <= at) {
            c->deaf_until = 0;
            if (c->phase == CONN_HTTP) put_off(c);
        }
        if (c->deadline <= at) too_late(c);
    }
}
