/* scenario_parts.h - a case as the reader understood it, and what the scenario files share. Private to them, and
 * to lessons (table/lesson/), which are scenarios with words.
 *
 * Reading:
 *   scenario_lines.c   text to lines and words
 *   scenario_words.c   seats, rules, actions, words of nouns
 *   scenario_items.c   cards, places and fields
 *   scenario_names.c   the instances of places and fields
 *   scenario_parse.c   statements to steps
 *   scenario_events.c  `event` and `no event`: read and checked
 *   scenario_refuse.c  `refuse`: read and checked
 *   scenario_head.c    cases, positions, game lines
 * Running:
 *   scenario_run.c     the deal, `at`, `when`, and the walk through the steps
 *   scenario_chance.c  `roll`, `chance`, `shuffle`
 *   scenario_place.c   `given` and `knows`
 *   scenario_sound.c   whether a position can be, and what `rest` of a field must be
 *   scenario_check.c   `then` and `seen`
 *   scenario_ask.c     `asked`, `may`, `legal`, `illegal`, `over`
 *   scenario_twin.c    `twin`
 *   scenario_text.c    values written out for people
 *   scenario_vocabulary.c   the words of a game, for its part of docs/develop/scenarios.md */
#ifndef SCENARIO_PARTS_H
#define SCENARIO_PARTS_H
#include "base/buffer.h"
#include "base/decimal.h"
#include "engine/zone.h"
#include "table/match/heard.h"
#include "table/scenario/scenario.h"

enum {                        /* room of one case; a longer one is refused */
    SC_STEPS = 400, SC_ITEMS = 1000, SC_CARDS = 3000, SC_ACTS = 2000, SC_NUMBERS = 600, SC_EVENTS = 400,
    SC_TEXT = 65536, SC_LINE = 4000, SC_WORD = 64, SC_TITLE = 200
};
enum { SC_LIST = 20000, SC_WHY = 24000 };  /* room for all words of a noun; for the sentence that lists them */
typedef struct { char text[SC_WHY]; } sc_why;

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
    sc_form form;             /* of a place or a set: what is in front of the colon */
    uint8_t index;            /* in the table of places or fields */
    bool rest;                /* `rest` stands among the cards, or for the number of a field */
    sc_name name;             /* what is in front of the colon, without the form */
    uint8_t rows[32];         /* which rows, a bit each; bit 0 where there is only one */
    orr_seats seats;          /* which of a row; bit 0 where it has only one */
    uint32_t first, n;        /* its cards */
    uint32_t but;             /* among so many items after this one are its exceptions: those about the same */
    int32_t value;            /* of a field or score; the number of `count` */
} sc_item;

typedef struct {              /* "1: play heal-all", "discard *" */
    orr_action act;
    orr_seat seat;            /* of a `when` only */
    uint8_t any;              /* bit i: argument i is "*" */
} sc_act;

enum { SC_ANY = 0x100, SC_HIDDEN = 0x101, SC_EVENT_ARGS = 7 };   /* event arguments: "*" and "?" */
typedef struct {              /* "2: draws 1 ? because EG-28" */
    bool named;               /* its kind is named; else only a rule */
    uint8_t kind;             /* in the table of event kinds */
    orr_seats eyes;           /* who looks; 0: somebody who sees all */
    orr_rule because;         /* 0: not said */
    uint16_t arg[SC_EVENT_ARGS];
} sc_event;

typedef enum {                /* in three parts: what prepares, what plays, what checks */
    SC_GIVEN, SC_KNOWS, SC_AT, SC_CHANCE, SC_SHUFFLE,
    SC_WHEN,
    SC_THEN, SC_SEEN, SC_ASKED, SC_MAY, SC_LEGAL, SC_ILLEGAL, SC_REFUSE, SC_EVENT, SC_OVER, SC_RUNNING, SC_TWIN,
    SC_REFUSE_LINE, SC_REFUSE_SETUP, SC_REFUSE_SET, SC_REFUSE_POSITION
} sc_what;
static inline bool sc_prepares(sc_what what) { return what < SC_WHEN; }

typedef struct {              /* one statement */
    sc_what what;             /* which */
    uint32_t line;            /* where it begins */
    uint32_t text;            /* as written: place in the case's text */
    bool deal;                /* chance and shuffles of the deal itself */
    bool listed, counted;     /* asked, may: with a list; with a number of choices */
    bool named;               /* over: the winners are named */
    bool ends;                /* over: the outcome is named */
    bool no, ever;            /* event: it must not have been told; since the case began */
    bool faces;               /* roll: the words for faces of a die can stand there */
    uint8_t least;            /* roll 1, chance 0: what the lowest number is called */
    orr_seats seats;          /* meaning by statement */
    uint32_t first, n;        /* items, acts, events or numbers, by statement */
    uint32_t other, n_other;  /* when: the answers in the twin world, if they differ */
    uint32_t count;           /* of choices */
    orr_rule because;         /* 0: not said */
    uint32_t quote;           /* refuse line and the like: what the sentence must say; 0: because is meant */
    uint32_t found;           /* refuse line and the like: the sentence, if reading brought one; 0: none */
    uint8_t index;            /* moment or outcome */
} sc_step;

typedef struct {              /* one case; too big for a stack */
    orr_box box;              /* game and options */
    uint8_t seats;            /* how many */
    bool is_position;         /* begins with `position`: cases go on from it */
    bool unplayable;          /* its game line is refused, as its only step expects */
    bool has_twin;            /* a `twin` has been read */
    uint32_t line;            /* of `case` */
    char title[SC_TITLE];     /* rule IDs first; the name of a position */
    char key[SC_WORD];        /* seed of unscripted chance */
    sc_step step[SC_STEPS];   /* in order */
    sc_item item[SC_ITEMS];   /* of given, knows, then, seen, twin */
    sc_card card[SC_CARDS];   /* of items */
    sc_act act[SC_ACTS];      /* of when, asked, may, legal, illegal, refuse */
    sc_event event[SC_EVENTS];
    uint16_t number[SC_NUMBERS];   /* chance, kinds of a shuffle */
    char text[SC_TEXT];       /* the steps as written and other texts, each ended by NUL; the first is empty */
    uint32_t n_steps, n_items, n_cards, n_acts, n_events, n_numbers, n_text;   /* how much of each is used */
} sc_case;

/* ---- scenario_lines.c: the reader's cursor ---------------------------------------------------------------------- */

typedef struct sc_position {  /* a position that cases can start from */
    struct sc_position *next;
    bool used;
    sc_case c;
} sc_position;

enum { SC_PARTS = 64 };
typedef struct { size_t at; uint32_t line; } sc_part;       /* what begins there in `words` stands in this line */

typedef struct {
    const char *at, *end;     /* what is left of the text */
    uint32_t next_line;       /* number of the line at `at` */
    uint32_t line;            /* number of the line in `words` */
    char words[SC_LINE];      /* one statement: comment cut off, continuation joined, blanks single */
    sc_part part[SC_PARTS];   /* the lines it goes over */
    unsigned n_parts;
    const char *p;            /* cursor in words */
    const scenario_sources *from; /* games by id, card sets by name */
    const scenario_listener *listener; /* told of lines that make no sense; or NULL */
    sc_case *c;               /* the case being read */
    sc_position *positions;   /* read so far, the last one first */
    bool ended;               /* there are no more lines */
    bool bad_set;             /* what is wrong with the game line is its card set */
    uint32_t errors;          /* lines that made no sense */
    uint32_t first_error;     /* the first of them; 0: none */
    sc_why why;               /* the sentence, once something made no sense */
    uint32_t bad_line;        /* then: which line */
    sc_why first_why;         /* of the first one */
    sc_why pending;           /* of the last statement, until it is known whether `refuse line` follows */
    uint32_t pending_line;    /* 0: none */
    char here[SC_WORD + 8];   /* what sc_here gives */
    char list[SC_LIST];       /* the words of a sentence, while it is made */
} sc_reader;

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
bool sc_bad(sc_reader *, const char *format, ...);          /* keeps the sentence; always false */
buffer sc_begin_list(sc_reader *);                          /* on r->list */
void sc_list(buffer *, const char *word);                   /* one more of a list separated by commas */
bool sc_next_line(sc_reader *, bool *got);                  /* false: a line makes no sense; got: there was one */
bool sc_begins_block(const char *line);                     /* case or position */
bool sc_word(sc_reader *, char word[SC_WORD]);              /* a word follows: take it */
bool sc_peek(const sc_reader *, char word[SC_WORD]);        /* a word follows: look at it */
bool sc_take(sc_reader *, const char *word);                /* this very word follows: take it */
bool sc_mark(sc_reader *, char mark);                       /* this punctuation follows: take it */
bool sc_need_mark(sc_reader *, char mark, const char *after);
bool sc_at_end(const sc_reader *);
bool sc_need_end(sc_reader *);
const char *sc_here(sc_reader *);                           /* what follows, for a sentence */
bool sc_same(const char *a, const char *b);
bool sc_keep_text(sc_reader *, const char *text, uint32_t *at); /* in the case's text */
void sc_from_markdown(char *text, size_t n, const char *opens);  /* blanks all but the blocks that begin like this */

/* ---- scenario_words.c ------------------------------------------------------------------------------------------- */

enum { SC_ALLOW_PUBLIC = 1, SC_ALLOW_NONE = 2 };
bool sc_read_seats(sc_reader *, unsigned allow, orr_seats *);
bool sc_read_seat(sc_reader *, orr_seat *);
orr_seats sc_all_seats(const sc_reader *);
enum { SC_STARS = 1, SC_ANY_SEAT = 2 };                     /* "*" for an argument; seats that are not at the table */
bool sc_read_action(sc_reader *, unsigned allow, sc_act *); /* up to | ; because or twin */
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
bool sc_is_about(const sc_item *, unsigned instance);       /* its exceptions must follow it */
void sc_name_use(buffer *, const orr_game *, const sc_name *); /* "infantry PLANET SEAT" */

/* ---- scenario_items.c ------------------------------------------------------------------------------------------- */

bool sc_read_items(sc_reader *, sc_step *);                 /* the rest of the line, separated by ; */
bool sc_read_shuffle(sc_reader *, sc_step *);

/* ---- scenario_parse.c, scenario_events.c, scenario_refuse.c, scenario_head.c ------------------------------------ */

bool sc_read_statement(sc_reader *);
bool sc_is_statement(const char *word);                     /* one begins with it */
bool sc_read_rest(sc_reader *, const char *word, bool deal); /* what follows the word of a statement */
bool sc_read_list(sc_reader *, sc_step *, unsigned allow);  /* actions separated by | */
bool sc_read_because(sc_reader *, sc_step *);               /* perhaps because ID; then the end */
bool sc_read_event(sc_reader *, sc_step *);
bool sc_read_no_event(sc_reader *, sc_step *);
bool sc_read_refuse(sc_reader *, sc_step *);
bool sc_is_refusal(const sc_reader *, const char *of);      /* the line is "refuse OF ..." */
bool sc_read_reason(sc_reader *, sc_step *);                /* because ID, or because "text" */
bool sc_gives_reason(const sc_case *, const sc_step *, const char *why); /* does it say what the step expects? */
bool sc_read_game(sc_reader *);                             /* the game line */
bool sc_read_key(sc_reader *);
bool sc_looks_like_rule(const char *p, const char *end);    /* such a word must be one */
bool sc_read_block(sc_reader *, bool *got);                 /* fills r->c; false: some of it made no sense */
void sc_report(sc_reader *, uint32_t line, const char *why); /* a line makes no sense */
void sc_report_unused(sc_reader *);                         /* positions that no case has used */
void sc_free_positions(sc_reader *);

/* ---- scenario_text.c -------------------------------------------------------------------------------------------- */

typedef struct { char s[12000]; int n; } sc_text;           /* cut off with "..." if it gets too long */
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
void sc_say_act(sc_text *, const orr_box *, const sc_act *); /* the same with stars */
void sc_say_rule(sc_text *, const orr_game *, orr_rule);    /* its ID, or "no rule" */

/* ---- the walk through a case ------------------------------------------------------------------------------------ */

typedef struct {              /* a table at which a case is played */
    orr_ctx t;
    void *state;
    orr_news news;
    orr_tape tape;                   /* scripted chance not used yet */
    heard heard;                     /* all events since the case began */
    uint32_t first;                  /* the first one of the last step that made the rules run */
    uint32_t *fired, *ever;          /* a counter for each rule: since that step; before it */
} sc_world;

typedef struct { const orr_place *p; unsigned i; } sc_spot; /* one instance of a place */
typedef struct { sc_spot spot; const sc_step *by; uint8_t top, bottom; } sc_kept;   /* put there by name; top 255:
                                                                                     * all */
typedef struct { const sc_item *item; const sc_step *by; } sc_rest;                 /* a number that is to be found */
enum { SC_KEPT = 512, SC_RESTS = 8 };

typedef struct {
    const sc_case *c;                /* what is run */
    sc_world w;                      /* the table it is run at */
    sc_world twin;                   /* the other one; no state: there is none */
    orr_seats twins;                 /* who must not be able to tell them apart */
    uint32_t twin_from;              /* events of the first world that were told before there was another */
    uint16_t next[SC_NUMBERS];       /* what tape.next points to */
    uint8_t top[SC_NUMBERS + SC_STEPS]; /* what tape.top points to */
    uint16_t by_next[SC_NUMBERS], by_top[SC_NUMBERS + SC_STEPS];   /* the step that scripted each */
    uint32_t n_top;                  /* written there so far */
    void *before, *scratch, *view;   /* copies to compare with; what a seat sees */
    void *sound;                     /* the position before the last ones that prepare */
    orr_tape sound_tape;             /* with what was scripted then */
    uint32_t sound_top;              /* n_top then */
    bool edited;                     /* `given` changed the position; the rules have not gone on from it yet */
    const sc_step *last_given, *last_at; /* since then */
    const char *broken;              /* what could not be after the last given; NULL: nothing */
    const sc_step *broke;            /* the given that brought it about */
    sc_kept kept[SC_KEPT];           /* cards that givens have put somewhere since then */
    uint32_t n_kept;
    sc_rest rest[SC_RESTS];
    uint32_t n_rests;
    bool stopped;                    /* an answer was refused: the rest of the case makes no sense */
    uint32_t failures;               /* steps that failed */
    const scenario_listener *listener; /* or NULL */
    sc_why why;                      /* the sentence, once a step cannot be carried out */
    const sc_step *culprit;          /* then: which step */
} sc_run;

const char *sc_text_of(const sc_case *, uint32_t at);       /* a kept text */
void sc_fail(sc_run *, const sc_step *, const sc_text *expected, const sc_text *found);
void sc_fail_with(sc_run *, const sc_step *, const char *expected, const char *found);
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
bool sc_cannot(sc_run *, const sc_step *, const char *format, ...); /* keeps the sentence; always false */

bool sc_given(sc_run *, sc_world *, const sc_step *);       /* scenario_place.c; false: the sentence is in run->why */
bool sc_knows(sc_run *, const sc_step *);
void sc_set_value(const orr_field *, unsigned instance, void *state, int32_t value);
int32_t sc_value(const orr_field *, unsigned instance, const void *bytes, bool is_view);
bool sc_find_rests(sc_run *);                               /* scenario_sound.c */
const char *sc_broken(const sc_run *, const sc_world *);    /* NULL, or what always holds and does not here */
const char *sc_stuck(const sc_world *);                     /* the same of the question that stands */
void sc_script(sc_run *, const sc_step *);                  /* scenario_chance.c */
bool sc_misfits(sc_run *, sc_world *);                      /* something scripted did not fit: it has failed */
const sc_step *sc_unused(const sc_run *, const sc_world *, sc_text *what); /* who scripted what; NULL: all was used */
bool sc_open_world(sc_world *, const sc_run *);             /* scenario_run.c; false: not enough memory */
void sc_free_world(sc_world *);
void sc_new_news(sc_world *);                               /* what is told from now on is news */
void sc_then(sc_run *, const sc_step *);                    /* scenario_check.c */
void sc_seen(sc_run *, const sc_step *);
void sc_asked(sc_run *, const sc_step *);                   /* scenario_ask.c */
void sc_legal(sc_run *, const sc_step *);
void sc_over(sc_run *, const sc_step *);
void sc_refuse(sc_run *, const sc_step *, const char *why); /* scenario_refuse.c; why: of a position that was refused */
void sc_event_told(sc_run *, const sc_step *);              /* scenario_events.c */
bool sc_make_twin(sc_run *, const sc_step *);               /* scenario_twin.c; false: the sentence is in run->why */
void sc_compare_twin(sc_run *, const sc_step *);
sc_run *sc_new_run(const sc_case *, const scenario_listener *); /* scenario.c; NULL: not enough memory */
void sc_free_run(sc_run *);
bool sc_deal(sc_run *);                                     /* scenario_run.c; false: the sentence is in run->why */
bool sc_carry_out(sc_run *, const sc_step *);               /* the same */
bool sc_go_on(sc_run *);                                    /* after statements that prepare: the rules run again */
void sc_answer(sc_run *, sc_world *, const sc_step *, const sc_act *);
void sc_check_used(sc_run *, const sc_world *);             /* everything scripted has happened */
bool sc_walk(sc_run *);                                     /* scenario_run.c; false: run->culprit cannot be carried
                                                             * out */
#endif
