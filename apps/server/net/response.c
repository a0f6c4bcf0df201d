/* response.c - HTTP responses with the headers every one of them carries. */
#include "apps/server/net/net.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The page may load its own files and nothing else, runs no text as code, and lives in no frame. */
static const char closed_house[] = "Content-Security-Policy: default-src 'none'; script-src 'self'; "
                                   "style-src 'self'; img-src 'self' data:; "
                                   "connect-src 'self'; font-src 'self'; manifest-src 'self'; frame-ancestors 'none'; "
                                   "base-uri 'none'; form-action 'self'; "
                                   "require-trusted-types-for 'script'\r\n"
                                   "X-Content-Type-Options: nosniff\r\n"
                                   "Referrer-Policy: no-referrer\r\n"
                                   "Cross-Origin-Opener-Policy: same-origin\r\n"
                                   "Cross-Origin-Embedder-Policy: require-corp\r\n"
                                   "Cross-Origin-Resource-Policy: same-origin\r\n"
                                   "Permissions-Policy: camera=(), microphone=(), geolocation=()\r\n";

static void send_body(conn *c, const response *a)
{
    if (a->parcel) conn_carry(c, a->parcel->bytes, a->parcel->n, a->parcel);
    else if (a->lasting) conn_carry(c, a->body, a->n, NULL);
    else if (a->n) conn_write(c, a->body, a->n);
    address_got(c, a->parcel ? a->parcel->n : a->n);
}

void response_send(conn *c, const response *a)
{
    enum { HEAD = 2048 };
    char head[HEAD];
    const int n = snprintf(
        head, HEAD, "HTTP/1.1 %d %s\r\n%sContent-Type: %s\r\nContent-Length: %zu\r\nCache-Control: %s\r\n%s%s\r\n",
        a->status, http_reason(a->status), closed_house, a->type, a->parcel ? a->parcel->n : a->n,
        a->cache ? a->cache : "no-store", a->more ? a->more : "", c->keep_alive ? "" : "Connection: close\r\n");
    if (n < 0 || n >= HEAD) abort();     /* the longest of our own headers is known */
    if (a->status >= 400) c->net->counts->refusals++;
    conn_write(c, head, (size_t)n);
    if (!c->head_only && a->status != 304) send_body(c, a);
    conn_responded(c);
}

void response_json(conn *c, int status, const char *text, size_t n, const char *more)
{
    response_send(
        c,
        &(response){ .status = status, .type = "application/json; charset=utf-8", .more = more, .body = text, .n = n });
}

static const char *usual_sentence(int status)
{
    switch (status) {
    case 400: return "This is not a request the server understands.";
    case 404: return "There is nothing here.";
    case 405: return "This address takes GET, HEAD or POST as the protocol says.";
    case 408: return "The request took too long to arrive.";
    case 411: return "A request with a body must say how long it is.";
    case 413: return "The request is too long.";
    case 431: return "The headers of the request are too long.";
    case 501: return "Send the body in one piece with a Content-Length.";
    case 505: return "The server speaks HTTP/1.1 only.";
    default: return "The server cannot do this.";
    }
}

/* After some refusals the connection waits, or ends. */
static void be_wary(conn *c, int status)
{
    if (status == 429) conn_too_fast(c);
    if (status == 400 || status == 408 || status == 413 || status == 431 || status >= 500) c->keep_alive = false;
}

void response_refuse(conn *c, int status, const char *why)
{
    char text[512];
    if (!why) why = usual_sentence(status);
    size_t n = (size_t)snprintf(text, sizeof text, "{\"why\":\"");
    for (; *why && n < sizeof text - 8; why++) {
        if (*why == '"' || *why == '\\') text[n++] = '\\';
        text[n++] = (unsigned char)*why < ' ' ? ' ' : *why;
    }
    text[n++] = '"';
    text[n++] = '}';
    be_wary(c, status);
    response_json(c, status, text, n, NULL);
}

/* It needs nothing else from the server: whoever is too fast gets no script either. */
void response_refuse_page(conn *c, int status, const char *why)
{
    char text[1024];
    const int n = snprintf(text, sizeof text,
                           "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Orrery</title>"
                           "<meta name=\"viewport\" content=\"width=device-width\">"
                           "<meta name=\"color-scheme\" content=\"dark light\">"
                           "<h1>Orrery</h1><p>%s</p><p><a href=\"\">Try again</a> or <a href=\"/\">start over</a>.</p>",
                           why);
    if (n < 0 || (size_t)n >= sizeof text) abort();     /* our own sentences are short */
    be_wary(c, status);
    response_send(
        c, &(response){ .status = status, .type = "text/html; charset=utf-8", .body = text, .n = (size_t)n });
}
