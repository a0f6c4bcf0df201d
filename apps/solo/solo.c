/* solo.c - the house of the table without a server: see solo.h. */
#include "apps/solo/solo_parts.h"

#include "apps/common/help.h"
#include "apps/common/house_page.h"
#include "base/grow.h"
#include "bots/bot.h"

#include <stdlib.h>

solo_house solo;
static uint32_t patience = 1;

static uint32_t pace(const char *level, const orr_game *g) { return patience * bot_pace(level, g); }

bool solo_begin(uint32_t window, uint32_t times)
{
    patience = times ? times : 1;
    solo = (solo_house){ .rules = { .levels = bot_levels, .find = house_game, .window = window, .pace = pace,
                                    .first = help_first } };
    solo.hall = hall_open();
    return solo.hall && solo_buffer(ROOM_LINK);
}

void solo_end(void)
{
    for (room *r; (r = hall_next(solo.hall, NULL)); ) solo_rest(hall_held(solo.hall, room_code(r)));
    hall_close(solo.hall);
    solo_forget_texts();
    tallies_free(&solo.tallies);
    room_reply_free(&solo.heard);
    text_free(&solo.page);
    text_free(&solo.flight.entry);
    text_free(&solo.flight.reply);
    text_free(&solo.flight.birth);
    free(solo.sockets);
    free(solo.buffer);
}

char *solo_buffer(size_t n) { return grow_bytes(&solo.buffer, &solo.cap, n, 4096) ? solo.buffer : NULL; }
