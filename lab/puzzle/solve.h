/* solve.h - what is sure for one seat, over worlds imagined from its view. It uses the engine's contract only, so it
 * serves every game.
 *
 * A plan is one way of answering: the same in all worlds that look alike to me. The others answer in every way they
 * can, and whoever may interject does so in every way, or not at all.
 *
 *   SOLVE_WIN   the plan wins in every world before I have answered `own` times more and the others `others` times
 *   SOLVE_SAVE  in every world nobody else wins before `until` on the game's clock (turns, rounds); I may win */
#ifndef LAB_SOLVE_H
#define LAB_SOLVE_H
#include "engine/game.h"

typedef enum { SOLVE_WIN, SOLVE_SAVE } solve_goal;

typedef struct {
    const orr_box *box;
    orr_seat me;
    solve_goal want;
    unsigned others;          /* answers of others in one line, at most */
    unsigned until;           /* SOLVE_SAVE: the clock */
    uint64_t most;            /* positions to look at; beyond that it gives up, and nothing is sure */
    bool generous;            /* where I am not asked but could interject, take it that I could save the day: what is
                               * not sure even then is not sure */
    bool silent;              /* nobody else interjects: cheap, and what is not sure even then is not sure */
    uint64_t nodes;           /* out: positions looked at */
    bool gave_up;             /* out */
} solver;

typedef struct {              /* how a plan fails: what the others say, in which world */
    unsigned world;           /* of those it was tried in */
    orr_answer answer[32];    /* after mine, until it is over, or until I am asked and nothing helps */
    unsigned n;
    bool over;                /* it ends, and not for me */
} solve_failure;

/* worlds: n states one after another, all with the same view for me, who is asked. Is a plan sure that begins with this
 * answer and needs at most `own` more of mine? failure: NULL, or how it fails. */
bool solve_sure(solver *, const unsigned char *worlds, unsigned n, unsigned own, orr_action, solve_failure *);
/* All that anybody can say now, in an order that the rules fix: seats asked or allowed to interject, upwards; what each
 * may say. For short codes. */
enum { SOLVE_MOST_SAYINGS = ORR_MAX_SEATS * ORR_MAX_LEGAL };
unsigned solve_sayings(const orr_ctx *, orr_answer *out);
#endif
