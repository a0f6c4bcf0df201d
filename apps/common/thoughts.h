/* thoughts.h - what bots, hints and the coach think about a task of a room (room_job, room_coached). Nothing else is
 * needed, so it may run anywhere. */
#ifndef THOUGHTS_H
#define THOUGHTS_H
#include "table/room/room.h"

typedef struct {
    orr_action act;
    bool silence;                        /* the best is to say nothing yet, and act means nothing */
    float chance;                        /* of winning with it */
    const char *reason;                  /* one sentence, or NULL */
} thought_hint;

/* What a bot wants to say; it stops after at_most: when it is said follows from when it began (room_bots.c). */
void thought_of_bot(room_job *, room_thought *);
thought_hint thought_of_hint(room_job *);                           /* after room_hint_job */
bool thought_of_coach(const room_coached *, wire_remarked *);       /* false: nothing to say about that answer */
#endif
