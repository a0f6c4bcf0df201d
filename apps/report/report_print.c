/* report_print.c - the main figures of a report for the terminal. */
#include "apps/report/report_parts.h"

#include "table/match/box.h"


static void line(const char *label, lab_share v)
{
    printf("    %-30s %5.1f%%  (%.1f to %.1f)\n", label, 100 * v.share, 100 * v.low, 100 * v.high);
}

/* How many are sure, and between what the surest of them lies. */
static void effects(const report_game *g)
{
    unsigned tested = 0, sure = 0, best = 0;
    char name[120];
    for (unsigned u = 0; u < g->s.n_uses; u++) {
        const study_effect *e = &g->effect[u];
        tested += e->pairs >= STUDY_FEWEST_PAIRS;
        if (e->holm >= 0.05) continue;
        if (!sure++ || e->holm < g->effect[best].holm) best = u;
    }
    if (!tested) return;
    printf("  uses       %u of %u shift the win chance of who uses them (Holm)", sure, tested);
    if (sure) {
        const lab_share v = g->effect[best].wide;
        report_use_name(&g->s, best, name, sizeof name);
        printf("; the surest: %s (%s), %+.1f to %+.1f points", name,
               g->s.order.box->game->verbs[g->s.use[best].verb].word, 100 * v.low, 100 * v.high);
    }
    printf("\n");
}

static void print_length(const report_game *g)
{
    const study *s = &g->s;
    const study_length l = study_lengths(s, STUDY_ALL, STUDY_ANSWERS), t = study_lengths(s, STUDY_ALL, STUDY_THOUGHTS);
    const int decided = report_decided(s);
    printf("  length     median %u decisions, middle half %u to %u; at %.0f seconds each %.0f minutes, %.0f to %.0f\n",
           l.median, l.low, l.high, g->seconds, report_minutes(g, t.median), report_minutes(g, t.low),
           report_minutes(g, t.high));
    printf("  tension    %.1f changes of the lead per match; whoever leads at half time wins %.1f%%",
           study_lengths(s, STUDY_ALL, STUDY_LEAD_CHANGES).mean, 100 * study_leader(s, STUDY_HALF_TIME).share);
    if (decided >= 0) printf("; the winners lead for good after %d%% of it (median)", decided);
    printf("\n");
}

static void print_name(void *to, const char *text)
{
    printf("%s%s", *(const char *const *)to, text);
    *(const char **)to = "";
}

static void print_dead(const report_game *g)
{
    static const struct {
        study_life life;
        const char *text;
    } kind[] = { { STUDY_NEVER, "  dead       never used: " },
                 { STUDY_RARE, "  dead       in less than one match of a hundred: " },
                 { STUDY_IDLE, "  dead       worth nearly nothing: " } };
    for (unsigned i = 0; i < sizeof kind / sizeof *kind; i++) {
        const char *before = kind[i].text;
        if (report_list_life(g, kind[i].life, print_name, &before)) printf("\n");
    }
}

static void print_sentence(void *to, int kind, const char *sentence)
{
    (void)to, (void)kind;
    printf("  %s\n", sentence);
}

void report_print(const report_game *g)
{
    const study *s = &g->s;
    const orr_game *game = s->order.box->game;
    printf("%s, %u to %u players, %zu matches of %s\n", game->title, s->count[0], s->count[s->n_counts - 1],
           study_matches(s), s->order.plays->name);
    report_verdict(s, g->within, print_sentence, NULL);
    printf("  endings\n");
    for (unsigned i = 0; i <= game->n_outcomes; i++) {
        const lab_share v = study_outcome(s, STUDY_ALL, i);
        if (v.share > 0) line(i < game->n_outcomes ? game->outcomes[i] : "stopped at the bound", v);
    }
    for (unsigned k = 0, said = 0; k < box_sides(s->order.box); k++) {
        const lab_share v = study_side(s, STUDY_ALL, k);
        if (v.of && !said++) printf("  wins by side\n");
        if (v.of) line(box_side_name(s->order.box, k), v);
    }
    print_length(g);
    for (unsigned i = 0; i < g->n_levels; i++)
        printf("  skill      %s among %s: %+.1f points (%+.1f to %+.1f), %u players\n", g->level[i].plays->name,
               s->order.plays->name, 100 * g->level[i].gain.value, 100 * g->level[i].gain.low,
               100 * g->level[i].gain.high, g->level[i].seats);
    effects(g);
    print_dead(g);
}
