/* csv.h - comma separated values as RFC 4180 has them: quotes, CRLF or LF. A byte order mark and blank lines are
 * skipped. */
#ifndef CSV_H
#define CSV_H
#include <stdbool.h>

enum { CSV_MAX_FIELDS = 64, CSV_MAX_LINE = 4096 };

typedef struct {
    const char *at;                       /* what is still to be read */
    unsigned line;                        /* line on which the row starts, from 1 */
    const char *field[CSV_MAX_FIELDS];    /* the fields of the row, unquoted; valid until the next row */
    unsigned n;                           /* how many */
    const char *wrong;                    /* why csv_row stopped; NULL: the text is at its end */
    unsigned next_line;                   /* number of the line that `at` is on */
    char text[CSV_MAX_LINE];              /* the fields, each ended by NUL */
} csv;

void csv_open(csv *, const char *text);
bool csv_row(csv *);                      /* the next row; false: at the end, or wrong says what is not CSV about it */
#endif
