/* game.c - Onward to Venus' table of contents: its words, places, fields and procedures, in rulebook order.
 * Chapters: setup.c, period.c, move.c, claim.c, combat.c, payment.c, losses.c, buy.c, cards.c, crisis.c, mercury.c,
 * titan.c, aliens.c, scoring.c; reasons.c, view.c, facts.c, remarks.c, check.c, words.c, set.c, paint.c. */
#include "games/onward_to_venus/otv_state.h"

#define COUNT(x) (sizeof(x) / sizeof *(x))
#define SEAT ORR_N_SEAT
#define NUMBER ORR_N_NUMBER
#define CARD OTV_N_CARD
#define PLANET OTV_N_PLANET
#define TILE OTV_N_TILE
#define UNIT OTV_N_UNIT
#define PIECE OTV_N_PIECE

static const orr_verb verbs[OTV_N_VERBS] = {
    [OTV_V_MOVE] = { "move", { PLANET }, 0, "Move a group from {a}" },
    [OTV_V_CLAIM] = { "claim", { PLANET, TILE }, ORR_USES_B, "Claim {b} on {a}" },
    [OTV_V_BUY] = { "buy", { UNIT, PLANET }, ORR_USES_A, "Buy {a} at {b}" },
    [OTV_V_PLAY] = { "play", { CARD }, ORR_USES_A, "Play {a}" },
    [OTV_V_PASS] = { "pass", { 0 }, 0, "Pass: take a cube and draw a card" },
    [OTV_V_STAY] = { "stay", { 0 }, 0, "Don't claim" },
    [OTV_V_SHIPS] = { "ships", { NUMBER }, 0, "Spaceships: {a}" },
    [OTV_V_INFANTRY] = { "infantry", { NUMBER }, 0, "Infantry: {a}" },
    [OTV_V_TANKS] = { "tanks", { NUMBER }, 0, "Tanks: {a}" },
    [OTV_V_USE] = { "use", { CARD }, ORR_USES_A, "Use {a}" },
    [OTV_V_TO] = { "to", { PLANET }, 0, "Go to {a}" },
    [OTV_V_LAND] = { "land", { UNIT }, 0, "Land the {a}" },
    [OTV_V_TARGET] = { "target", { SEAT, OTV_N_PLANT }, 0, "Take over {a}'s {b}" },
    [OTV_V_PAY] = { "pay", { 0 }, 0, "Pay the cost" },
    [OTV_V_DECLINE] = { "decline", { 0 }, ORR_DECLINES, "Don't pay" },
    [OTV_V_COMMIT] = { "commit", { UNIT, NUMBER }, ORR_SEALED_A | ORR_SEALED_B, "Land {b} \xc3\x97 {a}" },
    [OTV_V_SPEND] = { "spend", { CARD }, ORR_SEALED_A, "Use {a}" },
    [OTV_V_DONE] = { "done", { 0 }, 0, "That is all" },
    [OTV_V_LOSE] = { "lose", { PIECE }, 0, "Lose the {a}" },
    [OTV_V_DISCARD] = { "discard", { CARD }, 0, "Discard {a}" },
    [OTV_V_RALLY] = { "rally", { PLANET }, 0, "Bring units at {a} back to orbit" },
    [OTV_V_RAISE] = { "raise", { UNIT }, 0, "Bring the {a} back to orbit" },
    [OTV_V_ROB] = { "rob", { SEAT }, 0, "Take a card from {a}" },
    [OTV_V_DESTROY] = { "destroy", { SEAT, PLANET, PIECE }, 0, "Destroy {a}'s {c} at {b}" },
    [OTV_V_RANSOM] = { "ransom", { PLANET, OTV_N_PLANT }, 0, "Pay \xc2\xa3""1 to save your {b} on {a}" },
    [OTV_V_REFUSE] = { "refuse", { 0 }, 0, "Give up the rest" },
};

static const orr_proc procs[N_PROCS] = {
    [P_PERIOD] = { "period", OTV_31, 0, otv_run_period, otv_options_period },
    [P_MOVE] = { "move", OTV_33, 0, otv_run_move, otv_options_move },
    [P_CLAIM] = { "claim", OTV_52, 0, otv_run_claim, otv_options_claim },
    [P_BUY] = { "buy", OTV_89, 0, otv_run_buy, otv_options_buy },
    [P_CARD] = { "card", OTV_98, 0, otv_run_card, otv_options_card },
    [P_LIMIT] = { "hand-limit", OTV_57, 0, otv_run_limit, otv_options_limit },
    [P_LOSE] = { "lose", OTV_86, 0, otv_run_lose, otv_options_lose },
    [P_CRISIS] = { "crisis", OTV_109, 0, otv_run_crisis, NULL },
    [P_MERCURY] = { "mercury", OTV_113, 0, otv_run_mercury, otv_options_mercury },
    [P_TITAN] = { "titan", OTV_146, 0, otv_run_titan, otv_options_titan },
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
    [OTV_TOLD_RANSOM] = { "ransom", "{1} pays the pirates and keeps a {2} on {3}", { SEAT, OTV_N_PLANT, PLANET }, { 0 } },
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
    { "empire_" #n, COUNT(w_empire), w_empire, OTV_A66,                                                                \
      "The empire of seat " #n "; next: the first one nobody chose." }

static const orr_option options[OTV_N_OPTIONS] = {
    [OTV_O_PLANET_TIE] = { "planet_tie", COUNT(w_tie), w_tie, OTV_A37,
                           "After a tie, the next player scores the next place, or the places that were shared are skipped." },
    [OTV_O_HAND_LIMIT] = { "hand_limit", COUNT(w_limit), w_limit, OTV_A39, "The most cards a player can hold." },
    [OTV_O_DEAD_PLANET] = { "alien_dead_planet", COUNT(w_dead), w_dead, OTV_A69,
                            "Aliens on a destroyed planet are out of reach, can be attacked, or skip it." },
    [OTV_O_HIDDEN_MONEY] = { "hidden_money", 2, w_off_on, OTV_A34, "Nobody sees how much money the others have." },
    [OTV_O_STALL] = { "stall_rounds", COUNT(w_stall), w_stall, OTV_A60,
                      "After this many rounds without a pass everybody must pass; 0: never.", .endless = 1 },
    [OTV_O_EMPIRE] = EMPIRE(1), EMPIRE(2), EMPIRE(3), EMPIRE(4), EMPIRE(5),
};

enum { DECK_CARDS };
enum { AT_HAND, AT_DECK, AT_DISCARD, AT_TABLE };
static const orr_deck decks[] = { [DECK_CARDS] = { "cards", OTV_N_CARD, AT_DECK } };

#define ONE(m) offsetof(otv_state, m), 0, offsetof(otv_view, m), 0
static const orr_place places[] = {
    [AT_HAND] = { "hand", DECK_CARDS, ORR_EACH | ORR_HELD | ORR_TAG_HELD, OTV_HAND, OTV_N_MARK,
                  offsetof(otv_state, hand), sizeof(((otv_state *)0)->hand[0]),
                  offsetof(otv_view, hand), sizeof(((otv_view *)0)->hand[0]),
                  .text = "cards of a player, in no order; tag: in a payment that is being made up, or not" },
    [AT_DECK] = { "deck", DECK_CARDS, 0, OTV_MAX_CARDS, 0, ONE(deck), .text = "the draw pile, from the top" },
    [AT_DISCARD] = { "discard", DECK_CARDS, ORR_UPSIDE, OTV_MAX_CARDS, 0, ONE(discard),
                     .text = "the discard pile, from the top: the last card first" },
    [AT_TABLE] = { "table", DECK_CARDS, ORR_UPSIDE, 1, 0, ONE(table),
                   .text = "the Action card that is being carried out" },
};

#define BOTH(m) offsetof(otv_state, m), offsetof(otv_view, m)
#define AT_PLANETS(word, m, what) { word, ORR_BYTE, ORR_EACH, NUMBER, BOTH(m), PLANET, OTV_PLANETS, .text = what }
#define TILES(word, m, what) { word, ORR_BYTE, 0, NUMBER, BOTH(m), TILE, OTV_MAX_TILES, .text = what }
#define EACH(word, m, what) { word, ORR_BYTE, ORR_EACH, NUMBER, BOTH(m), .text = what }
#define BYTE(word, noun, m, what) { word, ORR_BYTE, 0, noun, BOTH(m), .text = what }
static const orr_field fields[] = {
    AT_PLANETS("infantry", piece[OTV_ORBIT + OTV_INFANTRY], "infantry in orbit"),
    AT_PLANETS("spaceships", piece[OTV_ORBIT + OTV_SPACESHIP], "spaceships in orbit"),
    AT_PLANETS("tanks", piece[OTV_ORBIT + OTV_TANK], "tanks in orbit"),
    AT_PLANETS("landed-infantry", piece[OTV_SURFACE + OTV_INFANTRY], "infantry on the surface"),
    AT_PLANETS("landed-spaceships", piece[OTV_SURFACE + OTV_SPACESHIP], "spaceships on the surface"),
    AT_PLANETS("landed-tanks", piece[OTV_SURFACE + OTV_TANK], "tanks on the surface"),
    { "factories", ORR_BYTE, ORR_EACH | ORR_CURVE, NUMBER, BOTH(piece[OTV_PLANT + OTV_FACTORY]), PLANET, OTV_PLANETS,
      .text = "factories of an empire" },
    { "mines", ORR_BYTE, ORR_EACH | ORR_CURVE, NUMBER, BOTH(piece[OTV_PLANT + OTV_MINE]), PLANET, OTV_PLANETS,
      .text = "mines of an empire" },
    { "stock", ORR_BYTE, ORR_EACH | ORR_DERIVED, NUMBER, BOTH(stock), OTV_N_STOCK, OTV_STOCKS,
      .text = "counters of an empire off the board" },
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
    { "money", ORR_SHORT, ORR_EACH | ORR_CURVE, NUMBER, BOTH(money), .text = "pounds of a player" },
    EACH("big-game", big_game, "big game tiles a player keeps"),
    EACH("crises", crises, "crisis tiles a player keeps"),
    EACH("trophies", trophies, "alien tiles a player keeps"),
    EACH("taken", taken, "pass cubes taken in this period; those that lie nowhere else are with the `holder`"),
    { "flipped", ORR_BYTE, 0, NUMBER, BOTH(flipped), PLANET, OTV_PLANETS, .most = 1,
      .text = "1: the planet is destroyed" },
    { "aliens", ORR_BYTE, 0, NUMBER, BOTH(alien), PLANET, OTV_PLANETS, .most = OTV_ALIENS,
      .text = "alien tiles on a planet" },
    { "level", ORR_BYTE, 0, NUMBER, BOTH(level), PLANET, OTV_PLANETS,
      .text = "crisis level, while crises are resolved" },
    BYTE("claim-planet", PLANET, claim.planet, "the claim that goes on: where"),
    BYTE("claim-tile", TILE, claim.tile, "the tile that is claimed"),
    BYTE("claim-target", SEAT, claim.target, "tension: at whom it is aimed"),
    BYTE("claim-plant", OTV_N_PLANT, claim.plant, "tension: at which plant"),
    { "die", ORR_BYTE, 0, OTV_N_FACE, BOTH(claim.die), OTV_N_DIE, 3, .text = "the dice of the claim" },
    BYTE("cost", NUMBER, claim.cost, "its cost"),
    BYTE("points", NUMBER, claim.points, "combat points committed so far"),
    { "committed", ORR_BYTE, 0, NUMBER, BOTH(claim.committed), UNIT, OTV_UNITS, .text = "units that will land" },
    BYTE("committed-kinds", NUMBER, claim.kinds, "kinds of unit settled so far"),
    BYTE("committed-cards", NUMBER, claim.cards, "cards committed so far"),
    { "period", ORR_BYTE, 0, NUMBER, BOTH(period), .least = 1, .most = OTV_PERIODS,
      .text = "the number of the period" },
    BYTE("cubes", NUMBER, cubes, "pass cubes left on the pass card"),
    BYTE("holder", SEAT, holder, "who has the first player marker"),
    BYTE("alien-supply", NUMBER, supply, "alien tiles set aside: those of the three that lie nowhere else"),
    { "invaded", ORR_BYTE, 0, NUMBER, BOTH(invaded), .text = "steps the aliens have taken on their path", .most = 5 },
    { "ended", ORR_BYTE, ORR_DERIVED, OTV_N_END, BOTH(ended), .text = "how the match has ended" },
    { "stall", ORR_SHORT, 0, NUMBER, BOTH(stall), .text = "turns since the last pass cube was taken" },
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
    .procs = procs, .n_procs = N_PROCS,
    .rules = otv_rules, .n_rules = OTV_N_RULES,
    .options = options, .n_options = OTV_N_OPTIONS,
    .event_kinds = events, .n_event_kinds = OTV_N_EVENTS,
    .decks = decks, .n_decks = COUNT(decks),
    .places = places, .n_places = COUNT(places),
    .fields = fields, .n_fields = COUNT(fields),
    .moments = moments, .n_moments = COUNT(moments),
    .sheets = otv_sheets, .n_sheets = OTV_N_SHEETS,
    .outcomes = outcomes, .n_outcomes = COUNT(outcomes),
    .nouns = nouns, .n_nouns = COUNT(nouns),
    .house_set = &otv_house_set, .set_name = "house",
    .set_note = "House set: tiles, cards, victory points and counters are ours; the rules summary does not list them.",
    .first = P_PERIOD, .plain = plain,
    .word = otv_word, .check_set = otv_check_set, .check_box = otv_check_box, .stock = otv_stock,
    .setup = otv_setup, .derive = otv_derive, .when = otv_when, .score = otv_score, .result = otv_result,
    .observe = otv_observe, .imagine = otv_imagine, .check = otv_check, .prompt = otv_prompt, .paint = otv_paint,
    .facts = otv_facts, .curve = "vp", .remark = otv_remark, .remark_kinds = otv_remark_kinds, .n_remark_kinds = OTV_N_REMARKS,
    .die_noun = OTV_N_FACE, .die_face = otv_die_face,
};
