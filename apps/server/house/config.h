/* config.h - the configuration file of the server: lines `name = value`, # begins a comment. docs/hosting.md lists
 * them. */
#ifndef CONFIG_H
#define CONFIG_H
#include "apps/server/house/server.h"
#include "base/note.h"

void config_default(settings *);
bool config_read(settings *, const char *path, note *);      /* "server.ini:3: ..." */
bool config_set(settings *, const char *name, const char *value, note *);   /* one of them */
#endif
