/* scenario_parts.h - a case as the reader understood it, and what the scenario files share. Private to them:
 *   scenario_lines.c   text to lines and words
 *   scenario_words.c   seats, rules, actions, words of nouns
 *   scenario_items.c   cards, places and fields
 *   scenario_names.c   the instances of places and fields
 *   scenario_parse.c   statements to steps
 *   scenario_place.c   `given` and `knows`
 *   scenario_check.c   `then` and `seen`
 *   scenario_ask.c     `asked`, `may`, `legal`, `illegal`, `refuse`, `event`, `over`
 *   scenario_run.c     the deal, `at`, `when`, and the walk through the steps
 *   scenario_vocabulary.c   the words of a game, for its part of docs/scenarios.md
 *   scenario_text.c    values written out for people */
#ifndef SCENARIO_PARTS_H
#define SCENARIO_PARTS_H
#include "heard.h"
#include "page.h"
#include "scenario.h"
#include "zone.h"

enum {                        /* room of one case; a longer one is refused */
    SC_STEPS = 400, SC_ITEMS = 1000, SC_CARDS = 3000, SC_ACTS = 2000, SC_NUMBERS = 600, SC_TEXT = 32768,
    SC_LINE = 4000, SC_WORD = 64, SC_TITLE = 200
};

typedef struct {              /* "red-science@passed x2" */
    uint8_t kind;             /* ORR_UNKNOWN: "?" */
    uint8_t tag;              /* if tagged; ORR_UNKNOWN: "@?" */
    bool tagged;              /* a tag is written */
    uint8_t copies;           /* x2 is 2 */
} sc_card;

/* Instances are numbered row by row, as they lie in the state: a row for each value of a noun, in it one for each
 * seat. */
typedef struct {              /* a place, a field or the score: its name, and how many there are of it */
    const char *word;         /* "infantry" */
    uint8_t by;               /* the noun that tells its rows apart; ORR_N_NONE: there is one row */
    uint8_t rows;             /* so many of the noun's values */
    bool each;                /* a row has one for each seat */
    uint8_t row;              /* so many in a row: game->max_seats, or 1 */
} sc_name;

typedef enum { SC_PLACE, SC_FIELD, SC_SCORE } sc_subject;
typedef enum { SC_EXACTLY, SC_TOP, SC_BOTTOM, SC_HAS, SC_LACKS, SC_COUNT } sc_form;
typedef struct {              /* "hand 2 has: red-science", "damaged: 1, 3", "infantry mars 2: 3" */
    sc_subject subject;       /* what it is about */
    sc_form form;             /* of a place: what stands before the colon */
    uint8_t index;            /* in the table of places or fields */
    bool rest;                /* `rest` stands among the cards */
    sc_name name;             /* what stands before the colon, without the form */
    uint8_t rows[32];         /* which rows, a bit each; bit 0 where there is only one */
    orr_seats seats;          /* which of a row; bit 0 where it has only one */
    uint32_t first, n;        /* its cards */
    int32_t value;            /* of a field or score; the number of `count` */
} sc_item;

typedef struct { orr_action act; orr_seat seat; } sc_act;   /* seat: of a `when` only */

typedef enum {
    SC_GIVEN, SC_KNOWS, SC_AT, SC_CHANCE, SC_SHUFFLE, SC_WHEN,
    SC_THEN, SC_SEEN, SC_ASKED, SC_MAY, SC_LEGAL, SC_ILLEGAL, SC_REFUSE, SC_EVENT, SC_OVER, SC_RUNNING
} sc_what;

enum { SC_ANY = 0x100, SC_HIDDEN = 0x101, SC_EVENT_ARGS = 7 };   /* event arguments: "*" and "?" */

typedef struct {              /* one statement */
    sc_what what;             /* which; everything before SC_WHEN prepares */
    uint32_t line;            /* where it begins */
    const char *text;         /* as written */
    bool deal;                /* chance and shuffles of the deal itself */
    bool listed, counted;     /* asked, may: with a list; with a number of choices */
    bool named;               /* event: its kind is named; over: the winners are */
    bool ends;                /* over: the outcome is named */
    orr_seats seats;          /* meaning by statement */
    uint32_t first, n;        /* items, acts or numbers, by statement */
    uint32_t count;           /* of choices */
    orr_rule because;         /* 0: not said */
    uint8_t index;            /* moment, event kind or outcome */
} sc_step;

typedef struct {              /* one case; too big for a stack */
    orr_box box;              /* game and options */
    uint8_t seats;            /* how many */
    uint32_t line;            /* of `case` */
    char title[SC_TITLE];     /* rule IDs first */
    char key[SC_WORD];        /* seed of unscripted chance */
    sc_step step[SC_STEPS];   /* in order */
    sc_item item[SC_ITEMS];   /* of given, knows, then, seen */
    sc_card card[SC_CARDS];   /* of items */
    sc_act act[SC_ACTS];      /* of when, asked, may, legal, illegal, refuse */
    uint16_t number[SC_NUMBERS];   /* chance, kinds of a shuffle, event arguments */
    char text[SC_TEXT];       /* the steps as written, each ended by NUL */
    uint32_t n_steps, n_items, n_cards, n_acts, n_numbers, n_text;   /* how much of each is used */
} sc_case;

/* ---- scenario_lines.c: the reader's cursor ---------------------------------------------------------------------- */

typedef struct {
    const char *at, *end;     /* what is left of the text */
    uint32_t next_line;       /* number of the line at `at` */
    uint32_t line;            /* number of the line in `words` */
    char words[SC_LINE];      /* one statement: comment cut off, continuation joined, blanks single */
    const char *p;            /* cursor in words */
    const scenario_sources *from; /* games by id, card sets by name */
    sc_case *c;               /* the case being read */
    note why;                 /* the sentence, once something made no sense */
} sc_reader;

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
bool sc_bad(sc_reader *, const char *format, ...);          /* keeps the sentence; always false */
bool sc_next_line(sc_reader *, bool *got);                  /* false: a line makes no sense; got: there was one */
bool sc_word(sc_reader *, char word[SC_WORD]);              /* a word follows: take it */
bool sc_peek(sc_reader *, char word[SC_WORD]);              /* a word follows: look at it */
bool sc_mark(sc_reader *, char mark);                       /* this punctuation follows: take it */
bool sc_need_mark(sc_reader *, char mark, const char *after);
bool sc_at_end(const sc_reader *);
bool sc_need_end(sc_reader *);
bool sc_number(const char *word, uint32_t most, uint32_t *value);
bool sc_same(const char *a, const char *b);
void sc_list(page *, const char *word);                     /* one more of a list separated by commas */

/* ---- scenario_words.c ------------------------------------------------------------------------------------------- */

enum { SC_ALLOW_PUBLIC = 1, SC_ALLOW_NONE = 2 };
bool sc_read_seats(sc_reader *, unsigned allow, orr_seats *);
bool sc_read_seat(sc_reader *, orr_seat *);
orr_seats sc_all_seats(const sc_reader *);
bool sc_read_action(sc_reader *, orr_action *);             /* up to | ; or because */
bool sc_read_rule(sc_reader *, orr_rule *);
enum { SC_ALL_VALUES = 256 };
/* A word for one of the first `most` values of a noun: finding it is quiet, reading it keeps a sentence. */
bool sc_find_value(const sc_reader *, uint8_t noun, unsigned most, const char *word, uint8_t *value);
bool sc_read_value(sc_reader *, uint8_t noun, unsigned most, const char *word, uint8_t *value);
unsigned sc_noun_values(const orr_box *, uint8_t noun);     /* how many words it has */
const char *sc_noun_name(const orr_game *, uint8_t noun);

/* ---- scenario_names.c ------------------------------------------------------------------------------------------- */

sc_name sc_name_of_place(const orr_game *, const orr_place *);
sc_name sc_name_of_field(const orr_game *, const orr_field *);
sc_name sc_name_of_score(const orr_game *);
unsigned sc_instances(const sc_name *);                     /* how many numbers they have; see sc_name */
bool sc_is_about(const sc_item *, unsigned instance);
void sc_name_use(page *, const orr_game *, const sc_name *); /* "infantry PLANET SEAT" */

/* ---- scenario_items.c ------------------------------------------------------------------------------------------- */

bool sc_read_items(sc_reader *, sc_step *);                 /* the rest of the line, separated by ; */
bool sc_read_shuffle(sc_reader *, sc_step *);

/* ---- scenario_parse.c ------------------------------------------------------------------------------------------- */

bool sc_read_case(sc_reader *, bool *got);                  /* fills r->c; got: there was one */

/* ---- scenario_text.c -------------------------------------------------------------------------------------------- */

typedef struct { char s[1600]; int n; } sc_text;            /* cut off with "..." if it gets too long */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void sc_say(sc_text *, const char *format, ...);
void sc_say_seats(sc_text *, orr_seats);
void sc_say_value(sc_text *, const orr_box *, uint8_t noun, unsigned value);
void sc_say_field(sc_text *, const orr_box *, const orr_field *, int32_t value);
void sc_say_name(sc_text *, const orr_box *, const sc_name *, unsigned instance);
void sc_say_subject(sc_text *, const orr_box *, const sc_item *, unsigned instance); /* with what else stands there */
void sc_say_action(sc_text *, const orr_box *, orr_action);
void sc_say_rule(sc_text *, const orr_game *, orr_rule);    /* its ID, or "no rule" */

/* ---- the walk through a case ------------------------------------------------------------------------------------ */

typedef struct {
    const sc_case *c;                /* what is run */
    orr_ctx t;                       /* the table it is run at */
    orr_news news;
    heard heard;                     /* by the last step that made the rules run */
    orr_tape tape;                   /* scripted chance not used yet */
    uint16_t next[SC_NUMBERS];       /* behind tape.next */
    uint8_t top[SC_NUMBERS + SC_STEPS]; /* behind tape.top */
    uint32_t n_top;                  /* written there so far */
    void *state, *before, *view;     /* the position, a copy to compare with, what a seat sees */
    uint32_t *fired;                 /* a counter a rule, behind news.fired */
    bool edited;                     /* `given` changed the position; the rules have not gone on from it yet */
    bool stopped;                    /* an answer was refused: the rest of the case makes no sense */
    uint32_t failures;               /* steps that failed */
    const scenario_listener *listener; /* or NULL */
    note why;                        /* the sentence, once a step cannot be carried out */
} sc_run;

void sc_fail(sc_run *, const sc_step *, const sc_text *expected, const sc_text *found);
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
bool sc_cannot(sc_run *, const char *format, ...);          /* keeps the sentence; always false */

bool sc_given(sc_run *, const sc_step *);                   /* scenario_place.c; false: the sentence is in run->why */
bool sc_knows(sc_run *, const sc_step *);
void sc_then(sc_run *, const sc_step *);                    /* scenario_check.c */
void sc_seen(sc_run *, const sc_step *);
void sc_asked(sc_run *, const sc_step *);                   /* scenario_ask.c */
void sc_legal(sc_run *, const sc_step *);
void sc_refuse(sc_run *, const sc_step *);
void sc_event(sc_run *, const sc_step *);
void sc_over(sc_run *, const sc_step *);
bool sc_walk(sc_run *, uint32_t *line);                     /* scenario_run.c; line: the step it is at */
#endif
