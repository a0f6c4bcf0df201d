/* sim_part.c - writes and reads the counts of a simulation.
 *
 *   run 5 seats
 *   games 125 unfinished 0 signature 0651c6a31298c12a
 *   outcome 19 23 58 0 0 ...
 *   ...
 *   failed 17 after 23 answers: a sentence       only if a check failed */
#include "apps/cli/sim_part.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void put_counts(text_buf *t, const char *name, const uint64_t *count, unsigned n)
{
    text_add(t, name);
    for (unsigned i = 0; i < n; i++) text_format(t, " %llu", (unsigned long long)count[i]);
    text_add(t, "\n");
}

void sim_part_write(text_buf *t, const sim_order *o, const sim_result *r)
{
    const sim_scores *s = &r->scores;
    const uint64_t spans[] = { r->answers.sum, r->answers.least, r->answers.most, r->turns.sum, r->turns.least,
                               r->turns.most };
    text_format(t, "run %u seats\ngames %llu unfinished %llu signature %016llx\n", o->seats,
                (unsigned long long)r->games, (unsigned long long)r->unfinished, (unsigned long long)r->signature);
    put_counts(t, "outcome", r->outcome, SIM_MOST_OUTCOMES);
    put_counts(t, "seat", r->seat, ORR_MAX_SEATS);
    put_counts(t, "bot", r->bot, ORR_MAX_SEATS);
    put_counts(t, "answers and turns", spans, sizeof spans / sizeof *spans);
    text_format(t, "scores %lld %lld %d %d\n", (long long)s->all, (long long)s->best, s->least, s->most);
    if (o->fired) put_counts(t, "fired", o->fired, o->box->game->n_rules);
    if (r->failed)
        text_format(t, "failed %llu after %u answers: %s\n", (unsigned long long)r->failed_game, r->failed_answer,
                    r->failure);
}

/* A line of so many counts; false: it is another line. */
static bool read_counts(const char **at, const char *name, uint64_t *count, unsigned n, bool add)
{
    const size_t skip = strlen(name);
    char *end;
    if (strncmp(*at, name, skip)) return false;
    for (*at += skip; n; n--, count++, *at = end) {
        const uint64_t v = strtoull(*at, &end, 10);
        if (end == *at || **at != ' ') return false;
        *count = add ? *count + v : v;
    }
    return *(*at)++ == '\n';
}

static bool read_scores(const char **at, sim_scores *s)
{
    long long all, best;
    int least, most, used = 0;
    if (sscanf(*at, "scores %lld %lld %d %d%n", &all, &best, &least, &most, &used) != 4 || (*at)[used] != '\n')
        return false;
    *s = (sim_scores){ all, best, (int16_t)least, (int16_t)most };
    *at += used + 1;
    return true;
}

static void read_failure(const char *at, sim_result *r)
{
    unsigned long long game;
    int used = 0;
    if (sscanf(at, "failed %llu after %u answers: %n", &game, &r->failed_answer, &used) != 2 || !used) return;
    r->failed = true;
    r->failed_game = game;
    snprintf(r->failure, sizeof r->failure, "%.*s", (int)strcspn(at + used, "\n"), at + used);
}

bool sim_part_read(const char *body, const sim_order *o, sim_result *r)
{
    char name[32];
    unsigned long long games, unfinished, signature;
    uint64_t spans[6];
    int used = 0;
    *r = sim_nothing();
    snprintf(name, sizeof name, "run %u seats\n", o->seats);
    const char *at = strstr(body, name);
    if (!at) return false;
    at += strlen(name);
    if (sscanf(at, "games %llu unfinished %llu signature %llx%n", &games, &unfinished, &signature, &used) != 3 ||
        at[used] != '\n')
        return false;
    at += used + 1;
    r->games = games, r->unfinished = unfinished, r->signature = signature;
    if (!read_counts(&at, "outcome", r->outcome, SIM_MOST_OUTCOMES, false) ||
        !read_counts(&at, "seat", r->seat, ORR_MAX_SEATS, false) ||
        !read_counts(&at, "bot", r->bot, ORR_MAX_SEATS, false) ||
        !read_counts(&at, "answers and turns", spans, 6, false) || !read_scores(&at, &r->scores) ||
        (o->fired && !read_counts(&at, "fired", o->fired, o->box->game->n_rules, true)))
        return false;
    r->answers = (sim_span){ spans[0], spans[1], spans[2] };
    r->turns = (sim_span){ spans[3], spans[4], spans[5] };
    read_failure(at, r);
    return true;
}
