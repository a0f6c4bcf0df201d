/* state_path.c - the XDG folder for state, or its usual place. */
#include "apps/tui/state_path.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

bool state_path(char out[STATE_PATH], const char *end)
{
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    const int n = state && *state == '/' ? snprintf(out, STATE_PATH, "%s/orrery%s", state, end)
                  : home && *home == '/' ? snprintf(out, STATE_PATH, "%s/.local/state/orrery%s", home, end)
                                         : -1;
    return n > 0 && n < STATE_PATH;
}

bool state_path_make(char *path)
{
    for (char *p = strchr(path + 1, '/'); p; p = strchr(p + 1, '/')) {
        *p = 0;
        const bool good = !mkdir(path, 0700) || errno == EEXIST;
        *p = '/';
        if (!good) return false;
    }
    return true;
}
