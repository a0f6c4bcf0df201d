/* words.c - the names of things, and what each question asks. */
#include "games/martians/rules/card.h"

/* MAR-A124: tiles on the table by letter, cells by column and row from the House. */
static const char *const spots[MAR_SPOTS] = {
    "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q", "r", "s", "t", "u", "v", "w",
    "x", "y", "z", "aa", "ab", "ac", "ad", "ae", "af"
};
static const char *const spot_names[MAR_SPOTS] = {
    "tile A", "tile B", "tile C", "tile D", "tile E", "tile F", "tile G", "tile H", "tile I", "tile J", "tile K",
    "tile L", "tile M", "tile N", "tile O", "tile P", "tile Q", "tile R", "tile S", "tile T", "tile U", "tile V",
    "tile W", "tile X", "tile Y", "tile Z", "tile AA", "tile AB", "tile AC", "tile AD", "tile AE", "tile AF"
};
static const char *const columns[] = {
    "w32", "w31", "w30", "w29", "w28", "w27", "w26", "w25", "w24", "w23", "w22", "w21", "w20", "w19", "w18", "w17",
    "w16", "w15", "w14", "w13", "w12", "w11", "w10", "w9", "w8", "w7", "w6", "w5", "w4", "w3", "w2", "w1", "0", "e1",
    "e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9", "e10", "e11", "e12", "e13", "e14", "e15", "e16", "e17", "e18",
    "e19", "e20", "e21", "e22", "e23", "e24", "e25", "e26", "e27", "e28", "e29", "e30", "e31"
};
static const char *const rows[] = {
    "n32", "n31", "n30", "n29", "n28", "n27", "n26", "n25", "n24", "n23", "n22", "n21", "n20", "n19", "n18", "n17",
    "n16", "n15", "n14", "n13", "n12", "n11", "n10", "n9", "n8", "n7", "n6", "n5", "n4", "n3", "n2", "n1", "0", "s1",
    "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "s12", "s13", "s14", "s15", "s16", "s17", "s18",
    "s19", "s20", "s21", "s22", "s23", "s24", "s25", "s26", "s27", "s28", "s29", "s30", "s31"
};
static const char *const squares[] = { "1", "2", "3", "4", "5", "6", "7", "8", "9" };
static const char *const sides[] = { "north", "east", "south", "west" };

static const orr_named turns[] = { { "printed", "as printed" }, { "right", "turned right" }, { "half", "turned round" },
                               { "left", "turned left" } };
static const orr_named items[] = { { "fuel", "Fuel" }, { "fertilizer", "Fertilizer" }, { "dynamite", "Dynamite" } };
static const orr_named markers[] = { { "crop-circle", "a Crop Circle" }, { "mother-ship", "the Mother Ship" } };
static const orr_named tokens[] = { { "life", "the Life token" }, { "bullet", "the Bullet token" },
                                { "item", "the face-down Item" },
                                { "fuel", "the Fuel" }, { "fertilizer", "the Fertilizer" },
                                { "dynamite", "the Dynamite" } };
static const orr_named farms[] = { { "farm-1", "the first Farm" }, { "farm-2", "the second Farm" },
                               { "farm-3", "the third Farm" },
                               { "farm-4", "the fourth Farm" }, { "farm-5", "the fifth Farm" } };
static const orr_named reactions[] = {
    { "pass", "Don't react" }, { "not-the-human", "This Is Not the Human You Are Looking For" },
    { "not-happening", "This Is Not Happening" },
    { "mp3-player", "Use your MP3 Player" }, { "take-her-1", "Take Her Instead!: seat 1" },
    { "take-her-2", "Take Her Instead!: seat 2" },
    { "take-her-3", "Take Her Instead!: seat 3" }, { "take-her-4", "Take Her Instead!: seat 4" },
    { "take-her-5", "Take Her Instead!: seat 5" },
    { "take-her-6", "Take Her Instead!: seat 6" }
};
static const orr_named untils[] = {
    { "start-1", "the start of seat 1's turn" }, { "start-2", "the start of seat 2's turn" },
    { "start-3", "the start of seat 3's turn" },
    { "start-4", "the start of seat 4's turn" }, { "start-5", "the start of seat 5's turn" },
    { "start-6", "the start of seat 6's turn" },
    { "end-1", "the end of seat 1's turn" }, { "end-2", "the end of seat 2's turn" },
    { "end-3", "the end of seat 3's turn" },
    { "end-4", "the end of seat 4's turn" }, { "end-5", "the end of seat 5's turn" },
    { "end-6", "the end of seat 6's turn" },
    { "later-1", "the end of seat 1's next turn" }, { "later-2", "the end of seat 2's next turn" },
    { "later-3", "the end of seat 3's next turn" },
    { "later-4", "the end of seat 4's next turn" }, { "later-5", "the end of seat 5's next turn" },
    { "later-6", "the end of seat 6's next turn" },
    { "now-1", "the end of this turn, for seat 1" }, { "now-2", "the end of this turn, for seat 2" },
    { "now-3", "the end of this turn, for seat 3" },
    { "now-4", "the end of this turn, for seat 4" }, { "now-5", "the end of this turn, for seat 5" },
    { "now-6", "the end of this turn, for seat 6" }
};
static const orr_named facings[] = { { "down", "face down" }, { "up", "face up" } };
static const orr_named covers[] = { { "plain", "plain" }, { "covered", "playable through Angry" } };
static const orr_named outcomes[] = {
    { "running", "nobody yet" }, { "ship", "the Mother Ship" }, { "thirty", "thirty Martians" },
    { "draw", "nobody wins, there are no turns left" },
    { "together", "everybody wins" }, { "last-martian", "the Martians win, the last of them is in play" },
    { "no-ship", "the Martians win, the map is full and their ship was not found" },
    { "too-late", "the Martians win, there are no turns left" }
};

static const char *plain(const char *const *list, unsigned n, unsigned value, orr_form form)
{
    return value >= n || form == ORR_TEXT ? NULL : list[value];
}

const char *mar_word(const orr_box *b, uint8_t noun, uint8_t value, orr_form form)
{
    const mar_set *set = mar_set_of(b);
    switch (noun) {
    case MAR_N_CARD:
        return value < set->cards_n
                   ? orr_name_of(set->cards[value].id, set->cards[value].name, set->cards[value].text, form)
                   : NULL;
    case MAR_N_KIND:
        return value < set->tiles_n ? orr_name_of(set->tiles[value].id, set->tiles[value].name, NULL, form) : NULL;
    case MAR_N_SPOT: return plain(form == ORR_NAME ? spot_names : spots, MAR_SPOTS, value, form);
    case MAR_N_SQUARE: return plain(squares, MAR_SQUARES, value, form);
    case MAR_N_SIDE: return plain(sides, 4, value, form);
    case MAR_N_TURN: return orr_name_in(turns, ORR_COUNT(turns), value, form);
    case MAR_N_ITEM: return orr_name_in(items, ORR_COUNT(items), value, form);
    case MAR_N_MARKER: return orr_name_in(markers, ORR_COUNT(markers), value, form);
    case MAR_N_TOKEN: return orr_name_in(tokens, ORR_COUNT(tokens), value, form);
    case MAR_N_FARM: return orr_name_in(farms, ORR_COUNT(farms), value, form);
    case MAR_N_REACTION: return orr_name_in(reactions, ORR_COUNT(reactions), value, form);
    case MAR_N_COLUMN: return plain(columns, ORR_COUNT(columns), value, form);
    case MAR_N_ROW: return plain(rows, ORR_COUNT(rows), value, form);
    case MAR_N_UNTIL: return orr_name_in(untils, ORR_COUNT(untils), value, form);
    case MAR_N_FACING: return orr_name_in(facings, ORR_COUNT(facings), value, form);
    case MAR_N_COVERED: return orr_name_in(covers, ORR_COUNT(covers), value, form);
    case MAR_N_OUTCOME: return orr_name_in(outcomes, ORR_COUNT(outcomes), value, form);
    default: return NULL;
    }
}

/* Reactions and ends of effects name seats. */
uint8_t mar_turned(uint8_t noun, uint8_t value, uint8_t seats, orr_seat first)
{
    const unsigned from = noun == MAR_N_REACTION ? MAR_R_TAKE_HER : 0;
    if ((noun != MAR_N_REACTION && noun != MAR_N_UNTIL) || value < from) return value;
    const unsigned seat = (value - from) % MAR_SEATS;
    if (seat >= seats) return value;
    return (uint8_t)(value - seat + (seat + seats - first) % seats);
}

/* ---- questions ------------------------------------------------------------------------------------------------- */

static const char *turn_prompt(const mar_view *v, const orr_frame *f)
{
    switch (f->step) {
    case T_BEGIN_ANSWER: return "It is your turn";
    case T_SHORT_ANSWER: return "There are not enough Martians: where does the next one go?";
    case T_TOKENS_ANSWER: return "Where in the building does the token go?";
    case T_CALM_ANSWER: return "The tile is in place. Go on?";
    case T_CLEARED_ANSWER: return "The fight is over. Go on and fill your hand?";
    case T_ROLL_ANSWER: return "Roll to see how far you can move";
    case T_MOVE_ANSWER:
        return v->rolled ? "Move: take a step, take a token or stop" : "You can't move: take a token or stop";
    case T_MARTIANS_ANSWER: return "Roll to see how many Martians you move";
    case T_SPAWN_FARM: return "There are not enough Martians: which Farm gets the next one?";
    case T_SPAWN_SQUARE: return "On which square of the Farm does the Martian go?";
    case T_END_ANSWER: return "End of your turn: do you discard a card?";
    }
    orr_impossible();
}

static orr_prompt turn_question(const mar_view *v, const orr_frame *f)
{
    if (f->step == T_PLACE_ANSWER)
        return orr_prompt_on("Where do you place {1}?", MAR_N_KIND, v->tile_drawn.face[0].kind);
    if (f->step == T_WANDER_ANSWER) return orr_prompt_on("Move a Martian ({1} left to move)", ORR_N_NUMBER, v->to_move);
    return orr_prompt_of(turn_prompt(v, f));
}

static orr_prompt combat_prompt(const orr_frame *f)
{
    if (f->step == C_ROLL_ANSWER) return orr_prompt_of("A Martian attacks: roll the die");
    if (f->step == C_SHORT_ANSWER)
        return orr_prompt_on("You are {1} short: lose a Life or spend Bullets?", ORR_N_NUMBER, f->local[MAR_C_NEEDS]);
    return orr_prompt_of("The Mother Ship! Put an Item on board?");
}

/* Who plays what on whom. Cards of the Martian deck have no player: whoever turned them up is named (co-op). */
static orr_prompt window_prompt(const mar_view *v, const orr_frame *f)
{
    const unsigned kind = f->local[L_KIND], target = f->local[L_TARGET];
    const bool mine = target == v->look.seat;
    if (f->local[L_WINDOW] == W_REVEAL)
        return orr_prompt_two("{1} turns up {2}. Do you react?", ORR_N_SEAT, f->who, MAR_N_CARD, kind);
    if (f->local[L_WINDOW] == W_AFFECTS)
        return orr_prompt_two("{1} plays {2}: it affects you too. Do you react?", ORR_N_SEAT, f->who, MAR_N_CARD, kind);
    if (v->revealed.z.n)
        return mine ? orr_prompt_on("{1} hits you. Do you react?", MAR_N_CARD, kind)
                    : orr_prompt_two("{2} hits {1}. Do you react?", ORR_N_SEAT, target, MAR_N_CARD, kind);
    if (mine) return orr_prompt_two("{1} plays {2} on you. Do you react?", ORR_N_SEAT, f->who, MAR_N_CARD, kind);
    return (orr_prompt){ "{1} plays {2} on {3}. Do you react?",
                         { { ORR_N_SEAT, f->who }, { MAR_N_CARD, (uint8_t)kind }, { ORR_N_SEAT, (uint8_t)target } } };
}

static orr_prompt card_prompt(const mar_view *v, const orr_frame *f)
{
    switch (f->step) {
    case K_WINDOW_ANSWER: return window_prompt(v, f);
    case K_RETARGET_ANSWER:
        return orr_prompt_two("{1} dodges {2}. Who else do you aim it at?", ORR_N_SEAT, f->local[L_TARGET], MAR_N_CARD,
                              f->local[L_KIND]);
    case K_ANGRY_ANSWER: return orr_prompt_of("You are angry: play another card from your hand?");
    }
    orr_impossible();
}

/* Questions of single cards: their steps are those of the card's own procedure. */
static const char *effect_prompt(const orr_frame *f)
{
    switch (f->proc) {
    case P_ARRIVE: return "You have been moved: take what is here?";
    case P_BRIGHT_LIGHTS: return "Bright Lights: which marker do you look at?";
    case P_FAKED: return "Faked Crop Circles: which two markers change places?";
    case P_COOK: return "How to Cook Humans: in which Gas Station does the Fuel go?";
    case P_LANDING: return "Landing Party: take a weapon from the draw pile?";
    case P_HYSTERIA:
        return f->step == F_TILE_ANSWER ? "Mass Hysteria: on which tile does a Martian go?"
                                        : "On which square does the Martian go?";
    case P_CANDY:
        return f->step == F_TILE_ANSWER ? "Candy: from which tile do Martians move?"
               : f->step == F_TO_ANSWER ? "Candy: to which tile next to it do they move?"
                                        : "Candy: which Martian moves where?";
    case P_ONE_TILE:
        return f->local[0] == MAR_NUCLEAR ? "Nuclear Capabilities: which tile do you remove?"
                                          : "Get off My Land!: from which tile do you remove the Martians?";
    case P_MARTIAL_LAW: return "Martial Law: which of the nearest squares do you go to?";
    case P_ADDRESS:
        return f->step == F_TILE_ANSWER ? "Presidential Address: from which tile do you take a Martian?"
                                        : "From which square do you take the Martian?";
    case P_SEARCHLIGHT:
        return f->step == S_GIVE_ANSWER ? "Searchlight: which of your Items do you give away?"
                                        : "Searchlight: which Item do you take for it?";
    }
    orr_impossible();
}

static orr_prompt destination_prompt(const mar_view *v, const orr_frame *f)
{
    const unsigned whose = f->local[0];
    const bool tile = f->step == DE_TILE_ANSWER;
    if (whose == v->look.seat)
        return orr_prompt_of(tile ? "Which tile do you go to?" : "Which square do you go to?");
    return orr_prompt_on(tile ? "Which tile does {1} go to?" : "Which square does {1} go to?", ORR_N_SEAT, whose);
}

orr_prompt mar_prompt(const orr_box *b, const void *view)
{
    const mar_view *v = view;
    if (v->look.over) return orr_prompt_of("The game is over.");
    const orr_frame *f = &v->look.frame[v->look.depth - 1];
    if (!f->asked) return orr_prompt_of("What do you do?");      /* a moment that a scenario has only just set up */
    (void)b;
    switch (f->proc) {
    case P_TURN: return turn_question(v, f);
    case P_COMBAT: return combat_prompt(f);
    case P_DEATH: return orr_prompt_of("You are dead. Where do you leave your Items?");
    case P_CARD: return card_prompt(v, f);
    case P_DESTINATION: return destination_prompt(v, f);
    default: return orr_prompt_of(effect_prompt(f));
    }
}
