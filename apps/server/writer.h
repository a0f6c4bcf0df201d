/* writer.h - the one thread that writes to the store. Entries queue up while a commit is on its way and share the next
 * one (group commit), so that a safe disk is affordable. What became of each entry comes back on the loop, in order. */
#ifndef WRITER_H
#define WRITER_H
#include "store.h"

#include <uv.h>

typedef struct writer writer;
typedef struct {                         /* what became of an entry */
    char table[STORE_CODE];
    uint32_t sequence;
    store_verdict verdict;
    uint64_t took_us;                    /* from writer_put to the commit */
} written;

writer *writer_open(store *, uv_loop_t *, void (*done)(void *mine, const written *), void *mine); /* NULL: no memory */
bool writer_put(writer *, const store_entry *);                    /* copies; false: too much is waiting already */
size_t writer_waiting(const writer *);                             /* entries that have not come back yet */
void writer_close(writer *);                                       /* writes what waits, then ends the thread; the loop
                                                                    * must run once more afterwards */
#endif
