/* house.h - private to this folder: the one server of the process, and how its parts find each other. */
#ifndef HOUSE_H
#define HOUSE_H
#include "apps/server/house/config.h"
#include "apps/server/house/workers.h"
#include "apps/server/net/net.h"
#include "apps/server/net/pulse.h"
#include "apps/server/push/push.h"
#include "apps/server/store/fleet.h"
#include "apps/server/store/writer.h"

typedef struct server server;
struct server {
    settings set;
    uv_loop_t loop;
    net net;                             /* all connections */
    uv_tcp_t listener;
    uv_signal_t on_term, on_int;
    uv_timer_t sweep;                    /* looks at the times of connections, and whether a stop is done */
    uv_prepare_t flush;                  /* before the loop sleeps: sends what is queued */
    uv_idle_t awake;                     /* while something was put off: the loop does not sleep */
    pulse pulse;                         /* how long the loop's rounds take */
    uint64_t last_errand;
    uint64_t missed[BUCKETS];            /* codes.c: when the wrong codes of addresses are forgotten */
    uint64_t missed_all;                 /* and those of all together */
    unsigned port;                       /* where it listens */
    uint64_t stop_by;                    /* loop time when a graceful stop ends anyway */
    store *store, *reading;              /* the writer's; at the start the loop's, then for waking tables: wake.c */
    writer *writer;
    fleet *fleet;                        /* the other servers on the store; NULL: it is this one's alone */
    struct sharing *sharing;             /* sharing.c; likewise */
    workers *workers;
    struct pages *pages;                 /* pages.h */
    struct lessons *lessons;             /* learning.h; never changes */
    struct puzzles *puzzles;             /* likewise, but for the counts of tries.h */
    struct tries *tries;                 /* tries.h */
    push *push;                          /* NULL: this server calls nobody */
    struct calls *calls;                 /* calls.c */
    metrics counts;
    struct tables *tables;               /* tables.h */
};

static inline server *server_of(const conn *c) { return c->net->mine; }

void route(conn *, const http_request *);                    /* routes.c: answers now or later */
bool route_may(conn *, address_kind);                        /* one more request of its address; false: refused */
void route_again(conn *);                                    /* what it waited for is there; it is not counted twice */
void api(conn *, const http_request *);                      /* api.c: everything under /api/ */
bool server_refuse_store(const server *, error *);           /* server.c: it could not be read; false */
void notify_system(const char *state);                       /* notify.c: "READY=1" to systemd, if it listens */
#endif
