/* 06_your_bot.c - a bot outside the program, in C without any library: it reads lines and answers questions.
 *
 *   orrery sim earth-gambit --games 20 --bots exec:build/examples/example_06_your_bot,script
 *
 * docs/develop/external-bots.md says what the messages hold. "t" comes first in each of them, and "choices" comes
 * second in a question, so that a bot this simple needs no reader of JSON. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char ask[] = "{\"t\":\"ask\",\"choices\":";

/* The same question gets the same answer, so that runs can be repeated. */
static unsigned long hash(const char *text)
{
    unsigned long h = 5381;
    while (*text) h = h * 33 + (unsigned char)*text++;
    return h >> 3;
}

int main(void)
{
    char *line = NULL;
    size_t room = 0;
    while (getline(&line, &room, stdin) > 0) {
        if (strncmp(line, ask, sizeof ask - 1)) continue;        /* hello, match, over: nothing to say */
        const unsigned long choices = strtoul(line + sizeof ask - 1, NULL, 10);
        printf("{\"answer\":%lu}\n", hash(line) % choices);
        fflush(stdout);                                          /* or the answer would wait in here */
    }
    free(line);
    return 0;
}
