/* 04_tiny_game.c - a whole game in one file: the dice game Pig. Roll as often as you like and bank the sum, but a 1
 * loses the turn; the first to bank 30 wins. A real game has the same parts in a folder of its own (games/template). */
#include "engine/rules.h"

#include <stdio.h>

enum { ROLL, HOLD };                                      /* verbs */
enum { PIG_1 = ORR_R_FIRST_OWN, PIG_2, N_RULES };         /* rules */
enum { TOLD_ROLL, TOLD_BANK };                            /* events */
enum { GOAL = 30, SEATS = 4 };

typedef struct { orr_core core; uint8_t bank[SEATS], sum, turn; uint16_t zero; } pig;            /* the state */
typedef struct { orr_look look; uint8_t bank[SEATS], sum, turn; } pig_view;                      /* what a seat sees */
static pig *of(const orr_ctx *t) { return t->state; }

enum { ASK, ANSWER };                                     /* the steps of the only procedure */
static orr_next run(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    pig *p = of(t);
    if (f->step == ASK) {                                 /* the step that asks changes nothing */
        if (p->bank[p->turn] >= GOAL) return orr_over(t);
        return orr_ask(f, orr_one(p->turn), ANSWER);
    }
    if (in->act.verb == ROLL) {
        const unsigned die = orr_roll(t, 6);
        orr_tell(t, PIG_1, TOLD_ROLL, ORR_EVERYBODY, ORR_ARGS(p->turn, die, 0), 0);
        if (die > 1) {
            p->sum = (uint8_t)(p->sum + die);
            return orr_goto(f, ASK);
        }
        p->sum = 0;
    }
    p->bank[p->turn] = (uint8_t)(p->bank[p->turn] + p->sum);
    p->sum = 0;
    orr_tell(t, PIG_2, TOLD_BANK, ORR_EVERYBODY, ORR_ARGS(p->turn, p->bank[p->turn], 0), 0);
    if (p->bank[p->turn] < GOAL) p->turn = (uint8_t)((p->turn + 1) % p->core.seats);
    return orr_goto(f, ASK);
}

static void options(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    (void)f, (void)s;
    orr_offer(l, ROLL, 0, 0, 0, of(t)->sum >= GOAL ? PIG_2 : 0);     /* nobody rolls on with the game already won */
    orr_offer(l, HOLD, 0, 0, 0, of(t)->sum ? 0 : PIG_1);             /* a turn has at least one roll */
}

static void setup(orr_ctx *t) { of(t)->turn = 0; }
static void score(const orr_ctx *t, int16_t points[ORR_MAX_SEATS])
{
    for (unsigned s = 0; s < of(t)->core.seats; s++) points[s] = of(t)->bank[s];
}
static void result(const orr_ctx *t, orr_result *r)
{
    *r = (orr_result){ .winners = orr_one(of(t)->turn), .rule = PIG_2 };
}
static const char *word(const orr_box *b, uint8_t noun, uint8_t value, orr_form form)
{
    return (void)b, (void)noun, (void)value, (void)form, NULL;
}
static orr_prompt prompt(const orr_box *b, const void *view)
{
    return (void)b, (void)view, orr_prompt_of("Roll or hold?");
}

static const orr_verb verbs[] = { [ROLL] = { "roll", { 0 }, 0, "Roll" }, [HOLD] = { "hold", { 0 }, 0, "Hold" } };
static const orr_proc procs[] = { { "match", PIG_1, 0, run, options } };
static const orr_rule_text rules[] = { [PIG_1] = { "PIG-1", "Roll at least once; a 1 loses the sum." },
                                       [PIG_2] = { "PIG-2", "Hold to bank; 30 wins." } };
static const orr_event_kind events[] = { [TOLD_ROLL] = { "roll", "{1} rolls {2}", { ORR_N_SEAT, ORR_N_NUMBER }, { 0 } },
                                         [TOLD_BANK] = { "bank", "{1} has {2}", { ORR_N_SEAT, ORR_N_NUMBER }, { 0 } } };
static const orr_field fields[] = {
    { "bank", ORR_BYTE, ORR_EACH, ORR_N_NUMBER, offsetof(pig, bank), offsetof(pig_view, bank) },
    { "sum", ORR_BYTE, 0, ORR_N_NUMBER, offsetof(pig, sum), offsetof(pig_view, sum) },
    { "turn", ORR_BYTE, 0, ORR_N_SEAT, offsetof(pig, turn), offsetof(pig_view, turn) },
};
static const orr_game game = {
    .id = "pig", .title = "Pig", .rules_version = 1, .min_seats = 2, .max_seats = SEATS, .longest = 5000,
    .state_size = sizeof(pig), .view_size = sizeof(pig_view),
    .verbs = verbs, .n_verbs = 2, .procs = procs, .n_procs = 1, .rules = rules, .n_rules = N_RULES,
    .event_kinds = events, .n_event_kinds = 2, .fields = fields, .n_fields = 3,
    .setup = setup, .score = score, .result = result, .word = word, .prompt = prompt,
};

/* A thousand random matches: does the first seat win more often? */
int main(void)
{
    static pig state;
    const orr_box box = { .game = &game };
    orr_ctx t = { .game = &game, .box = &box, .state = &state };
    orr_rng rng = { 1 };
    unsigned first = 0;
    for (unsigned i = 0; i < 1000; i++) {
        const uint8_t key[32] = { (uint8_t)i, (uint8_t)(i >> 8) };
        if (orr_start(&t, 2, key) != ORR_OK) return 1;
        orr_playout(&t, &rng, game.longest);
        if (!state.core.over) return 1;
        first += state.turn == 0;
    }
    printf("the first seat won %u of 1000 matches\n", first);
    return first > 400 && first < 700 ? 0 : 1;
}
