/* programs.h - bots of the administrator: programs that people may seat at tables of this server, by name, like a level
 * (docs/develop/external-bots.md). They are asked on threads of their own and have a fixed time, which every answer
 * takes: when it is said tells nothing. One that fails is replaced by a bot of this server, and the table is told. */
#ifndef PROGRAMS_H
#define PROGRAMS_H
#include "apps/server/house/config.h"
#include "table/room/room.h"

bool programs_open(const settings *, error *);           /* false: one of them cannot be started, or is misnamed */
const char *const *programs_levels(void);                /* the levels of this server, then its programs */
uint32_t programs_pace(const char *level, const orr_game *);     /* room_house.pace */
bool programs_has(const char *level);
void programs_think(const room_job *, uint64_t birth, room_thought *);        /* on a thread of its own */
void programs_over(const room_job *, uint64_t birth);     /* likewise: tells it how the match ended */
void programs_leave(uint64_t birth);                     /* nobody plays at that table any more */
void programs_close(void);                               /* no thread thinks any more */
#endif
