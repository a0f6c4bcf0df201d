/* outside_process.h - a program that is started, spoken to in lines and ended again, with all that it started. */
#ifndef OUTSIDE_PROCESS_H
#define OUTSIDE_PROCESS_H
#include "base/error.h"

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

enum { OUTSIDE_LINE = 65536 };           /* a line from there has fewer bytes than this */

typedef enum { OUTSIDE_WRONG, OUTSIDE_LATE, OUTSIDE_ENDED } outside_fault;

typedef struct outside_process {
    struct outside_process *next;        /* these five are the owner's */
    const void *of;
    uint8_t seats, seat;
    uint64_t place;                      /* the table, where there are several at once; 0: there are not */
    outside_fault fault;                 /* set by what says false or NULL */
    bool asked;                          /* the whole of what it was told last is out */
    bool owes;                           /* an answer that came too late: it is not heard */
    pid_t pid;                           /* also the number of its process group */
    int to, from;                        /* its standard input and output; its standard error is ours */
    size_t have, taken;                  /* bytes in `said`; how many of them were the last line */
    char said[OUTSIDE_LINE];
} outside_process;

/* The shell runs it: "exec ./mybot.py --deep". NULL: the sentence says why not. */
outside_process *outside_process_start(const char *command, error *);
/* Both are done by the deadline, a moment of lab_seconds. Where they fail, half a sentence about it says why. */
bool outside_process_tell(outside_process *, const char *bytes, size_t n, double deadline, error *);
const char *outside_process_hear(outside_process *, double deadline, error *);   /* a line without its end, or NULL */
void outside_process_hurry(void);                    /* every deadline is over, in a moment */
void outside_process_end(outside_process *list);     /* a short time to leave, then they are killed; frees them */
void outside_process_kill(outside_process *);        /* at once, and frees it */
void outside_process_drop(outside_process *);        /* the same, for whoever may not wait for its end */
#endif
