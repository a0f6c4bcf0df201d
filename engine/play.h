/* play.h - for guests: running a match and watching it. Read this first.
 *
 * A ruleset is one `const orr_game` (game.h). A match is one flat state of game->state_size bytes: copying it is
 * memcpy, equal positions are equal bytes, there is no pointer inside. The rules run until they must ask; guests
 * answer. See docs/adr for why it has this shape.
 *
 * Freestanding C11: nothing here or below needs more than memcpy, memmove, memset, memcmp. */
#ifndef ORR_PLAY_H
#define ORR_PLAY_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { ORR_MAX_SEATS = 15, ORR_PUBLIC = 15, ORR_DEPTH = 16, ORR_MAX_LEGAL = 255, ORR_LOCALS = 8, ORR_MAX_DECKS = 8 };
enum { ORR_EVERYBODY = 0xffff };          /* the set of all seats and whoever watches */
typedef uint8_t orr_seat;                 /* 0..14; ORR_PUBLIC is the spectator: a seat that is never asked */
typedef uint16_t orr_seats;               /* a set of seats; bit 15 means "and everybody watching" */
typedef uint16_t orr_rule;                /* index into game->rules; 0 none; below ORR_R_FIRST_OWN the engine's */
enum { ORR_R_NOT_ASKED = 1, ORR_R_NOT_AN_ANSWER, ORR_R_OVER, ORR_R_FIRST_OWN = 8 };
typedef enum { ORR_OK, ORR_REFUSED, ORR_BAD_BOX, ORR_BAD_SEATS } orr_err;
static inline orr_seats orr_one(unsigned seat) { return (orr_seats)(1u << seat); }
static inline unsigned orr_size(orr_seats set)          /* how many are in it: by pairs, fours, eights */
{
    unsigned n = set - (set >> 1 & 0x5555u);
    n = (n & 0x3333u) + (n >> 2 & 0x3333u);
    n = (n + (n >> 4)) & 0x0f0fu;
    return (n + (n >> 8)) & 0x1fu;
}

typedef struct { uint8_t verb, a, b, c; } orr_action;          /* the verb table says what a, b and c mean */
typedef struct { orr_action act; orr_seat seat; uint8_t zero[3]; } orr_answer;
static inline bool orr_same_action(orr_action x, orr_action y) { return !__builtin_memcmp(&x, &y, sizeof x); }

/* ---- a match, its box and who listens ------------------------------------------------------------------------- */

typedef struct orr_game orr_game;
typedef struct {              /* options and card set: immutable, shared by every state of a match */
    const orr_game *game;
    uint8_t opt[32];          /* value of option i; 0 is the default */
    const void *set;          /* the game's tables, built in or loaded */
    uint64_t hash;            /* of opt and set; goes into records */
} orr_box;

typedef struct {              /* one event; priv is blank for seats outside sees */
    uint32_t at;              /* the answer that caused it */
    orr_rule rule;            /* the rule that caused it */
    orr_seats sees;           /* who receives priv; everybody receives the rest */
    uint8_t kind;             /* index into game->event_kinds */
    uint8_t pub[3], priv[4];
} orr_event;
typedef struct {              /* a guest that listens (docs/adr/0016-news.md) */
    void (*hear)(void *to, const orr_event *);   /* each event as it happens, in order; NULL: they are only counted */
    void *to;                 /* what hear works on; it runs in the middle of the rules and leaves the match alone */
    uint32_t told;            /* events so far */
    uint32_t *fired;          /* one counter per rule, or NULL */
} orr_news;

typedef struct orr_tape orr_tape; /* scripted chance, for tests: game.h */
typedef struct {              /* a table to work on; lives on the caller's stack, never in the state */
    const orr_game *game;
    const orr_box *box;
    void *state;
    orr_news *news;           /* NULL: nobody listens */
    orr_tape *tape;           /* NULL: chance decides */
} orr_ctx;
typedef struct { orr_seats winners; uint8_t outcome, zero; orr_rule rule; } orr_result;
typedef struct { orr_action act; orr_rule rule; } orr_barred;  /* a candidate, and the rule that bars it now */
typedef struct orr_rng { uint64_t s; } orr_rng;  /* for bots and imagined worlds; never the game's own chance */

/* ---- playing -------------------------------------------------------------------------------------------------- */

orr_err orr_start(orr_ctx *, uint8_t seats, const uint8_t key[32]);
orr_seats orr_asked(const orr_ctx *);                           /* one bit: a turn; several: together; none: over */
orr_seats orr_may(const orr_ctx *);                             /* who may interject now; they may be asked, too */
int orr_legal(const orr_ctx *, orr_seat, orr_action *out);      /* ORR_MAX_LEGAL places; answers, then interjections */
orr_rule orr_why_not(const orr_ctx *, orr_seat, orr_action);    /* 0 exactly if it is legal */
int orr_locked(const orr_ctx *, orr_seat, orr_barred *, int most); /* what the rules bar now, sorted; how many */
orr_err orr_apply(orr_ctx *, orr_seat, orr_action);             /* checks; refused means no byte has changed */
void orr_say(orr_ctx *, orr_seat, orr_action);                  /* trusted: it came from orr_legal on this very state */
void orr_again(orr_ctx *);                                      /* run the asking step again: after editing a state */
bool orr_may_be_left_out(const orr_box *, uint8_t noun);         /* an argument that is not written when it is 0 */
int orr_write(const orr_box *, orr_action, char *text, int cap);/* length, or -1 if it does not fit */
bool orr_read(const orr_box *, const char *text, orr_action *);
uint64_t orr_fingerprint(const orr_ctx *);
uint64_t orr_hash(const void *bytes, size_t n, uint64_t seed);
uint64_t orr_hash_without(const void *bytes, size_t n, const uint16_t *gap, unsigned n_gaps, uint64_t seed);  /* the
                               * hash of what is left without these bytes, the first first */
uint32_t orr_rng_below(orr_rng *, uint32_t n);
orr_seat orr_speaker(const orr_ctx *, orr_rng *);               /* somebody of those asked, each with equal chance */
uint32_t orr_playout(orr_ctx *, orr_rng *, uint32_t most);      /* random answers until over or `most`; how many */

/* ---- what a seat sees ----------------------------------------------------------------------------------------- */

typedef struct {              /* one running procedure: 16 plain bytes */
    uint8_t proc, step;       /* step: where it goes on */
    uint8_t again;            /* the step that asked: entered anew after every answer and interjection */
    orr_seat who;             /* the "you" of the paragraph */
    orr_seats asked;          /* seats that still owe an answer; 0 while it is not waiting */
    uint8_t open;             /* 1: may-seats can interject while this question stands */
    uint8_t zero;
    uint8_t local[ORR_LOCALS];/* meaning stated at the procedure; see orr_proc.secret */
} orr_frame;
typedef struct {              /* head of every view: what is public about the flow; secret locals are blank */
    uint32_t answers;
    uint16_t opened;
    int16_t ret;
    orr_seats asked, may;
    orr_seat seat;
    uint8_t seats, depth, over;
    orr_frame frame[ORR_DEPTH];
} orr_look;
void orr_observe(const orr_ctx *, orr_seat, void *view);                    /* all a seat may know: view_size bytes */
void orr_imagine(const orr_box *, const void *view, orr_rng *, void *state); /* a fitting world, uniform; never fails */
#endif
