/* crew.c - starting threads and waiting for them. */
#include "lab/play/crew.h"

#include <pthread.h>

unsigned crew_size(unsigned wanted) { return wanted < 1 ? 1 : wanted > CREW_MOST ? CREW_MOST : wanted; }

void crew_run(void *(*work)(void *), void *workers, size_t each, unsigned n)
{
    pthread_t id[CREW_MOST];
    unsigned started = 1;
    while (started < n && !pthread_create(&id[started], NULL, work, (char *)workers + started * each)) started++;
    work(workers);
    for (unsigned i = 1; i < started; i++) pthread_join(id[i], NULL);
}
