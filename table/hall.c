/* hall.c - the tables of a server in the order of their codes. */
#include "hall.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    char code[ROOM_CODE + 1];
    room *awake;              /* NULL: it rests in the store */
    uint8_t state;            /* at rest: a room_state, or HALL_UNKNOWN */
    uint64_t used;            /* at rest: when something last happened there */
} place;

struct hall {
    place *place;             /* sorted by code */
    unsigned n, cap, awake;
};

static const char letters[] = "abcdefghjkmnpqrstuvwxyz23456789";      /* none that looks like another */

hall *hall_open(void) { return calloc(1, sizeof(hall)); }

void hall_close(hall *h)
{
    if (!h) return;
    for (unsigned i = 0; i < h->n; i++) room_close(h->place[i].awake);
    free(h->place);
    free(h);
}

/* ---- codes ------------------------------------------------------------------------------------------------------ */

bool hall_is_code(const char *text)
{
    return strlen(text) == ROOM_CODE && strspn(text, letters) == ROOM_CODE;
}

bool hall_code(const hall *h, const uint8_t noise[8], char code[ROOM_CODE + 1])
{
    uint64_t v;
    memcpy(&v, noise, sizeof v);
    for (unsigned i = 0; i < ROOM_CODE; i++, v /= sizeof letters - 1) code[i] = letters[v % (sizeof letters - 1)];
    code[ROOM_CODE] = 0;
    return !hall_has(h, code);
}

/* Where the code is, or where it would have to be. */
static unsigned find(const hall *h, const char *code)
{
    unsigned low = 0, high = h->n;
    while (low < high) {
        const unsigned middle = low + (high - low) / 2;
        if (strcmp(h->place[middle].code, code) < 0) low = middle + 1;
        else high = middle;
    }
    return low;
}

static place *place_of(const hall *h, const char *code)
{
    const unsigned i = find(h, code);
    return i < h->n && !strcmp(h->place[i].code, code) ? &h->place[i] : NULL;
}

bool hall_has(const hall *h, const char *code) { return place_of(h, code); }

room *hall_room(const hall *h, const char *code)
{
    const place *p = place_of(h, code);
    return p ? p->awake : NULL;
}

room *hall_next(const hall *h, const char *after)
{
    unsigned i = after ? find(h, after) : 0;
    if (after && i < h->n && !strcmp(h->place[i].code, after)) i++;
    while (i < h->n && !h->place[i].awake) i++;
    return i < h->n ? h->place[i].awake : NULL;
}

/* ---- coming and going ------------------------------------------------------------------------------------------- */

static place *add_place(hall *h, const char *code)
{
    const unsigned i = find(h, code);
    if (h->n == h->cap) {
        const unsigned cap = 2 * h->cap + 16;
        place *more = realloc(h->place, cap * sizeof *more);
        if (!more) return NULL;
        h->place = more;
        h->cap = cap;
    }
    memmove(&h->place[i + 1], &h->place[i], (h->n - i) * sizeof *h->place);
    h->n++;
    h->place[i] = (place){ .awake = NULL, .state = HALL_UNKNOWN };
    strcpy(h->place[i].code, code);
    return &h->place[i];
}

bool hall_note(hall *h, const char *code)
{
    return hall_is_code(code) && (hall_has(h, code) || add_place(h, code));
}

bool hall_add(hall *h, room *r)
{
    place *p = place_of(h, room_code(r));
    if (!p && hall_is_code(room_code(r))) p = add_place(h, room_code(r));
    if (!p || p->awake) return false;
    p->awake = r;
    h->awake++;
    return true;
}

void hall_rest(hall *h, const char *code)
{
    place *p = place_of(h, code);
    if (!p || !p->awake) return;
    p->state = (uint8_t)room_state_of(p->awake);
    p->used = room_used(p->awake);
    room_close(p->awake);
    p->awake = NULL;
    h->awake--;
}

void hall_drop(hall *h, const char *code)
{
    place *p = place_of(h, code);
    if (!p) return;
    h->awake -= p->awake != NULL;
    room_close(p->awake);
    h->n--;
    memmove(p, p + 1, (size_t)(&h->place[h->n] - p) * sizeof *p);
}

/* ---- at rest ---------------------------------------------------------------------------------------------------- */

static bool line_of(const place *p, hall_line *out)
{
    *out = (hall_line){ .state = p->state, .used = p->used };
    memcpy(out->code, p->code, sizeof out->code);
    return true;
}

void hall_told(hall *h, const char *code, uint8_t state, uint64_t used)
{
    place *p = place_of(h, code);
    if (!p) return;
    p->state = state;
    p->used = used;
}

uint8_t hall_state(const hall *h, const char *code)
{
    const place *p = place_of(h, code);
    return p && !p->awake ? p->state : HALL_UNKNOWN;
}

uint64_t hall_used(const hall *h, const char *code)
{
    const place *p = place_of(h, code);
    return p ? p->used : 0;
}

bool hall_resting_after(const hall *h, const char *after, hall_line *out)
{
    unsigned i = after ? find(h, after) : 0;
    if (after && i < h->n && !strcmp(h->place[i].code, after)) i++;
    while (i < h->n && h->place[i].awake) i++;
    return i < h->n && line_of(&h->place[i], out);
}

bool hall_oldest(const hall *h, hall_line *out)
{
    const place *oldest = NULL;
    for (const place *p = h->place; p < h->place + h->n; p++) {
        const bool plays = p->state != ROOM_GATHERING && p->state != ROOM_OVER && p->state != HALL_UNKNOWN;
        if (!p->awake && !plays && (!oldest || p->used < oldest->used)) oldest = p;
    }
    return oldest && line_of(oldest, out);
}

unsigned hall_awake(const hall *h) { return h->awake; }
unsigned hall_resting(const hall *h) { return h->n - h->awake; }

void hall_write(const hall *h, json *j)
{
    json_open_array(j, NULL);
    for (unsigned i = 0; i < h->n; i++) {
        const room *r = h->place[i].awake;
        if (r && room_is_public(r) && room_state_of(r) != ROOM_OVER) room_write_line(r, j);
    }
    json_end(j);
}
