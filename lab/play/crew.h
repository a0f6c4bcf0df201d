/* crew.h - equal workers, one per thread; the first works on the calling thread. */
#ifndef LAB_CREW_H
#define LAB_CREW_H
#include <stddef.h>

enum { CREW_MOST = 64 };
unsigned crew_size(unsigned wanted); /* 1..CREW_MOST */
/* workers: n of them, `each` bytes apart. Work that finds nothing left returns, so fewer threads than n do as well. */
void crew_run(void *(*work)(void *), void *workers, size_t each, unsigned n);
#endif
