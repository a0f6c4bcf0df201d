/* writer.h - the one thread that writes to the store. What is put queues up while a commit is on its way and shares the
 * next one (group commit), so that a safe disk is affordable. What became of each comes back on the loop, in order. */
#ifndef WRITER_H
#define WRITER_H
#include "apps/server/store/store.h"

#include <uv.h>

typedef struct writer writer;
typedef struct {                         /* what became of it */
    store_act act;                       /* of the first, as are the next two */
    char table[STORE_CODE];
    uint32_t sequence;
    store_verdict verdict;
    uint64_t took_us;                    /* from writer_put to the commit */
} written;

writer *writer_open(store *, uv_loop_t *, void (*done)(void *mine, const written *), void *mine); /* NULL: no memory */
enum { WRITER_TOGETHER = 2 };
/* One or two that are stored together or not at all. Copies them; false: too much is waiting already. */
bool writer_put(writer *, const store_entry *, unsigned n);
size_t writer_waiting(const writer *);                             /* entries that have not come back yet */
void writer_close(writer *);                                       /* writes what waits, then ends the thread; the loop
                                                                    * must run once more afterwards */
#endif
