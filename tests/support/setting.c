/* setting.c - reads and writes the line that says which match a golden or a perft position belongs to. */
#include "tests/support/setting.h"
#include "engine/game.h"
#include "games/games.h"
#include "table/match/match.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool read_word(setting *m, const char *word, error *why)
{
    char name[64];
    const char *value = strchr(word, '=');
    if (!value || value - word >= (int)sizeof name)
        return error_refuse(why, "'%s' should have the form name=value.", word);
    snprintf(name, sizeof name, "%.*s", (int)(value - word), word);
    if (!strcmp(name, "seats")) m->seats = (unsigned)strtoul(value + 1, NULL, 10);
    else if (!strcmp(name, "seed")) m->seed = strtoull(value + 1, NULL, 10);
    else return box_option(&m->box, name, value + 1, why);
    return true;
}

bool setting_read(setting *m, const char *line, error *why)
{
    char words[400];
    snprintf(words, sizeof words, "%.*s", (int)strcspn(line, "\n"), line);
    char *word = strtok(words, " ");
    const orr_game *g = word ? orr_find_game(word) : NULL;
    if (!g) return error_refuse(why, "A match should begin with the id of a game, not '%s'.", word ? word : "");
    *m = (setting){ .seats = g->min_seats };
    box_open(&m->box, g);
    while ((word = strtok(NULL, " ")))
        if (!read_word(m, word, why)) return false;
    return box_check(&m->box, m->seats, why);
}

int setting_write(const setting *m, char *out, size_t cap)
{
    const orr_game *g = m->box.game;
    int n = snprintf(out, cap, "%s seats=%u seed=%" PRIu64, g->id, m->seats, m->seed);
    for (unsigned i = 0; i < g->n_options && (size_t)n < cap; i++)
        if (m->box.opt[i])
            n += snprintf(out + n, cap - (size_t)n, " %s=%s", g->options[i].name, g->options[i].word[m->box.opt[i]]);
    return n;
}

void setting_key(const setting *m, uint8_t key[32])
{
    char seed[32];
    match_deal deal;
    snprintf(seed, sizeof seed, "%" PRIu64, m->seed);
    deal_from_seed(&deal, seed);
    deal_key(&deal, key);
}

enum { INTERJECT_ONE_IN = 4 };

orr_answer random_answer(const orr_ctx *t, orr_rng *rng)
{
    orr_action list[ORR_MAX_LEGAL];
    orr_answer in = { .seat = orr_speaker(t, rng) };
    const orr_seats may = orr_may(t);
    const orr_seat other = (orr_seat)orr_rng_below(rng, orr_core_of(t)->seats);
    if ((may >> other & 1) && !orr_rng_below(rng, INTERJECT_ONE_IN) && orr_legal(t, other, list)) in.seat = other;
    in.act = list[orr_rng_below(rng, (uint32_t)orr_legal(t, in.seat, list))];
    return in;
}
