/* http.h - requests out of bytes: HTTP/1.1 and nothing older, as strict as can be. No sockets here, and no responses.
 *
 * A head is collected whole, its bytes are looked at one by one (line ends, folded lines, control characters), and then
 * llhttp reads it once. Bodies have a Content-Length; any Transfer-Encoding is refused. So the server alone decides
 * where a request ends, which is what request smuggling plays with. */
#ifndef HTTP_H
#define HTTP_H
#include "apps/server/limits.h"
#include "base/span.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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

const char *http_reason(int status);                    /* "Not Found" */
#endif
