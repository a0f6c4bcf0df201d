/* upgrade.c - who may speak to us (Host, Origin), and how a connection becomes a WebSocket (RFC 6455, 4.2). */
#include "apps/server/net/net.h"
#include "apps/server/net/handshake.h"

#include <arpa/inet.h>
#include <stdio.h>
#include <string.h>

/* ---- the name we are called by ----------------------------------------------------------------------------------- */

/* Without its port. */
static span host_name(span host)
{
    const char *colon = host.n && host.at[0] == '[' ? memchr(host.at, ']', host.n) : memchr(host.at, ':', host.n);
    if (colon && *colon == ']') colon++;
    return colon ? (span){ host.at, (size_t)(colon - host.at) } : host;
}

static bool is_port(span rest)
{
    if (!rest.n) return true;
    if (rest.at[0] != ':' || rest.n < 2 || rest.n > 6) return false;
    for (size_t i = 1; i < rest.n; i++)
        if (rest.at[i] < '0' || rest.at[i] > '9') return false;
    return true;
}

static bool is_number(span name)
{
    char text[INET6_ADDRSTRLEN];
    unsigned char address[16];
    if (name.n > 2 && name.at[0] == '[' && name.at[name.n - 1] == ']')
        return span_copy((span){ name.at + 1, name.n - 2 }, text, sizeof text) &&
               inet_pton(AF_INET6, text, address) == 1;
    return span_copy(name, text, sizeof text) && inet_pton(AF_INET, text, address) == 1;
}

/* A page of a stranger may point its own name at this machine (DNS rebinding); then the browser takes us for that
 * stranger's server and lets the page read everything. But it also tells us the name. */
bool net_host_fine(const net *all, const http_request *q)
{
    const span host = q->header[HEADER_HOST], name = host_name(host);
    if (!is_port((span){ host.at + name.n, host.n - name.n })) return false;
    if (is_number(name) || span_like(name, "localhost")) return true;
    for (unsigned i = 0; i < MOST_NAMES; i++)
        if (all->set->name[i][0] && span_like(name, all->set->name[i])) return true;
    return false;
}

/* ---- the page that speaks ---------------------------------------------------------------------------------------- */

static bool is_origin(span origin, const char *scheme, span host)
{
    const size_t n = strlen(scheme);
    return origin.n == n + host.n && !memcmp(origin.at, scheme, n) && !memcmp(origin.at + n, host.at, host.n);
}

bool net_origin_fine(const net *all, const http_request *q)
{
    const span origin = q->header[HEADER_ORIGIN], host = q->header[HEADER_HOST];
    if (!origin.at) return false;
    if (is_origin(origin, "http://", host) || is_origin(origin, "https://", host)) return true;
    for (unsigned i = 0; i < MOST_ORIGINS; i++)
        if (all->set->origin[i][0] && span_is(origin, all->set->origin[i])) return true;
    return false;
}

/* ---- becoming a WebSocket ---------------------------------------------------------------------------------------- */

/* 16 bytes in base64: 22 characters and "==". */
static bool plausible_key(span key)
{
    if (key.n != 24 || key.at[22] != '=' || key.at[23] != '=') return false;
    for (size_t i = 0; i < 22; i++) {
        const unsigned char c = (unsigned char)key.at[i];
        const bool fine = (c >= '0' && c <= '9') || ((c | 32) >= 'a' && (c | 32) <= 'z') || c == '+' || c == '/';
        if (!fine) return false;
    }
    return true;
}

static const char *wrong_with(const conn *c, const http_request *q, const char *protocol, int *status)
{
    *status = 400;
    if (q->method != METHOD_GET || !span_has_token(q->header[HEADER_CONNECTION], "upgrade") ||
        !span_has_token(q->header[HEADER_UPGRADE], "websocket") || !plausible_key(q->header[HEADER_WS_KEY]))
        return "This address is for WebSockets.";
    if (!span_has_token(q->header[HEADER_WS_PROTOCOL], protocol))
        return "This page is out of date; reload it.";
    *status = 403;
    if (!net_origin_fine(c->net, q)) return "This page belongs to another server.";
    return NULL;
}

bool upgrade(conn *c, const http_request *q, const char *protocol)
{
    int status;
    const char *wrong = wrong_with(c, q, protocol, &status);
    if (!wrong && !span_is(q->header[HEADER_WS_VERSION], "13")) {
        static const char body[] = "{\"why\":\"The server speaks version 13 of WebSockets.\"}";
        response_json(c, 426, body, sizeof body - 1, "Sec-WebSocket-Version: 13\r\n");
        return false;
    }
    if (wrong) {
        response_refuse(c, status, wrong);
        return false;
    }
    char accept[HANDSHAKE_TEXT], head[300];
    handshake_accept(accept, q->header[HEADER_WS_KEY].at, q->header[HEADER_WS_KEY].n);
    const int n = snprintf(head, sizeof head,
                           "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                           "Sec-WebSocket-Accept: %s\r\nSec-WebSocket-Protocol: %s\r\n\r\n",
                           accept, protocol);
    conn_write(c, head, (size_t)n);
    return true;
}
