/* report_print.c - the main figures of a report for the terminal. */
#include "apps/report/report.h"

#include "table/match/box.h"

#include <stdlib.h>

static void line(const char *label, lab_share v)
{
    printf("    %-30s %5.1f%%  (%.1f to %.1f)\n", label, 100 * v.share, 100 * v.low, 100 * v.high);
}

static void extremes(const report_game *g)
{
    unsigned *use = calloc(g->s.n_uses + 1u, sizeof *use), n = use ? report_uses(g, use) : 0, sure = 0, best = 0,
             worst = 0;
    char name[120];
    for (unsigned i = 0; i < n; i++) {
        const lab_share v = g->effect[use[i]].shift;
        if (v.low <= 0 && v.high >= 0) continue;
        if (!sure || v.share > g->effect[use[best]].shift.share) best = i;
        if (!sure || v.share < g->effect[use[worst]].shift.share) worst = i;
        sure++;
    }
    for (unsigned k = 0; sure && k < (best == worst ? 1u : 2u); k++) {
        const unsigned u = use[k ? worst : best];
        report_use_name(&g->s, u, name, sizeof name);
        printf("  %s shift of the win chance: %s (%s), %+.1f points (%+.1f to %+.1f)\n", k ? "lowest" : "highest", name,
               g->s.order.box->game->verbs[g->s.use[u].verb].word, 100 * g->effect[u].shift.share,
               100 * g->effect[u].shift.low, 100 * g->effect[u].shift.high);
    }
    free(use);
}

void report_print(const report_game *g)
{
    const study *s = &g->s;
    const orr_game *game = s->order.box->game;
    const study_length l = study_lengths(s, STUDY_ALL, STUDY_ANSWERS);
    printf("%s, %u to %u players, %zu matches of %s\n  endings\n", game->title, s->count[0], s->count[s->n_counts - 1],
           study_matches(s), s->order.plays->name);
    for (unsigned i = 0; i <= game->n_outcomes; i++) {
        const lab_share v = study_outcome(s, STUDY_ALL, i);
        if (v.share > 0) line(i < game->n_outcomes ? game->outcomes[i] : "stopped at the bound", v);
    }
    if (box_sides(s->order.box)) printf("  wins by side\n");
    for (unsigned k = 0; k < box_sides(s->order.box); k++)
        line(box_side_name(s->order.box, k), study_side(s, STUDY_ALL, k));
    printf("  decisions  median %u, middle half %u to %u\n", l.median, l.low, l.high);
    printf("  lead       %.1f changes per match; whoever leads at half time wins %.1f%%\n",
           study_lengths(s, STUDY_ALL, STUDY_LEAD_CHANGES).mean, 100 * study_leader(s, 1).share);
    extremes(g);
}
