/* outside_process.c - pipes, a process group of its own, and no wait without an end. */
#include "apps/common/outside_process.h"

#include "apps/common/outside_guard.h"
#include "lab/play/clock.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

#define GRACE 1.0                        /* seconds it has to leave once its input has ended */
#define LAST_BREATH 0.2                  /* seconds to learn how it ended once its output has */

/* ---- starting ---------------------------------------------------------------------------------------------------- */

static void close_pair(const int pair[2])
{
    if (pair[0] >= 0) close(pair[0]);
    if (pair[1] >= 0) close(pair[1]);
}

/* Our ends never block; no end is handed on to another program. */
static bool open_pair(int pair[2], int ours)
{
    if (pipe(pair)) return false;
    fcntl(pair[0], F_SETFD, FD_CLOEXEC);
    fcntl(pair[1], F_SETFD, FD_CLOEXEC);
    fcntl(pair[ours], F_SETFL, fcntl(pair[ours], F_GETFL) | O_NONBLOCK);
    return true;
}

enum { GATE = 3 };
static const char gated[] = "read -r go <&3 || exit; exec 3<&-; unset go; eval \"shift; $1\"";

/* In a group of its own, so that Ctrl+C is ours and all of it can be ended; signals as any program expects them. */
static int spawn_shell(pid_t *pid, char *const argv[], int in, int out, int gate)
{
    posix_spawn_file_actions_t ends;
    posix_spawnattr_t how;
    sigset_t usual, none;
    sigfillset(&usual);
    sigemptyset(&none);
    posix_spawn_file_actions_init(&ends);
    posix_spawnattr_init(&how);
    posix_spawn_file_actions_adddup2(&ends, in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&ends, out, STDOUT_FILENO);
    if (gate >= 0) posix_spawn_file_actions_adddup2(&ends, gate, GATE);
    posix_spawnattr_setpgroup(&how, 0);
    posix_spawnattr_setsigdefault(&how, &usual);
    posix_spawnattr_setsigmask(&how, &none);
    posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    const int fault = posix_spawn(pid, "/bin/sh", &ends, &how, argv, environ);
    posix_spawn_file_actions_destroy(&ends);
    posix_spawnattr_destroy(&how);
    return fault;
}

static int spawn(pid_t *pid, const char *command, int in, int out)
{
    char *const argv[] = { "sh", "-c", (char *)command, NULL };         /* the shell splits words and leaves */
    return spawn_shell(pid, argv, in, out, -1);
}

/* It begins when the guard knows of it. If we end before that, the gate does too, and nothing has begun. */
static int spawn_guarded(pid_t *pid, const char *command, int in, int out)
{
    char *const argv[] = { "sh", "-c", (char *)gated, "sh", (char *)command, NULL };
    int gate[2] = { -1, -1 };
    if (!open_pair(gate, 1)) return errno;
    const int fault = spawn_shell(pid, argv, in, out, gate[0]);
    if (!fault) {
        outside_guard_watch(spawn, *pid);
        while (write(gate[1], "\n", 1) < 0 && errno == EINTR) { }
    }
    close_pair(gate);
    return fault;
}

static void bury(void);

/* One at a time: between a pipe and its flag another thread's program would inherit it. */
outside_process *outside_process_start(const char *command, error *why)
{
    static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
    int in[2] = { -1, -1 }, out[2] = { -1, -1 }, fault = ENOMEM;
    outside_process *p = calloc(1, sizeof *p);
    bury();
    signal(SIGPIPE, SIG_IGN);            /* a program that left is an error of a write, not our end */
    pthread_mutex_lock(&one_at_a_time);
    if (p) fault = open_pair(in, 1) && open_pair(out, 0) ? spawn_guarded(&p->pid, command, in[0], out[1]) : errno;
    pthread_mutex_unlock(&one_at_a_time);
    if (fault) {
        error_refuse(why, "it could not be started: %s", strerror(fault));
        close_pair(in);
        close_pair(out);
        free(p);
        return NULL;
    }
    close(in[0]);
    close(out[1]);
    p->to = in[1];
    p->from = out[0];
    return p;
}

/* ---- ending ------------------------------------------------------------------------------------------------------ */

/* Has it ended? It is not forgotten yet, so its number is nobody else's. */
static bool has_ended(const outside_process *p, siginfo_t *how)
{
    how->si_pid = 0;
    return !waitid(P_PID, (id_t)p->pid, how, WEXITED | WNOHANG | WNOWAIT) && how->si_pid == p->pid;
}

static bool ends_by(const outside_process *p, double deadline, siginfo_t *how)
{
    while (!has_ended(p, how)) {
        if (lab_seconds() >= deadline) return false;
        nanosleep(&(struct timespec){ .tv_nsec = 2000000 }, NULL);
    }
    return true;
}

static bool say_end(outside_process *p, error *why)
{
    siginfo_t how;
    p->fault = OUTSIDE_ENDED;
    if (!ends_by(p, lab_seconds() + LAST_BREATH, &how)) return error_refuse(why, "it closed its output");
    if (how.si_code == CLD_EXITED) return error_refuse(why, "it ended with exit status %d", how.si_status);
    return error_refuse(why, "it was ended by signal %d", how.si_status);
}

static void close_ends(outside_process *p)
{
    if (p->to >= 0) close(p->to);
    if (p->from >= 0) close(p->from);
    p->to = p->from = -1;
}

static void strike(outside_process *p)
{
    close_ends(p);
    kill(-p->pid, SIGKILL);              /* with all that it started and left behind */
    outside_guard_forget(p->pid);
}

void outside_process_kill(outside_process *p)
{
    strike(p);
    while (waitpid(p->pid, NULL, 0) < 0 && errno == EINTR) { }
    free(p);
}

static outside_process *struck;          /* dropped, and perhaps not dead yet */
static pthread_mutex_t graveyard = PTHREAD_MUTEX_INITIALIZER;    /* holds `struck` */

static void bury(void)
{
    pthread_mutex_lock(&graveyard);
    for (outside_process **at = &struck, *p; (p = *at);) {
        if (waitpid(p->pid, NULL, WNOHANG) == 0) {
            at = &p->next;
            continue;
        }
        *at = p->next;
        free(p);
    }
    pthread_mutex_unlock(&graveyard);
}

void outside_process_drop(outside_process *p)
{
    strike(p);
    pthread_mutex_lock(&graveyard);
    p->next = struck;
    struck = p;
    pthread_mutex_unlock(&graveyard);
    bury();
}

void outside_process_end(outside_process *list)
{
    const double deadline = lab_seconds() + GRACE;
    siginfo_t how;
    for (outside_process *p = list; p; p = p->next) close_ends(p);
    for (outside_process *p = list, *next; p; p = next) {
        next = p->next;
        ends_by(p, deadline, &how);
        outside_process_kill(p);
    }
}

/* ---- speaking ---------------------------------------------------------------------------------------------------- */

static _Atomic bool in_a_hurry;
void outside_process_hurry(void) { in_a_hurry = true; }

static bool late(outside_process *p, error *why)
{
    p->fault = OUTSIDE_LATE;
    return error_refuse(why, "it did not answer in time");
}

/* Waits until one of them is ready; false: it is too late. */
static bool wait_for(struct pollfd *fds, nfds_t n, double deadline)
{
    enum { MOMENT = 50 };                /* milliseconds in which nobody notices that we wait */
    while (!in_a_hurry) {
        const double left = deadline - lab_seconds();
        const int ready = poll(fds, n, left > MOMENT / 1000.0 ? MOMENT : left > 0 ? (int)(left * 1000) + 1 : 0);
        if (ready > 0) return true;
        if (!ready && left <= 0) return false;
    }
    return false;
}

/* Nothing may come from there before the whole question is out. */
static bool is_quiet(outside_process *p, error *why)
{
    char c;
    const ssize_t n = p->have > p->taken ? 1 : read(p->from, &c, 1);
    if (n > 0) return error_refuse(why, "it wrote something that nobody had asked for");
    return n < 0 || say_end(p, why);
}

bool outside_process_tell(outside_process *p, const char *bytes, size_t n, double deadline, error *why)
{
    p->fault = OUTSIDE_WRONG;
    if (p->owes && !outside_process_hear(p, deadline, why)) return false;
    p->owes = p->asked = false;
    if (!is_quiet(p, why)) return false;
    p->have = p->taken = 0;
    while (n) {
        struct pollfd fds[] = { { .fd = p->to, .events = POLLOUT }, { .fd = p->from, .events = POLLIN } };
        if (!wait_for(fds, 2, deadline)) return late(p, why);
        if (fds[1].revents && !is_quiet(p, why)) return false;
        const ssize_t done = write(p->to, bytes, n);
        if (done < 0 && errno != EAGAIN && errno != EINTR) return say_end(p, why);
        if (done > 0) bytes += done, n -= (size_t)done;
    }
    return p->asked = true;
}

const char *outside_process_hear(outside_process *p, double deadline, error *why)
{
    for (;;) {
        char *end = memchr(p->said, '\n', p->have);
        if (end) {
            *end = 0;
            p->taken = (size_t)(end + 1 - p->said);
            return p->said;
        }
        struct pollfd fd = { .fd = p->from, .events = POLLIN };
        if (p->have == sizeof p->said)
            return error_refuse(why, "its line has no end within %d bytes", OUTSIDE_LINE), NULL;
        if (!wait_for(&fd, 1, deadline)) return late(p, why), NULL;
        const ssize_t n = read(p->from, p->said + p->have, sizeof p->said - p->have);
        if (!n || (n < 0 && errno != EAGAIN && errno != EINTR)) return say_end(p, why), NULL;
        if (n > 0) p->have += (size_t)n;
    }
}
