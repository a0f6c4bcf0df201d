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
    lab_language l;
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
    *s = (story){ .end = e, .l = e->language, .rows = calloc(e->n + 1u, sizeof *s->rows) };
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

LAB_FORMAT(3) static void put(text_buf *t, lab_language l, const char *english, ...)
{
    char text[500];
    va_list ap;
    va_start(ap, english);
    lab_say_list(l, text, sizeof text, english, ap);
    va_end(ap);
    text_add(t, text);
}

static void put_range(text_buf *t, lab_language l, const sweep_target *target, double low, double high)
{
    const double unit = sweep_is_share(target) ? 100 : 1;
    char from[32], to[32];
    lab_say(l, from, sizeof from, "%.1f", low * unit);
    lab_say(l, to, sizeof to, "%.1f", high * unit);
    put(t, l, strcmp(from, to) ? "%s to %s" : "%s%.0s", from, to);
    if (sweep_is_share(target)) text_add(t, "%");
}

static void put_bounds(text_buf *t, lab_language l, const sweep_target *target)
{
    const double unit = sweep_is_share(target) ? 100 : 1;
    put(t, l, "%g to %g", target->low * unit, target->high * unit);
    if (sweep_is_share(target)) text_add(t, "%");
}

/* "each side wins 46.0 to 53.1%" */
static void put_reading(text_buf *t, lab_language l, const sweep_order *o, const sweep_target *target,
                        const sweep_reading *r)
{
    static const char *const before[] = { [SWEEP_SIDES] = "each side wins ", [SWEEP_SIDE] = "wins ",
                                          [SWEEP_SEATS] = "each seat wins ", [SWEEP_ENDING] = "comes in ",
                                          [SWEEP_NOBODY] = "nobody wins in ", [SWEEP_CLOCK] = "",
                                          [SWEEP_LEADER] = "who leads at half time wins ", [SWEEP_DECISIONS] = "" };
    if (target->kind == SWEEP_SIDE) put(t, l, "%s ", lab_noun(l, o->box, o->box->game->side_noun, target->which));
    if (target->kind == SWEEP_ENDING) put(t, l, "\"%s\" ", lab_outcome(l, o->box->game, target->which));
    text_add(t, lab_words(l, before[target->kind]));
    put_range(t, l, target, r->least, r->most);
    if (!sweep_is_share(target)) put(t, l, " %s", lab_words(l, target->name));
    text_add(t, lab_words(l, " (wanted "));
    put_bounds(t, l, target);
    text_add(t, ")");
}

static void put_row(text_buf *t, const story *s, const char *what, const row *r)
{
    const sweep_order *o = s->end->order;
    put(t, s->l, "%s: ", lab_words(s->l, what));
    sweep_name(o, r->place.setting, t);
    text_add(t, r->as_is ? lab_words(s->l, " (as it is)") : "");
    for (unsigned i = 0; i < o->n_targets; i++) {
        text_add(t, i ? "; " : "\n    ");
        put_reading(t, s->l, o, &o->target[i], &r->reading[i]);
    }
    text_add(t, ".\n");
}

static void put_players(text_buf *t, lab_language l, const sweep_order *o)
{
    if (o->first != o->last) put(t, l, "%u to %u players", o->first, o->last);
    else put(t, l, o->first == 1 ? "%u player" : "%u players", o->first);
}

static void put_order(text_buf *t, const story *s)
{
    const sweep_order *o = s->end->order;
    const unsigned n = sweep_settings(o) - o->n_found;
    bool as_is = false;
    for (unsigned i = 0; i < s->n; i++) as_is = as_is || s->rows[i].as_is;
    put(t, s->l, "%s, ", lab_title(s->l, o->box->game));
    put_players(t, s->l, o);
    put(t, s->l, n == 1 ? ", bot %s: %u setting" : ", bot %s: %u settings", o->plays->name, n);
    if (n < sweep_space(o)) put(t, s->l, ", drawn at random from %llu", (unsigned long long)sweep_space(o));
    put(t, s->l, o->first == o->last ? ", %u matches each, all on the same deals.\n"
                                     : ", %u matches each for each number of players, all on the same deals.\n",
        (unsigned)o->games);
    if (o->n_found)
        put(t, s->l, "Then %u neighbours of the best, one step away in one value, were looked at in the same way.\n",
            (unsigned)o->n_found);
    if (s->unplayable)
        put(t, s->l, "%u of them cannot be played: the cards or the options refuse them.\n", s->unplayable);
    if (!s->n) return;
    put(t, s->l,
        as_is ? "The best were measured again on fresh deals, %u matches each, and so was the game as it is. "
                "Only those\nfigures are shown: the best of many first looks are partly lucky.\n\n"
              : "The best were measured again on fresh deals, %u matches each. Only those figures are shown:\n"
                "the best of many first looks are partly lucky.\n\n",
        (unsigned)o->again);
}

static void put_verdict(text_buf *t, const story *s)
{
    unsigned sure = 0, met = 0;
    for (unsigned i = 0; i < s->n; i++) {
        met += s->rows[i].place.met;
        sure += s->rows[i].place.met && s->rows[i].sure;
    }
    const bool one = met == 1;
    if (!s->n) put(t, s->l, "None of the settings can be played.\n");
    else if (!met) put(t, s->l, "No setting meets every target.\n");
    else if (sure == met)
        put(t, s->l, one ? "%u setting meets every target, surely.\n" : "%u settings meet every target, surely.\n",
            met);
    else if (sure) put(t, s->l, "%u settings meet every target, %u of them surely.\n", met, sure);
    else
        put(t, s->l, one ? "%u setting meets every target as measured; to be sure, measure longer (--again).\n"
                         : "%u settings meet every target as measured; to be sure, measure longer (--again).\n", met);
}

/* ---- the table --------------------------------------------------------------------------------------------------- */

enum { WIDE = 26 };

static void put_padded(text_buf *t, text_buf *cell)
{
    put(t, LAB_ENGLISH, "%-*s ", WIDE, cell->text ? cell->text : "");
    text_clear(cell);
}

static void put_cell(text_buf *cell, lab_language l, const sweep_target *t, const sweep_reading *r)
{
    static const char *const words[] = { [SWEEP_MET] = "met", [SWEEP_PERHAPS] = "met?", [SWEEP_HARDLY] = "missed?",
                                         [SWEEP_MISSED] = "missed" };
    put_range(cell, l, t, r->least, r->most);
    put(cell, l, " %s", lab_words(l, words[r->verdict]));
}

static void put_table(text_buf *t, const story *s)
{
    const sweep_order *o = s->end->order;
    text_buf cell = { 0 };
    text_add(t, "\n  ");
    for (unsigned i = 0; i < o->n_targets; i++) {
        put(&cell, s->l, "%.14s ", o->target[i].name);
        put_bounds(&cell, s->l, &o->target[i]);
        put_padded(t, &cell);
    }
    text_add(t, lab_words(s->l, "setting\n"));
    for (unsigned k = 0; k < s->n; k++) {
        const row *r = &s->rows[k];
        text_add(t, r->place.front ? "* " : "  ");
        for (unsigned i = 0; i < o->n_targets; i++) {
            put_cell(&cell, s->l, &o->target[i], &r->reading[i]);
            put_padded(t, &cell);
        }
        sweep_name(o, r->place.setting, t);
        text_add(t, r->as_is ? lab_words(s->l, "  (as it is)\n") : "\n");
    }
    text_free(&cell);
    put(t, s->l,
        "\n* the front: no other setting here is nearer to one target without being farther from another.\n"
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
    json_count(&j, "near", o->n_found);
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
