/* cli.h - the commands of the one binary `orrery`, and what they share. A command gets its own name as argv[0].
 * Exit codes: 0 it worked, 1 a check failed, 2 wrong use (one sentence on standard error, nothing changed). */
#ifndef CLI_H
#define CLI_H
#include "apps/common/args.h"
#include "base/json.h"
#include "base/note.h"
#include "engine/orrery.h"

#include <stdio.h>

enum { CLI_OK, CLI_FAILED, CLI_WRONG_USE };

typedef struct {
    const char *name;                        /* what people type */
    const char *help;                        /* one line of `orrery --help` */
    int (*run)(int argc, char **argv);       /* gives the exit code */
} cli_command;

int cmd_games(int argc, char **argv);
int cmd_play(int argc, char **argv);
int cmd_lobby(int argc, char **argv);        /* `orrery` alone on a terminal */
int cmd_serve(int argc, char **argv);
int cmd_sim(int argc, char **argv);
int cmd_arena(int argc, char **argv);
int cmd_lab(int argc, char **argv);
int cmd_bench(int argc, char **argv);
int cmd_scenario(int argc, char **argv);
int cmd_record(int argc, char **argv);
int cmd_rules(int argc, char **argv);
int cmd_version(int argc, char **argv);

/* Says one sentence on standard error after "orrery: "; always gives CLI_WRONG_USE. */
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
int cli_wrong(const char *format, ...);

json json_begin(FILE *);                      /* json.c: JSON to a file, a line for every member */

const orr_game *cli_find_game(const char *id);   /* NULL: there is none, and the sentence has been said */

typedef struct {              /* the box a command works with */
    orr_box box;
    void *set;                /* a set read from files, owned; NULL: the built-in one */
} cli_box;
/* Opens the game's box with the values of --option and --set (NULL: built in). False: the sentence has been said. */
bool cli_box_open(cli_box *, const orr_game *, const arg_texts *options, const char *set_dir);
bool cli_box_seats(const cli_box *, unsigned seats); /* may so many sit down? False: the sentence has been said */
void cli_box_close(cli_box *);
unsigned cli_usual_seats(const orr_game *);  /* five, or the nearest number that the game allows */
#endif
