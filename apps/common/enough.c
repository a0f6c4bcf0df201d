/* enough.c - remembers the first Ctrl+C. */
#include "apps/common/enough.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static volatile sig_atomic_t said;
static char heard[160];                  /* what is said to it, made beforehand: a handler may do little */

static void on_signal(int signal)
{
    const int before = errno;
    const ssize_t n = write(STDERR_FILENO, heard, strlen(heard));
    (void)signal, (void)n;
    said = 1;
    errno = before;
}

/* On a terminal the sentence takes the place of "^C" and of a line of progress. */
void enough_listen(const char *sentence)
{
    snprintf(heard, sizeof heard, "%sorrery: %s\n", isatty(STDERR_FILENO) ? "\r\033[K" : "", sentence);
    struct sigaction a = { .sa_handler = on_signal, .sa_flags = (int)(SA_RESETHAND | SA_RESTART) };
    sigemptyset(&a.sa_mask);
    sigaction(SIGINT, &a, NULL);
}

bool enough_said(void) { return said; }
