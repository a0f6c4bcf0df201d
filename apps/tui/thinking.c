/* thinking.c - a bot thinks in a thread of its own, so that Ctrl-C and a resized window need not wait for it. */
#include "apps/common/outside.h"
#include "apps/tui/tui.h"

#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <time.h>

static struct {                          /* one at a time; a copy, because it may outlive whoever asked */
    const bot *b;
    tui_thought about;
    orr_action legal[ORR_MAX_LEGAL];
    orr_rng rng;
    orr_action said;
    bool done;
} it;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t over = PTHREAD_COND_INITIALIZER;

static void *think(void *unused)
{
    const tui_thought *x = &it.about;
    (void)unused;
    const orr_action said = it.b->choose(x->box, x->view, it.legal, x->n, x->memory, &it.rng);
    pthread_mutex_lock(&lock);
    it.said = said;
    it.done = true;
    pthread_cond_signal(&over);
    pthread_mutex_unlock(&lock);
    return NULL;
}

/* Signals are the table's, not the thinker's. */
static bool start(pthread_t *thread)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    const bool good = !pthread_create(thread, NULL, think, NULL);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return good;
}

static bool done_soon(void)              /* within a moment in which nobody would notice that keys wait */
{
    enum { MOMENT = 40000000 };
    struct timespec end;
    clock_gettime(CLOCK_REALTIME, &end);
    end.tv_nsec += MOMENT;
    if (end.tv_nsec >= 1000000000) end.tv_nsec -= 1000000000, end.tv_sec++;
    pthread_mutex_lock(&lock);
    if (!it.done) pthread_cond_timedwait(&over, &lock, &end);
    const bool done = it.done;
    pthread_mutex_unlock(&lock);
    return done;
}

static bool wait_for(pthread_t thread, const screen *scr)    /* false: it was left alone with its thoughts */
{
    while (!done_soon()) {
        if (screen_stopped() && !it.b->outside) return pthread_detach(thread), false;
        if (screen_stopped()) outside_hurry();               /* it gives its program up at once */
        screen_wait(scr);
    }
    return !pthread_join(thread, NULL);
}

bool tui_think(const screen *scr, const bot *b, const tui_thought *about, orr_action *said)
{
    pthread_t thread;
    it.b = b;
    it.about = *about;
    it.rng = *about->rng;
    it.done = false;
    memcpy(it.legal, about->legal, (size_t)about->n * sizeof *it.legal);
    screen_wait(scr);
    if (!start(&thread)) think(NULL);
    else if (!wait_for(thread, scr)) return false;
    *about->rng = it.rng;
    *said = it.said;
    return !screen_stopped();
}
