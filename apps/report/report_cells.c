/* report_cells.c - tables as CSV and as JSON. */
#include "apps/report/report_cells.h"

#include <string.h>

/* The name of the next column. */
static void next_name(report_cells *c, char *out, size_t cap)
{
    const char *at = c->columns;
    for (unsigned i = 0; i < c->cell && *at; i++) at += strcspn(at, ",") + (at[strcspn(at, ",")] == ',');
    snprintf(out, cap, "%.*s", (int)strcspn(at, ","), at);
}

/* Before a cell: the comma, or the bracket and the key. */
static void begin(report_cells *c)
{
    char name[40];
    if (c->csv && c->cell) fputc(',', c->csv);
    if (c->j && !c->cell) json_open_object(c->j, NULL);
    if (c->j) {
        next_name(c, name, sizeof name);
        json_key(c->j, name);
    }
    c->cell++;
}

void report_cell_text(report_cells *c, const char *text)
{
    begin(c);
    if (c->j) json_text(c->j, NULL, text);
    if (!c->csv) return;
    const bool quote = strpbrk(text, ",\"\n\r") != NULL;
    if (quote) fputc('"', c->csv);
    for (; *text; text++) {
        if (*text == '"') fputc('"', c->csv);
        fputc(*text, c->csv);
    }
    if (quote) fputc('"', c->csv);
}

void report_cell_count(report_cells *c, uint64_t n)
{
    begin(c);
    if (c->j) json_count(c->j, NULL, n);
    else fprintf(c->csv, "%llu", (unsigned long long)n);
}

void report_cell_number(report_cells *c, double v)
{
    begin(c);
    if (c->j) json_number(c->j, NULL, v);
    else fprintf(c->csv, "%.9g", v);
}

void report_cell_share(report_cells *c, lab_share v)
{
    report_cell_number(c, v.share);
    report_cell_number(c, v.low);
    report_cell_number(c, v.high);
}

void report_cell_counted(report_cells *c, lab_share v)
{
    report_cell_count(c, v.won);
    report_cell_count(c, v.of);
    report_cell_share(c, v);
}

void report_row_end(report_cells *c)
{
    if (c->j) json_end(c->j);
    else fputc('\n', c->csv);
    c->cell = 0;
}
