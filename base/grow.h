/* grow.h - arrays that grow as things are added to them, by half of what they have. */
#ifndef GROW_H
#define GROW_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Room for `need` elements of `size` bytes in an array that has room for *cap; at: where its pointer is, such as
 * &list->item. It begins with room for `first`. False: not enough memory, and nothing has changed. */
bool grow_array(void *at, size_t size, uint32_t *cap, size_t need, uint32_t first);
bool grow_bytes(char **bytes, size_t *cap, size_t need, size_t first);       /* the same, of bytes */
#endif
