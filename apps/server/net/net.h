/* net.h - all connections of a server: what they share, what their owner does for them, and the parts of this folder.
 * They know bytes, HTTP and WebSockets, and nothing of tables: what a request or a message means is the owner's
 * business. */
#ifndef NET_H
#define NET_H
#include "apps/server/net/conn.h"
#include "apps/server/net/metrics.h"

typedef struct {                         /* what the owner does; see apps/server/house/server.c */
    void (*request)(conn *, const http_request *);           /* answers now or later */
    void (*message)(conn *, const char *text, size_t n);     /* of a WebSocket */
    void (*more)(conn *);                /* everything was sent, and it is behind: say the next piece */
    void (*gone)(conn *);                /* it leaves or has closed; may come twice */
    void (*stay_awake)(net *);           /* something was put off: conn_go_on is to be called soon */
} net_owner;

enum { MOST_ORIGINS = 4, MOST_NAMES = 8, BUCKETS = 4096 };
typedef enum { ADDRESS_GETS, ADDRESS_POSTS, ADDRESS_KINDS } address_kind;    /* requests that read, and that change */
typedef struct {                         /* what the settings say about connections */
    char origin[MOST_ORIGINS][128];      /* origins allowed besides the server's own; "" unused */
    char name[MOST_NAMES][128];          /* names this server goes by; "" unused */
    bool proxy;                          /* a proxy on this machine stands in front and says who asks */
    unsigned per_address;                /* connections */
    unsigned messages, posts, gets;      /* of a WebSocket, and of an address, per second */
} net_settings;

struct net {
    const net_owner *owner;
    void *mine;                          /* the owner itself */
    const net_settings *set;
    uv_loop_t *loop;
    metrics *counts;
    char inbox[64 * 1024];               /* every read lands here first */
    conn **conns;                        /* every open connection has a slot here; NULL: a free slot */
    uint32_t n_conns, cap_conns;         /* open ones; slots */
    uint32_t last_id;
    uint64_t *dirty;                     /* ids of those with something to send */
    uint32_t n_dirty, cap_dirty;
    uint64_t *later;                     /* ids of those with something that was put off */
    uint32_t n_later, cap_later;
    size_t held, most_held;              /* bytes waiting for all clients; the most for one so far */
    bucket asked[ADDRESS_KINDS][BUCKETS];/* how fast addresses read and change things */
    uint32_t untold[ADDRESS_KINDS][BUCKETS];     /* what they took here, and other servers have not heard of */
    uint8_t bucket_key[16];              /* which address has which bucket is nobody's business */
    bool stopping;                       /* no further request on any connection */
};

/* response.c: HTTP responses. Every one carries the security headers. */
typedef struct {
    int status;
    const char *type;                    /* "application/json" */
    const char *more;                    /* further header lines, each ended by CR LF; or NULL */
    const void *body;                    /* copied, unless: */
    size_t n;
    bool lasting;                        /* the body is part of the program */
    parcel *parcel;                      /* the body, in place of those */
    const char *cache;                   /* Cache-Control; NULL: no-store */
} response;
void response_send(conn *, const response *);
void response_json(conn *, int status, const char *text, size_t n, const char *more);
void response_refuse(conn *, int status, const char *why);   /* {"why": ...}; why NULL: the usual sentence */
void response_refuse_page(conn *, int status, const char *why);   /* the same as a page for people; why in plain HTML */

/* address.c: whose connection it is, for limits by address. */
void address_of_peer(conn *);
bool address_forwarded(conn *, const http_request *);        /* behind a proxy: whom it names; false: nobody's
                                                              * address */
bool address_crowded(const conn *);                          /* it has too many connections */
bool address_may(const conn *, address_kind);                /* one more; false: too fast */
void address_got(const conn *, size_t bytes);                /* a response of so many */

unsigned address_bucket(const conn *);                       /* which of BUCKETS counts for it */
unsigned address_untold(net *, address_kind, unsigned which);    /* taken, to be told elsewhere now; 0: nothing yet */
void address_took_elsewhere(net *, address_kind, unsigned which, unsigned n);

/* upgrade.c: who may speak to us, and how a connection becomes a WebSocket. */
bool net_host_fine(const net *, const http_request *);       /* a name of ours, localhost, or an address in numbers */
bool net_origin_fine(const net *, const http_request *);     /* our own page, or one of the configured ones */
bool upgrade(conn *, const http_request *, const char *protocol);   /* false: refused, and the refusal is sent */
#endif
