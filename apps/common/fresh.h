/* fresh.h - a file that appears whole or not at all: it is written beside its place and takes it at the end. What stood
 * there before stays until then. A device or a pipe has no beside; it is written directly. */
#ifndef FRESH_H
#define FRESH_H
#include "base/error.h"

#include <stdbool.h>
#include <stdio.h>

enum { FRESH_PATH = 4096 };

typedef struct {
    FILE *out;                           /* to be written to; NULL: it is not open */
    char path[FRESH_PATH], beside[FRESH_PATH];  /* beside is "" for a device */
} fresh;

bool fresh_open(fresh *, const char *path, error *);
bool fresh_keep(fresh *, error *);       /* closes it; false: something was not written, and nothing has changed */
void fresh_drop(fresh *);                /* closes it and forgets it */
#endif
