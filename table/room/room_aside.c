/* room_aside.c - what watchers say among themselves. Players hear nothing of it while they play, so that nobody can
 * whisper to them; when the match is over everybody may read it.
 *
 * A watcher is nobody in particular: they bring a name with every line. All of them together have one rate and one
 * limit, since whoever writes too much could pose as many. Lines have numbers of their own: what players are sent does
 * not show how much is said here. */
#include "table/room/room_parts.h"

#include "base/plain.h"

#include <stdlib.h>
#include <string.h>

bool room_may_say_aside(const room *r, uint64_t now, error *why)
{
    return r->asides_from <= now + (uint64_t)(ROOM_ASIDES_AT_ONCE - 1) * ROOM_ASIDE_MS ||
           error_refuse(why, "The watchers write too fast; wait a moment.");
}

bool room_can_aside(const room *r, const room_entry *e, error *why)
{
    const char *tab = strchr(e->text, '\t');
    if (!tab || tab == e->text || !tab[1] || tab - e->text >= NAME_BYTES)
        return error_refuse(why, "You are watching; to chat, give a name.");
    return r->n_asides < ROOM_ASIDES_ALL ||
           error_refuse(why, "The watchers of this table have written %d lines; that is the limit.", ROOM_ASIDES_ALL);
}

bool room_keep_aside(room *r, uint32_t n, uint64_t at, const char *line)
{
    const size_t all = strlen(line) + 1;
    if (!r->aside) r->aside = calloc(ROOM_CHATS, sizeof *r->aside);
    char *block = r->aside ? malloc(all) : NULL;
    if (!block) return false;
    memcpy(block, line, all);
    char *text = strchr(block, '\t');
    *text++ = 0;
    room_chat *c = &r->aside[n % ROOM_CHATS];
    free(c->name);
    *c = (room_chat){ .n = n, .seat = NO_SEAT, .at = at, .name = block, .text = text };
    return true;
}

bool room_do_aside(room *r, const room_entry *e, room_changes *ch)
{
    if (!room_keep_aside(r, r->n_asides + 1, e->wall, e->text)) return false;
    r->n_asides++;
    r->asides_from = (r->asides_from > e->t ? r->asides_from : e->t) + ROOM_ASIDE_MS;
    ch->aside = r->n_asides;
    return true;
}

void room_forget_asides(room *r)
{
    for (unsigned i = 0; r->aside && i < ROOM_CHATS; i++) free(r->aside[i].name);
    free(r->aside);
}
