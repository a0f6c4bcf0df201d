/* scenario.h - tests that anybody can write: a position, answers, and what must be so (docs/develop/scenarios.md).
 *
 * Text in, reports out; no files here. Everything is read off the tables of orr_game, so a new game has its scenario
 * vocabulary the moment it has its tables. */
#ifndef SCENARIO_H
#define SCENARIO_H
#include "base/error.h"
#include "engine/play.h"

typedef struct {              /* a line that makes no sense */
    uint32_t line;            /* where the statement begins */
    const char *why;          /* one sentence: what is wrong, and all that would be right */
} scenario_unreadable;

typedef struct {              /* a step that failed */
    uint32_t line;            /* where the step begins */
    const char *title;        /* of its case, rule IDs first: "EG-87 EG-88 a shield stops damage once" */
    const char *step;         /* the step as written */
    const char *expected;     /* what the step says */
    const char *found;        /* what was so */
} scenario_failure;

typedef struct {              /* a case that has ended */
    uint32_t line;            /* of its `case` line */
    const char *title;        /* as above */
    bool passed;              /* no step failed */
} scenario_verdict;

typedef struct {              /* who listens; each function may be NULL */
    void *user;                                                 /* handed back to all of them */
    void (*failed)(void *user, const scenario_failure *);       /* at every failing step */
    void (*ended)(void *user, const scenario_verdict *);        /* at the end of every case */
    void (*unreadable)(void *user, const scenario_unreadable *);/* at every line that makes no sense */
} scenario_listener;

typedef struct {              /* what came of a text */
    uint32_t passed, failed;  /* cases; all of them failed if a line cannot be read */
    uint32_t unreadable;      /* lines that make no sense */
} scenario_sum;

typedef struct {              /* where games and card sets come from */
    void *user;                                             /* handed back to `load` */
    const orr_game *(*find)(const char *id);                /* NULL: no such game */
    /* The card set a game line names by `set=`, valid until the run is over; NULL: the error says why. The function
     * itself may be NULL: there are only the built-in sets. */
    const void *(*load)(void *user, const orr_game *, const char *name, error *);
} scenario_sources;

/* Reads a text and runs its cases. False: a line cannot be read; then no case has run, and all count as failed. */
bool scenario_run(const char *text, size_t n, const scenario_sources *, const scenario_listener *, scenario_sum *);

/* Blanks everything but the blocks between ```scenario and ``` in a Markdown text; line numbers stay. */
void scenario_from_markdown(char *text, size_t n);

/* All the words a scenario of this game can use, as Markdown. Gives the length, or -1 if it does not fit. */
int scenario_vocabulary(const orr_box *, char *out, int cap);

/* Of these words the places, fields and moments alone, each with its meaning. */
int scenario_fields(const orr_box *, char *out, int cap);
#endif
