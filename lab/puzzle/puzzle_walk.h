/* puzzle_walk.h - somebody tries a puzzle. As in a lesson, the answers given so far say where one is, and a wrong
 * answer changes nothing: it is shown in a world that the player can imagine, never in the real one, and taken back. */
#ifndef LAB_PUZZLE_WALK_H
#define LAB_PUZZLE_WALK_H
#include "lab/puzzle/puzzle.h"

typedef struct {              /* one answer of anybody */
    orr_seat seat;
    const orr_ctx *t;         /* the position after it */
    const orr_event *news;    /* what was told */
    uint32_t n_news;
} puzzle_beat;
typedef struct { void *user; void (*beat)(void *user, const puzzle_beat *); } puzzle_ear;

typedef enum {
    PUZZLE_TAKEN,             /* right */
    PUZZLE_NOT_THIS,          /* wrong: it is not sure, or not them */
    PUZZLE_SHOWN,             /* wrong: the beats showed how the others could answer; it was taken back */
    PUZZLE_REFUSED            /* the rules do not allow it */
} puzzle_verdict;

typedef struct puzzle_walk puzzle_walk;
puzzle_walk *puzzle_begin(const orr_box *, const puzzle *, error *);  /* both stay; NULL: the error says why */
void puzzle_leave(puzzle_walk *);
puzzle_verdict puzzle_give(puzzle_walk *, orr_action, const puzzle_ear *, orr_rule *);
puzzle_verdict puzzle_guess(puzzle_walk *, orr_seat);       /* PUZZLE_WHO */
bool puzzle_solved(const puzzle_walk *);
unsigned puzzle_step(const puzzle_walk *);                  /* right answers so far, of p->own */
const match *puzzle_match(const puzzle_walk *);             /* the position, and all that was told on the way to it */
orr_action puzzle_next(const puzzle_walk *);                /* a right answer: "Show me" */

/* ---- words ------------------------------------------------------------------------------------------------------- */

enum { PUZZLE_TEXT = 300 };
typedef struct { char en[PUZZLE_TEXT], it[PUZZLE_TEXT]; } puzzle_text;  /* "[seat 2]" is a player, "[4 17]" a value of a
                                                                         * noun */
void puzzle_asks(const puzzle_walk *, puzzle_text *);        /* what stands above the question, or at the end */
void puzzle_answers(const puzzle_walk *, puzzle_verdict, orr_seat guessed, puzzle_text *);  /* what a wrong answer is
                                                                         * told */
const char *puzzle_seat_name(const puzzle *, orr_seat);      /* a star for everybody but the player: NULL */
#endif
