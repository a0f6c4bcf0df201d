/* hindsight.h - what can be said of a match once it is over, as JSON; see docs/develop/protocol.md. Each of them goes
 * through the whole match and takes its time: not for the loop. */
#ifndef HINDSIGHT_H
#define HINDSIGHT_H
#include "table/room/room.h"

bool hindsight_beliefs(const room *, orr_seat, text_buf *, error *); /* false: not over, or no hidden sides */
bool hindsight_chances(const room *, text_buf *, error *);           /* false: not over */
bool hindsight_review(const room *, orr_seat, text_buf *, error *);  /* likewise */
#endif
