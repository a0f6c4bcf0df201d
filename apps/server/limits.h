/* limits.h - every limit of the server in one place. Whatever is over a limit gets one sentence or a close code, and
 * nothing changes. docs/develop/protocol.md tells clients about those that concern them. */
#ifndef LIMITS_H
#define LIMITS_H
#include "table/room/room.h"

enum {
    LIMIT_HEAD = 8 * 1024,      /* bytes of a request line with its headers */
    LIMIT_HEADERS = 64,         /* header lines of a request */
    LIMIT_BODY = 4 * 1024,      /* bytes of a body */
    LIMIT_BODY_SET = ROOM_BODY, /* bytes of the body that makes a table: it may bring a card set or a record */
    LIMIT_MESSAGE = ROOM_MESSAGE, /* bytes of a WebSocket message from a client */
    LIMIT_RATE = 20,            /* messages per second; twice as many may be saved up */
    LIMIT_POSTS = 5,            /* requests that change something, per second and address; four times as many at once */
    LIMIT_MISSES = 10,          /* wrong codes of one address at once; then one every MISS_MS */
    LIMIT_MISSES_ALL = 120,     /* wrong codes of all addresses at once; then one every MISS_ALL_MS */
    LIMIT_GETS = 100,           /* requests that only read, per second and address; four times as many at once */
    LIMIT_UNTOLD = 5,           /* an address that took this part of a second's worth is told to the other servers */
    LIMIT_DEBT_S = 60,          /* what it took there is paid back in seconds of its rate, at most so many */
    LIMIT_QUEUE = 1024 * 1024,  /* bytes waiting for one client: a WebSocket with more is closed, a request is not read
                                 * before the response to the last one is gone */
    LIMIT_EARLY = 16 * 1024,    /* bytes of further requests that came with one; then nothing is read */
    LIMIT_QUEUES = 256 * 1024 * 1024, /* bytes waiting for all clients; then those with most are closed */
    LIMIT_PAGE = 16 * 1024 * 1024,    /* bytes of one page; clients that wait for the same one share it */
    LIMIT_PAGES = 32 * 1024 * 1024,   /* bytes of finished pages that are kept */
    LIMIT_ERRANDS = 16,               /* pages and sleeping tables that one address may wait for, in each lane */
    LIMIT_ALL_ERRANDS = 512,          /* and everybody together */
    LIMIT_THINKERS = 32,              /* threads that think, where nobody says otherwise; no more than cores */
    LIMIT_LISTENERS = 4,              /* threads that wait for answers of programs */
    LIMIT_PROGRAMS = 64,              /* programs that wait for a question; then the oldest ones end */
    LIMIT_CONNECTIONS = 20000,  /* open connections in all */
    LIMIT_PER_ADDRESS = 128,    /* open connections of one address, unless the configuration says otherwise */
    LIMIT_WATCHERS = 64,        /* sockets of watchers at one table */
    LIMIT_SEAT_SOCKETS = 8,     /* sockets of one seat: windows of the same browser */
    LIMIT_TABLES = 100000,      /* tables in the store; then the oldest idle one gives way. This and the next two unless
                                 * the configuration says otherwise */
    LIMIT_ENTRIES = 5000,       /* entries of one table; then the oldest go from the store, a snapshot stands for
                                 * them */
    SNAPSHOT_EVERY = 256,       /* entries from one snapshot of a table to the next */
    LIMIT_CALLS = 10000,        /* seats that are called by Web Push */
    LIMIT_CALLS_OF_BROWSER = 32,/* tables that one browser is called to */
    LIMIT_CALL_FAILURES = 5,    /* a push service that failed so often in a row is not tried again */
    LIMIT_WAKE = 2000,          /* tables woken after a start, those used last first; more only if they were in use */
    LIMIT_ASIDE = 256,          /* messages of one table that wait for the store */
    LIMIT_UNSTORED = 8 * 1024 * 1024, /* bytes of entries waiting for the store */
    LIMIT_GROUP = 512,                /* entries in one commit */

    PROGRAM_PATIENCE_MS = 1000,  /* for an answer of a program, unless the configuration says otherwise */
    HEAD_TIMEOUT_MS = 5 * 1000,  /* from the first byte of a request to the end of its head */
    BODY_TIMEOUT_MS = 10 * 1000, /* from there to the end of its body */
    IDLE_TIMEOUT_MS = 60 * 1000, /* a connection without a request */
    SEND_TIMEOUT_MS = 20 * 1000, /* for a client to take the next bytes of a response, SEND_PIECE at most */
    DEAF_MS = 500,               /* a client that was told 429 is listened to again after this */
    CLOSE_TIMEOUT_MS = 3 * 1000, /* for a client to take its last bytes */
    PING_MS = 20 * 1000,         /* a ping to a quiet WebSocket; gone if it is quiet for another such time */
    IN_USE_MS = 10 * 60 * 1000,  /* a table with an entry so long before the last one of the store was in use */
    CALL_WAIT_MS = 5 * 1000,     /* a question that has waited so long for somebody who is not here calls them */
    CALL_EVERY_MS = 60 * 1000,   /* the least time between two calls of one person to one table */
    MISS_MS = 6 * 1000,          /* see LIMIT_MISSES: ten per minute ... */
    MISS_ALL_MS = 500,           /* ... and two per second: 31^6 codes take fourteen years */
    STOP_MS = 5 * 1000,          /* for a graceful stop */
    SWEEP_MS = 500,              /* how often the times above are looked at */
    SLICE_US = 1000,             /* of a round of the loop for what can wait: further requests, pages of logs */
    REST_MINUTES = 5,            /* a table that nobody looks at stays in memory, unless the configuration says
                                  * otherwise */
    DAY_MS = 24 * 3600 * 1000,
    KEEP_FINISHED_DAYS = 365,    /* a finished match, likewise */
    KEEP_GATHERING_DAYS = 7,     /* a table that waits for players and is visited by nobody, likewise */
    CLOCK_DRIFT_MS = 3600 * 1000,/* a clock that has jumped by more expires nothing */
    STORE_BUSY_MS = 2 * 1000,    /* how long the store may be locked by another process */
    STORE_RETRY_MS = 1000,       /* between attempts of a store that refused */
    STORE_ANSWER_MS = 10 * 1000, /* a database that says nothing for so long is lost */
    STORE_CONNECT_MS = 4 * 1000, /* ... and one that takes longer to connect is not there */
    STORE_AWAY_MS = 8 * 1000,    /* how long an entry waits for a lost database; then its table asks again */
    FLEET_LEASE_MS = 5 * 1000,   /* a server that says nothing for so long loses its tables to whoever asks */
    FLEET_BEAT_MS = 1000,        /* how often it says something */
    FLEET_FROZEN_MS = 20 * 1000, /* ... and one that says nothing for so long loses its connection to the database */
    FLEET_HOLD_MS = 2 * 1000,    /* a table that has come to a server stays there so long, whoever else wants it */
    FLEET_WAIT_MS = 10 * 1000,   /* how long a visitor waits for a table that another server has */
    FLEET_ORPHANS = 32,          /* tables of servers that ended, looked for at once */
    STORE_FIRST_TRY_MS = 50,     /* before a lost database is tried again; then twice as long, up to 32 times */

    REPORT_US = 2000,            /* of a round for entries that are stored, and again for thoughts and pages */

    GET_BYTES = 64 * 1024,       /* a response counts as one more request of its address for each so many bytes */
    SEND_PIECE = 32 * 1024,      /* bytes handed to the system at once */
    SYSTEM_QUEUE = 128 * 1024    /* bytes the system is asked to keep for one client, besides ours */
};
#endif
