/* sweep_order.c - what is varied and what is aimed at, as people type it. */
#include "base/buffer.h"
#include "base/decimal.h"
#include "lab/play/sim.h"
#include "lab/sweep/sweep.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- values: "3,5,8..12/2,+1" ------------------------------------------------------------------------------------ */

static bool refuse_values(const sweep_axis *x, const char *typed, error *why)
{
    return error_refuse(why, "%s takes numbers such as 3,5 or 2..8 or 2..8/2, or -1..+1 to change what is there, "
                        "not '%.60s'.", x->name, typed);
}

static bool read_value(const char **at, int *value, bool *added)
{
    const char sign = **at == '+' || **at == '-' ? *(*at)++ : '\0';
    uint64_t n;
    const size_t digits = decimal_take(*at, strlen(*at), 255, &n);
    *at += digits;
    *value = sign == '-' ? -(int)n : (int)n;
    *added = sign != '\0';
    return digits != 0;
}

static bool add_value(sweep_axis *x, const orr_col *c, int value, bool added, error *why)
{
    if (!added && (value < c->low || value > c->high))
        return error_refuse(why, "%s can be %u to %u, not %d.", x->name, c->low, c->high, value);
    for (unsigned i = 0; i < x->n; i++)
        if (x->value[i] == value && x->added[i] == added)
            return error_refuse(why, "%s names %d twice.", x->name, value);
    if (x->n == SWEEP_MOST_VALUES)
        return error_refuse(why, "%s may have %d values at most.", x->name, SWEEP_MOST_VALUES);
    x->value[x->n] = (int16_t)value;
    x->added[x->n++] = added;
    return true;
}

/* One value or a range of them. */
static bool read_range(sweep_axis *x, const orr_col *c, const char **at, bool *well_formed, error *why)
{
    int from, to, step = 1;
    bool added, also, bare;
    if (!(*well_formed = read_value(at, &from, &added))) return false;
    to = from;
    if (!strncmp(*at, "..", 2)) {
        *at += 2;
        *well_formed = read_value(at, &to, &also) && to >= from && (added || !also || !from);   /* 0..+3 */
        added = added || also;
        if (*well_formed && **at == '/') {
            ++*at;
            *well_formed = read_value(at, &step, &bare) && !bare && step;
        }
    }
    for (int v = from; *well_formed && v <= to; v += step)
        if (!add_value(x, c, v, added, why)) return false;
    return *well_formed;
}

static bool read_numbers(sweep_axis *x, const orr_col *c, const char *typed, error *why)
{
    for (const char *at = typed; ; at++) {
        bool well_formed;
        if (!read_range(x, c, &at, &well_formed, why)) return well_formed ? false : refuse_values(x, typed, why);
        if (!*at) return true;
        if (*at != ',') return refuse_values(x, typed, why);
    }
}

/* ---- numbers of the card set: "cards:blue-science:copies" -------------------------------------------------------- */

static bool find_sheet(const orr_game *g, sweep_axis *x, const char *name, size_t n, error *why)
{
    char all[200];
    buffer p = buffer_on(all, sizeof all);
    for (x->sheet = 0; x->sheet < g->n_sheets; x->sheet++) {
        const char *file = g->sheets[x->sheet].file;
        const size_t stem = strcspn(file, ".");
        if ((n == stem || n == strlen(file)) && !strncmp(file, name, n)) return true;
        buffer_put(&p, "%s%.*s", x->sheet ? ", " : "", (int)stem, file);
    }
    if (!g->n_sheets) return error_refuse(why, "%s has no card set, so '%.60s' cannot be varied.", g->id, x->name);
    return error_refuse(why, "'%.60s': %s has no sheet '%.*s'; there are %s.", x->name, g->id, (int)(n < 40 ? n : 40),
                        name, all);
}

static bool find_column(const orr_sheet *s, sweep_axis *x, const char *name, error *why)
{
    char all[200];
    buffer p = buffer_on(all, sizeof all);
    const char *between = "";
    for (x->col = 0; x->col < s->n_cols; x->col++) {
        const orr_col *c = &s->cols[x->col];
        if (c->type != ORR_COL_NUMBER) continue;
        if (!strcmp(c->name, name)) return true;
        buffer_put(&p, "%s%s", between, c->name);
        between = ", ";
    }
    return error_refuse(why, "'%.60s': %s has no column of numbers '%.40s'; %s%s.", x->name, s->file, name,
                        *between ? "there are " : "it has none", all);
}

static bool is_row(const orr_sheet *s, const uint8_t *row, const char *wanted)
{
    const orr_col *c = &s->cols[0];
    unsigned n;
    if (!strcmp(wanted, "*")) return true;
    if (c->type == ORR_COL_NUMBER) return decimal_read_unsigned(wanted, 255, &n) && row[c->at] == n;
    return c->type != ORR_COL_WORD && c->type != ORR_COL_WORDS && !strcmp((const char *)row + c->at, wanted);
}

static bool has_row(const orr_box *b, const sweep_axis *x, error *why)
{
    const orr_sheet *s = &b->game->sheets[x->sheet];
    const uint8_t *set = b->set;
    for (unsigned i = 0; i < set[s->count_at]; i++)
        if (is_row(s, set + s->at + i * s->row_size, x->row)) return true;
    return error_refuse(why, "'%.60s': no row of %s begins with '%s'; * is every row.", x->name, s->file, x->row);
}

static bool vary_numbers(const orr_box *b, sweep_axis *x, const char *values, error *why)
{
    const char *row = strchr(x->name, ':') + 1, *col = strchr(row, ':');
    if (!find_sheet(b->game, x, x->name, (size_t)(row - 1 - x->name), why)) return false;
    if (!col || col == row || col - row >= (long)sizeof x->row)
        return error_refuse(why, "A number of the card set is named SHEET:ROW:COLUMN, not '%.60s'.", x->name);
    snprintf(x->row, sizeof x->row, "%.*s", (int)(col - row), row);
    const orr_sheet *s = &b->game->sheets[x->sheet];
    if (!find_column(s, x, col + 1, why) || !has_row(b, x, why)) return false;
    if (!values) return error_refuse(why, "%s needs values, as in %s=2..6.", x->name, x->name);
    return read_numbers(x, &s->cols[x->col], values, why);
}

/* ---- options ----------------------------------------------------------------------------------------------------- */

static bool vary_option(const orr_box *b, sweep_axis *x, const char *values, error *why)
{
    const orr_game *g = b->game;
    orr_box tried = *b;
    char word[60];
    x->option = 0;
    while (x->option < g->n_options && strcmp(g->options[x->option].name, x->name)) x->option++;
    if (x->option == g->n_options) return box_option(&tried, x->name, "", why);      /* says what there is */
    for (unsigned v = 0; !values && v < g->options[x->option].values; v++) x->value[x->n++] = (int16_t)v;
    for (size_t n; values; values = values[n] ? values + n + 1 : NULL) {
        n = strcspn(values, ",");
        snprintf(word, sizeof word, "%.*s", (int)(n < sizeof word ? n : sizeof word - 1), values);
        if (!box_option(&tried, x->name, word, why)) return false;
        for (unsigned i = 0; i < x->n; i++)
            if (x->value[i] == tried.opt[x->option]) return error_refuse(why, "%s names %s twice.", x->name, word);
        x->value[x->n++] = tried.opt[x->option];         /* no more than the option has: none is there twice */
    }
    return true;
}

bool sweep_vary(sweep_order *o, const char *typed, error *why)
{
    const char *values = strchr(typed, '=');
    const size_t n = values ? (size_t)(values - typed) : strlen(typed);
    if (o->n_axes == SWEEP_MOST_AXES) return error_refuse(why, "%d things may be varied at most.", SWEEP_MOST_AXES);
    if (!n || n >= SWEEP_NAME)
        return error_refuse(why, "What is varied is named as in NAME=VALUE,VALUE, not '%.60s'.", typed);
    sweep_axis *x = &o->axis[o->n_axes];
    *x = (sweep_axis){ .option = -1 };
    memcpy(x->name, typed, n);
    for (unsigned i = 0; i < o->n_axes; i++)
        if (!strcmp(o->axis[i].name, x->name)) return error_refuse(why, "%s is varied twice.", x->name);
    if (values) values++;
    if (!(strchr(x->name, ':') ? vary_numbers : vary_option)(o->box, x, values, why)) return false;
    o->n_axes++;
    return true;
}

/* ---- targets ----------------------------------------------------------------------------------------------------- */

/* The ending or the side that is called so; false: there is none. */
static bool find_ending(const orr_game *g, const char *name, unsigned *which)
{
    for (*which = 0; *which < g->n_outcomes && *which < SWEEP_MOST_OUTCOMES; ++*which)
        if (!strcasecmp(g->outcomes[*which], name)) return true;
    return false;
}

static bool find_side(const orr_box *b, const char *name, unsigned *which)
{
    for (*which = 0; *which < box_sides(b); ++*which) {
        const char *word = b->game->word(b, b->game->side_noun, (uint8_t)*which, ORR_WORD);
        if (!strcasecmp(box_side_name(b, *which), name) || (word && !strcasecmp(word, name))) return true;
    }
    return false;
}

static bool find_kind(const orr_box *b, sweep_target *t, error *why)
{
    const orr_field *clock = sim_turns_field(b->game);
    const char *word = clock ? clock->word : "";
    char clocks[40] = "";
    if (clock) snprintf(clocks, sizeof clocks, "%s%s", word, word[strlen(word) - 1] == 's' ? "" : "s");
    const struct { const char *word; sweep_kind kind; bool there; } all[] = {
        { "sides", SWEEP_SIDES, box_sides(b) != 0 }, { "seats", SWEEP_SEATS, true }, { "nobody", SWEEP_NOBODY, true },
        { "leader", SWEEP_LEADER, true }, { clocks, SWEEP_CLOCK, clock != NULL },
        { "decisions", SWEEP_DECISIONS, true },
    };
    char can[200];
    buffer p = buffer_on(can, sizeof can);
    for (unsigned i = 0; i < ORR_COUNT(all); i++) {
        if (all[i].there && !strcmp(all[i].word, t->name)) return t->kind = all[i].kind, true;
        if (all[i].there) buffer_put(&p, "%s, ", all[i].word);
    }
    if (!strncmp(t->name, "side:", 5) && find_side(b, t->name + 5, &t->which)) return t->kind = SWEEP_SIDE, true;
    if (!strncmp(t->name, "ending:", 7) && find_ending(b->game, t->name + 7, &t->which))
        return t->kind = SWEEP_ENDING, true;
    for (unsigned i = 0; i < box_sides(b); i++) buffer_put(&p, "side:%s, ", box_side_name(b, i));
    return error_refuse(why, "%s has no figure '%.60s' to aim at; it has %sending:NAME.", b->game->id, t->name, can);
}

/* "45", "45.5%" */
static bool read_bound(const char **at, double *out)
{
    uint64_t whole, part = 0;
    size_t n = decimal_take(*at, strlen(*at), 1000000, &whole);
    if (!n) return false;
    *at += n;
    double tenth = 1;
    if (**at == '.' && (*at)[1] != '.') {
        if (!(n = decimal_take(*at + 1, strlen(*at + 1), 1000000, &part))) return false;
        *at += n + 1;
        while (n--) tenth *= 10;
    }
    *out = (double)whole + (double)part / tenth;
    return true;
}

static bool read_bounds(sweep_target *t, const char *at)
{
    bool share = false;
    if (!read_bound(&at, &t->low)) return false;
    if (*at == '%') share = true, at++;
    if (!strncmp(at, "..", 2)) at += 2;
    else if (*at++ != '-') return false;
    if (!read_bound(&at, &t->high)) return false;
    if (*at == '%') share = true, at++;
    if (*at || (share && !sweep_is_share(t))) return false;
    if (sweep_is_share(t)) t->low /= 100, t->high /= 100;
    return true;
}

/* What no match can give is refused before anything is played. */
static bool is_possible(const sweep_order *o, const sweep_target *t, const char *typed, error *why)
{
    if (t->low > t->high) return error_refuse(why, "'%.60s' cannot be met: it ends before it begins.", typed);
    if (sweep_is_share(t) && t->high > 1)
        return error_refuse(why, "'%.60s' cannot be met: shares end at 100%%.", typed);
    for (unsigned i = 0; i < o->n_targets; i++)
        if (!strcmp(o->target[i].name, t->name)) return error_refuse(why, "%s is aimed at twice.", t->name);
    return true;
}

bool sweep_aim(sweep_order *o, const char *typed, error *why)
{
    const char *equals = strchr(typed, '=');
    if (o->n_targets == SWEEP_MOST_TARGETS)
        return error_refuse(why, "There may be %d targets at most.", SWEEP_MOST_TARGETS);
    if (!equals || equals == typed || equals - typed >= SWEEP_NAME)
        return error_refuse(why, "A target is given as in sides=45..55%% or decisions=40..80, not '%.60s'.", typed);
    sweep_target *t = &o->target[o->n_targets];
    *t = (sweep_target){ .which = 0 };
    memcpy(t->name, typed, (size_t)(equals - typed));
    if (!find_kind(o->box, t, why)) return false;
    if (!read_bounds(t, equals + 1))
        return error_refuse(why, "A target is given as in %s=%s, not '%.60s'.", t->name,
                            sweep_is_share(t) ? "45..55%" : "20..40", typed);
    if (!is_possible(o, t, typed, why)) return false;
    o->n_targets++;
    return true;
}

bool sweep_fits(const sweep_order *o, error *why)
{
    if (!o->n_axes) return error_refuse(why, "A sweep needs something to vary, as in --vary NAME=VALUE,VALUE.");
    if (!o->n_targets) return error_refuse(why, "A sweep needs a target, as in --target seats=15..25%%.");
    if (sweep_space(o) == UINT64_MAX) return error_refuse(why, "These are more settings than can be numbered.");
    return true;
}

/* ---- settings ---------------------------------------------------------------------------------------------------- */

uint64_t sweep_space(const sweep_order *o)
{
    uint64_t n = 1;
    for (unsigned i = 0; i < o->n_axes; i++) {
        if (n > UINT32_MAX) return UINT64_MAX;
        n *= o->axis[i].n;
    }
    return n;
}

static uint32_t drawn(const sweep_order *o)
{
    const uint64_t all = sweep_space(o);
    return all > o->most ? o->most : (uint32_t)all;
}

uint32_t sweep_settings(const sweep_order *o) { return drawn(o) + o->n_found; }

/* Which of the whole space: all, or by lot one of each stretch of it; then those that were found. */
uint64_t sweep_place_in_space(const sweep_order *o, uint32_t setting)
{
    const uint64_t all = sweep_space(o), n = drawn(o);
    if (setting >= n) return o->found[setting - n];
    if (all == n) return setting;
    const uint64_t from = all / n * setting + all % n * setting / n;
    const uint64_t end = all / n * (setting + 1) + all % n * (setting + 1) / n;
    orr_rng lots = { orr_hash(o->seed, strlen(o->seed), setting + 1) };
    return from + (end - from > UINT32_MAX ? orr_rng_below(&lots, UINT32_MAX)
                                           : orr_rng_below(&lots, (uint32_t)(end - from)));
}

static void values_of(const sweep_order *o, uint32_t setting, unsigned value[SWEEP_MOST_AXES])
{
    uint64_t rest = sweep_place_in_space(o, setting);
    for (unsigned i = o->n_axes; i-- > 0; rest /= o->axis[i].n) value[i] = (unsigned)(rest % o->axis[i].n);
}

void sweep_name(const sweep_order *o, uint32_t setting, text_buf *t)
{
    unsigned v[SWEEP_MOST_AXES];
    values_of(o, setting, v);
    for (unsigned i = 0; i < o->n_axes; i++) {
        const sweep_axis *x = &o->axis[i];
        text_format(t, "%s%s=", i ? " " : "", x->name);
        if (x->option >= 0) text_add(t, o->box->game->options[x->option].word[x->value[v[i]]]);
        else text_format(t, x->added[v[i]] ? "%+d" : "%d", x->value[v[i]]);
    }
}

static bool change_rows(const orr_box *b, const sweep_axis *x, unsigned v, uint8_t *set, error *why)
{
    const orr_sheet *s = &b->game->sheets[x->sheet];
    const orr_col *c = &s->cols[x->col];
    for (unsigned i = 0; i < set[s->count_at]; i++) {
        const size_t row = s->at + i * s->row_size;
        if (!is_row(s, (const uint8_t *)b->set + row, x->row)) continue;     /* as they were called */
        const int value = x->value[v] + (x->added[v] ? set[row + c->at] : 0);
        if (value < c->low || value > c->high) return error_refuse(why, "%s would be %d.", x->name, value);
        set[row + c->at] = (uint8_t)value;
    }
    return true;
}

static bool change(const sweep_order *o, const unsigned v[SWEEP_MOST_AXES], sweep_box *b, error *why)
{
    const orr_game *g = o->box->game;
    uint8_t sheet = 0, row = 0;
    for (unsigned i = 0; i < o->n_axes; i++) {
        const sweep_axis *x = &o->axis[i];
        if (x->option >= 0) box_option(&b->box, x->name, g->options[x->option].word[x->value[v[i]]], NULL);
        else if (!change_rows(o->box, x, v[i], b->set, why)) return false;
    }
    const char *wrong = b->set && g->check_set ? g->check_set(b->set, &sheet, &row) : NULL;
    if (wrong) return error_refuse(why, "%s", wrong);
    if (b->set) box_use_set(&b->box, b->set);
    for (unsigned n = o->first; n <= o->last; n++)
        if (box_check(&b->box, n, why)) return true;
    return false;
}

bool sweep_open(const sweep_order *o, uint32_t setting, sweep_box *b, error *why)
{
    unsigned v[SWEEP_MOST_AXES];
    bool numbers = false;
    values_of(o, setting, v);
    for (unsigned i = 0; i < o->n_axes; i++) numbers = numbers || o->axis[i].option < 0;
    *b = (sweep_box){ .box = *o->box };
    if (numbers && !(b->set = malloc(o->box->game->set_size))) return error_refuse(why, "There is not enough memory.");
    if (numbers) memcpy(b->set, o->box->set, o->box->game->set_size);
    if (change(o, v, b, why)) return true;
    sweep_close(b);
    return false;
}

void sweep_close(sweep_box *b)
{
    free(b->set);
    b->set = NULL;
}

int32_t sweep_as_is(const sweep_order *o)
{
    error why;
    sweep_box b;
    for (uint32_t i = 0; i < sweep_settings(o); i++) {
        if (!sweep_open(o, i, &b, &why)) continue;
        const bool same = b.box.hash == o->box->hash;
        sweep_close(&b);
        if (same) return (int32_t)i;
    }
    return -1;
}
