/* endings.c - how matches of this server ended, added up by game and number of seats. They lie in the store under a
 * name that is no code, a line each. */
#include "tables.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ENDINGS "endings"
enum { WORD = 48, MOST_OUTCOMES = 16, MOST_TALLIES = 256 };

typedef struct {                         /* one line of the store */
    char code[ROOM_CODE + 1], game[WORD], outcome[WORD];
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
    char (*code)[ROOM_CODE + 1];         /* the tables that are counted */
    uint32_t n_codes, cap_codes;
    uint32_t next;                       /* sequence number of the next line; a line that was refused leaves a gap */
};

static tally *tally_of(struct endings *all, const ending *e)
{
    for (unsigned i = 0; i < all->n; i++)
        if (all->tally[i]->seats == e->seats && !strcmp(all->tally[i]->game, e->game)) return all->tally[i];
    tally *t = all->n < MOST_TALLIES ? calloc(1, sizeof *t) : NULL;
    if (!t) return NULL;
    memcpy(t->game, e->game, WORD);
    t->seats = e->seats;
    return all->tally[all->n++] = t;
}

static bool is_counted(const struct endings *all, const char *code)
{
    for (uint32_t i = 0; i < all->n_codes; i++)
        if (!strcmp(all->code[i], code)) return true;
    return false;
}

static void count(struct endings *all, const ending *e)
{
    if (all->n_codes == all->cap_codes) {
        const uint32_t cap = all->cap_codes ? all->cap_codes * 2 : 64;
        void *more = realloc(all->code, cap * sizeof *all->code);
        if (!more) return;
        all->code = more;
        all->cap_codes = cap;
    }
    memcpy(all->code[all->n_codes++], e->code, sizeof e->code);
    tally *t = tally_of(all, e);
    if (!t) return;
    t->matches++;
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++) t->of_seat[s] += e->winners >> s & 1;
    unsigned o = 0;
    while (o < t->n_outcomes && strcmp(t->outcome[o], e->outcome)) o++;
    if (o == MOST_OUTCOMES) return;
    if (o == t->n_outcomes) memcpy(t->outcome[t->n_outcomes++], e->outcome, WORD);
    t->of_outcome[o]++;
}

static void read_one(void *mine, const store_entry *e)
{
    char line[256];
    ending x = { .seats = 0 };
    ((struct endings *)mine)->next = e->sequence + 1;
    if (e->n >= sizeof line) return;
    memcpy(line, e->bytes, e->n);
    line[e->n] = 0;
    if (sscanf(line, "%6s %47s %u %x %*u %*u %47[^\n]", x.code, x.game, &x.seats, &x.winners, x.outcome) == 5)
        count(mine, &x);
}

bool endings_open(server *s)
{
    s->tables->endings = calloc(1, sizeof *s->tables->endings);
    return s->tables->endings && store_read(s->reading, ENDINGS, read_one, s->tables->endings);
}

void endings_close(struct endings *all)
{
    if (!all) return;
    while (all->n) free(all->tally[--all->n]);
    free(all->code);
    free(all);
}

void ending_note(table *t)
{
    struct endings *all = t->server->tables->endings;
    room_ending end;
    ending x = { .seats = 0 };
    char line[256];
    if (t->ended || !room_ended(t->room, &end)) return;
    t->ended = true;
    if (is_counted(all, t->code)) return;
    snprintf(x.code, sizeof x.code, "%s", t->code);
    snprintf(x.game, sizeof x.game, "%.47s", end.game);
    snprintf(x.outcome, sizeof x.outcome, "%.47s", end.outcome);
    x.seats = end.seats;
    x.winners = end.winners;
    const int n = snprintf(line, sizeof line, "%s %s %u %x %" PRIu32 " %" PRIu64 " %s", x.code, x.game, x.seats,
                           x.winners, end.answers, end.seconds, x.outcome);
    const store_entry e = { .table = ENDINGS, .sequence = all->next++, .bytes = line, .n = (size_t)n };
    count(all, &x);
    writer_put(t->server->writer, &e);   /* refused: counted anew when the table is woken after the next start */
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

void endings_write(const struct endings *all, const char *game, scroll *out)
{
    json j = json_on_scroll(out);
    json_open_array(&j, NULL);
    for (unsigned i = 0; i < all->n; i++)
        if (!*game || !strcmp(all->tally[i]->game, game)) write_tally(&j, all->tally[i]);
    json_end(&j);
}
