/* files.h - files and folders for the commands; the only place of the command line that opens them for reading. */
#ifndef FILES_H
#define FILES_H
#include "note.h"
#include "orrery.h"

/* The card set in a folder: game->set_size bytes to be freed, or NULL and the note says file, line and reason. */
void *files_read_set(const orr_game *, const char *dir, note *);
#endif
