/* endings.c - how matches of this server ended, added up by game and number of seats. They lie in the store under a
 * name that is not a code, a line each; the line is stored together with the record of its match. Every so often the
 * sums take the place of the lines:
 *
 *   tally earth-gambit 5 120 20,31,22,27,20      (seats, matches, wins of each seat)
 *   outcome 64 Aliens                            (of the tally above) */
#include "apps/common/tallies.h"
#include "apps/server/house/tables.h"
#include "apps/server/net/log.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ENDINGS "endings"
enum { FOLD_EVERY = 500, LINE = 400, MOST_SERVERS = 64 };

struct endings {
    tallies all;                         /* of all servers on the store */
    tallies own;                         /* what this server's lines say */
    char name[16];                       /* of its lines: each server on the store has its own */
    bool spoilt;                         /* a match that was counted here is recorded elsewhere: no more sums */
    uint32_t next;                       /* sequence number of the next line; a line that was refused leaves a gap */
    uint32_t folded;                     /* the sums in the store stand for the lines before this one */
    unsigned unread;                     /* lines or sums in the store that are damaged: they are not counted */
};

/* ---- the store --------------------------------------------------------------------------------------------------- */

static void write_sums(const struct endings *all, text_buf *out)
{
    for (unsigned i = 0; i < all->own.n; i++) {
        const tally *t = all->own.tally[i];
        text_format(out, "tally %s %u %u", t->game, t->seats, t->matches);
        for (unsigned s = 0; s < ORR_MAX_SEATS; s++) text_format(out, "%c%u", s ? ',' : ' ', t->of_seat[s]);
        text_add(out, "\n");
        for (unsigned o = 0; o < t->n_outcomes; o++)
            text_format(out, "outcome %u %s\n", t->of_outcome[o], t->outcome[o]);
    }
}

/* One line of the sums; t: the tally it belongs to. */
static tally *read_sum(tallies *to, tally *t, const char *line)
{
    char game[TALLY_WORD] = "", outcome[TALLY_WORD] = "";
    unsigned seats, matches, n;
    int at = 0;
    if (t && sscanf(line, "outcome %u %47[^\n]", &n, outcome) == 2) {
        tallies_count_outcome(t, outcome, n);
        return t;
    }
    if (sscanf(line, "tally %47s %u %u %n", game, &seats, &matches, &at) != 3 || !at) return t;
    t = tallies_of(to, game, seats);
    if (!t) return NULL;
    t->matches += matches;
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++) {
        t->of_seat[s] += (unsigned)strtoul(line + at, NULL, 10);
        const char *comma = strchr(line + at, ',');
        if (!comma) break;
        at = (int)(comma + 1 - line);
    }
    return t;
}

static void read_sums(tallies *to, const char *text, size_t n)
{
    char line[LINE];
    tally *t = NULL;
    for (const char *end = text + n, *stop; text < end; text = stop + 1) {
        stop = memchr(text, '\n', (size_t)(end - text));
        if (!stop || stop - text >= LINE) return;
        memcpy(line, text, (size_t)(stop - text));
        line[stop - text] = 0;
        t = read_sum(to, t, line);
    }
}

static void read_one(void *mine, const store_entry *e)
{
    struct endings *all = mine;
    tally_ending x;
    if (e->damaged) {                    /* a line keeps its number, so that the next one does not get it */
        all->unread++;
        if (e->act == STORE_ADD && e->sequence >= all->next && e->sequence < UINT32_MAX) all->next = e->sequence + 1;
        return;
    }
    if (e->act == STORE_KEEP) {
        all->next = all->folded = e->sequence;
        read_sums(&all->own, e->bytes, e->n);
        return;
    }
    if (e->sequence >= all->next) all->next = e->sequence + 1;
    if (tally_read_line(e->bytes, e->n, &x)) tallies_count(&all->own, &x);
}

static void read_any(void *mine, const store_entry *e)
{
    struct endings *all = mine;
    tally_ending x;
    if (e->damaged) return;
    if (e->act == STORE_KEEP) read_sums(&all->all, e->bytes, e->n);
    else if (tally_read_line(e->bytes, e->n, &x)) tallies_count(&all->all, &x);
}

/* Is every match that is counted here in the store too? */
static bool all_recorded(const tables *all)
{
    for (const table *t = all->first; t; t = t->after)
        if (t->ended && !t->recorded) return false;
    return true;
}

/* The sums take the place of the lines. */
void endings_fold(server *s)
{
    struct endings *all = s->tables->endings;
    text_buf text = { 0 };
    if (all->next - all->folded < FOLD_EVERY || all->spoilt || !all_recorded(s->tables)) return;
    write_sums(all, &text);
    store_entry e = { .act = STORE_KEEP, .sequence = all->next, .state = STORE_UNKNOWN, .alone = true,
                      .bytes = text.text, .n = text.n };
    memcpy(e.table, all->name, sizeof all->name);
    if (!text.torn && text.n && writer_put(s->writer, &e, 1)) all->folded = all->next;
    text_free(&text);
}

static void name_lines(unsigned k, char name[16])
{
    if (k) snprintf(name, 16, ENDINGS ".%u", k + 1);
    else snprintf(name, 16, ENDINGS);
}

/* Lines that no other server adds to; and all there are are counted. */
static bool take_lines(server *s, struct endings *all)
{
    const unsigned most = store_is_shared(s->store) ? MOST_SERVERS : 1;
    store_owner owner = STORE_THEIRS;
    char name[16];
    for (unsigned k = 0; k < most && owner != STORE_MINE; k++) {
        name_lines(k, all->name);
        if (store_take(s->reading, all->name, STORE_LOG, &owner) != STORE_OK) return false;
    }
    for (unsigned k = 0; k < most; k++) {
        name_lines(k, name);
        const store_verdict verdict = store_read(s->reading, name, STORE_SOUND, read_any, all);
        if (verdict != STORE_OK && verdict != STORE_DAMAGED) return false;
    }
    return owner == STORE_MINE;
}

bool endings_open(server *s)
{
    struct endings *all = s->tables->endings = calloc(1, sizeof *all);
    if (!all || !take_lines(s, all)) return false;
    const store_verdict verdict = store_read(s->reading, all->name, STORE_SOUND, read_one, all);
    if (verdict != STORE_OK && verdict != STORE_DAMAGED) return false;
    if (verdict == STORE_DAMAGED || all->unread) endings_lost(ENDINGS, "what cannot be read is left out");
    endings_fold(s);
    return true;
}

/* No match is worth less for it, so a server with damaged statistics starts. */
bool endings_lost(const char *name, const char *what)
{
    if (strcmp(name, ENDINGS)) return false;
    log_line(LOG_ERROR, "statistics-damaged", "why", what, LOG_END);
    return true;
}

void endings_close(struct endings *all)
{
    if (!all) return;
    tallies_free(&all->all);
    tallies_free(&all->own);
    free(all);
}

void ending_note(table *t)
{
    tally_ending x;
    if (t->ended || !tally_ending_of(t->room, &x)) return;
    t->ended = true;
    tallies_count(&t->server->tables->endings->all, &x);
    tallies_count(&t->server->tables->endings->own, &x);
}

void endings_heard(server *s, const char *line, size_t n)
{
    tally_ending x;
    if (tally_read_line(line, n, &x)) tallies_count(&s->tables->endings->all, &x);
}

void endings_spoil(table *t)
{
    if (t->ended && !t->recorded) t->server->tables->endings->spoilt = true;
}

bool ending_entry(table *t, text_buf *line, store_entry *e)
{
    struct endings *all = t->server->tables->endings;
    room_ending end;
    if (t->recorded || !room_ended(t->room, &end)) return false;
    if (end.brought) {                   /* its record is all there is to store */
        t->recording = true;
        return false;
    }
    if (!tally_write_line(t->room, t->code, line)) return false;
    *e = (store_entry){ .act = STORE_ADD, .sequence = all->next++, .tells = store_is_shared(t->server->store),
                        .bytes = line->text, .n = line->n };
    memcpy(e->table, all->name, sizeof all->name);
    return t->recording = true;
}

void endings_write(const struct endings *all, const char *game, text_buf *out)
{
    tallies_write(&all->all, game, out);
}
