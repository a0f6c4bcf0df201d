/* again.c - compares files with what they should be, or writes them anew. */
#include "tests/support/again.h"
#include "apps/common/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void print_first_difference(const char *path, const char *found, const char *expected)
{
    const char *x = found, *y = expected;
    unsigned line = 1;
    for (; *x && *x == *y; x++, y++) line += *x == '\n';
    while (x > found && x[-1] != '\n') x--, y--;
    printf("%s:%u: differs\n  expected: %.*s\n  found:    %.*s\n", path, line, (int)strcspn(y, "\n"), y,
           (int)strcspn(x, "\n"), x);
}

static bool write_text(const char *path, const char *text)
{
    FILE *f = fopen(path, "wb");
    return f && fputs(text, f) >= 0 && !fclose(f);
}

typedef enum { COMPARE, REWRITE } job;

static bool do_file(const char *path, job what, again_maker *make, char *found, size_t cap)
{
    error why;
    char *old = files_read(path, NULL, &why);
    bool good = old && make(old, found, cap, &why);
    if (!good) printf("%s: %s\n", path, why.text);
    else if (what == REWRITE) good = write_text(path, found);
    else if (strcmp(found, old)) {
        print_first_difference(path, found, old);
        good = false;
    }
    free(old);
    return good;
}

int again_main(int argc, char **argv, again_maker *make, size_t cap)
{
    const job what = argc > 1 && !strcmp(argv[1], "--rewrite") ? REWRITE : COMPARE;
    unsigned good = 0, bad = 0;
    char *found = malloc(cap);
    for (int i = what == REWRITE ? 2 : 1; i < argc && found; i++) {
        if (do_file(argv[i], what, make, found, cap)) good++;
        else bad++;
    }
    free(found);
    if (!good && !bad) {
        fprintf(stderr, "%s: name the files to compare: %s [--rewrite] FILE...\n", argv[0], argv[0]);
        return 2;
    }
    printf("%u passed, %u failed\n", good, bad);
    return bad ? 1 : 0;
}
