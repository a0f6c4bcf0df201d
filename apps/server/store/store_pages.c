/* store_pages.c - see store_pages.h. Whatever is read from a page is checked against its edges first. */
#include "apps/server/store/store_pages.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { USUAL_SIZE = 4096, SMALLEST = 512, BIGGEST = 65536, HEADER = 100, FRAME = 24, LOG_HEADER = 32 };
enum { INNER_INDEX = 0x02, INNER_TABLE = 0x05, LEAF_INDEX = 0x0a, LEAF_TABLE = 0x0d };
enum { MOST_BYTES = 1 << 24 };           /* of one row */

struct store_pages {
    const uint8_t *file, *log;           /* the whole files */
    size_t n_file, n_log;
    uint32_t size, usable;               /* bytes of a page; of them not reserved */
    uint32_t n;
    const uint8_t **at;                  /* the newest image of each page, from 1; NULL: there is none */
    bool *free;                          /* the list of free pages has it */
    uint8_t *row;                        /* of the row told last */
    size_t cap;
};

static uint32_t be16(const uint8_t *p) { return (uint32_t)p[0] << 8 | p[1]; }
static uint32_t be32(const uint8_t *p) { return be16(p) << 16 | be16(p + 2); }

/* ---- opening ----------------------------------------------------------------------------------------------------- */

/* NULL: it is not there, or empty. */
static const uint8_t *map_file(const char *name, size_t *n)
{
    const int in = open(name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    struct stat about;
    void *bytes = MAP_FAILED;
    *n = 0;
    if (in >= 0 && !fstat(in, &about) && S_ISREG(about.st_mode) && about.st_size > 0)
        bytes = mmap(NULL, (size_t)about.st_size, PROT_READ, MAP_PRIVATE, in, 0);
    if (in >= 0) close(in);
    if (bytes == MAP_FAILED) return NULL;
    *n = (size_t)about.st_size;
    return bytes;
}

/* The first page may be the damaged one; then a store has pages of the usual size. */
static void find_size(store_pages *p)
{
    const bool whole = p->n_file >= HEADER && !memcmp(p->file, "SQLite format 3", 16);
    const uint32_t said = whole ? be16(p->file + 16) : 0, size = said == 1 ? BIGGEST : said;
    const bool sound = size >= SMALLEST && !(size & (size - 1));
    p->size = sound ? size : USUAL_SIZE;
    p->usable = p->size - (sound ? p->file[20] : 0);
}

/* Frames of the log up to its last commit; a later one of the same page counts. */
static void lay_log(store_pages *p, bool count_only)
{
    const uint8_t *log = p->log;
    size_t commit = 0;
    for (unsigned pass = 0; log && p->n_log > LOG_HEADER && pass < 2; pass++)
        for (size_t at = LOG_HEADER; at + FRAME + p->size <= p->n_log; at += FRAME + p->size) {
            const uint32_t page = be32(log + at);
            if (memcmp(log + at + 8, log + 16, 8) || !page || page > (1u << 24)) break;
            if (!pass && be32(log + at + 4)) commit = at;
            if (!pass) continue;
            if (at > commit) break;
            if (count_only && page > p->n) p->n = page;
            if (!count_only) p->at[page] = log + at + FRAME;
        }
}

static const uint8_t *image(const store_pages *p, uint32_t page) { return page && page <= p->n ? p->at[page] : NULL; }

/* The list of free pages: what lies on them is not valid any more. */
static void find_free(store_pages *p)
{
    const uint8_t *first = image(p, 1);
    uint32_t trunk = first && !memcmp(first, "SQLite format 3", 16) ? be32(first + 32) : 0;
    for (uint32_t seen = 0; trunk && seen < p->n; seen++) {
        const uint8_t *t = image(p, trunk);
        if (!t || p->free[trunk]) return;
        p->free[trunk] = true;
        const uint32_t leaves = be32(t + 4);
        for (uint32_t i = 0; i < leaves && 8 + 4 * i + 4 <= p->usable; i++) {
            const uint32_t leaf = be32(t + 8 + 4 * i);
            if (leaf && leaf <= p->n) p->free[leaf] = true;
        }
        trunk = be32(t);
    }
}

store_pages *store_pages_open(const char *file)
{
    char name[4200];
    store_pages *p = calloc(1, sizeof *p);
    if (!p) return NULL;
    p->file = map_file(file, &p->n_file);
    snprintf(name, sizeof name, "%s-wal", file);
    p->log = map_file(name, &p->n_log);
    find_size(p);
    p->n = (uint32_t)(p->n_file / p->size);
    lay_log(p, true);
    p->at = calloc(p->n + 1u, sizeof *p->at);
    p->free = calloc(p->n + 1u, sizeof *p->free);
    if (!p->file || !p->at || !p->free) {
        store_pages_close(p);
        return NULL;
    }
    for (uint32_t i = 1; (size_t)i * p->size <= p->n_file; i++) p->at[i] = p->file + (size_t)(i - 1) * p->size;
    lay_log(p, false);
    find_free(p);
    return p;
}

void store_pages_close(store_pages *p)
{
    if (!p) return;
    if (p->file) munmap((void *)(uintptr_t)p->file, p->n_file);
    if (p->log) munmap((void *)(uintptr_t)p->log, p->n_log);
    free(p->at);
    free(p->free);
    free(p->row);
    free(p);
}

uint32_t store_pages_count(const store_pages *p) { return p->n; }

/* ---- pages ------------------------------------------------------------------------------------------------------- */

typedef struct { const uint8_t *at; uint32_t head; uint8_t type; unsigned cells; } page;

/* False: not a page of a tree, or not a sound one. */
static bool look_at(const store_pages *p, uint32_t number, page *out)
{
    *out = (page){ .at = image(p, number), .head = number == 1 ? HEADER : 0 };
    if (!out->at || p->free[number]) return false;
    out->type = out->at[out->head];
    const bool leaf = out->type == LEAF_INDEX || out->type == LEAF_TABLE;
    if (!leaf && out->type != INNER_INDEX && out->type != INNER_TABLE) return false;
    out->cells = be16(out->at + out->head + 3);
    const uint32_t array = out->head + (leaf ? 8 : 12), content = be16(out->at + out->head + 5);
    return array + 2 * out->cells <= p->usable && (content == 0 || content >= array + 2 * out->cells) &&
           content <= p->usable;
}

page_kind store_pages_kind(const store_pages *p, uint32_t number)
{
    page x;
    if (number && number <= p->n && p->free[number]) return PAGE_FREE;
    if (!look_at(p, number, &x)) return PAGE_OTHER;
    return x.type == LEAF_INDEX || x.type == LEAF_TABLE ? PAGE_LEAF : PAGE_INNER;
}

unsigned store_pages_cells(const store_pages *p, uint32_t number)
{
    page x;
    return look_at(p, number, &x) ? x.cells : 0;
}

static const uint8_t *cell_at(const store_pages *p, const page *x, unsigned cell)
{
    const bool leaf = x->type == LEAF_INDEX || x->type == LEAF_TABLE;
    const uint32_t array = x->head + (leaf ? 8 : 12), at = be16(x->at + array + 2 * cell);
    return cell < x->cells && at >= array + 2 * x->cells && at + 4 <= p->usable ? x->at + at : NULL;
}

uint32_t store_pages_child(const store_pages *p, uint32_t number, unsigned before)
{
    page x;
    if (!look_at(p, number, &x) || x.type == LEAF_INDEX || x.type == LEAF_TABLE) return 0;
    if (before == x.cells) return be32(x.at + x.head + 8);
    const uint8_t *cell = cell_at(p, &x, before);
    return cell ? be32(cell) : 0;
}

/* ---- rows -------------------------------------------------------------------------------------------------------- */

typedef struct { const uint8_t *at, *end; } span;

static bool varint(span *s, uint64_t *out)
{
    *out = 0;
    for (unsigned i = 0; i < 9 && s->at < s->end; i++) {
        const uint8_t b = *s->at++;
        *out = i == 8 ? *out << 8 | b : *out << 7 | (b & 0x7f);
        if (i == 8 || !(b & 0x80)) return true;
    }
    return false;
}

static size_t local_bytes(const store_pages *p, uint8_t type, uint64_t all)
{
    const uint64_t u = p->usable, most = type == LEAF_TABLE ? u - 35 : (u - 12) * 64 / 255 - 23,
                   least = (u - 12) * 32 / 255 - 23;
    if (all <= most) return (size_t)all;
    const uint64_t some = least + (all - least) % (u - 4);
    return (size_t)(some <= most ? some : least);
}

/* All bytes of a row, the pages that it overflows to included, into p->row. */
static bool gather(store_pages *p, uint8_t type, span *cell, uint64_t all)
{
    const size_t local = local_bytes(p, type, all);
    if (all > MOST_BYTES || local > (size_t)(cell->end - cell->at)) return false;
    if (all > p->cap) {
        uint8_t *more = realloc(p->row, (size_t)all);
        if (!more) return false;
        p->row = more;
        p->cap = (size_t)all;
    }
    if (local) memcpy(p->row, cell->at, local);
    if (local == all) return true;
    if ((size_t)(cell->end - cell->at) < local + 4) return false;
    uint32_t next = be32(cell->at + local);
    for (size_t got = local; got < all;) {
        const uint8_t *more = image(p, next);
        const size_t n = all - got < p->usable - 4 ? (size_t)all - got : p->usable - 4;
        if (!more) return false;
        memcpy(p->row + got, more + 4, n);
        got += n;
        next = be32(more);
    }
    return true;
}

static bool read_column(uint64_t type, span *data, column *out)
{
    static const uint8_t width[] = { 0, 1, 2, 3, 4, 6, 8, 8, 0, 0 };
    const size_t n = type < 10 ? width[type] : type >= 12 ? (size_t)((type - 12) / 2) : SIZE_MAX;
    if (n > (size_t)(data->end - data->at)) return false;
    *out = (column){ .type = type == 0   ? COLUMN_NULL
                             : type < 12 ? COLUMN_NUMBER
                             : type % 2  ? COLUMN_TEXT
                                         : COLUMN_BYTES,
                     .bytes = data->at, .n = n };
    uint64_t v = n && data->at[0] & 0x80 ? UINT64_MAX : 0;
    for (size_t i = 0; type < 10 && i < n; i++) v = v << 8 | data->at[i];
    out->number = type == 8 ? 0 : type == 9 ? 1 : (int64_t)v;
    data->at += n;
    return true;
}

static bool read_record(const uint8_t *bytes, size_t n, page_row *out)
{
    span head = { bytes, bytes + n };
    uint64_t length, type;
    out->n = 0;
    if (!varint(&head, &length) || length > n) return false;
    span data = { bytes + length, bytes + n };
    head.end = data.at;
    while (head.at < head.end)
        if (out->n == PAGES_COLUMNS || !varint(&head, &type) || !read_column(type, &data, &out->column[out->n++]))
            return false;
    return data.at == data.end;
}

bool store_pages_row(store_pages *p, uint32_t number, unsigned cell, page_row *out)
{
    page x;
    uint64_t all, row;
    if (!look_at(p, number, &x)) return false;
    span c = { cell_at(p, &x, cell), x.at + p->usable };
    if (!c.at || x.type == INNER_TABLE) return false;
    if (x.type == INNER_INDEX) c.at += 4;
    if (!varint(&c, &all) || (x.type == LEAF_TABLE && !varint(&c, &row))) return false;
    return gather(p, x.type, &c, all) && read_record(p->row, (size_t)all, out);
}
