/* http.h - requests out of bytes: HTTP/1.1 and nothing older, as strict as can be. No sockets here, and no responses.
 *
 * A head is collected whole, its bytes are looked at one by one (line ends, folded lines, control characters), and then
 * llhttp reads it once. Bodies have a Content-Length; any Transfer-Encoding is refused. So the server alone decides
 * where a request ends, which is what request smuggling plays with. */
#ifndef HTTP_H
#define HTTP_H
#include "apps/server/limits.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct { const char *at; size_t n; } span;      /* a piece of somebody else's text; at NULL: absent */

typedef enum { METHOD_GET, METHOD_HEAD, METHOD_POST } http_method;
typedef enum {                           /* the headers the server reads; each once, X-Forwarded-... more often */
    HEADER_HOST, HEADER_ORIGIN, HEADER_COOKIE, HEADER_CONTENT_TYPE, HEADER_CONTENT_LENGTH, HEADER_CONNECTION,
    HEADER_UPGRADE, HEADER_WS_KEY, HEADER_WS_VERSION, HEADER_WS_PROTOCOL, HEADER_IF_NONE_MATCH, HEADER_ACCEPT,
    HEADER_ACCEPT_ENCODING, HEADER_FORWARDED_FOR, HEADER_FORWARDED_PROTO, HEADER_TRANSFER_ENCODING, N_HEADERS
} http_header;

typedef struct {
    http_method method;
    span path, query;                    /* of the address, without the '?' */
    span header[N_HEADERS];
    bool keep_alive;
    span body;
} http_request;

typedef struct {
    char head[LIMIT_HEAD];
    size_t n;                            /* bytes of the head so far */
    bool has_line, complete;             /* the request line is there; the whole head is */
    char *body;                          /* owned; NULL: none */
    size_t body_n, body_got;
    http_request request;                /* its spans point into head and body */
} http_reader;

enum { HTTP_MORE = 0, HTTP_READY = 200 };               /* anything else is the status of a refusal */
void http_open(http_reader *);
int http_feed(http_reader *, const char *bytes, size_t n, size_t *used);   /* used: the rest belongs to what follows */
bool http_is_head(const http_reader *);                 /* a HEAD, also one that is refused: no body may follow its
                                                         * response */
void http_next(http_reader *);                          /* forget this request */

bool span_is(span, const char *text);                   /* letter by letter */
bool span_like(span, const char *text);                 /* upper and lower case alike */
bool span_has_token(span list, const char *token);      /* in a list with commas, upper and lower case alike */
span span_last(span list);                              /* the last one of such a list; at NULL: there is no list */
bool span_copy(span, char *out, size_t cap);            /* as a string; false: it does not fit */
span span_cookie(span cookies, const char *name);       /* its value; at NULL: none, or more than one */
span span_query(span query, const char *name);          /* likewise, of a=1&b=2 */
const char *http_reason(int status);                    /* "Not Found" */
#endif
