/* setting_lines.h - files of settings: lines `name = value`, # begins a comment. */
#ifndef SETTING_LINES_H
#define SETTING_LINES_H
#include "base/error.h"

/* Takes one of them; false: the error says what is wrong, without a full stop. */
typedef bool setting_take(void *to, const char *name, const char *value, unsigned line, error *);
bool setting_lines_read(const char *path, setting_take *, void *to, error *);    /* "server.ini:3: ..." */
/* The same, but a line that is wrong is told and the others are read; name: of the setting, or the whole line. False:
 * the file cannot be read, and the error says why. */
typedef void setting_wrong(void *to, const char *name, const char *sentence);
bool setting_lines_read_all(const char *path, setting_take *, setting_wrong *, void *to, error *);
#endif
