/* judge.c - see judge.h. */
#include "bots/search/judge.h"

#include "bots/search/search.h"
#include "engine/game.h"

#include <stdlib.h>

const float bot_mistake = 0.05f;
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
    bot_opinion *of = calloc(ORR_MAX_LEGAL + 1, sizeof *of);
    const int n =
        of ? bot_opinions(at->box, at->view, at->legal, at->n, at->heard, at->n_heard, r, of, &out->reason) : 0;
    if (n > 0) {
        out->best = of[0].act;
        out->next = of[n > 1].act;
        out->by = compare(at, out->best, out->next, r);
        if (-out->by.mean > out->by.give) {                  /* the reason was for the other one */
            *out = (bot_advice){ .best = of[1].act, .next = of[0].act,
                                 .by = { out->by.worlds, { out->by.won[1], out->by.won[0] }, -out->by.mean,
                                         out->by.give } };
        }
    }
    free(of);
    return n > 0;
}

/* What the search thinks of one of the choices; silence is one of them. */
static float worth(const search *s, orr_action a)
{
    const tree_node *c = tree_child(&s->m->tree, 0, a);
    const float w = c ? tree_worth(&s->m->tree, 0, c) : 0;
    return w < 0 ? 0 : w > 1 ? 1 : w;
}

/* By what an imagined game is said to cost, not by the clock: the same match is always judged alike. */
static bot_budget share_of(const orr_game *g, uint32_t looks)
{
    enum { ALL_US = 1500000, SLOW_US = 100, FEWEST = 60 };
    const bot *script = bot_script(g), *hard = bot_find("hard", g);
    const uint32_t own = hard->budget.iterations * (script && script->effort ? script->effort : 1);
    const uint32_t each = ALL_US / (looks * (script && script->slow ? script->slow : SLOW_US));
    return (bot_budget){ .iterations = each > own ? own : each < FEWEST ? FEWEST : each };
}

bool bot_doubts(const bot_moment *at, orr_action given, uint32_t looks, bot_doubt *out)
{
    orr_action act[ORR_MAX_LEGAL + 1];
    orr_rng r = luck_of(at, 1);
    const bot_budget share = share_of(at->box->game, looks);
    search *s = opinions_think(at->box, at->view, at->legal, at->n, at->heard, at->n_heard, &share, &r, act);
    *out = (bot_doubt){ .better = given };
    if (!s) return false;
    out->better = search_best(s);
    out->chance = worth(s, out->better);
    out->loss = out->chance - worth(s, given);
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
