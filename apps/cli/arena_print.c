/* arena_print.c - shares, gains by side, the crosstable and ratings. */
#include "apps/cli/arena_print.h"

#include "apps/common/bot_args.h"
#include "apps/common/style.h"
#include "table/match/box.h"

#include <math.h>
#include <string.h>

/* Does the order play this pair at all? */
static bool has(const arena_result *r, unsigned hero, unsigned field)
{
    return r->deal[arena_table(hero, field)] && r->deal[arena_table(field, field)];
}

/* ---- for people -------------------------------------------------------------------------------------------------- */

enum { LABEL = 2 * BOT_ARGS_LABEL + 20, LEAST_WIDTH = 26 };

static const char *duel_label(const arena_order *o, unsigned hero, unsigned field, char out[LABEL])
{
    char one[BOT_ARGS_LABEL], other[BOT_ARGS_LABEL];
    snprintf(out, LABEL, "%s among %s", hero == field ? "fair share" : bot_args_label(o->bots[hero]->name, one),
             bot_args_label(o->bots[field]->name, other));
    return out;
}

/* Of the first column: as much as its longest label needs. */
static int label_width(const arena_order *o, const arena_result *r)
{
    char label[LABEL];
    int width = LEAST_WIDTH;
    for (unsigned f = 0; f < o->n_bots; f++)
        for (unsigned h = 0; h < o->n_bots; h++) {
            const int n = has(r, h, f) ? (int)strlen(duel_label(o, h, f, label)) : 0;
            if (n > width) width = n;
        }
    return width;
}

static void print_percent(int width, const char *label, arena_figure f)
{
    printf("  %-*s %5.1f%%  (%.1f to %.1f)\n", width, label, 100 * f.value, 100 * f.low, 100 * f.high);
}

/* One seat of a side is the hero, all others play like the field: how often that side wins, with it and without. */
static void print_sides(const arena_order *o, const arena_result *r, unsigned hero, unsigned field, int width)
{
    for (unsigned side = 0; side < ARENA_MOST_SIDES; side++) {
        const char *name = box_side_name(o->box, side);
        if (!name) break;
        const arena_figure with = arena_side_share(r, o, hero, field, side), gain = arena_gain(r, o, hero, field, side);
        const double without = arena_side_share(r, o, field, field, side).value;
        printf("    dealt %-*s %5.1f%%  (%.1f to %.1f), without the hero %.1f%%: gain %+.1f points (%+.1f to %+.1f)\n",
               width - 8, name, 100 * with.value, 100 * with.low, 100 * with.high, 100 * without, 100 * gain.value,
               100 * gain.low, 100 * gain.high);
    }
}

/* Nothing if the field wins nothing: there is no fair share to be a multiple of. */
static void print_lift(arena_figure f)
{
    if (isnan(f.value)) return;
    printf("%.2f times the fair share (%.2f to ", f.value, f.low);
    if (isfinite(f.high)) printf("%.2f), ", f.high);
    else printf("any number), ");
}

static void print_duel(const arena_order *o, const arena_result *r, unsigned hero, unsigned field, int width)
{
    char label[LABEL];
    const arena_figure gain = arena_gain(r, o, hero, field, ARENA_NO_SIDE);
    print_percent(width, duel_label(o, hero, field, label), arena_share(r, o, hero, field));
    printf("    ");
    print_lift(arena_lift(r, o, hero, field));
    printf("gain %+.1f points (%+.1f to %+.1f)\n", 100 * gain.value, 100 * gain.low, 100 * gain.high);
    print_sides(o, r, hero, field, width);
}

static void print_crosstable(const arena_order *o, const arena_result *r)
{
    printf("  share of the hero (row) among the field (column); on the diagonal the fair share\n  %-16s", "");
    for (unsigned f = 0; f < o->n_bots; f++) printf(" %12.12s", o->bots[f]->name);
    for (unsigned h = 0; h < o->n_bots; h++) {
        printf("\n  %-16.16s", o->bots[h]->name);
        for (unsigned f = 0; f < o->n_bots; f++) {
            if (has(r, h, f)) printf(" %11.1f%%", 100 * arena_share(r, o, h, f).value);
            else printf(" %12s", "");
        }
    }
    putchar('\n');
}

static void print_ratings(const arena_order *o, const arena_result *r)
{
    arena_figure rating[ARENA_MOST_BOTS];
    char name[BOT_ARGS_LABEL];
    arena_ratings(r, o, rating);
    printf("  ratings at mixed tables, in Elo points above %s\n", o->bots[0]->name);
    for (unsigned b = 0; b < o->n_bots; b++)
        printf("    %-*s %+6.0f  (%+.0f to %+.0f)\n", BOT_ARGS_LABEL, bot_args_label(o->bots[b]->name, name),
               rating[b].value, rating[b].low, rating[b].high);
}

/* Of this run: a file of results keeps that they were lost, not why. */
static void print_forfeits(const arena_order *o, const arena_result *r)
{
    for (unsigned b = 0; b < o->n_bots; b++) {
        const unsigned n = r->forfeits[b];
        if (n) printf("  %s forfeited %u match%s and lost\n", o->bots[b]->name, n, n == 1 ? "" : "es");
    }
}

void arena_print(const arena_order *o, const arena_result *r)
{
    const bool colours = style_wanted(stdout);
    const int width = label_width(o, r);
    char label[LABEL];
    printf("%s%s%s, %u seats, %u deal%s, seed %s; intervals of 95%% over deals\n", style_on(colours, ORR_STRONG),
           o->box->game->title, style_off(colours), o->seats, r->deals, r->deals == 1 ? "" : "s", o->seed);
    for (unsigned f = 0; f < o->n_bots; f++) {
        if (!has(r, f, f)) continue;
        print_percent(width, duel_label(o, f, f, label), arena_share(r, o, f, f));
        for (unsigned h = 0; h < o->n_bots; h++)
            if (h != f && has(r, h, f)) print_duel(o, r, h, f, width);
    }
    if (o->crosstable) print_crosstable(o, r);
    if (o->mixed) print_ratings(o, r);
    print_forfeits(o, r);
}

/* ---- for machines ------------------------------------------------------------------------------------------------ */

static void write_figure(json *j, const char *key, arena_figure f)
{
    json_open_object(j, key);
    json_number(j, "value", f.value);
    json_number(j, "low", f.low);
    json_number(j, "high", f.high);
    json_end(j);
}

static void write_sides(json *j, const arena_order *o, const arena_result *r, unsigned hero, unsigned field)
{
    json_open_array(j, "sides");
    for (unsigned side = 0; side < ARENA_MOST_SIDES; side++) {
        const char *name = box_side_name(o->box, side);
        if (!name) break;
        json_open_object(j, NULL);
        json_text(j, "side", name);
        write_figure(j, "share", arena_side_share(r, o, hero, field, side));
        write_figure(j, "baseline", arena_side_share(r, o, field, field, side));
        write_figure(j, "gain", arena_gain(r, o, hero, field, side));
        json_end(j);
    }
    json_end(j);
}

static void write_duel(json *j, const arena_order *o, const arena_result *r, unsigned hero, unsigned field)
{
    json_open_object(j, NULL);
    json_text(j, "hero", o->bots[hero]->name);
    json_text(j, "field", o->bots[field]->name);
    write_figure(j, "share", arena_share(r, o, hero, field));
    write_figure(j, "fair", arena_share(r, o, field, field));
    write_figure(j, "lift", arena_lift(r, o, hero, field));
    write_figure(j, "gain", arena_gain(r, o, hero, field, ARENA_NO_SIDE));
    write_sides(j, o, r, hero, field);
    json_end(j);
}

static void write_ratings(json *j, const arena_order *o, const arena_result *r)
{
    arena_figure rating[ARENA_MOST_BOTS];
    arena_ratings(r, o, rating);
    json_open_array(j, "ratings");
    for (unsigned b = 0; b < o->n_bots; b++) {
        json_open_object(j, NULL);
        json_text(j, "bot", o->bots[b]->name);
        write_figure(j, "elo", rating[b]);
        json_end(j);
    }
    json_end(j);
}

void arena_write_json(json *j, const arena_order *o, const arena_result *r)
{
    json_text(j, "game", o->box->game->id);
    json_count(j, "seats", o->seats);
    json_count(j, "deals", r->deals);
    json_text(j, "seed", o->seed);
    json_count(j, "iterations", o->budget.iterations);
    json_count(j, "milliseconds", o->budget.milliseconds);
    json_open_array(j, "duels");
    for (unsigned f = 0; f < o->n_bots; f++)
        for (unsigned h = 0; h < o->n_bots; h++)
            if (h != f && has(r, h, f)) write_duel(j, o, r, h, f);
    json_end(j);
    if (o->mixed) write_ratings(j, o, r);
    json_open_array(j, "forfeits");
    for (unsigned b = 0; b < o->n_bots; b++) {
        json_open_object(j, NULL);
        json_text(j, "bot", o->bots[b]->name);
        json_count(j, "matches", r->forfeits[b]);
        json_end(j);
    }
    json_end(j);
}
