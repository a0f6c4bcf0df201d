/* sweep.h - a search over the options of a game and the numbers of its card set, for settings that meet targets such as
 * "each side wins 45 to 55%, 20 to 40 turns". Every setting is looked at on the same deals. The best of many owe part
 * of their place to luck, so they are measured again on fresh deals, and only those figures are told.
 *
 * A sweep has two rounds of settings: the first look at all of them, the second at those that sweep_choose names. Who
 * plays them, and where, is the caller's business: one process, many machines, a cluster. */
#ifndef LAB_SWEEP_H
#define LAB_SWEEP_H
#include "base/error.h"
#include "base/text.h"
#include "bots/bot.h"
#include "engine/game.h"
#include "lab/words.h"
#include "table/match/box.h"

enum {
    SWEEP_MOST_AXES = 12, SWEEP_MOST_VALUES = 64, SWEEP_MOST_TARGETS = 8, SWEEP_MOST_SETTINGS = 5000,
    SWEEP_MOST_GAMES = 20000, SWEEP_MOST_KEPT = 64, SWEEP_NAME = 80, SWEEP_MOST_OUTCOMES = 32,
    SWEEP_MOST_NEAR = 1000
};

typedef struct {                         /* what is varied */
    char name[SWEEP_NAME];               /* "talk", "cards:blue-science:copies" */
    int option;                          /* of the game; -1: numbers of the card set */
    uint8_t sheet, col;                  /* of those numbers */
    char row[40];                        /* what their first column says; "*": every row */
    int16_t value[SWEEP_MOST_VALUES];
    bool added[SWEEP_MOST_VALUES];       /* to the number that the set has */
    unsigned n;
} sweep_axis;

typedef enum {
    SWEEP_SIDES, SWEEP_SIDE, SWEEP_SEATS, SWEEP_ENDING, SWEEP_NOBODY, SWEEP_LEADER, SWEEP_CLOCK, SWEEP_DECISIONS
} sweep_kind;
typedef struct {
    sweep_kind kind;
    unsigned which;                      /* the side, the ending */
    double low, high;                    /* shares from 0 to 1, or numbers */
    char name[SWEEP_NAME];               /* "sides", "turns" */
} sweep_target;
static inline bool sweep_is_share(const sweep_target *t) { return t->kind < SWEEP_CLOCK; }

typedef struct {
    const orr_box *box;                  /* the game as it is */
    const bot *plays;                    /* in every seat */
    uint8_t first, last;                 /* numbers of players; a target counts for each of them */
    uint32_t games, again;               /* matches of a setting at each number of players, first and second look */
    uint32_t keep;                       /* how many settings get a second look */
    uint32_t most;                       /* of more settings than these, so many are drawn by lot */
    uint32_t near;                       /* then so many neighbours of the best are looked at, at most */
    const char *seed;
    unsigned threads;
    sweep_axis axis[SWEEP_MOST_AXES];
    unsigned n_axes;
    sweep_target target[SWEEP_MOST_TARGETS];
    unsigned n_targets;
    uint64_t found[SWEEP_MOST_NEAR];     /* those neighbours, by their place in the space (sweep_near) */
    uint32_t n_found;
} sweep_order;

/* Read what people type into the order, whose box, first and last are there. False: the error says what would be
 * right. */
bool sweep_vary(sweep_order *, const char *typed, error *);      /* "talk", "talk=on,off", "cards:scout:copies=2..4" */
bool sweep_aim(sweep_order *, const char *typed, error *);       /* "sides=45..55%", "turns=20..40" */
bool sweep_fits(const sweep_order *, error *);                   /* is it a whole order? */

/* ---- settings ---------------------------------------------------------------------------------------------------- */

uint64_t sweep_space(const sweep_order *);                       /* how many there could be */
uint32_t sweep_settings(const sweep_order *);                    /* how many are looked at: drawn, and found so far */
uint32_t sweep_capacity(const sweep_order *);                    /* how many there will be at most */
uint64_t sweep_place_in_space(const sweep_order *, uint32_t setting);
int32_t sweep_as_is(const sweep_order *);                        /* the one that changes nothing; -1: not among them */
void sweep_name(const sweep_order *, uint32_t setting, text_buf *);  /* "talk=on cards:scout:copies=3" */
typedef struct { orr_box box; void *set; } sweep_box;            /* set: its own, or NULL */
bool sweep_open(const sweep_order *, uint32_t setting, sweep_box *, error *);    /* false: it cannot be played */
void sweep_close(sweep_box *);

/* ---- measuring --------------------------------------------------------------------------------------------------- */

typedef struct {                         /* whole numbers only: added up in any order they are the same */
    uint64_t matches, nobody, led, led_won, clock, clock_squares, answers, answers_squares;
    uint64_t outcome[SWEEP_MOST_OUTCOMES], seat[ORR_MAX_SEATS];
    uint64_t side_in[BOX_MOST_SIDES], side_won[BOX_MOST_SIDES];
} sweep_count;
typedef struct {
    bool known;                          /* it was looked at */
    bool playable;
    sweep_count count[ORR_MAX_SEATS + 1];    /* by number of players; no matches: the options refuse that number */
} sweep_tally;
bool sweep_measure(const sweep_order *, uint32_t setting, bool again, sweep_tally *, error *);

/* A tally as a line, and back. False: the line is something else. */
void sweep_write(text_buf *, const sweep_order *, uint32_t setting, bool again, const sweep_tally *);
bool sweep_read(const char *line, const sweep_order *, uint32_t *setting, bool *again, sweep_tally *);

/* ---- what it says ------------------------------------------------------------------------------------------------ */

typedef enum { SWEEP_MET, SWEEP_PERHAPS, SWEEP_HARDLY, SWEEP_MISSED } sweep_verdict; /* perhaps, hardly: the figures say
                                          * met, missed, but an interval reaches across the border */
typedef struct {                         /* a target and a tally */
    double least, most;                  /* of its figures: sides, seats, numbers of players */
    double low, high;                    /* around all of them */
    double distance;                     /* of the worst from the target; 0: met */
    double off;                          /* the same, of the middle, in half widths: 1 is the border */
    unsigned figures;
    sweep_verdict verdict;
} sweep_reading;
sweep_reading sweep_read_target(const sweep_order *, const sweep_target *, const sweep_tally *, double z);

typedef struct { uint32_t setting; bool front, met; double off; } sweep_place;  /* met: every target */
/* Those of n tallies that can be played, best first; setting: which they are, NULL: 0 to n - 1. How many. */
unsigned sweep_place_all(const sweep_order *, const sweep_tally *, const uint32_t *setting, unsigned n,
                         sweep_place *out, unsigned most);
/* The settings for a second look, best first: those that none beats at every target, then the next; last the game as it
 * is. first: a tally for every setting. How many. */
unsigned sweep_choose(const sweep_order *, const sweep_tally *first, sweep_place out[SWEEP_MOST_KEPT + 1]);

/* Adds neighbours of the front as new settings; first: a tally for every setting so far. False: there are no more. To
 * be called again once they have been looked at: the front may have moved. */
bool sweep_near(sweep_order *, const sweep_tally *first);

/* Both rounds as text for people, or as JSON. */
typedef struct {
    const sweep_order *order;
    const sweep_tally *first;            /* a tally for every setting */
    const uint32_t *chosen;              /* n settings, and their second look */
    const sweep_tally *second;
    unsigned n;
    lab_language language;               /* of the text */
} sweep_end;
void sweep_tell(text_buf *, const sweep_end *);
void sweep_tell_json(text_buf *, const sweep_end *);
#endif
