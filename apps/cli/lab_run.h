/* lab_run.h - what `orrery lab report` and `orrery lab compare` share: their command line, how a study is ordered and
 * run, and what is said when somebody had enough. */
#ifndef LAB_RUN_H
#define LAB_RUN_H
#include "apps/cli/lab_part.h"
#include "apps/common/args.h"
#include "apps/common/progress.h"
#include "lab/study/study.h"
#include "lab/words.h"

typedef struct { /* the command line */
    uint64_t games, threads, within, seconds;
    const char *out, *csv, *seats, *bots, *seed, *set;
    arg_texts options;
    arg_texts with, without, twice; /* compare: what the second of the two has */
    const char *with_set, *levels;
    uint64_t deals, pairs, imagine;
    bool progress, json;
    const char *part, *trials, *speaks, *usually;
    lab_language language;
    lab_split *split; /* never NULL */
} lab_args;

/* For a number or a range of seats; progress is told on the line. False: that was said. */
bool lab_run_order(const lab_args *, const orr_box *, const char *seats, progress *line, study_order *);
bool lab_run_can_write(const char *path);        /* is there a way to write the page? found out before it is played */
bool lab_run_study(const lab_args *, study *, const study_order *, int *code);   /* true: it is there and whole */
int lab_run_interrupted(const lab_args *, const char *known);
#endif
