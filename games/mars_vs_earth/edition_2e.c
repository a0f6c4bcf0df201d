/* edition_2e.c - the second edition: everything in which it differs from the first. */
#include "games/mars_vs_earth/mve_state.h"
#include "games/mars_vs_earth/options.h"

/* MVE-20 */
static mve_step *const steps[] = {
    mve_draw_step,                                                                                   /* 1 */
    mve_threats_step, mve_leaders_step, mve_fate_step, mve_martian_influence_step, mve_human_influence_step,
    mve_resolve_step, /* 2 */
    mve_accusations_step, mve_trials_step,                                                           /* 3 */
    mve_promotions_step, mve_wave_step, mve_reveals_step, mve_discards_step, mve_end_step            /* 4; MVE-A48 */
};

/* MVE-216; the hand is kept (MVE-138, MVE-179) */
static const uint8_t when_ousted[] = { MVE_THEN_TURN_UP_DNA, MVE_THEN_STATUS, MVE_THEN_MARTIAN_AGENT_UNDER,
                                       MVE_THEN_NOTHING };
static const uint8_t when_reinstated[] = { MVE_THEN_TURN_BACK_AGENT, MVE_THEN_AGENT_AGAIN, MVE_THEN_NOTHING };
static const uint8_t when_revealed[] = { MVE_THEN_AGENT_UNDER, MVE_THEN_TURN_UP_DNA, MVE_THEN_STATUS,
                                         MVE_THEN_TAKE_INITIATIVE, MVE_THEN_NOTHING };

static const mve_edition second = {
    .two = &second,
    .steps = steps, .variant_steps = steps,
    .start = { [3] = 6, 8, 8, 11, 11, 13, 13, 15 },       /* Table 1 */
    .hand = { 0, 3, 5, 7 }, .small_hand = 1,              /* Table 2 */
    .needs_two_groups = 1, .fate = { 0, 1, 1, 1 },        /* MVE-8 */
    .laps_forever = 1, .unled_fail = 1,                   /* MVE-43, MVE-105 */
    .martian_wilds = 1, .accusers = 2,                    /* MVE-A18, MVE-123 */
    .price_strength = 3, .promotions = 1,                 /* MVE-155, MVE-158 */
    .cut_to_size = 1,                                     /* MVE-187 */
    .when_ousted = when_ousted, .when_reinstated = when_reinstated, .when_revealed = when_revealed,
    .draws = MVE_28, .hands = MVE_11, .leads = MVE_43, .unled = MVE_46, .pays = MVE_155,
    .discards = MVE_186, .unled_cards = MVE_69, .box_effects = MVE_A46,
};

static const char *const w_laps[] = { "until_all_pass", "one" };
static const char *const w_influence[] = { "open" };
static const char *const w_promotion[] = { "off" };
static const char *const w_small[] = { "0" };
static const char *const w_win[] = { "on_score" };

static const orr_option options[MVE_N_OPTIONS] = {
    MVE_SHARED_OPTIONS,
    [MVE_O_LAPS] = { "leader_laps", 2, w_laps, MVE_A7,
        "How often players are asked to lead: once, or until all of them decline." },
    [MVE_O_INFLUENCE] = { "influence", 1, w_influence, MVE_A29, "Human influence: everybody at once." },
    [MVE_O_PROMOTION] = { "field_promotion_variant", 1, w_promotion, MVE_A86, "A variant of the first edition only." },
    [MVE_O_SMALL] = { "small_table_difficulty", 1, w_small, MVE_A86, "A card of the first edition only." },
    [MVE_O_WIN_CHECK] = { "human_win_check", 1, w_win, MVE_A86, "The Humans win at once." },
    [MVE_O_FATE_UNLED] = { "fate_on_unled", 2, mve_w_off_on, MVE_A8, "Threats without a Leader get a Fate card too." },
};

const orr_game orr_mars_vs_earth_2e = {
    MVE_SHARED_GAME, .own = &second,
    .id = "mars-vs-earth-2e", .title = "Mars vs Earth, second edition", .min_seats = 3,
    .options = options, .n_options = MVE_N_OPTIONS,
};
