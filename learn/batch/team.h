/* team.h - threads that stay: jobs are started, run on all of them, and are waited for. */
#ifndef LEARN_TEAM_H
#define LEARN_TEAM_H
#include <stdbool.h>

enum { TEAM_MOST = 64, TEAM_JOBS = 8 };
typedef struct learn_team learn_team;
typedef struct {              /* a job is chunks of work in one phase, or in two; between them, one thread alone */
    void *on;
    unsigned chunks;
    void (*first)(void *on, unsigned job, unsigned chunk, unsigned worker);
    void (*between)(void *on, unsigned job);             /* NULL, like second: one phase */
    void (*second)(void *on, unsigned job, unsigned chunk, unsigned worker);
    bool joins;               /* whoever waits works, too, as the worker whose number is that of the threads */
} team_work;

learn_team *team_open(unsigned threads, const team_work *);      /* NULL: no memory, or no thread could be started */
void team_close(learn_team *);
void team_start(learn_team *, unsigned job);                     /* below TEAM_JOBS; jobs run one after the other */
void team_wait(learn_team *, unsigned job);
#endif
