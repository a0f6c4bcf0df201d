/* help.h - help without lessons, as it is inside the program: the sections of a game's rules, tips, a glossary and one
 * page to print. Made at build time by tools/lessons from data/GAME/help. */
#ifndef HELP_H
#define HELP_H
#include "apps/common/lessons.h"
#include "base/json.h"
#include "table/room/room.h"

typedef struct { const char *text, *end, *name; } help_file;           /* name: "earth_gambit/help/tips.csv" */
extern const help_file *help_files;                                     /* ends with NULL */

const help_file *help_find(const orr_game *, const char *file);         /* "tips.csv"; NULL: this game has none */
/* Prepared deals for somebody's first game: first.csv says for how many seats, and which. The second one is for
 * room_house. */
unsigned help_first_seats(const orr_game *);                            /* 0: there is no prepared deal */
bool help_first(const orr_game *, unsigned seats, unsigned any, char seed[ROOM_SEED]);
/* The booklet of a game: sections, rules in English, which lesson teaches which rule, tips, glossary, the page to
 * print, the numbers of its set-up, and the book of a table of this game for the gallery of cards. */
void help_write(json *, const orr_game *, const lessons *);
/* The page to print, as plain text, with what most often stops people and the numbers of the set-up. False: this game
 * has none. */
bool help_summary(const orr_game *, bool italian, text_buf *);
#endif
