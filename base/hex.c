/* hex.c - bytes as lower-case hex digits. */
#include "base/hex.h"

#include <string.h>

static int digit_of(char ch)
{
    if (ch >= '0' && ch <= '9') return ch - '0';
    return ch >= 'a' && ch <= 'f' ? ch - 'a' + 10 : -1;
}

bool hex_read(const char *text, uint8_t *out, size_t n)
{
    if (strlen(text) != 2 * n) return false;
    for (size_t i = 0; i < n; i++) {
        const int high = digit_of(text[2 * i]), low = digit_of(text[2 * i + 1]);
        if (high < 0 || low < 0) return false;
        out[i] = (uint8_t)(high << 4 | low);
    }
    return true;
}

void hex_write(const uint8_t *bytes, size_t n, char *out)
{
    static const char digit[] = "0123456789abcdef";
    for (size_t i = 0; i < n; i++) {
        out[2 * i] = digit[bytes[i] >> 4];
        out[2 * i + 1] = digit[bytes[i] & 15];
    }
    out[2 * n] = 0;
}
