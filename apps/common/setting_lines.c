/* setting_lines.c - see setting_lines.h. */
#include "apps/common/setting_lines.h"

#include "apps/common/files.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static char *trim(char *text)
{
    while (isspace((unsigned char)*text)) text++;
    for (size_t n = strlen(text); n && isspace((unsigned char)text[n - 1]); ) text[--n] = 0;
    return text;
}

/* *name: the name in the line, or all of it where it has no sign. */
static bool take_line(char *line, unsigned number, setting_take *take, void *to, const char **name, error *why)
{
    line[strcspn(line, "#")] = 0;
    char *first = trim(line), *sign = strchr(first, '=');
    *name = first;
    if (!*first) return true;
    if (!sign) return error_refuse(why, "a line is `name = value`");
    *sign = 0;
    return take(to, trim(first), trim(sign + 1), number, why);
}

/* wrong NULL: the first line that is wrong ends it. */
static bool read_lines(const char *path, setting_take *take, setting_wrong *wrong, void *to, error *why)
{
    char *text = files_read(path, NULL, why);
    bool fine = text != NULL;
    unsigned number = 1;
    for (char *line = text; fine && line; number++) {
        char *next = strchr(line, '\n');
        const char *name;
        error said;
        if (next) *next++ = 0;
        if (!take_line(line, number, take, to, &name, &said)) {
            const size_t n = strlen(said.text);
            fine = error_refuse(why, "%.90s:%u: %.290s%s", path, number, said.text,
                                n && said.text[n - 1] == '?' ? "" : ".");
            if (wrong) wrong(to, name, why->text), fine = true;
        }
        line = next;
    }
    free(text);
    return fine;
}

bool setting_lines_read(const char *path, setting_take *take, void *to, error *why)
{
    return read_lines(path, take, NULL, to, why);
}

bool setting_lines_read_all(const char *path, setting_take *take, setting_wrong *wrong, void *to, error *why)
{
    return read_lines(path, take, wrong, to, why);
}
