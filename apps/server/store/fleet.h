/* fleet.h - a server among others on one store: it says every second that it lives, and hears what they say. A thread
 * of its own does that; what it has heard is told on the loop. docs/adr/0042-fleet.md */
#ifndef FLEET_H
#define FLEET_H
#include "apps/server/store/store.h"

#include <uv.h>

typedef struct fleet fleet;
enum { FLEET_KEY = 16 };
typedef enum {
    FLEET_GIVE,                          /* another server wants this table */
    FLEET_ORPHAN,                        /* the server of this table has ended, and nobody has it */
    FLEET_MINE,                          /* it was cut off: the loop's time when the database was asked, and all tables
                                          * that were still this server's then, a line each */
    FLEET_ENDED,                         /* what was stored with `tells` elsewhere */
    FLEET_TOLD,                          /* what fleet_tell said elsewhere */
    FLEET_LOBBY                          /* the lobbies of all others, one after the other */
} fleet_word;
typedef void fleet_heard(void *mine, fleet_word, const char *text, size_t n);

/* A store that is shared; key: 16 bytes that all its servers have in common and nobody else knows. NULL: why. */
fleet *fleet_open(store *, uv_loop_t *, fleet_heard *, void *mine, uint8_t key[FLEET_KEY], error *);
bool fleet_is_alone(fleet *);                            /* no other server lived a moment ago */
unsigned fleet_quiet_ms(fleet *);                        /* since the database last heard that this server lives */
void fleet_tell(fleet *, const char *text);              /* to all others, soon; lost if the database is away */
void fleet_lobby(fleet *, const char *text, size_t n);   /* this server's lobby, for the others */
void fleet_close(fleet *);                               /* the loop must run once more afterwards */
#endif
