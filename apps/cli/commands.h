/* commands.h - the commands of the one binary `orrery`. A command gets its own name as argv[0] and gives the exit code
 * (apps/common/wrong.h). */
#ifndef COMMANDS_H
#define COMMANDS_H

typedef struct {
    const char *name;                        /* what people type */
    const char *help;                        /* one line of `orrery --help` */
    int (*run)(int argc, char **argv);       /* gives the exit code */
} cli_command;

int cmd_games(int argc, char **argv);
int cmd_bots(int argc, char **argv);
int cmd_play(int argc, char **argv);
int cmd_learn(int argc, char **argv);
int cmd_puzzle(int argc, char **argv);
int cmd_lobby(int argc, char **argv);        /* `orrery` alone on a terminal */
int cmd_serve(int argc, char **argv);
int cmd_sim(int argc, char **argv);
int cmd_arena(int argc, char **argv);
int cmd_merge(int argc, char **argv);
int cmd_lab(int argc, char **argv);
int cmd_sweep(int argc, char **argv);        /* `orrery lab sweep` */
int cmd_bench(int argc, char **argv);
int cmd_scenario(int argc, char **argv);
int cmd_lesson(int argc, char **argv);
int cmd_record(int argc, char **argv);
int cmd_rules(int argc, char **argv);
int cmd_config(int argc, char **argv);
int cmd_version(int argc, char **argv);
#endif
