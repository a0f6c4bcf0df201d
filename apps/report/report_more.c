/* report_more.c - curves over the match, what cards are worth, which rules fired. */
#include "apps/report/plot.h"
#include "apps/report/report_parts.h"
#include "lab/rulemap.h"
#include "table/match/rule_words.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- curves ------------------------------------------------------------------------------------------------------ */

static void fill_band(const study *s, unsigned curve, bool others, const char *name, plot_band *b)
{
    *b = (plot_band){ .name = name };
    for (unsigned p = 0; p < STUDY_POINTS; p++) {
        const study_quartiles q = study_at(s, curve, others, p);
        if (!q.n) b->name = NULL;
        b->low[p] = q.low;
        b->middle[p] = q.median;
        b->high[p] = q.high;
    }
}

void report_part_curves(html *h, const study *s)
{
    char title[120];
    html_line(h, "h3", NULL, "Over the match");
    html_open(h, "figure", NULL);
    html_open(h, "div", "panels");
    for (unsigned i = 0; i < s->n_curves; i++) {
        plot_band band[2];
        const bool each = s->curve[i].each;
        report_curve_name(h->language, s, i, title, sizeof title);
        fill_band(s, i, false, lab_words(h->language, each ? "winners" : "median"), &band[0]);
        if (each) fill_band(s, i, true, lab_words(h->language, "others"), &band[1]);
        plot_bands(h, title, band, each ? 2 : 1, STUDY_POINTS);
    }
    html_close(h);
    html_line(
        h, "figcaption", NULL,
        "From the deal to the end of each match, long and short ones stretched to the same width. Lines are "
        "medians; half of all values lie in the band (solid line and plain band: winners; dashed line and dotted band: "
        "others). Standing is the game's own measure of how well a seat is doing.");
    html_close(h);
}

/* ---- cards ------------------------------------------------------------------------------------------------------- */

static void use_table(html *h, const report_game *g, const unsigned *use, unsigned n)
{
    const double matches = (double)study_matches(&g->s);
    static const char *const heads[] = { "Times per match", "In matches", "Possible in", "Users won",
                                         "Expected",        "Trials",     "Won with",    "Won without" };
    html_open_wide(h);
    html_open(h, "table", NULL);
    html_open(h, "tr", NULL);
    html_line(h, "th", NULL, "What");
    for (unsigned i = 0; i < sizeof heads / sizeof *heads; i++)
        html_line(h, "th", "n", "%s", lab_words(h->language, heads[i]));
    html_close(h);
    for (unsigned i = 0; i < n; i++) {
        char name[120];
        const study_usage u = study_usage_of(&g->s, use[i]);
        const study_effect *e = &g->effect[use[i]];
        report_use_name(h->language, &g->s, use[i], name, sizeof name);
        html_open(h, "tr", NULL);
        html_line(h, "td", NULL, "%s", name);
        html_line(h, "td", "n", "%.2f", (double)u.times / matches);
        html_line(h, "td", "n", "%.1f%%", 100 * (double)u.matches / matches);
        html_line(h, "td", "n", "%.1f%%", 100 * (double)u.could / matches);
        html_line(h, "td", "n", "%.1f%%", u.users ? 100 * (double)u.users_won / (double)u.users : 0);
        html_line(h, "td", "n", "%.1f%%", 100 * u.expected);
        html_line(h, "td", "n", "%u", e->pairs);
        html_line(h, "td", "n", "%.1f%%", e->pairs ? 100.0 * e->with / e->pairs : 0);
        html_line(h, "td", "n", "%.1f%%", e->pairs ? 100.0 * e->without / e->pairs : 0);
        html_close(h);
    }
    html_close(h);
    html_close(h);
}

static void use_plot(html *h, const report_game *g, const unsigned *use, unsigned n)
{
    plot_row *row = calloc(n + 1, sizeof *row);
    unsigned rows = 0;
    for (unsigned i = 0; i < n && row; i++) {
        const study_effect *e = &g->effect[use[i]];
        if (e->pairs < STUDY_FEWEST_PAIRS) continue;
        report_use_name(h->language, &g->s, use[i], row[rows].label, PLOT_LABEL);
        row[rows].value = e->shift;
        row[rows++].shape = e->holm < 0.05 ? SVG_CIRCLE : SVG_RING;
    }
    plot_axis a = {
        "How much each one shifts the win chance of who uses it", 940, -0.05, 0.05, 0, "no difference", true, false
    };
    double low, high;
    plot_reach(row, rows, &low, &high);
    if (low < a.low) a.low = low;
    if (high > a.high) a.high = high;
    if (rows) plot_points(h, row, rows, &a);
    free(row);
}

void report_part_uses(html *h, const report_game *g)
{
    const orr_game *game = g->s.order.box->game;
    unsigned *use = calloc(g->s.n_uses + 1u, sizeof *use);
    const unsigned n = use ? report_uses(g, use) : 0;
    html_line(h, "h3", NULL, "What is used, and what it is worth");
    html_line(
        h, "p", NULL,
        "Each point is an experiment: a match is stopped where a bot used the card, and goes on twice from that very "
        "position with the same luck to come, once as it was and once with that use forbidden for that one answer; "
        "shown is how "
        "many points of win chance the use made, with its 95%% interval.");
    html_line(h, "p", "soft",
              "A full dot: not zero, with a risk of 5%% for all cards of the game together (Holm's correction). A "
              "ring: it may be zero. Fewer than %d trials are not drawn. The points at either end look further off "
              "than they are: of many estimates, the extreme ones had luck. A bot that uses a card badly "
              "gives it a negative worth: ask the bot first, then the card.",
              STUDY_FEWEST_PAIRS);
    html_line(
        h, "p", "soft",
        "In the tables: users won is how often those who used it at least once won; expected is what players of the "
        "same side at tables of the same size win. These two differ also because winners had other luck; the "
        "experiment does not. Possible in: the share of matches in which somebody could have used it.");
    if (!n) html_line(h, "p", NULL, "This game marks nothing that is used.");
    for (unsigned first = 0, end; first < n; first = end) {
        char heading[80];
        const unsigned verb = g->s.use[use[first]].verb;
        for (end = first; end < n && g->s.use[use[end]].verb == verb; end++) {
        }
        report_verb(h->language, game, verb, heading, sizeof heading);
        html_open(h, "figure", NULL);
        html_line(h, "h4", NULL, "%s", heading);
        use_plot(h, g, use + first, end - first);
        use_table(h, g, use + first, end - first);
        html_close(h);
    }
    free(use);
}

/* ---- rules ------------------------------------------------------------------------------------------------------- */

enum { SHOWN_RULES = 30 };

/* Rules that fired in some matches and not in all, most often first. */
static unsigned sometimes(const study *s, unsigned *out)
{
    const unsigned rules = s->order.box->game->n_rules;
    unsigned n = 0;
    for (unsigned r = ORR_R_FIRST_OWN; r < rules; r++) {
        if (!s->fired_in[r] || s->fired_in[r] == study_matches(s)) continue;
        unsigned i = n++;
        for (; i && s->fired_in[out[i - 1]] < s->fired_in[r]; i--) out[i] = out[i - 1];
        out[i] = r;
    }
    return n;
}

/* Could it have fired? Definitions and rules that are kept by the shape of the tables are never told. */
static bool is_spoken(const orr_game *g, unsigned rule)
{
    const rulemap *m = rulemap_of(g->id);
    const rulemap_entry *e = m ? &m->entry[rule - ORR_R_FIRST_OWN] : NULL;
    return !e || (e->spoken && !e->excuse);
}

static void list_rules(html *h, const study *s, const char *heading, bool always)
{
    const orr_game *g = s->order.box->game;
    bool some = false;
    html_open(h, "p", "soft");
    html_line(h, "b", NULL, "%s ", lab_words(h->language, heading));
    for (unsigned r = ORR_R_FIRST_OWN; r < g->n_rules; r++) {
        if (s->fired_in[r] != (always ? study_matches(s) : 0) || (!always && !is_spoken(g, r))) continue;
        html_text(h, "%s%s", some ? ", " : "", g->rules[r].id);
        some = true;
    }
    html_text(h, some ? "." : "none.");
    html_close(h);
}

void report_part_rules(html *h, const study *s)
{
    const orr_game *g = s->order.box->game;
    unsigned *rule = calloc(g->n_rules, sizeof *rule);
    plot_row *row = calloc(SHOWN_RULES, sizeof *row);
    const unsigned n = rule && row ? sometimes(s, rule) : 0, shown = n < SHOWN_RULES ? n : SHOWN_RULES;
    html_line(h, "h3", NULL, "Which rules fired");
    html_open(h, "figure", NULL);
    for (unsigned i = 0; i < shown; i++) {
        const unsigned r = rule[i * (n - 1) / (shown > 1 ? shown - 1 : 1)];
        char plain[RULE_WORDS_PLAIN];
        const char *text = rule_words_plain(rule_words_text(g, (orr_rule)r, lab_language_code(h->language)), plain);
        lab_say(h->language, row[i].label, PLOT_LABEL, "%s  %.70s", g->rules[r].id, text);
        row[i].value = lab_wilson(s->fired_in[r], study_matches(s));
        lab_say(h->language, row[i].note, PLOT_LABEL, "%.1f%%, %.2f per match", 100 * row[i].value.share,
                (double)s->fired[r] / (double)study_matches(s));
    }
    const plot_axis a = { "Rules that fired in some matches", 940, 0, 1, NAN, NULL, false, false };
    if (shown) plot_points(h, row, shown, &a);
    html_line(h, "figcaption", NULL,
              n > shown ? "Share of matches in which a rule fired, and how often on average. Of the %u rules that "
                          "fired in some matches and not in all, these are picked evenly from the most to the "
                          "least frequent."
                        : "Share of matches in which a rule fired, and how often on average. All %u rules that fired "
                          "in some matches and not in all are shown.",
              n);
    list_rules(h, s, "In every match:", true);
    list_rules(h, s,
               "Never, of those that the program can name (many only refuse, or belong to options that were off):",
               false);
    html_close(h);
    free(rule);
    free(row);
}
