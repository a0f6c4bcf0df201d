/* progress_file.c - $XDG_STATE_HOME/orrery/lessons, a line per lesson: GAME NUMBER HASH DONE ANSWER ANSWER ...
 * DONE is 1 once it was finished, also while somebody goes through it again.
 * Answers are written as lesson_wire.h has them. A line that makes no sense is skipped. */
#include "apps/tui/progress_file.h"

#include "apps/common/files.h"
#include "apps/common/fresh.h"
#include "apps/tui/state_path.h"
#include "table/lesson/lesson_wire.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The start of a lesson's line, with its hash. */
static int head_of(const lesson *l, char out[200], bool hash)
{
    const lesson_head *h = lesson_about(l);
    const int n = snprintf(out, 200, "%s %u ", h->box.game->id, h->number);
    return hash ? n + snprintf(out + n, 200 - (size_t)n, "%016llx ", (unsigned long long)h->hash) : n;
}

static char *read_file(void)
{
    char path[STATE_PATH];
    error why;
    return state_path(path, "/lessons") ? files_read(path, NULL, &why) : NULL;
}

/* What follows a start in its line, or NULL. */
static const char *find_line(const char *text, const char *start, size_t n)
{
    for (const char *p = text; p && *p; p = strchr(p, '\n'), p = p ? p + 1 : NULL)
        if (!strncmp(p, start, n)) return p + n;
    return NULL;
}

progress_file_mark progress_file_state(const lesson *l)
{
    char start[200];
    char *text = read_file();
    const char *line = text ? find_line(text, start, (size_t)head_of(l, start, true)) : NULL;
    const progress_file_mark mark = !line          ? PROGRESS_FILE_OPEN
                                    : *line == '1' ? PROGRESS_FILE_DONE
                                                   : PROGRESS_FILE_BEGUN;
    free(text);
    return mark;
}

bool progress_file_load(const lesson *l, lesson_answer way[LESSON_ANSWERS], unsigned *n)
{
    char start[200], word[32];
    char *text = read_file();
    const char *p = text ? find_line(text, start, (size_t)head_of(l, start, true)) : NULL;
    int taken = 0;
    *n = 0;
    if (p && *p)
        for (p++; *n < LESSON_ANSWERS && *p == ' ' && sscanf(p, " %31s%n", word, &taken) == 1; p += taken)
            if (!lesson_answer_read(word, &way[(*n)++])) break;
    free(text);
    return *n;
}

static void put_line(FILE *out, const lesson *l, const lesson_answer *way, unsigned n, bool done)
{
    char start[200];
    head_of(l, start, true);
    fprintf(out, "%s%d", start, done);
    for (unsigned i = 0; i < n; i++) {
        char word[LESSON_WORD];
        lesson_answer_write(way[i], word);
        fprintf(out, " %s", word);
    }
    putc('\n', out);
}

/* The lines of other lessons are never half there; a file that cannot be written costs a bookmark, no more. */
void progress_file_keep(const lesson *l, const lesson_answer *way, unsigned n, bool done)
{
    char path[STATE_PATH], start[200];
    error why;
    fresh f;
    const bool once = done || progress_file_state(l) == PROGRESS_FILE_DONE;
    if (!state_path(path, "/lessons") || !state_path_make(path)) return;
    char *text = read_file();
    const bool open = fresh_open(&f, path, &why);
    const size_t mine = (size_t)head_of(l, start, false);
    for (char *p = text; open && p && *p;) {
        const size_t length = strcspn(p, "\n");
        if (strncmp(p, start, mine)) fprintf(f.out, "%.*s\n", (int)length, p);
        p += length + (p[length] == '\n');
    }
    free(text);
    if (!open) return;
    put_line(f.out, l, way, done ? 0 : n, once);
    fresh_keep(&f, &why);
}
