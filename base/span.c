/* span.c - see span.h. */
#include "base/span.h"

#include <string.h>
#include <strings.h>

bool span_is(span s, const char *text) { return s.at && s.n == strlen(text) && !memcmp(s.at, text, s.n); }
bool span_like(span s, const char *text) { return s.at && s.n == strlen(text) && !strncasecmp(s.at, text, s.n); }

/* The next piece of a list, blanks around it cut off; false: none is left. */
static bool next_piece(span *list, char separator, span *piece)
{
    if (!list->at) return false;
    const char *end = memchr(list->at, separator, list->n);
    *piece = (span){ list->at, end ? (size_t)(end - list->at) : list->n };
    *list = end ? (span){ end + 1, list->n - piece->n - 1 } : (span){ NULL, 0 };
    while (piece->n && (piece->at[0] == ' ' || piece->at[0] == '\t')) piece->at++, piece->n--;
    while (piece->n && (piece->at[piece->n - 1] == ' ' || piece->at[piece->n - 1] == '\t')) piece->n--;
    return true;
}

bool span_has_token(span list, const char *token)
{
    span piece;
    while (next_piece(&list, ',', &piece))
        if (span_like(piece, token)) return true;
    return false;
}

span span_last(span list)
{
    span piece = { NULL, 0 };
    while (next_piece(&list, ',', &piece)) {}
    return piece;
}

bool span_copy(span s, char *out, size_t cap)
{
    if (!s.at || s.n >= cap) return false;
    memcpy(out, s.at, s.n);
    out[s.n] = 0;
    return true;
}

static span value_of(span list, char separator, const char *name)
{
    const size_t n = strlen(name);
    span piece, found = { NULL, 0 };
    while (next_piece(&list, separator, &piece)) {
        if (piece.n <= n || memcmp(piece.at, name, n) || piece.at[n] != '=') continue;
        if (found.at) return (span){ NULL, 0 };
        found = (span){ piece.at + n + 1, piece.n - n - 1 };
    }
    return found;
}

span span_cookie(span cookies, const char *name) { return value_of(cookies, ';', name); }
span span_query(span query, const char *name) { return value_of(query, '&', name); }

span span_after(span s, const char *start)
{
    const size_t n = strlen(start);
    if (!s.at || s.n < n || memcmp(s.at, start, n)) return (span){ NULL, 0 };
    return (span){ s.at + n, s.n - n };
}
