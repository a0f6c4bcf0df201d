/* game.c - Earth Gambit's table of contents: its words, places and procedures, in rulebook order.
 * Chapters: setup.c, turn.c, piles.c, play.c, aim.c, then the cards: health.c, before.c, psych.c, science.c, looks.c,
 * hands.c, nested.c; abilities.c, victory.c, reasons.c; view.c, facts.c, remarks.c, check.c, words.c, set.c,
 * paint.c. */
#include "games/earth_gambit/eg_state.h"

#define COUNT(x) (sizeof(x) / sizeof *(x))

/* None of them tells others about a card: talk is beside the match (EG-42, EG-43, EG-A49). */
static const orr_verb verbs[EG_N_VERBS] = {
    [EG_V_PLAY] = { "play", { EG_N_KIND }, ORR_USES_A, "Play {a}" },
    [EG_V_SHOW] = { "show", { 0 }, 0, "Show the cards you can't play" },
    [EG_V_DISCARD] = { "discard", { EG_N_KIND, EG_N_COPY }, ORR_SEALED_A | ORR_SEALED_B, "Discard {a}{b}" },
    [EG_V_TARGET] = { "target", { ORR_N_SEAT }, 0, "Choose {a}" },
    [EG_V_DAMAGE] = { "damage", { ORR_N_SEAT }, 0, "Damage {a}" },
    [EG_V_HEAL] = { "heal", { ORR_N_SEAT }, 0, "Heal {a}" },
    [EG_V_FORCE] = { "force", { ORR_N_SEAT, EG_N_PLACE }, 0, "{a} must play {b}" },
    [EG_V_COVER] = { "cover", { ORR_N_NUMBER }, 0, "Cover Science card {a}" },
    [EG_V_LIFT] = { "lift", { ORR_N_NUMBER }, 0, "Move the one that covers Science card {a}" },
    [EG_V_ORDER] = { "order", { EG_N_KIND, EG_N_KIND, EG_N_KIND }, ORR_SEALED_A | ORR_SEALED_B | ORR_SEALED_C, "{a}, then {b}, then {c}" },
    [EG_V_ORDER_TWO] = { "order-two", { EG_N_KIND, EG_N_KIND }, ORR_SEALED_A | ORR_SEALED_B, "{a}, then {b}" },
    [EG_V_TAKE] = { "take", { EG_N_KIND }, ORR_SEALED_A, "Take {a}" },
    [EG_V_TRADE] = { "trade", { ORR_N_SEAT, ORR_N_SEAT }, 0, "{a} and {b} trade" },
    [EG_V_OFFER] = { "offer", { EG_N_KIND, EG_N_COPY }, ORR_SEALED_A | ORR_SEALED_B, "Give {a}{b}" },
    [EG_V_REVEAL] = { "reveal", { EG_N_KIND, EG_N_COPY }, ORR_SEALED_B, "Reveal {a}{b}" },
    [EG_V_PEEK_ROLE] = { "peek-role", { ORR_N_SEAT }, 0, "Look at {a}'s Role" },
    [EG_V_PEEK_SPARE] = { "peek-spare", { 0 }, 0, "Look at the undealt Role" },
    [EG_V_PEEK_ABILITY] = { "peek-ability", { ORR_N_SEAT }, 0, "Look at {a}'s Special Ability" },
    [EG_V_PEEK_HAND] = { "peek-hand", { ORR_N_SEAT }, 0, "Look at a card in {a}'s hand" },
    [EG_V_PEEK_DRAW] = { "peek-draw", { 0 }, 0, "Look at the top card of the Draw pile" },
    [EG_V_PEEK_DISCARD] = { "peek-discard", { 0 }, 0, "Look at the top card of the Discard pile" },
    [EG_V_PASS] = { "pass", { EG_N_KIND }, ORR_SEALED_A, "Give {a}" },
    [EG_V_PROTECT] = { "protect", { 0 }, 0, "Block it with Protect Player" },
    [EG_V_SHIELD] = { "shield", { 0 }, 0, "Block it with your Special Ability" },
    [EG_V_SUFFER] = { "suffer", { 0 }, ORR_DECLINES, "Let it happen" },
    [EG_V_DRAW] = { "draw", { 0 }, 0, "Draw a card" },
    [EG_V_DRAW_TWO] = { "draw-two", { 0 }, 0, "Use your Special Ability: draw two cards, then discard one" },
    [EG_V_REDIRECT] = { "redirect", { EG_N_KIND, ORR_N_SEAT }, ORR_SEALED_A, "Use your Special Ability: give {a} to {b} instead" },
    [EG_V_DECLINE] = { "decline", { 0 }, ORR_DECLINES, "Don't use it" },
    [EG_V_VETO] = { "veto", { 0 }, 0, "Use your Special Ability: discard the card without effect" },
    [EG_V_STOP_PLAYED] = { "stop-played", { 0 }, 0, "Use Cancel Psych on the card being played" },
    [EG_V_STOP_PSYCH] = { "stop-psych", { 0 }, 0, "Use Cancel Psych on the Psych card in play" },
    [EG_V_AWAIT_PSYCH] = { "await-psych", { 0 }, 0, "Leave Cancel Psych face up for the next Psych card" },
    [EG_V_USE_CANCEL] = { "use-cancel", { 0 }, ORR_INTERJECT, "Use Cancel Psych on the Psych card in play" },
    [EG_V_USE_AWAIT] = { "use-await", { 0 }, ORR_INTERJECT, "Leave Cancel Psych face up for the next Psych card" },
    [EG_V_USE_HEAL] = { "use-heal", { 0 }, ORR_INTERJECT, "Use your Special Ability: heal yourself" },
    [EG_V_USE_DAMAGE] = { "use-damage", { ORR_N_SEAT }, ORR_INTERJECT, "Use your Special Ability: damage {a}" },
    [EG_V_USE_PEEK] = { "use-peek", { ORR_N_SEAT }, ORR_INTERJECT, "Use your Special Ability: look at the Role of {a}" },
    [EG_V_USE_SWAP] = { "use-swap", { EG_N_KIND, ORR_N_SEAT, EG_N_COPY }, ORR_INTERJECT | ORR_SEALED_A | ORR_SEALED_C, "Use your Special Ability: swap {a}{c} for a random card from {b}" },
    [EG_V_USE_EXTRA] = { "use-extra", { 0 }, ORR_INTERJECT, "Use your Special Ability: play one more card" },
};

static const orr_proc procs[N_PROCS] = {
    [P_TURN] = { "turn", EG_34, 0, eg_run_turn, eg_options_turn },
    [P_PLAY] = { "play", EG_28, 0, eg_run_play, eg_options_play },
    [P_DAMAGE_OR_HEAL] = { "damage-or-heal", EG_45, 0, eg_run_damage_or_heal, eg_options_damage_or_heal },
    [P_HEAL_ALL] = { "heal-all", EG_52, 0, eg_run_heal_all, NULL },
    [P_STRAY_DAMAGE] = { "stray-damage", EG_54, 0, eg_run_stray_damage, NULL },
    [P_FORCE_TO_PLAY] = { "force-to-play", EG_58, 0, eg_run_force_to_play, eg_options_force_to_play },
    [P_PSYCH_WEAPON] = { "psych-weapon", EG_64, 0, eg_run_psych, NULL },
    [P_PSYCH_DEFENCE] = { "psych-defence", EG_72, 0, eg_run_psych, NULL },
    [P_CANCEL_SCIENCE] = { "cancel-science", EG_77, 0, eg_run_cancel_science, eg_options_cancel_science },
    [P_MOVE_CANCEL] = { "move-cancel-science", EG_80, 0, eg_run_move_cancel, eg_options_move_cancel },
    [P_REARRANGE] = { "rearrange-top-3", EG_85, 0, eg_run_rearrange, eg_options_rearrange },
    [P_PROTECT_PLAYER] = { "protect-player", EG_86, 0, eg_run_protect_player, eg_options_target },
    [P_SHUFFLE_HANDS] = { "shuffle-hands", EG_91, 0, eg_run_shuffle_hands, NULL },
    [P_RESET_HANDS] = { "reset-hands", EG_93, 0, eg_run_reset_hands, NULL },
    [P_REPLACE_CARD] = { "replace-card", EG_96, 0, eg_run_replace_card, eg_options_replace_card },
    [P_TAKE_FROM_DISCARD] = { "take-from-discard", EG_99, 0, eg_run_take_from_discard, eg_options_take_from_discard },
    [P_SKIP_TURN] = { "skip-turn", EG_102, 0, eg_run_skip_turn, eg_options_target },
    [P_TRADE_CARDS] = { "trade-cards", EG_105, 0, eg_run_trade_cards, eg_options_trade_cards },
    [P_STEAL_CARD] = { "steal-card", EG_108, 0, eg_run_steal_card, eg_options_steal_card },
    [P_PLAY_TOP_CARD] = { "play-top-card", EG_113, 0, eg_run_play_top_card, NULL },
    [P_PEEK] = { "peek-at-any-card", EG_117, 0, eg_run_peek, eg_options_peek },
    [P_AIM] = { "aim", EG_87, 0, eg_run_aim, eg_options_aim },
    [P_HURT] = { "hurt", EG_46, 0, eg_run_hurt, eg_options_hurt },
    [P_ABILITY] = { "ability", EG_118, 0, eg_run_ability, eg_options_ability },
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
    [EG_TOLD_LOOKS_TOP] = { "looks-top", "{1} looks at card {2} of the Draw pile: {4|hidden}", { SEAT, ORR_N_NUMBER }, { KIND } },
    [EG_TOLD_ORDERED] = { "ordered", "{1} puts the cards back", { SEAT }, { 0 } },
    [EG_TOLD_PEEK_ROLE] = { "peeks-role", "{1} looks at {2}'s Role: {4|hidden}", { SEAT, SEAT }, { EG_N_ROLE } },
    [EG_TOLD_PEEK_SPARE] = { "peeks-spare", "{1} looks at the undealt Role: {4|hidden}", { SEAT }, { EG_N_ROLE } },
    [EG_TOLD_PEEK_ABILITY] = { "peeks-ability", "{1} looks at {2}'s Special Ability: {4|hidden}", { SEAT, SEAT }, { EG_N_ABILITY } },
    [EG_TOLD_PEEK_HAND] = { "peeks-hand", "{1} looks at a card in {2}'s hand: {4|hidden}", { SEAT, SEAT }, { KIND } },
    [EG_TOLD_PEEK_DRAW] = { "peeks-draw", "{1} looks at the top card of the Draw pile: {4|hidden}", { SEAT }, { KIND } },
    [EG_TOLD_PEEK_DISCARD] = { "peeks-discard", "{1} looks at the top card of the Discard pile: {4|hidden}", { SEAT }, { KIND } },
    [EG_TOLD_PROTECTED] = { "ignores", "{1} blocks it", { SEAT }, { 0 } },
    [EG_TOLD_RENEWED] = { "renewed", "The Discard pile is shuffled into a new Draw pile of {1} cards", { ORR_N_NUMBER }, { 0 } },
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
static const char *const w_limit[] = { "1000", "0", "20", "50", "100", "200", "500", "2000", "5000" };   /* turn.c has the numbers */

static const orr_option options[EG_N_OPTIONS] = {
    [EG_O_ABILITIES] = { "special_abilities", 2, w_off_on, EG_A50, "Everybody gets a Special Ability to use once." },
    [EG_O_START] = { "start", COUNT(w_start), w_start, EG_A53, "Who starts: a random player, or the seat you name." },
    [EG_O_RESHUFFLE] = { "reshuffle", 2, w_reshuffle, EG_A9, "Shuffle a new Draw pile as soon as it is empty, or only when somebody must draw." },
    [EG_O_RESET_CLEARS] = { "reset_clears_damage", 2, w_yes_no, EG_A6, "Reset Hands also heals everybody who gets new cards." },
    [EG_O_REPLACE_EMPTY] = { "replace_empty", 2, w_replace, EG_A16, "What Replace Card does with an empty hand: nothing, or the player draws." },
    [EG_O_PROTECT_LATE] = { "protect_late", 2, w_no_yes, EG_A31, "Protect Player also blocks a Skip Turn or Force to Play that is already in front of you." },
    [EG_O_PROTECT_PEEK] = { "protect_vs_peek", 2, w_yes_no, EG_A35, "Protect Player works against Peek at Any Card." },
    [EG_O_UNCLAIMED] = { "unclaimed_win", 2, w_unclaimed, EG_A2, "When a team that nobody plays reaches its goal: the game ends, or goes on." },
    [EG_O_TURN_LIMIT] = { "turn_limit", COUNT(w_limit), w_limit, EG_A56,
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
static bool names_a_place(const orr_box *b, uint8_t seats, uint8_t kind, uint8_t tag)   /* EG-A19: a Force to Play does */
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
enum { AT_HAND, AT_FRONT, AT_OFFER, AT_DRAW, AT_DISCARD, AT_ROW, AT_COVER, AT_STACK, AT_ROLE, AT_SPARE, AT_ABILITY, AT_UNUSED, AT_USED };
static const orr_deck decks[] = { [DECK_PLAY] = { "play", EG_N_KIND, AT_DRAW }, [DECK_ROLE] = { "role", EG_N_ROLE, AT_SPARE },
                                  [DECK_ABILITY] = { "ability", EG_N_ABILITY, AT_UNUSED } };

#define EACH(m) offsetof(eg_state, m), sizeof(((eg_state *)0)->m[0]), offsetof(eg_view, m), sizeof(((eg_view *)0)->m[0])
#define ONE(m) offsetof(eg_state, m), 0, offsetof(eg_view, m), 0
static const orr_place places[] = {
    [AT_HAND] = { "hand", DECK_PLAY, ORR_EACH | ORR_HELD | ORR_TAG_HELD, EG_HAND, EG_N_TAG, EACH(hand),  /* EG-123 */
        .text = "cards of a player, in no order; tag: how a card came into the hand in this turn" },
    [AT_FRONT] = { "front", DECK_PLAY, ORR_EACH | ORR_UPSIDE | ORR_TAG_SEEN, EG_FRONT, EG_N_PLACE, EACH(front),
        .text = "cards face up in front of a player, the latest first: Psych cards, Force to Play, Protect Player, "
                "Skip Turn; tag of a Force to Play: the place it names",
        .takes = waits_in_front, .tags = names_a_place },
    [AT_OFFER] = { "offer", DECK_PLAY, ORR_EACH | ORR_HELD | ORR_TAG_HELD, 1, EG_N_TAG, EACH(offer),
        .text = "the card laid down to be traded or passed; tag: how it came into the hand in this turn" },
    [AT_DRAW] = { "draw", DECK_PLAY, 0, EG_DECK, 0, ONE(draw),  /* EG-11, EG-12 */
        .text = "the Draw pile, from the top" },
    [AT_DISCARD] = { "discard", DECK_PLAY, 0, EG_DECK, 0, ONE(discard),  /* EG-13 */
        .text = "the Discard pile, face down, from the top: the last card first" },
    [AT_ROW] = { "row", DECK_PLAY, ORR_UPSIDE, EG_ROW, 0, ONE(row),  /* EG-14 */
        .text = "Science that has been played, the latest card first", .takes = is_science },
    [AT_COVER] = { "cover", DECK_PLAY, ORR_UPSIDE | ORR_TAG_SEEN, EG_COVERS, ORR_N_NUMBER, ONE(cover),
        .text = "Cancel Science in play; tag: which card of the row it covers, counted from the oldest, from 1",
        .takes = is_cover, .tags = is_a_position },
    [AT_STACK] = { "stack", DECK_PLAY, ORR_UPSIDE, EG_STACK, 0, ONE(stack),
        .text = "cards that are being carried out, the innermost first" },
    [AT_ROLE] = { "role", DECK_ROLE, ORR_EACH | ORR_HELD, 1, 0, EACH(role),  /* EG-3, EG-17 */
        .text = "the Role of a player" },
    [AT_SPARE] = { "spare", DECK_ROLE, 0, 1, 0, ONE(spare),
        .text = "the Role that was not dealt" },
    [AT_ABILITY] = { "ability", DECK_ABILITY, ORR_EACH | ORR_HELD, 1, 0, EACH(ability),  /* EG-119 */
        .text = "the unused Special Ability of a player" },
    [AT_UNUSED] = { "unused", DECK_ABILITY, 0, EG_MAX_ABILITIES, 0, ONE(unused),
        .text = "Special Abilities that were not dealt" },
    [AT_USED] = { "used", DECK_ABILITY, ORR_UPSIDE, EG_MAX_ABILITIES, 0, ONE(used),
        .text = "Special Abilities that have been used, the latest first" },
};
#define BOTH(m) offsetof(eg_state, m), offsetof(eg_view, m)
static const orr_field fields[] = {
    { "damaged", ORR_SET, 0, ORR_N_SEAT, BOTH(damaged), .text = "who is damaged: their hand is one card smaller" },
    { "psych", ORR_SET, ORR_DERIVED, ORR_N_SEAT, BOTH(psych),
      .text = "who has the Psych card in play in front of them" },
    { "await", ORR_SET, 0, ORR_N_SEAT, BOTH(await),
      .text = "who has left a Special Ability that cancels Psych cards face up in advance" },
    { "turns", ORR_SHORT, ORR_CLOCK, ORR_N_NUMBER, BOTH(turns), .text = "turns that are over" },
    { "active", ORR_BYTE, ORR_DERIVED, ORR_N_SEAT, BOTH(active), .text = "whose turn it is; `at` sets it" },
    { "red", ORR_BYTE, ORR_CURVE | ORR_DERIVED, ORR_N_NUMBER, BOTH(red),
      .text = "red Science in the row that is not covered" },
    { "blue", ORR_BYTE, ORR_CURVE | ORR_DERIVED, ORR_N_NUMBER, BOTH(blue),
      .text = "blue Science in the row that is not covered" },
    { "yellow", ORR_BYTE, ORR_CURVE | ORR_DERIVED, ORR_N_NUMBER, BOTH(yellow),
      .text = "yellow Science in the row that is not covered" },
    { "passed", ORR_BYTE, ORR_DERIVED, ORR_N_NUMBER, BOTH(passed),
      .text = "cards of the active hand that everybody knows to have been passed to it" },
    { "drawn", ORR_BYTE, ORR_DERIVED, ORR_N_NUMBER, BOTH(drawn),
      .text = "cards of the active hand that everybody knows to have been drawn in this turn" },
    { "stray", ORR_BYTE, ORR_DERIVED, ORR_N_NUMBER, BOTH(stray),
      .text = "cards that have left the active hand in this turn, nobody else knows from which place" },
    { "outcome", ORR_BYTE, ORR_DERIVED, EG_N_OUTCOME, BOTH(outcome),
      .text = "who has won; it has a meaning only once the match is over" },
};
#undef EACH
#undef ONE
#undef BOTH

static const orr_moment moments[] = {
    { "turn", 1, { { P_TURN, T_START } }, "the turn begins: a Skip Turn ends it, else the seat draws a card" },
    { "play", 2, { { P_TURN, T_PASS }, { P_PLAY, PL_FORCE } }, "the seat has drawn and plays a card" },
    { "pass", 1, { { P_TURN, T_PASS } }, "the seat has played and passes a card" },
};
static const char *const nouns[] = { "card", "tag", "place", "role", "ability", "outcome", "copy" };
static const char *const outcomes[] = { "Aliens", "Scientists", "Extinctionists", "Aliens and Scientists", "unfinished" };

const orr_game orr_earth_gambit = {
    .id = "earth-gambit", .title = "Earth Gambit: Light", .rules_version = 2,
    .min_seats = 2, .max_seats = EG_MAX_SEATS,           /* EG-1 */
    .state_size = sizeof(eg_state), .view_size = sizeof(eg_view), .set_size = sizeof(eg_set),
    .longest = 20000,
    .verbs = verbs, .n_verbs = EG_N_VERBS,
    .procs = procs, .n_procs = N_PROCS,
    .rules = eg_rules, .n_rules = EG_N_RULES,
    .options = options, .n_options = EG_N_OPTIONS,
    .event_kinds = events, .n_event_kinds = EG_N_EVENTS,
    .remark_kinds = eg_remark_kinds, .n_remark_kinds = EG_N_REMARKS,
    .decks = decks, .n_decks = COUNT(decks),
    .places = places, .n_places = COUNT(places),
    .fields = fields, .n_fields = COUNT(fields),
    .moments = moments, .n_moments = COUNT(moments),
    .sheets = eg_sheets, .n_sheets = EG_N_SHEETS,
    .outcomes = outcomes, .n_outcomes = COUNT(outcomes),
    .nouns = nouns, .n_nouns = COUNT(nouns),
    .house_set = &eg_house_set, .set_name = "house",
    .set_note = "House set: card names and numbers follow the rulebook; the two second copies and nine of the ten Special Abilities are ours.",
    .first = P_TURN, .interject = P_ABILITY,
    .word = eg_word, .check_set = eg_check_set, .check_box = eg_check_box, .stock = eg_stock,
    .setup = eg_setup, .derive = eg_derive, .may = eg_may, .when = eg_when, .score = eg_score, .result = eg_result,
    .imagine = eg_imagine, .check = eg_check, .prompt = eg_prompt, .paint = eg_paint, .facts = eg_facts, .remark = eg_remark, .side_noun = EG_N_ROLE, .side = eg_side,
};
