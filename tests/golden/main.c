/* main.c - golden matches: `golden FILE...` plays each again and compares; `golden --rewrite FILE...` writes it anew.
 * The first line of a file says which match it is; a new golden begins as a file with that one line. */
#include "transcript.h"

#include <stdio.h>
#include <string.h>

static char found[TRANSCRIPT_ROOM], expected[TRANSCRIPT_ROOM];

static bool read_text(const char *path, char *out, size_t cap)
{
    FILE *f = fopen(path, "rb");
    if (!f) return false;
    const size_t n = fread(out, 1, cap - 1, f);
    out[n] = 0;
    fclose(f);
    return true;
}

static bool write_text(const char *path, const char *text)
{
    FILE *f = fopen(path, "wb");
    return f && fputs(text, f) >= 0 && !fclose(f);
}

static void print_first_difference(const char *path)
{
    const char *x = found, *y = expected;
    unsigned line = 1;
    while (*x && *x == *y) {
        if (*x == '\n') line++;
        x++, y++;
    }
    while (x > found && x[-1] != '\n') x--, y--;
    printf("%s:%u: the match goes another way\n  expected: %.*s\n  found:    %.*s\n", path, line, (int)strcspn(y, "\n"), y, (int)strcspn(x, "\n"), x);
}

static bool tell(const char *path, const transcript_match *m)
{
    note why;
    if (transcript_write(m, found, sizeof found, &why)) return true;
    printf("%s: %s\n", path, why.text);
    return false;
}

static bool compare(const char *path)
{
    transcript_match m;
    note why = { "it cannot be read" };
    if (!read_text(path, expected, sizeof expected) || !transcript_read_head(expected, &m, &why)) {
        printf("%s: %s\n", path, why.text);
        return false;
    }
    if (!tell(path, &m)) return false;
    if (!strcmp(found, expected)) return true;
    print_first_difference(path);
    return false;
}

static bool rewrite(const char *path)
{
    transcript_match m;
    note why = { "it cannot be read" };
    if (!read_text(path, expected, sizeof expected) || !transcript_read_head(expected, &m, &why)) {
        printf("%s: %s\n", path, why.text);
        return false;
    }
    return tell(path, &m) && write_text(path, found);
}

int main(int argc, char **argv)
{
    const bool writing = argc > 1 && !strcmp(argv[1], "--rewrite");
    unsigned good = 0, bad = 0;
    for (int i = writing ? 2 : 1; i < argc; i++) {
        if (writing ? rewrite(argv[i]) : compare(argv[i])) good++;
        else bad++;
    }
    if (!good && !bad) {
        fprintf(stderr, "golden: name the transcripts to compare: golden [--rewrite] tests/golden/*/*.txt\n");
        return 2;
    }
    printf("%u passed, %u failed\n", good, bad);
    return bad ? 1 : 0;
}
