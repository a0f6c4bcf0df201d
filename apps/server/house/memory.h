/* memory.h - memory that tables and pages had goes back to the system, not only to the allocator. */
#ifndef MEMORY_H
#define MEMORY_H
#include <stddef.h>

void memory_open(void);                  /* once, before threads begin */
void memory_freed(size_t bytes);         /* on the loop: tables went to rest and had so much; from time to time it is
                                          * given back */
#endif
