/* store_pages.h - private to store_*.c: rows straight from the pages of an SQLite file, past a tree that is damaged.
 * Reads what https://www.sqlite.org/fileformat2.html describes, as far as a store needs it; believes nothing. */
#ifndef STORE_PAGES_H
#define STORE_PAGES_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { PAGES_COLUMNS = 8 };
typedef enum { COLUMN_NULL, COLUMN_NUMBER, COLUMN_TEXT, COLUMN_BYTES } column_type;
typedef struct { column_type type; int64_t number; const uint8_t *bytes; size_t n; } column;
typedef struct {              /* of a table or an index; its bytes live until the next one is told */
    unsigned n;               /* columns */
    column column[PAGES_COLUMNS];
} page_row;

typedef enum { PAGE_OTHER, PAGE_FREE, PAGE_LEAF, PAGE_INNER } page_kind;      /* other: overflow, or damaged */
typedef struct store_pages store_pages;

store_pages *store_pages_open(const char *file);                     /* and its log; NULL: cannot read, or no memory */
void store_pages_close(store_pages *);
uint32_t store_pages_count(const store_pages *);                     /* they are numbered from 1 */
page_kind store_pages_kind(const store_pages *, uint32_t page);
unsigned store_pages_cells(const store_pages *, uint32_t page);      /* rows it should have */
bool store_pages_row(store_pages *, uint32_t page, unsigned cell, page_row *);     /* false: that row cannot be read */
uint32_t store_pages_child(const store_pages *, uint32_t page, unsigned before);
                                         /* of an inner page: the one before that row; `store_pages_cells`: the last.
                                          * 0: none */
#endif
