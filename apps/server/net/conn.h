/* conn.h - one connection: bytes in and out, times, limits. First it speaks HTTP, one request after the other; after an
 * upgrade it carries WebSocket messages. What requests and messages mean is the business of the owner (net.h).
 *
 * Whoever does not take what they asked for is not listened to: from the moment a request is read until the last byte
 * of its response is with the system, nothing further is read or looked at. So a connection holds one response, and
 * what it costs in memory is bounded (limits.h) whatever a client sends. */
#ifndef CONN_H
#define CONN_H
#include "apps/server/net/http.h"
#include "apps/server/net/parcel.h"
#include "apps/server/net/ws.h"

#include <uv.h>

typedef struct net net;
typedef struct { char *bytes; size_t n, cap; } outbox;       /* bytes on their way to a client */
typedef struct { const char *bytes; size_t n; parcel *of; } cargo;  /* the rest of a body; of NULL: it is never freed */

typedef struct {                         /* a leaky bucket in thousandths: how many may come now */
    int64_t left;                        /* less than none: others took them, and that is paid back first */
    uint64_t at;                         /* loop time of the last look, in ms */
} bucket;

typedef enum { CONN_HTTP, CONN_BUSY, CONN_LIVE, CONN_LEAVING } conn_phase;
/* BUSY: a request is being answered, or its response sent, and nothing is read; LEAVING: the last bytes go out, then
 * the socket closes. */

typedef struct conn {
    uv_tcp_t tcp;                        /* tcp.data is this conn */
    uv_write_t write;                    /* at most one is under way */
    net *net;                            /* all connections (net.h) */
    uint64_t id;                         /* names it as long as the server runs; never used again */
    uint32_t slot;                       /* where it stands in net->conns */
    conn_phase phase;
    bool keep_alive, head_only;          /* of the request being answered: Connection, HEAD */
    bool responded;                      /* the response is queued; the next request waits until it is gone */
    bool looked, asked;                  /* what it asks for was looked for in the store, and at other servers */
    uint64_t due;                        /* then a refusal goes out no sooner than at this loop time */
    bool guessing;                       /* a code that was counted as wrong, until it is right */
    bool counted;                        /* the request has been held against the limits of its address */
    bool listening;                      /* bytes are read */
    bool writing, shut, dirty,
        closing; /* a write is under way; nothing more will be; has bytes to flush; uv_close called */
    bool later;                          /* it stands in net->later */
    uint64_t deaf_until;                 /* loop time in ms before which nothing is read: it was too fast; 0: none */
    uint64_t errand;                     /* what its request waits for on another thread; 0: nothing */
    bool asked_pong;                     /* a ping is out */
    uint8_t address[16];                 /* whose it is: address.c */
    uint64_t deadline;                   /* loop time in ms when it is closed or pinged */
    http_reader *http;                   /* while it speaks HTTP */
    ws *ws;                              /* once it is live */
    outbox waiting, sent;                /* not yet given to the system; under way */
    cargo body;                          /* of the response, after those */
    unsigned piece;                      /* bytes of the body that are under way */
    outbox early;                        /* read but not yet looked at: pipelined requests */
    size_t held;                         /* bytes of all these, as net->held has them */
    bucket rate;
    bool behind;                         /* the owner has more to say, once all is sent */
    void *at;                            /* the owner's: what its messages are about, a table; NULL: nothing yet */
    uint32_t next;                       /* the owner's: where it goes on while it is behind */
    bool marked;                         /* the owner's: the request came by a code and knows no link (codes.c) */
} conn;

void conn_accept(uv_stream_t *listener, int status);
bool conn_write(conn *, const void *bytes, size_t n);        /* queued; sent when the loop has done its round */
void conn_carry(conn *, const void *bytes, size_t n, parcel *of); /* the body of a response, not copied */
void conn_responded(conn *);                                 /* the response is queued: once sent, go on or leave */
void conn_too_fast(conn *);                                  /* its next request is read a while later */
void conn_leave(conn *);                                     /* close once everything is sent */
void conn_drop(conn *);                                      /* close now */
bool conn_upgrade(conn *);                                   /* from now on frames; the 101 is queued already */
void conn_sweep(net *);                                      /* looks at all times */
void conn_flush_all(net *);                                  /* sends what is queued */
void conn_go_on(net *);                                      /* for a while, with what can wait */
conn *conn_find(const net *, uint64_t id);                   /* NULL: gone */
conn *conn_of_errand(net *, uint64_t errand);                /* one that waits for it, and no longer does; NULL: none */

bool bucket_take(bucket *, uint64_t now, unsigned rate, unsigned burst);   /* false: too fast */
unsigned bucket_spend(bucket *, size_t n);                   /* so many more, as far as there are some; how many */
void bucket_owe(bucket *, uint64_t now, unsigned rate, unsigned burst, unsigned n);    /* so many, there or not */
#endif
