/* report_csv.c - every figure of a report as tidy tables, one observation per row, the game first: a CSV file each, and
 * the same as JSON. What an interval is made of stands beside it, so that anybody can compute it again. */
#include "apps/report/report.h"

#include "apps/report/report_cells.h"
#include "lab/play/sim.h"
#include "lab/study/verdict.h"
#include "table/match/box.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

bool report_csv_open(fresh *f, const char *dir, const char *name, const char *columns, error *why)
{
    char path[FRESH_PATH];
    struct stat about;
    if (stat(dir, &about) && mkdir(dir, 0777))
        return error_refuse(why, "The folder %.200s cannot be made: %s.", dir, strerror(errno));
    snprintf(path, sizeof path, "%s/%s.csv", dir, name);
    if (!fresh_open(f, path, why)) return false;
    fprintf(f->out, "%s\n", columns);
    return true;
}

/* ---- who wins ---------------------------------------------------------------------------------------------------- */

static void begin(report_cells *c, const report_game *r) { report_cell_text(c, r->s.order.box->game->id); }

static void begin_count(report_cells *c, const report_game *r, unsigned count)
{
    begin(c, r);
    if (count == STUDY_ALL) report_cell_text(c, "all");
    else report_cell_count(c, r->s.count[count]);
}

static const char *outcome_name(const orr_game *g, unsigned i)
{
    return i < g->n_outcomes ? g->outcomes[i] : "stopped at the bound";
}

static void outcomes(report_cells *c, const report_game *r)
{
    const orr_game *g = r->s.order.box->game;
    for (unsigned k = 0; k < r->s.n_counts; k++)
        for (unsigned i = 0; i <= g->n_outcomes; i++) {
            begin_count(c, r, k);
            report_cell_text(c, outcome_name(g, i));
            report_cell_counted(c, study_outcome(&r->s, k, i));
            report_row_end(c);
        }
}

static void sides(report_cells *c, const report_game *r)
{
    for (unsigned side = 0; side < box_sides(r->s.order.box); side++)
        for (unsigned k = 0; k <= r->s.n_counts; k++) {
            const unsigned count = k < r->s.n_counts ? k : STUDY_ALL;
            begin_count(c, r, count);
            report_cell_text(c, box_side_name(r->s.order.box, side));
            report_cell_counted(c, study_side(&r->s, count, side));
            report_row_end(c);
        }
}

static void by_number(report_cells *c, const report_game *r, lab_share (*share)(const study *, unsigned, unsigned))
{
    for (unsigned k = 0; k < r->s.n_counts; k++)
        for (unsigned seat = 0; seat < r->s.count[k]; seat++) {
            begin_count(c, r, k);
            report_cell_count(c, seat + 1);
            report_cell_counted(c, share(&r->s, k, seat));
            report_row_end(c);
        }
}
static void seats(report_cells *c, const report_game *r) { by_number(c, r, study_seat); }
static void order(report_cells *c, const report_game *r) { by_number(c, r, study_place); }

static void balance(report_cells *c, const report_game *r)
{
    static const char *const question[VERDICT_QUESTIONS] = { "sides", "seats", "order" };
    verdict_row row[VERDICT_MOST];
    for (verdict_question q = 0; q < VERDICT_QUESTIONS; q++) {
        const unsigned n = verdict_rows(&r->s, q, row);
        for (unsigned i = 0; i < n; i++) {
            char who[80];
            report_who(LAB_ENGLISH, &r->s, q, row[i].who, who, sizeof who);
            begin_count(c, r, row[i].count);
            report_cell_text(c, question[q]);
            report_cell_text(c, who);
            report_cell_count(c, row[i].matches);
            report_cell_number(c, row[i].even);
            report_cell_number(c, row[i].sum);
            report_cell_number(c, row[i].squares);
            report_cell_share(c, row[i].off);
            report_cell_number(c, row[i].p);
            report_cell_number(c, row[i].holm);
            report_cell_number(c, row[i].wide.low);
            report_cell_number(c, row[i].wide.high);
            report_row_end(c);
        }
    }
}

/* ---- match by match ---------------------------------------------------------------------------------------------- */

static void cell_seats(report_cells *c, orr_seats set)
{
    char text[4 * ORR_MAX_SEATS] = "";
    size_t used = 0;
    for (unsigned seat = 0; seat < ORR_MAX_SEATS; seat++)
        if (set >> seat & 1)
            used += (size_t)snprintf(text + used, sizeof text - used, "%s%u", used ? " " : "", seat + 1);
    report_cell_text(c, text);
}

static void cell_sides(report_cells *c, const report_game *r, size_t nth)
{
    char text[40 * ORR_MAX_SEATS] = "";
    size_t used = 0;
    for (unsigned seat = 0; seat < study_seats(&r->s, nth); seat++) {
        const uint8_t side = r->s.match[nth].side[seat];
        if (side == STUDY_NOBODY || used >= sizeof text) continue;
        used += (size_t)snprintf(text + used, sizeof text - used, "%s%s", used ? ";" : "",
                                 box_side_name(r->s.order.box, side));
    }
    report_cell_text(c, text);
}

static void cell_or_nothing(report_cells *c, unsigned value, unsigned add)
{
    if (value == STUDY_NOBODY) report_cell_text(c, "");
    else report_cell_count(c, value + add);
}

static void matches(report_cells *c, const report_game *r)
{
    char seed[160];
    for (size_t i = 0; i < study_matches(&r->s); i++) {
        const study_match *m = &r->s.match[i];
        snprintf(seed, sizeof seed, "%s#%zu", r->s.order.seed, i % r->s.order.games);
        begin_count(c, r, (unsigned)(i / r->s.order.games));
        report_cell_text(c, seed);
        report_cell_text(c, outcome_name(r->s.order.box->game, m->outcome));
        cell_seats(c, m->winners);
        cell_sides(c, r, i);
        cell_or_nothing(c, m->started, 1);
        report_cell_count(c, m->answers);
        report_cell_number(c, (double)m->thoughts / STUDY_THOUGHT);
        report_cell_count(c, m->clock);
        report_cell_count(c, m->lead_changes);
        cell_or_nothing(c, m->decided, 0);
        report_row_end(c);
    }
}

static void leads(report_cells *c, const report_game *r)
{
    for (unsigned p = 1; p + 1 < STUDY_POINTS; p++) {
        begin(c, r);
        report_cell_number(c, (double)p / (STUDY_POINTS - 1));
        report_cell_counted(c, study_leader(&r->s, p));
        report_row_end(c);
    }
}

/* ---- cards, decisions, rules, curves ----------------------------------------------------------------------------- */

static void uses(report_cells *c, const report_game *r)
{
    const orr_game *g = r->s.order.box->game;
    unsigned *use = calloc(r->s.n_uses + 1u, sizeof *use);
    const unsigned n = use ? report_uses(r, use) : 0;
    for (unsigned i = 0; i < n; i++) {
        char name[120];
        const study_usage u = study_usage_of(&r->s, use[i]);
        const study_effect *e = &r->effect[use[i]];
        const uint64_t counts[] = { u.times, u.matches, u.users, u.users_won };
        const uint64_t tried[] = { e->pairs, e->with, e->without, e->gained, e->lost };
        report_use_name(LAB_ENGLISH, &r->s, use[i], name, sizeof name);
        begin(c, r);
        report_cell_text(c, g->verbs[r->s.use[use[i]].verb].word);
        report_cell_text(c, name);
        for (unsigned k = 0; k < sizeof counts / sizeof *counts; k++) report_cell_count(c, counts[k]);
        report_cell_number(c, u.expected);
        for (unsigned k = 0; k < sizeof tried / sizeof *tried; k++) report_cell_count(c, tried[k]);
        report_cell_share(c, e->shift);
        report_cell_number(c, e->p);
        report_cell_number(c, e->holm);
        report_cell_number(c, e->wide.low);
        report_cell_number(c, e->wide.high);
        report_cell_count(c, u.could);
        report_row_end(c);
    }
    free(use);
}

static void decisions(report_cells *c, const report_game *r)
{
    const orr_game *g = r->s.order.box->game;
    for (unsigned v = 0; v < g->n_verbs; v++) {
        const lab_share s = study_importance(&r->s, r->effect, v);
        if (!s.of) continue;
        begin(c, r);
        report_cell_text(c, g->verbs[v].word);
        report_cell_counted(c, s);
        report_row_end(c);
    }
}

static void rules(report_cells *c, const report_game *r)
{
    const orr_game *g = r->s.order.box->game;
    for (unsigned i = ORR_R_FIRST_OWN; i < g->n_rules; i++) {
        begin(c, r);
        report_cell_text(c, g->rules[i].id);
        report_cell_count(c, r->s.fired[i]);
        report_cell_counted(c, lab_wilson(r->s.fired_in[i], study_matches(&r->s)));
        report_row_end(c);
    }
}

static void curves(report_cells *c, const report_game *r)
{
    char name[120];
    for (unsigned k = 0; k < r->s.n_curves; k++)
        for (unsigned others = 0; others < (r->s.curve[k].each ? 2u : 1u); others++)
            for (unsigned p = 0; p < STUDY_POINTS; p++) {
                const study_quartiles q = study_at(&r->s, k, others, p);
                const double values[] = { (double)q.n, q.low, q.median, q.high };
                report_curve_name(LAB_ENGLISH, &r->s, k, name, sizeof name);
                begin(c, r);
                report_cell_text(c, name);
                report_cell_text(c, !r->s.curve[k].each ? "all" : others ? "others" : "winners");
                report_cell_number(c, (double)p / (STUDY_POINTS - 1));
                for (unsigned i = 0; i < sizeof values / sizeof *values; i++) report_cell_number(c, values[i]);
                report_row_end(c);
            }
}

static void levels(report_cells *c, const report_game *r)
{
    for (unsigned i = 0; i < r->n_levels; i++) {
        const levels_row *l = &r->level[i];
        const double cells[] = { l->share.value, l->share.low, l->share.high,
                                 l->gain.value,  l->gain.low,  l->gain.high };
        begin(c, r);
        report_cell_count(c, l->seats);
        report_cell_text(c, l->plays->name);
        report_cell_count(c, l->deals);
        for (unsigned k = 0; k < sizeof cells / sizeof *cells; k++) report_cell_number(c, cells[k]);
        report_row_end(c);
    }
}

/* What the intervals of the levels are drawn from. */
static void level_deals(report_cells *c, const report_game *r)
{
    for (unsigned i = 0; i < r->n_levels; i++)
        for (uint32_t d = 0; d < r->level[i].deals; d++) {
            const levels_row *l = &r->level[i];
            char seed[128];
            sim_game_seed(r->s.order.seed, d, seed, sizeof seed);
            begin(c, r);
            report_cell_count(c, l->seats);
            report_cell_text(c, l->plays->name);
            report_cell_text(c, seed);
            report_cell_count(c, l->won[d]);
            report_cell_count(c, l->fair[d]);
            report_cell_count(c, l->seats);
            report_row_end(c);
        }
}

/* ---- imagined play ----------------------------------------------------------------------------------------------- */

static void tension_points(report_cells *c, const report_game *r)
{
    for (unsigned p = 0; r->imagined.n && p < STUDY_POINTS; p++) {
        const tension_spread v = tension_at(&r->imagined, p);
        begin(c, r);
        report_cell_count(c, r->imagined.seats);
        report_cell_number(c, (double)p / (STUDY_POINTS - 1));
        report_cell_count(c, r->imagined.n);
        report_cell_number(c, v.low);
        report_cell_number(c, v.median);
        report_cell_number(c, v.high);
        report_row_end(c);
    }
}

static void favourites(report_cells *c, const report_game *r)
{
    const tension_spread when = tension_when(&r->imagined);
    if (!r->imagined.n) return;
    begin(c, r);
    report_cell_count(c, r->imagined.seats);
    report_cell_count(c, r->imagined.n);
    report_cell_number(c, tension_turns(&r->imagined));
    report_cell_number(c, when.low / 100);
    report_cell_number(c, when.median / 100);
    report_cell_number(c, when.high / 100);
    report_row_end(c);
}

/* Every position that was played on: what each side, or seat, won of the imagined matches. */
static void chances(report_cells *c, const report_game *r)
{
    const orr_box *box = r->s.order.box;
    const unsigned lines = box->game->side ? box_sides(box) : r->imagined.seats;
    for (uint32_t i = 0; i < r->imagined.n; i++)
        for (unsigned p = 0; p < r->imagined.match[i].n; p++)
            for (unsigned k = 0; k < lines; k++) {
                const chances_at *at = &r->imagined.match[i].at[p];
                char seed[128], who[40];
                sim_game_seed(r->s.order.seed, r->imagined.match[i].number, seed, sizeof seed);
                snprintf(who, sizeof who, "seat %u", k + 1);
                begin(c, r);
                report_cell_count(c, r->imagined.seats);
                report_cell_text(c, seed);
                report_cell_count(c, at->answers);
                report_cell_text(c, box->game->side ? box_side_name(box, k) : who);
                report_cell_count(c, at->won[k]);
                report_cell_count(c, at->games);
                report_row_end(c);
            }
}

static bool asked_levels(const report_game *r) { return r->n_levels; }
static bool asked_tension(const report_game *r) { return r->imagined.asked; }

/* ---- all of them ------------------------------------------------------------------------------------------------- */

static const struct {
    const char *name, *columns;
    void (*write)(report_cells *, const report_game *);
    bool large;               /* not in JSON */
    bool (*asked)(const report_game *); /* a table that is there only if somebody asked for it; or NULL */
} table[] = {
    { "outcomes", "game,players,outcome,times,matches,share,low,high", outcomes, false },
    { "sides", "game,players,side,won,matches,share,low,high", sides, false },
    { "seats", "game,players,seat,won,matches,share,low,high", seats, false },
    { "order", "game,players,place,won,matches,share,low,high", order, false },
    { "balance",
      "game,players,question,who,matches,even,sum,squares,off,low,high,p,holm,all_low,all_high", balance, false },
    { "matches",
      "game,players,seed,outcome,winners,sides,started,decisions,thoughts,clock,lead_changes,decided", matches, true },
    { "leads", "game,part_played,won,matches,leader_wins,low,high", leads, false },
    { "uses",
      "game,verb,what,times,matches,users,users_won,expected,trials,won_with,won_without,gained,lost,shift,low,high,p,"
      "holm,all_low,all_high,possible", uses, false },
    { "decisions", "game,verb,changed,trials,share,low,high", decisions, false },
    { "levels", "game,players,bot,deals,share,low,high,gain,gain_low,gain_high", levels, false, asked_levels },
    { "level_deals", "game,players,bot,seed,won,fair,matches", level_deals, true, asked_levels },
    { "rules", "game,rule,times,matches,of_matches,share,low,high", rules, false },
    { "curves", "game,curve,who,part_played,n,low_quartile,median,high_quartile", curves, true },
    { "tension", "game,players,part_played,matches,low_quartile,median,high_quartile", tension_points, false,
      asked_tension },
    { "favourites", "game,players,matches,changes,decided_low_quartile,decided,decided_high_quartile", favourites,
      false, asked_tension },
    { "chances", "game,players,seed,decisions,who,won,games", chances, true, asked_tension },
};

bool report_csv(const char *dir, const report_game *games, unsigned n, error *why)
{
    for (unsigned i = 0; i < sizeof table / sizeof *table; i++) {
        fresh file;
        if (table[i].asked && !table[i].asked(&games[0])) continue;
        if (!report_csv_open(&file, dir, table[i].name, table[i].columns, why)) return false;
        report_cells cells = { .csv = file.out, .columns = table[i].columns };
        for (unsigned k = 0; k < n; k++) table[i].write(&cells, &games[k]);
        if (!fresh_keep(&file, why)) return false;
    }
    return true;
}

void report_json_tables(json *j, const report_game *g)
{
    for (unsigned i = 0; i < sizeof table / sizeof *table; i++) {
        report_cells cells = { .j = j, .columns = table[i].columns };
        if (table[i].large) continue;
        json_open_array(j, table[i].name);
        table[i].write(&cells, g);
        json_end(j);
    }
}
