/* decimal.h - whole numbers in decimal digits: no sign, no blank, no point. */
#ifndef DECIMAL_H
#define DECIMAL_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

size_t decimal_take(const char *text, size_t n, uint64_t most, uint64_t *out);  /* of at most n characters: how many
                                                             * digits it begins with; 0: none, or more than `most` */
bool decimal_read(const char *text, uint64_t most, uint64_t *out);   /* the whole text, or false */
bool decimal_read_unsigned(const char *text, unsigned most, unsigned *out);
#endif
