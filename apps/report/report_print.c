/* report_print.c - the main figures of a report for the terminal. */
#include "apps/report/report_parts.h"

#include "apps/common/letters.h"
#include "table/match/box.h"

void report_tell(lab_language l, const char *english, ...)
{
    char text[2000];
    va_list ap;
    va_start(ap, english);
    lab_say_list(l, text, sizeof text, english, ap);
    va_end(ap);
    letters_print(text);
}

static void line(lab_language l, const char *label, lab_share v)
{
    report_tell(l, "    %-30s %5.1f%%  (%.1f to %.1f)\n", label, 100 * v.share, 100 * v.low, 100 * v.high);
}

/* How many are sure, and between what the surest of them lies. */
static void effects(lab_language l, const report_game *g)
{
    unsigned tested = 0, sure = 0, best = 0;
    char name[120], verb[80];
    for (unsigned u = 0; u < g->s.n_uses; u++) {
        const study_effect *e = &g->effect[u];
        tested += e->pairs >= STUDY_FEWEST_PAIRS && study_is_thing(&g->s, u);
        if (e->holm >= 0.05) continue;
        if (!sure++ || e->holm < g->effect[best].holm) best = u;
    }
    if (!tested) return;
    report_tell(l, "  uses       %u of %u shift the win chance of who uses them (Holm)", sure, tested);
    if (sure) {
        const lab_share v = g->effect[best].wide;
        report_use_name(l, &g->s, best, name, sizeof name);
        report_verb(l, g->s.order.box->game, g->s.use[best].verb, verb, sizeof verb);
        report_tell(l, "; the surest: %s (%s), %+.1f to %+.1f points", name, verb, 100 * v.low, 100 * v.high);
    }
    printf("\n");
}

static void print_length(lab_language l, const report_game *g)
{
    const study *s = &g->s;
    const study_length a = study_lengths(s, STUDY_ALL, STUDY_ANSWERS), t = study_lengths(s, STUDY_ALL, STUDY_THOUGHTS);
    const int decided = report_decided(s);
    report_tell(l,
                "  length     median %u decisions, middle half %u to %u; at %.0f seconds each %.0f minutes, %.0f to "
                "%.0f\n",
                a.median, a.low, a.high, g->seconds, report_minutes(g, t.median), report_minutes(g, t.low),
                report_minutes(g, t.high));
    unsigned together = 0;
    for (unsigned c = 0; c < s->n_counts; c++) together += study_together(s, c);
    if (together == s->n_counts) return;                 /* nobody leads where all win or nobody does */
    report_tell(l, "  tension    %.1f changes of the lead per match; whoever leads at half time wins %.1f%%",
                study_lengths(s, STUDY_ALL, STUDY_LEAD_CHANGES).mean, 100 * study_leader(s, STUDY_HALF_TIME).share);
    if (decided >= 0) report_tell(l, "; the winners lead for good after %d%% of it (median)", decided);
    printf("\n");
    if (!g->imagined.n) return;
    const tension_spread when = tension_when(&g->imagined);
    report_tell(l,
                "             imagined play, %u matches of %u players: %.1f times another favourite per match; decided "
                "after %.0f%% of it (median)\n",
                g->imagined.n, g->imagined.seats, tension_turns(&g->imagined), when.median);
}

static void print_name(void *to, const char *text)
{
    letters_print(*(const char *const *)to);
    letters_print(text);
    *(const char **)to = "";
}

static void print_dead(lab_language l, const report_game *g)
{
    static const struct {
        study_life life;
        const char *text;
    } kind[] = { { STUDY_NEVER, "  dead       never used: " },
                 { STUDY_RARE, "  dead       in less than one match of a hundred: " },
                 { STUDY_IDLE, "  dead       worth nearly nothing: " } };
    for (unsigned i = 0; i < sizeof kind / sizeof *kind; i++) {
        const char *before = lab_words(l, kind[i].text);
        if (report_list_life(l, g, kind[i].life, print_name, &before)) printf("\n");
    }
}

static void print_sentence(void *to, int kind, const char *sentence)
{
    (void)to, (void)kind;
    letters_print("  ");
    letters_print(sentence);
    letters_print("\n");
}

static void print_sides(lab_language l, const study *s)
{
    for (unsigned k = 0, said = 0; k < box_sides(s->order.box); k++) {
        const lab_share v = study_side(s, STUDY_ALL, k);
        char name[80];
        report_side(l, s->order.box, k, name, sizeof name);
        if (v.of && !said++) report_tell(l, "  wins by side\n");
        if (v.of) line(l, name, v);
    }
}

void report_print(lab_language l, const report_game *g)
{
    const study *s = &g->s;
    const orr_game *game = s->order.box->game;
    char players[60];
    if (s->n_counts == 1) report_players(l, s->count[0], players, sizeof players);
    else lab_say(l, players, sizeof players, "%u to %u players", s->count[0], s->count[s->n_counts - 1]);
    report_tell(l, "%s, %s, %zu matches of %s\n", lab_title(l, game), players, study_matches(s), s->order.plays->name);
    report_verdict(l, s, g->within, print_sentence, NULL);
    report_tell(l, "  endings\n");
    for (unsigned i = 0; i <= game->n_outcomes; i++) {
        const lab_share v = study_outcome(s, STUDY_ALL, i);
        if (v.share > 0) line(l, lab_outcome(l, game, i), v);
    }
    print_sides(l, s);
    print_length(l, g);
    for (unsigned i = 0; i < g->n_levels; i++)
        report_tell(l, "  skill      %s among %s: %+.1f points (%+.1f to %+.1f), %u players\n", g->level[i].plays->name,
                    s->order.plays->name, 100 * g->level[i].gain.value, 100 * g->level[i].gain.low,
                    100 * g->level[i].gain.high, g->level[i].seats);
    effects(l, g);
    print_dead(l, g);
}
