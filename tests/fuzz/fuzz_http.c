/* fuzz_http.c - any bytes as requests on one connection, cut into pieces by their own first byte. However they are cut,
 * the same requests must come out, within their bounds; a refusal is one of the statuses the server knows. */
#include "apps/server/net/http.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

enum { MOST_REQUESTS = 16 };
typedef struct {                         /* what came out */
    int status[MOST_REQUESTS];           /* the last may be a refusal */
    uint64_t sum[MOST_REQUESTS];         /* over method, path and body */
    unsigned n;
} outcome;

static void must(int holds)
{
    if (!holds) __builtin_trap();
}

static uint64_t mix(uint64_t sum, span s)
{
    for (size_t i = 0; s.at && i < s.n; i++) sum = (sum ^ (unsigned char)s.at[i]) * 1099511628211u;
    return sum * 31 + s.n;
}

static void look_at(const http_reader *r)
{
    const http_request *q = &r->request;
    char text[64];
    must(q->path.at && q->path.n && q->path.at[0] == '/' && q->path.at >= r->head &&
         q->path.at + q->path.n <= r->head + r->n);
    must(q->body.n <= LIMIT_BODY_SET && (!q->body.n || q->method == METHOD_POST));
    must(q->header[HEADER_HOST].n > 0);
    for (unsigned i = 0; i < N_HEADERS; i++)
        must(!q->header[i].at || (q->header[i].at >= r->head && q->header[i].at + q->header[i].n <= r->head + r->n));
    const span cookie = span_cookie(q->header[HEADER_COOKIE], "orrery-ABCDEF");
    must(!cookie.at || span_copy(cookie, text, sizeof text) || cookie.n >= sizeof text);
    span_query(q->query, "eyes");
    span_has_token(q->header[HEADER_CONNECTION], "upgrade");
}

static void feed(const char *bytes, size_t n, size_t piece, outcome *out)
{
    http_reader *r = malloc(sizeof *r);
    must(r != NULL);
    http_open(r);
    out->n = 0;
    for (size_t at = 0; at < n && out->n < MOST_REQUESTS;) {
        const size_t here = n - at < piece ? n - at : piece;
        size_t used;
        const int status = http_feed(r, bytes + at, here, &used);
        must(used <= here);
        at += used;
        if (status == HTTP_MORE) {
            must(used == here);
            continue;
        }
        out->status[out->n] = status;
        out->sum[out->n] =
            status == HTTP_READY ? mix(mix(r->request.method + 1u, r->request.path), r->request.body) : 0;
        out->n++;
        if (status != HTTP_READY) break;
        look_at(r);
        http_next(r);
    }
    if (out->n && out->status[out->n - 1] != HTTP_READY)
        must(strcmp(http_reason(out->status[out->n - 1]), "Error") != 0);
    http_next(r);
    free(r);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
    static outcome whole, cut;
    if (!n) return 0;
    feed((const char *)bytes + 1, n - 1, n, &whole);
    feed((const char *)bytes + 1, n - 1, 1 + bytes[0] % 64u, &cut);
    must(whole.n == cut.n);
    for (unsigned i = 0; i < whole.n; i++) must(whole.status[i] == cut.status[i] && whole.sum[i] == cut.sum[i]);
    return 0;
}
