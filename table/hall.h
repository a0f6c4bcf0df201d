/* hall.h - all tables of a server by their codes. A table at rest is only a line here; the caller wakes it by applying
 * its stored entries again. */
#ifndef HALL_H
#define HALL_H
#include "room.h"

typedef struct hall hall;
hall *hall_open(void);                                    /* NULL: no memory */
void hall_close(hall *);                                  /* and every room in it */

/* A code nobody has: six characters that nobody confuses. False: taken; come with other noise. */
bool hall_code(const hall *, const uint8_t noise[8], char code[ROOM_CODE + 1]);
bool hall_is_code(const char *text);                      /* before anything is looked up by it */

bool hall_add(hall *, room *); /* a new room, or one that was woken; false: no memory, or it is there */
bool hall_note(hall *, const char *code);                 /* a room that rests in the store; false: no memory */
bool hall_has(const hall *, const char *code);            /* awake or resting */
room *hall_room(const hall *, const char *code);          /* NULL: resting, or not there */
room *hall_next(const hall *, const char *after);         /* awake rooms in the order of codes; NULL: from the first */
void hall_rest(hall *, const char *code);                 /* closes the room and keeps its line */
void hall_drop(hall *, const char *code);                 /* gone for good */
unsigned hall_awake(const hall *);
unsigned hall_resting(const hall *);
void hall_write(const hall *, json *);                    /* GET /api/tables: open public tables */
#endif
