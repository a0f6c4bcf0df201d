/* game.c - Onward to Venus' table of contents: its words, places, fields and procedures, in rulebook order.
 * Chapters: setup.c, period.c, move.c, claim.c, combat.c, payment.c, losses.c, buy.c, cards.c, crisis.c, mercury.c,
 * titan.c, aliens.c, scoring.c; reasons.c, view.c, facts.c, remarks.c, check.c, words.c, set.c, paint.c. */
#include "games/onward_to_venus/otv_state.h"

#define SEAT ORR_N_SEAT
#define NUMBER ORR_N_NUMBER
#define CARD OTV_N_CARD
#define PLANET OTV_N_PLANET
#define TILE OTV_N_TILE
#define UNIT OTV_N_UNIT
#define PIECE OTV_N_PIECE

static const orr_verb verbs[OTV_N_VERBS] = {
    [OTV_V_MOVE] = { .word = "move", .noun = { PLANET }, .label = "Move a group from {a}" },
    [OTV_V_CLAIM] = { .word = "claim", .noun = { PLANET, TILE }, .flags = ORR_USES_B, .label = "Claim {b} on {a}" },
    [OTV_V_BUY] = { .word = "buy", .noun = { UNIT, PLANET }, .flags = ORR_USES_A, .label = "Buy {a} at {b}" },
    [OTV_V_PLAY] = { .word = "play", .noun = { CARD }, .flags = ORR_USES_A, .label = "Play {a}" },
    [OTV_V_PASS] = { .word = "pass", .idle = true, .label = "Pass: take a cube and draw a card" },
    [OTV_V_STAY] = { .word = "stay", .idle = true, .label = "Don't claim" },
    [OTV_V_SHIPS] = { .word = "ships", .noun = { NUMBER }, .most = { OTV_MOST_UNITS }, .label = "Spaceships: {a}" },
    [OTV_V_INFANTRY] = { .word = "infantry", .noun = { NUMBER }, .most = { OTV_MOST_UNITS }, .label = "Infantry: {a}" },
    [OTV_V_TANKS] = { .word = "tanks", .noun = { NUMBER }, .most = { OTV_MOST_UNITS }, .label = "Tanks: {a}" },
    [OTV_V_USE] = { .word = "use", .noun = { CARD }, .flags = ORR_USES_A, .label = "Use {a}" },
    [OTV_V_TO] = { .word = "to", .noun = { PLANET }, .label = "Go to {a}" },
    [OTV_V_LAND] = { .word = "land", .noun = { UNIT }, .label = "Land the {a}" },
    [OTV_V_TARGET] = { .word = "target", .noun = { SEAT, OTV_N_PLANT }, .label = "Take over {a}'s {b}" },
    [OTV_V_PAY] = { .word = "pay", .label = "Pay the cost" },
    [OTV_V_DECLINE] = { .word = "decline", .flags = ORR_DECLINES, .label = "Don't pay" },
    [OTV_V_COMMIT] = { .word = "commit", .noun = { UNIT, NUMBER }, .most = { 0, OTV_MOST_UNITS },
        .flags = ORR_SEALED_A | ORR_SEALED_B,
        .label = "Land {b} \xc3\x97 {a}" },
    [OTV_V_SPEND] = { .word = "spend", .noun = { CARD }, .flags = ORR_SEALED_A | ORR_USES_A, .label = "Use {a}" },
    [OTV_V_DONE] = { .word = "done", .label = "That is all" },
    [OTV_V_LOSE] = { .word = "lose", .noun = { PIECE }, .label = "Lose the {a}" },
    [OTV_V_DISCARD] = { .word = "discard", .noun = { CARD }, .label = "Discard {a}" },
    [OTV_V_RALLY] = { .word = "rally", .noun = { PLANET }, .label = "Bring units at {a} back to orbit" },
    [OTV_V_RAISE] = { .word = "raise", .noun = { UNIT }, .label = "Bring the {a} back to orbit" },
    [OTV_V_ROB] = { .word = "rob", .noun = { SEAT }, .label = "Take a card from {a}" },
    [OTV_V_DESTROY] = { .word = "destroy", .noun = { SEAT, PLANET, PIECE }, .label = "Destroy {a}'s {c} at {b}" },
    [OTV_V_RANSOM] = { .word = "ransom", .noun = { PLANET, OTV_N_PLANT },
        .label = "Pay \xc2\xa3""1 to save your {b} on {a}" },
    [OTV_V_REFUSE] = { .word = "refuse", .idle = true, .label = "Give up the rest" },
};

static const orr_proc procs[N_PROCS] = {
    [P_PERIOD] = { .name = "period", .rule = OTV_31, .run = otv_run_period, .options = otv_options_period },
    [P_MOVE] = { .name = "move", .rule = OTV_33, .run = otv_run_move, .options = otv_options_move },
    [P_CLAIM] = { .name = "claim", .rule = OTV_52, .run = otv_run_claim, .options = otv_options_claim },
    [P_BUY] = { .name = "buy", .rule = OTV_89, .run = otv_run_buy, .options = otv_options_buy },
    [P_CARD] = { .name = "card", .rule = OTV_98, .run = otv_run_card, .options = otv_options_card },
    [P_LIMIT] = { .name = "hand-limit", .rule = OTV_57, .run = otv_run_limit, .options = otv_options_limit },
    [P_LOSE] = { .name = "lose", .rule = OTV_86, .run = otv_run_lose, .options = otv_options_lose },
    [P_CRISIS] = { .name = "crisis", .rule = OTV_109, .run = otv_run_crisis },
    [P_MERCURY] = { .name = "mercury", .rule = OTV_113, .run = otv_run_mercury, .options = otv_options_mercury },
    [P_TITAN] = { .name = "titan", .rule = OTV_146, .run = otv_run_titan, .options = otv_options_titan },
};
/* What those locals name that a view shows. */
static const uint8_t locals[N_PROCS][ORR_LOCALS] = {
    [P_MOVE] = { PLANET, NUMBER, NUMBER, NUMBER, NUMBER, PLANET },
    [P_CLAIM] = { PLANET, TILE },
    [P_BUY] = { NUMBER, NUMBER, NUMBER },
    [P_CARD] = { CARD, PLANET, NUMBER },
    [P_LOSE] = { PLANET, NUMBER, NUMBER, NUMBER },
    [P_CRISIS] = { PLANET, ORR_L_FEW_SEATS, SEAT, NUMBER },
    [P_MERCURY] = { NUMBER },
    [P_TITAN] = { NUMBER, NUMBER, NUMBER, NUMBER, NUMBER, NUMBER, NUMBER },
};

static const orr_event_kind events[OTV_N_EVENTS] = {
    [OTV_TOLD_DEALT] = { "dealt", "{1} is dealt {4|a card}", { SEAT }, { CARD } },
    [OTV_TOLD_EMPIRE_CARD] = { "empire-card", "{1} starts with {2}", { SEAT, CARD }, { 0 } },
    [OTV_TOLD_DICE] = { "dice", "The dice show {1}, {2}, {3}", { OTV_N_FACE, OTV_N_FACE, OTV_N_FACE }, { 0 } },
    [OTV_TOLD_SUM] = { "sum", "{1} rolls {2}", { SEAT, NUMBER }, { 0 } },
    [OTV_TOLD_HOLDER] = { "holder", "{1} has the first player marker", { SEAT }, { 0 } },
    [OTV_TOLD_PERIOD] = { "period", "Period {1} begins", { NUMBER }, { 0 } },
    [OTV_TOLD_LAID] = { "laid", "{2} gets {1}", { TILE, PLANET }, { 0 } },
    [OTV_TOLD_REMOVED] = { "removed", "{1} is removed from {2}", { TILE, PLANET }, { 0 } },
    [OTV_TOLD_BAG] = { "bag", "Discarded tiles go back into the bag: {1}", { NUMBER }, { 0 } },
    [OTV_TOLD_MOVES] = { "moves", "{1} moves from {2} to {3}", { SEAT, PLANET, PLANET }, { 0 } },
    [OTV_TOLD_GROUP] = { "group", "{1} takes along {2} \xc3\x97 {3}", { SEAT, NUMBER, UNIT }, { 0 } },
    [OTV_TOLD_USES] = { "uses", "{1} uses {2}", { SEAT, CARD }, { 0 } },
    [OTV_TOLD_CLAIMS] = { "claims", "{1} claims {2} on {3}", { SEAT, TILE, PLANET }, { 0 } },
    [OTV_TOLD_LANDS] = { "lands", "{1} lands {2} \xc3\x97 {3}", { SEAT, NUMBER, UNIT }, { 0 } },
    [OTV_TOLD_TAKES] = { "takes", "{1} keeps {2}", { SEAT, TILE }, { 0 } },
    [OTV_TOLD_TARGET] = { "aims", "{1} goes for {2}'s {3}", { SEAT, SEAT, OTV_N_PLANT }, { 0 } },
    [OTV_TOLD_COST] = { "cost", "The cost is {1}", { NUMBER }, { 0 } },
    [OTV_TOLD_PAID] = { "paid", "{1} pays with {2} combat points", { SEAT, NUMBER }, { 0 } },
    [OTV_TOLD_FAILS] = { "fails", "{1} doesn't get it", { SEAT }, { 0 } },
    [OTV_TOLD_BUILDS] = { "builds", "{1} builds a {2} on {3}", { SEAT, OTV_N_PLANT, PLANET }, { 0 } },
    [OTV_TOLD_TAKES_OVER] = { "takes-over", "{1} takes over {2}'s {3}", { SEAT, SEAT, OTV_N_PLANT }, { 0 } },
    [OTV_TOLD_DRAWS] = { "draws", "{1} draws {4|a card}", { SEAT }, { CARD } },
    [OTV_TOLD_RENEWED] = { "renewed", "The discard pile is shuffled into a new deck of {1} cards", { NUMBER }, { 0 } },
    [OTV_TOLD_DISCARDS] = { "discards", "{1} discards {2}", { SEAT, CARD }, { 0 } },
    [OTV_TOLD_GAINS] = { "gains", "{1} takes \xc2\xa3{2}", { SEAT, NUMBER }, { 0 } },
    [OTV_TOLD_PAYS] = { "pays", "{1} pays \xc2\xa3{2}", { SEAT, NUMBER }, { 0 } },
    [OTV_TOLD_LOSES] = { "loses", "{1} loses {2} at {3}", { SEAT, PIECE, PLANET }, { 0 } },
    [OTV_TOLD_BUYS] = { "buys", "{1} buys {2} at {3}", { SEAT, UNIT, PLANET }, { 0 } },
    [OTV_TOLD_PLAYS] = { "plays", "{1} plays {2}", { SEAT, CARD }, { 0 } },
    [OTV_TOLD_RAISES] = { "raises", "{1} brings {2} back to orbit around {3}", { SEAT, UNIT, PLANET }, { 0 } },
    [OTV_TOLD_CUBE] = { "cube", "{1} passes; pass cubes left: {2}", { SEAT, NUMBER }, { 0 } },
    [OTV_TOLD_LEVEL] = { "level", "Crisis on {1}: level {2}", { PLANET, NUMBER }, { 0 } },
    [OTV_TOLD_WIPED] = { "wiped", "All units, factories and mines at {1} are removed", { PLANET }, { 0 } },
    [OTV_TOLD_FLIPPED] = { "flipped", "{1} is destroyed", { PLANET }, { 0 } },
    [OTV_TOLD_DAMAGE] = { "damage", "Earth takes {1} damage", { NUMBER }, { 0 } },
    [OTV_TOLD_ROBS] = { "robs", "{1} takes {4|a card} from {2}'s hand", { SEAT, SEAT }, { CARD } },
    [OTV_TOLD_RANSOM] = { "ransom", "{1} pays the pirates and keeps a {2} on {3}",
                          { SEAT, OTV_N_PLANT, PLANET }, { 0 } },
    [OTV_TOLD_INVADED] = { "invaded", "Aliens invade {1}", { PLANET }, { 0 } },
    [OTV_TOLD_RESET] = { "reset", "Period {1} is over: all units go back to orbit", { NUMBER }, { 0 } },
    [OTV_TOLD_SCORES] = { "scores", "{1} scores {2} VP for {3}", { SEAT, NUMBER, PLANET }, { 0 } },
    [OTV_TOLD_TOTAL] = { "total", "{1} has {2} victory points", { SEAT, NUMBER }, { 0 } },
    [OTV_TOLD_WINS] = { "wins", "{1} wins", { SEAT }, { 0 } },
    [OTV_TOLD_ALL_LOSE] = { "all-lose", "Everybody loses: {1}", { OTV_N_END }, { 0 } },
};

static const char *const w_tie[] = { "dense", "skip" };
static const char *const w_limit[] = { "9",  "6",  "7",  "8",  "10", "11", "12", "13",
                                       "14", "15", "16", "17", "18", "19", "20" }; /* cards.c */
static const char *const w_dead[] = { "sealed", "attackable", "skip" };
static const char *const w_off_on[] = { "off", "on" };
static const char *const w_stall[] = { "40", "0", "5", "10", "20", "60", "100", "150", "200", "250" }; /* period.c */
static const char *const w_empire[] = { "next", "british", "french", "russian", "german", "usa" };
#define EMPIRE(n)                                                                                                      \
    { "empire_" #n, ORR_COUNT(w_empire), w_empire, OTV_A66, \
      "The empire of seat " #n "; next: the first one nobody chose." }

static const orr_option options[OTV_N_OPTIONS] = {
    [OTV_O_PLANET_TIE] = { "planet_tie", ORR_COUNT(w_tie), w_tie, OTV_A37,
                           "After a tie, the next player scores the next place, or the places that were shared are "
                           "skipped." },
    [OTV_O_HAND_LIMIT] = { "hand_limit", ORR_COUNT(w_limit), w_limit, OTV_A39, "The most cards a player can hold." },
    [OTV_O_DEAD_PLANET] = { "alien_dead_planet", ORR_COUNT(w_dead), w_dead, OTV_A69,
                            "Aliens on a destroyed planet are out of reach, can be attacked, or skip it." },
    [OTV_O_HIDDEN_MONEY] = { "hidden_money", 2, w_off_on, OTV_A34, "Nobody sees how much money the others have." },
    [OTV_O_STALL] = { "stall_rounds", ORR_COUNT(w_stall), w_stall, OTV_A60,
                      "After this many rounds without a pass everybody must pass; 0: never.", .endless = 1 },
    [OTV_O_EMPIRE] = EMPIRE(1), EMPIRE(2), EMPIRE(3), EMPIRE(4), EMPIRE(5),
};

enum { DECK_CARDS };
enum { AT_HAND, AT_DECK, AT_DISCARD, AT_TABLE };
static const orr_deck decks[] = { [DECK_CARDS] = { "cards", OTV_N_CARD, AT_DECK } };

static const orr_place places[] = {
    [AT_HAND] = { .word = "hand", .deck = DECK_CARDS, .flags = ORR_EACH | ORR_HELD | ORR_TAG_HELD, .cap = OTV_HAND,
        .tag = OTV_N_MARK, ORR_MEMBERS(otv, hand),
        .text = "cards of a player, in no order; tag: in a payment that is being made up, or not" },
    [AT_DECK] = { .word = "deck", .deck = DECK_CARDS, .cap = OTV_MAX_CARDS, ORR_MEMBER(otv, deck),
        .text = "the draw pile, from the top" },
    [AT_DISCARD] = { .word = "discard", .deck = DECK_CARDS, .flags = ORR_UPSIDE, .cap = OTV_MAX_CARDS,
        ORR_MEMBER(otv, discard), .text = "the discard pile, from the top: the last card first" },
    [AT_TABLE] = { .word = "table", .deck = DECK_CARDS, .flags = ORR_UPSIDE, .cap = 1, ORR_MEMBER(otv, table),
        .text = "the Action card that is being carried out" },
};

#define BYTES(name, m, what) .word = name, .type = ORR_BYTE, ORR_MEMBER(otv, m), .text = what
#define AT_PLANETS(name, m, what) \
    { BYTES(name, m, what), .flags = ORR_EACH, .noun = NUMBER, .by = PLANET, .count = OTV_PLANETS }
#define TILES(name, m, what) { BYTES(name, m, what), .noun = NUMBER, .by = TILE, .count = OTV_MAX_TILES }
#define EACH(name, m, what) { BYTES(name, m, what), .flags = ORR_EACH, .noun = NUMBER }
#define BYTE(name, of, m, what) { BYTES(name, m, what), .noun = of }
static const orr_field fields[] = {
    AT_PLANETS("infantry", piece[OTV_ORBIT + OTV_INFANTRY], "infantry in orbit"),
    AT_PLANETS("spaceships", piece[OTV_ORBIT + OTV_SPACESHIP], "spaceships in orbit"),
    AT_PLANETS("tanks", piece[OTV_ORBIT + OTV_TANK], "tanks in orbit"),
    AT_PLANETS("landed-infantry", piece[OTV_SURFACE + OTV_INFANTRY], "infantry on the surface"),
    AT_PLANETS("landed-spaceships", piece[OTV_SURFACE + OTV_SPACESHIP], "spaceships on the surface"),
    AT_PLANETS("landed-tanks", piece[OTV_SURFACE + OTV_TANK], "tanks on the surface"),
    { .word = "factories", .type = ORR_BYTE, .flags = ORR_EACH | ORR_CURVE, .noun = NUMBER,
      ORR_MEMBER(otv, piece[OTV_PLANT + OTV_FACTORY]), .by = PLANET, .count = OTV_PLANETS,
      .text = "factories of an empire" },
    { .word = "mines", .type = ORR_BYTE, .flags = ORR_EACH | ORR_CURVE, .noun = NUMBER,
      ORR_MEMBER(otv, piece[OTV_PLANT + OTV_MINE]), .by = PLANET, .count = OTV_PLANETS, .text = "mines of an empire" },
    { .word = "stock", .type = ORR_BYTE, .flags = ORR_EACH | ORR_DERIVED, .noun = NUMBER, ORR_MEMBER(otv, stock),
      .by = OTV_N_STOCK, .count = OTV_STOCKS, .text = "counters of an empire off the board" },
    TILES("on-mercury", tiles[OTV_MERCURY], "tiles on Mercury, by kind"),
    TILES("on-venus", tiles[OTV_VENUS], "tiles on Venus, by kind"),
    TILES("on-earth", tiles[OTV_EARTH], "tiles on Earth, by kind"),
    TILES("on-moon", tiles[OTV_MOON], "tiles on the Moon, by kind"),
    TILES("on-mars", tiles[OTV_MARS], "tiles on Mars, by kind"),
    TILES("on-ganymede", tiles[OTV_GANYMEDE], "tiles on Ganymede, by kind"),
    TILES("on-titan", tiles[OTV_TITAN], "tiles on Titan, by kind"),
    TILES("on-kuiper-belt", tiles[OTV_KUIPER], "tiles on the Kuiper Belt, by kind"),
    TILES("bag", bag, "tiles in the bag, by kind; it gives and takes what other places gain and lose"),
    TILES("tile-discard", tile_discard, "discarded tiles, by kind"),
    { .word = "money", .type = ORR_SHORT, .flags = ORR_EACH | ORR_CURVE, .noun = NUMBER, ORR_MEMBER(otv, money),
      .text = "pounds of a player" },
    EACH("big-game", big_game, "big game tiles a player keeps"),
    EACH("crises", crises, "crisis tiles a player keeps"),
    EACH("trophies", trophies, "alien tiles a player keeps"),
    EACH("taken", taken, "pass cubes taken in this period; those that lie nowhere else are with the `holder`"),
    { .word = "flipped", .type = ORR_BYTE, .noun = NUMBER, ORR_MEMBER(otv, flipped), .by = PLANET,
      .count = OTV_PLANETS, .most = 1, .text = "1: the planet is destroyed" },
    { .word = "aliens", .type = ORR_BYTE, .noun = NUMBER, ORR_MEMBER(otv, alien), .by = PLANET, .count = OTV_PLANETS,
      .most = OTV_ALIENS, .text = "alien tiles on a planet" },
    { .word = "level", .type = ORR_BYTE, .noun = NUMBER, ORR_MEMBER(otv, level), .by = PLANET, .count = OTV_PLANETS,
      .text = "crisis level, while crises are resolved" },
    BYTE("claim-planet", PLANET, claim.planet, "the claim that goes on: where"),
    BYTE("claim-tile", TILE, claim.tile, "the tile that is claimed"),
    BYTE("claim-target", SEAT, claim.target, "tension: at whom it is aimed"),
    BYTE("claim-plant", OTV_N_PLANT, claim.plant, "tension: at which plant"),
    { .word = "die", .type = ORR_BYTE, .noun = OTV_N_FACE, ORR_MEMBER(otv, claim.die), .by = OTV_N_DIE, .count = 3,
      .text = "the dice of the claim" },
    BYTE("cost", NUMBER, claim.cost, "its cost"),
    BYTE("points", NUMBER, claim.points, "combat points committed so far"),
    { .word = "committed", .type = ORR_BYTE, .noun = NUMBER, ORR_MEMBER(otv, claim.committed), .by = UNIT,
      .count = OTV_UNITS, .text = "units that will land" },
    BYTE("committed-kinds", NUMBER, claim.kinds, "kinds of unit settled so far"),
    BYTE("committed-cards", NUMBER, claim.cards, "cards committed so far"),
    { .word = "period", .type = ORR_BYTE, .noun = NUMBER, ORR_MEMBER(otv, period), .least = 1, .most = OTV_PERIODS,
      .text = "the number of the period" },
    BYTE("cubes", NUMBER, cubes, "pass cubes left on the pass card"),
    BYTE("holder", SEAT, holder, "who has the first player marker"),
    BYTE("alien-supply", NUMBER, supply, "alien tiles set aside: those of the three that lie nowhere else"),
    { .word = "invaded", .type = ORR_BYTE, .noun = NUMBER, ORR_MEMBER(otv, invaded),
      .text = "steps the aliens have taken on their path", .most = 5 },
    { .word = "ended", .type = ORR_BYTE, .flags = ORR_DERIVED, .noun = OTV_N_END, ORR_MEMBER(otv, ended),
      .text = "how the match has ended" },
    { .word = "stall", .type = ORR_SHORT, .noun = NUMBER, ORR_MEMBER(otv, stall),
      .text = "turns since the last pass cube was taken" },
};

static const orr_moment moments[] = {
    { "period", 1, { { P_PERIOD, T_PERIOD } }, "a period begins: tiles are laid" },
    { "turn", 1, { { P_PERIOD, T_ASK } }, "the seat takes its turn" },
    { "crisis", 1, { { P_PERIOD, T_CRISIS } }, "the crises of this period are resolved" },
    { "income", 1, { { P_PERIOD, T_INCOME } }, "income, and the end of the period" },
};
static const char *const nouns[] = {
    "card", "planet", "tile", "unit", "plant", "piece", "counter", "face", "die", "end", "mark"
};
static const char *const outcomes[] = { "won", "shared", "all lose" };

static const uint32_t plain[N_PROCS] = { [P_CARD] = 1u << A_RAISE };     /* which crisis to raise lies open */

const orr_game orr_onward_to_venus = {
    .id = "onward-to-venus", .title = "Onward to Venus", .rules_version = 2,
    .min_seats = OTV_MIN_SEATS, .max_seats = OTV_MAX_SEATS,
    .state_size = sizeof(otv_state), .view_size = sizeof(otv_view), .set_size = sizeof(otv_set),
    .longest = 50000,
    .verbs = verbs, .n_verbs = OTV_N_VERBS,
    .procs = procs, .locals = locals, .n_procs = N_PROCS,
    .rules = otv_rules, .n_rules = OTV_N_RULES,
    .options = options, .n_options = OTV_N_OPTIONS,
    .event_kinds = events, .n_event_kinds = OTV_N_EVENTS,
    .decks = decks, .n_decks = ORR_COUNT(decks),
    .places = places, .n_places = ORR_COUNT(places),
    .fields = fields, .n_fields = ORR_COUNT(fields),
    .moments = moments, .n_moments = ORR_COUNT(moments),
    .sheets = otv_sheets, .n_sheets = OTV_N_SHEETS,
    .outcomes = outcomes, .n_outcomes = ORR_COUNT(outcomes),
    .nouns = nouns, .n_nouns = ORR_COUNT(nouns),
    .house_set = &otv_house_set, .set_name = "house",
    .set_note = "House set: tiles, cards, victory points and counters are ours; the rules summary does not list them.",
    .first = P_PERIOD, .plain = plain,
    .word = otv_word, .check_set = otv_check_set, .check_box = otv_check_box, .stock = otv_stock,
    .setup = otv_setup, .derive = otv_derive, .when = otv_when, .score = otv_score, .result = otv_result,
    .observe = otv_observe, .imagine = otv_imagine, .check = otv_check, .prompt = otv_prompt, .paint = otv_paint,
    .facts = otv_facts, .curve = "vp", .remark = otv_remark, .remark_kinds = otv_remark_kinds,
    .n_remark_kinds = OTV_N_REMARKS,
    .die_noun = OTV_N_FACE, .die_face = otv_die_face,
};
