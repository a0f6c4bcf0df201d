/* rulemap.c - finding a game in the maps; the maps themselves are made by tools/rulemap.c. */
#include "lab/rulemap.h"

#include <stddef.h>
#include <string.h>

const rulemap *rulemap_of(const char *game)
{
    for (const rulemap *m = rulemaps; m->game; m++)
        if (!strcmp(m->game, game)) return m;
    return NULL;
}
