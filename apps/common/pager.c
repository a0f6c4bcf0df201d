/* pager.c - see pager.h. */
#include "apps/common/pager.h"

#include "apps/common/style.h"
#include "apps/common/user_config.h"

#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;
static pid_t pager;

/* NULL: nobody wants one. The one we choose ourselves may be missing. */
static const char *command(void)
{
    user_config_load(NULL);              /* a page of help comes whatever the configuration says */
    const char *own = getenv("ORRERY_PAGER"), *set = user_config("pager"), *usual = getenv("PAGER");
    const char *chosen = own ? own : set ? set : usual;
    if (!chosen) return "command -v less >/dev/null && exec less -FRX || exec cat";
    return !*chosen || !strcmp(chosen, "no") || !strcmp(chosen, "cat") ? NULL : chosen;
}

void pager_begin(void)
{
    const char *run = command();
    int ends[2];
    posix_spawn_file_actions_t how;
    if (pager || !run || !isatty(STDOUT_FILENO) || !isatty(STDIN_FILENO) || pipe(ends)) return;
    style_settle();                      /* the pager shows the colours that the terminal would */
    setenv("LESS", "FRX", 0);
    posix_spawn_file_actions_init(&how);
    posix_spawn_file_actions_adddup2(&how, ends[0], STDIN_FILENO);
    posix_spawn_file_actions_addclose(&how, ends[1]);
    char *const argv[] = { "sh", "-c", (char *)run, NULL };
    if (posix_spawn(&pager, "/bin/sh", &how, NULL, argv, environ)) pager = 0;
    posix_spawn_file_actions_destroy(&how);
    fflush(stdout);
    if (pager) dup2(ends[1], STDOUT_FILENO);
    close(ends[0]);
    close(ends[1]);
    if (!pager) return;
    signal(SIGPIPE, SIG_IGN);            /* whoever has read enough leaves it */
    signal(SIGINT, SIG_IGN);             /* Ctrl+C is the pager's */
}

bool pager_runs(void) { return pager; }

bool pager_end(void)
{
    if (!pager) return false;
    fflush(stdout);
    close(STDOUT_FILENO);
    waitpid(pager, NULL, 0);
    return true;
}
