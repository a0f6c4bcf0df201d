/* report_tension.c - what a designer asks beside balance: minutes, how long a match stays open, which decisions
 * matter, which cards are dead. */
#include "apps/report/plot.h"
#include "apps/report/report_parts.h"

#include <stdlib.h>
#include <string.h>

double report_minutes(const report_game *g, uint32_t thoughts)
{
    return (double)thoughts / STUDY_THOUGHT * g->seconds / 60;
}

/* ---- tension ----------------------------------------------------------------------------------------------------- */

static int by_size(const void *a, const void *b)
{
    const uint8_t x = *(const uint8_t *)a, y = *(const uint8_t *)b;
    return (x > y) - (x < y);
}

int report_decided(const study *s)
{
    uint8_t *v = malloc(study_matches(s) + 1);
    size_t n = 0;
    for (size_t i = 0; v && i < study_matches(s); i++)
        if (s->match[i].decided != STUDY_NOBODY) v[n++] = s->match[i].decided;
    if (n) qsort(v, n, 1, by_size);
    const int median = n ? v[(n - 1) / 2] : -1;
    free(v);
    return median;
}

static void leader_curve(html *h, const study *s)
{
    enum { FIRST = 1, N = STUDY_POINTS - 2 };
    plot_band band = { .name = lab_words(h->language, "leader") };
    for (unsigned i = 0; i < N; i++) {
        const lab_share v = study_leader(s, i + FIRST);
        if (!v.of) band.name = NULL;
        band.low[i] = 100 * v.low;
        band.middle[i] = 100 * v.share;
        band.high[i] = 100 * v.high;
    }
    if (band.name) plot_bands(h, lab_words(h->language, "Whoever leads wins, %"), &band, 1, N);
}

static void winner_curve(html *h, const tension *t)
{
    plot_band band = { .name = lab_words(h->language, "winner") };
    for (unsigned i = 0; i < STUDY_POINTS; i++) {
        const tension_spread v = tension_at(t, i);
        band.low[i] = 100 * v.low;
        band.middle[i] = 100 * v.median;
        band.high[i] = 100 * v.high;
    }
    plot_bands(h, lab_words(h->language, "The winner's chance, %"), &band, 1, STUDY_POINTS);
}

static void tell_imagined(html *h, const tension *t)
{
    const tension_spread when = tension_when(t);
    html_line(h, "figcaption", NULL,
              "The winner's chance is by imagined play: %u matches of %u players were played on from many of their "
              "positions. The line is the median of what the winners had, and half of the matches lie in the band. "
              "There was another favourite %.1f times per match, on average. In half of the matches the winner stayed "
              "above %u%% only after %.0f%% of it (middle half: %.0f to %.0f%%).",
              t->n, t->seats, tension_turns(t), (unsigned)TENSION_SAFE, when.median, when.low, when.high);
}

void report_part_tension(html *h, const report_game *g)
{
    const int decided = report_decided(&g->s);
    html_line(h, "h3", NULL, "Tension");
    html_open(h, "figure", NULL);
    html_open(h, "div", "panels");
    leader_curve(h, &g->s);
    if (g->imagined.n) winner_curve(h, &g->imagined);
    html_close(h);
    html_open(h, "figcaption", NULL);
    html_text(h, "How often whoever leads at a time goes on to win, with 95%% intervals: a line that rises late is "
                 "a match that stays open.");
    if (decided >= 0) html_text(h, " In half of the matches the winners led for good only after %d%% of it.", decided);
    html_close(h);
    if (g->imagined.n) tell_imagined(h, &g->imagined);
    html_close(h);
}

/* ---- skill ------------------------------------------------------------------------------------------------------- */

void report_part_levels(html *h, const report_game *g)
{
    plot_row row[LEVELS_MOST];
    double low, high;
    memset(row, 0, sizeof row);
    if (!g->n_levels) return;
    for (unsigned i = 0; i < g->n_levels; i++) {
        const arena_figure f = g->level[i].gain;
        snprintf(row[i].label, PLOT_LABEL, "%s", g->level[i].plays->name);
        row[i].value = (lab_share){ .share = f.value, .low = f.low, .high = f.high };
    }
    html_line(h, "h3", NULL, "Skill");
    html_open(h, "figure", NULL);
    plot_reach(row, g->n_levels, &low, &high);
    const plot_axis a = { "What skill is worth", 940, low < 0 ? low : 0, high > 0 ? high : 0, 0, "no difference", true,
                          false };
    plot_points(h, row, g->n_levels, &a);
    html_line(h, "figcaption", NULL,
              "How many points more or less a single bot of that kind wins among %u of %s, every seat in turn, on the "
              "same %u deals; 95%% intervals by bootstrap over deals.",
              g->level[0].seats - 1u, g->s.order.plays->name, g->level[0].deals);
    html_close(h);
}

/* ---- decisions and dead cards ------------------------------------------------------------------------------------ */

void report_part_decisions(html *h, const report_game *g)
{
    const orr_game *game = g->s.order.box->game;
    plot_row row[64];
    unsigned n = 0;
    memset(row, 0, sizeof row);
    for (unsigned v = 0; v < game->n_verbs && n < sizeof row / sizeof *row; v++) {
        row[n].value = study_importance(&g->s, g->effect, v);
        if (row[n].value.of < STUDY_FEWEST_PAIRS) continue;
        report_verb(h->language, game, v, row[n++].label, PLOT_LABEL);
    }
    if (!n) return;
    html_line(h, "h3", NULL, "Which decisions matter");
    html_open(h, "figure", NULL);
    double low, high;
    plot_reach(row, n, &low, &high);
    const plot_axis a = { "How often another choice changes who wins", 940, 0, high, 0, "never", false, false };
    plot_points(h, row, n, &a);
    html_line(h, "figcaption", NULL,
              "Share of trials in which another choice at that one moment changed whether that player won, for better "
              "or worse. Near zero: the choice hardly matters. Where a verb uses a card, the card was forbidden for "
              "that one answer (the trials below); elsewhere the very answer was. Verbs that never left a choice, or "
              "with fewer than %d trials, are not drawn.",
              STUDY_FEWEST_PAIRS);
    html_close(h);
}

/* The names of a kind, with their verb or with how often they could have been used; true: there were some. Names have
 * commas in them. */
bool report_list_life(lab_language l, const report_game *g, study_life life, void (*add)(void *to, const char *),
                      void *to)
{
    bool some = false;
    for (unsigned u = 0; u < g->s.n_uses; u++) {
        char name[120], verb[80], text[240];
        if (study_life_of(&g->s, g->effect, u, g->within) != life) continue;
        report_use_name(l, &g->s, u, name, sizeof name);
        report_verb(l, g->s.order.box->game, g->s.use[u].verb, verb, sizeof verb);
        if (life == STUDY_NEVER) name[study_thing_length(name)] = 0;
        if (some) add(to, "; ");
        if (life == STUDY_IDLE) snprintf(text, sizeof text, "%s (%s)", name, verb);
        else lab_say(l, text, sizeof text, "%s (possible in %zu of %zu matches)", name, study_could(&g->s, u),
                     study_matches(&g->s));
        add(to, text);
        some = true;
    }
    return some;
}

static void add_name(void *to, const char *text) { html_text(to, "%s", text); }

void report_part_dead(html *h, const report_game *g)
{
    static const struct {
        study_life life;
        const char *text;
    } kind[] = { { STUDY_NEVER, "Never used: " },
                 { STUDY_RARE, "Used in less than one match of a hundred: " },
                 { STUDY_IDLE, "Used, but the whole interval of what it is worth is close to zero: " } };
    if (!g->s.n_uses) return;
    html_line(h, "h3", NULL, "Dead cards");
    html_open(h, "figure", NULL);
    for (unsigned i = 0; i < sizeof kind / sizeof *kind; i++) {
        html_open(h, "p", NULL);
        html_line(h, "b", NULL, "%s", lab_words(h->language, kind[i].text));
        if (!report_list_life(h->language, g, kind[i].life, add_name, h)) html_text(h, "none");
        html_text(h, ".");
        html_close(h);
    }
    html_line(h, "figcaption", NULL,
              "Close to zero: less than %.0f points either way, with an interval that holds for all cards together. "
              "What the options of this report leave out is never used either. Possible: somebody could have used it, "
              "by the rules. If a card was possible in many matches and is hardly ever used, ask the bot first, then "
              "the card; if it was hardly ever possible, ask the rules.",
              100 * g->within);
    html_close(h);
}
