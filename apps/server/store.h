/* store.h - where tables outlive the server: entries with (table, sequence) as key, added and never changed. What an
 * entry means is the business of table/; here it is bytes. store_sqlite.c keeps them in one file; another store can
 * follow by writing these functions anew. Functions of one store are called by one thread at a time. */
#ifndef STORE_H
#define STORE_H
#include "note.h"

#include <stddef.h>
#include <stdint.h>

typedef enum {
    STORE_OK,
    STORE_FULL,                          /* no room on the disk */
    STORE_LOCKED,                        /* somebody else holds it */
    STORE_READ_ONLY,                     /* we may not write */
    STORE_BROKEN                         /* anything else */
} store_verdict;

enum { STORE_CODE = 32 };                /* room for the name of a table with its NUL */
typedef struct {
    char table[STORE_CODE];
    uint32_t sequence;                   /* 0, 1, 2... within the table */
    const void *bytes;
    size_t n;
} store_entry;

typedef struct store store;
typedef enum {                           /* what a commit outlives: */
    SYNC_FULL,                           /* a power cut */
    SYNC_NORMAL                          /* the end of the process, not always of the machine; faster */
} sync_mode;
store *store_open(const char *path, sync_mode, note *);            /* makes it if it is not there; NULL: why */
store_verdict store_put(store *, const store_entry *, size_t n);   /* all of them, durably, or none */
bool store_read(store *, const char *table, void (*each)(void *mine, const store_entry *),
                void *mine);                                       /* in order; false: not to its end */
bool store_tables(store *, void (*each)(void *mine, const char *table, uint64_t last),
                  void *mine);                                     /* last entry: ms since 1970 */
store_verdict store_drop(store *, const char *table);              /* forgets a table */
void store_close(store *);

const char *store_sentence(store_verdict);                         /* for a client */
#endif
