/* game.c - the table of contents of the template game: its words, places and procedures. What the procedures do is in
 * rules/, what people read in show/. */
#include "games/template/tpl_state.h"

static const orr_verb verbs[] = { [TPL_DISCARD] = { "discard", { TPL_KIND }, 0, "Discard {a}" } };
static const orr_proc procs[] = {
    [P_MATCH] = { "match", 0, 0, tpl_run_match, NULL },
    [P_TURN] = { "turn", TPL_3, 0, tpl_run_turn, tpl_turn_options },
};
static const orr_event_kind events[] = {
    [TPL_TOLD_DRAW] = { "draw", "{1} draws {4|a card}", { ORR_N_SEAT }, { TPL_KIND } },
    [TPL_TOLD_DISCARD] = { "discard", "{1} discards {2}", { ORR_N_SEAT, TPL_KIND }, { 0 } },
    [TPL_TOLD_OVER] = { "over", "The pile is empty: the game is over", { 0 }, { 0 } },
    [TPL_TOLD_HAND] = { "hand", "{1} holds stars: {2}, stones: {3}", { ORR_N_SEAT, ORR_N_NUMBER, ORR_N_NUMBER }, { 0 } },
};
static const orr_deck decks[] = { { "card", TPL_KIND, 1 } };
static const orr_place places[] = {
    { "hand", 0, ORR_EACH | ORR_HELD, TPL_HAND, 0, offsetof(tpl_state, hand), sizeof(tpl(NULL)->hand[0]),
      offsetof(tpl_view, hand), sizeof(((tpl_view *)0)->hand[0]), .text = "the cards of a player, in no order" },
    { "pile", 0, 0, TPL_CARDS, 0, offsetof(tpl_state, pile), 0, offsetof(tpl_view, pile), 0,
      .text = "the draw pile, from the top" },
    { "discard", 0, ORR_UPSIDE, TPL_CARDS, 0, offsetof(tpl_state, discard), 0, offsetof(tpl_view, discard), 0,
      .text = "the discard pile, from the top: the last card first" },
};
static const orr_field fields[] = {
    { "turns", ORR_SHORT, ORR_CLOCK, ORR_N_NUMBER, offsetof(tpl_state, turns), offsetof(tpl_view, turns),
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
    .event_kinds = events, .n_event_kinds = sizeof events / sizeof *events,
    .decks = decks, .n_decks = 1,
    .places = places, .n_places = sizeof places / sizeof *places,
    .fields = fields, .n_fields = sizeof fields / sizeof *fields,
    .moments = moments, .n_moments = sizeof moments / sizeof *moments,
    .outcomes = outcomes, .n_outcomes = 1, .nouns = nouns, .n_nouns = 1,
    .set_name = "built in",
    .first = P_MATCH,
    .word = tpl_word, .stock = tpl_stock, .setup = tpl_setup, .score = tpl_score, .result = tpl_result,
    .check = tpl_check, .prompt = tpl_prompt,
};
