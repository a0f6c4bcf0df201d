/* enough.c - remembers the first Ctrl+C. */
#include "apps/common/enough.h"

#include <signal.h>
#include <stddef.h>

static volatile sig_atomic_t said;

static void on_signal(int signal)
{
    (void)signal;
    said = 1;
}

void enough_listen(void)
{
    struct sigaction a = { .sa_handler = on_signal, .sa_flags = (int)(SA_RESETHAND | SA_RESTART) };
    sigemptyset(&a.sa_mask);
    sigaction(SIGINT, &a, NULL);
}

bool enough_said(void) { return said; }
