/* scenario.h - tests that anybody can write: a position, answers, and what must be so (docs/scenarios.md).
 *
 * Text in, reports out; no files here. Everything is read off the tables of orr_game, so a new game has its scenario
 * vocabulary the moment it has its tables. */
#ifndef SCENARIO_H
#define SCENARIO_H
#include "note.h"
#include "orrery.h"

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

typedef struct {              /* who listens; either function may be NULL */
    void *user;                                             /* handed back to both */
    void (*failed)(void *user, const scenario_failure *);   /* at every failing step */
    void (*ended)(void *user, const scenario_verdict *);    /* at the end of every case */
} scenario_listener;

typedef struct {              /* what came of a text */
    uint32_t passed, failed;  /* cases */
    uint32_t bad_line;        /* where the text made no sense; 0: it did */
    note why;                 /* then: one sentence */
} scenario_sum;

typedef struct {              /* where games and card sets come from */
    void *user;                                             /* handed back to `load` */
    const orr_game *(*find)(const char *id);                /* NULL: no such game */
    /* The card set a game line names by `set=`, valid until the run is over; NULL: the note says why. The function itself may
     * be NULL: there are only the built-in sets. */
    const void *(*load)(void *user, const orr_game *, const char *name, note *);
} scenario_sources;

/* Reads and runs every case of a text. False: the text makes no sense at sum->bad_line (cases before it have run). */
bool scenario_run(const char *text, size_t n, const scenario_sources *, const scenario_listener *, scenario_sum *);

/* Blanks everything but the blocks between ```scenario and ``` in a Markdown text; line numbers stay. */
void scenario_from_markdown(char *text, size_t n);

/* All the words a scenario of this game can use, as Markdown. Gives the length, or -1 if it does not fit. */
int scenario_vocabulary(const orr_box *, char *out, int cap);
#endif
