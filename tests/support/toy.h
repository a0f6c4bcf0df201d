/* toy.h - a game for unit tests of the table: all seats say a number at once (sealed), then the first seat rolls a die
 * or waits. Four rounds. It has what the template game lacks: a question to several seats, answers that reveal nothing,
 * options and a rule that bars an answer. */
#ifndef TOY_H
#define TOY_H
#include "engine/rules.h"

enum { TOY_SAY, TOY_ROLL, TOY_WAIT };                                   /* verbs */
enum { TOY_R_SMALL = ORR_R_FIRST_OWN, TOY_R_FLOW, TOY_R_RULING };       /* rules */
enum { TOY_TOLD_SAID, TOY_TOLD_ROLL, TOY_TOLD_ECHO };                   /* events */
enum { TOY_ROUNDS = 4 };
static unsigned toy_echoes;                                             /* events beside the roll: they say 0, 1, 2,
                                                                         * ... */

typedef struct {
    orr_core core;
    orr_seats said;           /* this round */
    uint8_t number[4];        /* what each seat said; the engine's views never show it here */
    uint8_t round, die;
} toy_state;
static inline toy_state *toy(const orr_ctx *t) { return t->state; }

enum { TOY_ASK, TOY_ANSWER, TOY_DICE, TOY_DICE_ANSWER };
static orr_next toy_run(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    toy_state *p = toy(t);
    switch (f->step) {
    case TOY_ASK: {
        const orr_seats owe = (orr_seats)(((1u << p->core.seats) - 1) & ~(unsigned)p->said);
        return owe ? orr_ask(f, owe, TOY_ANSWER) : orr_goto(f, TOY_DICE);
    }
    case TOY_ANSWER:
        p->said |= orr_one(in->seat);
        p->number[in->seat] = in->act.a;
        orr_tell(t, TOY_R_SMALL, TOY_TOLD_SAID, orr_one(in->seat), in->seat, in->act.a);
        return orr_goto(f, TOY_ASK);
    case TOY_DICE:
        return orr_ask(f, orr_one(0), TOY_DICE_ANSWER);
    default:
        if (in->act.verb == TOY_ROLL) {
            p->die = (uint8_t)orr_roll(t, 6);
            orr_tell(t, TOY_R_FLOW, TOY_TOLD_ROLL, ORR_EVERYBODY, p->die, 0);
            for (unsigned i = 0; i < toy_echoes; i++) orr_tell(t, TOY_R_FLOW, TOY_TOLD_ECHO, ORR_EVERYBODY, i, 0);
        }
        p->said = 0;
        return ++p->round == TOY_ROUNDS ? orr_over(t) : orr_goto(f, TOY_ASK);
    }
}
static void toy_options(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    (void)t, (void)s;
    if (f->step == TOY_ANSWER) {
        for (unsigned n = 0; n < 6; n++)
            orr_offer(l, TOY_SAY, n, 0, 0, n < 3 ? 0 : n == 5 ? TOY_R_RULING : TOY_R_SMALL);
    } else {
        orr_offer(l, TOY_ROLL, 0, 0, 0, 0);
        orr_offer(l, TOY_WAIT, 0, 0, 0, 0);
    }
}
static void toy_setup(orr_ctx *t) { (void)t; }
static const char *toy_word(const orr_box *b, uint8_t noun, uint8_t value, orr_form form)
{
    (void)b, (void)noun, (void)value, (void)form;
    return NULL;
}
static void toy_result(const orr_ctx *t, orr_result *r)
{
    *r = (orr_result){ .winners = toy(t)->die > 3 ? orr_one(0) | orr_one(1) : 0 };
}
static const char *toy_check_box(const orr_box *b, uint8_t seats)
{
    return b->opt[1] && seats > 2 ? "a hurry is for two seats only" : NULL;
}

static const orr_rule_text toy_rules[] = {
    [ORR_R_NOT_ASKED] = { "ORR-1", "You are not asked now." },
    [ORR_R_NOT_AN_ANSWER] = { "ORR-2", "That does not answer the question now open." },
    [ORR_R_OVER] = { "ORR-3", "The game is over." },
    [TOY_R_SMALL] = { "TOY-1", "A number is below 3. Otherwise nobody could guess it." },
    [TOY_R_FLOW] = { "TOY-2", "All say a number, then the first seat rolls or waits." },
    [TOY_R_RULING] = { "TOY-A1",
                       "Five. *Question:* is it small? *Ruling:* no, `five` is *large*. Reason: we counted." },
};
static const orr_verb toy_verbs[] = { { "say", { ORR_N_NUMBER }, ORR_SEALED_A, "Say {a}" },
                                      { "roll", { 0 }, 0, "Roll the die" },
                                      { "wait", { 0 }, 0, "Wait" } };
static const orr_proc toy_procs[] = { { "round", TOY_R_FLOW, 0, toy_run, toy_options } };
static const orr_event_kind toy_events[] = { { "said", "{1} says {4|a number}", { ORR_N_SEAT }, { ORR_N_NUMBER } },
                                             { "roll", "The die shows {1}", { ORR_N_NUMBER }, { 0 } },
                                             { "echo", "Echo {1} of row {2}", { ORR_N_NUMBER, ORR_N_NUMBER }, { 0 } } };
static const char *const toy_pace[] = { "calm", "brisk" }, *const toy_hurry[] = { "no", "yes" };
static const orr_option toy_opts[] = { { "pace", 2, toy_pace, 0, "" }, { "hurry", 2, toy_hurry, 0, "" } };
static const char *const toy_outcomes[] = { "All square" };

static const orr_game toy_game = {
    .id = "toy",
    .title = "Toy",
    .rules_version = 3,
    .min_seats = 2,
    .max_seats = 4,
    .state_size = sizeof(toy_state),
    .view_size = sizeof(orr_look),
    .verbs = toy_verbs,
    .n_verbs = 3,
    .procs = toy_procs,
    .n_procs = 1,
    .rules = toy_rules,
    .n_rules = TOY_R_RULING + 1,
    .event_kinds = toy_events,
    .n_event_kinds = 3,
    .options = toy_opts,
    .n_options = 2,
    .outcomes = toy_outcomes,
    .n_outcomes = 1,
    .set_name = "none",
    .word = toy_word,
    .setup = toy_setup,
    .result = toy_result,
    .check_box = toy_check_box,
};
#endif
