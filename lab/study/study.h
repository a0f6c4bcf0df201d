/* study.h - many matches by equal bots, watched closely: what the reports of the lab are made of. Nothing here knows a
 * game: sides, clocks, curves and what an answer uses are marked in the game's tables. A study depends on its order,
 * not on the number of threads. */
#ifndef LAB_STUDY_H
#define LAB_STUDY_H
#include "base/error.h"
#include "bots/bot.h"
#include "engine/game.h"
#include "lab/play/stats.h"

enum {
    STUDY_NOBODY = 0xff, /* no side, no leader */
    STUDY_MOST_SIDES = 16,
    STUDY_MOST_CURVES = 32,
    STUDY_POINTS = 21, /* of a curve: the deal, every twentieth of the match, its end */
    STUDY_LOWEST = -512,
    STUDY_BINS = 1024, /* values of a curve; others count as the nearest */
    STUDY_HALF_TIME = 10, /* of those points */
    STUDY_FEWEST_PAIRS = 30, /* of a trial: fewer say nothing */
    STUDY_THOUGHT = 1000, /* what one decision counts */
    STUDY_WHOLE = 0xff, /* in place of an argument: the whole answer */
    STUDY_NO_USE = 0xffff
};

typedef struct {
    const orr_box *box;
    const bot *plays;    /* in every seat */
    uint8_t first, last; /* numbers of players; those that the options refuse are left out */
    uint32_t games;      /* for each of them */
    uint32_t from, to;   /* of those, only the matches from .. to - 1 are played; to 0: all */
    const char *seed;    /* match i is the deal of the seed "SEED#i", whatever the number of players */
    unsigned threads;
    bool plain; /* only who won and how long it took: no curves, no uses, no rules */
    void (*report)(void *to, uint64_t done, uint64_t all); /* now and then, by the calling thread; or NULL */
    void *report_to;
    bool (*enough)(void); /* asked before a match or a trial is begun, by every thread; true: no more. Or NULL */
} study_order;

typedef struct { /* one match */
    orr_seats winners;
    uint8_t outcome;             /* of game->outcomes; n_outcomes: stopped at the game's bound */
    uint8_t side[ORR_MAX_SEATS]; /* at the end; STUDY_NOBODY where there are no sides */
    uint8_t started;             /* whoever answered first when nobody else was asked; STUDY_NOBODY */
    uint8_t decided;             /* after so many per cent of the match the winners led for good; STUDY_NOBODY: none */
    uint16_t lead_changes;
    uint32_t led, led_won;   /* bit p: at point p of the match somebody led alone; and won in the end */
    uint32_t answers, clock; /* clock: of the field that counts turns or rounds */
    uint32_t thoughts;       /* answers with a choice, STUDY_THOUGHT each; those who are asked at once share one */
} study_match;

typedef struct {              /* something that answers use: a card that is played, a tile that is claimed */
    uint8_t verb, arg, value; /* argument number arg of the verb has this value; arg STUDY_WHOLE: the verb uses
                               * nothing, and what is looked at is its answers where there was a choice */
    bool many;                /* and there are others that use the same thing: "Take Her Instead!: seat 2" */
} study_use;
typedef struct {  /* how it was used in one match */
    uint32_t at;  /* one of the times, drawn by lot: answers given before it, plus 1; 0: never used */
    orr_seats by; /* who used it */
    uint16_t times;
    bool could;   /* somebody could have used it, and perhaps did */
} study_used;

typedef struct {            /* a public number over the match, or how the seats stand by the game's own measure */
    const orr_field *field; /* NULL: the game's own measure */
    uint8_t row;            /* of a field over a noun */
    bool each;              /* a value for every seat: winners and others apart */
} study_curve;
typedef struct {
    uint32_t bin[2][STUDY_POINTS][STUDY_BINS];
} study_spread; /* winners (or all), others */

typedef struct {
    study_order order;
    uint8_t count[ORR_MAX_SEATS]; /* the numbers of players */
    unsigned n_counts;
    study_match *match; /* n_counts * games, number of players by number of players */
    study_use *use;     /* everything that can be used, then verbs that use nothing */
    unsigned n_uses;
    uint16_t *use_of;   /* which of them, by verb and value; STUDY_NO_USE */
    study_used *used;           /* a row of n_uses for every match */
    uint64_t *fired, *fired_in; /* for every rule: times, matches */
    study_curve curve[STUDY_MOST_CURVES];
    unsigned n_curves;
    study_spread *spread; /* for every curve */
    bool failed;
    char failure[200];
} study;

/* False: it could not start, nothing to close. After `enough` it is a study of fewer matches, the same of every number
 * of players: order.games says how many. */
bool study_run(study *, const study_order *, error *);
void study_close(study *);
static inline size_t study_matches(const study *s) { return (size_t)s->n_counts * s->order.games; }
static inline unsigned study_seats(const study *s, size_t nth) { return s->count[nth / s->order.games]; }


/* ---- figures: shares of matches with 95% intervals --------------------------------------------------------------- */

enum { STUDY_ALL = 0xff }; /* all numbers of players together; or an index into count */
lab_share study_outcome(const study *, unsigned count, unsigned outcome);
lab_share study_side(const study *, unsigned count, unsigned side); /* of matches in which somebody was on that side;
                                                                     * all: without those of co-operative numbers */
bool study_together(const study *, unsigned count); /* in every match all win or nobody does: it is co-operative */
lab_share study_seat(const study *, unsigned count, unsigned seat);
lab_share study_winner(const study *, unsigned count);   /* somebody won */
lab_share study_place(const study *, unsigned count, unsigned place); /* the place-th after who started, 0: who did */
lab_share study_leader(const study *, unsigned point); /* whoever led then won: of matches with a leader */
double study_per_seat(const study *, unsigned count);    /* a seat's chance, all seats alike */

typedef enum { STUDY_ANSWERS, STUDY_CLOCK, STUDY_LEAD_CHANGES, STUDY_THOUGHTS, STUDY_DECIDED } study_measure;
typedef struct { /* low, high: quartiles; far: 98 of 100 matches are not longer */
    uint32_t n, least, low, median, high, far, most;
    double mean;
} study_length;
study_length study_lengths(const study *, unsigned count, study_measure);
uint32_t study_value(const study_match *, study_measure);

typedef struct {
    uint64_t n;
    int low, median, high;
} study_quartiles;
study_quartiles study_at(const study *, unsigned curve, bool others, unsigned point);

typedef struct {               /* what was used, over all matches */
    uint64_t times, matches;   /* how often; in how many matches */
    uint64_t could;            /* in how many matches somebody could have used it */
    uint64_t users, users_won; /* seats of a match that used it; that won */
    double expected;           /* share that seats of the same side and number of players win, for those users */
} study_usage;
study_usage study_usage_of(const study *, unsigned use);

/* ---- trials: what a use is worth --------------------------------------------------------------------------------- */

/* A match is played again up to the moment when a bot used the thing. From there it goes on twice, from the same
 * position with the same chance to come: once as it was, once with this use forbidden for this one answer. */
typedef struct {
    uint32_t pairs;         /* moments tried */
    uint32_t with, without; /* the user won with the use, without it */
    uint32_t gained, lost;  /* only with it, only without it */
    lab_share shift;        /* share: with less without; its interval from the pairs; -1..1 */
    lab_share wide;         /* the same so that all intervals of the study hold at once, with 95% */
    double p, holm;         /* how likely luck alone would do as much; corrected for all uses. 1: too few pairs */
} study_effect;
bool study_trials(const study *, uint32_t per_use, study_effect *out, error *); /* n_uses of them */

unsigned study_use_of(const study *, orr_action);               /* index of the use; STUDY_NO_USE */
static inline bool study_is_thing(const study *s, unsigned use) { return s->use[use].arg != STUDY_WHOLE; }

/* How often another answer changed whether its seat won: over all trials of a verb. */
lab_share study_importance(const study *, const study_effect *, unsigned verb);

typedef enum {
    STUDY_ALIVE,
    STUDY_NEVER,                /* never used, by no verb */
    STUDY_RARE,                 /* in less than one match of a hundred, by no verb */
    STUDY_IDLE                  /* used, and surely worth less than so many points either way */
} study_life;
study_life study_life_of(const study *, const study_effect *, unsigned use, double within);
const char *study_use_name(const study *, unsigned use);   /* what is used, in English */
size_t study_could(const study *, unsigned use);           /* matches in which the thing could be used, by any verb */
size_t study_thing_length(const char *name);               /* without how it is used: "Take Her Instead!: seat 2" */

/* The same in pieces: how many moments there are; some of them, a mark for each (one character, '0' to '7'); what all
 * marks say. */
size_t study_moments(const study *, uint32_t per_use);
bool study_try(const study *, uint32_t per_use, size_t from, size_t to, char *marks, error *);
bool study_sum(const study *, uint32_t per_use, const char *marks, study_effect *out, error *);
#endif
