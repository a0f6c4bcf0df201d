/* arena_file.c - writes and reads the results of an arena.
 *
 *   orrery-arena 1
 *   game earth-gambit 1 box 0123456789abcdef options -
 *   seats 5 seed 1 iterations 0 ms 0
 *   bots gambler,greedy
 *   deal 17 0-1 0a:2:1 ...          hero - field; for every seat of the hero: winners in hex, outcome, side
 *   deal 17 mixed 0a:2:- ...        the same for every rotation of the line-up */
#include "apps/cli/arena_file.h"

#include "apps/common/files.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

int arena_file_head(const arena_order *o, const char *options, char *out, size_t cap)
{
    const orr_game *g = o->box->game;
    int n = snprintf(out, cap,
                     "orrery-arena 1\ngame %s %u box %016llx options %s\nseats %u seed %s iterations %u ms %u\nbots ",
                     g->id, g->rules_version, (unsigned long long)o->box->hash, *options ? options : "-", o->seats,
                     o->seed, o->budget.iterations, o->budget.milliseconds);
    for (unsigned b = 0; b < o->n_bots && n > 0 && (size_t)n < cap; b++)
        n += snprintf(out + n, cap - (size_t)n, "%s%s", b ? "," : "", o->bots[b]->name);
    if (n > 0 && (size_t)n < cap) n += snprintf(out + n, cap - (size_t)n, "\n");
    return n > 0 && (size_t)n < cap ? n : -1;
}

void arena_file_write(FILE *f, const arena_order *o, unsigned table, uint32_t deal, const arena_deal *d)
{
    if (table == ARENA_MIXED) fprintf(f, "deal %u mixed", deal);
    else fprintf(f, "deal %u %u-%u", deal, table / ARENA_MOST_BOTS, table % ARENA_MOST_BOTS);
    for (unsigned k = 0; k < o->seats; k++) {
        fprintf(f, " %x:%u:", d->winners[k], d->outcome[k]);
        if (d->side[k] == ARENA_NO_SIDE) fputc('-', f);
        else fprintf(f, "%u", d->side[k]);
    }
    fputc('\n', f);
    fflush(f);
}

void arena_file_write_all(FILE *f, const arena_order *o, const arena_result *r, uint32_t first, uint32_t end)
{
    for (uint32_t d = first; d < end; d++)
        for (unsigned t = 0; t <= ARENA_MIXED; t++)
            if (r->deal[t] && r->deal[t][d].done) arena_file_write(f, o, t, d, &r->deal[t][d]);
}

/* One line; false: it is not one. */
static bool read_deal(const char *line, const arena_order *o, unsigned *table, uint32_t *deal, arena_deal *d)
{
    unsigned hero, field;
    int used = 0;
    if (sscanf(line, "deal %u mixed%n", deal, &used) == 1 && used) *table = ARENA_MIXED;
    else if (sscanf(line, "deal %u %u-%u%n", deal, &hero, &field, &used) == 3 && used &&
             hero < ARENA_MOST_BOTS && field < ARENA_MOST_BOTS) *table = arena_table(hero, field);
    else return false;
    *d = (arena_deal){ .done = true };
    for (unsigned k = 0; k < o->seats; k++) {
        unsigned winners, outcome, side;
        int more = 0;
        line += used;
        if (sscanf(line, " %x:%u:%n", &winners, &outcome, &more) != 2 || !more) return false;
        line += more;
        used = *line == '-';
        side = ARENA_NO_SIDE;
        if (!used && (sscanf(line, "%u%n", &side, &used) != 1 || !used)) return false;
        d->winners[k] = (orr_seats)winners;
        d->outcome[k] = (uint8_t)outcome;
        d->side[k] = (uint8_t)side;
    }
    return line[used] == '\n';
}

/* A last line without its end was being written when the run was broken off; it is played again. */
long arena_file_read(const char *text, const arena_order *o, arena_result *r, error *why)
{
    long n = 0;
    bool begun = false;                                  /* behind the head there are deals, and nothing else */
    for (unsigned at = 1; *text; at++) {
        const char *end = strchr(text, '\n');
        unsigned table;
        uint32_t deal;
        arena_deal d;
        if (!end) return n;
        const bool head = !begun && strncmp(text, "deal ", 5) != 0;
        begun = !head;
        if (!head && (!read_deal(text, o, &table, &deal, &d) || !r->deal[table])) {
            error_refuse(why, "line %u: this is not a deal of this arena", at);
            return -1;
        }
        if (!head && deal < r->deals) {
            r->deal[table][deal] = d;
            n++;
        }
        text = end + 1;
    }
    return n;
}

FILE *arena_file_open(const char *path, const char *head, const arena_order *o, arena_result *r, error *why)
{
    FILE *f = fopen(path, "r+");
    if (!f && errno == ENOENT) {
        f = fopen(path, "w");
        if (f) {
            fputs(head, f);
            return f;
        }
    }
    if (!f) {
        error_refuse(why, "%.200s cannot be written: %s.", path, strerror(errno));
        return NULL;
    }
    error inner = { "" };
    char *text = files_read(path, NULL, &inner);
    const bool same = text && !strncmp(text, head, strlen(head));
    if (!text) error_refuse(why, "%s", inner.text);
    else if (!same) error_refuse(why, "%.200s has results of another run; name another file.", path);
    else if (arena_file_read(text, o, r, &inner) < 0) error_refuse(why, "%.200s, %s.", path, inner.text);
    else {
        const char *whole = strrchr(text, '\n');         /* an unfinished line is written over */
        fseek(f, whole ? (long)(whole + 1 - text) : 0, SEEK_SET);
        free(text);
        return f;
    }
    free(text);
    fclose(f);
    return NULL;
}

bool arena_file_order_read(const char *text, arena_file_order *f)
{
    int used = 0;
    *f = (arena_file_order){ .deals = 0 };
    sscanf(text,
           "orrery-arena 1 game %40s %*u box %*16s options %400s seats %u seed %80s iterations %u ms %u "
           "bots %1000[^\n]%n",
           f->game, f->options, &f->seats, f->seed, &f->iterations, &f->ms, f->bots, &used);
    for (const char *p = text + used; used && (p = strstr(p, "\ndeal ")); p++) {
        uint32_t deal;
        unsigned hero, field;
        const int n = sscanf(p, " deal %u %u-%u", &deal, &hero, &field);
        if (n >= 1 && deal < UINT32_MAX && deal >= f->deals) f->deals = deal + 1;
        f->crosstable = f->crosstable || (n == 3 && hero > field);
        f->mixed = f->mixed || n == 1;
    }
    return f->deals;
}
