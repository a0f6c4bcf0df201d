/* room_copy.c - a room for another thread to read: what pages are written from, in memory of its own. The room itself
 * goes on meanwhile, or is put to rest. */
#include "table/room/room_parts.h"

#include <stdlib.h>
#include <string.h>

static void *copy_of(const void *bytes, size_t n)
{
    void *out = malloc(n ? n : 1);
    if (out && n) memcpy(out, bytes, n);
    return out;
}

/* Events are left out: whoever replays a match hears them again. */
static match *copy_match(const match *from, const orr_box *box)
{
    match *m = malloc(sizeof *m);
    if (m && match_copy(m, from, box, false)) return m;
    free(m);
    return NULL;
}

/* Everything that the original owns: what the copy needs of it comes afterwards, in memory of its own. Whatever
 * room_close frees must be here. */
static void let_go(room *r)
{
    r->considered = NULL;
    r->set = NULL;
    r->head = NULL;
    r->n_head = 0;
    r->sheets = NULL;
    r->n_sheets = 0;
    r->m = NULL;
    r->how = NULL;
    r->opened = NULL;
    r->seen = NULL;
    r->cap_how = 0;
    r->line = NULL;
    r->n_lines = r->cap_lines = 0;
    memset(r->chat, 0, sizeof r->chat);
    r->aside = NULL;
}

room *room_copy(const room *from)
{
    room *r = copy_of(from, sizeof *from);
    if (!r) return NULL;
    let_go(r);
    for (unsigned s = 0; s < r->seats; s++)
        if (from->names[s]) r->names[s] = r->seat[s].name;
    if (from->set) r->box.set = r->set = copy_of(from->set, r->box.game->set_size);
    if (from->sheets) r->sheets = copy_of(from->sheets, r->n_sheets = from->n_sheets);
    if (from->m && (r->set || !from->set)) r->m = copy_match(from->m, &r->box);
    if ((r->set || !from->set) && (r->sheets || !from->sheets) && (r->m || !from->m)) return r;
    room_close(r);
    return NULL;
}

uint64_t room_mark(const room *r)
{
    uint64_t mark = orr_hash(&r->deal.secret, sizeof r->deal.secret, r->ended);
    mark = orr_hash(r->deal.salt, sizeof r->deal.salt, mark ^ r->deal.salted);
    for (unsigned s = 0; s < r->seats; s++) mark = orr_hash(r->seat[s].name, strlen(r->seat[s].name), mark);
    return mark ^ (r->m ? r->m->n_answers : 0);
}
