/* tries.c - see tries.h. The sums lie in the store under a name that is not a code, a line each, and are written anew
 * as a whole:
 *
 *   earth-gambit 5w35-79 41 17          (first tries, solved) */
#include "apps/server/house/tries.h"

#include "apps/common/puzzles.h"
#include "apps/server/house/tables.h"
#include "apps/server/net/log.h"
#include "games/games.h"

#include <math.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TRIES "tries"
enum { KEEP_MS = 30 * 1000, SEEN = 8192, LINE = 120, MOST = 1000000 };

struct tries {
    uint64_t seen[SEEN];                 /* marks of the last tries */
    unsigned next_seen;
    uint8_t key[crypto_shorthash_KEYBYTES];
    uint32_t version;                    /* of the sums in the store */
    bool changed;
    bool writes;                         /* the sums are this server's to store */
    uint64_t kept;                       /* loop time */
};

/* Somebody who solves half of all puzzles has 1500. The share of people who solved it, with the birth's own guess among
 * them, as a rating of the same scale. */
unsigned tries_rating(unsigned birth, uint32_t tried, uint32_t solved)
{
    const double guess = 1 / (1 + pow(10, (birth - 1500.0) / 400));
    const double share = (solved + TRIES_WEIGHT * guess) / (tried + (double)TRIES_WEIGHT);
    const double rating = 1500 - 400 * log10(share / (1 - share)), least = birth - (double)TRIES_SWAY;
    if (tried < TRIES_SHOWN) return birth;
    return (unsigned)lround(fmin(fmax(rating, least), birth + (double)TRIES_SWAY));
}

/* ---- the store --------------------------------------------------------------------------------------------------- */

static puzzle *find(puzzles *all, const char *game, const char *id)
{
    for (unsigned i = 0; i < all->n; i++)
        for (uint32_t k = 0; k < all->book[i].n && !strcmp(all->book[i].box.game->id, game); k++)
            if (!strcmp(all->book[i].one[k].id, id)) return &all->book[i].one[k];
    return NULL;
}

static void rate(puzzle *p)
{
    p->rated = p->tries < TRIES_SHOWN ? 0 : (uint16_t)tries_rating(p->rating, p->tries, p->solved);
}

/* What is about no puzzle of this program is left out, and forgotten. */
static void read_line(puzzles *all, const char *line)
{
    char game[48], id[PUZZLE_ID];
    unsigned n, solved;
    puzzle *p = sscanf(line, "%47s %23s %u %u", game, id, &n, &solved) == 4 ? find(all, game, id) : NULL;
    if (!p || solved > n || n > MOST) return;
    p->tries = n;
    p->solved = solved;
    rate(p);
}

static void read_sums(void *mine, const store_entry *e)
{
    server *s = mine;
    char line[LINE];
    if (e->act != STORE_KEEP || e->damaged) return;
    s->tries->version = e->sequence;
    for (const char *at = e->bytes, *end = at + e->n, *stop; at < end; at = stop + 1) {
        stop = memchr(at, '\n', (size_t)(end - at));
        if (!stop) return;
        snprintf(line, sizeof line, "%.*s", (int)(stop - at), at);
        read_line(s->puzzles, line);
    }
}

static void write_sums(const puzzles *all, text_buf *out)
{
    for (unsigned i = 0; i < all->n; i++)
        for (const puzzle *p = all->book[i].one; p < all->book[i].one + all->book[i].n; p++)
            if (p->tries) text_format(out, "%s %s %u %u\n", all->book[i].box.game->id, p->id, p->tries, p->solved);
}

void tries_sweep(server *s, bool now)
{
    tries *t = s->tries;
    text_buf text = { .text = NULL };
    if (!t->changed || !t->writes || (!now && uv_now(&s->loop) - t->kept < KEEP_MS)) return;
    write_sums(s->puzzles, &text);
    const store_entry e = { .act = STORE_KEEP, .table = TRIES, .sequence = t->version + 1, .bytes = text.text,
                            .n = text.n };
    t->kept = uv_now(&s->loop);
    if (!text.torn && writer_put(s->writer, &e, 1)) t->changed = false, t->version++;
    text_free(&text);
}

/* ---- counting ---------------------------------------------------------------------------------------------------- */

uint64_t tries_mark(const server *s, const conn *c, const puzzle *p)
{
    uint8_t both[sizeof c->address + sizeof p], mark[crypto_shorthash_BYTES];
    uint64_t number;
    memcpy(both, c->address, sizeof c->address);
    memcpy(both + sizeof c->address, &p, sizeof p);
    crypto_shorthash(mark, both, sizeof both, s->tries->key);
    memcpy(&number, mark, sizeof number);
    return number;
}

static void tell(server *s, const char *game, const char *id, bool solved)
{
    char text[96];
    snprintf(text, sizeof text, "tried %.47s %.23s %u", game, id, solved);
    fleet_tell(s->fleet, text);
}

static bool is_new(tries *t, uint64_t mark)
{
    for (unsigned i = 0; i < SEEN; i++)
        if (t->seen[i] == mark) return false;
    t->seen[t->next_seen++ % SEEN] = mark;
    return true;
}

void tries_count(server *s, const puzzle *of, puzzle_tried tried, uint64_t mark)
{
    if (tried == PUZZLE_NOT_TRIED || of->tries >= MOST || !is_new(s->tries, mark)) return;
    for (unsigned i = 0; i < s->puzzles->n; i++) {
        const puzzle_book *b = &s->puzzles->book[i];
        if (of < b->one || of >= b->one + b->n) continue;
        puzzle *p = &b->one[of - b->one];
        p->tries++;
        p->solved += tried == PUZZLE_TRY_SOLVED;
        rate(p);
        s->tries->changed = true;
        if (s->fleet) tell(s, b->box.game->id, p->id, tried == PUZZLE_TRY_SOLVED);
    }
}

void tries_heard(server *s, const char *game, const char *id, unsigned solved)
{
    puzzle *p = find(s->puzzles, game, id);
    if (!p || p->tries >= MOST) return;
    p->tries++;
    p->solved += solved == 1;
    rate(p);
    s->tries->changed = true;
}

tries *tries_open(server *s)
{
    tries *t = s->tries = calloc(1, sizeof *t);
    store_owner owner = STORE_THEIRS;    /* one server writes; the others tell it */
    if (!t || store_take(s->reading, TRIES, STORE_LOG, &owner) != STORE_OK) return NULL;
    t->writes = owner == STORE_MINE;
    const store_verdict verdict = store_read(s->reading, TRIES, STORE_SOUND, read_sums, s);
    if (verdict != STORE_OK && verdict != STORE_DAMAGED) return NULL;
    if (verdict == STORE_DAMAGED) log_line(LOG_ERROR, "tries-damaged", LOG_END);
    crypto_shorthash_keygen(t->key);
    return t;
}

void tries_close(tries *t) { free(t); }

void tries_adopt(server *s)
{
    store_owner owner = STORE_THEIRS;
    if (s->tries->writes || uv_mutex_trylock(&s->tables->reading)) return;
    if (sharing_may_read(s) && store_take(s->reading, TRIES, STORE_FREE, &owner) == STORE_OK)
        s->tries->writes = owner == STORE_MINE;
    uv_mutex_unlock(&s->tables->reading);
}
