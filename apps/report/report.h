/* report.h - what `orrery lab` writes: a page, tables as CSV and a few lines of text, from studies and comparisons. */
#ifndef REPORT_H
#define REPORT_H
#include "apps/common/fresh.h"
#include "apps/report/html.h"
#include "base/json.h"
#include "lab/study/compare.h"
#include "lab/study/levels.h"
#include "lab/study/tension.h"

typedef struct { /* one game of a report */
    study s;
    study_effect *effect; /* for every use */
    double within;        /* how far off an even share is still balanced, 0..1 */
    double seconds;       /* that a person takes for a decision */
    levels_row level[LEVELS_MOST];
    unsigned n_levels;
    tension imagined; /* n 0: nobody asked, or nobody won */
} report_game;

/* The verdict in words, sentence by sentence; kind: a verdict_kind (lab/study/verdict.h). */
typedef void report_say(void *to, int kind, const char *sentence);
void report_verdict(lab_language, const study *, double within, report_say *, void *to);
void report_who(lab_language, const study *, unsigned question, unsigned who, char *out,
                size_t cap); /* "Alien", "seat 3" */
extern const char report_how_sure[];

const char *report_term(const orr_game *, const char *section, const char *key); /* a lab_terms */

/* A page with a section per game, in both languages. */
void report_page(FILE *, lab_language shown, const report_game *, unsigned n);
void report_print(lab_language, const report_game *); /* the main figures, on standard output */

/* What is used, for people: the card or tile, and the verb; the rows of a curve likewise. */
void report_use_name(lab_language, const study *, unsigned use, char *out, size_t cap);
void report_curve_name(lab_language, const study *, unsigned curve, char *out, size_t cap);
void report_verb(lab_language, const orr_game *, unsigned verb, char *out, size_t cap); /* "Play" */
void report_clock(lab_language, const orr_field *, char *out, size_t cap); /* "Turns" */
void report_players(lab_language, unsigned n, char *out, size_t cap); /* "5 players" */
void report_side(lab_language, const orr_box *, unsigned side, char *out, size_t cap);
unsigned report_uses(const report_game *,
                     unsigned *out); /* uses that occurred: verb by verb, by their effect; how many */

/* One file per table: outcomes, sides, seats, order, balance, matches, leads, uses, decisions, rules, curves. */
bool report_csv(const char *dir, const report_game *, unsigned n, error *);
/* The same but matches and curves, and the verdict. */
void report_json(FILE *, lab_language, const report_game *, unsigned n);
void report_json_tables(json *, const report_game *);      /* into the open object */

typedef struct {    /* one thing that was changed */
    char what[160]; /* "option=value", or the title of the other game */
    const orr_game *default_of; /* the value is the default of this one; NULL: of none */
    unsigned group; /* 0: the other game; then base games, from 1 */
    compare_row row[COMPARE_MOST];
    unsigned n;
} report_change;
typedef struct {
    const study *base[2]; /* one game, or two */
    bool pair;            /* the second differs in what the change says, not in the options one by one */
    char pair_name[LAB_LANGUAGES][160]; /* what it says */
    unsigned games;
    const report_change *change;
    unsigned n;
} report_comparison;
void compare_page(FILE *, lab_language shown, const report_comparison *);
void compare_print(lab_language, const report_comparison *);
bool compare_csv(const char *dir, const report_comparison *, error *);
void compare_json(FILE *, const report_comparison *);

/* A CSV file with its head; columns separated by commas. */
bool report_csv_open(fresh *, const char *dir, const char *name, const char *columns, error *);

/* What is the same for every study of a page: the game, its box, the bot and the seeds; into the open object. */
void report_json_study(json *, const study *);
#endif
