/* fired.c - random games over every seat count, with every option at its default and once more at each other value. */
#include "apps/common/fired.h"

#include "apps/common/progress.h"
#include "apps/common/wrong.h"
#include "bots/bot.h"
#include "lab/play/sim.h"
#include "table/match/box.h"

#include <stdlib.h>

typedef struct {
    const orr_game *game;
    uint64_t games;           /* for every table */
    uint64_t *fired;
    progress line;
} count;

static void report(void *to, uint64_t done) { progress_at(to, done); }

static bool count_with(count *c, const orr_box *box, uint8_t seats)
{
    const bot *any = bot_find("random", c->game);
    sim_order o = { .box = box, .seats = seats, .seed = "rules", .games = c->games, .threads = 1, .fired = c->fired,
                    .report = report, .report_to = &c->line };
    sim_result r;
    error why;
    for (orr_seat s = 0; s < seats; s++) o.plays[s] = any;
    if (!box_check(box, seats, &why)) return true;
    return sim_run(&o, &r, &why) || cli_wrong("%s", why.text) == CLI_OK;
}

static bool count_all(count *c)
{
    const orr_game *g = c->game;
    for (unsigned seats = g->min_seats; seats <= g->max_seats; seats++) {
        orr_box box;
        box_open(&box, g);
        if (!count_with(c, &box, (uint8_t)seats)) return false;
        for (unsigned i = 0; i < g->n_options; i++)
            for (unsigned v = 1; v < g->options[i].values; v++) {
                box_open(&box, g);
                box_option(&box, g->options[i].name, g->options[i].word[v], NULL);
                if (!count_with(c, &box, (uint8_t)seats)) return false;
            }
    }
    return true;
}

uint64_t *fired_count(const orr_game *g, uint64_t games)
{
    unsigned boxes = 1;
    for (unsigned i = 0; i < g->n_options; i++) boxes += g->options[i].values - 1u;
    const unsigned runs = boxes * (g->max_seats - g->min_seats + 1u);
    count c = { .game = g, .games = games / runs + 1, .fired = calloc(g->n_rules, sizeof *c.fired) };
    if (!c.fired) return cli_wrong("There is not enough memory to count rules."), NULL;
    c.line = progress_begin("games of a run", c.games, false);
    if (!count_all(&c)) return free(c.fired), NULL;
    progress_end(&c.line);
    return c.fired;
}
