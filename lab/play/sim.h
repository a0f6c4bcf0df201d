/* sim.h - many games by bots on several threads. The result depends on the order, not on the number of threads. */
#ifndef LAB_SIM_H
#define LAB_SIM_H
#include "bots/bot.h"
#include "engine/game.h"
#include "table/match/match.h"

enum { SIM_MOST_THREADS = 64, SIM_MOST_OUTCOMES = 32 };

typedef struct {
    const orr_box *box;
    uint8_t seats;
    const bot *plays[ORR_MAX_SEATS];     /* who sits where */
    bool rotate;                         /* in game i everybody moves on by i seats */
    const char *seed;                    /* game i is the deal of the seed "SEED#i" */
    uint64_t first, games;               /* the games i from first on, so many */
    unsigned threads;
    bool check;                          /* verify after every answer (verify.h) */
    bool scores;                         /* count scores at the end of games */
    uint64_t *fired;                     /* a counter for each rule of the game, zeroed; or NULL */
    /* A bot outside the program failed and has lost this game; called by any thread. Or NULL. */
    void (*forfeited)(const char *seed, orr_seat, const bot *, const char *why);
    void (*report)(void *to, uint64_t done);  /* called now and then by the calling thread; or NULL */
    void *report_to;
    bool (*enough)(void);                /* asked before a game is begun, by every thread; true: no more. Or NULL */
} sim_order;

typedef struct { uint64_t sum, least, most; } sim_span;
typedef struct { int64_t all, best; int16_t least, most; } sim_scores;  /* sums: of all seats, of each game's best
                                                                         * seat */

typedef struct {
    uint64_t games;                      /* that were played: the first ones of the order */
    uint64_t unfinished;                 /* games that were stopped at game->longest answers */
    uint64_t outcome[SIM_MOST_OUTCOMES]; /* how often each ending came */
    uint64_t seat[ORR_MAX_SEATS];        /* wins of each seat */
    uint64_t bot[ORR_MAX_SEATS];         /* wins of each entry of plays; differs from seat when they rotate */
    uint64_t forfeited;                  /* games in which a bot outside the program failed */
    uint64_t forfeits[ORR_MAX_SEATS];    /* by each entry of plays */
    sim_span answers, turns;             /* of a game; turns: or rounds, if the game counts them */
    sim_scores scores;                   /* of games that ended, if they were ordered */
    uint64_t signature;                  /* of all final positions; equal behaviour gives equal numbers */
    double seconds;                      /* of the clock, not of the result; 0: not known */
    bool failed;                         /* a check failed; nothing but the next three counts then */
    uint64_t failed_game;                /* the first such game: seed "SEED#failed_game" */
    uint32_t failed_answer;              /* how many answers had been given */
    char failure[200];                   /* what was broken */
} sim_result;

const orr_option *sim_endless(const orr_box *);          /* the option that lets a match go on for ever, or NULL */
const orr_field *sim_turns_field(const orr_game *);      /* that counts turns or rounds (ORR_CLOCK); NULL: none does */
void sim_game_seed(const char *seed, uint64_t game, char *out, size_t cap);
bool sim_run(const sim_order *, sim_result *, error *);  /* false: it could not even start */
sim_result sim_nothing(void);                            /* no games yet */
void sim_add(sim_result *to, const sim_result *from);    /* as if one run had played both; but for the seconds */
#endif
