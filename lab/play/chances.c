/* chances.c - goes through a match again and plays it on from many of its positions. */
#include "lab/play/chances.h"

#include "engine/game.h"
#include "lab/play/round.h"

#include <string.h>

/* Imagined games cost what their answers cost: about so many answers for a whole page, whatever the game's length. */
enum { ANSWERS = 80000, FEWEST_GAMES = 16, MOST_GAMES = 50 };

typedef struct {
    lab_round real, twin;                /* the match as it was; a copy that goes its own way */
    orr_rng dice;
    uint32_t games;                      /* from each position */
} player;

/* A side has won if one of its members has: members of a side win together. */
static void count_winners(const orr_ctx *t, chances_at *at)
{
    orr_result r;
    uint16_t lines = 0;
    at->games++;
    if (!orr_core_of(t)->over) return;   /* the game's bound: nobody has won */
    t->game->result(t, &r);
    for (orr_seat s = 0; s < orr_core_of(t)->seats; s++) {
        const unsigned line = t->game->side ? t->game->side(t, s) : s;
        if ((r.winners >> s & 1) && line < ORR_MAX_SEATS) lines |= orr_one(line);
    }
    for (unsigned i = 0; i < ORR_MAX_SEATS; i++) at->won[i] += lines >> i & 1;
}

/* The order of a shuffled pile is decided when a card is drawn, so a new key is a new future. */
static void throw_anew(player *p)
{
    orr_chance *c = &orr_core_of(&p->twin.t)->chance;
    for (unsigned i = 0; i < 8; i++) c->key[i] = orr_rng_below(&p->dice, 0xffffffffu);
    c->used = 32;
    for (unsigned s = 0; s <= ORR_MAX_SEATS; s++)
        p->twin.rng[s].s = (uint64_t)orr_rng_below(&p->dice, 0xffffffffu) << 32 | s;
}

static void imagine(player *p, chances_at *at)
{
    *at = (chances_at){ .answers = orr_core_of(&p->real.t)->answers };
    if (round_is_over(&p->real)) {
        count_winners(&p->real.t, at);
        return;
    }
    for (uint32_t i = 0; i < p->games; i++) {
        round_copy(&p->twin, &p->real);
        throw_anew(p);
        while (!round_is_over(&p->twin) && round_answer(&p->twin)) continue;
        count_winners(&p->twin.t, at);
    }
}

/* Position i of n answers is looked at if it begins a new part of CHANCES_POSITIONS - 1 equal ones. */
static bool looked_at(uint32_t i, uint32_t n)
{
    const uint64_t parts = CHANCES_POSITIONS - 1;
    return !i || i == n || n <= parts || (i * parts) / n != ((i - 1) * parts) / n;
}

static uint32_t games_from_each(uint32_t answers)
{
    const uint32_t positions = answers < CHANCES_POSITIONS ? answers + 1 : CHANCES_POSITIONS;
    const uint32_t games = ANSWERS / (positions * (answers / 2 + 1));
    return games < FEWEST_GAMES ? FEWEST_GAMES : games > MOST_GAMES ? MOST_GAMES : games;
}

static bool go_through(player *p, const match *m, chances_step step, void *to)
{
    chances_at at;
    for (uint32_t i = 0; ; i++) {
        if (looked_at(i, m->n_answers)) {
            imagine(p, &at);
            step(to, &at);
        }
        if (i == m->n_answers) return true;
        if (orr_apply(&p->real.t, m->answer[i].seat, m->answer[i].act) != ORR_OK) return false;
    }
}

bool chances_of(const match *m, chances_step step, void *to, error *why)
{
    const bot *script = bot_find("script", m->t.game), *plays[ORR_MAX_SEATS];
    player p = { .games = games_from_each(m->n_answers) };
    uint8_t key[MATCH_KEY];
    if (!script) script = bot_find("easy", m->t.game);
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++) plays[s] = script;
    deal_key(&m->deal, key);
    p.dice.s = orr_hash(key, sizeof key, 0);
    const bool real = round_open(&p.real, &m->box, &script, 1), twin = round_open(&p.twin, &m->box, &script, 1);
    const bool dealt = real && twin && round_deal_key(&p.real, key, orr_core_of(&m->t)->seats, plays, NULL);
    const bool good = dealt && go_through(&p, m, step, to);
    round_close(&p.real);
    round_close(&p.twin);
    return good || error_refuse(why, "There is not enough memory to go through the match again.");
}
