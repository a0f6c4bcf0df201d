/* endings.h - how a match ended, in a sentence. A game has its own in data/GAME/help/endings.csv, by its word for the
 * outcome and by how many have won: "{who} wins with the most victory points." */
#ifndef ENDINGS_H
#define ENDINGS_H
#include "apps/tui/tui.h"

bool endings_say(const table *, const orr_result *, orr_seats won, char out[SCREEN_LINE]);   /* false: it has none */
#endif
