/* hex.h - bytes as lower-case hex digits, both ways. */
#ifndef HEX_H
#define HEX_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

bool hex_read(const char *text, uint8_t *out, size_t n);    /* exactly 2n digits, or false */
void hex_write(const uint8_t *bytes, size_t n, char *out);  /* 2n digits and a NUL */
#endif
