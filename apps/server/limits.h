/* limits.h - every limit of the server in one place. Whatever is over a limit gets one sentence or a close code, and
 * nothing changes. docs/protocol.md tells clients about those that concern them. */
#ifndef LIMITS_H
#define LIMITS_H
#include "room.h"

enum {
    LIMIT_HEAD = 8 * 1024,      /* bytes of a request line with its headers */
    LIMIT_HEADERS = 64,         /* header lines of a request */
    LIMIT_BODY = 4 * 1024,      /* bytes of a body */
    LIMIT_BODY_SET = ROOM_BODY, /* bytes of the body that makes a table: it may bring a card set */
    LIMIT_MESSAGE = ROOM_MESSAGE, /* bytes of a WebSocket message from a client */
    LIMIT_RATE = 20,            /* messages a second; twice as many may be saved up */
    LIMIT_POSTS = 5,            /* requests that change something, a second and address; four times as many at once */
    LIMIT_MISSES = 10,          /* wrong codes of one address at once; then one every MISS_MS */
    LIMIT_MISSES_ALL = 120,     /* wrong codes of all addresses at once; then one every MISS_ALL_MS */
    LIMIT_QUEUE = 1024 * 1024,  /* bytes waiting for a client that does not read; then it is closed */
    LIMIT_CONNECTIONS = 20000,  /* open connections in all */
    LIMIT_PER_ADDRESS = 128,    /* open connections of one address, unless the configuration says otherwise */
    LIMIT_WATCHERS = 64,        /* sockets of watchers at one table */
    LIMIT_SEAT_SOCKETS = 8,     /* sockets of one seat: windows of the same browser */
    LIMIT_TABLES = 100000,      /* tables in the store; then no new ones are made */
    LIMIT_WAKE = 2000,          /* tables woken after a start, those used last first */
    LIMIT_ASIDE = 256,          /* messages of one table that wait for the store */
    LIMIT_UNSTORED = 8 * 1024 * 1024, /* bytes of entries waiting for the store */
    LIMIT_GROUP = 512,                /* entries in one commit */

    HEAD_TIMEOUT_MS = 5 * 1000,  /* from the first byte of a request to the end of its head */
    BODY_TIMEOUT_MS = 10 * 1000, /* from there to the end of its body */
    IDLE_TIMEOUT_MS = 60 * 1000, /* a connection without a request */
    CLOSE_TIMEOUT_MS = 3 * 1000, /* for a client to take its last bytes */
    PING_MS = 20 * 1000,         /* a ping to a quiet WebSocket; gone if it is quiet for another such time */
    MISS_MS = 6 * 1000,          /* see LIMIT_MISSES: ten per minute ... */
    MISS_ALL_MS = 500,           /* ... and two per second: 31^6 codes take fourteen years */
    STOP_MS = 5 * 1000,          /* for a graceful stop */
    SWEEP_MS = 500,              /* how often the times above are looked at */
    STORE_BUSY_MS = 2 * 1000,    /* how long the store may be locked by another process */
    STORE_RETRY_MS = 1000        /* between attempts of a store that refused */
};
#endif
