/* games.h - the rulesets of this build. */
#ifndef ORR_GAMES_H
#define ORR_GAMES_H
#include "engine/play.h"

extern const orr_game *const orr_games[];        /* NULL-terminated, in the order people see */
extern const orr_game orr_earth_gambit;
extern const orr_game orr_onward_to_venus;
extern const orr_game orr_mars_vs_earth_1e;
extern const orr_game orr_mars_vs_earth_2e;
extern const orr_game orr_martians;
extern const orr_game orr_template;              /* the null game; tested, not listed */
const orr_game *orr_find_game(const char *id);   /* listed games and the template; NULL: no such game */
#endif
