/* arena.h - who plays better: the same deals for everybody, every seat for everybody, the deal as the unit.
 *
 * Two kinds of tables. A duel has one hero among equal others, the field; each deal is played with the hero in every
 * seat, and the table of the field alone says what a fair share is. A mixed table has a line-up drawn from all bots;
 * each deal is played in every rotation of it. The result depends on the order, not on the number of threads. */
#ifndef LAB_ARENA_H
#define LAB_ARENA_H
#include "base/error.h"
#include "bots/bot.h"
#include "engine/zone.h"

enum { ARENA_MOST_BOTS = 8, ARENA_MOST_SIDES = 16, ARENA_MIXED = ARENA_MOST_BOTS * ARENA_MOST_BOTS };
enum { ARENA_NO_SIDE = 0xff };

typedef struct {                         /* one deal at one kind of table: a match for every seat */
    bool done;
    orr_seats winners[ORR_MAX_SEATS];    /* of the match with the hero in that seat, or in that rotation */
    uint8_t outcome[ORR_MAX_SEATS];
    uint8_t side[ORR_MAX_SEATS];         /* the hero's as dealt, where the game has sides; else ARENA_NO_SIDE */
} arena_deal;

typedef struct arena_order {
    const orr_box *box;
    uint8_t seats;
    const bot *bots[ARENA_MOST_BOTS];
    unsigned n_bots;
    bool crosstable;                     /* every bot against every field; else the first bot against the second */
    bool mixed;                          /* mixed tables too */
    const char *seed;                    /* deal i is dealt from "SEED#i" */
    uint32_t deals;
    bot_budget budget;                   /* zeros: every bot's own */
    unsigned threads;
    /* A bot outside the program failed and has lost this match; called by any thread. Or NULL. */
    void (*forfeited)(const char *seed, orr_seat, const bot *, const char *why);
    void (*report)(void *to, uint64_t done, uint64_t all);           /* now and then, by the calling thread; or NULL */
    void (*keep)(void *to, unsigned table, uint32_t deal, const arena_deal *);  /* a deal is done, one at a time; or
                                                                                 * NULL */
    void *to;
    bool (*enough)(void);                /* asked before a deal is begun, by every thread; true: no more. Or NULL */
} arena_order;

typedef struct {                         /* every deal at every table */
    uint32_t deals;
    arena_deal *deal[ARENA_MIXED + 1];   /* NULL: that table is not played; index: hero * ARENA_MOST_BOTS + field */
    _Atomic uint32_t forfeits[ARENA_MOST_BOTS];  /* matches that each bot forfeited in this run */
    bool failed;
    char failure[200];
} arena_result;

static inline unsigned arena_table(unsigned hero, unsigned field) { return hero * ARENA_MOST_BOTS + field; }
bool arena_open(arena_result *, const arena_order *, error *);     /* room for everything the order asks for */
void arena_close(arena_result *);
bool arena_run(arena_result *, const arena_order *, uint32_t first, uint32_t end, error *); /* what is not yet done */
uint32_t arena_whole(const arena_result *);  /* the first deals that are done at every table: how many */

/* Who sits in a seat of match k of a deal at a table. */
unsigned arena_sitter(const arena_order *, unsigned table, uint32_t deal, unsigned k, unsigned seat);

/* ---- what it says: shares of won matches, intervals of 95% by bootstrap over deals ------------------------------- */

typedef struct { double value, low, high; } arena_figure;
arena_figure arena_share(const arena_result *, const arena_order *, unsigned hero, unsigned field);
arena_figure arena_lift(const arena_result *, const arena_order *, unsigned hero, unsigned field);
                                         /* share / fair share; not a number if the field wins nothing; a bound may be
                                          * infinite */
arena_figure arena_gain(const arena_result *, const arena_order *, unsigned hero, unsigned field, unsigned side);
                                         /* share - fair share as that side, or in all (ARENA_NO_SIDE); paired by
                                          * deals */
arena_figure arena_side_share(const arena_result *, const arena_order *, unsigned hero, unsigned field, unsigned side);
void arena_ratings(const arena_result *, const arena_order *, arena_figure out[ARENA_MOST_BOTS]);
                                         /* Plackett-Luce over mixed tables, as Elo points against the first bot */

/* Sequential test of "the hero gains nothing" against "it gains `points` per cent", errors of 5%. */
typedef enum { SPRT_GO_ON, SPRT_NOTHING, SPRT_GAIN } sprt_verdict;
sprt_verdict arena_sprt(const arena_result *, const arena_order *, unsigned hero, unsigned field, uint32_t deals,
                        double points, double *log_ratio);
#endif
