/* sweep_tell.c - what came of a sweep: in words, as a table, as JSON. */
#include "base/json.h"
#include "lab/play/stats.h"
#include "lab/sweep/sweep.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {                         /* a setting at the end */
    sweep_place place;
    sweep_reading reading[SWEEP_MOST_TARGETS];
    bool sure, as_is;                    /* sure: no interval reaches across a border */
} row;
typedef struct {
    const sweep_end *end;
    row *rows;                           /* best first */
    unsigned n, figures, unplayable;
    double z;
} story;

/* ---- reading ----------------------------------------------------------------------------------------------------- */

static const sweep_tally *tally_of(const sweep_end *e, uint32_t setting)
{
    unsigned i = 0;
    while (e->chosen[i] != setting) i++;
    return &e->second[i];
}

static bool read_all(story *s, const sweep_end *e)
{
    const sweep_order *o = e->order;
    const int32_t as_is = sweep_as_is(o);
    sweep_place *place = calloc(e->n + 1u, sizeof *place);
    *s = (story){ .end = e, .rows = calloc(e->n + 1u, sizeof *s->rows) };
    if (place && s->rows) s->n = sweep_place_all(o, e->second, e->chosen, e->n, place, e->n);
    for (int pass = 0; pass < 2; pass++) {               /* how many figures there are; then intervals for so many */
        for (unsigned i = 0; i < s->n; i++) {
            row *r = &s->rows[i];
            *r = (row){ .place = place[i], .sure = true, .as_is = (int32_t)place[i].setting == as_is };
            for (unsigned t = 0; t < o->n_targets; t++) {
                r->reading[t] = sweep_read_target(o, &o->target[t], tally_of(e, place[i].setting), s->z);
                r->sure = r->sure && r->reading[t].verdict == SWEEP_MET;
                s->figures += pass ? 0 : r->reading[t].figures;
            }
        }
        s->z = lab_z_of_all(s->figures);
    }
    for (uint32_t i = 0; i < sweep_settings(o); i++) s->unplayable += !e->first[i].playable;
    const bool good = place && s->rows;
    free(place);
    return good;
}

/* ---- words ------------------------------------------------------------------------------------------------------- */

static void put_range(text_buf *t, const sweep_target *target, double low, double high)
{
    const double unit = sweep_is_share(target) ? 100 : 1;
    char from[32], to[32];
    snprintf(from, sizeof from, "%.1f", low * unit);
    snprintf(to, sizeof to, "%.1f", high * unit);
    text_format(t, strcmp(from, to) ? "%s to %s%s" : "%s%.0s%s", from, to, sweep_is_share(target) ? "%" : "");
}

static void put_bounds(text_buf *t, const sweep_target *target)
{
    const double unit = sweep_is_share(target) ? 100 : 1;
    text_format(t, "%g to %g%s", target->low * unit, target->high * unit, sweep_is_share(target) ? "%" : "");
}

/* "each side wins 46.0 to 53.1%" */
static void put_reading(text_buf *t, const sweep_order *o, const sweep_target *target, const sweep_reading *r)
{
    static const char *const before[] = { [SWEEP_SIDES] = "each side wins ", [SWEEP_SIDE] = "wins ",
                                          [SWEEP_SEATS] = "each seat wins ", [SWEEP_ENDING] = "comes in ",
                                          [SWEEP_NOBODY] = "nobody wins in ", [SWEEP_CLOCK] = "",
                                          [SWEEP_LEADER] = "who leads at half time wins ", [SWEEP_DECISIONS] = "" };
    if (target->kind == SWEEP_SIDE) text_format(t, "%s ", box_side_name(o->box, target->which));
    if (target->kind == SWEEP_ENDING) text_format(t, "\"%s\" ", o->box->game->outcomes[target->which]);
    text_add(t, before[target->kind]);
    put_range(t, target, r->least, r->most);
    if (!sweep_is_share(target)) text_format(t, " %s", target->name);
    text_add(t, " (wanted ");
    put_bounds(t, target);
    text_add(t, ")");
}

static void put_row(text_buf *t, const story *s, const char *what, const row *r)
{
    const sweep_order *o = s->end->order;
    text_format(t, "%s: ", what);
    sweep_name(o, r->place.setting, t);
    text_add(t, r->as_is ? " (as it is)" : "");
    for (unsigned i = 0; i < o->n_targets; i++) {
        text_add(t, i ? "; " : "\n    ");
        put_reading(t, o, &o->target[i], &r->reading[i]);
    }
    text_add(t, ".\n");
}

static void put_players(text_buf *t, const sweep_order *o)
{
    if (o->first == o->last) text_format(t, "%u player%s", o->first, o->first == 1 ? "" : "s");
    else text_format(t, "%u to %u players", o->first, o->last);
}

static void put_order(text_buf *t, const story *s)
{
    const sweep_order *o = s->end->order;
    const unsigned n = sweep_settings(o);
    bool as_is = false;
    for (unsigned i = 0; i < s->n; i++) as_is = as_is || s->rows[i].as_is;
    text_format(t, "%s, ", o->box->game->title);
    put_players(t, o);
    text_format(t, ", bot %s: %u setting%s", o->plays->name, n, n == 1 ? "" : "s");
    if (n < sweep_space(o)) text_format(t, ", drawn at random from %llu", (unsigned long long)sweep_space(o));
    text_format(t, ", %u matches each%s, all on the same deals.\n", (unsigned)o->games,
                o->first == o->last ? "" : " for each number of players");
    if (s->unplayable)
        text_format(t, "%u of them cannot be played: the cards or the options refuse them.\n", s->unplayable);
    if (!s->n) return;
    text_format(t, "The best were measured again on fresh deals, %u matches each%s. Only those figures are shown:\n"
                   "the best of many first looks are partly lucky.\n\n", (unsigned)o->again,
                as_is ? ", and so was the game as it is" : "");
}

static void put_verdict(text_buf *t, const story *s)
{
    unsigned sure = 0, met = 0;
    for (unsigned i = 0; i < s->n; i++) {
        met += s->rows[i].place.met;
        sure += s->rows[i].place.met && s->rows[i].sure;
    }
    const char *settings = met == 1 ? "setting meets" : "settings meet";
    if (!s->n) text_add(t, "None of the settings can be played.\n");
    else if (!met) text_add(t, "No setting meets every target.\n");
    else if (sure == met) text_format(t, "%u %s every target, surely.\n", met, settings);
    else if (sure) text_format(t, "%u %s every target, %u of them surely.\n", met, settings, sure);
    else
        text_format(t, "%u %s every target as measured; to be sure, measure longer (--again).\n", met, settings);
}

/* ---- the table --------------------------------------------------------------------------------------------------- */

enum { WIDE = 26 };

static void put_padded(text_buf *t, text_buf *cell)
{
    text_format(t, "%-*s ", WIDE, cell->text ? cell->text : "");
    text_clear(cell);
}

static void put_cell(text_buf *cell, const sweep_target *t, const sweep_reading *r)
{
    static const char *const words[] = { [SWEEP_MET] = "met", [SWEEP_PERHAPS] = "met?", [SWEEP_HARDLY] = "missed?",
                                         [SWEEP_MISSED] = "missed" };
    put_range(cell, t, r->least, r->most);
    text_format(cell, " %s", words[r->verdict]);
}

static void put_table(text_buf *t, const story *s)
{
    const sweep_order *o = s->end->order;
    text_buf cell = { 0 };
    text_add(t, "\n  ");
    for (unsigned i = 0; i < o->n_targets; i++) {
        text_format(&cell, "%.14s ", o->target[i].name);
        put_bounds(&cell, &o->target[i]);
        put_padded(t, &cell);
    }
    text_add(t, "setting\n");
    for (unsigned k = 0; k < s->n; k++) {
        const row *r = &s->rows[k];
        text_add(t, r->place.front ? "* " : "  ");
        for (unsigned i = 0; i < o->n_targets; i++) {
            put_cell(&cell, &o->target[i], &r->reading[i]);
            put_padded(t, &cell);
        }
        sweep_name(o, r->place.setting, t);
        text_add(t, r->as_is ? "  (as it is)\n" : "\n");
    }
    text_free(&cell);
    text_format(t, "\n* the front: no other setting here is nearer to one target without being farther from another.\n"
                   "? an interval reaches across the border of the target. The intervals hold for all %u figures\n"
                   "  together, 95 times of 100 (Bonferroni).\n", s->figures);
}

void sweep_tell(text_buf *t, const sweep_end *e)
{
    story s;
    if (!read_all(&s, e)) t->torn = true;
    put_order(t, &s);
    put_verdict(t, &s);
    if (s.n) put_row(t, &s, s.rows[0].place.met ? "Best" : "Nearest", &s.rows[0]);
    for (unsigned i = 1; i < s.n; i++)
        if (s.rows[i].as_is) put_row(t, &s, "For comparison", &s.rows[i]);
    if (s.n) put_table(t, &s);
    free(s.rows);
}

/* ---- for machines ------------------------------------------------------------------------------------------------ */

static void json_setting(json *j, const char *key, const sweep_order *o, uint32_t setting)
{
    text_buf name = { 0 };
    sweep_name(o, setting, &name);
    json_text(j, key, name.text);
    text_free(&name);
}

static void json_targets(json *j, const sweep_order *o)
{
    json_open_array(j, "targets");
    for (unsigned i = 0; i < o->n_targets; i++) {
        json_open_object(j, NULL);
        json_text(j, "figure", o->target[i].name);
        json_number(j, "low", o->target[i].low);
        json_number(j, "high", o->target[i].high);
        json_end(j);
    }
    json_end(j);
}

static void json_readings(json *j, const sweep_order *o, const sweep_reading *r, bool whole)
{
    static const char *const words[] = { [SWEEP_MET] = "met", [SWEEP_PERHAPS] = "perhaps", [SWEEP_HARDLY] = "hardly",
                                         [SWEEP_MISSED] = "missed" };
    json_open_array(j, "figures");
    for (unsigned i = 0; i < o->n_targets; i++) {
        json_open_object(j, NULL);
        json_text(j, "figure", o->target[i].name);
        json_number(j, "least", r[i].least);
        json_number(j, "most", r[i].most);
        if (whole) json_number(j, "low", r[i].low);
        if (whole) json_number(j, "high", r[i].high);
        json_number(j, "distance", r[i].distance);
        if (whole) json_text(j, "verdict", words[r[i].verdict]);
        json_end(j);
    }
    json_end(j);
}

static void json_first_look(json *j, const sweep_end *e)
{
    const sweep_order *o = e->order;
    sweep_reading r[SWEEP_MOST_TARGETS];
    json_open_array(j, "first_look");
    for (uint32_t i = 0; i < sweep_settings(o); i++) {
        json_open_object(j, NULL);
        json_setting(j, "setting", o, i);
        json_bool(j, "playable", e->first[i].playable);
        for (unsigned t = 0; t < o->n_targets; t++) r[t] = sweep_read_target(o, &o->target[t], &e->first[i], 0);
        if (e->first[i].playable) json_readings(j, o, r, false);
        json_end(j);
    }
    json_end(j);
}

void sweep_tell_json(text_buf *t, const sweep_end *e)
{
    const sweep_order *o = e->order;
    json j = json_on(text_put, t, true);
    story s;
    if (!read_all(&s, e)) t->torn = true;
    json_open_object(&j, NULL);
    json_text(&j, "format", "lab-sweep-1");
    json_text(&j, "game", o->box->game->id);
    json_text(&j, "bot", o->plays->name);
    json_text(&j, "seed", o->seed);
    json_count(&j, "first_seats", o->first);
    json_count(&j, "last_seats", o->last);
    json_count(&j, "games", o->games);
    json_count(&j, "again", o->again);
    json_count(&j, "space", sweep_space(o));
    json_count(&j, "settings", sweep_settings(o));
    json_count(&j, "unplayable", s.unplayable);
    json_count(&j, "figures", s.figures);
    json_targets(&j, o);
    json_open_array(&j, "measured");
    for (unsigned i = 0; i < s.n; i++) {
        json_open_object(&j, NULL);
        json_setting(&j, "setting", o, s.rows[i].place.setting);
        json_bool(&j, "front", s.rows[i].place.front);
        json_bool(&j, "met", s.rows[i].place.met);
        json_bool(&j, "sure", s.rows[i].place.met && s.rows[i].sure);
        json_bool(&j, "as_is", s.rows[i].as_is);
        json_readings(&j, o, s.rows[i].reading, true);
        json_end(&j);
    }
    json_end(&j);
    json_first_look(&j, e);
    json_end(&j);
    free(s.rows);
}
