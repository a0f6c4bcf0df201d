/* tree.c - selection by upper confidence bounds among the actions that are possible in the imagined world. */
#include "bots/search/tree.h"

#include "bots/maths.h"

#include <math.h>

void tree_clear(tree *t, float explore, float trust)
{
    t->n = 1;
    t->depth = 0;
    t->explore = explore;
    t->trust = trust;
    t->node[0] = (tree_node){ .visits = 0 };
}

void tree_begin(tree *t) { t->depth = 0; }

static uint32_t find(const tree *t, uint32_t at, orr_action a)
{
    uint32_t i = t->node[at].child;
    while (i && !orr_same_action(t->node[i].act, a)) i = t->node[i].next;
    return i;
}

const tree_node *tree_child(const tree *t, uint32_t at, orr_action seen)
{
    const uint32_t i = find(t, at, seen);
    return i ? &t->node[i] : NULL;
}

static uint32_t grow(tree *t, uint32_t at, orr_action a, float prior)
{
    if (t->n == TREE_NODES) return 0;
    const uint32_t i = t->n++;
    t->node[i] = (tree_node){ .act = a, .next = t->node[at].child, .prior = prior };
    t->node[at].child = i;
    return i;
}

/* A prior counts as if it had been seen so often; it is measured from what this node got on average. */
float tree_worth(const tree *t, uint32_t at, const tree_node *c)
{
    const tree_node *p = &t->node[at];
    const float before = p->visits ? p->sum / (float)p->visits : 0.5f, all = (float)c->visits + t->trust;
    return all > 0 ? (c->sum + t->trust * (before + c->prior)) / all : 0;
}

static float bound(const tree *t, uint32_t at, const tree_node *c)
{
    return tree_worth(t, at, c) + t->explore * sqrtf(bot_log((float)(c->could + 1)) / ((float)c->visits + t->trust));
}

static void walk(tree *t, uint32_t node, orr_seat who)
{
    if (t->depth == TREE_DEPTH) return;
    t->path[t->depth] = node;
    t->taker[t->depth++] = who;
}

int tree_take(tree *t, uint32_t at, orr_seat who, const orr_action *seen, int n, const float *prior, orr_rng *r,
              uint32_t *to, bool *is_new)
{
    uint32_t best = 0;
    int chosen = -1, untried = 0, fresh = -1;
    float most = 0;
    for (int i = 0; i < n; i++) {
        const uint32_t c = find(t, at, seen[i]);
        if (!c) {                                        /* the likeliest new one, or any */
            const bool better = prior ? fresh < 0 || prior[i] > prior[fresh] : !orr_rng_below(r, (uint32_t)++untried);
            if (better) fresh = i;
            continue;
        }
        t->node[c].could++;
        const float b = bound(t, at, &t->node[c]);
        if (chosen < 0 || b > most) most = b, best = c, chosen = i;
    }
    *is_new = fresh >= 0;
    if (*is_new) {
        chosen = fresh;
        best = grow(t, at, seen[fresh], prior ? prior[fresh] : 0);
        if (best) t->node[best].could = 1;
    }
    *to = best;
    if (best) walk(t, best, who);
    return chosen;
}

void tree_back_up(tree *t, const float reward[ORR_MAX_SEATS])
{
    t->node[0].visits++;
    if (t->depth) t->node[0].sum += reward[t->taker[0]];
    for (uint32_t i = 0; i < t->depth; i++) {
        tree_node *c = &t->node[t->path[i]];
        c->visits++;
        c->sum += reward[t->taker[i]];
    }
}
