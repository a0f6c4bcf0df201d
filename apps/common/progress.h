/* progress.h - one line on standard error for work that takes longer than two seconds: how much is done, how fast,
 * how long it will take. Only on a terminal, or where the user asked for it. */
#ifndef PROGRESS_H
#define PROGRESS_H
#include <stdbool.h>
#include <stdint.h>

typedef struct {
    const char *of, *per_second, *left;  /* "12 of 500 games, 40 per second, 0:12 left" */
} progress_words;

typedef struct {
    const char *what;                    /* "games" */
    progress_words words;                /* English, unless somebody puts others here */
    uint64_t total;                      /* how many there are */
    double start, last;                  /* seconds: when the work began, when the line was last written */
    bool on;                             /* is there anybody to read it? */
    bool live;                           /* a terminal: the line is written over itself */
    bool written;
} progress;

progress progress_begin(const char *what, uint64_t total, bool asked);
void progress_at(progress *, uint64_t done);     /* call as often as you like */
void progress_end(progress *);                   /* clears the line */
#endif
