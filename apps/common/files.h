/* files.h - files and folders for the commands; the only place of the command line that opens them for reading. */
#ifndef FILES_H
#define FILES_H
#include "base/error.h"
#include "engine/play.h"

enum { FILES_MOST = 16 << 20 };      /* bytes of one file; more is surely a mistake */

/* The whole file, a NUL after it, to be freed; or NULL and the error says why. n: NULL or its length. */
char *files_read(const char *path, size_t *n, error *);

/* The card set in a folder: game->set_size bytes to be freed, or NULL and the error says file, line and reason. */
void *files_read_set(const orr_game *, const char *dir, error *);

bool files_is_folder(const char *path);
char **files_in_folder(const char *path, size_t *n);   /* sorted paths; each and the list to be freed */
#endif
