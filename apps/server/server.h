/* server.h - private to this folder: the one server of the process, and how its parts find each other. */
#ifndef SERVER_H
#define SERVER_H
#include "conn.h"
#include "metrics.h"
#include "note.h"
#include "writer.h"

enum { SETTING_TEXT = 512, MOST_ORIGINS = 4, MOST_NAMES = 8, POST_BUCKETS = 1024 };
typedef struct {                         /* what the command line and the configuration file say */
    char host[64];
    unsigned port;                       /* 0: any free one */
    char store[SETTING_TEXT];
    char origin[MOST_ORIGINS][128];      /* origins allowed besides the server's own; "" unused */
    char name[MOST_NAMES][128];          /* names this server goes by; "" unused */
    bool proxy;                          /* a proxy on this machine stands in front and says who asks */
    bool echo;                           /* for measurements: /echo sends messages back */
    unsigned per_address;                /* connections */
    unsigned messages, posts;            /* of a WebSocket and of an address, a second */
    unsigned window;                     /* milliseconds of a reaction window; 0: the usual */
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
    char inbox[64 * 1024];               /* every read lands here first */
    conn **conns;                        /* every open connection has a slot here; NULL: a free slot */
    uint32_t n_conns, cap_conns;         /* open ones; slots */
    uint32_t last_id;
    uint64_t *dirty;                     /* ids of those with something to send */
    uint32_t n_dirty, cap_dirty;
    bucket posts[POST_BUCKETS];          /* how fast addresses change things */
    uint8_t posts_key[16];               /* which address has which bucket is nobody's business */
    uint64_t missed[POST_BUCKETS];       /* codes.c: when the wrong codes of addresses are forgotten */
    uint64_t missed_all;                 /* and those of all together */
    unsigned port;                       /* where it listens */
    bool stopping;
    uint64_t stop_by;                    /* loop time when a graceful stop ends anyway */
    store *store, *reading;              /* the writer's, and one for the loop */
    writer *writer;
    metrics counts;
    struct tables *tables;               /* tables.h */
};

int server_run(const settings *, note *);    /* until SIGTERM or SIGINT; the exit code */

/* answer.c: HTTP answers. Every one carries the headers of a closed house. */
typedef struct {
    int status;
    const char *type;                    /* "application/json" */
    const char *more;                    /* further header lines, each ended by CR LF; or NULL */
    const void *body;
    size_t n;
    const char *cache;                   /* Cache-Control; NULL: no-store */
} answer;
void answer_send(conn *, const answer *);
void answer_json(conn *, int status, const char *text, size_t n, const char *more);
void answer_refuse(conn *, int status, const char *why);     /* {"why": ...}; why NULL: the usual sentence */

void route(conn *, const http_request *);                    /* routes.c: answers now or later */
void api(conn *, const http_request *);                      /* api.c: everything under /api/ */

/* address.c: whose connection it is, for limits by address. */
void address_of_peer(conn *);
bool address_forwarded(conn *, const http_request *);        /* behind a proxy: whom it names; false: nobody's address */
bool address_crowded(const conn *);                          /* it has too many connections */

unsigned address_bucket(const conn *);                       /* which of POST_BUCKETS counts for it */

/* upgrade.c: who may speak to us, and how a connection becomes a WebSocket. */
bool host_fine(const server *, const http_request *);        /* a name of ours, localhost, or an address in numbers */
bool origin_fine(const server *, const http_request *);      /* our own page, or one of the configured ones */
bool upgrade(conn *, const http_request *, const char *protocol);   /* false: refused, and the refusal is sent */

void notify_system(const char *state);                       /* notify.c: "READY=1" to systemd, if it listens */
#endif
