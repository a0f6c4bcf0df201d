/* layout.h - what a learner sees of a game, and how it numbers what it can say: made from the game's own tables, so
 * that a new game needs nothing here.
 *
 * The observation of a seat is one row of bytes, 0 to 127; LEARN_UNIT is "one". Seats are counted from the viewer: the
 * viewer is 0, the next seat 1, and so on. The columns are the same for every number of seats and all options.
 *
 * An action is a few tokens: one of its verb, one of each argument within that verb, and one of the whole. It also is
 * one number, its id: verb and arguments, seats counted from whoever says it. The last id is silence.
 *
 * Networks that were trained know the first n_columns columns. After them come those that were added since: a learner
 * that begins anew takes all n_whole of them. */
#ifndef LEARN_LAYOUT_H
#define LEARN_LAYOUT_H
#include "engine/game.h"

enum {
    LEARN_UNIT = 16, LEARN_FULL = 127,           /* what stands for one; the most a column holds */
    LEARN_TOKENS = 5, LEARN_WHOLES = 4096,       /* tokens of an action; different tokens for whole actions */
    LEARN_TOP = 3,                               /* so many cards on top of a pile are told apart */
    LEARN_FRAMES = 2, LEARN_STEPS = 32,          /* innermost running procedures; steps of one that are told apart */
    LEARN_LOCAL = 2 + 16,                        /* columns of a local: a number, or one of few values */
    LEARN_SIDES = 4,                             /* sides of a script's beliefs: BOT_MOST_SIDES */
    LEARN_NOUNS = 64, LEARN_PLACES = 32, LEARN_FIELDS = 96, LEARN_EVENTS = 128, LEARN_VERBS = 96, LEARN_OPTIONS = 32,
    LEARN_ASIDES = 4, LEARN_TOLD = 8,            /* numbers of an event that was heard */
    LEARN_FRAME = 8 + 2 * ORR_LOCALS,            /* columns of a procedure, exactly */
    LEARN_COUNTERS = 9,                          /* columns of what was returned, and of counters */
    LEARN_SPARE = 16,                            /* room behind a list: its last numbers are written together */
    LEARN_TRUE = 256                             /* sides and hidden cards that a seat does not know: no more */
};

typedef struct {              /* columns of one instance of a place: kinds, unknown, all, tags; then tops, pairs */
    uint32_t at;              /* of instance 0 */
    uint32_t tops, pairs;     /* where these begin; 0: there are none. Pairs of kind and tag: of instance 0 alone */
    uint16_t kinds, tags, instances, width;
    uint32_t truth;           /* what is hidden there, by kind: column of the truth; only of places of seats */
    bool guessed;
} learn_place;
typedef struct { uint32_t at; uint16_t rows, each, width; bool hot; } learn_field;     /* hot: a column per value */
typedef struct { uint32_t at; uint16_t firsts, seconds; } learn_event;       /* counts: firsts, then firsts x seconds */

typedef struct {
    union { const orr_game *game; uint64_t address; };   /* as wide everywhere: the hash is the same in a browser */
    uint16_t noun[LEARN_NOUNS];                  /* how many values a noun has */
    uint32_t seats, options[LEARN_OPTIONS];      /* columns: seats at the table; values of options but the first */
    learn_place place[LEARN_PLACES];
    learn_field field[LEARN_FIELDS];
    uint32_t frames, frame_width;                /* the innermost procedures */
    uint32_t flow;                               /* asked, may, depth, what was returned */
    uint32_t opinion;                            /* what the game's script believes, and how it stands */
    uint32_t heard;                              /* counts of what was told */
    learn_event event[LEARN_EVENTS];             /* .at counts from heard */
    uint32_t n_heard, n_columns;
    uint32_t truths_of_sides, n_truths, n_sides; /* the truth: sides by seat, then hidden cards by kind */
    uint16_t verb[LEARN_VERBS + 1], argument[LEARN_VERBS][3], wholes;          /* tokens; 0 stands for none */
    uint32_t n_tokens;
    uint64_t hash;                               /* of all of the above: whoever has the same can share weights */
    uint32_t fine[LEARN_FIELDS];                 /* columns of a number once more, exactly; 0: it has none */
    uint32_t aside[LEARN_ASIDES];                /* columns of what the seat alone knows beside its cards */
    uint32_t order[LEARN_PLACES];                /* columns of the cards one by one, in order; 0: numbers say it all */
    uint32_t exact;                              /* all running procedures, innermost first; then counters */
    uint64_t turning;                            /* bit n: values of noun n name seats */
    uint8_t named[256];                          /* by procedure, bit k: a table says what local k is */
    uint32_t n_whole;                            /* all columns */
    uint32_t id[LEARN_VERBS + 1], n_ids;         /* the first id of a verb, of silence; how many there are */
    uint16_t stride[LEARN_VERBS][3];             /* by how much the id grows with an argument */
    uint8_t turns[LEARN_VERBS];                  /* bit k: argument k can name a seat, so it must be turned */
} learn_layout;

typedef struct {              /* what the script of the game thinks, in LEARN_FULLs */
    uint8_t believes[ORR_MAX_SEATS][LEARN_SIDES], standing;
} learn_opinion;

bool learn_layout_open(learn_layout *, const orr_box *);         /* false: the game is larger than this file allows */
static inline uint8_t learn_turned_seat(uint8_t seat, uint8_t seats, orr_seat me)        /* counted from `me` */
{
    return (uint8_t)(seat >= seats ? seat : seat >= me ? seat - me : seat + seats - me);
}
/* A value of a noun with seats counted from `me`. */
uint8_t learn_turned(const learn_layout *, uint8_t noun, uint8_t value, uint8_t seats, orr_seat me);
uint32_t learn_values(const learn_layout *, const orr_verb *, unsigned argument);   /* that it can have; none: 1 */
/* A place as a row of cards: how many, how many of them in order, their kinds, their tags in two digits each. */
static inline uint32_t learn_order_width(const orr_place *p) { return 2u + p->cap * (p->tag ? 3u : 1u); }
/* What a column is about: "hand[1] copper unknown"; for people, logs and weights that outlive a change of tables. */
void learn_column_name(const learn_layout *, const orr_box *, uint32_t column, char *text, size_t cap);
void learn_truth_name(const learn_layout *, const orr_box *, uint32_t column, char *text, size_t cap);
void learn_token_name(const learn_layout *, const orr_box *, uint32_t token, char *text, size_t cap);

/* ---- of one match ---------------------------------------------------------------------------------------------- */

/* Counts a public part of an event into n_heard bytes, zeros when the match begins. Private parts show in the view. */
void learn_hear(const learn_layout *, const orr_event *, uint8_t *heard);
/* n_columns bytes from a view, what was heard, and what the script thinks (NULL: there is none). */
void learn_features(const learn_layout *, const orr_box *, const void *view, const uint8_t *heard,
                    const learn_opinion *, uint8_t *out);
/* What was told, for the functions below: so many bytes, aligned like a uint32_t, zeros when a match begins. */
size_t learn_memory_size(const learn_layout *);
void learn_remember(const learn_layout *, const orr_event *, uint8_t *memory);   /* the public part, as learn_hear */
void learn_forget(const learn_layout *, uint8_t *memory);        /* all of it */
/* n_whole bytes: the same without an opinion, and the columns that no network knows. */
void learn_whole(const learn_layout *, const orr_box *, const void *view, const uint8_t *memory, uint8_t *out);
/* The same into a row of zeros, and a list of the columns that are more than 0, in no order: room for n_whole of them.
 * How many. learn_clear makes it a row of zeros again. */
unsigned learn_fill(const learn_layout *, const orr_box *, const void *view, const uint8_t *memory, uint8_t *out,
                    uint16_t *lit);
void learn_clear(uint8_t *out, const uint16_t *lit, unsigned n);
/* The columns of learn_features that are more than 0, in no order, and their values: room for n_columns + LEARN_SPARE
 * of them. How many. It works on n_columns zeros, and leaves zeros there. */
unsigned learn_list(const learn_layout *, const orr_box *, const void *view, const uint8_t *memory,
                    const learn_opinion *, uint8_t *zeros, uint16_t *lit, uint8_t *light);
/* Which of n columns are more than 0, and how much: `most` at most. How many. */
unsigned learn_lit(const uint8_t *features, uint32_t n, unsigned most, uint16_t *lit, uint8_t *light);
/* LEARN_TOLD numbers: the kind of an event, its three public and its four private values as `me` hears them, seats
 * counted from there; -1: there is none, or it is not for these ears. */
void learn_told(const learn_layout *, uint8_t seats, orr_seat me, const orr_event *, int16_t *out);
/* n_truths bytes: what the seat of the view does not know. For training alone: it needs the state. */
void learn_truth(const learn_layout *, const orr_ctx *, const void *view, uint8_t *out);
/* The same as a list of columns, LEARN_TRUE at most: as often as a column says. How many. */
unsigned learn_true(const learn_layout *, const orr_ctx *, const void *view, uint16_t *out);
/* LEARN_TOKENS numbers; an action with the verb 0xff is silence. */
void learn_tokens(const learn_layout *, uint8_t seats, orr_seat me, orr_action, uint16_t *out);
/* An action as one number below n_ids, and back; false: no action has this number. Silence has the verb 0xff. */
uint32_t learn_id(const learn_layout *, uint8_t seats, orr_seat me, orr_action);
bool learn_action(const learn_layout *, uint8_t seats, orr_seat me, uint32_t id, orr_action *);
#endif
