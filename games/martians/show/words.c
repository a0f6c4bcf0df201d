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

typedef struct { const char *word, *name; } named;
static const named turns[] = { { "printed", "as printed" }, { "right", "turned right" }, { "half", "turned round" },
                               { "left", "turned left" } };
static const named items[] = { { "fuel", "Fuel" }, { "fertilizer", "Fertilizer" }, { "dynamite", "Dynamite" } };
static const named markers[] = { { "crop-circle", "a Crop Circle" }, { "mother-ship", "the Mother Ship" } };
static const named tokens[] = { { "life", "the Life token" }, { "bullet", "the Bullet token" },
                                { "item", "the face-down Item" },
                                { "fuel", "the Fuel" }, { "fertilizer", "the Fertilizer" },
                                { "dynamite", "the Dynamite" } };
static const named farms[] = { { "farm-1", "the first Farm" }, { "farm-2", "the second Farm" },
                               { "farm-3", "the third Farm" },
                               { "farm-4", "the fourth Farm" }, { "farm-5", "the fifth Farm" } };
static const named reactions[] = {
    { "pass", "Let it happen" }, { "not-the-human", "This Is Not the Human You Are Looking For" },
    { "not-happening", "This Is Not Happening" },
    { "mp3-player", "Use your MP3 Player" }, { "take-her-1", "Take Her Instead!: seat 1" },
    { "take-her-2", "Take Her Instead!: seat 2" },
    { "take-her-3", "Take Her Instead!: seat 3" }, { "take-her-4", "Take Her Instead!: seat 4" },
    { "take-her-5", "Take Her Instead!: seat 5" },
    { "take-her-6", "Take Her Instead!: seat 6" }
};
static const named untils[] = {
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
static const named facings[] = { { "down", "face down" }, { "up", "face up" } };
static const named covers[] = { { "plain", "plain" }, { "covered", "playable through Angry" } };
static const named outcomes[] = {
    { "running", "nobody yet" }, { "ship", "the Mother Ship" }, { "thirty", "thirty Martians" },
    { "draw", "nobody: the turns are used up" },
    { "together", "everybody" }, { "last-martian", "the Martians: the last one is in play" },
    { "no-ship", "the Martians: the map is finished without their ship" },
    { "too-late", "the Martians: the turns are used up" }
};

#define COUNT(x) (sizeof(x) / sizeof *(x))
static const char *of(const named *list, unsigned n, unsigned value, orr_form form)
{
    return value >= n || form == ORR_TEXT ? NULL : form == ORR_WORD ? list[value].word : list[value].name;
}
static const char *plain(const char *const *list, unsigned n, unsigned value, orr_form form)
{
    return value >= n || form == ORR_TEXT ? NULL : list[value];
}

const char *mar_word(const orr_box *b, uint8_t noun, uint8_t value, orr_form form)
{
    const mar_set *set = mar_set_of(b);
    switch (noun) {
    case MAR_N_CARD:
        if (value >= set->cards_n) return NULL;
        return form == ORR_WORD   ? set->cards[value].id
               : form == ORR_NAME ? set->cards[value].name
                                  : set->cards[value].text;
    case MAR_N_KIND:
        return value >= set->tiles_n || form == ORR_TEXT ? NULL
               : form == ORR_WORD                        ? set->tiles[value].id
                                                         : set->tiles[value].name;
    case MAR_N_SPOT: return plain(form == ORR_NAME ? spot_names : spots, MAR_SPOTS, value, form);
    case MAR_N_SQUARE: return plain(squares, MAR_SQUARES, value, form);
    case MAR_N_SIDE: return plain(sides, 4, value, form);
    case MAR_N_TURN: return of(turns, 4, value, form);
    case MAR_N_ITEM: return of(items, MAR_N_ITEMS, value, form);
    case MAR_N_MARKER: return of(markers, MAR_N_MARKERS, value, form);
    case MAR_N_TOKEN: return of(tokens, MAR_N_TOKENS, value, form);
    case MAR_N_FARM: return of(farms, MAR_FARMS, value, form);
    case MAR_N_REACTION: return of(reactions, MAR_N_REACTIONS, value, form);
    case MAR_N_COLUMN: return plain(columns, COUNT(columns), value, form);
    case MAR_N_ROW: return plain(rows, COUNT(rows), value, form);
    case MAR_N_UNTIL: return of(untils, MAR_UNTILS, value, form);
    case MAR_N_FACING: return of(facings, 2, value, form);
    case MAR_N_COVERED: return of(covers, 2, value, form);
    case MAR_N_OUTCOME: return of(outcomes, MAR_N_OUTCOMES, value, form);
    default: return NULL;
    }
}

/* ---- questions ------------------------------------------------------------------------------------------------- */

static const char *turn_prompt(const mar_view *v, const orr_frame *f)
{
    switch (f->step) {
    case T_BEGIN_ANSWER: return "Your turn: begin.";
    case T_PLACE_ANSWER: return "Place the tile you have drawn.";
    case T_SHORT_ANSWER: return "Few Martians left: where does the next go?";
    case T_TOKENS_ANSWER: return "Where in the building does the token go?";
    case T_CALM_ANSWER: return "The tile is placed. Go on to the fight.";
    case T_CLEARED_ANSWER: return "The fight is over. Go on to fill your hand.";
    case T_ROLL_ANSWER: return "Roll for movement.";
    case T_MOVE_ANSWER:
        return v->rolled ? "Move: take a step or a token, or stop." : "You cannot take a step: take a token, or stop.";
    case T_MARTIANS_ANSWER: return "Roll for the Martians.";
    case T_WANDER_ANSWER: return "Move a Martian.";
    case T_SPAWN_FARM: return "Few Martians left: which Farm gets the next?";
    case T_SPAWN_SQUARE: return "On which square of the Farm does the Martian go?";
    default: return "The end of your turn: you may discard one card.";
    }
}

static const char *card_prompt(const orr_frame *f)
{
    switch (f->step) {
    case K_WINDOW_ANSWER:
        return f->local[L_WINDOW] == W_TARGET ? "A card is aimed at a player: do you react?"
                                              : "A Martian card: do you react?";
    case K_RETARGET_ANSWER: return "It was dodged. Aim your card at somebody else?";
    default: return "You are angry: play another card of your hand?";
    }
}

const char *mar_prompt(const orr_box *b, const void *view)
{
    const mar_view *v = view;
    if (v->look.over) return "The game is over.";
    const orr_frame *f = &v->look.frame[v->look.depth - 1];
    (void)b;
    switch (f->proc) {
    case P_TURN: return turn_prompt(v, f);
    case P_COMBAT:
        return f->step == 2   ? "Fight: roll the die."
               : f->step == 4 ? "That was not enough: lose a Life or spend Bullets."
                              : "The Mother Ship! Put down an Item?";
    case P_DEATH: return "You are dead. Which of your Items lies where?";
    case P_CARD: return card_prompt(f);
    case P_ARRIVE: return "You have been moved: take what is here?";
    case P_BRIGHT_LIGHTS: return "Look at which marker?";
    case P_FAKED: return "Exchange which two markers?";
    case P_COOK: return "In which Gas Station does the Fuel go?";
    case P_LANDING: return "Take a weapon out of the draw pile?";
    case P_HYSTERIA: return f->step == 2 ? "A Martian goes on which tile?" : "And on which of its squares?";
    case P_DESTINATION: return f->step == 1 ? "Move the pawn to which tile?" : "And to which of its squares?";
    case P_CANDY:
        return f->step == 2   ? "Martians of which tile?"
               : f->step == 4 ? "To which tile beside it?"
                              : "Which Martian goes where?";
    case P_ONE_TILE: return f->local[0] == MAR_NUCLEAR ? "Remove which tile?" : "Clear which tile of Martians?";
    case P_MARTIAL_LAW: return "Martial Law: go to which of the nearest squares?";
    case P_ADDRESS: return f->step == 2 ? "Take a Martian off which tile?" : "And off which of its squares?";
    case P_SEARCHLIGHT: return f->step == 1 ? "Exchange which of your Items?" : "For which other Item?";
    default: return "Your answer?";
    }
}
