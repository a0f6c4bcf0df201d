/* ismcts.c - information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): one tree over what the
 * searching seat sees, a new world that fits its view for every iteration, every seat choosing for itself (max^n), a
 * random rest of the match. It neither infers nor bluffs: all worlds count alike. */
#include "bots/search/search.h"
#include "engine/game.h"

#include <string.h>

static const float explore = 0.7f;

/* Actions that look alike to the searching seat are one choice; which of them it is, chance decides. */
static int look_alikes(const search *s, orr_seat who, orr_action *act, int n, orr_action *seen)
{
    int kept = 0;
    for (int i = 0; i < n; i++) {
        const orr_action a = search_seen(s, who, act[i]);
        int k = 0, same = 1;
        while (k < kept && memcmp(&seen[k], &a, sizeof a)) k++;
        if (k == kept) {
            seen[kept] = a;
            act[kept++] = act[i];
            continue;
        }
        for (int j = 0; j < i; j++) {
            const orr_action b = search_seen(s, who, act[j]);
            same += j >= kept && !memcmp(&b, &a, sizeof a);
        }
        if (!orr_rng_below(s->rng, (uint32_t)same + 1)) act[k] = act[i];
    }
    return kept;
}

/* Down the tree until an action is new. */
static void descend(search *s)
{
    orr_action act[ORR_MAX_LEGAL + 1], seen[ORR_MAX_LEGAL + 1];
    tree *t = &s->m->tree;
    orr_ctx *w = &s->world.t;
    uint32_t at = 0;
    bool is_new = false;
    int i = tree_take(t, 0, s->me, s->act, s->n, NULL, s->rng, &at, &is_new);
    search_say(s, s->me, s->act[i]);
    while (at && !is_new && orr_asked(w)) {
        const orr_seat who = orr_speaker(w, s->rng);
        int n = orr_legal(w, who, act);
        if (n > 1) {
            n = look_alikes(s, who, act, n, seen);
            i = tree_take(t, at, who, seen, n, NULL, s->rng, &at, &is_new);
        } else {
            i = 0;
        }
        search_say(s, who, act[i]);
    }
}

static uint32_t iterate(search *s)
{
    float reward[ORR_MAX_SEATS];
    orr_imagine(s->box, s->view, s->rng, s->world.bytes);
    descend(s);
    orr_playout(&s->world.t, s->rng, s->box->game->longest);
    search_rewards(s, reward);
    tree_back_up(&s->m->tree, reward);
    return 1;
}

void ismcts_think(search *s)
{
    tree_clear(&s->m->tree, explore, 0);
    search_until_done(s, iterate);
    search_read_tree(s);
}

static orr_action choose(const orr_box *box, const void *view, const orr_action *legal, int n, void *memory, orr_rng *r)
{
    return search_choose(box, view, legal, n, memory, r, ismcts_think);
}

const bot bot_ismcts = { .name = "ismcts", .text = "searches a tree of imagined games; all worlds count alike",
                         .memory = sizeof(search_memory), .choose = choose, .budget = { .iterations = 1000 },
                         .open = search_open };
