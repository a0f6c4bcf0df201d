/* game.c - Earth Gambit's table of contents: its words, places and procedures, in rulebook order.
 * Chapters: setup.c, turn.c, piles.c, play.c, aim.c, then the cards: health.c, before.c, psych.c, science.c, looks.c,
 * hands.c, nested.c; abilities.c, victory.c, reasons.c; view.c, facts.c, remarks.c, check.c, words.c, set.c,
 * paint.c. */
#include "games/earth_gambit/eg_state.h"

/* None of them tells others about a card: talk is beside the match (EG-42, EG-43, EG-A49). */
static const orr_verb verbs[EG_N_VERBS] = {
    [EG_V_PLAY] = { .word = "play", .noun = { EG_N_KIND }, .flags = ORR_USES_A, .label = "Play {a}" },
    [EG_V_SHOW] = { .word = "show", .label = "Show the cards you can't play" },
    [EG_V_DISCARD] = { .word = "discard", .noun = { EG_N_KIND, EG_N_COPY }, .flags = ORR_SEALED_A | ORR_SEALED_B,
        .label = "Discard {a}{b}" },
    [EG_V_TARGET] = { .word = "target", .noun = { ORR_N_SEAT }, .label = "Choose {a}" },
    [EG_V_DAMAGE] = { .word = "damage", .noun = { ORR_N_SEAT }, .label = "Damage {a}" },
    [EG_V_HEAL] = { .word = "heal", .noun = { ORR_N_SEAT }, .label = "Heal {a}" },
    [EG_V_FORCE] = { .word = "force", .noun = { ORR_N_SEAT, EG_N_PLACE }, .label = "{a} must play {b}" },
    [EG_V_COVER] = { .word = "cover", .noun = { ORR_N_NUMBER }, .most = { EG_ROW }, .label = "Cover Science card {a}" },
    [EG_V_LIFT] = { .word = "lift", .noun = { ORR_N_NUMBER }, .most = { EG_ROW },
        .label = "Move the one that covers Science card {a}" },
    [EG_V_ORDER] = { .word = "order", .noun = { EG_N_KIND, EG_N_KIND, EG_N_KIND },
        .flags = ORR_SEALED_A | ORR_SEALED_B | ORR_SEALED_C, .label = "{a}, then {b}, then {c}" },
    [EG_V_ORDER_TWO] = { .word = "order-two", .noun = { EG_N_KIND, EG_N_KIND }, .flags = ORR_SEALED_A | ORR_SEALED_B,
        .label = "{a}, then {b}" },
    [EG_V_TAKE] = { .word = "take", .noun = { EG_N_KIND }, .flags = ORR_SEALED_A, .label = "Take {a}" },
    [EG_V_TRADE] = { .word = "trade", .noun = { ORR_N_SEAT, ORR_N_SEAT }, .label = "{a} and {b} trade" },
    [EG_V_OFFER] = { .word = "offer", .noun = { EG_N_KIND, EG_N_COPY }, .flags = ORR_SEALED_A | ORR_SEALED_B,
        .label = "Give {a}{b}" },
    [EG_V_REVEAL] = { .word = "reveal", .noun = { EG_N_KIND, EG_N_COPY }, .flags = ORR_SEALED_B,
        .label = "Reveal {a}{b}" },
    [EG_V_PEEK_ROLE] = { .word = "peek-role", .noun = { ORR_N_SEAT }, .label = "Look at {a}'s Role" },
    [EG_V_PEEK_SPARE] = { .word = "peek-spare", .label = "Look at the undealt Role" },
    [EG_V_PEEK_ABILITY] = { .word = "peek-ability", .noun = { ORR_N_SEAT }, .label = "Look at {a}'s Special Ability" },
    [EG_V_PEEK_HAND] = { .word = "peek-hand", .noun = { ORR_N_SEAT }, .label = "Look at a card in {a}'s hand" },
    [EG_V_PEEK_DRAW] = { .word = "peek-draw", .label = "Look at the top card of the Draw pile" },
    [EG_V_PEEK_DISCARD] = { .word = "peek-discard", .label = "Look at the top card of the Discard pile" },
    [EG_V_PASS] = { .word = "pass", .noun = { EG_N_KIND }, .flags = ORR_SEALED_A, .label = "Give {a}" },
    [EG_V_PROTECT] = { .word = "protect", .label = "Block it with Protect Player" },
    [EG_V_SHIELD] = { .word = "shield", .label = "Block it with your Special Ability" },
    [EG_V_SUFFER] = { .word = "suffer", .flags = ORR_DECLINES, .label = "Let it happen" },
    [EG_V_DRAW] = { .word = "draw", .label = "Draw a card" },
    [EG_V_DRAW_TWO] = { .word = "draw-two", .label = "Use your Special Ability: draw two cards, then discard one" },
    [EG_V_REDIRECT] = { .word = "redirect", .noun = { EG_N_KIND, ORR_N_SEAT }, .flags = ORR_SEALED_A,
        .label = "Use your Special Ability: give {a} to {b} instead" },
    [EG_V_DECLINE] = { .word = "decline", .flags = ORR_DECLINES, .label = "Don't use it" },
    [EG_V_VETO] = { .word = "veto", .label = "Use your Special Ability: discard the card without effect" },
    [EG_V_STOP_PLAYED] = { .word = "stop-played", .label = "Use Cancel Psych on the card being played" },
    [EG_V_STOP_PSYCH] = { .word = "stop-psych", .label = "Use Cancel Psych on the Psych card in play" },
    [EG_V_AWAIT_PSYCH] = { .word = "await-psych", .label = "Leave Cancel Psych face up for the next Psych card" },
    [EG_V_USE_CANCEL] = { .word = "use-cancel", .flags = ORR_INTERJECT,
        .label = "Use Cancel Psych on the Psych card in play" },
    [EG_V_USE_AWAIT] = { .word = "use-await", .flags = ORR_INTERJECT,
        .label = "Leave Cancel Psych face up for the next Psych card" },
    [EG_V_USE_HEAL] = { .word = "use-heal", .flags = ORR_INTERJECT,
        .label = "Use your Special Ability: heal yourself" },
    [EG_V_USE_DAMAGE] = { .word = "use-damage", .noun = { ORR_N_SEAT }, .flags = ORR_INTERJECT,
        .label = "Use your Special Ability: damage {a}" },
    [EG_V_USE_PEEK] = { .word = "use-peek", .noun = { ORR_N_SEAT }, .flags = ORR_INTERJECT,
        .label = "Use your Special Ability: look at the Role of {a}" },
    [EG_V_USE_SWAP] = { .word = "use-swap", .noun = { EG_N_KIND, ORR_N_SEAT, EG_N_COPY },
        .flags = ORR_INTERJECT | ORR_SEALED_A | ORR_SEALED_C,
        .label = "Use your Special Ability: swap {a}{c} for a random card from {b}" },
    [EG_V_USE_EXTRA] = { .word = "use-extra", .flags = ORR_INTERJECT,
        .label = "Use your Special Ability: play one more card" },
};

static const orr_proc procs[N_PROCS] = {
    [P_TURN] = { .name = "turn", .rule = EG_34, .run = eg_run_turn, .options = eg_options_turn },
    [P_PLAY] = { .name = "play", .rule = EG_28, .run = eg_run_play, .options = eg_options_play },
    [P_DAMAGE_OR_HEAL] = { .name = "damage-or-heal", .rule = EG_45, .run = eg_run_damage_or_heal,
        .options = eg_options_damage_or_heal },
    [P_HEAL_ALL] = { .name = "heal-all", .rule = EG_52, .run = eg_run_heal_all },
    [P_STRAY_DAMAGE] = { .name = "stray-damage", .rule = EG_54, .run = eg_run_stray_damage },
    [P_FORCE_TO_PLAY] = { .name = "force-to-play", .rule = EG_58, .run = eg_run_force_to_play,
        .options = eg_options_force_to_play },
    [P_PSYCH_WEAPON] = { .name = "psych-weapon", .rule = EG_64, .run = eg_run_psych },
    [P_PSYCH_DEFENCE] = { .name = "psych-defence", .rule = EG_72, .run = eg_run_psych },
    [P_CANCEL_SCIENCE] = { .name = "cancel-science", .rule = EG_77, .run = eg_run_cancel_science,
        .options = eg_options_cancel_science },
    [P_MOVE_CANCEL] = { .name = "move-cancel-science", .rule = EG_80, .run = eg_run_move_cancel,
        .options = eg_options_move_cancel },
    [P_REARRANGE] = { .name = "rearrange-top-3", .rule = EG_85, .run = eg_run_rearrange,
        .options = eg_options_rearrange },
    [P_PROTECT_PLAYER] = { .name = "protect-player", .rule = EG_86, .run = eg_run_protect_player,
        .options = eg_options_target },
    [P_SHUFFLE_HANDS] = { .name = "shuffle-hands", .rule = EG_91, .run = eg_run_shuffle_hands },
    [P_RESET_HANDS] = { .name = "reset-hands", .rule = EG_93, .run = eg_run_reset_hands },
    [P_REPLACE_CARD] = { .name = "replace-card", .rule = EG_96, .run = eg_run_replace_card,
        .options = eg_options_replace_card },
    [P_TAKE_FROM_DISCARD] = { .name = "take-from-discard", .rule = EG_99, .run = eg_run_take_from_discard,
        .options = eg_options_take_from_discard },
    [P_SKIP_TURN] = { .name = "skip-turn", .rule = EG_102, .run = eg_run_skip_turn, .options = eg_options_target },
    [P_TRADE_CARDS] = { .name = "trade-cards", .rule = EG_105, .run = eg_run_trade_cards,
        .options = eg_options_trade_cards },
    [P_STEAL_CARD] = { .name = "steal-card", .rule = EG_108, .run = eg_run_steal_card,
        .options = eg_options_steal_card },
    [P_PLAY_TOP_CARD] = { .name = "play-top-card", .rule = EG_113, .run = eg_run_play_top_card },
    [P_PEEK] = { .name = "peek-at-any-card", .rule = EG_117, .run = eg_run_peek, .options = eg_options_peek },
    [P_AIM] = { .name = "aim", .rule = EG_87, .run = eg_run_aim, .options = eg_options_aim },
    [P_HURT] = { .name = "hurt", .rule = EG_46, .run = eg_run_hurt, .options = eg_options_hurt },
    [P_ABILITY] = { .name = "ability", .rule = EG_118, .run = eg_run_ability, .options = eg_options_ability },
};
/* What those locals name that a view shows. */
static const uint8_t locals[N_PROCS][ORR_LOCALS] = {
    [P_TURN] = { [1] = ORR_N_NUMBER },
    [P_PLAY] = { ORR_N_NUMBER, ORR_N_NUMBER, ORR_N_NUMBER, EG_N_PLACE },
    [P_DAMAGE_OR_HEAL] = { ORR_N_SEAT, ORR_N_NUMBER },
    [P_STRAY_DAMAGE] = { ORR_N_SEAT },
    [P_FORCE_TO_PLAY] = { ORR_N_SEAT, EG_N_PLACE },
    [P_CANCEL_SCIENCE] = { ORR_N_NUMBER },
    [P_MOVE_CANCEL] = { ORR_N_NUMBER, ORR_N_NUMBER },
    [P_REARRANGE] = { ORR_N_NUMBER },
    [P_REPLACE_CARD] = { ORR_N_SEAT },
    [P_TRADE_CARDS] = { ORR_N_SEAT, ORR_N_SEAT, ORR_N_NUMBER },
    [P_STEAL_CARD] = { ORR_N_SEAT },
    [P_PEEK] = { [1] = ORR_N_SEAT },
    [P_AIM] = { ORR_L_SEATS, 0, ORR_L_SEATS, 0, ORR_L_SEATS, 0, ORR_N_NUMBER },
};

#define SEAT ORR_N_SEAT
#define KIND EG_N_KIND
static const orr_event_kind events[EG_N_EVENTS] = {
    [EG_TOLD_DRAW] = { "draws", "{1} draws {4|a card}", { SEAT }, { KIND } },
    [EG_TOLD_PLAY] = { "plays", "{1} plays {2}", { SEAT, KIND }, { 0 } },
    [EG_TOLD_DISCARD] = { "discards", "{1} discards {4|a card}", { SEAT }, { KIND } },
    [EG_TOLD_DISCARD_SHOWN] = { "discards-shown", "{1} discards {2}", { SEAT, KIND }, { 0 } },
    [EG_TOLD_SHOW] = { "shows", "{1} shows {2}, which cannot be played", { SEAT, KIND }, { 0 } },
    [EG_TOLD_PASS] = { "passes", "{1} passes {4|a card} to {2}", { SEAT, SEAT }, { KIND } },
    [EG_TOLD_START] = { "starts", "{1} is the starting player", { SEAT }, { 0 } },
    [EG_TOLD_TURN] = { "turn", "{1}'s turn", { SEAT }, { 0 } },
    [EG_TOLD_DAMAGED] = { "damaged", "{1} is damaged", { SEAT }, { 0 } },
    [EG_TOLD_HEALED] = { "healed", "{1} is healed", { SEAT }, { 0 } },
    [EG_TOLD_ROLL] = { "rolls", "{1} rolls {2}: it hits {3}", { SEAT, ORR_N_NUMBER, SEAT }, { 0 } },
    [EG_TOLD_PLACED] = { "lies-before", "{2} is in front of {1}", { SEAT, KIND }, { 0 } },
    [EG_TOLD_PSYCH_OFF] = { "psych-ends", "{2} in front of {1} is discarded", { SEAT, KIND }, { 0 } },
    [EG_TOLD_COVER] = { "covers", "{1} covers {3} (Science card {2})", { SEAT, ORR_N_NUMBER, KIND }, { 0 } },
    [EG_TOLD_UNCOVER] = { "uncovers", "{1} uncovers {3} (Science card {2})", { SEAT, ORR_N_NUMBER, KIND }, { 0 } },
    [EG_TOLD_NOTHING] = { "no-effect", "It has no effect", { SEAT }, { 0 } },
    [EG_TOLD_VOID] = { "force-void", "{2} in front of {1} no longer works and is discarded", { SEAT, KIND }, { 0 } },
    [EG_TOLD_SHUFFLED_HANDS] = { "hands-shuffled", "All hands are shuffled together", { SEAT }, { 0 } },
    [EG_TOLD_GETS] = { "gets", "{1} gets {4|a card}", { SEAT }, { KIND } },
    [EG_TOLD_LOOKS_THROUGH] = { "looks-through", "{1} sees {4|a card} in the Discard pile", { SEAT }, { KIND } },
    [EG_TOLD_TAKES] = { "takes", "{1} takes {4|a card} from the Discard pile", { SEAT }, { KIND } },
    [EG_TOLD_REVEALS] = { "reveals", "{1} reveals {2}", { SEAT, KIND }, { 0 } },
    [EG_TOLD_TOP] = { "top", "The top card of the Draw pile is {1}", { KIND }, { 0 } },
    [EG_TOLD_LOOKS_TOP] = { "looks-top", "{1} looks at card {2} of the Draw pile: {4|hidden}",
                            { SEAT, ORR_N_NUMBER }, { KIND } },
    [EG_TOLD_ORDERED] = { "ordered", "{1} puts the cards back", { SEAT }, { 0 } },
    [EG_TOLD_PEEK_ROLE] = { "peeks-role", "{1} looks at {2}'s Role: {4|hidden}", { SEAT, SEAT }, { EG_N_ROLE } },
    [EG_TOLD_PEEK_SPARE] = { "peeks-spare", "{1} looks at the undealt Role: {4|hidden}", { SEAT }, { EG_N_ROLE } },
    [EG_TOLD_PEEK_ABILITY] = { "peeks-ability", "{1} looks at {2}'s Special Ability: {4|hidden}",
                               { SEAT, SEAT }, { EG_N_ABILITY } },
    [EG_TOLD_PEEK_HAND] = { "peeks-hand", "{1} looks at a card in {2}'s hand: {4|hidden}", { SEAT, SEAT }, { KIND } },
    [EG_TOLD_PEEK_DRAW] = { "peeks-draw", "{1} looks at the top card of the Draw pile: {4|hidden}",
                            { SEAT }, { KIND } },
    [EG_TOLD_PEEK_DISCARD] = { "peeks-discard", "{1} looks at the top card of the Discard pile: {4|hidden}",
                               { SEAT }, { KIND } },
    [EG_TOLD_PROTECTED] = { "ignores", "{1} blocks it", { SEAT }, { 0 } },
    [EG_TOLD_RENEWED] = { "renewed", "The Discard pile is shuffled into a new Draw pile of {1} cards",
                          { ORR_N_NUMBER }, { 0 } },
    [EG_TOLD_SKIPPED] = { "skipped", "{1} skips a turn", { SEAT }, { 0 } },
    [EG_TOLD_TRADE] = { "gives", "{1} gives {4|a card} to {2}", { SEAT, SEAT }, { KIND } },
    [EG_TOLD_LAID] = { "must-play", "{1} must play next: {2}", { SEAT, EG_N_PLACE }, { 0 } },
    [EG_TOLD_TARGET] = { "aims", "{1} chooses {2}", { SEAT, SEAT }, { 0 } },
    [EG_TOLD_ABILITY] = { "ability", "{1} uses {2}", { SEAT, EG_N_ABILITY }, { 0 } },
    [EG_TOLD_STOPPED] = { "stopped", "{1} is discarded without effect", { KIND }, { 0 } },
    [EG_TOLD_AWAIT] = { "awaits", "{1} leaves Cancel Psych face up for the next Psych card", { SEAT }, { 0 } },
    [EG_TOLD_WON] = { "won", "Winners: {1}", { EG_N_OUTCOME }, { 0 } },
    [EG_TOLD_UNFINISHED] = { "unfinished", "The turn limit is reached: nobody wins", { 0 }, { 0 } },
    [EG_TOLD_ROLE] = { "role", "{1} was {2}", { SEAT, EG_N_ROLE }, { 0 } },
    [EG_TOLD_SPARE] = { "spare", "The undealt Role was {1}", { EG_N_ROLE }, { 0 } },
    [EG_TOLD_DEALT] = { "dealt", "{1} is dealt {4|a card}", { SEAT }, { KIND } },
    [EG_TOLD_DEALT_ROLE] = { "dealt-role", "{1} is dealt {4|a Role}", { SEAT }, { EG_N_ROLE } },
    [EG_TOLD_AIMS_DAMAGE] = { "aims-damage", "{1} chooses to damage {2}", { SEAT, SEAT }, { 0 } },
    [EG_TOLD_AIMS_HEALING] = { "aims-healing", "{1} chooses to heal {2}", { SEAT, SEAT }, { 0 } },
    [EG_TOLD_DEALT_ABILITY] = { "dealt-ability", "{1} is dealt {4|a Special Ability}", { SEAT }, { EG_N_ABILITY } },
};
#undef SEAT
#undef KIND

static const char *const w_off_on[] = { "off", "on" };
static const char *const w_yes_no[] = { "yes", "no" };
static const char *const w_no_yes[] = { "no", "yes" };
static const char *const w_start[] = { "random", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10" };
static const char *const w_reshuffle[] = { "eager", "lazy" };
static const char *const w_replace[] = { "nothing", "draws" };
static const char *const w_unclaimed[] = { "ends", "ignored" };
static const char *const w_limit[] = { "1000", "0", "20", "50", "100", "200", "500", "2000",
                                      "5000" };          /* turn.c has the numbers */

static const orr_option options[EG_N_OPTIONS] = {
    [EG_O_ABILITIES] = { "special_abilities", 2, w_off_on, EG_A50, "Everybody gets a Special Ability to use once." },
    [EG_O_START] = { "start", ORR_COUNT(w_start), w_start, EG_A53,
                     "Who starts: a random player, or the seat you name." },
    [EG_O_RESHUFFLE] = { "reshuffle", 2, w_reshuffle, EG_A9,
                         "Shuffle a new Draw pile as soon as it is empty, or only when somebody must draw." },
    [EG_O_RESET_CLEARS] = { "reset_clears_damage", 2, w_yes_no, EG_A6,
                            "Reset Hands also heals everybody who gets new cards." },
    [EG_O_REPLACE_EMPTY] = { "replace_empty", 2, w_replace, EG_A16,
                             "What Replace Card does with an empty hand: nothing, or the player draws." },
    [EG_O_PROTECT_LATE] = { "protect_late", 2, w_no_yes, EG_A31,
                            "Protect Player also blocks a Skip Turn or Force to Play that is already in front of "
                            "you." },
    [EG_O_PROTECT_PEEK] = { "protect_vs_peek", 2, w_yes_no, EG_A35, "Protect Player works against Peek at Any Card." },
    [EG_O_UNCLAIMED] = { "unclaimed_win", 2, w_unclaimed, EG_A2,
                         "When a team that nobody plays reaches its goal: the game ends, or goes on." },
    [EG_O_TURN_LIMIT] = { "turn_limit", ORR_COUNT(w_limit), w_limit, EG_A56,
                          "After this many turns the game ends without a winner; 0: no limit.", .endless = 1 },
};

/* What can lie where: EG-39, EG-77; a card in front of a player waits for something. */
static bool is_science(const orr_box *b, uint8_t kind) { return eg_set_of(b)->cards[kind].effect == EG_SCIENCE; }
static bool is_cover(const orr_box *b, uint8_t kind) { return eg_set_of(b)->cards[kind].effect == EG_CANCEL_SCIENCE; }
static bool waits_in_front(const orr_box *b, uint8_t kind)
{
    switch (eg_set_of(b)->cards[kind].effect) {
    case EG_PSYCH_WEAPON:
    case EG_PSYCH_DEFENCE:
    case EG_PROTECT_PLAYER:
    case EG_SKIP_TURN:
    case EG_FORCE_TO_PLAY: return true;
    default: return false;
    }
}
static bool names_a_place(const orr_box *b, uint8_t seats, uint8_t kind, uint8_t tag) /* EG-A19: a Force to Play does */
{
    (void)seats;
    return !tag || eg_set_of(b)->cards[kind].effect == EG_FORCE_TO_PLAY;
}
static bool is_a_position(const orr_box *b, uint8_t seats, uint8_t kind, uint8_t tag)
{
    (void)b, (void)seats, (void)kind;
    return tag >= 1 && tag <= EG_ROW;
}

enum { DECK_PLAY, DECK_ROLE, DECK_ABILITY };
enum { AT_HAND, AT_FRONT, AT_OFFER, AT_DRAW, AT_DISCARD, AT_ROW, AT_COVER, AT_STACK, AT_ROLE, AT_SPARE,
       AT_ABILITY, AT_UNUSED, AT_USED };
static const orr_deck decks[] = { [DECK_PLAY] = { "play", EG_N_KIND, AT_DRAW },
                                  [DECK_ROLE] = { "role", EG_N_ROLE, AT_SPARE },
                                  [DECK_ABILITY] = { "ability", EG_N_ABILITY, AT_UNUSED } };

static const orr_place places[] = {
    [AT_HAND] = { .word = "hand", .deck = DECK_PLAY, .flags = ORR_EACH | ORR_HELD | ORR_TAG_HELD, .cap = EG_HAND,
        .tag = EG_N_TAG, ORR_MEMBERS(eg, hand),
        .text = "cards of a player, in no order; tag: how a card came into the hand in this turn" },  /* EG-123 */
    [AT_FRONT] = { .word = "front", .deck = DECK_PLAY, .flags = ORR_EACH | ORR_UPSIDE | ORR_TAG_SEEN,
        .cap = EG_FRONT, .tag = EG_N_PLACE, ORR_MEMBERS(eg, front),
        .text = "cards face up in front of a player, the latest first: Psych cards, Force to Play, Protect Player, "
                "Skip Turn; tag of a Force to Play: the place it names",
        .takes = waits_in_front, .tags = names_a_place },
    [AT_OFFER] = { .word = "offer", .deck = DECK_PLAY, .flags = ORR_EACH | ORR_HELD | ORR_TAG_HELD, .cap = 1,
        .tag = EG_N_TAG, ORR_MEMBERS(eg, offer),
        .text = "the card laid down to be traded or passed; tag: how it came into the hand in this turn" },
    [AT_DRAW] = { .word = "draw", .deck = DECK_PLAY, .cap = EG_DECK, ORR_MEMBER(eg, draw),
        .text = "the Draw pile, from the top" },  /* EG-11, EG-12 */
    [AT_DISCARD] = { .word = "discard", .deck = DECK_PLAY, .cap = EG_DECK, ORR_MEMBER(eg, discard),
        .text = "the Discard pile, face down, from the top: the last card first" },  /* EG-13 */
    [AT_ROW] = { .word = "row", .deck = DECK_PLAY, .flags = ORR_UPSIDE, .cap = EG_ROW, ORR_MEMBER(eg, row),
        .text = "Science that has been played, the latest card first", .takes = is_science },  /* EG-14 */
    [AT_COVER] = { .word = "cover", .deck = DECK_PLAY, .flags = ORR_UPSIDE | ORR_TAG_SEEN, .cap = EG_COVERS,
        .tag = ORR_N_NUMBER, ORR_MEMBER(eg, cover),
        .text = "Cancel Science in play; tag: which card of the row it covers, counted from the oldest, from 1",
        .takes = is_cover, .tags = is_a_position },
    [AT_STACK] = { .word = "stack", .deck = DECK_PLAY, .flags = ORR_UPSIDE, .cap = EG_STACK, ORR_MEMBER(eg, stack),
        .text = "cards that are being carried out, the innermost first" },
    [AT_ROLE] = { .word = "role", .deck = DECK_ROLE, .flags = ORR_EACH | ORR_HELD, .cap = 1, ORR_MEMBERS(eg, role),
        .text = "the Role of a player" },  /* EG-3, EG-17 */
    [AT_SPARE] = { .word = "spare", .deck = DECK_ROLE, .cap = 1, ORR_MEMBER(eg, spare),
        .text = "the Role that was not dealt" },
    [AT_ABILITY] = { .word = "ability", .deck = DECK_ABILITY, .flags = ORR_EACH | ORR_HELD, .cap = 1,
        ORR_MEMBERS(eg, ability), .text = "the unused Special Ability of a player" },  /* EG-119 */
    [AT_UNUSED] = { .word = "unused", .deck = DECK_ABILITY, .cap = EG_MAX_ABILITIES, ORR_MEMBER(eg, unused),
        .text = "Special Abilities that were not dealt" },
    [AT_USED] = { .word = "used", .deck = DECK_ABILITY, .flags = ORR_UPSIDE, .cap = EG_MAX_ABILITIES,
        ORR_MEMBER(eg, used), .text = "Special Abilities that have been used, the latest first" },
};
static const orr_field fields[] = {
    { .word = "damaged", .type = ORR_SET, .noun = ORR_N_SEAT, ORR_MEMBER(eg, damaged),
      .text = "who is damaged: their hand is one card smaller" },
    { .word = "psych", .type = ORR_SET, .flags = ORR_DERIVED, .noun = ORR_N_SEAT, ORR_MEMBER(eg, psych),
      .text = "who has the Psych card in play in front of them" },
    { .word = "await", .type = ORR_SET, .noun = ORR_N_SEAT, ORR_MEMBER(eg, await),
      .text = "who has left a Special Ability that cancels Psych cards face up in advance" },
    { .word = "turns", .type = ORR_SHORT, .flags = ORR_CLOCK, .noun = ORR_N_NUMBER, ORR_MEMBER(eg, turns),
      .text = "turns that are over" },
    { .word = "active", .type = ORR_BYTE, .flags = ORR_DERIVED, .noun = ORR_N_SEAT, ORR_MEMBER(eg, active),
      .text = "whose turn it is; `at` sets it" },
    { .word = "red", .type = ORR_BYTE, .flags = ORR_CURVE | ORR_DERIVED, .noun = ORR_N_NUMBER, ORR_MEMBER(eg, red),
      .text = "red Science in the row that is not covered" },
    { .word = "blue", .type = ORR_BYTE, .flags = ORR_CURVE | ORR_DERIVED, .noun = ORR_N_NUMBER, ORR_MEMBER(eg, blue),
      .text = "blue Science in the row that is not covered" },
    { .word = "yellow", .type = ORR_BYTE, .flags = ORR_CURVE | ORR_DERIVED, .noun = ORR_N_NUMBER,
      ORR_MEMBER(eg, yellow), .text = "yellow Science in the row that is not covered" },
    { .word = "passed", .type = ORR_BYTE, .flags = ORR_DERIVED, .noun = ORR_N_NUMBER, ORR_MEMBER(eg, passed),
      .text = "cards of the active hand that everybody knows to have been passed to it" },
    { .word = "drawn", .type = ORR_BYTE, .flags = ORR_DERIVED, .noun = ORR_N_NUMBER, ORR_MEMBER(eg, drawn),
      .text = "cards of the active hand that everybody knows to have been drawn in this turn" },
    { .word = "stray", .type = ORR_BYTE, .flags = ORR_DERIVED, .noun = ORR_N_NUMBER, ORR_MEMBER(eg, stray),
      .text = "cards that have left the active hand in this turn, nobody else knows from which place" },
    { .word = "outcome", .type = ORR_BYTE, .flags = ORR_DERIVED, .noun = EG_N_OUTCOME, ORR_MEMBER(eg, outcome),
      .text = "who has won; it has a meaning only once the match is over" },
};

static const orr_moment moments[] = {
    { "turn", 1, { { P_TURN, T_START } }, "the turn begins: a Skip Turn ends it, else the seat draws a card" },
    { "play", 2, { { P_TURN, T_PASS }, { P_PLAY, PL_FORCE } }, "the seat has drawn and plays a card" },
    { "pass", 1, { { P_TURN, T_PASS } }, "the seat has played and passes a card" },
};
static const char *const nouns[] = { "card", "tag", "place", "role", "ability", "outcome", "copy" };
static const char *const outcomes[] = { "Aliens", "Scientists", "Extinctionists",
                                        "Aliens and Scientists", "unfinished" };

const orr_game orr_earth_gambit = {
    .id = "earth-gambit", .title = "Earth Gambit: Light", .rules_version = 2,
    .min_seats = 2, .max_seats = EG_MAX_SEATS,           /* EG-1 */
    .state_size = sizeof(eg_state), .view_size = sizeof(eg_view), .set_size = sizeof(eg_set),
    .longest = 20000,
    .verbs = verbs, .n_verbs = EG_N_VERBS,
    .procs = procs, .locals = locals, .n_procs = N_PROCS,
    .rules = eg_rules, .n_rules = EG_N_RULES,
    .options = options, .n_options = EG_N_OPTIONS,
    .event_kinds = events, .n_event_kinds = EG_N_EVENTS,
    .remark_kinds = eg_remark_kinds, .n_remark_kinds = EG_N_REMARKS,
    .decks = decks, .n_decks = ORR_COUNT(decks),
    .places = places, .n_places = ORR_COUNT(places),
    .fields = fields, .n_fields = ORR_COUNT(fields),
    .moments = moments, .n_moments = ORR_COUNT(moments),
    .sheets = eg_sheets, .n_sheets = EG_N_SHEETS,
    .outcomes = outcomes, .n_outcomes = ORR_COUNT(outcomes),
    .nouns = nouns, .n_nouns = ORR_COUNT(nouns),
    .house_set = &eg_house_set, .set_name = "house",
    .set_note = "House set: card names and numbers follow the rulebook; the two second copies and nine of the ten "
                "Special Abilities are ours.",
    .first = P_TURN, .interject = P_ABILITY,
    .word = eg_word, .check_set = eg_check_set, .check_box = eg_check_box, .stock = eg_stock,
    .setup = eg_setup, .derive = eg_derive, .may = eg_may, .when = eg_when, .score = eg_score, .result = eg_result,
    .imagine = eg_imagine, .check = eg_check, .prompt = eg_prompt, .paint = eg_paint, .facts = eg_facts,
    .remark = eg_remark, .side_noun = EG_N_ROLE, .side = eg_side,
};
