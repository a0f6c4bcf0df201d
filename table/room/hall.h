/* hall.h - all tables of a server by their links. A table at rest is only a line here; the caller wakes it by applying
 * its stored entries again.
 *
 * A link is a code and a secret. The code alone names a table among all the others, so everything here finds tables by
 * the first letters of what it is given; only hall_has looks at the whole of it, in constant time. It is what a
 * stranger's word goes through before anything is done with it. */
#ifndef HALL_H
#define HALL_H
#include "table/room/room.h"

typedef struct hall hall;
hall *hall_open(void);                                    /* NULL: no memory */
void hall_close(hall *);                                  /* and every room in it */

/* A link with a code that is neither there nor held. False: taken; try other noise. */
bool hall_link(const hall *, const uint8_t noise[ROOM_LINK], char link[ROOM_LINK + 1]);
bool hall_is_link(const char *text);                      /* before anything is looked up by it */
bool hall_is_code(const char *text);
bool hall_has(const hall *, const char *link);            /* awake or resting; the whole link, in constant time */
const char *hall_find(const hall *, const char *code);    /* its link; NULL: there is none */
bool hall_is_shut(const hall *, const char *code);        /* known not to wait for players, or not to be there */

bool hall_add(hall *, room *); /* a new room, or one that was woken; false: no memory, or it is there */
bool hall_note(hall *, const char *link);                 /* a room that rests in the store; false: no memory, or no
                                                           * link */
room *hall_room(const hall *, const char *code);          /* NULL: resting, or not there */
room *hall_next(const hall *, const char *after);         /* awake rooms in the order of codes; NULL: from the first */
void hall_rest(hall *, const char *code);                 /* closes the room and keeps its line */
void hall_drop(hall *, const char *code);                 /* gone for good */

/* The caller's own thing of a code, such as what it knows of the table beyond the room. It may be there before there is
 * a room: then nobody else finds that table, but no other gets its code. */
bool hall_hold(hall *, const char *link, void *what);     /* false: no memory, or something is held there */
void *hall_held(const hall *, const char *code);          /* NULL: nothing */
void hall_let_go(hall *, const char *code);

enum { HALL_UNKNOWN = 255,                /* the state of a table at rest that nobody has told */
       HALL_UNREADABLE = 254 };           /* it was tried, in vain */
typedef struct { char link[ROOM_LINK + 1]; uint8_t state; uint64_t used; } hall_line;   /* a table at rest */
void hall_told(hall *, const char *code, uint8_t state, uint64_t used);    /* what the store says of one */
bool hall_resting_after(const hall *, const char *after, hall_line *);     /* in the order of codes; NULL: the first */
bool hall_oldest(const hall *, hall_line *);  /* used least recently, at rest, and not known to be in play */
uint64_t hall_used(const hall *, const char *code);       /* when it was used, as of then */
uint8_t hall_state(const hall *, const char *code);       /* of a table at rest, as it was when it went to rest */

unsigned hall_awake(const hall *);
unsigned hall_resting(const hall *);
void hall_write(const hall *, json *);                    /* GET /api/tables: open public tables */
#endif
