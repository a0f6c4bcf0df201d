/* games.c - the list of rulesets. A new game is one line here (docs/develop/adding-a-game.md). */
#include "games/games.h"

#include "engine/game.h"

const orr_game *const orr_games[] = {
    &orr_earth_gambit,
    &orr_mars_vs_earth_1e,
    &orr_mars_vs_earth_2e,
    &orr_onward_to_venus,
    &orr_martians,
    NULL
};

static bool same_text(const char *a, const char *b)
{
    while (*a && *a == *b) a++, b++;
    return *a == *b;
}

const orr_game *orr_find_game(const char *id)
{
    for (const orr_game *const *g = orr_games; *g; g++)
        if (same_text((*g)->id, id)) return *g;
    return same_text(orr_template.id, id) ? &orr_template : NULL;
}
