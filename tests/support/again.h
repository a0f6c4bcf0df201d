/* again.h - tests whose file holds question and answer: the answer is found again and the texts compared. */
#ifndef AGAIN_H
#define AGAIN_H
#include "base/error.h"

#include <stddef.h>

/* Finds the text that `old` should be. False: the error says why there is none. */
typedef bool again_maker(const char *old, char *out, size_t cap, error *);

/* The main of such a test: `NAME FILE...` compares, `NAME --rewrite FILE...` writes the files anew. */
int again_main(int argc, char **argv, again_maker *make, size_t cap);
#endif
