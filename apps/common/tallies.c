/* tallies.c - see tallies.h. */
#include "apps/common/tallies.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- one match --------------------------------------------------------------------------------------------------- */

bool tally_ending_of(const room *r, tally_ending *x)
{
    room_ending end;
    *x = (tally_ending){ .seats = 0 };
    if (!room_ended(r, &end) || end.brought) return false;
    snprintf(x->game, sizeof x->game, "%.47s", end.game);
    snprintf(x->outcome, sizeof x->outcome, "%.47s", end.outcome);
    x->seats = end.seats;
    x->winners = end.winners;
    return true;
}

bool tally_write_line(const room *r, const char *name, text_buf *line)
{
    room_ending end;
    if (!room_ended(r, &end) || end.brought) return false;
    text_format(line, "%s %.47s %u %x %" PRIu32 " %" PRIu64 " %.47s", name, end.game, end.seats, end.winners,
                end.answers, end.seconds, end.outcome);
    return !line->torn;
}

bool tally_read_line(const char *line, size_t n, tally_ending *x)
{
    char text[400];
    *x = (tally_ending){ .seats = 0 };
    if (n >= sizeof text) return false;
    memcpy(text, line, n);
    text[n] = 0;
    char *word[7] = { text };            /* name, game, seats, winners, answers, seconds, outcome */
    for (unsigned i = 1; i < 7; i++) {
        if (!(word[i] = strchr(word[i - 1], ' '))) return false;
        *word[i]++ = 0;
    }
    word[6][strcspn(word[6], "\n")] = 0;
    if (!*word[1] || !*word[6]) return false;
    snprintf(x->game, sizeof x->game, "%.47s", word[1]);
    snprintf(x->outcome, sizeof x->outcome, "%.47s", word[6]);
    x->seats = (unsigned)strtoul(word[2], NULL, 10);
    x->winners = (unsigned)strtoul(word[3], NULL, 16);
    return x->seats > 0 && x->seats <= ORR_MAX_SEATS;
}

/* ---- all of them ------------------------------------------------------------------------------------------------- */

tally *tallies_of(tallies *all, const char game[TALLY_WORD], unsigned seats)
{
    for (unsigned i = 0; i < all->n; i++)
        if (all->tally[i]->seats == seats && !strcmp(all->tally[i]->game, game)) return all->tally[i];
    tally *t = all->n < TALLY_MOST ? calloc(1, sizeof *t) : NULL;
    if (!t) return NULL;
    memcpy(t->game, game, TALLY_WORD);
    t->seats = seats;
    return all->tally[all->n++] = t;
}

void tallies_count_outcome(tally *t, const char outcome[TALLY_WORD], unsigned n)
{
    unsigned o = 0;
    while (o < t->n_outcomes && strcmp(t->outcome[o], outcome)) o++;
    if (o == TALLY_OUTCOMES) return;
    if (o == t->n_outcomes) memcpy(t->outcome[t->n_outcomes++], outcome, TALLY_WORD);
    t->of_outcome[o] += n;
}

void tallies_count(tallies *all, const tally_ending *e)
{
    tally *t = tallies_of(all, e->game, e->seats);
    if (!t) return;
    t->matches++;
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++) t->of_seat[s] += e->winners >> s & 1;
    tallies_count_outcome(t, e->outcome, 1);
}

void tallies_free(tallies *all)
{
    while (all->n) free(all->tally[--all->n]);
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

void tallies_write(const tallies *all, const char *game, text_buf *out)
{
    json j = json_on_text(out);
    json_open_array(&j, NULL);
    for (unsigned i = 0; i < all->n; i++)
        if (!*game || !strcmp(all->tally[i]->game, game)) write_tally(&j, all->tally[i]);
    json_end(&j);
}
