/* hall.c - the tables of a server in the order of their codes. */
#include "table/room/hall.h"

#include "base/grow.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    char link[ROOM_LINK + 1]; /* NULs to the end */
    room *awake;              /* NULL: it rests in the store */
    void *held;               /* what the caller holds here; NULL: nothing */
    bool known;               /* false: nothing is here but what is held */
    uint8_t state;            /* at rest: a room_state, or HALL_UNKNOWN */
    uint64_t used;            /* at rest: when something last happened there */
} place;

struct hall {
    place *place;             /* sorted by code */
    uint32_t n, cap;
    unsigned known, awake;    /* of them */
};

hall *hall_open(void) { return calloc(1, sizeof(hall)); }

void hall_close(hall *h)
{
    if (!h) return;
    for (unsigned i = 0; i < h->n; i++) room_close(h->place[i].awake);
    free(h->place);
    free(h);
}

/* ---- codes and links --------------------------------------------------------------------------------------------- */

static bool is_spelt(const char *text, size_t n) { return strlen(text) == n && strspn(text, room_letters) == n; }

bool hall_is_code(const char *text) { return is_spelt(text, ROOM_CODE); }

/* A table from before there were secrets has its code for a link. */
bool hall_is_link(const char *text) { return is_spelt(text, ROOM_LINK) || hall_is_code(text); }

/* Where the code is, or where it would have to be. */
static unsigned find(const hall *h, const char *code)
{
    unsigned low = 0, high = h->n;
    while (low < high) {
        const unsigned middle = low + (high - low) / 2;
        if (strncmp(h->place[middle].link, code, ROOM_CODE) < 0) low = middle + 1;
        else high = middle;
    }
    return low;
}

static place *any_place(const hall *h, const char *code)
{
    const unsigned i = find(h, code);
    return i < h->n && !strncmp(h->place[i].link, code, ROOM_CODE) ? &h->place[i] : NULL;
}

static place *place_of(const hall *h, const char *code)
{
    place *p = any_place(h, code);
    return p && p->known ? p : NULL;
}

/* The place after that code; NULL: the first. */
static unsigned behind(const hall *h, const char *after)
{
    const unsigned i = after ? find(h, after) : 0;
    return i + (after && i < h->n && !strncmp(h->place[i].link, after, ROOM_CODE));
}

bool hall_link(const hall *h, const uint8_t noise[ROOM_LINK], char link[ROOM_LINK + 1])
{
    for (unsigned i = 0; i < ROOM_LINK; i++) link[i] = room_letters[noise[i] % strlen(room_letters)];
    link[ROOM_LINK] = 0;
    return !any_place(h, link);
}

bool hall_has(const hall *h, const char *link)
{
    const place *p = hall_is_link(link) ? place_of(h, link) : NULL;
    char said[ROOM_LINK + 1] = "";
    unsigned char differ = 0;
    if (!p) return false;
    strcpy(said, link);
    for (unsigned i = 0; i < sizeof said; i++) differ |= (unsigned char)(said[i] ^ p->link[i]);
    return !differ;
}

const char *hall_find(const hall *h, const char *code)
{
    const place *p = place_of(h, code);
    return p ? p->link : NULL;
}

static bool gathers(const room *r) { return room_state_of(r) == ROOM_GATHERING; }

bool hall_is_shut(const hall *h, const char *code)
{
    const place *p = place_of(h, code);
    if (!p) return true;
    return p->awake ? !gathers(p->awake) : p->state != ROOM_GATHERING && p->state != HALL_UNKNOWN;
}

room *hall_room(const hall *h, const char *code)
{
    const place *p = place_of(h, code);
    return p ? p->awake : NULL;
}

room *hall_next(const hall *h, const char *after)
{
    unsigned i = behind(h, after);
    while (i < h->n && !h->place[i].awake) i++;
    return i < h->n ? h->place[i].awake : NULL;
}

/* ---- coming and going ------------------------------------------------------------------------------------------- */

static place *add_place(hall *h, const char *link)
{
    const unsigned i = find(h, link);
    if (!grow_array(&h->place, sizeof *h->place, &h->cap, (size_t)h->n + 1, 16)) return NULL;
    memmove(&h->place[i + 1], &h->place[i], (h->n - i) * sizeof *h->place);
    h->n++;
    h->place[i] = (place){ .awake = NULL, .state = HALL_UNKNOWN };
    strcpy(h->place[i].link, link);
    return &h->place[i];
}

static void remove_place(hall *h, place *p)
{
    h->n--;
    memmove(p, p + 1, (size_t)(&h->place[h->n] - p) * sizeof *p);
}

bool hall_note(hall *h, const char *link)
{
    if (!hall_is_link(link)) return false;
    if (place_of(h, link)) return hall_has(h, link);
    place *p = any_place(h, link);
    if (!p) p = add_place(h, link);
    if (!p) return false;
    strcpy(p->link, link);
    p->known = true;
    h->known++;
    return true;
}

bool hall_add(hall *h, room *r)
{
    if (!hall_note(h, room_link(r))) return false;
    place *p = place_of(h, room_link(r));
    if (p->awake) return false;
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
    h->known--;
    room_close(p->awake);
    p->awake = NULL;
    p->known = false;
    if (!p->held) remove_place(h, p);
}

/* ---- what the caller holds --------------------------------------------------------------------------------------- */

bool hall_hold(hall *h, const char *link, void *what)
{
    place *p = any_place(h, link);
    if (!p) p = add_place(h, link);
    if (!p || p->held) return false;
    p->held = what;
    return true;
}

void *hall_held(const hall *h, const char *code)
{
    const place *p = any_place(h, code);
    return p ? p->held : NULL;
}

void hall_let_go(hall *h, const char *code)
{
    place *p = any_place(h, code);
    if (!p) return;
    p->held = NULL;
    if (!p->known) remove_place(h, p);
}

/* ---- at rest ---------------------------------------------------------------------------------------------------- */

static bool line_of(const place *p, hall_line *out)
{
    *out = (hall_line){ .state = p->state, .used = p->used };
    memcpy(out->link, p->link, sizeof out->link);
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
    unsigned i = behind(h, after);
    while (i < h->n && (h->place[i].awake || !h->place[i].known)) i++;
    return i < h->n && line_of(&h->place[i], out);
}

bool hall_oldest(const hall *h, hall_line *out)
{
    const place *oldest = NULL;
    for (const place *p = h->place; p < h->place + h->n; p++) {
        const bool plays = p->state != ROOM_GATHERING && p->state != ROOM_OVER && p->state != HALL_UNKNOWN;
        if (p->known && !p->awake && !plays && (!oldest || p->used < oldest->used)) oldest = p;
    }
    return oldest && line_of(oldest, out);
}

unsigned hall_awake(const hall *h) { return h->awake; }
unsigned hall_resting(const hall *h) { return h->known - h->awake; }

void hall_write(const hall *h, json *j)
{
    json_open_array(j, NULL);
    for (unsigned i = 0; i < h->n; i++) {
        const room *r = h->place[i].awake;
        if (r && room_is_public(r) && room_state_of(r) != ROOM_OVER) room_write_line(r, j);
    }
    json_end(j);
}
