/* lab_compare.c - see lab_compare.h. Counting is done by lab/study/, pages and tables by apps/report/. */
#include "apps/cli/lab_compare.h"

#include "apps/cli/lab_language.h"
#include "apps/common/box_args.h"
#include "apps/common/box_change.h"
#include "apps/common/enough.h"
#include "apps/common/fresh.h"
#include "apps/common/wrong.h"
#include "apps/report/report.h"
#include "apps/tui/tongue.h"
#include "base/buffer.h"
#include "base/error.h"
#include "table/match/box.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_CHANGES = 400 };

static bool has_other(const lab_args *a) { return a->with.n || a->without.n || a->twice.n || a->with_set; }

static void add_other(buffer *p, lab_language l, const char *english, const char *what)
{
    char text[160];
    lab_say(l, text, sizeof text, english, what);
    buffer_put(p, "%s%s", *p->out ? ", " : "", text);
}

/* As its manifest calls it, or else its folder. */
static const char *set_title(const orr_box *b, const char *folder)
{
    const char *name = box_set_name(b);
    return strcmp(name, "-") ? name : folder;
}

/* "start=1, the set mine, without steal-card" */
static void name_other(lab_language l, const lab_args *a, const orr_box *other, char *out, int cap)
{
    buffer p = buffer_on(out, cap);
    for (int i = 0; i < a->with.n; i++) add_other(&p, l, "%s", a->with.item[i]);
    if (a->with_set) add_other(&p, l, "the set %s", set_title(other, a->with_set));
    for (int i = 0; i < a->without.n; i++) add_other(&p, l, "without %s", a->without.item[i]);
    for (int i = 0; i < a->twice.n; i++) add_other(&p, l, "twice %s", a->twice.item[i]);
}

static bool change_cards(cli_box *b, const arg_texts *cards, unsigned times)
{
    error why;
    for (int i = 0; i < cards->n; i++)
        if (!box_change_copies(b, cards->item[i], times, &why)) return cli_wrong("%s", why.text), false;
    return true;
}

/* The second of two that are compared: what both have, and then what only it has. */
static bool open_other(cli_box *b, const orr_game *g, const lab_args *a)
{
    arg_texts all = a->options;
    for (int i = 0; i < a->with.n && all.n < ARG_MOST_TEXTS; i++) all.item[all.n++] = a->with.item[i];
    if (!cli_box_open(b, g, &all, a->with_set ? a->with_set : a->set)) return false;
    if (change_cards(b, &a->without, 0) && change_cards(b, &a->twice, 2)) return true;
    cli_box_close(b);
    return false;
}

typedef struct { /* a comparison in the making */
    const lab_args *args;
    const char *seats;
    study base[2];
    report_comparison c;
    report_change *change; /* room for MOST_CHANGES */
} bench;

static const orr_option *option_named(const orr_game *g, const char *name)
{
    for (unsigned i = 0; i < g->n_options; i++)
        if (!strcmp(g->options[i].name, name)) return &g->options[i];
    return NULL;
}

/* What a person should know about a value: it is the default of the other game, or what the option is about. */
static void describe(const bench *b, unsigned game, const orr_option *o, unsigned value, report_change *x)
{
    const orr_option *twin = b->c.games == 2 ? option_named(b->c.base[!game]->order.box->game, o->name) : NULL;
    snprintf(x->what, sizeof x->what, "%s=%s", o->name, o->word[value]);
    if (twin && strcmp(twin->word[0], o->word[0]) && !strcmp(twin->word[0], o->word[value]))
        x->default_of = b->c.base[!game]->order.box->game;
}

static bool switch_alone(bench *b, unsigned game, unsigned option, unsigned value, progress *line, int *code)
{
    const study *base = &b->base[game];
    orr_box box = *base->order.box;
    study_order o = base->order;
    study s;
    error why;
    if (b->c.n == MOST_CHANGES) return true;
    box_option(&box, box.game->options[option].name, box.game->options[option].word[value], NULL);
    bool fits = false;
    for (unsigned n = o.first; n <= o.last; n++) fits = fits || box_check(&box, n, &why);
    if (!fits) return true;
    o.box = &box;
    o.report_to = line;
    if (!lab_run_study(b->args, &s, &o, code)) return false;
    if (s.order.games < o.games) return study_close(&s), *code = CLI_INTERRUPTED, false;
    report_change *x = &b->change[b->c.n++];
    x->group = game + 1;
    x->n = compare_studies(base, &s, x->row);
    describe(b, game, &box.game->options[option], value, x);
    study_close(&s);
    return true;
}

static bool switch_options(bench *b, unsigned game, progress *line, int *code)
{
    const orr_box *box = b->base[game].order.box;
    for (unsigned i = 0; i < box->game->n_options; i++)
        for (unsigned v = 0; v < box->game->options[i].values; v++)
            if (v != box->opt[i] && !switch_alone(b, game, i, v, line, code)) return false;
    return true;
}

/* What is sure depends on how much was asked: all rows of all changes at once. */
static bool correct_all(bench *b)
{
    compare_row **row = calloc((size_t)b->c.n * COMPARE_MOST + 1, sizeof *row);
    unsigned n = 0;
    for (unsigned k = 0; row && k < b->c.n; k++)
        for (unsigned i = 0; i < b->change[k].n; i++) row[n++] = &b->change[k].row[i];
    const bool good = row && compare_correct(row, n);
    free(row);
    return good;
}

static int write_comparison(bench *b)
{
    const lab_args *a = b->args;
    error why = { "" };
    fresh page;
    const char *out = enough_said() ? NULL : a->out, *csv = enough_said() ? NULL : a->csv;
    if (!correct_all(b)) return cli_wrong("There is not enough memory for the comparison.");
    if (out && !fresh_open(&page, out, &why)) return cli_wrong("%s", why.text);
    if (out) compare_page(page.out, a->language, &b->c);
    if (out && !fresh_keep(&page, &why)) return cli_wrong("%s", why.text);
    if (csv && !compare_csv(csv, &b->c, &why)) return cli_wrong("%s", why.text);
    if (a->json) compare_json(stdout, &b->c);
    else compare_print(a->language, &b->c);
    return CLI_OK;
}

static bool play_bases(bench *b, const cli_box *box, unsigned n, progress *line, int *code)
{
    for (; b->c.games < n; b->c.games++) {
        study_order o;
        if (!lab_run_order(b->args, &box[b->c.games].box, b->seats, line, &o)) return false;
        o.plain = true;
        if (!b->c.games && o.first < o.last) cli_seats_left_out(b->args->seats, o.box, o.first, o.last);
        if (!lab_run_study(b->args, &b->base[b->c.games], &o, code)) return false;
        b->c.base[b->c.games] = &b->base[b->c.games];
        if (b->base[b->c.games].order.games == o.games) continue;
        study_close(&b->base[b->c.games]);
        return *code = CLI_INTERRUPTED, false;
    }
    if (n < 2) return true;
    report_change *x = &b->change[b->c.n++];
    x->n = compare_studies(&b->base[0], &b->base[1], x->row);
    if (has_other(b->args)) name_other(LAB_ENGLISH, b->args, &box[1].box, x->what, sizeof x->what);
    else snprintf(x->what, sizeof x->what, "%s", box[1].box.game->title);
    for (lab_language l = 0; l < LAB_LANGUAGES; l++)
        name_other(l, b->args, &box[1].box, b->c.pair_name[l], sizeof x->what);
    b->c.pair = has_other(b->args);
    return x->row[0].pairs || cli_wrong("The two games share no number of players.") == CLI_OK;
}

static int interrupted_compare(const lab_args *a, unsigned changes)
{
    char known[200];
    if (!changes) snprintf(known, sizeof known, "%s", tongue_say("Interrupted before there was anything to compare."));
    else snprintf(known, sizeof known, tongue_say("Interrupted; the comparisons that were complete: %u."), changes);
    return lab_run_interrupted(a, known);
}

int lab_compare(const lab_args *a, char *const *names, unsigned n)
{
    bench b = { .args = a, .change = calloc(MOST_CHANGES, sizeof *b.change) };
    progress line = cli_lab_progress(a->language, "matches", a->games, a->progress);
    cli_box box[2] = { { .box.game = NULL } };
    char usual[8];
    unsigned opened = 0;
    int code = CLI_WRONG_USE;
    const unsigned games = has_other(a) ? 2 : n;
    for (; b.change && opened < games; opened++) {
        const orr_game *g = cli_find_game(names[opened < n ? opened : 0]);
        if (!g) break;
        const bool second = opened && has_other(a);
        if (!(second ? open_other(&box[opened], g, a) : cli_box_open(&box[opened], g, &a->options, a->set))) break;
    }
    b.c.change = b.change;
    if (opened == games && lab_run_can_write(a->out)) {
        snprintf(usual, sizeof usual, "%u", cli_usual_seats(box[0].box.game));
        b.seats = a->seats ? a->seats : usual;
        bool good = play_bases(&b, box, games, &line, &code);
        for (unsigned g = 0; good && g < games && !has_other(a); g++) good = switch_options(&b, g, &line, &code);
        progress_end(&line);
        const bool cut = code == CLI_INTERRUPTED && !a->part;
        if (good || (cut && b.c.n)) code = a->part ? CLI_OK : write_comparison(&b);
        if (cut) code = interrupted_compare(a, b.c.n);
    }
    for (unsigned g = 0; g < b.c.games; g++) study_close(&b.base[g]);
    for (unsigned i = 0; i < opened; i++) cli_box_close(&box[i]);
    free(b.change);
    return code;
}
