/* judge.c - see judge.h. */
#include "bots/search/judge.h"

#include "bots/search/search.h"
#include "engine/game.h"

#include <stdlib.h>

const float bot_mistake = 0.05f;
enum { HINT_MS = 3000 };                 /* a person waits: on a slow machine it tries less than the expert would */
static const float doubtful = 0.03f;     /* in the eyes of the search, which is generous: the comparison decides */

/* Luck that follows from what the seat sees, so that twins have the same. */
static orr_rng luck_of(const bot_moment *at, uint64_t use)
{
    return (orr_rng){ orr_hash(at->view, at->box->game->view_size, use) };
}

static bot_comparison compare(const bot_moment *at, orr_action a, orr_action b, orr_rng *r)
{
    return bot_compare(at->box, at->view, a, b, at->heard, at->n_heard, 0, r);
}

bool bot_advise(const bot_moment *at, orr_rng *r, bot_advice *out)
{
    const bot_budget patience = { .at_most = HINT_MS };
    orr_action act[ORR_MAX_LEGAL + 1];
    search *s = opinions_think(bot_find("expert", at->box->game), at, &patience, r, act);
    if (!s) return false;
    *out = (bot_advice){ .best = search_best(s), .next = search_next(s) };
    out->reason = opinions_reason(s, out->best);
    opinions_forget(s);
    out->by = compare(at, out->best, out->next, r);
    return true;
}

/* Who looks, and for how long. By what an imagined game is said to cost, not by the clock: the same match is always
 * judged alike. Where so many looks share the time that the expert could hardly try anything, the hard bot looks. */
static const bot *looker(const orr_game *g, uint32_t looks, bot_budget *share)
{
    enum { ALL_US = 4000000, FEWEST = 60 };
    const bot *b = bot_find("expert", g);
    if (ALL_US / bot_try_us(b, g) < FEWEST * looks) b = bot_find("hard", g);
    const uint32_t own = bot_tries(b, g), each = ALL_US / (looks * bot_try_us(b, g));
    *share = (bot_budget){ .iterations = each > own ? own : each < FEWEST ? FEWEST : each };
    return b;
}

bool bot_doubts(const bot_moment *at, orr_action given, uint32_t looks, bot_doubt *out)
{
    orr_action act[ORR_MAX_LEGAL + 1];
    orr_rng r = luck_of(at, 1);
    bot_budget share;
    const bot *b = looker(at->box->game, looks, &share);
    search *s = opinions_think(b, at, &share, &r, act);
    *out = (bot_doubt){ .better = given };
    if (!s) return false;
    out->better = search_best(s);
    out->chance = search_worth(s, out->better);
    out->loss = out->chance - search_worth(s, given);
    out->reason = opinions_reason(s, out->better);
    opinions_forget(s);
    return out->loss >= doubtful && !orr_same_action(out->better, given);
}

bool bot_confirms(const bot_moment *at, orr_action better, orr_action given, bot_comparison *out)
{
    for (uint64_t use = 2; use < 4; use++) {
        orr_rng r = luck_of(at, use);
        *out = compare(at, better, given, &r);
        if (!bot_compare_sure(out, bot_mistake)) return false;
    }
    const unsigned loss = bot_compare_loss(out);             /* sure in the numbers that are told, too */
    return loss >= (unsigned)lroundf(100 * bot_mistake) && loss > bot_compare_give(out);
}
