/* game.c - the table of contents of Martians!!!: its words, places and procedures. Chapters: setup.c, turn.c,
 * tile.c, spawn.c, map.c, paths.c, martians.c, wander.c, tokens.c, combat.c, death.c; cards: play.c, playable.c,
 * card.c, window.c, cards.c, figures.c, pawns.c, markers.c, searchlight.c; victory.c, reasons.c, view.c, facts.c,
 * remarks.c, check.c, words.c, set.c, paint.c. */
#include "games/martians/mar_state.h"

static const orr_verb verbs[MAR_N_VERBS] = {
    [MAR_V_BEGIN] = { .word = "begin", .label = "Start your turn" },
    [MAR_V_PLACE] = { .word = "place", .noun = { MAR_N_SPOT, MAR_N_SIDE, MAR_N_TURN },
        .label = "Place it {b} of {a}, {c}" },
    [MAR_V_TILE] = { .word = "tile", .noun = { MAR_N_SPOT }, .label = "Choose {a}" },
    [MAR_V_SQUARE] = { .word = "square", .noun = { MAR_N_SQUARE }, .label = "Choose square {a}" },
    [MAR_V_GO_ON] = { .word = "go-on", .label = "Go on" },
    [MAR_V_ROLL] = { .word = "roll", .label = "Roll the die" },
    [MAR_V_STEP] = { .word = "step", .noun = { MAR_N_SIDE }, .label = "Step {a}" },
    [MAR_V_TAKE] = { .word = "take", .noun = { MAR_N_TOKEN }, .flags = ORR_USES_A, .label = "Take {a}" },
    [MAR_V_DEPOSIT] = { .word = "deposit", .noun = { MAR_N_ITEM }, .flags = ORR_USES_A,
        .label = "Put your {a} on the Mother Ship" },
    [MAR_V_STOP] = { .word = "stop", .idle = true, .label = "Stop here" },
    [MAR_V_LOSE_LIFE] = { .word = "lose-life", .label = "Lose 1 Life" },
    [MAR_V_SPEND] = { .word = "spend", .noun = { ORR_N_NUMBER }, .most = { MAR_MOST_BULLETS },
        .label = "Spend Bullets: {a}" },
    [MAR_V_SHOTGUN] = { .word = "shotgun", .label = "Use the Shotgun" },
    [MAR_V_MARTIAN] = { .word = "martian", .noun = { MAR_N_SPOT, MAR_N_SQUARE, MAR_N_SIDE },
        .label = "Move the Martian on {a}, square {b}, to the {c}" },
    [MAR_V_FARM] = { .word = "farm", .noun = { MAR_N_FARM }, .label = "Choose {a}" },
    [MAR_V_END] = { .word = "end", .idle = true, .label = "End your turn" },
    [MAR_V_DISCARD] = { .word = "discard", .noun = { MAR_N_CARD }, .label = "Discard {a}" },
    [MAR_V_REACT] = { .word = "react", .noun = { MAR_N_REACTION }, .flags = ORR_SEALED_A | ORR_DECLINES | ORR_USES_A,
        .label = "{a}" },
    [MAR_V_TARGET] = { .word = "target", .noun = { ORR_N_SEAT }, .label = "Choose {a}" },
    [MAR_V_NOBODY] = { .word = "nobody", .idle = true, .label = "Choose nobody" },
    [MAR_V_EXCHANGE] = { .word = "exchange", .noun = { MAR_N_FARM, MAR_N_FARM },
        .label = "Swap the markers on {a} and {b}" },
    [MAR_V_CARRY] = { .word = "carry", .noun = { MAR_N_SQUARE, MAR_N_SQUARE },
        .label = "Move the Martian on square {a} to square {b}" },
    [MAR_V_ARM] = { .word = "arm", .noun = { MAR_N_CARD }, .label = "Take {a}" },
    [MAR_V_DROP] = { .word = "drop", .noun = { MAR_N_ITEM, MAR_N_KIND, MAR_N_SQUARE },
        .label = "Leave the {a} in {b}, square {c}" },
    [MAR_V_COOK] = { .word = "cook", .noun = { MAR_N_KIND, MAR_N_SQUARE }, .label = "Put it in {a}, square {b}" },
    [MAR_V_GO] = { .word = "go", .noun = { MAR_N_SPOT, MAR_N_SQUARE }, .label = "Go to {a}, square {b}" },
    [MAR_V_GIVE] = { .word = "give", .noun = { MAR_N_ITEM }, .label = "Give away your {a}" },
    [MAR_V_SWAP_SEAT] = { .word = "swap-seat", .noun = { ORR_N_SEAT, MAR_N_ITEM }, .label = "Take {a}'s {b}" },
    [MAR_V_SWAP_BUILDING] = { .word = "swap-building", .noun = { MAR_N_KIND, MAR_N_SQUARE, MAR_N_TOKEN },
        .label = "Take {c} in {a}, square {b}" },
    [MAR_V_ALSO] = { .word = "also", .noun = { MAR_N_CARD }, .label = "Play {a}" },
    [MAR_V_ALSO_ON] = { .word = "also-on", .noun = { MAR_N_CARD, ORR_N_SEAT }, .label = "Play {a} on {b}" },
    [MAR_V_DONE] = { .word = "done", .idle = true, .label = "No more" },
    [MAR_V_PLAY] = { .word = "play", .noun = { MAR_N_CARD }, .flags = ORR_INTERJECT | ORR_USES_A, .label = "Play {a}" },
    [MAR_V_PLAY_ON] = { .word = "play-on", .noun = { MAR_N_CARD, ORR_N_SEAT }, .flags = ORR_INTERJECT | ORR_USES_A,
        .label = "Play {a} on {b}" },
    [MAR_V_USE] = { .word = "use", .noun = { MAR_N_CARD }, .flags = ORR_INTERJECT | ORR_USES_A, .label = "Use {a}" },
};

static const orr_proc procs[N_PROCS] = {
    [P_TURN] = { .name = "turn", .rule = MAR_22, .run = mar_run_turn, .options = mar_options_turn },
    [P_COMBAT] = { .name = "combat", .rule = MAR_71, .run = mar_run_combat, .options = mar_options_combat },
    [P_DEATH] = { .name = "death", .rule = MAR_A48, .run = mar_run_death, .options = mar_options_death },
    [P_CARD] = { .name = "card", .rule = MAR_89, .run = mar_run_card, .options = mar_options_card },
    [P_ARRIVE] = { .name = "arrive", .rule = MAR_A27, .run = mar_run_arrive, .options = mar_options_arrive },
    [P_HURT] = { .name = "hurt", .rule = MAR_A44, .run = mar_run_hurt },
    [P_BRIGHT_LIGHTS] = { .name = "bright-lights", .rule = MAR_116, .run = mar_run_bright_lights,
        .options = mar_options_bright_lights },
    [P_FAKED] = { .name = "faked-crop-circles", .rule = MAR_117, .run = mar_run_faked, .options = mar_options_faked },
    [P_COOK] = { .name = "how-to-cook", .rule = MAR_A87, .run = mar_run_cook, .options = mar_options_cook },
    [P_LANDING] = { .name = "landing-party", .rule = MAR_121, .run = mar_run_landing, .options = mar_options_landing },
    [P_HYSTERIA] = { .name = "mass-hysteria", .rule = MAR_123, .run = mar_run_hysteria,
        .options = mar_options_hysteria },
    [P_DESTINATION] = { .name = "destination", .rule = MAR_132, .run = mar_run_destination,
        .options = mar_options_destination },
    [P_CANDY] = { .name = "candy", .rule = MAR_135, .run = mar_run_candy, .options = mar_options_candy },
    [P_ONE_TILE] = { .name = "one-tile", .rule = MAR_138, .run = mar_run_one_tile, .options = mar_options_one_tile },
    [P_MARTIAL_LAW] = { .name = "martial-law", .rule = MAR_141, .run = mar_run_martial_law,
        .options = mar_options_martial_law },
    [P_ADDRESS] = { .name = "presidential-address", .rule = MAR_144, .run = mar_run_address,
        .options = mar_options_address },
    [P_SEARCHLIGHT] = { .name = "searchlight", .rule = MAR_145, .run = mar_run_searchlight,
        .options = mar_options_searchlight },
};
/* What those locals name that a view shows. */
static const uint8_t locals[N_PROCS][ORR_LOCALS] = {
    [P_TURN] = { MAR_N_SPOT, ORR_N_NUMBER, ORR_N_NUMBER, ORR_N_NUMBER, ORR_N_NUMBER, MAR_N_FARM, ORR_N_NUMBER },
    [P_COMBAT] = { ORR_N_NUMBER },
    [P_DEATH] = { MAR_N_SPOT, MAR_N_SQUARE },
    [P_CARD] = { MAR_N_CARD, ORR_N_SEAT, ORR_N_NUMBER, ORR_N_NUMBER },
    [P_DESTINATION] = { ORR_N_SEAT, ORR_N_NUMBER, MAR_N_SPOT },
    [P_MARTIAL_LAW] = { ORR_N_NUMBER, ORR_N_SEAT },
    [P_COOK] = { ORR_N_SEAT, ORR_N_NUMBER, ORR_N_NUMBER },
    [P_SEARCHLIGHT] = { MAR_N_ITEM },
};

/* Where the turn only goes on or rolls, nothing is hidden but what could be played in between. */
static const uint32_t plain[N_PROCS] = { [P_TURN] = 1u << T_BEGIN | 1u << T_CALM | 1u << T_ROLL | 1u << T_MARTIANS };

#define SEAT ORR_N_SEAT
#define NUMBER ORR_N_NUMBER
#define CARD MAR_N_CARD
#define SPOT MAR_N_SPOT
#define SQUARE MAR_N_SQUARE
static const orr_event_kind events[MAR_N_EVENTS] = {
    [MAR_TOLD_DEALER] = { "dealer", "{1} is the dealer", { SEAT }, { 0 } },
    [MAR_TOLD_TURN] = { "turn", "{1}'s turn", { SEAT }, { 0 } },
    [MAR_TOLD_TILE] = { "tile", "{1} draws {2}", { SEAT, MAR_N_KIND }, { 0 } },
    [MAR_TOLD_NO_TILE] = { "no-tile", "{1} draws no tile", { SEAT }, { 0 } },
    [MAR_TOLD_PLACED] = { "placed", "{2} is placed as {1}, {3}", { SPOT, MAR_N_KIND, MAR_N_TURN }, { 0 } },
    [MAR_TOLD_TILE_GONE] = { "tile-gone", "{1} is out of the game", { MAR_N_KIND }, { 0 } },
    [MAR_TOLD_LOCKED] = { "locked", "The map is closed: {1} loses the rest of the turn", { SEAT }, { 0 } },
    [MAR_TOLD_MARTIAN] = { "martian", "A Martian appears on {1}, square {2}", { SPOT, SQUARE }, { 0 } },
    [MAR_TOLD_TOKEN] = { "token", "On {2}, square {3}: {1}", { MAR_N_TOKEN, SPOT, SQUARE }, { 0 } },
    [MAR_TOLD_MARKER] = { "marker", "{1} ({2}) gets a face-down marker", { MAR_N_FARM, SPOT }, { 0 } },
    [MAR_TOLD_ROLL] = { "rolls", "{1} rolls {2} (total {3})", { SEAT, NUMBER, NUMBER }, { 0 } },
    [MAR_TOLD_STEP] = { "steps", "{1} steps to {2}, square {3}", { SEAT, SPOT, SQUARE }, { 0 } },
    [MAR_TOLD_PAWN] = { "moved-to", "{1} is moved to {2}, square {3}", { SEAT, SPOT, SQUARE }, { 0 } },
    [MAR_TOLD_COMBAT] = { "fights", "{1} fights a Martian", { SEAT }, { 0 } },
    [MAR_TOLD_WON_COMBAT] = { "kills", "{1} kills it", { SEAT }, { 0 } },
    [MAR_TOLD_LOST_ROLL] = { "short", "{1} is {2} short of a win", { SEAT, NUMBER }, { 0 } },
    [MAR_TOLD_LIFE] = { "life", "{1} has {2} Life left", { SEAT, NUMBER }, { 0 } },
    [MAR_TOLD_SPENT] = { "spends", "Bullets spent by {1}: {2}", { SEAT, NUMBER }, { 0 } },
    [MAR_TOLD_COLLECTED] = { "collected", "Martians collected by {1}: {2}", { SEAT, NUMBER }, { 0 } },
    [MAR_TOLD_NO_COMBAT] = { "no-combat", "{1}'s fight is off", { SEAT }, { 0 } },
    [MAR_TOLD_DEAD] = { "dies", "{1} dies. Martians lost: {2}", { SEAT, NUMBER }, { 0 } },
    [MAR_TOLD_TOOK] = { "takes", "{1} takes {2}", { SEAT, MAR_N_TOKEN }, { 0 } },
    [MAR_TOLD_TOOK_ITEM] = { "takes-item", "{1} takes {2}", { SEAT, MAR_N_ITEM }, { 0 } },
    [MAR_TOLD_DUPLICATE] = { "puts-back", "{1} already has one and puts {4|the Item} back", { SEAT }, { MAR_N_ITEM } },
    [MAR_TOLD_DEPOSIT] = { "deposits", "{1} puts {2} on the Mother Ship", { SEAT, MAR_N_ITEM }, { 0 } },
    [MAR_TOLD_LIES] = { "lies", "{1} is left in {2}, square {3}", { MAR_N_ITEM, MAR_N_KIND, SQUARE }, { 0 } },
    [MAR_TOLD_FOUND] = { "found", "{1} is found in {2}, square {3}", { MAR_N_ITEM, MAR_N_KIND, SQUARE }, { 0 } },
    [MAR_TOLD_TO_PILE] = { "to-pile", "{1} loses {2}: it goes back into the pile", { SEAT, MAR_N_ITEM }, { 0 } },
    [MAR_TOLD_FLIPPED] = { "flipped", "The marker on {1} is {2}", { MAR_N_FARM, MAR_N_MARKER }, { 0 } },
    [MAR_TOLD_MOVED] = { "martian-moves", "The Martian on {1}, square {2}, moves to {4}, square {3}", { SPOT, SQUARE,
                         SQUARE }, { SPOT } },
    [MAR_TOLD_REMOVED] = { "removed", "The Martian on {1}, square {2}, is taken away", { SPOT, SQUARE }, { 0 } },
    [MAR_TOLD_DRAWN] = { "draws", "{1} draws {4|a card}", { SEAT }, { CARD } },
    [MAR_TOLD_RENEWED] = { "renewed", "The discard pile is shuffled into a new draw pile of {1} cards",
                           { NUMBER }, { 0 } },
    [MAR_TOLD_DISCARD] = { "discards", "{1} discards {2}", { SEAT, CARD }, { 0 } },
    [MAR_TOLD_PLAYED] = { "plays", "{1} plays {2}", { SEAT, CARD }, { 0 } },
    [MAR_TOLD_PLAYED_ON] = { "plays-on", "{1} plays {2} on {3}", { SEAT, CARD, SEAT }, { 0 } },
    [MAR_TOLD_REVEALED] = { "reveals", "{1} turns up {2}", { SEAT, CARD }, { 0 } },
    [MAR_TOLD_TARGET] = { "aimed", "{1} now hits {2}", { CARD, SEAT }, { 0 } },
    [MAR_TOLD_REACTS] = { "reacts", "{1} reacts with {2}", { SEAT, CARD }, { 0 } },
    [MAR_TOLD_CANCELLED] = { "cancelled", "{1} is discarded without effect", { CARD }, { 0 } },
    [MAR_TOLD_RUNS] = { "runs", "{1} lasts until {2}", { CARD, MAR_N_UNTIL }, { 0 } },
    [MAR_TOLD_ENDS] = { "ends", "{1} ends", { CARD }, { 0 } },
    [MAR_TOLD_IN_PLAY] = { "in-play", "{2} is in front of {1}, Bullets on it: {3}", { SEAT, CARD, NUMBER }, { 0 } },
    [MAR_TOLD_USED] = { "uses", "{1} uses {2}", { SEAT, CARD }, { 0 } },
    [MAR_TOLD_BULLETS] = { "bullets", "Bullets of {1}: {2}", { SEAT, NUMBER }, { 0 } },
    [MAR_TOLD_LOOKS] = { "looks", "{1} looks at the marker on {2}: {4|hidden}", { SEAT, MAR_N_FARM },
                         { MAR_N_MARKER } },
    [MAR_TOLD_EXCHANGED] = { "exchanged", "The markers on {1} and {2} change places", { MAR_N_FARM, MAR_N_FARM },
                             { 0 } },
    [MAR_TOLD_SEARCHED] = { "searches", "{1} looks through the draw pile for weapons", { SEAT }, { NUMBER, NUMBER } },
    [MAR_TOLD_SWAPPED] = { "swaps", "{1} swaps {2} for {3}", { SEAT, MAR_N_ITEM, MAR_N_ITEM }, { 0 } },
    [MAR_TOLD_NO_SWAP] = { "no-swap", "{1} finds {4|an Item} in {2}, square {3}, but already has one: nothing "
                           "is swapped",
                           { SEAT, MAR_N_KIND, SQUARE }, { MAR_N_ITEM } },
    [MAR_TOLD_NOTHING] = { "no-effect", "{1} has no effect", { CARD }, { 0 } },
    [MAR_TOLD_EXTRA_TURN] = { "extra-turn", "{1} takes another turn", { SEAT }, { 0 } },
    [MAR_TOLD_WON] = { "won", "{1} wins with {2}", { SEAT, MAR_N_OUTCOME }, { 0 } },
    [MAR_TOLD_OVER] = { "over", "Game over: {1}", { MAR_N_OUTCOME }, { 0 } },
    [MAR_TOLD_ROLL_STEPS] = { "rolls-steps", "{1} rolls {2} + {4} Life = {3} steps",
                              { SEAT, NUMBER, NUMBER }, { NUMBER } },
    [MAR_TOLD_ROLL_CHANGED] = { "rolls-changed", "{1} rolls {2} + {4} Life; cards change that to {3} steps",
                                { SEAT, NUMBER, NUMBER }, { NUMBER } },
    [MAR_TOLD_ROLL_MARTIANS] = { "rolls-martians", "{1} rolls {2}; Martians to move: {3}",
                                 { SEAT, NUMBER, NUMBER }, { 0 } },
};
#undef CARD
#undef SPOT
#undef SQUARE

static const char *const w_mode[] = { "competitive", "coop" };
static const char *const w_min[] = { "2", "1" };
static const char *const w_mix[] = { "3+1", "4+1" };
static const char *const w_each[] = { "3", "1", "2" };
static const char *const w_first[] = { "dealer", "left_of_dealer" };
static const char *const w_off_on[] = { "off", "on" };
static const char *const w_on_off[] = { "on", "off" };
static const char *const w_spawn[] = { "all_farms", "ship_only" };
static const char *const w_scope[] = { "target", "affects" };
static const char *const w_cook[] = { "all", "held" };
static const char *const w_landing[] = { "play", "hand" };
static const char *const w_video[] = { "discard3", "down_to_3" };
/* turn.c has the numbers */
static const char *const w_cap[] = { "600", "0", "20", "50", "100", "200", "400", "1000", "10" };

static const orr_option options[MAR_N_OPTIONS] = {
    [MAR_O_MODE] = { "mode", 2, w_mode, MAR_4, "Everybody for themselves, or all together against the Martians." },
    [MAR_O_MIN_PLAYERS] = { "min_players", 2, w_min, MAR_A2, "With 1, one player can play alone, co-operatively." },
    [MAR_O_MARKER_MIX] = { "marker_mix", 2, w_mix, MAR_A3, "Crop Circles and Mother Ships among the markers." },
    [MAR_O_ITEMS_EACH] = { "coop_items_each", 3, w_each, MAR_A5, "Items of each kind in co-operative play." },
    [MAR_O_FIRST] = { "first_player", 2, w_first, MAR_A7, "Who takes the first turn." },
    [MAR_O_OPEN_HANDS] = { "coop_open_hands", 2, w_off_on, MAR_A8, "Co-operative: everybody sees everybody's cards." },
    [MAR_O_SHOW_ITEMS] = { "coop_show_items", 2, w_on_off, MAR_A28,
                           "Co-operative: everybody sees a duplicate Item that is put back." },
    [MAR_O_ESCAPE] = { "escape_combat_by_card", 2, w_off_on, MAR_A41, "A player can leave a fight by playing a card." },
    [MAR_O_SHIP_SPAWN] = { "ship_spawn", 2, w_spawn, MAR_A57,
                           "Which Farms get a Martian each turn once the Mother Ship is face up." },
    [MAR_O_SHIP_CLEAR] = { "ship_win_needs_clear", 2, w_on_off, MAR_A61,
                           "To win on the Mother Ship no Martian may be there." },
    [MAR_O_SCOPE] = { "not_happening_scope", 2, w_scope, MAR_A76,
                      "This Is Not Happening stops cards aimed at you, or everything that affects you." },
    [MAR_O_FAKED_SHIP] = { "faked_moves_ship", 2, w_off_on, MAR_A85,
                           "Faked Crop Circles can move a face-up Mother Ship." },
    [MAR_O_COOK] = { "cook_scope", 2, w_cook, MAR_A87, "Co-operative: How to Cook Humans moves all Fuel, or only Fuel "
                     "that is held." },
    [MAR_O_LANDING] = { "landing_party_to", 2, w_landing, MAR_A88,
                        "Weapons from a Landing Party go in front of you, or into your hand." },
    [MAR_O_DRAIN] = { "memory_drain_weapons", 2, w_off_on, MAR_A89, "Memory Drain also takes weapons." },
    [MAR_O_VIDEO] = { "video_game", 2, w_video, MAR_A92,
                      "This Is Nothing like the Video Game!: discard 3 of each, or down to 3." },
    [MAR_O_TURN_CAP] = { "turn_cap", ORR_COUNT(w_cap), w_cap, MAR_A83,
                         "After this many turns the game is a draw, or everybody loses; 0: no limit.", .endless = 1 },
};

/* What can lie where, and with which tag. */
static bool is_weapon(const orr_box *b, uint8_t kind) { return mar_is_weapon(mar_set_of(b)->cards[kind].effect); }
static bool lasts(const orr_box *b, uint8_t kind)        /* MAR-A110; card.c says until when */
{
    switch (mar_set_of(b)->cards[kind].effect) {
    case MAR_BIG_EYES:
    case MAR_LEVITATION:
    case MAR_STUPID_HUMANS:
    case MAR_END_OF_THE_WORLD:
    case MAR_HOMELAND_SECURITY:
    case MAR_WAIT:
    case MAR_NO_WAY: return true;
    default: return false;
    }
}
static bool has_bullets(const orr_box *b, uint8_t seats, uint8_t kind, uint8_t tag)     /* MAR-136, MAR-146, MAR-A50 */
{
    const mar_card_row *row = &mar_set_of(b)->cards[kind];
    (void)seats;
    return tag <= row->bullets_on && (tag || row->effect != MAR_SHOTGUN);
}
static bool until_a_seat(const orr_box *b, uint8_t seats, uint8_t kind, uint8_t tag)
{
    (void)b, (void)kind;
    return tag % MAR_SEATS < seats;
}

enum { DECK_CARD, DECK_MARTIAN, DECK_TILE, DECK_ITEM, DECK_MARKER };
enum { AT_HAND, AT_WEAPON, AT_DRAW, AT_DISCARD, AT_EFFECT, AT_PLAYED, AT_MARTIAN_DRAW, AT_MARTIAN_DISCARD,
       AT_MARTIAN_EFFECT, AT_REVEALED,
       AT_TILE_PILE, AT_TILE_GONE, AT_TILE_DRAWN, AT_MAP, AT_ITEM_PILE, AT_HELD, AT_SHIP, AT_LYING, AT_MARKER_PILE,
       AT_MARKER };
static const orr_deck decks[] = {
    [DECK_CARD] = { "card", MAR_N_CARD, AT_DRAW }, [DECK_MARTIAN] = { "martian", MAR_N_CARD, AT_MARTIAN_DRAW },
    [DECK_TILE] = { "tile", MAR_N_KIND, AT_TILE_PILE }, [DECK_ITEM] = { "item", MAR_N_ITEM, AT_ITEM_PILE },
    [DECK_MARKER] = { "marker", MAR_N_MARKER, AT_MARKER_PILE },
};

static const orr_place places[] = {
    [AT_HAND] = { .word = "hand", .deck = DECK_CARD, .flags = ORR_EACH | ORR_HELD | ORR_TAG_HELD, .cap = MAR_HAND,
        .tag = MAR_N_COVERED, ORR_MEMBERS(mar, hand),
        .text = "cards of a player, in no order; tag: covered by Angry or not" },
    [AT_WEAPON] = { .word = "weapon", .deck = DECK_CARD, .flags = ORR_EACH | ORR_UPSIDE | ORR_TAG_SEEN,
        .cap = MAR_WEAPONS, .tag = NUMBER, ORR_MEMBERS(mar, weapon),
        .text = "weapons in front of a player, the latest first; tag: Bullets on it", .takes = is_weapon,
        .tags = has_bullets },
    [AT_DRAW] = { .word = "draw", .deck = DECK_CARD, .cap = MAR_DECK, ORR_MEMBER(mar, draw),
        .text = "the draw pile, from the top" },
    [AT_DISCARD] = { .word = "discard", .deck = DECK_CARD, .flags = ORR_UPSIDE, .cap = MAR_DECK,
        ORR_MEMBER(mar, discard), .text = "the discard pile, from the top: the last card first" },
    [AT_EFFECT] = { .word = "effect", .deck = DECK_CARD, .flags = ORR_UPSIDE | ORR_TAG_SEEN, .cap = MAR_EFFECTS,
        .tag = MAR_N_UNTIL, ORR_MEMBER(mar, effect),
        .text = "cards whose effect goes on, the latest first; tag: until when", .takes = lasts, .tags = until_a_seat },
    [AT_PLAYED] = { .word = "played", .deck = DECK_CARD, .flags = ORR_UPSIDE, .cap = MAR_STACK,
        ORR_MEMBER(mar, played), .text = "cards that are being carried out, the innermost first" },
    [AT_MARTIAN_DRAW] = { .word = "martian-draw", .deck = DECK_MARTIAN, .cap = MAR_MARTIAN_DECK,
        ORR_MEMBER(mar, martian_draw), .text = "the pile of Martian cards, from the top; co-operative play only" },
    [AT_MARTIAN_DISCARD] = { .word = "martian-discard", .deck = DECK_MARTIAN, .flags = ORR_UPSIDE,
        .cap = MAR_MARTIAN_DECK, ORR_MEMBER(mar, martian_discard), .text = "the Martian discard pile, from the top" },
    [AT_MARTIAN_EFFECT] = { .word = "martian-effect", .deck = DECK_MARTIAN, .flags = ORR_UPSIDE | ORR_TAG_SEEN,
        .cap = MAR_MARTIAN_EFFECTS, .tag = MAR_N_UNTIL, ORR_MEMBER(mar, martian_effect),
        .text = "Martian cards whose effect goes on, the latest first; tag: until when", .takes = lasts,
        .tags = until_a_seat },
    [AT_REVEALED] = { .word = "revealed", .deck = DECK_MARTIAN, .flags = ORR_UPSIDE, .cap = 1,
        ORR_MEMBER(mar, revealed), .text = "the Martian card that is being carried out" },
    [AT_TILE_PILE] = { .word = "tile-pile", .deck = DECK_TILE, .cap = MAR_SPOTS, ORR_MEMBER(mar, tile_pile),
        .text = "tiles not drawn yet, from the top" },
    [AT_TILE_GONE] = { .word = "tile-gone", .deck = DECK_TILE, .flags = ORR_UPSIDE, .cap = MAR_SPOTS,
        ORR_MEMBER(mar, tile_gone), .text = "tiles out of the game, the latest first" },
    [AT_TILE_DRAWN] = { .word = "tile-drawn", .deck = DECK_TILE, .flags = ORR_UPSIDE, .cap = 1,
        ORR_MEMBER(mar, tile_drawn), .text = "the tile that is to be placed" },
    [AT_MAP] = { .word = "map", .deck = DECK_TILE, .flags = ORR_UPSIDE | ORR_TAG_SEEN, .cap = 1, .tag = MAR_N_TURN,
        ORR_MEMBERS(mar, map), .by = MAR_N_SPOT, .count = MAR_SPOTS,
        .text = "the tile on the table with this letter; tag: how it is turned; `column` and `row` say where it lies" },
    [AT_ITEM_PILE] = { .word = "item-pile", .deck = DECK_ITEM, .cap = MAR_ITEMS, ORR_MEMBER(mar, item_pile),
        .text = "Items not in play, from the top" },
    [AT_HELD] = { .word = "held", .deck = DECK_ITEM, .flags = ORR_EACH | ORR_UPSIDE, .cap = MAR_N_ITEMS,
        ORR_MEMBERS(mar, held), .text = "Items of a player, the latest first" },
    [AT_SHIP] = { .word = "ship", .deck = DECK_ITEM, .flags = ORR_UPSIDE, .cap = MAR_N_ITEMS, ORR_MEMBER(mar, ship),
        .text = "Items on the Mother Ship, the latest first" },
    [AT_LYING] = { .word = "lying", .deck = DECK_ITEM, .flags = ORR_TAG_SEEN, .cap = MAR_LYING, .tag = MAR_N_SQUARE,
        ORR_MEMBERS(mar, lying), .by = MAR_N_KIND, .count = MAR_BUILDINGS,
        .text = "Items in a building, the latest first; tag: the square" },
    [AT_MARKER_PILE] = { .word = "marker-pile", .deck = DECK_MARKER, .cap = MAR_FARMS, ORR_MEMBER(mar, marker_pile),
        .text = "markers not in play, from the top" },
    [AT_MARKER] = { .word = "marker", .deck = DECK_MARKER, .flags = ORR_TAG_SEEN, .cap = 1, .tag = MAR_N_FACING,
        ORR_MEMBERS(mar, marker), .by = MAR_N_FARM, .count = MAR_FARMS,
        .text = "the marker on a Farm, counted in the order in which Farms came; tag: face up or down" },
};
#define BY_SPOT .by = MAR_N_SPOT, .count = MAR_SPOTS
#define BY_BUILDING .by = MAR_N_KIND, .count = MAR_BUILDINGS
static const orr_field fields[] = {
    { .word = "martians", .type = ORR_SET, .flags = ORR_CURVE, .noun = MAR_N_SQUARE, ORR_MEMBER(mar, martian),
      BY_SPOT, .text = "squares of a tile with a Martian" },
    { .word = "moved", .type = ORR_SET, .noun = MAR_N_SQUARE, ORR_MEMBER(mar, moved), BY_SPOT,
      .text = "of them those whose Martian has moved in this step 6" },
    { .word = "life-at", .type = ORR_SET, .noun = MAR_N_SQUARE, ORR_MEMBER(mar, life_at), BY_BUILDING,
      .text = "squares of a building with a Life token" },
    { .word = "bullets-at", .type = ORR_SET, .noun = MAR_N_SQUARE, ORR_MEMBER(mar, bullets_at), BY_BUILDING,
      .text = "squares of a building with a Bullet token" },
    { .word = "normal", .type = ORR_SET, .noun = SEAT, ORR_MEMBER(mar, normal),
      .text = "who has not yet used the play of this cycle" },
    { .word = "diced", .type = ORR_SET, .noun = SEAT, ORR_MEMBER(mar, diced),
      .text = "to whom no Martian can come nearer (Four-sided Dice)" },
    { .word = "jammed", .type = ORR_SET, .noun = SEAT, ORR_MEMBER(mar, jammed),
      .text = "who is jammed (Signal Jammer)" },
    { .word = "answered", .type = ORR_SET, .noun = SEAT, ORR_MEMBER(mar, answered),
      .text = "who has answered in the open reaction window" },
    { .word = "turns", .type = ORR_SHORT, .flags = ORR_CLOCK, .noun = NUMBER, ORR_MEMBER(mar, turns),
      .text = "turns that have begun" },
    { .word = "column", .type = ORR_BYTE, .noun = MAR_N_COLUMN, ORR_MEMBER(mar, column), BY_SPOT,
      .text = "where a tile lies, west to east; the House is in 0" },
    { .word = "row", .type = ORR_BYTE, .noun = MAR_N_ROW, ORR_MEMBER(mar, row), BY_SPOT,
      .text = "where a tile lies, north to south; the House is in 0" },
    { .word = "at-tile", .type = ORR_BYTE, .flags = ORR_EACH, .noun = MAR_N_SPOT, ORR_MEMBER(mar, at_tile),
      .text = "the tile on which a pawn stands" },
    { .word = "at-square", .type = ORR_BYTE, .flags = ORR_EACH, .noun = MAR_N_SQUARE, ORR_MEMBER(mar, at_square),
      .text = "the square on which a pawn stands" },
    { .word = "life", .type = ORR_BYTE, .flags = ORR_EACH | ORR_CURVE, .noun = NUMBER, ORR_MEMBER(mar, life),
      .most = MAR_MOST_LIFE, .text = "Life of a player" },
    { .word = "bullets", .type = ORR_BYTE, .flags = ORR_EACH | ORR_CURVE, .noun = NUMBER, ORR_MEMBER(mar, bullets),
      .most = MAR_MOST_BULLETS, .text = "Bullets of a player" },
    { .word = "collected", .type = ORR_BYTE, .flags = ORR_EACH | ORR_CURVE, .noun = NUMBER,
      ORR_MEMBER(mar, collected), .text = "Martians a player has collected" },
    { .word = "extra", .type = ORR_BYTE, .flags = ORR_EACH, .noun = NUMBER, ORR_MEMBER(mar, extra), .by = SEAT,
      .count = MAR_SEATS, .text = "plays of Big Eyes that the second seat has until the turn of the first begins" },
    { .word = "supply", .type = ORR_BYTE, .noun = NUMBER, ORR_MEMBER(mar, supply),
      .text = "Martian figures beside the board; `rest` counts them for you" },
    { .word = "boxed", .type = ORR_BYTE, .noun = NUMBER, ORR_MEMBER(mar, boxed),
      .text = "Martian figures out of the game" },
    { .word = "life-supply", .type = ORR_BYTE, .noun = NUMBER, ORR_MEMBER(mar, life_supply),
      .text = "Life tokens beside the board; `rest` counts them for you" },
    { .word = "bullet-supply", .type = ORR_BYTE, .noun = NUMBER, ORR_MEMBER(mar, bullet_supply),
      .text = "Bullet tokens beside the board; `rest` counts them for you" },
    { .word = "life-proxies", .type = ORR_BYTE, .noun = NUMBER, ORR_MEMBER(mar, life_proxies),
      .text = "Life tokens handed out beyond the 30 in the box" },
    { .word = "bullet-proxies", .type = ORR_BYTE, .noun = NUMBER, ORR_MEMBER(mar, bullet_proxies),
      .text = "Bullet tokens handed out beyond the 60 in the box" },
    { .word = "letters", .type = ORR_BYTE, .noun = NUMBER, ORR_MEMBER(mar, letters), .least = 1, .most = MAR_SPOTS,
      .text = "letters given to tiles so far: at least one for every tile on the table" },
    { .word = "active", .type = ORR_BYTE, .flags = ORR_DERIVED, .noun = SEAT, ORR_MEMBER(mar, active),
      .text = "whose turn it is; `at` sets it" },
    { .word = "dealer", .type = ORR_BYTE, .noun = SEAT, ORR_MEMBER(mar, dealer), .text = "who is the dealer" },
    { .word = "extra-turns", .type = ORR_BYTE, .noun = NUMBER, ORR_MEMBER(mar, extra_turns),
      .text = "turns won by It's GO Time! that have not begun" },
    { .word = "dead", .type = ORR_BYTE, .noun = NUMBER, ORR_MEMBER(mar, dead), .most = 1,
      .text = "1: the active player has died in this turn" },
    { .word = "fighting", .type = ORR_BYTE, .noun = NUMBER, ORR_MEMBER(mar, fighting), .most = 1,
      .text = "1: the active player is in a combat" },
    { .word = "weapon-used", .type = ORR_BYTE, .noun = NUMBER, ORR_MEMBER(mar, weapon_used), .most = 1,
      .text = "1: a weapon has been used in this combat" },
    { .word = "covered", .type = ORR_BYTE, .flags = ORR_DERIVED, .noun = NUMBER, ORR_MEMBER(mar, covered),
      .text = "covered cards still to be played through Angry" },
    { .word = "angry", .type = ORR_BYTE, .flags = ORR_OR_NONE, .noun = SEAT, ORR_MEMBER(mar, angry),
      .text = "whose Angry is being carried out" },
    { .word = "die", .type = ORR_BYTE, .noun = NUMBER, ORR_MEMBER(mar, die), .most = 6,
      .text = "the last die, as rolled; 0: none yet" },
    { .word = "rolled", .type = ORR_BYTE, .noun = NUMBER, ORR_MEMBER(mar, rolled),
      .text = "die and Life of step 4; 0 before it and without it" },
    { .word = "roll-plus", .type = ORR_BYTE, .noun = NUMBER, ORR_MEMBER(mar, roll_plus),
      .text = "what was added at that roll" },
    { .word = "roll-minus", .type = ORR_BYTE, .noun = NUMBER, ORR_MEMBER(mar, roll_minus),
      .text = "what was taken away at that roll" },
    { .word = "steps", .type = ORR_BYTE, .noun = NUMBER, ORR_MEMBER(mar, steps), .text = "steps made in this step 5" },
    { .word = "to-move", .type = ORR_BYTE, .noun = NUMBER, ORR_MEMBER(mar, to_move),
      .text = "Martians still to be moved in this step 6" },
    { .word = "outcome", .type = ORR_BYTE, .flags = ORR_DERIVED, .noun = MAR_N_OUTCOME, ORR_MEMBER(mar, outcome),
      .text = "how the match has ended" },
    { .word = "winner", .type = ORR_BYTE, .flags = ORR_DERIVED | ORR_OR_NONE, .noun = SEAT, ORR_MEMBER(mar, winner),
      .text = "who has won, in competitive play" },
};
#undef SEAT
#undef NUMBER
static const orr_aside asides[] = {
    { .word = "town", .size = sizeof(mar_map), ORR_MEMBER(mar, town) },
    { .word = "my-reaction", .noun = MAR_N_REACTION, .size = 1, .seen = offsetof(mar_view, my_reaction) },
};

static const orr_moment moments[] = {
    { "turn", 1, { { P_TURN, T_START } }, "the turn begins: step 1, a tile is drawn" },
    { "fight", 1, { { P_TURN, T_FIGHT } }, "step 2: the fight on the square of the pawn, if there is one" },
    { "roll", 1, { { P_TURN, T_ROLL } }, "step 4: the roll for movement" },
    { "move", 1, { { P_TURN, T_MOVE } }, "step 5: the pawn moves" },
    { "martians", 1, { { P_TURN, T_MARTIANS } }, "step 6: the roll for the Martians" },
    { "spawn", 1, { { P_TURN, T_SPAWN } }, "step 7: new Martians on the Farms" },
    { "end", 1, { { P_TURN, T_END } }, "step 8: the seat may discard a card, then the turn ends" },
};
static const char *const nouns[] = { "card", "tile", "letter", "square", "side", "turn", "item", "marker", "token",
    "farm", "reaction", "column", "row",
                                     "until", "facing", "covered", "outcome" };
_Static_assert(ORR_COUNT(nouns) == MAR_N_NOUNS_END - ORR_N_FIRST_OWN, "every noun has a name");
static const char *const outcomes[] = { "the Mother Ship", "thirty Martians", "a draw", "won together",
    "lost: the last Martian", "lost: no Mother Ship",
                                        "lost: out of time" };

const orr_game orr_martians = {
    .id = "martians", .title = "Martians!!!", .rules_version = 3,
    .min_seats = 1, .max_seats = MAR_SEATS,              /* MAR-A2 */
    .state_size = sizeof(mar_state), .view_size = sizeof(mar_view), .set_size = sizeof(mar_set),
    .longest = 60000,                                    /* MAR-A118 */
    .verbs = verbs, .n_verbs = MAR_N_VERBS,
    .procs = procs, .locals = locals, .n_procs = N_PROCS,
    .rules = mar_rules, .n_rules = MAR_N_RULES,
    .options = options, .n_options = MAR_N_OPTIONS,
    .event_kinds = events, .n_event_kinds = MAR_N_EVENTS,
    .decks = decks, .n_decks = ORR_COUNT(decks),
    .places = places, .n_places = ORR_COUNT(places),
    .fields = fields, .n_fields = ORR_COUNT(fields),
    .asides = asides, .n_asides = ORR_COUNT(asides),
    .moments = moments, .n_moments = ORR_COUNT(moments),
    .sheets = mar_sheets, .n_sheets = MAR_N_SHEETS,
    .outcomes = outcomes, .n_outcomes = ORR_COUNT(outcomes),
    .nouns = nouns, .n_nouns = ORR_COUNT(nouns),
    .house_set = &mar_house_set, .set_name = "house",
    .set_note = "House set: card names and effects follow the rules; copies, all tiles but the House, the Farms and "
        "the Gas Stations, and what lies on them are ours.",
    .first = P_TURN, .interject = P_CARD, .plain = plain,
    .word = mar_word, .turned = mar_turned, .check_set = mar_check_set, .check_box = mar_check_box, .stock = mar_stock,
    .setup = mar_setup, .derive = mar_derive, .may = mar_may, .when = mar_when,
    .score = mar_score, .result = mar_result,
    .observe = mar_observe, .imagine = mar_imagine, .check = mar_check, .prompt = mar_prompt, .paint = mar_paint,
    .facts = mar_facts, .remark = mar_remark, .remark_kinds = mar_remark_kinds, .n_remark_kinds = MAR_N_REMARKS,
};
