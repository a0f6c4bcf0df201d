/* stops.c - see stops.h. */
#include "lab/play/stops.h"

#include "engine/game.h"
#include "lab/play/round.h"

#include <stdio.h>
#include <string.h>

enum { WEAK_EVERY = 3, MOST_LOCKED = 200 };

/* Each rule once per question, however much it bars. */
static void count_question(const orr_ctx *t, orr_seat s, uint64_t *by_rule)
{
    orr_barred locked[MOST_LOCKED];
    const int n = orr_locked(t, s, locked, MOST_LOCKED), seen = n < MOST_LOCKED ? n : MOST_LOCKED;
    for (int i = 0; i < seen; i++) {
        int k = 0;
        while (locked[k].rule != locked[i].rule) k++;
        by_rule[locked[i].rule] += k == i;
    }
}

static bool play_one(lab_round *r, unsigned number, uint8_t seats, const bot *const *plays, uint64_t *by_rule)
{
    char seed[32];
    snprintf(seed, sizeof seed, "stops-%u", number);
    if (!round_deal(r, seed, seats, plays, NULL)) return false;
    while (!round_is_over(r)) {
        for (orr_seat s = 0; s < seats; s++)
            if (orr_asked(&r->t) >> s & 1) count_question(&r->t, s, by_rule);
        if (!round_answer(r)) return false;
    }
    return true;
}

bool stops_count(const orr_game *g, uint8_t seats, unsigned matches, uint64_t *by_rule)
{
    const bot *plays[ORR_MAX_SEATS];
    lab_round r;
    orr_box box;
    box_open(&box, g);
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++) {
        plays[s] = bot_find(s % WEAK_EVERY == WEAK_EVERY - 1 ? "easy" : "script", g);
        if (!plays[s]) return false;
    }
    memset(by_rule, 0, g->n_rules * sizeof *by_rule);
    if (!round_open(&r, &box, plays, ORR_MAX_SEATS)) return false;
    bool good = true;
    for (unsigned i = 0; good && i < matches; i++) good = play_one(&r, i, seats, plays, by_rule);
    round_close(&r);
    return good;
}

unsigned stops_most(const orr_game *g, const uint64_t *by_rule, orr_rule *out, unsigned most)
{
    unsigned n = 0;
    for (unsigned r = ORR_R_FIRST_OWN; r < g->n_rules; r++) {
        unsigned at = n;
        if (!by_rule[r] || !g->rules[r].id) continue;
        while (at && by_rule[out[at - 1]] < by_rule[r]) at--;
        if (at == most) continue;
        if (n < most) n++;
        memmove(&out[at + 1], &out[at], (n - 1 - at) * sizeof *out);
        out[at] = (orr_rule)r;
    }
    return n;
}
