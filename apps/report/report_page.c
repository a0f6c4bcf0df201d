/* report_page.c - the page of a report: who wins, how matches end, how long they are, who leads. What is used, curves
 * and rules: report_more.c. */
#include "apps/report/report.h"

#include "apps/report/plot.h"
#include "apps/report/report_parts.h"
#include "lab/play/sim.h"
#include "table/match/box.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { BINS = 24 };

static void caption(html *h, const char *text)
{
    html_line(h, "figcaption", NULL, "%s", lab_words(h->language, text));
}

/* ---- the verdict ------------------------------------------------------------------------------------------------- */

static void say_item(void *to, int kind, const char *sentence)
{
    static const char *const class[] = { "even", "uneven", "open", "together", "uneven" };
    html_line(to, "li", class[kind], "%s", sentence);
}

static void verdict(html *h, const report_game *g)
{
    html_line(h, "h3", NULL, "Verdict");
    html_open(h, "ul", "verdict");
    report_verdict(h->language, &g->s, g->within, say_item, h);
    html_close(h);
    html_line(h, "p", "soft", "%s", lab_words(h->language, report_how_sure));
}

/* ---- at a glance ------------------------------------------------------------------------------------------------- */

static void tile(html *h, const char *figure, double value, const char *text)
{
    html_open(h, "div", "tile");
    html_line(h, "b", NULL, figure, value);
    html_line(h, "span", NULL, "%s", lab_words(h->language, text));
    html_close(h);
}

static void tiles(html *h, const study *s)
{
    const orr_field *clock = sim_turns_field(s->order.box->game);
    html_open(h, "div", "tiles");
    html_open(h, "div", "tile");
    html_line(h, "b", NULL, "%zu", study_matches(s));
    html_line(h, "span", NULL, "matches, %u for each number of players", s->order.games);
    html_close(h);
    if (clock) {
        html_open(h, "div", "tile");
        html_line(h, "b", NULL, "%u", study_lengths(s, STUDY_ALL, STUDY_CLOCK).median);
        html_line(h, "span", NULL, "%s in a match, median", lab_clock(h->language, clock));
        html_close(h);
    }
    tile(h, "%.0f", study_lengths(s, STUDY_ALL, STUDY_ANSWERS).median, "decisions of all players in a match, median");
    tile(h, "%.1f", study_lengths(s, STUDY_ALL, STUDY_LEAD_CHANGES).mean, "changes of the lead in a match, on average");
    tile(h, "%.0f%%", 100 * study_leader(s, STUDY_HALF_TIME).share, "of those who lead at half time win");
    tile(h, "%.1f%%", 100 * study_winner(s, STUDY_ALL).share, "of matches have a winner");
    html_close(h);
}

/* ---- who wins ---------------------------------------------------------------------------------------------------- */

static void sides(html *h, const study *s)
{
    const unsigned n = box_sides(s->order.box);
    plot_row row[STUDY_MOST_SIDES * (ORR_MAX_SEATS + 2)];
    unsigned rows = 0;
    memset(row, 0, sizeof row);
    for (unsigned k = 0; k < n; k++) {
        if (!study_side(s, STUDY_ALL, k).of) continue;
        report_side(h->language, s->order.box, k, row[rows].label, PLOT_LABEL);
        row[rows++].head = true;
        for (unsigned c = 0; c < s->n_counts; c++) {
            row[rows].value = study_side(s, c, k);
            if (!row[rows].value.of || study_together(s, c)) continue; /* nobody was ever on it, or all win together */
            report_players(h->language, s->count[c], row[rows].label, PLOT_LABEL);
            row[rows++].shape = (svg_shape)(k % SVG_SHAPES);
        }
        row[rows].value = study_side(s, STUDY_ALL, k);
        lab_say(h->language, row[rows].label, PLOT_LABEL, "all");
        row[rows++].shape = (svg_shape)(k % SVG_SHAPES);
    }
    if (!rows) return;
    html_line(h, "h3", NULL, "Win rate by side");
    html_open(h, "figure", NULL);
    double low, high;
    plot_reach(row, rows, &low, &high);
    const plot_axis a = { "Win rate by side and number of players", 940, 0, high, NAN, NULL, false, false };
    plot_points(h, row, rows, &a);
    caption(
        h,
        "Share of matches that a side won, of those in which somebody was on it at the end; lines are 95% intervals.");
    html_close(h);
}

/* Who wins by seat or by place in the turn order, a panel for each number of players that is not co-operative. */
static void panels(html *h, const study *s, const char *heading, const char *name,
                   lab_share (*share)(const study *, unsigned, unsigned), const char *words)
{
    plot_row row[ORR_MAX_SEATS][ORR_MAX_SEATS], all[ORR_MAX_SEATS * ORR_MAX_SEATS];
    double low, high;
    unsigned n = 0;
    memset(row, 0, sizeof row);
    for (unsigned c = 0; c < s->n_counts; c++)
        for (unsigned seat = 0; seat < s->count[c]; seat++) {
            lab_say(h->language, row[c][seat].label, PLOT_LABEL, name, seat + 1);
            row[c][seat].value = share(s, c, seat);
            if (!study_together(s, c) && row[c][seat].value.of) all[n++] = row[c][seat];
        }
    if (!n) return;
    plot_reach(all, n, &low, &high);
    html_line(h, "h3", NULL, "%s", lab_words(h->language, heading));
    html_open(h, "figure", NULL);
    html_open(h, "div", "panels");
    for (unsigned c = 0; c < s->n_counts; c++) {
        if (study_together(s, c) || !row[c][0].value.of) continue;
        char players[PLOT_LABEL];
        report_players(h->language, s->count[c], players, sizeof players);
        html_open(h, "div", NULL);
        html_line(h, "h4", NULL, "%s", players);
        const plot_axis a = { heading, 310, low, high, study_per_seat(s, c), "all seats", false, true };
        plot_points(h, row[c], s->count[c], &a);
        html_close(h);
    }
    html_close(h);
    caption(h, words);
    html_close(h);
}

static void seats(html *h, const study *s)
{
    panels(h, s, "Win rate by seat", "Seat %u", study_seat,
           "Every seat has the same bot. A seat whose 95% interval misses the dashed line wins more or less than its "
           "share; one interval in twenty misses it by luck alone, so the verdict above looks at them all.");
    panels(h, s, "Win rate by turn order", "Place %u", study_place,
           "Place 1 is whoever was asked alone first, wherever they sit; the others follow seat by seat.");
}

static void endings(html *h, const study *s)
{
    const orr_game *g = s->order.box->game;
    const char *name[PLOT_PARTS];
    unsigned outcome[PLOT_PARTS], parts = 0;
    plot_bar bar[ORR_MAX_SEATS] = { { .label = "" } };
    for (unsigned i = 0; i <= g->n_outcomes && parts < PLOT_PARTS; i++) {
        if (study_outcome(s, STUDY_ALL, i).share <= 0) continue;
        name[parts] = lab_outcome(h->language, g, i);
        outcome[parts++] = i;
    }
    for (unsigned c = 0; c < s->n_counts; c++) {
        report_players(h->language, s->count[c], bar[c].label, PLOT_LABEL);
        for (unsigned k = 0; k < parts; k++) bar[c].part[k] = study_outcome(s, c, outcome[k]).share;
    }
    html_line(h, "h3", NULL, "How matches end");
    html_open(h, "figure", NULL);
    plot_stack(h, bar, s->n_counts, name, parts, "How matches end, by number of players");
    caption(h, "Each bar is all matches of one number of players.");
    html_close(h);
}

/* ---- how long, who leads ----------------------------------------------------------------------------------------- */

static void histogram(html *h, const study *s, study_measure what, const char *unit)
{
    const study_length l = study_lengths(s, STUDY_ALL, what);
    unsigned bin[BINS] = { 0 }, wide = 1;
    const unsigned low = what == STUDY_LEAD_CHANGES ? 0 : l.least;
    static const unsigned steps[] = { 1, 2, 5 };
    for (unsigned i = 0; (l.far - low / wide * wide) / wide + 1 >= BINS; i++) {
        wide = steps[i % 3];
        for (unsigned k = 0; k < i / 3; k++) wide *= 10;
    }
    const unsigned first = low / wide * wide;
    const unsigned last = (l.far - first) / wide + (l.most / wide > l.far / wide); /* longer ones share the last bin */
    for (size_t i = 0; i < study_matches(s); i++) {
        const unsigned at = (study_value(&s->match[i], what) - first) / wide;
        bin[at < last ? at : last]++;
    }
    const plot_bins b = { bin, last < 5 ? 6 : last + 1, first, wide, l.most / wide > l.far / wide };
    plot_histogram(h, &b, l.median, unit);
}

static void lengths(html *h, const report_game *g)
{
    const study *s = &g->s;
    const orr_field *clock = sim_turns_field(s->order.box->game);
    char name[40];
    if (clock) report_clock(h->language, clock, name, sizeof name);
    html_line(h, "h3", NULL, "Length");
    html_open(h, "figure", NULL);
    html_open(h, "div", "pair");
    if (clock) histogram(h, s, STUDY_CLOCK, lab_clock(h->language, clock));
    histogram(h, s, STUDY_ANSWERS, lab_words(h->language, "decisions of all players"));
    html_close(h);
    html_open_wide(h);
    html_open(h, "table", NULL);
    html_open(h, "tr", NULL);
    html_line(h, "th", NULL, "Players");
    html_line(h, "th", "n", "Decisions, median");
    html_line(h, "th", "n", "middle half");
    if (clock) html_line(h, "th", "n", "%s, median", name);
    if (clock) html_line(h, "th", "n", "middle half");
    html_line(h, "th", "n", "Minutes, median");
    html_line(h, "th", "n", "middle half");
    html_close(h);
    for (unsigned c = 0; c < s->n_counts; c++) {
        const study_length a = study_lengths(s, c, STUDY_ANSWERS), t = study_lengths(s, c, STUDY_CLOCK),
                           m = study_lengths(s, c, STUDY_THOUGHTS);
        html_open(h, "tr", NULL);
        html_line(h, "td", NULL, "%u", s->count[c]);
        html_line(h, "td", "n", "%u", a.median);
        html_line(h, "td", "n", "%u to %u", a.low, a.high);
        if (clock) html_line(h, "td", "n", "%u", t.median);
        if (clock) html_line(h, "td", "n", "%u to %u", t.low, t.high);
        html_line(h, "td", "n", "%.0f", report_minutes(g, m.median));
        html_line(h, "td", "n", "%.0f to %.0f", report_minutes(g, m.low), report_minutes(g, m.high));
        html_close(h);
    }
    html_close(h);
    html_close(h);
    html_line(h, "figcaption", NULL,
              "How many matches were how long, all numbers of players together; half of the matches lie in the middle "
              "half. Minutes are what people would take who think %.0f seconds wherever they have a choice; those who "
              "are asked at once think at once.",
              g->seconds);
    html_close(h);
}

static void leads(html *h, const study *s)
{
    static const struct {
        const char *name;
        unsigned point;
    } when[] = { { "after a quarter", STUDY_HALF_TIME / 2 }, { "at half time", STUDY_HALF_TIME },
                 { "after three quarters", STUDY_HALF_TIME * 3 / 2 } };
    enum { TIMES = sizeof when / sizeof *when };
    plot_row row[TIMES];
    memset(row, 0, sizeof row);
    for (unsigned q = 0; q < TIMES; q++) {
        lab_say(h->language, row[q].label, PLOT_LABEL, "%s", lab_words(h->language, when[q].name));
        row[q].value = study_leader(s, when[q].point);
    }
    html_line(h, "h3", NULL, "Lead changes");
    html_open(h, "figure", NULL);
    html_open(h, "div", "pair");
    histogram(h, s, STUDY_LEAD_CHANGES, lab_words(h->language, "changes of the lead"));
    html_open(h, "div", NULL);
    html_line(h, "h4", NULL, "Who leads wins");
    const plot_axis a = { "How often the leader wins", 460, 0, 1, NAN, NULL, false, true };
    plot_points(h, row, TIMES, &a);
    html_close(h);
    html_close(h);
    caption(h, box_sides(s->order.box)
                   ? "The leader is the side that stands best by the game's own measure; a tie leaves the lead where "
                     "it was. The second picture: how often whoever led at that time won in the end."
                   : "The leader is the seat that stands best by the game's own measure; a tie leaves the lead where "
                     "it was. The second picture: how often whoever led at that time won in the end.");
    html_close(h);
}

/* ---- the page ---------------------------------------------------------------------------------------------------- */

static void options_of(html *h, const orr_box *box)
{
    bool some = false;
    for (unsigned i = 0; i < box->game->n_options; i++) {
        const orr_option *o = &box->game->options[i];
        if (!box->opt[i]) continue;
        html_text(h, "%s%s=%s", some ? ", " : "", o->name, o->word[box->opt[i]]);
        some = true;
    }
    if (!some) html_text(h, "all at their defaults");
}

static void one_game(html *h, const report_game *g, bool alone)
{
    const study *s = &g->s;
    fprintf(h->out, "<section id=\"%s-%s\">\n", lab_language_code(h->language), s->order.box->game->id);
    h->open[h->depth++] = "section";
    if (!alone) html_line(h, "h2", NULL, "%s", lab_title(h->language, s->order.box->game));
    html_open(h, "p", "soft");
    html_text(h, "Bot in every seat: %s. Seeds %s#0 to %s#%u. Card set: %s. Options: ", s->order.plays->name,
              s->order.seed, s->order.seed, s->order.games - 1, box_set_name(s->order.box));
    options_of(h, s->order.box);
    html_text(h, ".");
    html_close(h);
    verdict(h, g);
    tiles(h, s);
    sides(h, s);
    seats(h, s);
    endings(h, s);
    lengths(h, g);
    leads(h, s);
    report_part_tension(h, g);
    report_part_curves(h, s);
    report_part_levels(h, g);
    report_part_decisions(h, g);
    report_part_dead(h, g);
    report_part_uses(h, g);
    report_part_rules(h, s);
    html_close(h);
}

typedef struct { const report_game *games; unsigned n; } book;

static void title_of(lab_language l, const void *what, char *out, size_t cap)
{
    const book *b = what;
    if (b->n > 1) lab_say(l, out, cap, "Balance report");
    else lab_say(l, out, cap, "%s, balance report", lab_title(l, b->games[0].s.order.box->game));
}

static void body_of(html *h, const void *what)
{
    const book *b = what;
    if (b->n == 1) {
        html_line(h, "p", "over", "Balance report");
        html_line(h, "h1", NULL, "%s", lab_title(h->language, b->games[0].s.order.box->game));
    } else {
        html_line(h, "h1", NULL, "Balance report");
    }
    html_line(h, "p", NULL,
              "Bots played these matches against each other, so every figure is about the game as these bots play it. "
              "Read it for large effects and for surprises. Intervals are 95%%.");
    if (b->n > 1) {
        html_open(h, "nav", NULL);
        for (unsigned i = 0; i < b->n; i++) {
            const orr_game *g = b->games[i].s.order.box->game;
            fprintf(h->out, "<a href=\"#%s-%s\">", lab_language_code(h->language), g->id);
            html_text(h, "%s", lab_title(h->language, g));
            fputs("</a>\n", h->out);
        }
        html_close(h);
    }
    for (unsigned i = 0; i < b->n; i++) one_game(h, &b->games[i], b->n == 1);
}

void report_page(FILE *out, lab_language shown, const report_game *games, unsigned n)
{
    const book b = { games, n };
    html_write(out, shown, &(html_page){ title_of, body_of, &b });
}
