/* lesson.h - a lesson is a scenario with words: it teaches on the real engine, and a check proves what it says
 * (docs/develop/lessons.md). Text in, beats out; no files, no clock.
 *
 * A walk is the lesson and the answers given so far, nothing else: the same answers lead to the same position, so a
 * walk can be left, kept as a short list and gone through again. */
#ifndef LESSON_H
#define LESSON_H
#include "base/buffer.h"
#include "engine/game.h"
#include "table/scenario/scenario.h"

enum { LESSON_RULES = 24, LESSON_TITLE = 100, LESSON_NAME = 24, LESSON_STEPS = 24, LESSON_LIGHTS = 8,
       LESSON_GUESSES = 8,
       LESSON_ANSWERS = 64,   /* a walk has no more answers than this */
       LESSON_FILLED = 1600 };/* bytes of a text once its numbers and names are in it */
typedef enum { LESSON_ENGLISH, LESSON_ITALIAN, LESSON_TONGUES } lesson_tongue;

typedef struct {              /* the head of a lesson */
    orr_box box;              /* game, options, card set */
    uint8_t seats;
    orr_seat you;             /* the learner's */
    unsigned number;          /* 1, 2, ... within its game */
    uint32_t after;           /* bit n: lesson n is taken for granted */
    uint64_t hash;            /* of its text: a kept walk belongs to this very lesson */
    char title[LESSON_TONGUES][LESSON_TITLE];
    char name[ORR_MAX_SEATS][LESSON_NAME]; /* what the others are called; empty: nothing special */
    orr_rule idea[LESSON_RULES]; /* the rules it teaches */
    unsigned n_idea;
    unsigned n_steps;         /* and what they are called */
    char step[LESSON_STEPS][LESSON_NAME];
} lesson_head;

typedef struct lesson lesson;
/* NULL: the listener was told why. */
lesson *lesson_read(const char *text, size_t n, const scenario_sources *, const scenario_listener *);
void lesson_free(lesson *);
void lesson_from_markdown(char *text, size_t n);            /* blanks all but the ```lesson block; line numbers stay */
const lesson_head *lesson_about(const lesson *);
bool lesson_teaches(const lesson *, orr_rule);              /* one of its texts claims the rule */

/* ---- texts ------------------------------------------------------------------------------------------------------- */

typedef struct lesson_words lesson_words;                   /* one text in both languages, with the rules it claims */
const orr_rule *lesson_rules(const lesson *, const lesson_words *, unsigned *n);
typedef struct {              /* for whom things are named */
    lesson_tongue tongue;
    const orr_box *box;       /* the lesson's box; its game may speak another language */
    const char *(*said)(const char *english);
} lesson_reader;
/* The text with its numbers, from the learner's view; cards and seats by name for a reader, and for NULL as
 * "[NOUN VALUE]" and "[seat N]". */
void lesson_fill(const lesson *, const lesson_words *, lesson_tongue, const lesson_reader *, const orr_ctx *, buffer *);
/* "hand 1 heal-all": "your hand: Heal All" */
void lesson_name_thing(const lesson *, const lesson_reader *, const char *thing, buffer *);

/* ---- walking ----------------------------------------------------------------------------------------------------- */

typedef enum { LESSON_ACT, LESSON_GUESS, LESSON_WAIT } lesson_kind;
typedef struct {
    lesson_kind kind;
    orr_action act;           /* LESSON_ACT */
    uint8_t guess;            /* LESSON_GUESS: which of the things that can be tapped */
} lesson_answer;

typedef enum {
    LESSON_TAKEN,             /* right; the lesson went on */
    LESSON_NOT_THIS,          /* legal, but not what is taught: a text says why, and the question stands */
    LESSON_SHOWN,             /* legal: it was played, a text says what came of it, and it was taken back */
    LESSON_REFUSED,           /* the rules, or the question, do not allow it */
    LESSON_BROKEN             /* the lesson does not fit the rules (the check would have said so), or no memory */
} lesson_verdict;

typedef struct {              /* what happens until the next question, one by one */
    const lesson_words *say;  /* a text to read, or NULL: an answer of somebody */
    orr_seat seat;            /* then: whose */
    const orr_ctx *t;         /* the position after it */
    const orr_event *news;    /* what was told */
    uint32_t n_news;
} lesson_beat;
typedef struct {
    void *user;
    void (*beat)(void *user, const lesson_beat *);
} lesson_ear;

typedef enum { LESSON_ASKS, LESSON_ASKS_GUESS, LESSON_ENDED } lesson_question;
typedef struct {              /* where a walk stands */
    lesson_question question;
    unsigned step;            /* 0-based */
    const lesson_words *say;  /* above the question; of an end: the sentence to take home */
    const char *light[LESSON_LIGHTS]; /* things to look at, as written: "hand 1 blue-science" */
    unsigned n_lights;
    const char *guess[LESSON_GUESSES]; /* things to tap: "seat 2", "nobody" */
    unsigned n_guesses;
    bool wait;                /* the learner may wait: others are asked */
    lesson_answer first;      /* an answer that goes on: "Show me" */
    const orr_ctx *t;         /* the position */
} lesson_now;

typedef struct lesson_walk lesson_walk;
lesson_walk *lesson_begin(const lesson *, const lesson_ear *);   /* at its first question; NULL: LESSON_BROKEN */
void lesson_leave(lesson_walk *);
/* Texts come as beats, too: what a wrong answer is told, and last of all what became of one that was shown.
 * rule: of LESSON_REFUSED; 0: the question does not allow it, whatever the rules say. */
lesson_verdict lesson_give(lesson_walk *, lesson_answer, const lesson_ear *, orr_rule *rule);
const lesson_now *lesson_here(const lesson_walk *);

/* ---- checking ---------------------------------------------------------------------------------------------------- */

typedef struct {              /* who hears what is wrong with a lesson */
    void *user;
    void (*wrong)(void *user, uint32_t line, const char *why);       /* one sentence */
    bool (*proved)(void *user, const orr_game *, orr_rule);          /* has this rule a test? NULL: all have one */
} lesson_listener;
typedef struct {              /* what a lesson is made of */
    unsigned steps, answers, ways, words, checks, wrong;
    double seconds;           /* without mistakes: 200 words per minute, 3.5 s per answer, 0.9 s per answer of others */
    unsigned happened, happens, barred, told;                        /* claims, by what backs them */
} lesson_sum;
bool lesson_check(const lesson *, const lesson_listener *, lesson_sum *);
#endif
