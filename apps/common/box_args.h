/* box_args.h - the game and the box of a command, from its arguments. */
#ifndef BOX_ARGS_H
#define BOX_ARGS_H
#include "apps/common/args.h"
#include "base/error.h"
#include "engine/play.h"

enum { CLI_ANY_SEATS = 999999999 };             /* most of --seats: every game says its own range */

const orr_game *cli_find_game(const char *id);   /* NULL: there is none, and the sentence has been said */

typedef struct {              /* the box a command works with */
    orr_box box;
    void *set;                /* a set read from files, owned; NULL: the built-in one */
} cli_box;
/* The set in a folder, to be freed; NULL and the error says why, and what the folder may be called instead. */
void *cli_read_set(const orr_game *, const char *dir, error *);
/* Opens the game's box with the values of --option and --set (NULL: built in). False: the sentence has been said. */
bool cli_box_open(cli_box *, const orr_game *, const arg_texts *options, const char *set_dir);
bool cli_box_seats(const cli_box *, unsigned seats); /* may so many sit down? False: the sentence has been said */
void cli_box_close(cli_box *);
unsigned cli_usual_seats(const orr_game *);  /* five, or the nearest number that the game allows */
/* "5", "3-7" or NULL: all. False: the sentence has been said. */
bool cli_seats_range(const char *command, const char *typed, const orr_game *, uint8_t *first, uint8_t *last);
/* Says of every number of that range that cannot be played why it is left out. */
void cli_seats_left_out(const char *typed, const orr_box *, unsigned first, unsigned last);
#endif
