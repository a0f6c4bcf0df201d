/* routes.c - which address is what: the client's files, the API, the WebSocket, health and metrics. */
#include "generated/apps/common/version.h"
#include "apps/server/house/assets.h"
#include "apps/server/house/pages.h"
#include "apps/server/house/tables.h"

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
    return span_is(path, "/") || span_is(path, "/stats") || starts(path, "/stats/") || starts(path, "/t/") ||
           starts(path, "/replay/") || starts(path, "/rules/");
}

/* A browser that opens an address wants a page; a script's fetch does not ask for one. */
static bool wants_page(const http_request *q)
{
    return q->method != METHOD_POST && !starts(q->path, "/api/") && !starts(q->path, "/assets/") &&
           !starts(q->path, "/live/") && span_has_token(q->header[HEADER_ACCEPT], "text/html");
}

static void send_asset(conn *c, const http_request *q, const asset *a, int status)
{
    char more[160];
    const bool small = a->small && span_has_token(q->header[HEADER_ACCEPT_ENCODING], "gzip");
    const bool known = status == 200 && span_is(q->header[HEADER_IF_NONE_MATCH], a->etag);
    snprintf(more, sizeof more, "ETag: %s\r\nVary: Accept-Encoding\r\n%s", a->etag,
             small ? "Content-Encoding: gzip\r\n" : "");
    const unsigned char *bytes = small ? a->small : a->bytes, *end = small ? a->small_end : a->end;
    response_send(c,
                  &(response){ .status = known ? 304 : status,
                               .type = a->type,
                               .more = more,
                               .body = bytes,
                               .n = known ? 0 : (size_t)(end - bytes),
                               .lasting = true,
                               .cache = starts(q->path,
                                               "/assets/") ? "public, max-age=31536000, immutable" : "no-cache" });
}

static void turn_away(conn *c, const http_request *q, int status, const char *why)
{
    if (wants_page(q)) response_refuse_page(c, status, why);
    else response_refuse(c, status, why);
}

static void send_text(conn *c, const char *text, size_t n)
{
    response_send(c, &(response){ .status = 200, .type = "text/plain; charset=utf-8", .body = text, .n = n });
}

static void send_file(conn *c, const http_request *q)
{
    static const char bare[] =
        "Orrery is running, but this program was built without the web client.\n\n"
        "To build it: install Node.js and npm, run `make web`, then `make`.\n"
        "The API of docs/develop/protocol.md works without it: try /api/games.\n";
    const asset *page = find_asset((span){ "/index.html", strlen("/index.html") });
    const asset *a = is_page(q->path) ? page : find_asset(q->path);
    if (a) send_asset(c, q, a, 200);
    else if (page && wants_page(q)) send_asset(c, q, page, 404); /* which says that nothing is here, and where to go */
    else if (is_page(q->path) && !n_assets) send_text(c, bare, sizeof bare - 1);
    else turn_away(c, q, 404, "There is nothing here.");
}

static void queue_lines(const server *s, metrics_text *t)
{
    uint64_t live = 0, largest = 0;
    for (uint32_t i = 0; i < s->net.cap_conns; i++) {
        const conn *o = s->net.conns[i];
        if (!o) continue;
        live += o->phase == CONN_LIVE;
        if (o->held > largest) largest = o->held;
    }
    metrics_line(t, "connections", "gauge", "Open connections.", s->net.n_conns);
    metrics_line(t, "sockets", "gauge", "Open WebSockets.", live);
    metrics_line(t, "queued_bytes", "gauge", "Bytes on their way to clients and from them.", s->net.held);
    metrics_line(t, "queued_largest_bytes", "gauge", "The same, for the connection with the most.", largest);
    metrics_line(t, "queued_record_bytes", "gauge", "The most that one connection has had since the start.",
                 s->net.most_held);
    metrics_line(t, "queued_limit_bytes", "gauge", "A connection with more than this is closed, apart from pages.",
                 LIMIT_QUEUE);
    metrics_line(t, "queued_all_limit_bytes", "gauge", "Above this total the connections with the most are closed.",
                 LIMIT_QUEUES);
}

static void work_lines(const server *s, metrics_text *t)
{
    static const char *const waiting[FAIR_LANES] = {
        [LANE_SHORT] = "thoughts_short_waiting", [LANE_LONG] = "thoughts_long_waiting",
        [LANE_DEEP] = "thoughts_deep_waiting", [LANE_DESK] = "errands_waiting",
        [LANE_STUDY] = "studies_waiting"
    };
    static const char *const help[FAIR_LANES] = { [LANE_SHORT] = "Light bots that wait for a thread.",
                                                  [LANE_LONG] = "Searching bots and hints that wait for a thread.",
                                                  [LANE_DEEP] = "Experts that wait for a thread.",
                                                  [LANE_DESK] = "Pages and sleeping tables that wait for a thread.",
                                                  [LANE_STUDY] = "Pages of imagined games that wait for a thread." };
    for (fair_lane lane = 0; lane < FAIR_LANES; lane++)
        metrics_line(t, waiting[lane], "gauge", help[lane], workers_waiting(s->workers, lane));
    metrics_line(t, "thoughts_alone", "gauge", "Threads at work for tables that nobody watches.",
                 workers_alone(s->workers));
    metrics_line(t, "thoughts_alone_limit", "gauge", "The most threads they may use.", workers_most_alone(s->workers));
    metrics_line(t, "pages_kept_bytes", "gauge", "Bytes of pages kept to be sent again.", pages_kept(s->pages));
    metrics_line(t, "loop_longest_us", "gauge", "Longest step of the loop since the start, in microseconds.",
                 s->pulse.ever.us);
    metrics_line(t, "loop_longest_minute_us", "gauge", "The same for the last minute.", pulse_minute(&s->pulse).us);
    metrics_line(t, "loop_longest_cpu_us", "gauge", "Most processor time of a step since the start, in microseconds.",
                 s->pulse.ever.cpu_us);
    metrics_line(t, "loop_long_steps_total", "counter", "Steps of more than 5 ms of the processor.", s->pulse.n_long);
    metrics_line(t, "loop_longest_minute_cpu_us", "gauge", "The same for the last minute.",
                 pulse_minute(&s->pulse).cpu_us);
}

static void send_metrics(conn *c)
{
    char text[16384];
    metrics_text t = { text, 0, sizeof text };
    const server *s = server_of(c);
    metrics_line(&t, "tables_awake", "gauge", "Tables in memory.", hall_awake(s->tables->hall));
    metrics_line(&t, "tables_resting", "gauge", "Tables that rest in the store.", hall_resting(s->tables->hall));
    queue_lines(s, &t);
    work_lines(s, &t);
    metrics_line(&t, "store_waiting", "gauge", "Entries on their way to the store.", writer_waiting(s->writer));
    metrics_write(&s->counts, &t);
    response_send(c, &(response){ .status = 200, .type = "text/plain; version=0.0.4", .body = text, .n = t.n });
}

static const char too_fast[] = "That was too fast; wait a moment.";

bool route_may(conn *c, address_kind kind)
{
    if (address_may(c, kind)) return true;
    response_refuse(c, 429, too_fast);
    return false;
}

/* May this address ask now? Else the refusal is sent. */
static bool may_ask(conn *c, const http_request *q)
{
    server *s = server_of(c);
    if (!net_host_fine(&s->net, q)) {
        turn_away(c, q, 421,
                  "This server does not go by that name. Whoever runs it can add it to the settings: `name`.");
    } else if (!address_forwarded(c, q)) {
        turn_away(c, q, 400, "The proxy in front of this server names no address in X-Forwarded-For.");
    } else if (s->set.net.proxy && q->header[HEADER_FORWARDED_FOR].at && address_crowded(c)) {
        turn_away(c, q, 503, "There are too many connections from your address; close some and try again.");
    } else if (q->method != METHOD_POST && !address_may(c, ADDRESS_GETS)) {
        turn_away(c, q, 429, too_fast);
    } else {
        return true;
    }
    return false;
}

static void find_route(conn *c, const http_request *q)
{
    static const char fine[] = "{\"ok\":true,\"version\":\"" ORRERY_VERSION "\"}";
    const span path = q->path;
    if (starts(path, "/live/")) {
        socket_connect(c, q, (span){ path.at + 6, path.n - 6 });
    } else if (starts(path, "/api/")) {
        api(c, q);
    } else if (q->method == METHOD_POST) {
        response_refuse(c, 405, NULL);
    } else if (span_is(path, "/health") && sharing_is_cut(server_of(c))) {
        sharing_refuse_cut(c);
    } else if (span_is(path, "/health")) {
        response_json(c, 200, fine, sizeof fine - 1, NULL);
    } else if (span_is(path, "/metrics")) {
        send_metrics(c);
    } else if (server_of(c)->set.echo && span_is(path, "/echo")) {
        if (upgrade(c, q, "orrery.1") && !conn_upgrade(c)) conn_drop(c);
    } else {
        send_file(c, q);
    }
}

void route(conn *c, const http_request *q)
{
    if (may_ask(c, q)) find_route(c, q);
}

void route_again(conn *c)
{
    c->counted = true;
    find_route(c, &c->http->request);
}
