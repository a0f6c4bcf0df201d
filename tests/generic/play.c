/* play.c - one random match with every check at every resting state. */
#include "tests/generic/suite.h"
#include "tests/support/setting.h"

enum { TEACH_ONE_IN = 3 };

static void answer(table *r)
{
    const orr_answer in = random_answer(&r->now.t, &r->rng);
    const orr_core before = *orr_core_of(&r->now.t);
    frontier_before(r);
    secrets_before(r, in);
    if (r->broken) return;
    world_say(&r->now, in.seat, in.act);
    if (r->n_history < MAX_HISTORY) r->history[r->n_history++] = in;
    check_news(r, in.seat);
    if (!r->broken) frontier_after(r, &before, in);
    if (!r->broken) secrets_after(r, in);
}

static void check_end(table *r)
{
    orr_result won = { 0 };
    int16_t score[ORR_MAX_SEATS] = { 0 };
    const orr_seats there = (orr_seats)(orr_one(r->seats) - 1u);
    r->game->score(&r->now.t, score);
    r->game->result(&r->now.t, &won);
    expect(r, C_ENDS, NO_SEAT, !(won.winners & ~there), "winners %04x are not all at the table", won.winners);
    expect(r, C_ENDS, NO_SEAT, won.outcome < r->game->n_outcomes, "outcome %u has no name", won.outcome);
    expect(r, C_ENDS, NO_SEAT, won.rule && won.rule < r->game->n_rules, "no rule ended the match");
}

static bool deal(table *r, uint64_t seed)
{
    r->seed = seed;
    r->rng = (orr_rng){ seed * 0x9e3779b97f4a7c15u };
    r->broken = false;
    r->n_history = 0;
    r->taught = orr_rng_below(&r->rng, 2);
    for (unsigned i = 0; i < sizeof r->key; i++) r->key[i] = (uint8_t)orr_rng_below(&r->rng, 256);
    forget_news(&r->now);
    r->now.news.fired = r->fired;
    return expect(r, C_ENDS, NO_SEAT, orr_start(&r->now.t, (uint8_t)r->seats, r->key) == ORR_OK,
                  "a checked box was refused");
}

static bool is_left(const table *r) { return r->most_answers && orr_core_of(&r->now.t)->answers >= r->most_answers; }

void play_match(table *r, uint64_t seed)
{
    if (!deal(r, seed)) return;
    secrets_begin(r);
    replay_begin(r);
    while (!r->broken) {
        check_state(r);
        if (!r->broken) check_lists(r);
        if (!r->broken) check_sight(r);
        if (r->broken || orr_core_of(&r->now.t)->over || is_left(r)) break;
        replay_keep(r);
        check_commute(r);
        if (!r->broken) answer(r);
        if (r->taught && !orr_rng_below(&r->rng, TEACH_ONE_IN)) secrets_taught(teach(&r->now, &r->rng));
        expect(r, C_ENDS, NO_SEAT, orr_core_of(&r->now.t)->answers <= r->game->longest,
               "still not over after %u answers", r->game->longest);
    }
    if (!r->broken && orr_core_of(&r->now.t)->over) check_end(r);
    replay_end(r);
    secrets_end();
}
