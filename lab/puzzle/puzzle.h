/* puzzle.h - puzzles out of matches that bots played: one seat, one question, one right answer. What a puzzle is, its
 * file and its proof; finding them is mine.h, playing them is puzzle_walk.h. docs/develop/puzzles.md has the file.
 *
 *   PUZZLE_WIN    exactly one answer wins for sure, whatever the others hold and do
 *   PUZZLE_SAVE   all answers but one let somebody else win before the next turn is over
 *   PUZZLE_WHO    what the seat saw makes it all but certain who is on a certain side */
#ifndef LAB_PUZZLE_H
#define LAB_PUZZLE_H
#include "base/text.h"
#include "lab/puzzle/solve.h"
#include "table/match/match.h"

enum { PUZZLE_ID = 24, PUZZLE_LINE = 48, PUZZLE_WAY = 100,
       PUZZLE_OWN = 4, PUZZLE_OTHERS = 6,    /* how far a plan goes: my answers after the first, others' between two */
       PUZZLE_FEW = 12, PUZZLE_MANY = 2000,  /* worlds: that reject, that prove */
       PUZZLE_A_YEAR = 366, PUZZLE_PER_MOTIF = 10 };
typedef enum { PUZZLE_WIN, PUZZLE_SAVE, PUZZLE_WHO, PUZZLE_KINDS } puzzle_kind;
extern const char puzzle_letter[PUZZLE_KINDS];              /* of each kind, in an ID */
extern const char *const puzzle_kind_name[PUZZLE_KINDS];

typedef struct {
    char id[PUZZLE_ID];       /* "5w35-79": seats, kind, number of the seed, answers before the question */
    puzzle_kind kind;
    uint8_t seats;
    uint32_t seed, at;        /* the deal is that of "mine-SEED"; so many answers before the question */
    orr_seat you;
    uint8_t own;              /* right answers on the way to the end, 1 or more */
    uint16_t rating;          /* about 900 to 2300 */
    char *moves;              /* the answers before the question, as a code; its own memory */
    char way[PUZZLE_WAY];     /* the solution, as a code: mine, what the others say, mine, ... */
    orr_seat who;             /* PUZZLE_WHO: the seat ... */
    uint8_t side;             /* ... and what it is */
    uint16_t rated;           /* the rating by people's first tries, where a server counts them; 0: too few have tried.
                               * This and the next are in no file of puzzles. */
    uint32_t tries, solved;   /* first tries of people, and how many of them solved it */
} puzzle;

typedef struct {              /* all puzzles of one game, from one file */
    orr_box box;
    puzzle *one;
    uint32_t n, cap;
} puzzle_book;

/* ---- files ------------------------------------------------------------------------------------------------------- */

bool puzzle_read(puzzle_book *, const orr_game *(*find)(const char *id), const char *text, size_t n, error *);
void puzzle_write(const puzzle_book *, text_buf *);
void puzzle_book_close(puzzle_book *);
bool puzzle_add(puzzle_book *, const puzzle *);             /* takes over its moves; false: not enough memory */
void puzzle_name(puzzle *);                                 /* writes the ID from the rest */
const puzzle *puzzle_find(const puzzle_book *, const char *id);
enum { PUZZLE_SEED = 32 };
void puzzle_seed(uint32_t seed, char text[PUZZLE_SEED]);     /* as a word: "mine-35" */
void puzzle_deal(uint32_t seed, match_deal *);

/* One answer of anybody as a code of 1 to 4 letters: which it is of all that can be said now. */
void puzzle_encode(const orr_ctx *, orr_answer, text_buf *);
bool puzzle_decode(const orr_ctx *, const char **code, orr_answer *);
/* The position, dealt and played up to the question. False: it does not fit the rules; there is nothing to close. */
bool puzzle_open(const orr_box *, const puzzle *, match *, error *);
/* The solution in that position; how many answers, 0: it does not fit the rules. */
unsigned puzzle_line(const puzzle *, const match *, orr_answer line[PUZZLE_LINE]);
void puzzle_motif(const orr_box *, orr_seat you, const orr_answer *line, unsigned n, text_buf *); /* without seats and
                                                             * numbers */

/* ---- the puzzle of a day ----------------------------------------------------------------------------------------- */

/* The same for everybody. Day 0 is 1 January 1970. Monday has the easiest, Sunday the hardest ones; those of a weekday
 * come in an order that looks random, and none comes twice before all have come. NULL: there are none. */
const puzzle *puzzle_of_day(const puzzle_book *, uint32_t day);

/* ---- proofs ------------------------------------------------------------------------------------------------------ */

typedef struct {              /* how hard one looks */
    unsigned few, many;       /* worlds */
    uint64_t salt;            /* other worlds with another number */
} puzzle_effort;
extern const puzzle_effort puzzle_check;                    /* that of `orrery puzzle check` */
typedef struct {              /* what one finds */
    orr_answer line[PUZZLE_LINE];
    unsigned n_line, own;     /* own: right answers on the line */
    double luck;              /* how likely somebody who answers at random finds the way */
    unsigned traps;           /* other answers that end the match at once */
    bool others_speak;        /* it goes through another's turn */
} puzzle_found;
/* Is this question a puzzle? WIN and SAVE. */
bool puzzle_here(const match *, orr_seat you, puzzle_kind, const puzzle_effort *, puzzle_found *);
/* What `you` heard makes it all but certain, though nobody saw the card: who is on which side. */
bool puzzle_who(const match *, orr_seat you, orr_seat *who, uint8_t *side, float *sure);
/* Is it true, and is there no other right answer? False: the error says what is wrong. */
bool puzzle_prove(const orr_box *, const puzzle *, const puzzle_effort *, error *);

solver puzzle_solver(const orr_ctx *, const orr_box *, orr_seat me, puzzle_kind);
/* n worlds as `me` can imagine them now; NULL: not enough memory. */
unsigned char *puzzle_worlds(const orr_ctx *, const orr_box *, orr_seat me, unsigned n, uint64_t salt);
#endif
