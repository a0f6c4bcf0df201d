/* outside_guard.c - the guard is a shell: it remembers groups by number until its input ends. */
#include "apps/common/outside_guard.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static const char guard[] =
    "trap '' HUP INT TERM; all=\n"
    "while read -r g; do\n"
    "    case $g in\n"
    "    -*) rest=; for p in $all; do [ \"-$p\" = \"$g\" ] || rest=\"$rest $p\"; done; all=$rest ;;\n"
    "    *) all=\"$all $g\" ;;\n"
    "    esac\n"
    "done\n"
    "for p in $all; do kill -s KILL -- -\"$p\" 2>/dev/null; done\n";

static pthread_mutex_t desk = PTHREAD_MUTEX_INITIALIZER;         /* holds `to` */
static int to = -1;                                              /* the guard's input */

static void tell(long group)
{
    char line[24];
    const int n = snprintf(line, sizeof line, "%ld\n", group);
    pthread_mutex_lock(&desk);
    if (to >= 0 && write(to, line, (size_t)n) != n) {            /* somebody killed the guard: the next has a new one */
        close(to);
        to = -1;
    }
    pthread_mutex_unlock(&desk);
}

static void hire(outside_guard_spawn *spawn)
{
    int pair[2], nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    pid_t pid;
    if (nowhere >= 0 && !pipe(pair)) {
        fcntl(pair[0], F_SETFD, FD_CLOEXEC);
        fcntl(pair[1], F_SETFD, FD_CLOEXEC);
        if (!spawn(&pid, guard, pair[0], nowhere)) to = pair[1];
        else close(pair[1]);
        close(pair[0]);
    }
    if (nowhere >= 0) close(nowhere);
}

void outside_guard_watch(outside_guard_spawn *spawn, pid_t group)
{
    pthread_mutex_lock(&desk);
    if (to < 0) hire(spawn);
    pthread_mutex_unlock(&desk);
    tell((long)group);
}

void outside_guard_forget(pid_t group) { tell(-(long)group); }
