/* game.h - what a ruleset declares: the head of its state, and the tables and functions of its `orr_game`. Guests read
 * the tables too: from them come words, boards, scenarios, records and what goes over the wire. */
#ifndef ORR_GAME_H
#define ORR_GAME_H
#include "engine/play.h"

#include <string.h>

/* ---- the head of a state -------------------------------------------------------------------------------------- */

typedef struct {              /* ChaCha8: 256-bit key, block counter, and the block being used up */
    uint32_t key[8], block;
    uint8_t used, zero[3];
    uint16_t pool[32];
} orr_chance;

typedef struct {              /* first member of every state */
    orr_chance chance;
    uint32_t answers;         /* answers taken so far */
    uint32_t frontier;        /* value of answers when hidden facts or chance last came to light; undo stops here */
    uint16_t opened;          /* number of the question now open; kept while others still owe an answer to it */
    int16_t ret;              /* what the last orr_return said */
    uint8_t seats, depth, over, zero;
    orr_frame frame[ORR_DEPTH];
} orr_core;
static inline orr_core *orr_core_of(const orr_ctx *t) { return (orr_core *)t->state; }

/* ---- for tables ----------------------------------------------------------------------------------------------- */

#define ORR_COUNT(list) (sizeof(list) / sizeof *(list))
/* Where a place or a field lies in GAME_state and in GAME_view; ORR_MEMBERS: an array of places, one after another. */
#define ORR_MEMBER(game, m) .at = offsetof(game##_state, m), .seen = offsetof(game##_view, m)
#define ORR_MEMBERS(game, m)                                                                                           \
    ORR_MEMBER(game, m), .stride = sizeof(((game##_state *)0)->m[0]), .seen_stride = sizeof(((game##_view *)0)->m[0])

/* ---- procedures ----------------------------------------------------------------------------------------------- */

typedef enum { ORR_NEXT, ORR_ASK, ORR_OVER } orr_next;

typedef struct {              /* where a list function puts what it offers */
    orr_action *end;
    orr_action want;          /* asking_why: the action somebody asks about */
    orr_rule why;             /* what bars it, if the list function said so */
    bool asking_why;
    bool near;                /* something with its verb was barred: the question is about such answers */
} orr_list;

typedef struct {              /* a named paragraph of the rulebook that may stop to ask */
    const char *name;
    orr_rule rule;            /* named when nothing better is known: a list function bars what it can */
    uint8_t secret;           /* bit i: local[i] is blank in every view */
    orr_next (*run)(orr_ctx *, orr_frame *, const orr_answer *in);             /* in: NULL unless at an answer step */
    void (*options)(const orr_ctx *, const orr_frame *, orr_seat, orr_list *); /* sorted, no duplicates */
} orr_proc;

/* Words. A noun is a kind of thing a word can name; three are the engine's, the others are the game's own.
 * ORR_N_SIGNED is for events: a number from -128 to 127, its byte read as int8_t. An argument whose noun has the empty
 * word for 0 is left out of texts when it is 0; it comes last in its verb. */
enum { ORR_N_NONE, ORR_N_SEAT, ORR_N_NUMBER, ORR_N_SIGNED, ORR_N_FIRST_OWN };
enum { ORR_L_SEATS = 0xff,    /* of a local: this byte and the next are a set of seats, low byte first */
       ORR_L_FEW_SEATS = 0xfe }; /* this byte is one */
typedef enum {
    ORR_WORD,                 /* the one word of records and scenarios: "damage-or-heal" */
    ORR_NAME,                 /* as printed: "Damage or Heal" */
    ORR_TEXT                  /* a sentence of explanation, or NULL */
} orr_form;
typedef struct { const char *word, *name; } orr_named;         /* a value of a noun that explains itself */
static inline const char *orr_name_in(const orr_named *list, size_t n, unsigned value, orr_form form)
{
    return value >= n || form == ORR_TEXT ? NULL : form == ORR_WORD ? list[value].word : list[value].name;
}
static inline const char *orr_name_of(const char *word, const char *name, const char *text, orr_form form)
{
    return form == ORR_WORD ? word : form == ORR_NAME ? name : text && *text ? text : NULL;
}
enum { ORR_SEALED_A = 1, ORR_SEALED_B = 2, ORR_SEALED_C = 4, ORR_INTERJECT = 8,
       ORR_USES_A = 16, ORR_USES_B = 32, ORR_USES_C = 64,    /* names what is used: the lab asks what that is worth */
       ORR_DECLINES = 128 };  /* offered to all who are asked, whatever they hold: how fast they answer tells nothing */
typedef struct {
    const char *word;         /* unique within the game */
    uint8_t noun[3];          /* what a, b, c name; ORR_N_NONE: the argument is absent (and 0) */
    uint8_t flags;            /* ORR_SEALED_x: others do not see the argument; ORR_INTERJECT: it is an interjection */
    const char *label;        /* for people: "Play {a}", "Damage {a}" */
    uint8_t most[3];          /* of an argument that is a number: never more than this; the others: 0 */
    bool idle;                /* does or adds nothing: what a table answers for whoever is out of time. So is whatever
                               * ORR_DECLINES */
} orr_verb;
typedef struct {
    const char *id, *text;
    const char *edition;      /* "1e" for a rule of that alone; NULL: of all */
    const char *because;      /* what a refusal says: "a wall is in the way"; NULL: it never refuses anything */
    const char *because_it;   /* the same in Italian, after "perché" */
} orr_rule_text;
typedef struct {
    const char *name;
    uint8_t values;
    const char *const *word;  /* the words of its values; the first is the default */
    orr_rule rule;
    const char *text;
    uint8_t endless;          /* with this value a match need not end; 0: with none */
} orr_option;
typedef struct {              /* "{1} draws {4|a card}": {1}..{3} public, {4}..{7} private; after | what others read */
    const char *word;         /* stable name, for machines */
    const char *text;
    uint8_t pub[3], priv[4];  /* nouns */
} orr_event_kind;

/* The state described by a table: from it the engine makes views and imagined worlds, tests swap and permute, and
 * scenarios place and check pieces. Every card of a deck lies in exactly one place at any time. */
typedef struct {
    const char *word;
    uint8_t noun;             /* its kinds are values of this noun */
    uint8_t home;             /* index of the place where cards lie that a scenario does not mention */
} orr_deck;
enum { ORR_EACH = 1,          /* one for every seat; else one for the table */
       ORR_TAG_SEEN = 2,      /* the tag is as public as the place */
       ORR_TAG_HELD = 4,      /* only the holder (the seat of an ORR_EACH place) sees tags */
       ORR_UPSIDE = 8,        /* scenarios put cards here face up for all */
       ORR_HELD = 16,         /* scenarios put cards here known to the holder */
       ORR_CLOCK = 32,        /* a field that counts turns or rounds: how long a match is */
       ORR_CURVE = 64,        /* a field worth a curve over the match */
       ORR_DERIVED = 128,     /* a field that follows from the rest of the state: scenarios check it, never set it */
       ORR_OR_NONE = 256 };   /* a field that names a seat or, as 0xff, none */
typedef struct {
    const char *word;
    uint8_t deck, flags, cap;
    uint8_t tag;              /* noun of the tag; ORR_N_NONE: tags are not used here */
    uint16_t at, stride;      /* where its ORR_ZONE(cap) lies in the state */
    uint16_t seen, seen_stride; /* where its ORR_SEEN(cap) lies in the view */
    uint8_t by, count;        /* by: a noun; there is one for each of its first `count` values, none for the table */
    const char *text;         /* for people who write scenarios: what lies here, and in which order */
    bool (*takes)(const orr_box *, uint8_t kind);         /* can such a card lie here? NULL: any card of its deck */
    bool (*tags)(const orr_box *, uint8_t seats, uint8_t kind, uint8_t tag);   /* with this tag? NULL: with any */
} orr_place;
typedef enum { ORR_BYTE, ORR_SHORT, ORR_SET, ORR_SIGNED } orr_field_type;   /* the last three: two bytes */
typedef struct {              /* a public fact beside the cards */
    const char *word;
    uint8_t type;
    uint16_t flags;           /* ORR_EACH, an array indexed by seat; ORR_CLOCK, ORR_CURVE, ORR_DERIVED, ORR_OR_NONE */
    uint8_t noun;             /* how its values are written; of a set, its members: ORR_N_SEAT or 16 values of a noun */
    uint16_t at, seen;        /* in the state, in the view */
    uint8_t by, count;        /* by: a noun; an array over its first `count` values; with ORR_EACH rows of max_seats */
    const char *text;         /* for people who write scenarios: what it means */
    int16_t least, most;      /* of a number: the bounds a scenario must keep; both 0: all that its type can hold */
} orr_field;
static inline size_t orr_field_size(const orr_field *f, unsigned max_seats)   /* bytes of all its values */
{
    return (f->type == ORR_BYTE ? 1u : 2u) * (f->by ? f->count : 1u) * (f->flags & ORR_EACH ? max_seats : 1u);
}
static inline int orr_field_value(const orr_field *f, const void *values, unsigned i)   /* the i-th of them */
{
    int16_t two;
    if (f->type == ORR_BYTE) return ((const uint8_t *)values)[i];
    memcpy(&two, (const char *)values + sizeof two * i, sizeof two);
    return f->type == ORR_SIGNED ? two : (uint16_t)two;
}
typedef struct {              /* bytes of a view that neither a place nor a field covers */
    const char *word;
    uint8_t noun;             /* one byte: 0, or one more than a value of this noun, known to the seat alone;
                               * ORR_N_NONE: bytes of the state that follow from the rest, as `derive` can show */
    uint16_t at, seen, size;  /* in the state (where noun is ORR_N_NONE), in the view */
} orr_aside;
typedef struct {              /* a moment of the flow that a scenario can start from: frames, outermost first */
    const char *word;
    uint8_t depth;
    struct { uint8_t proc, step; } path[4];
    const char *text;         /* for people who write scenarios: when that is */
} orr_moment;

/* Card sets: sheets of rows, read from CSV by the table and checked against this description. */
typedef enum { ORR_COL_ID, ORR_COL_STRING, ORR_COL_NUMBER, ORR_COL_WORD, ORR_COL_WORDS } orr_col_type;
typedef struct {
    const char *name;         /* of the column and of the C member */
    uint8_t type;             /* ID: unique lower-case word; STRING: text; NUMBER: low..high, one byte;
                               * WORD: one of words, one byte; WORDS: several, a bit each, separated by spaces */
    uint16_t at, size;        /* member of the row struct */
    uint8_t low, high;
    const char *const *words; /* NULL-terminated */
    const uint8_t *usual;     /* NUMBER that sets may leave out: what it is then, row by row up to max_rows */
} orr_col;
typedef struct {
    const char *file;         /* "cards.csv" */
    const char *member;       /* C name of the row array in the set; its count is member_n */
    uint16_t at, count_at;    /* row array and its uint8_t count in the set struct */
    uint16_t row_size;
    uint8_t max_rows, n_cols;
    const orr_col *cols;
} orr_sheet;
/* A column is a member of its row, a sheet one of GAME_set. */
#define ORR_COL_(row, m, ...) { .name = #m, .at = offsetof(row, m), .size = sizeof(((row *)0)->m), __VA_ARGS__ }
#define ORR_ID_COL(row, m) ORR_COL_(row, m, .type = ORR_COL_ID)
#define ORR_STRING_COL(row, m) ORR_COL_(row, m, .type = ORR_COL_STRING)
#define ORR_NUMBER_COL(row, m, least, most) ORR_COL_(row, m, .type = ORR_COL_NUMBER, .low = least, .high = most)
#define ORR_LATE_COL(row, m, least, most, by_row)                                                                      \
    ORR_COL_(row, m, .type = ORR_COL_NUMBER, .low = least, .high = most, .usual = by_row)
#define ORR_WORD_COL(row, m, list) ORR_COL_(row, m, .type = ORR_COL_WORD, .words = list)
#define ORR_WORDS_COL(row, m, list) ORR_COL_(row, m, .type = ORR_COL_WORDS, .words = list)
#define ORR_SHEET(game, m, row, most, columns)                                                                         \
    { .file = #m ".csv", .member = #m, .at = offsetof(game##_set, m), .count_at = offsetof(game##_set, m##_n),         \
      .row_size = sizeof(row), .max_rows = most, .n_cols = ORR_COUNT(columns), .cols = columns }
typedef struct {              /* what must hold of a set: NULL, or a sentence about a row or a whole sheet */
    const orr_sheet *sheets;
    uint8_t n_sheets;
    const uint8_t *order;     /* in which the sheets are looked at; NULL: one after the other */
    const char *(*row)(const void *set, unsigned sheet, unsigned row);
    const char *(*sheet)(const void *set, unsigned sheet);
} orr_set_check;
const char *orr_check_set(const orr_set_check *, const void *set, uint8_t *sheet, uint8_t *row); /* for check_set */

typedef struct orr_canvas orr_canvas;            /* engine/canvas.h */
typedef struct {              /* a number that a player would count: steps to a square, points if it ended now */
    const char *word;         /* facts of one word stand together; stable, for machines */
    uint8_t by, value;        /* by: a noun, and value one of its values, in order; ORR_N_NONE: there is only one */
    int16_t number;
} orr_fact;
enum { ORR_MAX_FACTS = 256 };
typedef struct {              /* what can be said about an answer before it is given: "Discards 1 of {1}" */
    const char *word;         /* stable name, for machines */
    const char *text;
} orr_remark_kind;
typedef struct {              /* what an action would bring, as far as its seat can know */
    uint8_t kind;             /* index into game->remark_kinds */
    int16_t number[4];        /* {1}..{4} of its text */
} orr_remark;

typedef struct {              /* what a seat is asked: "{1} plays {2} on you. Block it?" */
    const char *text;         /* one sentence or two */
    struct { uint8_t noun, value; } about[3];    /* {1}..{3} of it; ORR_N_NONE: it is not about so many things */
} orr_prompt;
static inline orr_prompt orr_prompt_of(const char *text) { return (orr_prompt){ .text = text }; }
static inline orr_prompt orr_prompt_on(const char *text, unsigned noun, unsigned value)       /* {1} */
{
    return (orr_prompt){ text, { { (uint8_t)noun, (uint8_t)value } } };
}
static inline orr_prompt orr_prompt_two(const char *text, unsigned noun, unsigned value, unsigned noun2,
                                        unsigned value2)
{
    return (orr_prompt){ text, { { (uint8_t)noun, (uint8_t)value }, { (uint8_t)noun2, (uint8_t)value2 } } };
}

struct orr_game {
    const char *id, *title;
    uint16_t rules_version;
    uint8_t min_seats, max_seats;
    uint16_t state_size, view_size, set_size;
    uint32_t longest;                            /* a random match ends within this many answers */
    const orr_verb *verbs;              uint8_t n_verbs;       /* interjecting verbs stand last */
    const orr_proc *procs;              uint8_t n_procs;
    const uint8_t (*locals)[ORR_LOCALS];         /* by procedure: what its locals name, a noun or ORR_L_...;
                                                  * ORR_N_NONE: nothing that an onlooker needs; or NULL */
    const orr_rule_text *rules;         uint16_t n_rules;
    const orr_option *options;          uint8_t n_options;
    const orr_event_kind *event_kinds;  uint8_t n_event_kinds;
    const orr_remark_kind *remark_kinds; uint8_t n_remark_kinds;
    const orr_deck *decks;              uint8_t n_decks;
    const orr_place *places;            uint8_t n_places;
    const orr_field *fields;            uint8_t n_fields;
    const orr_aside *asides;            uint8_t n_asides;      /* what a view has beside places and fields */
    const orr_moment *moments;          uint8_t n_moments;
    const orr_sheet *sheets;            uint8_t n_sheets;
    const char *const *outcomes;        uint8_t n_outcomes;    /* "Aliens", ..., "unfinished" */
    const char *const *nouns;           uint8_t n_nouns;       /* names of the game's own nouns, from ORR_N_FIRST_OWN */
    const void *house_set;
    const char *set_name, *set_note;             /* "house"; what a person should know about it */
    uint8_t first, interject;                    /* procedures: what runs the match; what takes an interjection */
    const uint32_t *plain;                       /* by procedure, bit i: what the question of step i offers follows from
                                                  * what everybody sees, interjections aside; or NULL */

    const char *(*word)(const orr_box *, uint8_t noun, uint8_t value, orr_form); /* NULL: no such value */
    const char *(*check_set)(const void *set, uint8_t *sheet, uint8_t *row);     /* or a sentence; row 0xff: a sheet */
    const char *(*check_box)(const orr_box *, uint8_t seats);                    /* or a sentence; bounds the stack */
    unsigned (*stock)(const orr_box *, uint8_t seats, uint8_t deck, uint8_t count[256]); /* cards of each; kinds */
    void (*setup)(orr_ctx *);
    void (*derive)(orr_ctx *);                   /* recompute redundant members after a scenario changed others; NULL */
    orr_seats (*may)(const orr_ctx *);           /* who may interject at an open question, by public facts; or NULL */
    orr_rule (*when)(const orr_box *, orr_action); /* when such an answer is given; said at other questions */
    void (*score)(const orr_ctx *, int16_t score[ORR_MAX_SEATS]); /* how seats stand; once over: the result */
    void (*result)(const orr_ctx *, orr_result *);                /* once over */
    void (*observe)(const orr_ctx *, orr_seat, void *view);       /* what the tables do not cover; or NULL */
    void (*imagine)(const orr_box *, const void *view, orr_rng *, void *state); /* the same on the way back; or NULL */
    const char *(*check)(const orr_ctx *);       /* NULL or the invariant that is broken */
    orr_prompt (*prompt)(const orr_box *, const void *view);      /* what the seat is asked, from its view alone */
    void (*paint)(const orr_box *, const void *view, orr_canvas *); /* the board in a terminal; NULL: from the tables */
    int (*facts)(const orr_box *, const void *view, orr_fact *out);   /* ORR_MAX_FACTS places; how many; or NULL */
    const char *curve;                           /* a fact of every seat worth a curve over the match; or NULL */
    bool (*remark)(const orr_box *, const void *view, orr_action, orr_remark *); /* false: nothing to say; or NULL */
    uint8_t die_noun;                            /* games whose dice show words: the noun that names them; else 0 */
    uint8_t (*die_face)(const orr_box *, uint8_t side);  /* what a side shows, from 0; 0xff: no more; or NULL */
    uint8_t side_noun;                           /* games with sides (teams, roles): the noun that names them; else 0 */
    uint8_t (*side)(const orr_ctx *, orr_seat);  /* the side a seat is on now, as the state knows it; NULL: no sides */
    uint8_t (*turned)(uint8_t noun, uint8_t value, uint8_t seats, orr_seat first);
                                                 /* the value with the seats in it counted from `first`; for nouns of
                                                  * the game's own that name seats; NULL: none does */
    const void *own;                             /* the ruleset's: what tells its editions apart; or NULL */
};

struct orr_tape {             /* scripted chance, for tests: consumed before the generator is asked */
    const uint16_t *next;     /* what orr_below returns, in order */
    uint32_t n, at;
    const uint8_t *top;       /* kinds the next shuffle brings to the top, topmost first; 0xff ends a shuffle's list */
    uint32_t n_top;           /* a shuffle takes no numbers off the tape */
    uint32_t sides;           /* out: n of the first orr_below call the tape did not cover; 0 if it covered all */
    uint32_t misfits;         /* out: numbers too big for their call (made smaller), kinds missing in their shuffle */
    uint32_t too_big, limit;  /* out: of the first such number its place from 1, and what it had to be below */
    const uint8_t *missing;   /* out: the first such kind */
};
#endif
