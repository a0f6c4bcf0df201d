/* solo_stats.c - how the matches that the host keeps have ended. It keeps a line of each beside its entries, as the
 * server does, and hands them over before the page is asked for. */
#include "apps/solo/solo_parts.h"

#include <string.h>

size_t solo_ending(void)
{
    const solo_table *t = solo_find((span){ solo.buffer, ROOM_LINK });
    text_buf line = { 0 };
    size_t n = 0;
    if (t && tally_write_line(t->room, t->link, &line) && solo_buffer(line.n)) {
        n = line.n;
        memcpy(solo.buffer, line.text, n);
    }
    text_free(&line);
    return n;
}

void solo_tally(size_t n)
{
    tally_ending x;
    if (!n) tallies_free(&solo.tallies);
    else if (tally_read_line(solo.buffer, n, &x)) tallies_count(&solo.tallies, &x);
}
