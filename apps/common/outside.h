/* outside.h - bots that are programs of their own: "exec:COMMAND". They are spoken to in lines of JSON
 * (docs/develop/external-bots.md) and get what the wire gives their seat, nothing else. */
#ifndef OUTSIDE_H
#define OUTSIDE_H
#include "base/error.h"
#include "bots/bot.h"

enum { OUTSIDE_NAME = 200, OUTSIDE_PATIENCE = 10000 };

#define OUTSIDE_OPTION(to) \
    OPTION_NUMBER("patience", to, "MS", "how long an exec: bot may take for an answer (10000)", 1, 3600000)

/* "exec:./mybot.py --deep"; the same name is the same bot. NULL: it is not such a name, or there is no memory. */
const bot *outside_find(const char *name);
const char *outside_command(const bot *);            /* what follows "exec:" */
/* Could it be started? Any other bot could. False: the sentence says why not. Nothing is started. */
bool outside_check(const bot *, error *);
void outside_wait(uint64_t milliseconds);            /* for an answer, from now on */

/* At many tables at once, for whoever cannot keep a memory: every question tells the match from its beginning. */
typedef struct {
    uint64_t place;                      /* the table: every seat of each has a program of its own */
    const orr_box *box;
    const void *view;                    /* of the seat, and all it was told */
    const orr_action *legal;
    int n_legal;
    const orr_event *heard;
    uint32_t n_heard;
    uint32_t milliseconds;               /* for the answer, a start included */
    bool may_be_late;                    /* then it is no fault: what it says afterwards is not heard */
} outside_question;
typedef enum { OUTSIDE_ANSWERED, OUTSIDE_OWES, OUTSIDE_FAILED_LATE, OUTSIDE_FAILED_END,
               OUTSIDE_FAILED_RULES } outside_answer;
outside_answer outside_ask(const bot *, const outside_question *, orr_action *, error *);   /* on any thread */
/* A program that waits for this seat hears how the match ended, and has a moment to leave; legal and times of the
 * question do not count. On any thread. */
void outside_over(const bot *, const outside_question *, const orr_result *, const int16_t *scores);
void outside_leave(uint64_t place);                  /* its programs are killed, at once; those at work are not */
void outside_keep(unsigned most);                    /* programs that wait for a question; then the oldest are killed */

/* One sentence on standard error for each of the first forfeits, and then that the rest is only counted. */
void outside_forfeited(const char *seed, orr_seat, const bot *, const char *why);
void outside_hurry(void);                            /* nobody waits any more: programs that are asked have failed */
void outside_end(void);                              /* all programs end; call it once nobody plays */
#endif
