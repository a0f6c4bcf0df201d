/* state_path.h - where the program keeps what belongs to a person: $XDG_STATE_HOME/orrery. */
#ifndef STATE_PATH_H
#define STATE_PATH_H
#include <stdbool.h>

enum { STATE_PATH = 4096 };

bool state_path(char out[STATE_PATH], const char *end);     /* "/lessons": the file in it; false: no folder */
bool state_path_make(char *path);                           /* the folders before its last name */
#endif
