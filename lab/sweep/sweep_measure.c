/* sweep_measure.c - plays the matches of a setting and counts them; counts as a line of text, and back.
 *
 *   first 17 5: 200 3 150 101 ...           setting 17, first look; 5 players: the counts, as `numbers` lists them
 *   again 17 5: 800 ... 6: 800 ...          second look; a group for each number of players
 *   first 18 cannot be played */
#include "lab/play/crew.h"
#include "lab/study/study.h"
#include "lab/sweep/sweep.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char unplayable[] = " cannot be played\n";

/* ---- counting ---------------------------------------------------------------------------------------------------- */

static void count_sides(sweep_count *c, const study_match *m, unsigned seats)
{
    bool in[BOX_MOST_SIDES] = { false }, won[BOX_MOST_SIDES] = { false };
    for (unsigned s = 0; s < seats; s++) {
        if (m->side[s] >= BOX_MOST_SIDES) continue;
        in[m->side[s]] = true;
        won[m->side[s]] = won[m->side[s]] || (m->winners >> s & 1);
    }
    for (unsigned i = 0; i < BOX_MOST_SIDES; i++) c->side_in[i] += in[i], c->side_won[i] += won[i];
}

static void count_match(sweep_count *c, const study_match *m, unsigned seats)
{
    enum { HALF_TIME = 1 };
    c->matches++;
    c->nobody += !m->winners;
    c->led += m->led >> HALF_TIME & 1;
    c->led_won += m->led_won >> HALF_TIME & 1;
    c->clock += m->clock;
    c->clock_squares += (uint64_t)m->clock * m->clock;
    c->answers += m->answers;
    c->answers_squares += (uint64_t)m->answers * m->answers;
    if (m->outcome < SWEEP_MOST_OUTCOMES) c->outcome[m->outcome]++;
    for (unsigned s = 0; s < seats; s++) c->seat[s] += m->winners >> s & 1;
    count_sides(c, m, seats);
}

bool sweep_measure(const sweep_order *o, uint32_t setting, bool again, sweep_tally *t, error *why)
{
    sweep_box b;
    study s;
    char fresh[120];
    error cannot;
    *t = (sweep_tally){ .known = true };
    if (!sweep_open(o, setting, &b, &cannot)) return true;
    snprintf(fresh, sizeof fresh, "%s again", o->seed);
    const study_order wanted = { .box = &b.box, .plays = o->plays, .first = o->first, .last = o->last,
                                 .games = again ? o->again : o->games, .seed = again ? fresh : o->seed,
                                 .threads = o->threads, .plain = true };
    bool good = study_run(&s, &wanted, why);
    if (good) {
        if (s.failed) good = error_refuse(why, "The lab stopped: %s.", s.failure);
        for (size_t i = 0; good && i < study_matches(&s); i++)
            count_match(&t->count[study_seats(&s, i)], &s.match[i], study_seats(&s, i));
        t->playable = good;
        study_close(&s);
    }
    sweep_close(&b);
    return good;
}

/* ---- lines ------------------------------------------------------------------------------------------------------- */

enum { MOST_NUMBERS = sizeof(sweep_count) / sizeof(uint64_t) };

/* Where the counts of so many players are, in the order of the line. How many. */
static unsigned numbers(const sweep_order *o, unsigned seats, sweep_count *c, uint64_t *at[MOST_NUMBERS])
{
    uint64_t *const single[] = { &c->matches, &c->nobody, &c->led, &c->led_won, &c->clock, &c->clock_squares,
                                 &c->answers, &c->answers_squares };
    unsigned n = 0;
    for (; n < ORR_COUNT(single); n++) at[n] = single[n];
    for (unsigned i = 0; i <= o->box->game->n_outcomes && i < SWEEP_MOST_OUTCOMES; i++) at[n++] = &c->outcome[i];
    for (unsigned i = 0; i < seats; i++) at[n++] = &c->seat[i];
    for (unsigned i = 0; i < box_sides(o->box); i++) at[n++] = &c->side_in[i], at[n++] = &c->side_won[i];
    return n;
}

void sweep_write(text_buf *out, const sweep_order *o, uint32_t setting, bool again, const sweep_tally *t)
{
    uint64_t *at[MOST_NUMBERS];
    text_format(out, "%s %u", again ? "again" : "first", (unsigned)setting);
    if (!t->playable) {
        text_add(out, unplayable);
        return;
    }
    for (unsigned seats = o->first; seats <= o->last; seats++) {
        sweep_count c = t->count[seats];
        if (!c.matches) continue;
        const unsigned n = numbers(o, seats, &c, at);
        text_format(out, " %u:", seats);
        for (unsigned i = 0; i < n; i++) text_format(out, " %llu", (unsigned long long)*at[i]);
    }
    text_add(out, "\n");
}

static bool read_group(const char **at, const sweep_order *o, sweep_tally *t)
{
    uint64_t *to[MOST_NUMBERS];
    unsigned seats;
    int used = 0;
    char *end;
    if (sscanf(*at, " %u:%n", &seats, &used) != 1 || !used || seats < o->first || seats > o->last) return false;
    *at += used;
    const unsigned n = numbers(o, seats, &t->count[seats], to);
    for (unsigned i = 0; i < n; i++, *at = end) {
        if (**at != ' ') return false;
        *to[i] = strtoull(*at, &end, 10);
        if (end == *at) return false;
    }
    return t->count[seats].matches != 0;
}

bool sweep_read(const char *line, const sweep_order *o, uint32_t *setting, bool *again, sweep_tally *t)
{
    int used = 0;
    *again = !strncmp(line, "again ", 6);
    *t = (sweep_tally){ .known = true };
    if (!*again && strncmp(line, "first ", 6)) return false;
    if (sscanf(line + 6, "%u%n", setting, &used) != 1 || *setting >= sweep_capacity(o)) return false;
    line += 6 + used;
    if (!strncmp(line, unplayable, strlen(unplayable))) return true;
    while (*line == ' ')
        if (!read_group(&line, o, t)) return false;
    t->playable = *line == '\n';
    return t->playable;
}
