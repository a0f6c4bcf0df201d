/* server.h - private to this folder: the one server of the process, and how its parts find each other. */
#ifndef SERVER_H
#define SERVER_H
#include "apps/server/house/workers.h"
#include "apps/server/net/conn.h"
#include "apps/server/net/metrics.h"
#include "apps/server/net/pulse.h"
#include "apps/server/store/writer.h"
#include "base/note.h"

enum { SETTING_TEXT = 512, MOST_ORIGINS = 4, MOST_NAMES = 8, BUCKETS = 4096 };
typedef struct {                         /* what the command line and the configuration file say */
    char host[64];
    unsigned port;                       /* 0: any free one */
    char store[SETTING_TEXT];
    char origin[MOST_ORIGINS][128];      /* origins allowed besides the server's own; "" unused */
    char name[MOST_NAMES][128];          /* names this server goes by; "" unused */
    bool proxy;                          /* a proxy on this machine stands in front and says who asks */
    bool echo;                           /* for measurements: /echo sends messages back */
    unsigned per_address;                /* connections */
    unsigned messages, posts, gets;      /* of a WebSocket, and of an address, a second */
    unsigned thinkers;                   /* threads that think; 0: as many as cores */
    unsigned window;                     /* milliseconds of a reaction window; 0: the usual */
    unsigned tables;                     /* most tables in the store */
    unsigned entries;                    /* most entries of one table there, roughly */
    unsigned snapshot;                   /* entries of a table from one snapshot to the next */
    uint64_t rest;                       /* how long a table that nobody looks at stays in memory, in milliseconds */
    uint64_t keep_finished;              /* how long a finished match stays, in milliseconds; 0: for ever */
    uint64_t keep_gathering;             /* how long a table waits for players that nobody visits; 0: for ever */
    sync_mode sync;                      /* what a stored answer outlives */
    unsigned log;                        /* log_level */
} settings;

struct server {
    settings set;
    uv_loop_t loop;
    uv_tcp_t listener;
    uv_signal_t on_term, on_int;
    uv_timer_t sweep;                    /* looks at the times of connections, and whether a stop is done */
    uv_prepare_t flush;                  /* before the loop sleeps: sends what is queued */
    uv_idle_t awake;                     /* while something was put off: the loop does not sleep */
    pulse pulse;                         /* how long the loop's rounds take */
    char inbox[64 * 1024];               /* every read lands here first */
    conn **conns;                        /* every open connection has a slot here; NULL: a free slot */
    uint32_t n_conns, cap_conns;         /* open ones; slots */
    uint32_t last_id;
    uint64_t *dirty;                     /* ids of those with something to send */
    uint32_t n_dirty, cap_dirty;
    uint64_t *later;                     /* ids of those with something that was put off */
    uint32_t n_later, cap_later;
    size_t held, most_held;              /* bytes waiting for all clients; the most for one so far */
    uint64_t last_errand;
    bucket posts[BUCKETS], gets[BUCKETS];/* how fast addresses change and read things */
    uint8_t bucket_key[16];              /* which address has which bucket is nobody's business */
    uint64_t missed[BUCKETS];            /* codes.c: when the wrong codes of addresses are forgotten */
    uint64_t missed_all;                 /* and those of all together */
    unsigned port;                       /* where it listens */
    bool stopping;
    uint64_t stop_by;                    /* loop time when a graceful stop ends anyway */
    store *store, *reading;              /* the writer's; at the start the loop's, then for waking tables: wake.c */
    writer *writer;
    workers *workers;
    struct pages *pages;                 /* pages.h */
    metrics counts;
    struct tables *tables;               /* tables.h */
};

int server_run(const settings *, note *);    /* until SIGTERM or SIGINT; the exit code */
void server_stay_awake(server *);            /* something was put off: conn_go_on is called */

/* answer.c: HTTP answers. Every one carries the headers of a closed house. */
typedef struct {
    int status;
    const char *type;                    /* "application/json" */
    const char *more;                    /* further header lines, each ended by CR LF; or NULL */
    const void *body;                    /* copied, unless: */
    size_t n;
    bool lasting;                        /* the body is part of the program */
    parcel *parcel;                      /* the body, in place of those */
    const char *cache;                   /* Cache-Control; NULL: no-store */
} answer;
void answer_send(conn *, const answer *);
void answer_json(conn *, int status, const char *text, size_t n, const char *more);
void answer_refuse(conn *, int status, const char *why);     /* {"why": ...}; why NULL: the usual sentence */

void route(conn *, const http_request *);                    /* routes.c: answers now or later */
void route_again(conn *);                                    /* what it waited for is there; it is not counted twice */
void api(conn *, const http_request *);                      /* api.c: everything under /api/ */

/* address.c: whose connection it is, for limits by address. */
void address_of_peer(conn *);
bool address_forwarded(conn *, const http_request *);        /* behind a proxy: whom it names; false: nobody's address */
bool address_crowded(const conn *);                          /* it has too many connections */
bool address_may(const conn *, bucket all[BUCKETS], unsigned rate);  /* one more, so many a second; false: too fast */
void address_got(const conn *, size_t bytes);                /* a response of so many */

unsigned address_bucket(const conn *);                       /* which of BUCKETS counts for it */

/* upgrade.c: who may speak to us, and how a connection becomes a WebSocket. */
bool host_fine(const server *, const http_request *);        /* a name of ours, localhost, or an address in numbers */
bool origin_fine(const server *, const http_request *);      /* our own page, or one of the configured ones */
bool upgrade(conn *, const http_request *, const char *protocol);   /* false: refused, and the refusal is sent */

void notify_system(const char *state);                       /* notify.c: "READY=1" to systemd, if it listens */
#endif
