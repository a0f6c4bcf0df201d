/* saves.h - saved matches to go on with, and who sat at them. A record knows the match and nothing about people, so
 * names and levels stand in a small file beside it: FILE.seats, a line per seat, "1 person Ada" or "2 greedy Vega". */
#ifndef SAVES_H
#define SAVES_H
#include "apps/tui/tui.h"

#include <time.h>

enum { SAVES_MOST = 48 };
typedef struct {
    char path[TUI_PATH];
    char text[110];           /* "Earth Gambit: Light   2026-11-16 17:40   Ada, Vega, Rigel" */
    time_t when;
} saves_one;

bool saves_place(const char *name, char path[TUI_PATH]);    /* in the folder of saves, which is made if need be */
int saves_list(saves_one out[SAVES_MOST]);                  /* of that folder and this one, the newest first */
void saves_keep_seats(const table *, const char *path);     /* or quietly does not */
/* The people of a record that is only looked at, for tongue_people; valid until the next one. NULL: nobody wrote them
 * down. */
const char *const *saves_names(const char *path, const record *);
bool saves_read_seats(const char *path, play_setup *);      /* people, names and bots; false: nobody wrote them down */
#endif
