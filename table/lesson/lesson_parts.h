/* lesson_parts.h - a lesson as the reader understood it, and what the lesson files share. Private to them.
 *
 *   lesson_parse.c   statements to nodes; those of the scenario language are read by table/scenario/
 *   lesson_words.c   texts: numbers, cards and seats in them; things that can be lit or tapped
 *   lesson_walk.c    from question to question
 *   lesson_check.c   every way, every answer, every claim */
#ifndef LESSON_PARTS_H
#define LESSON_PARTS_H
#include "table/lesson/lesson.h"
#include "table/scenario/scenario_parts.h"

enum { LS_NODES = 300, LS_PARTS = 1600, LS_WORDS = 200, LS_REPLIES = 200, LS_CLAIMS = 800, LS_THINGS = 400 };

typedef enum { LS_TEXT, LS_NUMBER, LS_COUNT, LS_SCORE, LS_CARD, LS_SEAT } ls_part_kind;
typedef struct {              /* a piece of a text */
    ls_part_kind kind;
    uint32_t text;            /* LS_TEXT: in the case's text */
    uint8_t noun, value;      /* LS_CARD */
    bool taught;              /* LS_CARD: "[card!]", the learner need not know it */
    uint8_t index;            /* LS_NUMBER: field, LS_COUNT: place */
    unsigned instance;        /* of it; LS_SCORE, LS_SEAT: the seat */
} ls_part;

struct lesson_words {
    uint32_t line;
    bool plain;               /* claims no rule, and says so */
    uint32_t rule, n_rules;   /* in l->claim */
    uint32_t part[LESSON_TONGUES], n_parts[LESSON_TONGUES]; /* in l->part; none: the text is missing */
    uint32_t at[LESSON_TONGUES];                            /* the lines they stand in */
};

typedef struct {              /* "hand 1 blue-science", "seat 2": checked; the client finds it by the same words */
    uint32_t text;            /* in the case's text */
} ls_thing;

typedef enum { LS_WRONG, LS_LET, LS_LOCKED } ls_reply_kind;
typedef struct {              /* what an answer that does not go on is told */
    ls_reply_kind kind;
    uint32_t line;
    bool star;                /* wrong *: all that has no word of its own */
    uint32_t act, n_acts;     /* in c->act; of a guess: things */
    uint32_t words;           /* in l->words */
    uint32_t chance, n_chance;/* let: steps of the case that script its chance */
    bool has_so;              /* let: an `so` was read */
    uint32_t so, n_so;        /* let: steps of the case that follow it */
    uint32_t step;            /* locked: a `refuse` of the case */
} ls_reply;

typedef enum { LS_STATEMENT, LS_SAY, LS_ASK, LS_GUESS, LS_END } ls_node_kind;
typedef struct {
    ls_node_kind kind;
    uint32_t line;
    unsigned step;            /* of the lesson, 0-based */
    uint32_t at;              /* LS_STATEMENT: in c->step */
    uint32_t words;           /* LS_SAY, LS_GUESS, LS_END: in l->words */
    uint32_t light, n_lights; /* LS_SAY: in l->thing */
    bool any, each, wait;     /* LS_ASK: every answer goes on; all of them, in any order; waiting goes on */
    uint32_t act, n_acts;     /* LS_ASK: in c->act; LS_GUESS: right things, in l->thing */
    uint32_t chance, n_chance;/* LS_ASK: steps of the case that script the chance of its answers */
    uint32_t reply, n_replies;/* LS_ASK, LS_GUESS: in l->reply */
    uint32_t text;            /* as written, for reports */
} ls_node;

struct lesson {
    lesson_head head;
    sc_case c;                /* its statements, actions and texts */
    ls_node node[LS_NODES];
    lesson_words words[LS_WORDS];
    ls_part part[LS_PARTS];
    ls_reply reply[LS_REPLIES];
    ls_thing thing[LS_THINGS];
    orr_rule claim[LS_CLAIMS];
    uint32_t n_nodes, n_words, n_parts, n_replies, n_things, n_claims;
    uint32_t line;            /* of `lesson` */
};

/* ---- lesson_words.c ---------------------------------------------------------------------------------------------- */

bool ls_read_text(sc_reader *, lesson *, lesson_words *, lesson_tongue);   /* the rest of the line */
bool ls_read_thing(sc_reader *, lesson *);                                  /* up to ; or | or the end */
unsigned ls_count_words(const lesson *, const lesson_words *, lesson_tongue);
bool ls_is_guessable(const char *thing);                                    /* seat N, nobody, or a card in a place */
void ls_observe(const lesson *, const orr_ctx *, void *view);
bool ls_knows(const lesson *, const void *view, uint8_t noun, uint8_t value); /* the learner sees such a card */
const char *ls_text(const lesson *, uint32_t at);

/* ---- lesson_walk.c ----------------------------------------------------------------------------------------------- */

typedef void ls_said(void *user, const lesson_walk *, const lesson_words *);
struct lesson_walk {
    const lesson *l;
    sc_run *run;
    bool checks;              /* then, seen and the like are looked at, too */
    uint32_t node;            /* the question, or the end */
    uint32_t given;           /* of an `ask each`: bit k, its action k was given */
    const ls_node *say;       /* the last one */
    lesson_now now;
    void *state;              /* what a `let` goes back to, with ... */
    sc_world saved;           /* ... what was scripted and heard, ... */
    uint32_t *fired, *ever;   /* ... and these counters */
    uint32_t saved_top;       /* run->n_top */
    ls_said *said;            /* the check looks at texts as they come; or NULL */
    void *user;
};

lesson_walk *ls_begin(const lesson *, const scenario_listener *, bool checks, const lesson_ear *, ls_said *,
                      void *user);
int ls_choices(const lesson_walk *, orr_action out[ORR_MAX_LEGAL]);         /* all the learner can do now */
bool ls_goes_on(const lesson_walk *, orr_action);                           /* one of the accepted answers */
const ls_reply *ls_reply_to(const lesson_walk *, orr_action);               /* NULL: there is no word for it */
bool ls_show(lesson_walk *, const ls_reply *, orr_action, const lesson_ear *); /* a `let`, and back; false: broken */
#endif
