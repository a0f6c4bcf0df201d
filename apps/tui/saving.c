/* saving.c - matches as record files: save, keep in a hurry, load. The secret is opened: whoever saves their own table
 * may go on with it later. */
#include "apps/common/files.h"
#include "apps/common/fresh.h"
#include "apps/tui/saves.h"
#include "apps/tui/tui.h"
#include "games/games.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST_BYTES = 1 << 24 };

static char *record_of(const table *t, int *n)               /* to be freed; NULL: no memory */
{
    for (int cap = 1 << 14; cap <= MOST_BYTES; cap *= 2) {
        char *text = malloc((size_t)cap);
        if (!text) return NULL;
        *n = record_write(&t->m, true, text, cap);
        if (*n >= 0) return text;
        free(text);
    }
    return NULL;
}

/* False: no memory. Whether all bytes arrived shows when the file is closed. */
static bool write_record(FILE *f, const table *t)
{
    int n = 0;
    char *text = record_of(t, &n);
    if (text) fwrite(text, 1, (size_t)n, f);
    free(text);
    return text;
}

/* How to come back: the record knows everything but who sat where; that stands beside it. */
static void tell_return(table *t, const char *path, const char *verb, error *out)
{
    snprintf(t->saved, sizeof t->saved, "%s", path);
    t->safe = t->m.n_answers;
    saves_keep_seats(t, path);
    if (match_over(&t->m))
        snprintf(out->text, sizeof out->text,
                 tongue_say("%s %s. Check it with: orrery record verify %s"), verb, path, path);
    else
        snprintf(out->text, sizeof out->text, tongue_say("%s %s. Go on with: orrery play --load %s%s%s"), verb, path,
                 path, t->scr.plain ? " --plain" : "", tongue_italian() ? " --language it" : "");
}

bool tui_save_match(table *t, const char *path, error *out)
{
    char usual[80], place[TUI_PATH] = "";
    uint8_t sign[MATCH_KEY];
    deal_commitment(&t->m.deal, sign);
    snprintf(usual, sizeof usual, "%s-%02x%02x%02x.orrery", t->m.t.game->id, sign[0], sign[1], sign[2]);
    if (!*path && !*t->saved && t->scr.full && saves_place(usual, place)) path = place;
    if (!*path) path = *t->saved ? t->saved : usual;
    if (strlen(path) >= TUI_PATH)
        return error_refuse(out, tongue_say("A file name has at most %d characters."), TUI_PATH - 1);
    const bool own = !strcmp(path, t->saved) || !strcmp(path, usual) || !strcmp(path, place);
    if (!own && !access(path, F_OK))
        return error_refuse(out, tongue_say("%s exists already; give another name."), path);
    fresh f;
    if (!fresh_open(&f, path, out)) return false;
    if (!write_record(f.out, t)) {
        fresh_drop(&f);
        return error_refuse(out, tongue_say("%s could not be written: no memory."), path);
    }
    if (!fresh_keep(&f, out)) return false;
    tell_return(t, f.path, tongue_say("Saved to"), out);                 /* path may be t->saved itself */
    return true;
}

bool tui_keep_match(table *t, error *out)
{
    const char *folder = getenv("TMPDIR");
    char path[TUI_PATH];
    const int n =
        snprintf(path, sizeof path, "%s/orrery-%s-XXXXXX", folder && *folder ? folder : "/tmp", t->m.t.game->id);
    const int fd = n < (int)sizeof path ? mkstemp(path) : -1;
    FILE *f = fd >= 0 ? fdopen(fd, "w") : NULL;
    if (!f)
        return error_refuse(
            out, tongue_say("The game could not be kept: no file could be made in the temporary folder."));
    const bool good = write_record(f, t);
    if (fclose(f) || !good)
        return error_refuse(out, tongue_say("The game could not be kept: %s could not be written."), path);
    tell_return(t, path, tongue_say("The game so far is kept in"), out);
    return true;
}

bool tui_load_record(const char *path, record *r, error *why)
{
    size_t n = 0;
    error inner = { "" };
    char *text = files_read(path, &n, why);
    if (!text) return false;
    const bool good = record_read(r, text, n, orr_find_game, &inner);
    free(text);
    return good || error_refuse(why, "%s, %s", path, inner.text);
}
