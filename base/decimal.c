/* decimal.c - digits to a number. What is refused leaves *out as it was. */
#include "base/decimal.h"

#include <string.h>

size_t decimal_take(const char *text, size_t n, uint64_t most, uint64_t *out)
{
    uint64_t v = 0;
    size_t i = 0;
    for (; i < n && text[i] >= '0' && text[i] <= '9'; i++) {
        const uint64_t digit = (uint64_t)(text[i] - '0');
        if (v > (UINT64_MAX - digit) / 10) return 0;
        v = v * 10 + digit;
    }
    if (!i || v > most) return 0;
    *out = v;
    return i;
}

bool decimal_read(const char *text, uint64_t most, uint64_t *out)
{
    const size_t n = strlen(text);
    uint64_t v;
    if (!n || decimal_take(text, n, most, &v) != n) return false;
    *out = v;
    return true;
}

bool decimal_read_unsigned(const char *text, unsigned most, unsigned *out)
{
    uint64_t v;
    if (!decimal_read(text, most, &v)) return false;
    *out = (unsigned)v;
    return true;
}
