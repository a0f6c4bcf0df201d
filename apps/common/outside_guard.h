/* outside_guard.h - programs that were started die with this one, however it ends: a second Ctrl+C, a crash, SIGKILL.
 * A process of its own waits for the end of a pipe that only we hold, and then kills whom it was told to watch. (A
 * death signal of the kernel would not do: it comes when the thread that started the program ends.) */
#ifndef OUTSIDE_GUARD_H
#define OUTSIDE_GUARD_H
#include <sys/types.h>

typedef int outside_guard_spawn(pid_t *pid, const char *command, int in, int out);

/* One thread at a time. Where no guard can be had, programs still hear the end of their input. */
void outside_guard_watch(outside_guard_spawn *, pid_t group);
void outside_guard_forget(pid_t group);          /* before it is waited for: its number may be another's soon */
#endif
