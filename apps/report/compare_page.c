/* compare_page.c - a comparison as a page, as text and as a table. */
#include "apps/common/json_file.h"
#include "apps/common/letters.h"
#include "apps/report/plot.h"
#include "apps/report/report.h"
#include "apps/report/report_cells.h"
#include "apps/report/report_parts.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static void figure(lab_language l, const compare_row *r, double v, char *out, size_t cap)
{
    if (r->share) lab_say(l, out, cap, "%.1f%%", 100 * v);
    else lab_say(l, out, cap, "%.1f", v);
}

/* In points or as a number; what would print as -0.0 is 0. */
static double shown(const compare_row *r, double v)
{
    const double x = r->share ? 100 * v : v;
    return x > -0.05 && x < 0.05 ? 0 : x;
}

static void change(lab_language l, const compare_row *r, char *out, size_t cap)
{
    const lab_share v = r->change;
    if (!r->differ) lab_say(l, out, cap, "no match differs");
    else lab_say(l, out, cap, "%+.1f (%+.1f to %+.1f)", shown(r, v.share), shown(r, v.low), shown(r, v.high));
}

/* How a row is called: an ending by the words of the game that has it, anything else by those of the lab. */
static const char *row_name(lab_language l, const report_comparison *c, const compare_row *r)
{
    for (unsigned b = 0; r->ending && b < c->games; b++) {
        const orr_game *g = c->base[b]->order.box->game;
        for (unsigned i = 0; i < g->n_outcomes; i++)
            if (!strcmp(g->outcomes[i], r->name)) return lab_outcome(l, g, i);
    }
    return lab_words(l, r->name);
}

/* What was changed: another game by its title, the rest as it was typed. */
static const char *what_of(lab_language l, const report_comparison *c, const report_change *x)
{
    return x->group ? x->what : c->pair ? c->pair_name[l] : lab_title(l, c->base[1]->order.box->game);
}

/* ---- in words ---------------------------------------------------------------------------------------------------- */

/* "3 to 19 points", "up to 0.4" */
static void how_much(lab_language l, const compare_row *r, char *out, size_t cap)
{
    const bool more = r->change.share > 0;
    const double least = shown(r, more ? r->wide.low : -r->wide.high);
    const double most = shown(r, more ? r->wide.high : -r->wide.low);
    if (r->share && least < 0.5) lab_say(l, out, cap, "up to %.0f points", most);
    else if (r->share) lab_say(l, out, cap, "%.0f to %.0f points", least, most);
    else if (least < 0.05) lab_say(l, out, cap, "up to %.1f", most);
    else lab_say(l, out, cap, "%.1f to %.1f", least, most);
}

typedef void say_verdict(void *to, bool sure, const char *sentence);

static void say_row(lab_language l, const report_comparison *c, const compare_row *r, say_verdict *say, void *to)
{
    char text[300], much[60];
    how_much(l, r, much, sizeof much);
    lab_say(l, text, sizeof text, r->change.share > 0 ? "%s: %s more." : "%s: %s less.", row_name(l, c, r), much);
    *text = (char)toupper((unsigned char)*text);
    say(to, true, text);
}

/* What surely changed, by the ends of intervals that hold for all figures at once; else how much may hide. */
static void verdict(lab_language l, const report_comparison *c, say_verdict *say, void *to)
{
    const report_change *x = &c->change[0];
    double hidden = 0;
    bool some = false, ending = false;
    char text[300];
    for (unsigned i = 0; i < x->n; i++) {
        const compare_row *r = &x->row[i];
        some = some || r->differ;
        if (compare_is_sure(r)) say_row(l, c, r, say, to), ending = ending || r->ending;
        else if (r->differ && r->ending) hidden = fmax(hidden, fmax(r->wide.high, -r->wide.low));
    }
    if (!some) say(to, false, lab_words(l, "No match came out differently."));
    if (ending || hidden <= 0) return;
    lab_say(l, text, sizeof text,
            "How matches end: nothing that luck could not do in %llu pairs of matches; up to %.0f points may hide.",
            (unsigned long long)x->row[0].pairs, 100 * hidden);
    say(to, false, text);
}

/* ---- the page ---------------------------------------------------------------------------------------------------- */

static void games_table(html *h, const report_comparison *c, const report_change *x)
{
    html_open_wide(h);
    html_open(h, "table", NULL);
    html_open(h, "tr", NULL);
    html_line(h, "th", NULL, "Figure");
    if (c->pair) html_line(h, "th", "n", "as it is");
    else html_line(h, "th", "n", "%s", lab_title(h->language, c->base[0]->order.box->game));
    html_line(h, "th", "n", "%s", what_of(h->language, c, x));
    html_line(h, "th", "n", "Change, with 95%% interval");
    html_close(h);
    for (unsigned i = 0; i < x->n; i++) {
        const compare_row *r = &x->row[i];
        char before[40], after[40], text[80];
        figure(h->language, r, r->before, before, sizeof before);
        figure(h->language, r, r->after, after, sizeof after);
        change(h->language, r, text, sizeof text);
        html_open(h, "tr", NULL);
        html_line(h, "td", NULL, "%s", row_name(h->language, c, r));
        html_line(h, "td", "n", "%s", before);
        html_line(h, "td", "n", "%s", after);
        html_line(h, "td", compare_is_sure(r) ? "n sure" : "n", "%s%s", compare_is_sure(r) ? "\xe2\x97\x8f " : "",
                  text);
        html_close(h);
    }
    html_close(h);
    html_close(h);
}

static void games_plot(html *h, const report_comparison *c, const report_change *x)
{
    plot_row row[COMPARE_MOST];
    unsigned n = 0;
    memset(row, 0, sizeof row);
    for (unsigned i = 0; i < x->n; i++) {
        if (!x->row[i].share || (x->row[i].before <= 0 && x->row[i].after <= 0)) continue;
        snprintf(row[n].label, PLOT_LABEL, "%s", row_name(h->language, c, &x->row[i]));
        row[n].value = x->row[i].change;
        row[n++].shape = compare_is_sure(&x->row[i]) ? SVG_CIRCLE : SVG_RING;
    }
    plot_axis a = { "Change of shares in points", 940, -0.1, 0.1, 0, "no change", true, false };
    double low, high;
    plot_reach(row, n, &low, &high);
    if (low < a.low) a.low = low;
    if (high > a.high) a.high = high;
    if (n) plot_points(h, row, n, &a);
}

/* A figure is worth a column if it is an ending or the length, and some change touches it. */
static bool has_column(const report_comparison *c, unsigned group, unsigned i)
{
    for (unsigned k = 0; k < c->n; k++) {
        const report_change *x = &c->change[k];
        if (x->group != group || i >= x->n || !x->row[i].differ) continue;
        if (x->row[i].ending || !x->row[i].share) return true;
    }
    return false;
}

static bool differs(const report_change *x)
{
    for (unsigned i = 0; i < x->n; i++)
        if (x->row[i].differ) return true;
    return false;
}

static const report_change *first_of(const report_comparison *c, unsigned group)
{
    for (unsigned k = 0; k < c->n; k++)
        if (c->change[k].group == group) return &c->change[k];
    return NULL;
}

static void option_cell(html *h, const compare_row *r)
{
    html_open(h, "td", compare_is_sure(r) ? "n sure" : "n");
    if (r->differ) {
        html_text(h, "%s%+.1f", compare_is_sure(r) ? "\xe2\x97\x8f " : "", shown(r, r->change.share));
        html_line(h, "span", "under", "%+.1f to %+.1f", shown(r, r->change.low), shown(r, r->change.high));
    } else {
        html_text(h, "\xc2\xb7");
    }
    html_close(h);
}

static void option_rows(html *h, const report_comparison *c, unsigned group)
{
    for (unsigned k = 0; k < c->n; k++) {
        const report_change *x = &c->change[k];
        if (x->group != group || !differs(x)) continue;
        html_open(h, "tr", NULL);
        html_open(h, "td", NULL);
        html_line(h, "code", NULL, "%s", x->what);
        if (x->default_of) html_line(h, "span", "under", "(the default of %s)", lab_title(h->language, x->default_of));
        html_close(h);
        for (unsigned i = 0; i < x->n; i++)
            if (has_column(c, group, i)) option_cell(h, &x->row[i]);
        html_close(h);
    }
}

static void options_without_effect(html *h, const report_comparison *c, unsigned group)
{
    bool some = false;
    html_open(h, "figcaption", NULL);
    html_text(h, "No match came out differently with: ");
    for (unsigned k = 0; k < c->n; k++) {
        if (c->change[k].group != group || differs(&c->change[k])) continue;
        html_text(h, "%s%s", some ? ", " : "", c->change[k].what);
        some = true;
    }
    html_text(h, some ? "." : "nothing.");
    html_close(h);
}

static void options_table(html *h, const report_comparison *c, unsigned group)
{
    const report_change *first = first_of(c, group);
    const study *s = c->base[group - 1];
    html_line(h, "h2", NULL, "%s: every option switched alone", lab_title(h->language, s->order.box->game));
    if (!first) {
        html_line(h, "p", NULL, "This game has no options.");
        return;
    }
    html_line(h, "p", NULL,
              "Change against the defaults, in points for shares. A bold figure with a dot is not zero, with a risk of "
              "5%% for all figures of this page together (Holm's correction); a point alone: it was the same in every "
              "match.");
    html_open(h, "figure", NULL);
    html_open_wide(h);
    html_open(h, "table", NULL);
    html_open(h, "tr", NULL);
    html_line(h, "th", NULL, "Option");
    for (unsigned i = 0; i < first->n; i++)
        if (has_column(c, group, i)) html_line(h, "th", "n", "%s", row_name(h->language, c, &first->row[i]));
    html_close(h);
    option_rows(h, c, group);
    html_close(h);
    html_close(h);
    options_without_effect(h, c, group);
    html_close(h);
}

static void title_of(lab_language l, const void *what, char *out, size_t cap)
{
    const report_comparison *c = what;
    const orr_game *g = c->base[0]->order.box->game;
    if (c->pair) lab_say(l, out, cap, "%s, then %s", lab_title(l, g), c->pair_name[l]);
    else if (c->games == 2)
        lab_say(l, out, cap, "%s and %s", lab_title(l, g), lab_title(l, c->base[1]->order.box->game));
    else lab_say(l, out, cap, "%s: its options", lab_title(l, g));
}

static void say_item(void *to, bool sure, const char *text)
{
    html_line(to, "li", sure ? "uneven" : "open", "%s", text);
}

static void body_of(html *h, const void *what)
{
    const report_comparison *c = what;
    const study *s = c->base[0];
    char players[40], title[300];
    title_of(h->language, what, title, sizeof title);
    html_line(h, "p", "over", "Comparison");
    html_line(h, "h1", NULL, "%s", title);
    if (s->n_counts == 1) snprintf(players, sizeof players, "%u", s->count[0]);
    else lab_say(h->language, players, sizeof players, "%u to %u", s->count[0], s->count[s->n_counts - 1]);
    html_line(
        h, "p", NULL,
        "The same bot in every seat (%s), the same seeds (%s#0 to %s#%u), the same numbers of players (%s): match by "
        "match, what changed. Intervals are 95%% and come from the pairs.",
        s->order.plays->name, s->order.seed, s->order.seed, s->order.games - 1, players);
    if (c->games == 2) {
        html_line(h, "h3", NULL, "Verdict");
        html_open(h, "ul", "verdict");
        verdict(h->language, c, say_item, h);
        html_close(h);
        html_line(h, "h2", NULL, "The whole difference");
        html_open(h, "figure", NULL);
        games_plot(h, c, &c->change[0]);
        games_table(h, c, &c->change[0]);
        html_line(h, "figcaption", NULL,
                  "A full dot: not zero, with a risk of 5%% for all figures of this page together (Holm's correction). "
                  "A ring: it may be zero. What no option can switch shows only here.");
        html_close(h);
    }
    for (unsigned g = 1; g <= c->games && !c->pair; g++) options_table(h, c, g);
}

void compare_page(FILE *out, lab_language shown, const report_comparison *c)
{
    html_write(out, shown, &(html_page){ title_of, body_of, c });
}

/* ---- text and CSV ------------------------------------------------------------------------------------------------ */

static void print_row(lab_language l, const report_comparison *c, const compare_row *r)
{
    char before[40], after[40], text[80];
    figure(l, r, r->before, before, sizeof before);
    figure(l, r, r->after, after, sizeof after);
    change(l, r, text, sizeof text);
    report_tell(l, "  %c %-30s %8s  %8s   %s\n", compare_is_sure(r) ? '*' : ' ', row_name(l, c, r), before, after,
                text);
}

static void print_sentence(void *to, bool sure, const char *text)
{
    (void)to, (void)sure;
    letters_print("  ");
    letters_print(text);
    letters_print("\n");
}

/* Of an option only what is sure; of another game everything, after the verdict. */
static void print_change(lab_language l, const report_comparison *c, const report_change *x)
{
    unsigned printed = 0;
    const char *title = lab_title(l, c->base[x->group ? x->group - 1 : 0]->order.box->game);
    if (!x->group) {
        report_tell(l, "%s, then %s\n", title, what_of(l, c, x));
        verdict(l, c, print_sentence, NULL);
    } else if (!x->default_of) report_tell(l, "%s with %s\n", title, x->what);
    else report_tell(l, "%s with %s (the default of %s)\n", title, x->what, lab_title(l, x->default_of));
    for (unsigned i = 0; i < x->n; i++) {
        if (!x->row[i].differ || (x->group && !compare_is_sure(&x->row[i]))) continue;
        print_row(l, c, &x->row[i]);
        printed++;
    }
    if (!printed) report_tell(l, "    nothing that luck could not do\n");
}

void compare_print(lab_language l, const report_comparison *c)
{
    unsigned same = 0;
    for (unsigned k = 0; k < c->n; k++) {
        if (differs(&c->change[k])) print_change(l, c, &c->change[k]);
        else same++;
    }
    if (same && same == c->n) {
        report_tell(l, "No match came out differently.\n");
        return;
    }
    if (same == 1) report_tell(l, "No match came out differently with one other value of an option.\n");
    if (same > 1) report_tell(l, "No match came out differently with %u other values of options.\n", same);
    report_tell(l, "* not zero, with a risk of 5%% for all figures of this comparison together (Holm)\n");
}

static const char columns[] = "base,changed,figure,is_share,before,after,pairs,differ,gained,lost,sum,squares,change,"
                              "low,high,p,holm,all_low,all_high";

static void write_rows(report_cells *out, const report_comparison *c)
{
    for (unsigned k = 0; k < c->n; k++)
        for (unsigned i = 0; i < c->change[k].n; i++) {
            const report_change *x = &c->change[k];
            const compare_row *r = &x->row[i];
            const uint64_t counts[] = { r->pairs, r->differ, r->gained, r->lost };
            report_cell_text(out, c->base[x->group ? x->group - 1 : 0]->order.box->game->id);
            report_cell_text(out, x->what);
            report_cell_text(out, r->name);
            report_cell_count(out, r->share);
            report_cell_number(out, r->before);
            report_cell_number(out, r->after);
            for (unsigned n = 0; n < sizeof counts / sizeof *counts; n++) report_cell_count(out, counts[n]);
            report_cell_number(out, r->sum);
            report_cell_number(out, r->squares);
            report_cell_share(out, r->change);
            report_cell_number(out, r->p);
            report_cell_number(out, r->holm);
            report_cell_number(out, r->wide.low);
            report_cell_number(out, r->wide.high);
            report_row_end(out);
        }
}

bool compare_csv(const char *dir, const report_comparison *c, error *why)
{
    fresh file;
    if (!report_csv_open(&file, dir, "changes", columns, why)) return false;
    report_cells out = { .csv = file.out, .columns = columns };
    write_rows(&out, c);
    return fresh_keep(&file, why);
}

void compare_json(FILE *file, const report_comparison *c)
{
    json page = json_file_begin(file), *j = &page;
    report_cells out = { .j = j, .columns = columns };
    json_file_object(j, "lab-compare-1");
    json_open_array(j, "bases");
    for (unsigned i = 0; i < c->games; i++) {
        json_open_object(j, NULL);
        report_json_study(j, c->base[i]);
        json_end(j);
    }
    json_end(j);
    json_open_array(j, "changes");
    write_rows(&out, c);
    json_end(j);
    json_end(j);
}
