/* What a script does for a whole table, or all at once, is what it does seat by seat and one by one: a batch hears and
 * judges the quick way, a bot in play the other way. */
#include "bots/net/mind.h"
#include "games/games.h"
#include "table/match/box.h"
#include "tests/support/check.h"

#include <stdlib.h>

enum { MATCHES = 12, ANSWERS = 120 };
typedef struct {
    const bot *script;
    unsigned seats;
    char *alone, *table;      /* memories of all seats: told one by one, and together */
} ears;
static orr_box box;
static unsigned quick;        /* scripts that have a quick way */

static void listen(void *to, const orr_event *e)
{
    const ears *x = to;
    for (unsigned s = 0; s < x->seats; s++)
        bot_hear(x->script, &box, (orr_seat)s, e, x->alone + s * x->script->memory);
    bot_hear_all(x->script, &box, x->seats, e, x->table, x->script->memory);
}

static void judge(const ears *x, orr_ctx *t, orr_seat s, char *view)
{
    const void *memory = x->alone + s * x->script->memory;
    orr_action act[ORR_MAX_LEGAL + 1];
    learn_opinion o, all;
    int8_t says[(ORR_MAX_LEGAL + 1) * NET_SAYS], once[sizeof says];
    int n = orr_legal(t, s, act);
    orr_observe(t, s, view);
    if (!(orr_asked(t) >> s & 1)) act[n++] = (orr_action){ .verb = BOT_SILENT };
    if (!n) return;
    net_opinion(x->script, &box, view, memory, &o);
    net_says(x->script, &box, view, memory, act, n, says);
    net_judge(x->script, &box, view, memory, act, n, &all, once);
    CHECK(!memcmp(&o, &all, sizeof o));
    CHECK(!memcmp(says, once, (size_t)n * NET_SAYS));
}

static void play(ears *x, unsigned match, orr_rng *r, char *state, char *view)
{
    const orr_game *g = box.game;
    const size_t size = x->script->memory * g->max_seats;
    const uint8_t key[32] = { (uint8_t)match, 9 };
    orr_news news = { .hear = listen, .to = x };
    orr_ctx t = { .game = g, .box = &box, .state = state, .news = &news };
    x->seats = g->min_seats + match % (g->max_seats - g->min_seats + 1u);
    memset(x->alone, 0, size), memset(x->table, 0, size);
    for (unsigned s = 0; s < x->seats; s++) {
        bot_open(x->script, &box, NULL, x->alone + s * x->script->memory);
        bot_open(x->script, &box, NULL, x->table + s * x->script->memory);
    }
    orr_start(&t, (uint8_t)x->seats, key);
    for (unsigned i = 0; i < ANSWERS && orr_asked(&t); i++) {
        CHECK(!memcmp(x->alone, x->table, size));
        for (unsigned s = 0; s < x->seats; s++) judge(x, &t, (orr_seat)s, view);
        orr_playout(&t, r, 1);
    }
}

static void together_is_one_by_one(void)
{
    ears x = { .script = bot_find("script", box.game) };
    if (!x.script) return;
    const size_t size = x.script->memory * box.game->max_seats;
    char *state = malloc(box.game->state_size), *view = malloc(box.game->view_size);
    orr_rng r = { 4 };
    x.alone = malloc(size + 1), x.table = malloc(size + 1);
    quick += x.script->judge && x.script->hear_all;
    for (unsigned i = 0; i < MATCHES; i++) play(&x, i, &r, state, view);
    free(x.alone), free(x.table), free(state), free(view);
}

int main(void)
{
    for (const orr_game *const *g = orr_games; *g; g++) {
        box_open(&box, *g);
        printf("%s\n", (*g)->id);
        TEST_CASE(together_is_one_by_one);
    }
    CHECK(quick);
    return test_end();
}
