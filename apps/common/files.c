/* files.c - whole files and folders of CSV files into memory. */
#include "apps/common/files.h"

#include "engine/game.h"
#include "table/match/box.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* What is left of an open file; the caller closes it. */
static char *read_all(FILE *in, size_t *n)
{
    size_t cap = 8192;
    char *text = malloc(cap);
    for (*n = 0; text;) {
        *n += fread(text + *n, 1, cap - *n - 1, in);
        if (*n < cap - 1 || cap > FILES_MOST) break;
        char *more = realloc(text, cap *= 2);
        if (!more) free(text);
        text = more;
    }
    if (text) text[*n] = 0;
    return text;
}

/* A pipe might never say anything and a device never end: only files are opened for good. */
static FILE *open_file(const char *path, error *why)
{
    struct stat about;
    const int in = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (in < 0 || fstat(in, &about)) {
        error_refuse(why, "%.200s cannot be read: %s.", path, strerror(errno));
    } else if (!S_ISREG(about.st_mode)) {
        error_refuse(why, "%.200s is %s; a file is needed.", path,
                     S_ISDIR(about.st_mode) ? "a folder" : "a pipe, a socket or a device");
    } else {
        FILE *file = fdopen(in, "rb");
        if (file) return file;
        error_refuse(why, "There is not enough memory to read %.200s.", path);
    }
    if (in >= 0) close(in);
    return NULL;
}

char *files_read(const char *path, size_t *n, error *why)
{
    size_t length;
    if (!n) n = &length;
    FILE *in = open_file(path, why);
    if (!in) return NULL;
    char *text = read_all(in, n);
    const bool broken = ferror(in);
    fclose(in);
    if (text && !broken && *n <= FILES_MOST) return text;
    free(text);
    error_refuse(why, broken ? "%.200s could not be read completely." : "%.200s is too big to be read.", path);
    return NULL;
}

static char *read_sheet(const char *dir, const char *file, error *why)
{
    char path[4096];
    size_t n;
    if (snprintf(path, sizeof path, "%s/%s", dir, file) >= (int)sizeof path) {
        error_refuse(why, "The path of the set is too long.");
        return NULL;
    }
    char *text = files_read(path, &n, why);
    if (text && strlen(text) != n) {
        error_refuse(why, "%s:1: this is not a text file", file);
        free(text);
        return NULL;
    }
    return text;
}

static bool is_folder(const char *dir, error *why)
{
    struct stat about;
    if (stat(dir, &about)) return error_refuse(why, "The set folder %.200s cannot be read: %s.", dir, strerror(errno));
    return S_ISDIR(about.st_mode) || error_refuse(why, "%.200s is not a folder; a set is a folder of CSV files.", dir);
}

void *files_read_set(const orr_game *g, const char *dir, error *why)
{
    char *texts[UINT8_MAX] = { NULL };
    if (!g->n_sheets) return error_refuse(why, "%s has no card sets to load.", g->title), NULL;
    if (!is_folder(dir, why)) return NULL;
    void *set = malloc(g->set_size);
    bool good = set || error_refuse(why, "There is not enough memory for this set.");
    for (unsigned i = 0; i < g->n_sheets && good; i++) good = (texts[i] = read_sheet(dir, g->sheets[i].file, why));
    good = good && set_parse(g, (const char *const *)texts, set, why);
    for (unsigned i = 0; i < g->n_sheets; i++) free(texts[i]);
    if (good) return set;
    free(set);
    return NULL;
}

/* ---- folders ----------------------------------------------------------------------------------------------------- */

bool files_is_folder(const char *path)
{
    struct stat about;
    return !stat(path, &about) && S_ISDIR(about.st_mode);
}

static int by_name(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

/* Sorted, so that a run is the same everywhere. */
char **files_in_folder(const char *path, size_t *n)
{
    enum { LONGEST_PATH = 4096 };
    char **all = NULL;
    DIR *dir = opendir(path);
    *n = 0;
    for (const struct dirent *e = dir ? readdir(dir) : NULL; e; e = readdir(dir)) {
        char entry[LONGEST_PATH];
        char **more = e->d_name[0] == '.' ? NULL : realloc(all, (*n + 1) * sizeof *all);
        if (!more) continue;
        all = more;
        if (snprintf(entry, sizeof entry, "%s/%s", path, e->d_name) < (int)sizeof entry && (all[*n] = strdup(entry)))
            (*n)++;
    }
    if (dir) closedir(dir);
    if (*n) qsort(all, *n, sizeof *all, by_name);
    return all;
}
