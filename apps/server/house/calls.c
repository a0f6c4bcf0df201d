/* calls.c - people who are called to their tables by Web Push: who wants it, and when.
 *
 * A subscription belongs to the token of a seat at one table. It is worth what the table says of that token when
 * something is sent, like everything else (sockets.c); after every entry those whose seat is gone, and all of a match
 * that is over, are forgotten. Someone is called once about a question, if no page of theirs is open and has not been
 * for a moment. */
#include "apps/server/house/tables.h"

#include "apps/server/net/log.h"
#include "base/form.h"
#include "base/json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BUCKET_COUNT = 1024 };

typedef struct call {
    struct call *next;                   /* of its bucket */
    uint64_t id;
    char link[ROOM_LINK + 1];
    room_pass pass;
    push_subscription to;
    uint32_t told;                       /* the question this person knows of: was called about, or has seen */
    bool fresh;                          /* from the store: the first question it finds is an old one */
    bool sending;
    unsigned failures;                   /* in a row */
    uint64_t due;                        /* loop time to look again whether to call; 0: no reason to */
    uint64_t sent;                       /* loop time of the last call */
} call;

typedef struct asking {                  /* a request that waits for the store */
    struct asking *next;
    uint64_t conn;
    uint32_t sequence;
    call *made;                          /* NULL: it asked to be forgotten */
} asking;

typedef struct calls {
    call *bucket[BUCKET_COUNT];
    unsigned n;
    uint64_t last_id;
    uint32_t last_sequence;
    asking *waiting;
} calls;

static call **bucket_of(const server *s, const char *link)
{
    return &s->calls->bucket[orr_hash(link, ROOM_CODE, 0) % BUCKET_COUNT];
}

/* ---- in the store ------------------------------------------------------------------------------------------------ */

/* Its token's hash, then endpoint, key and secret. */
static bool put(server *s, store_act act, const call *c, uint32_t sequence)
{
    uint8_t bytes[ROOM_HASH + PUSH_KEY + PUSH_AUTH + PUSH_ENDPOINT];
    const size_t n = act == STORE_CALL ? strlen(c->to.endpoint) : 0;
    store_entry e = { .act = act, .sequence = sequence, .bytes = bytes,
                      .n = ROOM_HASH + (n ? PUSH_KEY + PUSH_AUTH + n : 0) };
    memcpy(e.table, c->link, sizeof c->link);
    memcpy(bytes, c->pass.hash, ROOM_HASH);
    memcpy(bytes + ROOM_HASH, c->to.key, PUSH_KEY);
    memcpy(bytes + ROOM_HASH + PUSH_KEY, c->to.auth, PUSH_AUTH);
    memcpy(bytes + ROOM_HASH + PUSH_KEY + PUSH_AUTH, c->to.endpoint, n);
    return writer_put(s->writer, &e, 1);
}

static void add(server *s, call *c)
{
    call **at = bucket_of(s, c->link);
    c->id = ++s->calls->last_id;
    c->next = *at;
    *at = c;
    s->calls->n++;
}

static void found_in_store(void *mine, const char *link, const uint8_t *bytes, size_t n)
{
    server *s = mine;
    const size_t head = ROOM_HASH + PUSH_KEY + PUSH_AUTH;
    if (n <= head || n > head + PUSH_ENDPOINT || strlen(link) > ROOM_LINK || s->calls->n >= LIMIT_CALLS) return;
    call *c = calloc(1, sizeof *c);
    if (!c) return;
    snprintf(c->link, sizeof c->link, "%s", link);
    c->pass.has = c->fresh = true;
    memcpy(c->pass.hash, bytes, ROOM_HASH);
    memcpy(c->to.key, bytes + ROOM_HASH, PUSH_KEY);
    memcpy(c->to.auth, bytes + ROOM_HASH + PUSH_KEY, PUSH_AUTH);
    memcpy(c->to.endpoint, bytes + head, n - head);
    add(s, c);
}

/* ---- forgetting -------------------------------------------------------------------------------------------------- */

static void unlink_and_free(server *s, call **at)
{
    call *c = *at;
    *at = c->next;
    s->calls->n--;
    free(c);
}

static void forget(server *s, call **at)
{
    put(s, STORE_UNCALL, *at, 0);        /* refused: it is found again after a restart, and forgotten then */
    unlink_and_free(s, at);
}

void calls_drop(server *s, const char *link)
{
    if (!s->calls) return;
    for (call **at = bucket_of(s, link); *at;)
        if (!strcmp((*at)->link, link)) unlink_and_free(s, at);
        else at = &(*at)->next;
}

/* ---- calling ----------------------------------------------------------------------------------------------------- */

/* The question that waits for somebody who is not here; 0: none does. */
static uint32_t waits_for(const table *t, const call *c)
{
    const orr_seat seat = room_eyes(t->room, &c->pass);
    return seat == ORR_PUBLIC || socket_is_here(t, seat) ? 0 : room_waits_for(t->room, seat);
}

static void look(table *t, call *c)
{
    const uint64_t now = uv_now(&t->server->loop), next = c->sent ? c->sent + CALL_EVERY_MS : 0;
    const orr_seat seat = room_eyes(t->room, &c->pass);
    const uint32_t question = room_waits_for(t->room, seat);
    if (question && (socket_is_here(t, seat) || c->fresh)) c->told = question;
    c->fresh = false;
    if (!question || question == c->told) c->due = 0;
    else if (!c->due) c->due = now + CALL_WAIT_MS > next ? now + CALL_WAIT_MS : next;
}

void calls_review(table *t)
{
    server *s = t->server;
    if (!s->calls || !s->calls->n) return;
    for (call **at = bucket_of(s, t->link); *at;) {
        call *c = *at;
        if (strcmp(c->link, t->link)) {
            at = &c->next;
        } else if (room_eyes(t->room, &c->pass) == ORR_PUBLIC || room_state_of(t->room) == ROOM_OVER) {
            forget(s, at);
        } else {
            look(t, c);
            at = &c->next;
        }
    }
}

/* Nothing but which table; the words are the browser's, in its own language. */
static void send_call(server *s, const table *t, call *c, uint32_t question)
{
    text_buf text = { 0 };
    char path[ROOM_LINK + 8], topic[ROOM_CODE + 1];
    json j = json_on_text(&text);
    snprintf(path, sizeof path, "/t/%s", t->link);
    json_open_object(&j, NULL);
    json_text(&j, "game", room_title(t->room));
    json_text(&j, "path", path);
    json_end(&j);
    text_put(&text, "", 1);
    c->due = uv_now(&s->loop) + CALL_EVERY_MS;
    if (!text.torn && push_send(s->push, &c->to, text.text, table_code_in(t->link, topic), c->id)) {
        c->told = question;
        c->sent = uv_now(&s->loop);
        c->due = 0;
        c->sending = true;
    } else {
        s->counts.calls_failed++;
    }
    text_free(&text);
}

void calls_sweep(server *s)
{
    const uint64_t now = uv_now(&s->loop);
    if (!s->calls || !s->calls->n || !s->push) return;
    for (unsigned i = 0; i < BUCKET_COUNT; i++)
        for (call *c = s->calls->bucket[i]; c; c = c->next) {
            if (!c->due || c->due > now || c->sending) continue;
            const table *t = table_awake(s->tables, c->link);
            const uint32_t question = t && t->room ? waits_for(t, c) : 0;
            if (question && question != c->told) send_call(s, t, c, question);
            else c->due = 0;
        }
}

static call **find(server *s, uint64_t id)
{
    for (unsigned i = 0; i < BUCKET_COUNT; i++)
        for (call **at = &s->calls->bucket[i]; *at; at = &(*at)->next)
            if ((*at)->id == id) return at;
    return NULL;
}

static void sent(void *mine, uint64_t id, push_verdict verdict)
{
    server *s = mine;
    call **at = s->calls ? find(s, id) : NULL;
    if (verdict == PUSH_SENT) s->counts.calls++;
    else s->counts.calls_failed++;
    if (!at) return;                     /* forgotten meanwhile */
    call *c = *at;
    c->sending = false;
    c->failures = verdict == PUSH_SENT ? 0 : c->failures + 1;
    if (verdict == PUSH_GONE || c->failures >= LIMIT_CALL_FAILURES) {
        forget(s, at);
    } else if (verdict == PUSH_FAILED) { /* once more later, if the question is still there */
        c->told = 0;
        c->due = uv_now(&s->loop) + CALL_EVERY_MS;
    }
}

/* ---- requests ---------------------------------------------------------------------------------------------------- */

void calls_page(conn *c)
{
    char body[140];
    const server *s = server_of(c);
    const int n = s->push ? snprintf(body, sizeof body, "{\"key\":\"%s\"}", push_key(s->push))
                          : snprintf(body, sizeof body, "{\"key\":null}");
    response_json(c, 200, body, (size_t)n, NULL);
}

typedef struct { const char *endpoint, *key, *auth; } call_request;
enum { CALL_ENDPOINT, CALL_KEY, CALL_AUTH, N_CALL };
static const form_member call_members[N_CALL] = {
    [CALL_ENDPOINT] = { .key = "endpoint", .kind = FORM_TEXT, .flags = FORM_NULL, .low = 1, .high = PUSH_ENDPOINT,
                        .at = offsetof(call_request, endpoint) },
    [CALL_KEY] = { .key = "key", .kind = FORM_TEXT, .flags = FORM_NULL, .low = 1, .high = 100,
                   .at = offsetof(call_request, key) },
    [CALL_AUTH] = { .key = "auth", .kind = FORM_TEXT, .flags = FORM_NULL, .low = 1, .high = 40,
                    .at = offsetof(call_request, auth) },
};

/* Of a form; false: why not. An empty endpoint: to be forgotten. */
static bool read_request(const server *s, const http_request *q, push_subscription *out, error *why)
{
    form f;
    call_request r = { .endpoint = NULL };
    uint32_t has;
    *out = (push_subscription){ .endpoint = "" };
    if (!form_open(&f, q->body.at ? q->body.at : "", q->body.n, why)) return false;
    bool good = form_read(&f, call_members, N_CALL, &r, &has, why);
    if (good && has >> CALL_ENDPOINT & 1)
        good = (has >> CALL_KEY & 1 && has >> CALL_AUTH & 1) ? push_read(s->push, r.endpoint, r.key, r.auth, out, why)
                                                             : error_refuse(why, "'key' and 'auth' are missing.");
    form_close(&f);
    return good;
}

/* Seats that the same browser is called to; one's own at this table does not count. */
static unsigned same_endpoint(const server *s, const call *like)
{
    unsigned n = 0;
    for (unsigned i = 0; i < BUCKET_COUNT; i++)
        for (const call *c = s->calls->bucket[i]; c; c = c->next)
            n += !strcmp(c->to.endpoint, like->to.endpoint) && strcmp(c->link, like->link);
    return n;
}

static void wait_for_store(conn *c, call *about, bool forgets)
{
    server *s = server_of(c);
    asking *a = calloc(1, sizeof *a);
    const uint32_t sequence = ++s->calls->last_sequence;
    if (!a || !put(s, forgets ? STORE_UNCALL : STORE_CALL, about, sequence)) {
        free(a);
        free(about);
        response_refuse(c, 503, "The server is too busy to store this; try again.");
        return;
    }
    *a = (asking){ .next = s->calls->waiting, .conn = c->id, .sequence = sequence, .made = about };
    s->calls->waiting = a;
}

void calls_post(conn *c, const http_request *q, const table *t)
{
    server *s = server_of(c);
    const room_pass pass = socket_pass_of(t->code, q);
    push_subscription to;
    error why;
    if (room_eyes(t->room, &pass) == ORR_PUBLIC) {
        response_refuse(c, 403, "You have no seat at this table.");
    } else if (!s->push) {
        response_refuse(c, 404, "This server sends no notifications.");
    } else if (!read_request(s, q, &to, &why)) {
        response_refuse(c, 422, why.text);
    } else {
        call *about = calloc(1, sizeof *about);
        if (about) *about = (call){ .pass = pass, .to = to };
        if (about) memcpy(about->link, t->link, sizeof about->link);
        if (about && *to.endpoint &&
            (s->calls->n >= LIMIT_CALLS || same_endpoint(s, about) >= LIMIT_CALLS_OF_BROWSER)) {
            free(about);
            response_refuse(c, 429, "This browser is called to too many tables already.");
        } else if (about) {
            wait_for_store(c, about, !*to.endpoint);
        } else {
            response_refuse(c, 503, "The server is out of memory.");
        }
    }
}

/* It is stored, but whoever asked may have lost the seat meanwhile. True: the call is taken over. */
static bool take_over(server *s, call *made)
{
    const table *t = table_awake(s->tables, made->link);
    for (call **at = bucket_of(s, made->link); *at;)
        if (!strcmp((*at)->link, made->link) && !memcmp((*at)->pass.hash, made->pass.hash, ROOM_HASH)) {
            made->sent = (*at)->sent;                    /* asking again is no way to be called more often */
            unlink_and_free(s, at);
        } else {
            at = &(*at)->next;
        }
    if (!*made->to.endpoint) return false;
    const orr_seat seat = t && t->room ? room_eyes(t->room, &made->pass) : ORR_PUBLIC;
    if (seat == ORR_PUBLIC) {
        put(s, STORE_UNCALL, made, 0);
        return false;
    }
    made->told = room_waits_for(t->room, seat);          /* whoever asks for this is looking at it */
    add(s, made);
    return true;
}

void calls_stored(server *s, const written *done)
{
    static const char fine[] = "{\"ok\":true}";
    asking **at = s->calls ? &s->calls->waiting : NULL;
    while (at && *at && (*at)->sequence != done->sequence) at = &(*at)->next;
    if (!at || !*at || !done->sequence) return;
    asking *a = *at;
    conn *c = conn_find(&s->net, a->conn);
    *at = a->next;
    const bool stored = done->verdict == STORE_OK;
    if (!stored || !take_over(s, a->made)) free(a->made);
    if (c && stored) response_json(c, 200, fine, sizeof fine - 1, NULL);
    else if (c) response_refuse(c, 503, store_sentence(done->verdict));
    free(a);
}

/* ---- from birth to death ----------------------------------------------------------------------------------------- */

bool calls_open(server *s, error *why)
{
    char file[SETTING_TEXT + 8];
    if (!*s->set.push) return true;
    if (!*s->set.push_keys && store_is_database(s->set.store)) {
        char name[STORE_NAME];
        store_name(s->set.store, name);
        return error_refuse(why, "With the store %.200s, push needs the setting push_keys: a file for its keys.", name);
    }
    s->calls = calloc(1, sizeof *s->calls);
    if (!s->calls) return error_refuse(why, "There is not enough memory for push.");
    if (*s->set.push_keys) snprintf(file, sizeof file, "%s", s->set.push_keys);
    else snprintf(file, sizeof file, "%s-push", s->set.store);
    const push_settings set = { .contact = s->set.push, .key_file = file, .local = s->set.push_local };
    s->push = push_open(&set, &s->loop, sent, s, why);
    if (!s->push) return false;
    if (!store_calls(s->reading, found_in_store, s)) log_line(LOG_WARNING, "calls-damaged", LOG_END);
    return true;
}

void calls_close(server *s)
{
    push_close(s->push);
    s->push = NULL;
    if (!s->calls) return;
    for (unsigned i = 0; i < BUCKET_COUNT; i++)
        while (s->calls->bucket[i]) unlink_and_free(s, &s->calls->bucket[i]);
    while (s->calls->waiting) {
        asking *a = s->calls->waiting;
        s->calls->waiting = a->next;
        free(a->made);
        free(a);
    }
    free(s->calls);
    s->calls = NULL;
}
