/* report_csv.c - every figure of a report as tidy tables: one file per table, one observation per line, the game
 * first. */
#include "apps/report/report.h"

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

void report_csv_text(FILE *out, const char *text)
{
    const bool quote = strpbrk(text, ",\"\n\r") != NULL;
    if (quote) fputc('"', out);
    for (; *text; text++) {
        if (*text == '"') fputc('"', out);
        fputc(*text, out);
    }
    fputs(quote ? "\"," : ",", out);
}

static void share(FILE *out, lab_share v) { fprintf(out, "%.6f,%.6f,%.6f\n", v.share, v.low, v.high); }

static void outcomes(FILE *out, const report_game *r)
{
    const orr_game *g = r->s.order.box->game;
    for (unsigned c = 0; c < r->s.n_counts; c++)
        for (unsigned i = 0; i <= g->n_outcomes; i++) {
            fprintf(out, "%s,%u,", g->id, r->s.count[c]);
            report_csv_text(out, i < g->n_outcomes ? g->outcomes[i] : "stopped at the bound");
            share(out, study_outcome(&r->s, c, i));
        }
}

static void sides(FILE *out, const report_game *r)
{
    const orr_box *box = r->s.order.box;
    for (unsigned k = 0; k < box_sides(box); k++)
        for (unsigned c = 0; c <= r->s.n_counts; c++) {
            fprintf(out, "%s,", box->game->id);
            if (c < r->s.n_counts) fprintf(out, "%u,", r->s.count[c]);
            else fputs("all,", out);
            report_csv_text(out, box_side_name(box, k));
            share(out, study_side(&r->s, c < r->s.n_counts ? c : STUDY_ALL, k));
        }
}

static void seats(FILE *out, const report_game *r)
{
    for (unsigned c = 0; c < r->s.n_counts; c++)
        for (unsigned seat = 0; seat < r->s.count[c]; seat++) {
            fprintf(out, "%s,%u,%u,", r->s.order.box->game->id, r->s.count[c], seat + 1);
            share(out, study_seat(&r->s, c, seat));
        }
}

/* Match by match: lengths, changes of the lead, who won. */
static void matches(FILE *out, const report_game *r)
{
    const orr_game *g = r->s.order.box->game;
    for (size_t i = 0; i < study_matches(&r->s); i++) {
        const study_match *m = &r->s.match[i];
        fprintf(out, "%s,%u,%s#%zu,", g->id, study_seats(&r->s, i), r->s.order.seed, i % r->s.order.games);
        report_csv_text(out, m->outcome < g->n_outcomes ? g->outcomes[m->outcome] : "stopped at the bound");
        for (unsigned seat = 0, some = 0; seat < study_seats(&r->s, i); seat++)
            if (m->winners >> seat & 1) fprintf(out, "%s%u", some++ ? " " : "", seat + 1);
        fprintf(out, ",%u,%u,%u\n", m->answers, m->clock, m->lead_changes);
    }
}

static void leads(FILE *out, const report_game *r)
{
    for (unsigned p = 1; p + 1 < STUDY_POINTS; p++) {
        fprintf(out, "%s,%.2f,", r->s.order.box->game->id, (double)p / (STUDY_POINTS - 1));
        share(out, study_leader(&r->s, p));
    }
}

static void uses(FILE *out, const report_game *r)
{
    const orr_game *g = r->s.order.box->game;
    unsigned *use = calloc(r->s.n_uses + 1u, sizeof *use);
    const unsigned n = use ? report_uses(r, use) : 0;
    for (unsigned i = 0; i < n; i++) {
        char name[120];
        const study_usage u = study_usage_of(&r->s, use[i]);
        const study_effect *e = &r->effect[use[i]];
        report_use_name(&r->s, use[i], name, sizeof name);
        fprintf(out, "%s,%s,", g->id, g->verbs[r->s.use[use[i]].verb].word);
        report_csv_text(out, name);
        fprintf(out, "%llu,%llu,%llu,%llu,%.6f,%u,%u,%u,", (unsigned long long)u.times, (unsigned long long)u.matches,
                (unsigned long long)u.users, (unsigned long long)u.users_won, u.expected, e->pairs, e->with,
                e->without);
        share(out, e->shift);
    }
    free(use);
}

static void rules(FILE *out, const report_game *r)
{
    const orr_game *g = r->s.order.box->game;
    for (unsigned i = ORR_R_FIRST_OWN; i < g->n_rules; i++)
        fprintf(out, "%s,%s,%llu,%llu,%zu\n", g->id, g->rules[i].id, (unsigned long long)r->s.fired[i],
                (unsigned long long)r->s.fired_in[i], study_matches(&r->s));
}

static void curves(FILE *out, const report_game *r)
{
    char name[120];
    for (unsigned c = 0; c < r->s.n_curves; c++)
        for (unsigned others = 0; others < (r->s.curve[c].each ? 2u : 1u); others++)
            for (unsigned p = 0; p < STUDY_POINTS; p++) {
                const study_quartiles q = study_at(&r->s, c, others, p);
                report_curve_name(&r->s, c, name, sizeof name);
                fprintf(out, "%s,", r->s.order.box->game->id);
                report_csv_text(out, name);
                fprintf(out, "%s,%.2f,%llu,%d,%d,%d\n",
                        !r->s.curve[c].each ? "all"
                        : others            ? "others"
                                            : "winners",
                        (double)p / (STUDY_POINTS - 1), (unsigned long long)q.n, q.low, q.median, q.high);
            }
}

bool report_csv(const char *dir, const report_game *games, unsigned n, error *why)
{
    static const struct {
        const char *name, *columns;
        void (*write)(FILE *, const report_game *);
    } table[] = {
        { "outcomes", "game,players,outcome,share,low,high", outcomes },
        { "sides", "game,players,side,share,low,high", sides },
        { "seats", "game,players,seat,share,low,high", seats },
        { "matches", "game,players,seed,outcome,winners,decisions,clock,lead_changes", matches },
        { "leads", "game,part_played,leader_wins,low,high", leads },
        { "uses",
          "game,verb,what,times,matches,users,users_won,expected,trials,won_with,won_without,shift,low,high", uses },
        { "rules", "game,rule,times,matches,of_matches", rules },
        { "curves", "game,curve,who,part_played,n,low_quartile,median,high_quartile", curves },
    };
    for (unsigned i = 0; i < sizeof table / sizeof *table; i++) {
        fresh file;
        if (!report_csv_open(&file, dir, table[i].name, table[i].columns, why)) return false;
        for (unsigned k = 0; k < n; k++) table[i].write(file.out, &games[k]);
        if (!fresh_keep(&file, why)) return false;
    }
    return true;
}
