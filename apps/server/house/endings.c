/* endings.c - how matches of this server ended, added up by game and number of seats. They lie in the store under a
 * name that is not a code, a line each; the line is stored together with the record of its match. Every so often the
 * sums take the place of the lines:
 *
 *   tally earth-gambit 5 120 20,31,22,27,20      (seats, matches, wins of each seat)
 *   outcome 64 Aliens                            (of the tally above) */
#include "apps/server/house/tables.h"
#include "apps/server/net/log.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ENDINGS "endings"
enum { WORD = 48, MOST_OUTCOMES = 16, MOST_TALLIES = 256, FOLD_EVERY = 500, LINE = 400 };

typedef struct {                         /* one line of the store */
    char game[WORD], outcome[WORD];
    unsigned seats, winners;             /* winners: a bit each */
} ending;

typedef struct {                         /* all matches of a game with so many seats */
    char game[WORD];
    unsigned seats, matches;
    char outcome[MOST_OUTCOMES][WORD];
    unsigned n_outcomes, of_outcome[MOST_OUTCOMES], of_seat[ORR_MAX_SEATS];
} tally;

struct endings {
    tally *tally[MOST_TALLIES];
    unsigned n;
    uint32_t next;                       /* sequence number of the next line; a line that was refused leaves a gap */
    uint32_t folded;                     /* the sums in the store stand for the lines before this one */
    unsigned unread;                     /* lines or sums in the store that are damaged: they are not counted */
};

static tally *tally_of(struct endings *all, const char game[WORD], unsigned seats)
{
    for (unsigned i = 0; i < all->n; i++)
        if (all->tally[i]->seats == seats && !strcmp(all->tally[i]->game, game)) return all->tally[i];
    tally *t = all->n < MOST_TALLIES ? calloc(1, sizeof *t) : NULL;
    if (!t) return NULL;
    memcpy(t->game, game, WORD);
    t->seats = seats;
    return all->tally[all->n++] = t;
}

static void count_outcome(tally *t, const char outcome[WORD], unsigned n)
{
    unsigned o = 0;
    while (o < t->n_outcomes && strcmp(t->outcome[o], outcome)) o++;
    if (o == MOST_OUTCOMES) return;
    if (o == t->n_outcomes) memcpy(t->outcome[t->n_outcomes++], outcome, WORD);
    t->of_outcome[o] += n;
}

static void count(struct endings *all, const ending *e)
{
    tally *t = tally_of(all, e->game, e->seats);
    if (!t) return;
    t->matches++;
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++) t->of_seat[s] += e->winners >> s & 1;
    count_outcome(t, e->outcome, 1);
}

/* ---- the store --------------------------------------------------------------------------------------------------- */

static void write_sums(const struct endings *all, text_buf *out)
{
    for (unsigned i = 0; i < all->n; i++) {
        const tally *t = all->tally[i];
        text_format(out, "tally %s %u %u", t->game, t->seats, t->matches);
        for (unsigned s = 0; s < ORR_MAX_SEATS; s++) text_format(out, "%c%u", s ? ',' : ' ', t->of_seat[s]);
        text_add(out, "\n");
        for (unsigned o = 0; o < t->n_outcomes; o++)
            text_format(out, "outcome %u %s\n", t->of_outcome[o], t->outcome[o]);
    }
}

/* One line of the sums; t: the tally it belongs to. */
static tally *read_sum(struct endings *all, tally *t, const char *line)
{
    char game[WORD] = "", outcome[WORD] = "";
    unsigned seats, matches, n;
    int at = 0;
    if (t && sscanf(line, "outcome %u %47[^\n]", &n, outcome) == 2) {
        count_outcome(t, outcome, n);
        return t;
    }
    if (sscanf(line, "tally %47s %u %u %n", game, &seats, &matches, &at) != 3 || !at) return t;
    t = tally_of(all, game, seats);
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

static void read_sums(struct endings *all, const char *text, size_t n)
{
    char line[LINE];
    tally *t = NULL;
    for (const char *end = text + n, *stop; text < end; text = stop + 1) {
        stop = memchr(text, '\n', (size_t)(end - text));
        if (!stop || stop - text >= LINE) return;
        memcpy(line, text, (size_t)(stop - text));
        line[stop - text] = 0;
        t = read_sum(all, t, line);
    }
}

static void read_one(void *mine, const store_entry *e)
{
    struct endings *all = mine;
    char line[LINE];
    ending x = { .seats = 0 };
    if (e->damaged) {                    /* a line keeps its number, so that the next one does not get it */
        all->unread++;
        if (e->act == STORE_ADD && e->sequence >= all->next && e->sequence < UINT32_MAX) all->next = e->sequence + 1;
        return;
    }
    if (e->act == STORE_KEEP) {
        all->next = all->folded = e->sequence;
        read_sums(all, e->bytes, e->n);
        return;
    }
    if (e->sequence >= all->next) all->next = e->sequence + 1;
    if (e->n >= sizeof line) return;
    memcpy(line, e->bytes, e->n);
    line[e->n] = 0;
    if (sscanf(line, "%*s %47s %u %x %*u %*u %47[^\n]", x.game, &x.seats, &x.winners, x.outcome) == 4) count(all, &x);
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
    if (all->next - all->folded < FOLD_EVERY || !all_recorded(s->tables)) return;
    write_sums(all, &text);
    const store_entry e = { .act = STORE_KEEP, .table = ENDINGS, .sequence = all->next, .state = STORE_UNKNOWN,
                            .alone = true, .bytes = text.text, .n = text.n };
    if (!text.torn && text.n && writer_put(s->writer, &e, 1)) all->folded = all->next;
    text_free(&text);
}

bool endings_open(server *s)
{
    struct endings *all = s->tables->endings = calloc(1, sizeof *all);
    const store_verdict verdict = all ? store_read(s->reading, ENDINGS, STORE_SOUND, read_one, all) : STORE_BROKEN;
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
    while (all->n) free(all->tally[--all->n]);
    free(all);
}

void ending_note(table *t)
{
    room_ending end;
    ending x = { .seats = 0 };
    if (t->ended || !room_ended(t->room, &end)) return;
    t->ended = true;
    snprintf(x.game, sizeof x.game, "%.47s", end.game);
    snprintf(x.outcome, sizeof x.outcome, "%.47s", end.outcome);
    x.seats = end.seats;
    x.winners = end.winners;
    count(t->server->tables->endings, &x);
}

bool ending_entry(table *t, text_buf *line, store_entry *e)
{
    struct endings *all = t->server->tables->endings;
    room_ending end;
    if (t->recorded || !room_ended(t->room, &end)) return false;
    text_format(line, "%s %.47s %u %x %" PRIu32 " %" PRIu64 " %.47s", t->code, end.game, end.seats, end.winners,
                end.answers, end.seconds, end.outcome);
    if (line->torn) return false;
    *e = (store_entry){ .act = STORE_ADD, .table = ENDINGS, .sequence = all->next++, .bytes = line->text,
                        .n = line->n };
    return t->recording = true;
}

/* ---- the page ---------------------------------------------------------------------------------------------------- */

/* Wilson's interval of 95%: where the true share of wins lies. */
static void write_side(json *j, const char *name, unsigned wins, unsigned of)
{
    const double z = 1.96, n = of, p = wins / n, middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
    json_open_object(j, NULL);
    json_text(j, "name", name);
    json_count(j, "wins", wins);
    json_count(j, "of", of);
    json_number(j, "low", middle - half);
    json_number(j, "high", middle + half);
    json_end(j);
}

/* Every outcome that came, then every seat. */
static void write_tally(json *j, const tally *t)
{
    json_open_object(j, NULL);
    json_text(j, "game", t->game);
    json_count(j, "seats", t->seats);
    json_count(j, "matches", t->matches);
    json_open_array(j, "side");
    for (unsigned o = 0; o < t->n_outcomes; o++) write_side(j, t->outcome[o], t->of_outcome[o], t->matches);
    for (unsigned s = 0; s < t->seats && s < ORR_MAX_SEATS; s++) {
        char name[16];
        snprintf(name, sizeof name, "Seat %u", s + 1);
        write_side(j, name, t->of_seat[s], t->matches);
    }
    json_end(j);
    json_end(j);
}

void endings_write(const struct endings *all, const char *game, text_buf *out)
{
    json j = json_on_text(out);
    json_open_array(&j, NULL);
    for (unsigned i = 0; i < all->n; i++)
        if (!*game || !strcmp(all->tally[i]->game, game)) write_tally(&j, all->tally[i]);
    json_end(&j);
}
