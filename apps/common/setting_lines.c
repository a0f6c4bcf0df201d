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

static bool take_line(char *line, unsigned number, setting_take *take, void *to, error *why)
{
    line[strcspn(line, "#")] = 0;
    char *name = trim(line), *sign = strchr(name, '=');
    if (!*name) return true;
    if (!sign) return error_refuse(why, "a line is `name = value`");
    *sign = 0;
    return take(to, trim(name), trim(sign + 1), number, why);
}

bool setting_lines_read(const char *path, setting_take *take, void *to, error *why)
{
    char *text = files_read(path, NULL, why);
    bool fine = text != NULL;
    unsigned number = 1;
    for (char *line = text; fine && line; number++) {
        char *next = strchr(line, '\n');
        if (next) *next++ = 0;
        error said;
        fine = take_line(line, number, take, to, &said) ||
               error_refuse(why, "%.90s:%u: %.290s.", path, number, said.text);
        line = next;
    }
    free(text);
    return fine;
}
