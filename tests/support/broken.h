/* broken.h - tests of a game's `check`: a position that can be, one thing changed in it, and what is then missed.
 * Include it after check.h and define before: STATE, the game's type of a state; CHECKER, its `check`. */
#ifndef TEST_BROKEN_H
#define TEST_BROKEN_H
#include "games/games.h"
#include "table/match/box.h"

static orr_box broken_box;
static STATE fresh, state;                               /* as it can be; with something changed */
static orr_ctx table = { .box = &broken_box, .state = &state };

static inline bool open_table(const char *game, uint8_t seats, unsigned option, unsigned value)
{
    const uint8_t key[32] = { 3 };
    table.game = orr_find_game(game);
    box_open(&broken_box, table.game);
    broken_box.opt[option] = (uint8_t)value;
    if (!CHECK_NUMBER(orr_start(&table, seats, key), ORR_OK)) return false;
    fresh = state;
    return CHECK(!CHECKER(&table));
}

static inline void is_whole(const char *file, int line)
{
    const char *said = CHECKER(&table);
    if (said) test_check(0, said, file, line);
    state = fresh;
}

static inline void is_broken(const char *what, const char *file, int line)
{
    const char *said = CHECKER(&table);
    if (!said || !strstr(said, what)) test_same_text(said ? said : "nothing is missed", what, file, line);
    state = fresh;
}
/* After the change the checker must say something with these words in it, or nothing. Then all is as before. */
#define MISSED(what, ...) do { __VA_ARGS__; is_broken(what, __FILE__, __LINE__); } while (0)
#define FINE(...) do { __VA_ARGS__; is_whole(__FILE__, __LINE__); } while (0)
#endif
