/* nearest.c - counts the edits from one word to another. */
#include "apps/common/nearest.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

static int least_of(int a, int b) { return a < b ? a : b; }

/* Edits that turn one word into the other: insert, drop, change, or swap two neighbours. */
static int distance(const char *a, const char *b)
{
    int row[3][NEAREST_LONGEST + 1];            /* of two letters ago, one letter ago, and this one */
    const int n = (int)strlen(a), m = (int)strlen(b);
    if (n > NEAREST_LONGEST || m > NEAREST_LONGEST) return NEAREST_LONGEST;
    for (int j = 0; j <= m; j++) row[0][j] = j;
    for (int i = 1; i <= n; i++) {
        int *now = row[i % 3];
        const int *last = row[(i + 2) % 3], *before = row[(i + 1) % 3];
        now[0] = i;
        for (int j = 1; j <= m; j++) {
            now[j] = least_of(least_of(last[j], now[j - 1]) + 1, last[j - 1] + (a[i - 1] != b[j - 1]));
            const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped) now[j] = least_of(now[j], before[j - 2] + 1);
        }
    }
    return row[n % 3][m];
}

const char *nearest_name(const char *typed, const char *const *names, int n)
{
    const size_t len = strlen(typed);
    const char *best = NULL;
    int least = 1 + (int)len / 3;            /* a third of the letters may be wrong */
    for (int i = 0; i < n; i++) {
        if (len > 1 && !strncmp(typed, names[i], len)) return names[i];
        const int d = distance(typed, names[i]);
        if (d <= least && (!best || d < least)) {
            best = names[i];
            least = d;
        }
    }
    return best;
}
