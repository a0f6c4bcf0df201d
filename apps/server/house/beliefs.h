/* beliefs.h - what a seat could have believed, as JSON; see docs/develop/protocol.md. */
#ifndef BELIEFS_H
#define BELIEFS_H
#include "table/room/room.h"

bool beliefs_write(const room *, orr_seat, text_buf *, error *); /* false: not over, or no hidden sides */
#endif
