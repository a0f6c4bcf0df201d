/* study_part.c - writes and reads matches that a study has watched.
 *
 *   study 0 of earth-gambit 2 64fc56b2808a77fb from 0 to 25
 *   5 3 1 0 1 2 53 20 4 61 18500 sides 0 1 2 0 1 uses 17:23:2:1:1 ...
 *                                                          one match: its number, winners, outcome, who led and won,
 *                                                          changes of the lead, answers, clock, who started, when
 *                                                          it was decided, thoughts; use, when, by, times, and
 *                                                          whether it could be used
 *   fired 0 19 ... / fired in 0 17 ...                     by rule: times, matches
 *   spread 3 0 20 512:17 513:4 ...                         curve, others, point: how often each value was there
 *   done */
#include "apps/cli/study_part.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t next_number(const char **at)
{
    char *end;
    const uint64_t v = strtoull(*at, &end, 10);
    *at = end;
    return v;
}

static bool skip(const char **at, const char *word)
{
    const size_t n = strlen(word);
    if (strncmp(*at, word, n)) return false;
    *at += n;
    return true;
}

/* ---- writing ----------------------------------------------------------------------------------------------------- */

static void head_of(char *out, size_t cap, const orr_box *b, unsigned number, uint32_t from, uint32_t to)
{
    snprintf(out, cap, "study %u of %s %u %016llx from %u to %u\n", number, b->game->id, b->game->rules_version,
             (unsigned long long)b->hash, from, to);
}

static void put_match(text_buf *t, const study *s, size_t nth)
{
    const study_match *m = &s->match[nth];
    const study_used *used = s->used ? s->used + nth * s->n_uses : NULL;
    text_format(t, "%zu %u %u %u %u %u %u %u %u %u %u sides", nth, m->winners, m->outcome, m->led, m->led_won,
                m->lead_changes, m->answers, m->clock, m->started, m->decided, m->thoughts);
    for (unsigned i = 0; i < study_seats(s, nth); i++) text_format(t, " %u", m->side[i]);
    text_add(t, " uses");
    for (unsigned u = 0; u < s->n_uses; u++)
        if (used[u].times || used[u].could)
            text_format(t, " %u:%u:%u:%u:%u", u, used[u].at, used[u].by, used[u].times, used[u].could);
    text_add(t, "\n");
}

static void put_counts(text_buf *t, const char *name, const uint64_t *count, unsigned n)
{
    text_add(t, name);
    for (unsigned i = 0; i < n; i++) text_format(t, " %llu", (unsigned long long)count[i]);
    text_add(t, "\n");
}

static void put_spread(text_buf *t, const study *s, unsigned curve, unsigned others, unsigned point)
{
    const uint32_t *bin = s->spread[curve].bin[others][point];
    text_format(t, "spread %u %u %u", curve, others, point);
    for (unsigned i = 0; i < STUDY_BINS; i++)
        if (bin[i]) text_format(t, " %u:%u", i, bin[i]);
    text_add(t, "\n");
}

void study_part_write(text_buf *t, const study *s, unsigned number)
{
    const study_order *o = &s->order;
    const unsigned rules = o->box->game->n_rules;
    char head[200];
    head_of(head, sizeof head, o->box, number, o->from, o->to);
    text_add(t, head);
    for (unsigned c = 0; c < s->n_counts; c++)
        for (uint32_t i = o->from; i < o->to; i++) put_match(t, s, (size_t)c * o->games + i);
    if (!o->plain) {
        put_counts(t, "fired", s->fired, rules);
        put_counts(t, "fired in", s->fired_in, rules);
    }
    for (unsigned c = 0; c < s->n_curves; c++)
        for (unsigned k = 0; k < 2 * STUDY_POINTS; k++) put_spread(t, s, c, k / STUDY_POINTS, k % STUDY_POINTS);
    text_add(t, "done\n");
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

const char *study_part_find(const char *body, const orr_box *b, unsigned number, uint32_t from, uint32_t to)
{
    char head[200];
    head_of(head, sizeof head, b, number, from, to);
    const char *at = strstr(body, head);
    return at && strstr(at, "\ndone\n") ? at : NULL;
}

size_t study_part_length(const char *lines) { return (size_t)(strstr(lines, "\ndone\n") - lines) + strlen("\ndone\n"); }

static bool read_match(const char **at, study *s)
{
    const size_t nth = next_number(at);
    if (nth >= study_matches(s)) return false;
    study_match *m = &s->match[nth];
    uint64_t v[10];
    for (unsigned i = 0; i < 10; i++) v[i] = next_number(at);
    *m = (study_match){ .winners = (orr_seats)v[0], .outcome = (uint8_t)v[1], .led = (uint32_t)v[2],
                        .led_won = (uint32_t)v[3], .lead_changes = (uint16_t)v[4], .answers = (uint32_t)v[5],
                        .clock = (uint32_t)v[6], .started = (uint8_t)v[7], .decided = (uint8_t)v[8],
                        .thoughts = (uint32_t)v[9] };
    memset(m->side, STUDY_NOBODY, sizeof m->side);
    if (m->outcome > s->order.box->game->n_outcomes || !skip(at, " sides")) return false;
    if (m->started >= study_seats(s, nth) && m->started != STUDY_NOBODY) return false;
    for (unsigned i = 0; i < study_seats(s, nth); i++) {
        m->side[i] = (uint8_t)next_number(at);
        if (m->side[i] >= STUDY_MOST_SIDES && m->side[i] != STUDY_NOBODY) return false;
    }
    if (!skip(at, " uses")) return false;
    while (skip(at, " ")) {
        unsigned use, by, times, could;
        uint32_t when;
        int used = 0;
        if (sscanf(*at, "%u:%u:%u:%u:%u%n", &use, &when, &by, &times, &could, &used) != 5 || use >= s->n_uses)
            return false;
        s->used[nth * s->n_uses + use] = (study_used){ when, (orr_seats)by, (uint16_t)times, could != 0 };
        *at += used;
    }
    return skip(at, "\n");
}

static bool add_counts(const char **at, const char *name, uint64_t *count, unsigned n)
{
    if (!skip(at, name)) return false;
    for (unsigned i = 0; i < n; i++) count[i] += next_number(at);
    return skip(at, "\n");
}

static bool add_spread(const char **at, study *s)
{
    const uint64_t curve = next_number(at), others = next_number(at), point = next_number(at);
    if (curve >= s->n_curves || others > 1 || point >= STUDY_POINTS) return false;
    while (skip(at, " ")) {
        const uint64_t bin = next_number(at);
        if (bin >= STUDY_BINS || !skip(at, ":")) return false;
        s->spread[curve].bin[others][point][bin] += (uint32_t)next_number(at);
    }
    return skip(at, "\n");
}

bool study_part_add(const char *at, study *s)
{
    const unsigned rules = s->order.box->game->n_rules;
    at += strcspn(at, "\n") + 1;
    while (*at >= '0' && *at <= '9')
        if (!read_match(&at, s)) return false;
    const bool counted = s->order.plain || (add_counts(&at, "fired", s->fired, rules) &&
                                            add_counts(&at, "fired in", s->fired_in, rules));
    if (!counted) return false;
    while (skip(&at, "spread"))
        if (!add_spread(&at, s)) return false;
    return skip(&at, "done\n");
}
