/* json_check.c - is standard input one strict JSON value? Exit 0: yes; 1: no, and where. With words as arguments the
 * outermost value must be an object or array in which each of them occurs as a key somewhere. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 1 << 22, DEPTH = 64 };
static char text[ROOM + 1];
static const char *at = text;
static char **wanted;
static bool found[64];
static int n_wanted;

static void fail(const char *what)
{
    fprintf(stderr, "not JSON at byte %ld: %s\n", (long)(at - text), what);
    exit(1);
}

static void blanks(void) { at += strspn(at, " \t\r\n"); }
static bool take(char c) { return *at == c && at++; }

static void string(bool key)
{
    const char *start = at + 1;
    if (!take('"')) fail("a string should begin here");
    for (; *at != '"'; at++) {
        if ((unsigned char)*at < 0x20) fail("a control character or the end in a string");
        if (*at != '\\') continue;
        at++;
        if (*at == 'u' && strspn(at + 1, "0123456789abcdefABCDEF") >= 4) at += 4;
        else if (!*at || !strchr("\"\\/bfnrt", *at)) fail("no such escape");
    }
    const size_t n = (size_t)(at - start);
    for (int i = 0; key && i < n_wanted; i++)
        if (strlen(wanted[i]) == n && !memcmp(wanted[i], start, n)) found[i] = true;
    at++;
}

static void digits(void)
{
    const size_t n = strspn(at, "0123456789");
    if (!n) fail("a digit should be here");
    at += n;
}

static void number(void)
{
    take('-');
    if (!take('0')) digits();
    if (take('.')) digits();
    if (take('e') || take('E')) {
        if (!take('+')) take('-');
        digits();
    }
}

static void value(int depth);

static void members(int depth, char close, bool keys)
{
    at++;
    blanks();
    if (take(close)) return;
    for (;;) {
        blanks();
        if (keys) {
            string(true);
            blanks();
            if (!take(':')) fail("a colon should be here");
        }
        value(depth + 1);
        blanks();
        if (take(close)) return;
        if (!take(',')) fail("a comma or the closing bracket should be here");
    }
}

static void value(int depth)
{
    static const char *const words[] = { "true", "false", "null" };
    if (depth > DEPTH) fail("too deep");
    blanks();
    if (*at == '{') { members(depth, '}', true); return; }
    if (*at == '[') { members(depth, ']', false); return; }
    if (*at == '"') { string(false); return; }
    for (int i = 0; i < 3; i++)
        if (!strncmp(at, words[i], strlen(words[i]))) {
            at += strlen(words[i]);
            return;
        }
    number();
}

int main(int argc, char **argv)
{
    text[fread(text, 1, ROOM, stdin)] = 0;
    wanted = argv + 1;
    n_wanted = argc - 1;
    value(0);
    blanks();
    if (*at) fail("something follows the value");
    for (int i = 0; i < n_wanted; i++)
        if (!found[i]) {
            fprintf(stderr, "no key \"%s\"\n", wanted[i]);
            return 1;
        }
    return 0;
}
