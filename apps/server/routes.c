/* routes.c - which address is what: the client's files, the API, the WebSocket, health and metrics. */
#include "assets.h"
#include "tables.h"
#include "version.h"

#include <stdio.h>
#include <string.h>

static const asset *find_asset(span path)
{
    for (size_t i = 0; i < n_assets; i++)
        if (span_is(path, assets[i].path)) return &assets[i];
    return NULL;
}

static bool starts(span path, const char *with)
{
    return path.n >= strlen(with) && !memcmp(path.at, with, strlen(with));
}

/* Addresses that people open; the page reads them itself. */
static bool is_page(span path)
{
    return span_is(path, "/") || span_is(path, "/stats") || starts(path, "/stats/") || starts(path, "/t/") || starts(path, "/replay/");
}

static void send_asset(conn *c, const http_request *q, const asset *a)
{
    char more[160];
    const bool small = a->small && span_has_token(q->header[HEADER_ACCEPT_ENCODING], "gzip");
    const bool known = span_is(q->header[HEADER_IF_NONE_MATCH], a->etag);
    snprintf(more, sizeof more, "ETag: %s\r\nVary: Accept-Encoding\r\n%s", a->etag,
             small ? "Content-Encoding: gzip\r\n" : "");
    const unsigned char *bytes = small ? a->small : a->bytes, *end = small ? a->small_end : a->end;
    answer_send(c,
                &(answer){ .status = known ? 304 : 200,
                           .type = a->type,
                           .more = more,
                           .body = bytes,
                           .n = known ? 0 : (size_t)(end - bytes),
                           .cache = starts(q->path, "/assets/") ? "public, max-age=31536000, immutable" : "no-cache" });
}

static void send_text(conn *c, const char *text, size_t n)
{
    answer_send(c, &(answer){ .status = 200, .type = "text/plain; charset=utf-8", .body = text, .n = n });
}

static void send_file(conn *c, const http_request *q)
{
    static const char bare[] =
        "Orrery is running, but this program was built without the web client.\n\n"
        "To build it: install Node.js and npm, run `make web`, then `make`.\n"
        "The API of docs/protocol.md works without it: try /api/games.\n";
    const asset *a = find_asset(is_page(q->path) ? (span){ "/index.html", strlen("/index.html") } : q->path);
    if (a) send_asset(c, q, a);
    else if (is_page(q->path) && !n_assets) send_text(c, bare, sizeof bare - 1);
    else answer_refuse(c, 404, NULL);
}

static void send_metrics(conn *c)
{
    char text[8192];
    metrics_text t = { text, 0, sizeof text };
    const server *s = c->server;
    uint64_t live = 0, queued = 0;
    for (uint32_t i = 0; i < s->cap_conns; i++) {
        const conn *o = s->conns[i];
        if (!o) continue;
        live += o->phase == CONN_LIVE;
        queued += o->waiting.n + o->sent.n;
    }
    metrics_line(&t, "tables_awake", "gauge", "Tables in memory.", hall_awake(s->tables->hall));
    metrics_line(&t, "tables_resting", "gauge", "Tables that rest in the store.", hall_resting(s->tables->hall));
    metrics_line(&t, "connections", "gauge", "Open connections.", s->n_conns);
    metrics_line(&t, "sockets", "gauge", "Open WebSockets.", live);
    metrics_line(&t, "queued_bytes", "gauge", "Bytes on their way to clients.", queued);
    metrics_line(&t, "store_waiting", "gauge", "Entries on their way to the store.", writer_waiting(s->writer));
    metrics_write(&s->counts, &t);
    answer_send(c, &(answer){ .status = 200, .type = "text/plain; version=0.0.4", .body = text, .n = t.n });
}

void route(conn *c, const http_request *q)
{
    static const char fine[] = "{\"ok\":true,\"version\":\"" ORRERY_VERSION "\"}";
    const span path = q->path;
    if (!host_fine(c->server, q)) {
        answer_refuse(c, 421, "This server does not go by that name. Whoever runs it can add it to the settings: `name`.");
    } else if (!address_forwarded(c, q)) {
        answer_refuse(c, 400, "The proxy in front of this server names no address in X-Forwarded-For.");
    } else if (c->server->set.proxy && q->header[HEADER_FORWARDED_FOR].at && address_crowded(c)) {
        answer_refuse(c, 503, "There are too many connections from your address; close some and try again.");
    } else if (starts(path, "/live/")) {
        seat_connect(c, q, (span){ path.at + 6, path.n - 6 });
    } else if (starts(path, "/api/")) {
        api(c, q);
    } else if (q->method == METHOD_POST) {
        answer_refuse(c, 405, NULL);
    } else if (span_is(path, "/health")) {
        answer_json(c, 200, fine, sizeof fine - 1, NULL);
    } else if (span_is(path, "/metrics")) {
        send_metrics(c);
    } else if (c->server->set.echo && span_is(path, "/echo")) {
        if (upgrade(c, q, "orrery.1") && !conn_upgrade(c)) conn_drop(c);
    } else {
        send_file(c, q);
    }
}
