/* report_cells.h - rows of a table, cell by cell, as lines of CSV or as objects of JSON. Both take the names of the
 * columns from one list, so that they cannot differ. */
#ifndef REPORT_CELLS_H
#define REPORT_CELLS_H
#include "base/json.h"
#include "lab/play/stats.h"

#include <stdio.h>

typedef struct {
    FILE *csv;                /* or NULL */
    json *j;                  /* or NULL: then csv */
    const char *columns;      /* their names, separated by commas */
    unsigned cell;            /* written of the row */
} report_cells;

void report_cell_text(report_cells *, const char *);
void report_cell_count(report_cells *, uint64_t);
void report_cell_number(report_cells *, double);
void report_cell_share(report_cells *, lab_share);   /* three cells: share, low, high */
void report_cell_counted(report_cells *, lab_share); /* five: won, of, and those */
void report_row_end(report_cells *);
#endif
