/* store.h - where tables outlive the server. For each table there are entries, numbered from 0 and never changed, and
 * at most one snapshot that stands for the first so many of them. What the bytes mean is the business of table/.
 * A path is one SQLite file (store_sqlite.c), an address such as postgres://host/name a PostgreSQL database
 * (store_postgres_*.c). Functions of one store are called by one thread at a time. */
#ifndef STORE_H
#define STORE_H
#include "base/error.h"

#include <stddef.h>
#include <stdint.h>

typedef enum {
    STORE_OK,
    STORE_FULL,                          /* no room on the disk */
    STORE_LOCKED,                        /* somebody else holds it */
    STORE_READ_ONLY,                     /* we may not write */
    STORE_DAMAGED,                       /* what is there is not what was written */
    STORE_TAKEN,                         /* another server has this table now */
    STORE_AWAY,                          /* the database does not answer; whether it was stored is not known */
    STORE_BROKEN                         /* anything else */
} store_verdict;

enum { STORE_CODE = 64 };                /* the name of a table with its NUL */
enum { STORE_UNKNOWN = 255 };            /* a state nobody has told */
typedef enum {
    STORE_ADD,                           /* an entry comes to its table */
    STORE_KEEP,                          /* a snapshot takes the place of the last one */
    STORE_DROP,                          /* the table is forgotten */
    STORE_GIVE,                          /* it rests, and is nobody's; without a name: the server ends, and all its
                                          * tables wait for another one. Only where store_is_shared */
    STORE_CALL,                          /* somebody wants to be called to it: STORE_TOKEN bytes of who, then how */
    STORE_UNCALL                         /* and does not any more */
} store_act;
typedef struct {
    store_act act;
    char table[STORE_CODE];
    uint32_t sequence;                   /* ADD: 0, 1, 2... within the table; KEEP: for how many entries it stands;
                                          * DROP, CALL, UNCALL: the caller's own */
    uint8_t state;                       /* KEEP: what the caller wants to know about a table without reading it */
    bool stirs;                          /* ADD: the snapshot was the last of this table, and now is not any more */
    bool tells;                          /* ADD: the other servers hear its bytes */
    uint64_t since;                      /* DROP: only if it rests, its last snapshot is not from after this, and no
                                          * other server that lives has it; 0: in any case that it is not another's */
    bool alone;                          /* KEEP: those entries go, the snapshot is all there is of them */
    bool damaged;                        /* store_read, STORE_SOUND: this is not what was written; it has no bytes */
    const void *bytes;
    size_t n;
} store_entry;

typedef struct {                         /* a table, as far as it is known without reading it */
    const char *table;
    uint64_t last;                       /* its last entry or snapshot: ms since 1970 */
    uint8_t state;                       /* of the last snapshot if no entry has come since; else STORE_UNKNOWN */
    bool damaged;                        /* its last entries cannot be read */
} store_table;

typedef struct store store;
typedef enum {                           /* what a commit outlives: */
    SYNC_FULL,                           /* a power cut */
    SYNC_NORMAL                          /* the end of the process, not always of the machine; faster */
} sync_mode;
typedef enum {
    STORE_SHORT,                         /* the snapshot, then what came after it; without one: all */
    STORE_WHOLE,                         /* the entries alone, as many as there are */
    STORE_SOUND                          /* as SHORT, and damaged rows do not end it: they are told as such */
} store_reading;
typedef void store_each(void *mine, const store_entry *);

/* Makes it if it is not there, brings an older one up to date, mends a damaged one as far as it can be mended: `lost`
 * is told each table that is gone or may lack its end. One server at a time. NULL: why. */
store *store_open(const char *path, sync_mode, void (*lost)(void *mine, const char *table, const char *what),
                  void *mine, error *);
store *store_again(const store *, error *);                        /* the same store for another thread, for reading */
store_verdict store_put(store *, const store_entry *, size_t n);   /* all of them, durably and in order, or none */
store_verdict store_read(store *, const char *table, store_reading, store_each *, void *mine);     /* in order */
enum { STORE_TOKEN = 32 };
/* Everybody who wants to be called, with the bytes they were put with; false: not all of them. */
bool store_calls(store *, void (*each)(void *mine, const char *table, const uint8_t *bytes, size_t n), void *mine);
bool store_tables(store *, void (*each)(void *mine, const store_table *), void *mine);  /* false: not all of them */
/* Several servers on one store: a table belongs to one of them at a time, as long as that one lives; whatever else is
 * put to it is STORE_TAKEN. fleet.h is how they hear of each other. */
typedef enum { STORE_MINE, STORE_THEIRS, STORE_NOBODYS } store_owner;      /* NOBODYS: there is no such table */
bool store_is_shared(const store *);                               /* else every table is this server's */
typedef enum {
    STORE_ASK,                           /* a server that has it is asked to give it */
    STORE_FREE,                          /* only if nobody has it */
    STORE_LOG                            /* the same, and one that is not there is made */
} store_taking;
/* This server's from now on, unless another living server has it. */
store_verdict store_take(store *, const char *table, store_taking, store_owner *);
/* The table whose name begins with a code, without reading it: `each` is told it, or nothing. */
store_verdict store_find(store *, const char *code, void (*each)(void *mine, const store_table *), void *mine);
bool store_ready(const store *);                                   /* reading will not wait for a lost connection */
void store_close(store *);

const char *store_sentence(store_verdict);                         /* for a client */
bool store_is_database(const char *path);                          /* an address such as postgres://host/name */
enum { STORE_NAME = 512 };
void store_name(const char *path, char out[STORE_NAME]);           /* for people and the log: without a password */
#endif
