/* compare_page.c - a comparison as a page, as text and as a table. */
#include "plot.h"
#include "report.h"

#include <stdlib.h>
#include <string.h>

static void figure(const compare_row *r, double v, char *out, size_t cap)
{
    if (r->share) snprintf(out, cap, "%.1f%%", 100 * v);
    else snprintf(out, cap, "%.1f", v);
}

static void change(const compare_row *r, char *out, size_t cap)
{
    const double times = r->share ? 100 : 1;
    if (!r->differ) snprintf(out, cap, "no match differs");
    else snprintf(out, cap, "%+.1f (%+.1f to %+.1f)", times * r->change.share, times * r->change.low, times * r->change.high);
}

/* ---- the page ---------------------------------------------------------------------------------------------------- */

static void games_table(html *h, const report_comparison *c, const report_change *x)
{
    html_open(h, "div", "wide");
    html_open(h, "table", NULL);
    html_open(h, "tr", NULL);
    html_line(h, "th", NULL, "Figure");
    for (unsigned i = 0; i < 2; i++) html_line(h, "th", "n", "%s", c->base[i]->order.box->game->title);
    html_line(h, "th", "n", "Change, with 95%% interval");
    html_close(h);
    for (unsigned i = 0; i < x->n; i++) {
        const compare_row *r = &x->row[i];
        char before[40], after[40], text[80];
        figure(r, r->before, before, sizeof before);
        figure(r, r->after, after, sizeof after);
        change(r, text, sizeof text);
        html_open(h, "tr", NULL);
        html_line(h, "td", NULL, "%s", r->name);
        html_line(h, "td", "n", "%s", before);
        html_line(h, "td", "n", "%s", after);
        html_line(h, "td", compare_is_sure(r) ? "n sure" : "n", "%s%s", compare_is_sure(r) ? "\xe2\x97\x8f " : "", text);
        html_close(h);
    }
    html_close(h);
    html_close(h);
}

static void games_plot(html *h, const report_change *x)
{
    plot_row row[COMPARE_MOST];
    unsigned n = 0;
    memset(row, 0, sizeof row);
    for (unsigned i = 0; i < x->n; i++) {
        if (!x->row[i].share || (!x->row[i].before && !x->row[i].after)) continue;
        snprintf(row[n].label, PLOT_LABEL, "%s", x->row[i].name);
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

/* A figure is worth a column if some change touches it. */
static bool has_column(const report_comparison *c, unsigned group, unsigned i)
{
    for (unsigned k = 0; k < c->n; k++)
        if (c->change[k].group == group && i < c->change[k].n && c->change[k].row[i].differ) return true;
    return false;
}

static const report_change *first_of(const report_comparison *c, unsigned group)
{
    for (unsigned k = 0; k < c->n; k++)
        if (c->change[k].group == group) return &c->change[k];
    return NULL;
}

static void option_rows(html *h, const report_comparison *c, unsigned group)
{
    for (unsigned k = 0; k < c->n; k++) {
        const report_change *x = &c->change[k];
        if (x->group != group) continue;
        html_open(h, "tr", NULL);
        html_open(h, "td", NULL);
        html_line(h, "code", NULL, "%s", x->what);
        html_line(h, "span", "soft", "%s", x->note);
        html_close(h);
        for (unsigned i = 0; i < x->n; i++) {
            char text[80];
            if (!has_column(c, group, i)) continue;
            change(&x->row[i], text, sizeof text);
            html_line(h, "td", compare_is_sure(&x->row[i]) ? "n sure" : "n", "%s%s",
                      compare_is_sure(&x->row[i]) ? "\xe2\x97\x8f " : "", x->row[i].differ ? text : "\xc2\xb7");
        }
        html_close(h);
    }
}

static void options_table(html *h, const report_comparison *c, unsigned group)
{
    const report_change *first = first_of(c, group);
    const study *s = c->base[group - 1];
    html_line(h, "h2", NULL, "%s: every option switched alone", s->order.box->game->title);
    if (!first) {
        html_line(h, "p", NULL, "This game has no options.");
        return;
    }
    html_line(h, "p", NULL, "Change against the defaults, in points for shares. A bold figure with a dot is surely not zero; a small dot "
              "in the middle of nothing: no match came out differently. Of twenty figures one looks sure by chance.");
    html_open(h, "figure", NULL);
    html_open(h, "div", "wide");
    html_open(h, "table", NULL);
    html_open(h, "tr", NULL);
    html_line(h, "th", NULL, "Option");
    for (unsigned i = 0; i < first->n; i++)
        if (has_column(c, group, i)) html_line(h, "th", "n", "%s", first->row[i].name);
    html_close(h);
    option_rows(h, c, group);
    for (unsigned i = 0; i < 3; i++) html_close(h);
}

void compare_page(FILE *out, const report_comparison *c)
{
    const study *s = c->base[0];
    char title[300];
    if (c->games == 2)
        snprintf(title, sizeof title, "%s and %s", s->order.box->game->title, c->base[1]->order.box->game->title);
    else snprintf(title, sizeof title, "%s: its options", s->order.box->game->title);
    html page = html_begin(out, title), *h = &page;
    html_open(h, "main", NULL);
    html_line(h, "h1", NULL, "%s", title);
    html_line(h, "p", NULL, "The same bot in every seat (%s), the same seeds (%s#0 to %s#%u), the same numbers of players (%u to %u): match by "
              "match, what changed. Intervals are 95%% and come from the pairs.", s->order.plays->name, s->order.seed, s->order.seed,
              s->order.games - 1, s->count[0], s->count[s->n_counts - 1]);
    if (c->games == 2) {
        html_line(h, "h2", NULL, "The whole difference");
        html_open(h, "figure", NULL);
        games_plot(h, &c->change[0]);
        games_table(h, c, &c->change[0]);
        html_line(h, "figcaption", NULL, "A full dot: surely not zero. A ring: it may be zero. What no option can switch shows only here.");
        html_close(h);
    }
    for (unsigned g = 1; g <= c->games; g++) options_table(h, c, g);
    html_end(h);
}

/* ---- text and CSV ------------------------------------------------------------------------------------------------ */

static void print_change(const report_change *x)
{
    for (unsigned i = 0; i < x->n; i++) {
        const compare_row *r = &x->row[i];
        char before[40], after[40], text[80];
        if (!r->differ) continue;
        figure(r, r->before, before, sizeof before);
        figure(r, r->after, after, sizeof after);
        change(r, text, sizeof text);
        printf("  %c %-28s %8s  %8s   %s\n", compare_is_sure(r) ? '*' : ' ', r->name, before, after, text);
    }
}

void compare_print(const report_comparison *c)
{
    for (unsigned k = 0; k < c->n; k++) {
        const report_change *x = &c->change[k];
        bool differs = false;
        for (unsigned i = 0; i < x->n; i++) differs = differs || x->row[i].differ;
        if (x->group) printf("%s with %s%s%s\n", c->base[x->group - 1]->order.box->game->title, x->what, *x->note ? " " : "", x->note);
        else printf("%s, then %s\n", c->base[0]->order.box->game->title, x->what);
        if (differs) print_change(x);
        else printf("    no match came out differently\n");
    }
    printf("* surely not zero: the 95%% interval of the paired change leaves 0 out\n");
}

bool compare_csv(const char *dir, const report_comparison *c, note *why)
{
    FILE *out = report_csv_open(dir, "changes", "base,changed,figure,before,after,change,low,high,pairs,differ", why);
    if (!out) return false;
    for (unsigned k = 0; k < c->n; k++)
        for (unsigned i = 0; i < c->change[k].n; i++) {
            const report_change *x = &c->change[k];
            const compare_row *r = &x->row[i];
            fprintf(out, "%s,", c->base[x->group ? x->group - 1 : 0]->order.box->game->id);
            report_csv_text(out, x->what);
            report_csv_text(out, r->name);
            fprintf(out, "%.6f,%.6f,%.6f,%.6f,%.6f,%llu,%llu\n", r->before, r->after, r->change.share, r->change.low, r->change.high,
                    (unsigned long long)r->pairs, (unsigned long long)r->differ);
        }
    if (fclose(out)) return note_refuse(why, "%.200s/changes.csv cannot be written to its end.", dir);
    return true;
}
