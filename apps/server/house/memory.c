/* memory.c - memory.h for the GNU C library; elsewhere the allocator does as it likes. */
#include "apps/server/house/memory.h"

#include <stdlib.h>                      /* says which C library it is */
#ifdef __GLIBC__
#include <malloc.h>
#endif

enum { LARGE = 256 * 1024, TOP = 1024 * 1024, ENOUGH = 4 * 1024 * 1024 };

/* Large blocks come from the system and go back at once; otherwise the library raises these bounds as it goes. */
void memory_open(void)
{
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, LARGE);
    mallopt(M_TRIM_THRESHOLD, TOP);
#endif
}

/* Giving back takes about a tenth of a millisecond for each megabyte, so it is done often and little by little. */
void memory_freed(size_t bytes)
{
    static size_t since;
    since += bytes;
    if (since < ENOUGH && bytes) return;
    if (!since) return;
    since = 0;
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}
