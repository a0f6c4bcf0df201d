/* upgrade.c - who may speak to us (Origin), and how a connection becomes a WebSocket (RFC 6455, 4.2). */
#include "server.h"
#include "sha1.h"

#include <stdio.h>
#include <string.h>

static bool is_origin(span origin, const char *scheme, span host)
{
    const size_t n = strlen(scheme);
    return origin.n == n + host.n && !memcmp(origin.at, scheme, n) && !memcmp(origin.at + n, host.at, host.n);
}

bool origin_fine(const server *s, const http_request *q)
{
    const span origin = q->header[HEADER_ORIGIN], host = q->header[HEADER_HOST];
    if (!origin.at) return false;
    if (is_origin(origin, "http://", host) || is_origin(origin, "https://", host)) return true;
    for (unsigned i = 0; i < MOST_ORIGINS; i++)
        if (s->set.origin[i][0] && span_is(origin, s->set.origin[i])) return true;
    return false;
}

/* 16 bytes in base64: 22 letters and two signs of equality. */
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
        return "This page speaks another version; load it again.";
    *status = 403;
    if (!origin_fine(c->server, q)) return "This page belongs to another server.";
    return NULL;
}

bool upgrade(conn *c, const http_request *q, const char *protocol)
{
    int status;
    const char *wrong = wrong_with(c, q, protocol, &status);
    if (!wrong && !span_is(q->header[HEADER_WS_VERSION], "13")) {
        static const char body[] = "{\"why\":\"The server speaks version 13 of WebSockets.\"}";
        answer_json(c, 426, body, sizeof body - 1, "Sec-WebSocket-Version: 13\r\n");
        return false;
    }
    if (wrong) {
        answer_refuse(c, status, wrong);
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
