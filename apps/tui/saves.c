/* saves.c - the folder of saves, and the file of seats beside each. */
#include "apps/tui/saves.h"

#include "apps/common/files.h"
#include "apps/common/fresh.h"
#include "apps/tui/state_path.h"
#include "base/buffer.h"
#include "base/plain.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const char ending[] = ".orrery";

bool saves_place(const char *name, char path[TUI_PATH])
{
    char folder[STATE_PATH];
    if (!state_path(folder, "/saves/") || !state_path_make(folder)) return false;
    const int n = snprintf(path, TUI_PATH, "%.200s%s", folder, name);
    return n > 0 && n < TUI_PATH && strlen(folder) <= 200;
}

/* ---- who sat there ---------------------------------------------------------------------------------------------- */

static bool seats_path(const char *path, char out[TUI_PATH + 8])
{
    const int n = snprintf(out, TUI_PATH + 8, "%s.seats", path);
    return n > 0 && n < TUI_PATH + 8;
}

/* A file does not start programs: where one played, a bot of ours goes on unless the command line names it again. */
static const char *kept_name(const bot *b) { return b->outside ? "normal" : b->name; }

void saves_keep_seats(const table *t, const char *path)
{
    char beside[TUI_PATH + 8];
    error why;
    fresh f;
    if (!seats_path(path, beside) || !fresh_open(&f, beside, &why)) return;
    for (unsigned s = 0; s < orr_core_of(&t->m.t)->seats; s++)
        fprintf(f.out, "%u %s %s\n", s + 1, t->people >> s & 1 ? "person" : kept_name(t->bots[s]), t->name[s]);
    fresh_keep(&f, &why);
}

/* One line of the file: false if it makes no sense for this match. */
static bool read_seat(const char *line, play_setup *p)
{
    unsigned seat;
    char who[32], name[TUI_NAME];
    if (sscanf(line, "%u %31s %15[^\n]", &seat, who, name) != 3 || seat < 1 || seat > p->seats) return false;
    const bool person = !strcmp(who, "person");
    const bot *b = bot_find(person ? "normal" : who, p->box.game);
    if (!b) return false;
    for (char *c = name; *c; c++)
        if ((unsigned char)*c < ' ') *c = ' ';
    if (person) p->people |= orr_one(seat - 1);
    p->bots[seat - 1] = b;
    snprintf(p->name[seat - 1], TUI_NAME, "%s", name);
    return true;
}

bool saves_read_seats(const char *path, play_setup *p)
{
    char beside[TUI_PATH + 8];
    error why;
    play_setup with = *p;
    unsigned n = 0;
    char *text = seats_path(path, beside) ? files_read(beside, NULL, &why) : NULL;
    with.people = 0;
    for (char *line = text ? strtok(text, "\n") : NULL; line && read_seat(line, &with); line = strtok(NULL, "\n")) n++;
    free(text);
    if (n != p->seats) return false;
    *p = with;
    return true;
}

const char *const *saves_names(const char *path, const record *r)
{
    static play_setup p;
    static const char *names[ORR_MAX_SEATS];
    p = (play_setup){ .box = r->box, .seats = r->seats };
    if (!saves_read_seats(path, &p)) return NULL;
    for (unsigned s = 0; s < r->seats; s++) {
        if (!plain_name(p.name[s])) return NULL;                 /* a file may come from anybody */
        names[s] = p.name[s];
    }
    return names;
}

/* ---- the list --------------------------------------------------------------------------------------------------- */

static void names_of(const record *r, const char *path, buffer *out)
{
    play_setup p = { .box = r->box, .seats = r->seats };
    if (!saves_read_seats(path, &p)) {
        buffer_put(out, tongue_say("%u players"), r->seats);
        return;
    }
    for (unsigned s = 0; s < r->seats && s < 4; s++) buffer_put(out, "%s%s", s ? ", " : "", p.name[s]);
    if (r->seats > 4) buffer_text(out, ", ...");
}

/* False: nothing to go on with. */
static bool describe(const char *path, saves_one *one)
{
    struct stat about;
    record r;
    error why;
    char day[32];
    const size_t n = strlen(path);
    if (n < sizeof ending || n >= TUI_PATH || strcmp(path + n - (sizeof ending - 1), ending)) return false;
    if (stat(path, &about) || !tui_load_record(path, &r, &why)) return false;
    const bool goes_on = r.opened && !r.result;
    snprintf(one->path, sizeof one->path, "%s", path);
    one->when = about.st_mtime;
    strftime(day, sizeof day, "%Y-%m-%d %H:%M", localtime(&one->when));
    buffer out = buffer_on(one->text, sizeof one->text);
    buffer_put(&out, "%-32s  %s  ", tongue_game(r.game)->title, day);
    names_of(&r, path, &out);
    record_free(&r);
    return goes_on;
}

static int add_folder(const char *folder, saves_one *out, int n)
{
    size_t files = 0;
    char **path = files_in_folder(folder, &files);
    for (size_t i = 0; i < files; i++) {
        if (n < SAVES_MOST && describe(path[i], &out[n])) n++;
        free(path[i]);
    }
    free(path);
    return n;
}

static int newest_first(const void *a, const void *b)
{
    const saves_one *x = a, *y = b;
    return x->when > y->when ? -1 : x->when < y->when ? 1 : strcmp(x->path, y->path);
}

int saves_list(saves_one out[SAVES_MOST])
{
    char folder[STATE_PATH];
    int n = state_path(folder, "/saves") && files_is_folder(folder) ? add_folder(folder, out, 0) : 0;
    n = add_folder(".", out, n);
    qsort(out, (size_t)n, sizeof *out, newest_first);
    return n;
}
