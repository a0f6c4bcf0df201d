/* game.c - the table of contents of the template game: its words, places and procedures. What the procedures do is in
 * rules/, what people read in show/. */
#include "games/template/tpl_state.h"

static const orr_verb verbs[] = {
    [TPL_DISCARD] = { .word = "discard", .noun = { TPL_KIND }, .label = "Discard {a}" },
};
static const orr_proc procs[] = {
    [P_MATCH] = { .name = "match", .run = tpl_run_match },
    [P_TURN] = { .name = "turn", .rule = TPL_3, .run = tpl_run_turn, .options = tpl_turn_options },
};
static const orr_event_kind events[] = {
    [TPL_TOLD_DRAW] = { "draw", "{1} draws {4|a card}", { ORR_N_SEAT }, { TPL_KIND } },
    [TPL_TOLD_DISCARD] = { "discard", "{1} discards {2}", { ORR_N_SEAT, TPL_KIND }, { 0 } },
    [TPL_TOLD_OVER] = { "over", "The pile is empty: the game is over", { 0 }, { 0 } },
    [TPL_TOLD_HAND] = { "hand", "{1} holds stars: {2}, stones: {3}",
                        { ORR_N_SEAT, ORR_N_NUMBER, ORR_N_NUMBER }, { 0 } },
};
static const orr_deck decks[] = { { "card", TPL_KIND, 1 } };
static const orr_place places[] = {
    { .word = "hand", .flags = ORR_EACH | ORR_HELD, .cap = TPL_HAND, ORR_MEMBERS(tpl, hand),
      .text = "the cards of a player, in no order" },
    { .word = "pile", .cap = TPL_CARDS, ORR_MEMBER(tpl, pile), .text = "the draw pile, from the top" },
    { .word = "discard", .flags = ORR_UPSIDE, .cap = TPL_CARDS, ORR_MEMBER(tpl, discard),
      .text = "the discard pile, from the top: the last card first" },
};
static const orr_field fields[] = {
    { .word = "turns", .type = ORR_SHORT, .flags = ORR_CLOCK, .noun = ORR_N_NUMBER, ORR_MEMBER(tpl, turns),
      .text = "turns that are over" },
};
static const orr_moment moments[] = {
    { "turn", 1, { { P_MATCH, M_TURN } }, "the turn begins: the seat draws a card" },
    { "discard", 2, { { P_MATCH, M_NEXT }, { P_TURN, T_DISCARD } }, "the seat has drawn and discards a card" },
};
static const char *const nouns[] = { "card" };
static const char *const outcomes[] = { "most stars" };

const orr_game orr_template = {
    .id = "template", .title = "The template game", .rules_version = 1,
    .min_seats = 2, .max_seats = TPL_MAX_SEATS,                                      /* TPL-1 */
    .state_size = sizeof(tpl_state), .view_size = sizeof(tpl_view), .longest = 100,
    .verbs = verbs, .n_verbs = TPL_N_VERBS,
    .procs = procs, .n_procs = N_PROCS,
    .rules = tpl_rules, .n_rules = TPL_N_RULES,
    .event_kinds = events, .n_event_kinds = ORR_COUNT(events),
    .decks = decks, .n_decks = 1,
    .places = places, .n_places = ORR_COUNT(places),
    .fields = fields, .n_fields = ORR_COUNT(fields),
    .moments = moments, .n_moments = ORR_COUNT(moments),
    .outcomes = outcomes, .n_outcomes = 1, .nouns = nouns, .n_nouns = 1,
    .set_name = "built in",
    .first = P_MATCH,
    .word = tpl_word, .stock = tpl_stock, .setup = tpl_setup, .score = tpl_score, .result = tpl_result,
    .check = tpl_check, .prompt = tpl_prompt,
};
