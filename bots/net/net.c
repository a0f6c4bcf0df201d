/* net.c - a bot that has learned: one look through the network of the game, no search. It sees what a script sees, its
 * view and what it was told; the script of the game tells it its opinion, too. Without a network for this game and card
 * set the script itself plays. */
#include "bots/net/net.h"

#include "bots/bots.h"
#include "bots/net/files.h"

#include <string.h>

enum { SCRIPT_ROOM = 8192 };
typedef struct {
    net_mind mind;
    alignas(16) unsigned char script[SCRIPT_ROOM];
} net_memory;

/* ---- the network of a game -------------------------------------------------------------------------------------- */

static bool find_net(const orr_game *g, learn_net *n)
{
    for (const net_file *f = net_files; f->game; f++)
        if (!strcmp(f->game, g->id)) return !learn_net_open(n, f->from, (size_t)(f->to - f->from));
    return false;
}

bool net_is_here(const orr_game *g)
{
    for (const net_file *f = net_files; f->game; f++)
        if (!strcmp(f->game, g->id)) return true;
    return false;
}

void net_mind_open(net_mind *m, const orr_box *box)
{
    m->ready = find_net(box->game, &m->net) && learn_layout_open(&m->layout, box) && m->layout.hash == m->net.layout &&
               m->layout.n_heard <= NET_HEARD && m->layout.n_columns <= NET_COLUMNS;
}

void net_mind_hear(net_mind *m, const orr_event *e)
{
    if (m->ready) learn_hear(&m->layout, e, m->heard);
}

void net_mind_think(const net_mind *m, const bot *script, const orr_box *box, const void *view, const void *memory,
                    learn_thought *t)
{
    uint8_t features[NET_COLUMNS];
    learn_opinion o;
    net_opinion(script, box, view, memory, &o);
    learn_features(&m->layout, box, view, m->heard, &o, features);
    learn_net_think(&m->net, features, t);
}

void net_mind_score(const net_mind *m, const learn_thought *t, const bot *script, const orr_box *box, const void *view,
                    const void *memory, const orr_action *act, int n, int32_t *score)
{
    const orr_look *look = look_of(view);
    int8_t says[(ORR_MAX_LEGAL + 1) * NET_SAYS];
    net_says(script, box, view, memory, act, n, says);
    for (int i = 0; i < n; i++) {
        uint16_t tokens[LEARN_TOKENS];
        learn_tokens(&m->layout, look->seats, look->seat, act[i], tokens);
        score[i] = learn_net_score(&m->net, t, tokens, says + NET_SAYS * i);
    }
}

float net_mind_wins(const learn_thought *t)
{
    uint32_t shares[2];
    learn_net_shares((const int32_t[]){ t->value, 0 }, 2, shares);
    return (float)shares[0] / LEARN_ONE;
}

/* ---- the bot ---------------------------------------------------------------------------------------------------- */

static const bot *script_of(const orr_box *box)
{
    const bot *script = bot_script(box->game);
    return script && script->memory <= SCRIPT_ROOM ? script : NULL;
}

static void open_memory(const orr_box *box, const bot_budget *budget, void *memory)
{
    net_memory *m = memory;
    const bot *script = script_of(box);
    (void)budget;
    net_mind_open(&m->mind, box);
    if (script) bot_open(script, box, NULL, m->script);
}

static void hear(const orr_box *box, orr_seat me, const orr_event *e, void *memory)
{
    net_memory *m = memory;
    const bot *script = script_of(box);
    net_mind_hear(&m->mind, e);
    if (script) bot_hear(script, box, me, e, m->script);
}

static orr_action choose(const orr_box *box, const void *view, const orr_action *legal, int n, void *memory, orr_rng *r)
{
    net_memory *m = memory;
    const bot *script = script_of(box);
    orr_action act[ORR_MAX_LEGAL + 1];
    int32_t score[ORR_MAX_LEGAL + 1];
    learn_thought t;
    int best = 0;
    if (!m->mind.ready && script) return script->choose(box, view, legal, n, m->script, r);
    if (!m->mind.ready) return bot_greedy.choose(box, view, legal, n, NULL, r);
    memcpy(act, legal, (size_t)n * sizeof *act);
    if (!is_asked(view)) act[n++] = keep_silent();
    if (n == 1) return act[0];
    net_mind_think(&m->mind, script, box, view, m->script, &t);
    net_mind_score(&m->mind, &t, script, box, view, m->script, act, n, score);
    for (int i = 1; i < n; i++)
        if (score[i] > score[best]) best = i;
    return act[best];
}

static float standing(const orr_box *box, const void *view, const void *memory)
{
    const net_memory *m = memory;
    const bot *script = script_of(box);
    learn_thought t;
    if (!m->mind.ready) return script && script->standing ? script->standing(box, view, m->script) : 0;
    net_mind_think(&m->mind, script, box, view, m->script, &t);
    return net_mind_wins(&t);
}

/* Seats in the network count from the viewer. */
static void believe(const orr_box *box, const void *view, const void *memory, float p[][BOT_MOST_SIDES])
{
    const net_memory *m = memory;
    const bot *script = script_of(box);
    const orr_look *look = look_of(view);
    const uint32_t sides = m->mind.layout.n_sides;
    learn_thought t;
    if (!m->mind.ready || !sides) {
        if (script && script->believe) script->believe(box, view, m->script, p);
        return;
    }
    net_mind_think(&m->mind, script, box, view, m->script, &t);
    for (unsigned s = 0; s < look->seats; s++) {
        int32_t logits[BOT_MOST_SIDES];
        uint32_t shares[BOT_MOST_SIDES];
        learn_net_truths(&m->mind.net, &t, s * sides, sides, logits);
        learn_net_shares(logits, sides, shares);
        for (unsigned k = 0; k < sides; k++) p[(look->seat + s) % look->seats][k] = (float)shares[k] / LEARN_ONE;
    }
}

const bot bot_net = { .name = "net",
                      .text = "has learned by playing against itself; where it has not, the script plays",
                      .memory = sizeof(net_memory), .open = open_memory, .choose = choose, .hear = hear,
                      .standing = standing, .believe = believe };
