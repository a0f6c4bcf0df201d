/* arena_file.h - results of an arena as a text file: the order on top, then a line for every deal at every table. A
 * file that is not complete is gone on with; one that is complete can be played again and compared. */
#ifndef ARENA_FILE_H
#define ARENA_FILE_H
#include "lab/arena/arena.h"

#include <stdio.h>

/* The order as the lines on top of the file say it; options as typed. Length, or -1. */
int arena_file_head(const arena_order *, const char *options, char *out, size_t cap);
/* Opens for going on: reads what is there into the result, refuses a file of another order. NULL: the error
 * says why. */
FILE *arena_file_open(const char *path, const char *head, const arena_order *, arena_result *, error *);
void arena_file_write(FILE *, const arena_order *, unsigned table, uint32_t deal, const arena_deal *);
/* Deals first to end - 1 at every table, as far as they are done, in order. */
void arena_file_write_all(FILE *, const arena_order *, const arena_result *, uint32_t first, uint32_t end);
/* Reads the lines into a result; how many deals at tables there were, or -1: the error says what is wrong. */
long arena_file_read(const char *text, const arena_order *, arena_result *, error *);

typedef struct {                         /* what the lines of a file say about its order */
    char game[41], options[401], seed[81], bots[1001];
    unsigned seats, iterations, ms;
    uint32_t deals;                      /* the highest that is there, and one more */
    bool crosstable, mixed;
} arena_file_order;
bool arena_file_order_read(const char *text, arena_file_order *);        /* false: this is no file of an arena */
#endif
