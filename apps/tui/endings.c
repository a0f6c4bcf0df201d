/* endings.c - see endings.h. */
#include "apps/tui/endings.h"

#include "apps/common/help.h"
#include "base/buffer.h"
#include "base/csv.h"
#include "table/match/phrases.h"

#include <string.h>

enum { OUTCOME, WINNERS, ENGLISH, ITALIAN, COLUMNS };

static void fill_in(const char *words, const char *who, char out[SCREEN_LINE])
{
    static const char place[] = "{who}";
    buffer b = buffer_on(out, SCREEN_LINE);
    for (; *words; words++) {
        const bool here = !strncmp(words, place, sizeof place - 1);
        if (here) buffer_text(&b, who), words += sizeof place - 2;
        else buffer_char(&b, *words);
    }
}

bool endings_say(const table *t, const orr_result *r, orr_seats won, char out[SCREEN_LINE])
{
    const help_file *file = help_find(t->m.t.game, "endings.csv");
    const char *outcome = t->m.t.game->outcomes[r->outcome];
    const char *winners = !won ? "nobody" : won & (won - 1) ? "several" : "one";
    char who[200];
    csv rows;
    csv_open(&rows, file ? file->text : "");
    while (csv_row(&rows)) {
        if (rows.n < COLUMNS || strcmp(rows.field[OUTCOME], outcome) || strcmp(rows.field[WINNERS], winners)) continue;
        phrase_seats(won, t->names, who, sizeof who);
        fill_in(tongue_italian() ? tongue_letters(rows.field[ITALIAN]) : rows.field[ENGLISH], who, out);
        return true;
    }
    return false;
}
