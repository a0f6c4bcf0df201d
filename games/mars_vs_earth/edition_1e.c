/* edition_1e.c - the first edition and its co-operative game for two: all in which they differ from the second. */
#include "games/mars_vs_earth/mve_state.h"
#include "games/mars_vs_earth/options.h"

/* MVE-19 */
static mve_step *const steps[] = {
    mve_draw_step, mve_threats_step, mve_leaders_step, mve_fate_step, mve_martian_influence_step,
    mve_human_influence_step,
    mve_resolve_step, mve_accusations_step, mve_trials_step, mve_promotions_step, mve_wave_step, mve_reveals_step,
    mve_discards_step, mve_end_step
};
/* Steps that a variant leaves out keep their place, so that moments are the same in all of them.
 * MVE-194: the Field Promotion variant has no step 9. */
static mve_step *const variant_steps[] = {
    mve_draw_step, mve_threats_step, mve_leaders_step, mve_fate_step, mve_martian_influence_step,
    mve_human_influence_step,
    mve_resolve_step, mve_accusations_step, mve_trials_step, mve_no_step, mve_wave_step, mve_reveals_step,
    mve_discards_step, mve_end_step
};
/* MVE-207, MVE-A44: steps 5, 8 (accusations and Trials), 9 and 11 are left out. */
static mve_step *const coop_steps[] = {
    mve_draw_step, mve_threats_step, mve_leaders_step, mve_fate_step, mve_no_step, mve_human_influence_step,
    mve_resolve_step, mve_no_step, mve_no_step, mve_no_step, mve_wave_step, mve_no_step,
    mve_discards_step, mve_end_step
};
_Static_assert(sizeof steps == sizeof variant_steps && sizeof steps == sizeof coop_steps,
               "the same moments in all of them");

/* MVE-216 */
static const uint8_t when_ousted[] = { MVE_THEN_DISCARD_HAND, MVE_THEN_AGENT_UNDER, MVE_THEN_TURN_UP_DNA,
                                       MVE_THEN_STATUS, MVE_THEN_CIVILIAN_LOWERS, MVE_THEN_NOTHING };
static const uint8_t when_reinstated[] = { MVE_THEN_DRAW_AGENTS, MVE_THEN_AGENT_AGAIN, MVE_THEN_RAISE,
                                           MVE_THEN_NOTHING };
static const uint8_t when_revealed[] = { MVE_THEN_DISCARD_HAND, MVE_THEN_AGENT_UNDER, MVE_THEN_TURN_UP_DNA,
                                         MVE_THEN_STATUS, MVE_THEN_TAKE_INITIATIVE, MVE_THEN_NOTHING };

static const mve_edition coop = {
    .two = &coop,
    .steps = coop_steps, .variant_steps = coop_steps,
    .start = { [2] = 6 },                                 /* MVE-205 */
    .hand = { 0, 5, 5, 5 }, .fate = { 0, 2, 3, 4 },       /* MVE-211, MVE-209 */
    .no_martians = 1,                                     /* MVE-207 */
    .unled_limit = 1, .accusers = MVE_MAX_SEATS - 1, .price_total = 5,
    .when_ousted = when_ousted, .when_reinstated = when_reinstated, .when_revealed = when_revealed,
    .draws = MVE_211, .hands = MVE_211, .leads = MVE_42, .unled = MVE_44, .pays = MVE_154,
    .discards = MVE_184, .unled_cards = MVE_68, .box_effects = MVE_101,
};

static const mve_edition first = {
    .two = &coop,
    .steps = steps, .variant_steps = variant_steps,
    .start = { [3] = 6, 9, 9, 12, 12, 15, 15, 18 },       /* Table 1 */
    .hand = { 0, 5, 5, 5 },                               /* Table 2 */
    .small_card = 1, .fate = { 0, 1, 1, 1 },
    .unled_limit = 1, .accusers = MVE_MAX_SEATS - 1,      /* MVE-68, MVE-A31 */
    .price_total = 5, .martians_discard_all = 1,          /* MVE-154, MVE-185 */
    .when_ousted = when_ousted, .when_reinstated = when_reinstated, .when_revealed = when_revealed,
    .draws = MVE_26, .hands = MVE_10, .leads = MVE_42, .unled = MVE_44, .pays = MVE_154,
    .discards = MVE_184, .unled_cards = MVE_68, .box_effects = MVE_101,
};

static const char *const w_laps[] = { "one", "until_all_pass" };
static const char *const w_influence[] = { "open", "cv1", "cv2" };
static const char *const w_small[] = { "set", "-3", "-2", "-1", "0", "1" };
static const char *const w_win[] = { "on_score", "after_resolution" };
static const char *const w_fate[] = { "on" };

/* MVE-193: options are fixed before play. */
static const orr_option options[MVE_N_OPTIONS] = {
    MVE_SHARED_OPTIONS,
    [MVE_O_LAPS] = { "leader_laps", 2, w_laps, MVE_A7,
        "How often players are asked to lead: once, or until all of them decline." },
    [MVE_O_INFLUENCE] = { "influence", 3, w_influence, MVE_A29,
        "Human influence: everybody at once, Threat by Threat (cv1), or player by player (cv2)." },
    [MVE_O_PROMOTION] = { "field_promotion_variant", 2, mve_w_off_on, MVE_194,
        "Civilians work on Threats without a Leader; when they defeat one, a Civilian becomes an Agent again." },
    [MVE_O_SMALL] = { "small_table_difficulty", ORR_COUNT(w_small), w_small, MVE_A3,
        "With 3 or 4 players: how much harder or easier every Threat is; set: as the card set says." },
    [MVE_O_WIN_CHECK] = { "human_win_check", 2, w_win, MVE_A5,
        "When the Humans win: at once, or after all Threats of the round." },
    [MVE_O_FATE_UNLED] = { "fate_on_unled", 1, w_fate, MVE_49,
        "Threats without a Leader get a Fate card; always on in this edition." },
};

const orr_game orr_mars_vs_earth_1e = {
    MVE_SHARED_GAME, .own = &first,
    .id = "mars-vs-earth-1e", .title = "Mars vs Earth, first edition", .min_seats = 2,
    .options = options, .n_options = MVE_N_OPTIONS,
};
