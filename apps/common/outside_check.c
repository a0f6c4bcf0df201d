/* outside_check.c - can a command be started at all? Nothing is run for that: the first word is looked for as the shell
 * would look for it, and if it is a script, so is the program that runs it. */
#include "apps/common/outside.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { LONGEST_PATH = 4096 };

/* The first word, where the shell would take it as it stands or as it is quoted. False: only the shell knows. */
static bool first_word(const char *command, char word[OUTSIDE_NAME])
{
    const char *at = command + strspn(command, " \t"), quote = *at == '"' || *at == '\'' ? *at : 0;
    const size_t n = quote ? strcspn(at + 1, quote == '"' ? "\"" : "'") : strcspn(at, " \t");
    at += quote != 0;
    const char after = quote ? at[n] ? at[n + 1] : 'x' : at[n];
    snprintf(word, OUTSIDE_NAME, "%.*s", (int)n, at);
    return n && (!after || after == ' ' || after == '\t') &&
           !strpbrk(word, quote == '\'' ? "" : quote ? "$`\\" : "$`\\\"'~*?[#;&|<>(){}!\n");
}

/* 0, or the error of whoever would start it. */
static int fault_of(const char *path)
{
    struct stat s;
    if (stat(path, &s)) return errno;
    if (S_ISDIR(s.st_mode)) return EISDIR;
    return access(path, X_OK) ? EACCES : 0;
}

static int find(const char *word, char path[LONGEST_PATH])
{
    const char *folders = getenv("PATH");
    int fault = ENOENT;
    snprintf(path, LONGEST_PATH, "%s", word);
    if (strchr(word, '/') || !folders) return fault_of(word);
    for (const char *at = folders; fault; at++) {
        const size_t n = strcspn(at, ":");
        snprintf(path, LONGEST_PATH, "%.*s%s%s", (int)n, at, n ? "/" : "", word);
        const int here = fault_of(path);
        if (!here || here == EACCES) fault = here;
        at += n;
        if (!*at) break;
    }
    return fault;
}

/* The program of a script's first line, if that is what the file begins with. */
static bool runs_by(const char *path, char program[OUTSIDE_NAME])
{
    char line[OUTSIDE_NAME] = "";
    FILE *f = fopen(path, "rb");
    const bool script = f && fgets(line, sizeof line, f) && !strncmp(line, "#!", 2);
    if (f) fclose(f);
    const char *at = line + 2 + strspn(script ? line + 2 : "", " \t");
    if (script) snprintf(program, OUTSIDE_NAME, "%.*s", (int)strcspn(at, " \t\r\n"), at);
    return script && *program;
}

bool outside_check(const bot *b, error *why)
{
    char word[OUTSIDE_NAME], program[OUTSIDE_NAME], path[LONGEST_PATH];
    if (!b->outside || !first_word(outside_command(b), word)) return true;
    const int fault = find(word, path);
    if (fault == EACCES)
        return error_refuse(why, "%s cannot be started: %s is not executable (chmod +x makes it so).", b->name, path);
    if (fault) return error_refuse(why, "%s cannot be started: %s: %s.", b->name, word, strerror(fault));
    if (runs_by(path, program) && fault_of(program))
        return error_refuse(why, "%s cannot be started: its first line names %s: %s.", b->name, program,
                            strerror(fault_of(program)));
    return true;
}
