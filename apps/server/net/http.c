/* http.c - the strict reading of a request; see http.h. */
#include "apps/server/net/http.h"

#include "base/decimal.h"

#include <llhttp.h>
#include <stdlib.h>
#include <string.h>

static const char *const header_names[N_HEADERS] = {
    [HEADER_HOST] = "host",
    [HEADER_ORIGIN] = "origin",
    [HEADER_COOKIE] = "cookie",
    [HEADER_CONTENT_TYPE] = "content-type",
    [HEADER_CONTENT_LENGTH] = "content-length",
    [HEADER_CONNECTION] = "connection",
    [HEADER_UPGRADE] = "upgrade",
    [HEADER_WS_KEY] = "sec-websocket-key",
    [HEADER_WS_VERSION] = "sec-websocket-version",
    [HEADER_WS_PROTOCOL] = "sec-websocket-protocol",
    [HEADER_IF_NONE_MATCH] = "if-none-match",
    [HEADER_ACCEPT] = "accept",
    [HEADER_ACCEPT_ENCODING] = "accept-encoding",
    [HEADER_FORWARDED_FOR] = "x-forwarded-for",
    [HEADER_FORWARDED_PROTO] = "x-forwarded-proto",
    [HEADER_TRANSFER_ENCODING] = "transfer-encoding",
};

/* ---- the head, byte by byte -------------------------------------------------------------------------------------- */

/* One more byte of the head: 0 while it is fine, else the status. A line ends with CR LF, never with one of them alone;
 * a line that begins with a blank would continue the last one (obs-fold), which no two servers read alike, and one that
 * begins with a colon is a header without a name. */
static int guard(const http_reader *r, unsigned char c)
{
    const char last = r->n ? r->head[r->n - 1] : 0;
    if (last == '\r' && c != '\n') return 400;
    if (last != '\r' && c == '\n') return 400;
    if (last == '\n' && (c == ' ' || c == '\t' || c == ':')) return 400;
    if (c < ' ' && c != '\r' && c != '\n' && c != '\t') return 400;
    if (c == 127) return 400;
    return 0;
}

static bool ends_with(const http_reader *r, const char *text)
{
    const size_t n = strlen(text);
    return r->n >= n && !memcmp(r->head + r->n - n, text, n);
}

/* METHOD ADDRESS VERSION with one blank between: whoever reads two of them might read another address. */
static int request_line(const http_reader *r)
{
    unsigned blanks = 0;
    if (!ends_with(r, " HTTP/1.1\r\n")) return ends_with(r, " HTTP/1.0\r\n") ? 505 : 400;
    for (size_t i = 0; i < r->n; i++) {
        if (r->head[i] == '\t') return 400;
        blanks += r->head[i] == ' ';
    }
    return blanks == 2 && r->head[0] != ' ' && !ends_with(r, "  HTTP/1.1\r\n") ? 0 : 400;
}

/* Takes bytes of the head up to its end; 0 or the status. */
static int take_head(http_reader *r, const char *bytes, size_t n, size_t *used)
{
    while (*used < n && !r->complete) {
        const unsigned char c = (unsigned char)bytes[*used];
        int wrong = guard(r, c);
        if (wrong) return wrong;
        if (r->n == LIMIT_HEAD) return 431;
        r->head[r->n++] = (char)c;
        ++*used;
        if (c != '\n') continue;
        if (!r->has_line && (wrong = request_line(r))) return wrong;
        r->has_line = true;
        r->complete = ends_with(r, "\r\n\r\n");
    }
    return 0;
}

/* ---- what llhttp says of it -------------------------------------------------------------------------------------- */

typedef struct {                         /* one reading of one head */
    llhttp_t parser;                     /* first: the callbacks get it */
    http_request *out;
    span url;
    unsigned lines, here, seen;          /* header lines; the one being read, as http_header; a bit for each one met */
    int wrong;                           /* a status, once something is */
    bool done;
} reading;

static int on_url(llhttp_t *p, const char *at, size_t n)
{
    reading *x = (reading *)p;
    if (x->url.at) x->wrong = 400;
    x->url = (span){ at, n };
    return 0;
}

static int on_name(llhttp_t *p, const char *at, size_t n)
{
    reading *x = (reading *)p;
    x->here = 0;
    while (x->here < N_HEADERS && !span_like((span){ at, n }, header_names[x->here])) x->here++;
    if (++x->lines > LIMIT_HEADERS) x->wrong = 431;
    if (x->here == N_HEADERS) return 0;
    const bool may_again = x->here == HEADER_FORWARDED_FOR || x->here == HEADER_FORWARDED_PROTO ||
                           x->here == HEADER_ACCEPT;
    if ((x->seen >> x->here & 1) && !may_again) x->wrong = 400;      /* every hop may add a line; the last counts */
    if (x->here == HEADER_TRANSFER_ENCODING) x->wrong = 501;
    x->seen |= 1u << x->here;
    return 0;
}

static int on_value(llhttp_t *p, const char *at, size_t n)
{
    reading *x = (reading *)p;
    while (n && (at[n - 1] == ' ' || at[n - 1] == '\t')) n--;
    if (x->here < N_HEADERS) x->out->header[x->here] = (span){ at, n };
    return 0;
}

static int on_head(llhttp_t *p)
{
    ((reading *)p)->done = true;
    return 0;
}

static int method_of(const llhttp_t *p, http_method *out)
{
    switch (p->method) {
    case HTTP_GET: *out = METHOD_GET; return 0;
    case HTTP_HEAD: *out = METHOD_HEAD; return 0;
    case HTTP_POST: *out = METHOD_POST; return 0;
    default: return 405;
    }
}

/* Only addresses of this server: a path from the root, an optional query, nothing encoded. */
static int split_url(span url, http_request *out)
{
    if (!url.n || url.at[0] != '/') return 400;
    for (size_t i = 0; i < url.n; i++) {
        const unsigned char c = (unsigned char)url.at[i];
        if (c <= ' ' || c >= 127 || c == '#' || c == '\\') return 400;
    }
    const char *mark = memchr(url.at, '?', url.n);
    out->path = (span){ url.at, mark ? (size_t)(mark - url.at) : url.n };
    out->query = mark ? (span){ mark + 1, url.n - out->path.n - 1 } : (span){ NULL, 0 };
    return 0;
}

static int body_length(const http_request *q, size_t *n)
{
    const span said = q->header[HEADER_CONTENT_LENGTH];
    *n = 0;
    if (said.at) {
        uint64_t value;
        if (!said.n || said.n > 9 || decimal_take(said.at, said.n, UINT32_MAX, &value) != said.n) return 400;
        *n = (size_t)value;
    }
    if (!said.at && q->method == METHOD_POST) return 411;
    if (*n && q->method != METHOD_POST) return 400;
    const bool large = span_is(q->path, "/api/tables") || span_is(q->path, "/api/records");
    const size_t most = q->method == METHOD_POST && large ? LIMIT_BODY_SET : LIMIT_BODY;
    return *n > most ? 413 : 0;
}

static bool plausible_host(span host)
{
    if (!host.n || host.n > 255) return false;
    for (size_t i = 0; i < host.n; i++) {
        const unsigned char c = (unsigned char)host.at[i];
        const bool fine = (c >= '0' && c <= '9') || ((c | 32) >= 'a' && (c | 32) <= 'z') || (c && strchr("-._:[]", c));
        if (!fine) return false;
    }
    return true;
}

static int read_head(http_reader *r)
{
    llhttp_settings_t settings;
    reading x = { .out = &r->request };
    llhttp_settings_init(&settings);
    settings.on_url = on_url;
    settings.on_header_field = on_name;
    settings.on_header_value = on_value;
    settings.on_headers_complete = on_head;
    llhttp_init(&x.parser, HTTP_REQUEST, &settings);
    const llhttp_errno_t said = llhttp_execute(&x.parser, r->head, r->n);
    if (said != HPE_OK && said != HPE_PAUSED_UPGRADE) return 400;
    if (!x.done || x.wrong) return x.wrong ? x.wrong : 400;
    if (x.parser.http_major != 1 || x.parser.http_minor != 1) return 505;

    http_request *q = &r->request;
    int wrong = method_of(&x.parser, &q->method);
    if (!wrong) wrong = split_url(x.url, q);
    if (!wrong && !plausible_host(q->header[HEADER_HOST])) wrong = 400;
    if (!wrong) wrong = body_length(q, &r->body_n);
    q->keep_alive = !span_has_token(q->header[HEADER_CONNECTION], "close");
    return wrong;
}

/* ---- for the connection ------------------------------------------------------------------------------------------ */

void http_open(http_reader *r)
{
    r->n = r->body_n = r->body_got = 0;
    r->has_line = r->complete = false;
    r->body = NULL;
    r->request = (http_request){ .method = METHOD_GET };
}

bool http_is_head(const http_reader *r) { return r->n >= 5 && !memcmp(r->head, "HEAD ", 5); }

void http_next(http_reader *r)
{
    free(r->body);
    http_open(r);
}

static bool take_body(http_reader *r, const char *bytes, size_t n, size_t *used)
{
    const size_t missing = r->body_n - r->body_got, here = n - *used < missing ? n - *used : missing;
    if (here) memcpy(r->body + r->body_got, bytes + *used, here);
    *used += here;
    r->body_got += here;
    return r->body_got == r->body_n;
}

int http_feed(http_reader *r, const char *bytes, size_t n, size_t *used)
{
    *used = 0;
    if (!r->complete) {
        int wrong = take_head(r, bytes, n, used);
        if (!wrong && !r->complete) return HTTP_MORE;
        if (!wrong) wrong = read_head(r);
        if (wrong) return wrong;
        if (r->body_n && !(r->body = malloc(r->body_n + 1))) return 503;
    }
    if (r->body_n && !take_body(r, bytes, n, used)) return HTTP_MORE;
    if (r->body_n) {
        r->body[r->body_n] = 0;
        r->request.body = (span){ r->body, r->body_n };
    }
    return HTTP_READY;
}

const char *http_reason(int status)
{
    static const struct { int status; const char *reason; } known[] = {
        { 101, "Switching Protocols" }, { 200, "OK" }, { 201, "Created" }, { 304, "Not Modified" },
        { 400, "Bad Request" }, { 401, "Unauthorized" }, { 403, "Forbidden" }, { 404, "Not Found" },
        { 405, "Method Not Allowed" }, { 408, "Request Timeout" }, { 409, "Conflict" }, { 411, "Length Required" },
        { 413, "Content Too Large" }, { 415, "Unsupported Media Type" }, { 421, "Misdirected Request" },
        { 422, "Unprocessable Content" }, { 426, "Upgrade Required" },
        { 429, "Too Many Requests" }, { 431, "Request Header Fields Too Large" }, { 500, "Internal Server Error" },
        { 501, "Not Implemented" }, { 503, "Service Unavailable" }, { 505, "HTTP Version Not Supported" },
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (known[i].status == status) return known[i].reason;
    return "Error";
}
