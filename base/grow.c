/* grow.c - one rule for all arrays that grow. */
#include "base/grow.h"

#include <stdlib.h>
#include <string.h>

static size_t next_cap(size_t cap, size_t need, size_t first)
{
    const size_t more = cap ? cap + cap / 2 : first;
    return more > need ? more : need;
}

bool grow_array(void *at, size_t size, uint32_t *cap, size_t need, uint32_t first)
{
    if (need <= *cap) return true;
    const size_t wanted = next_cap(*cap, need, first);
    void *array;
    memcpy(&array, at, sizeof array);                    /* whatever type it points to */
    if (wanted > UINT32_MAX || wanted > SIZE_MAX / size || !(array = realloc(array, wanted * size))) return false;
    memcpy(at, &array, sizeof array);
    *cap = (uint32_t)wanted;
    return true;
}

bool grow_bytes(char **bytes, size_t *cap, size_t need, size_t first)
{
    if (need <= *cap) return true;
    const size_t wanted = next_cap(*cap, need, first);
    char *more = realloc(*bytes, wanted);
    if (!more) return false;
    *bytes = more;
    *cap = wanted;
    return true;
}
