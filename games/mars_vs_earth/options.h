/* options.h - words of options that both editions list, so that each edition's table stays one screen. */
#ifndef MVE_OPTIONS_H
#define MVE_OPTIONS_H

static const char *const mve_w_start[] = { "random", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10" };
static const char *const mve_w_level[] = { "set", "2", "3", "4", "5", "6" };             /* value n: level n + 1 */
static const char *const mve_w_counters[] = { "7", "none" };
static const char *const mve_w_contrib[] = { "open", "totals", "leader" };
static const char *const mve_w_cap[] = { "none", "6", "8", "9", "11", "12", "13", "15", "18", "20", "25", "30",
                                         "50", "99" };
static const char *const mve_w_rounds[] = { "100", "1", "2", "3", "5", "10", "20", "50", "200", "500", "1000" };
static const char *const mve_w_off_on[] = { "off", "on" };

#define MVE_SHARED_OPTIONS \
    [MVE_O_START] = { "start", ORR_COUNT(mve_w_start), mve_w_start, MVE_A64, \
        "Who starts with the Initiative: a random player, or the seat you name." }, \
    [MVE_O_LEAD_MIN] = { "martian_lead_min", ORR_COUNT(mve_w_level), mve_w_level, MVE_A2, \
        "From which level revealed Martians can lead; set: as the card set says." }, \
    [MVE_O_BONUS_MIN] = { "martian_bonus_min", ORR_COUNT(mve_w_level), mve_w_level, MVE_A2, \
        "From which level a mission that fails under a Martian Leader costs 1 more; set: as the card set says." }, \
    [MVE_O_COUNTERS] = { "counter_limit", 2, mve_w_counters, MVE_A11, \
        "How many +1 counters all Martians share." }, \
    [MVE_O_CONTRIB] = { "contrib_view", 3, mve_w_contrib, MVE_A30, \
        "Who sees how many cards each player added: everybody, nobody, or the Leader." }, \
    [MVE_O_CAP] = { "resource_cap", ORR_COUNT(mve_w_cap), mve_w_cap, MVE_A24, \
        "The highest value of a Resource." }, \
    [MVE_O_ROUNDS] = { "max_rounds", ORR_COUNT(mve_w_rounds), mve_w_rounds, MVE_A72, \
        "After this many rounds the game ends without a winner." }, \
    [MVE_O_TALK] = { "table_talk", 2, mve_w_off_on, MVE_A95, \
                     "Players can say ready-made phrases while everybody acts together." }

/* What both games have in common; an initializer of orr_game. */
#define MVE_SHARED_GAME                                                                                                \
    .rules_version = 2, .max_seats = MVE_MAX_SEATS, .state_size = sizeof(mve_state), .view_size = sizeof(mve_view),    \
    .set_size = sizeof(mve_set), .longest = 20000, .verbs = mve_verbs, .n_verbs = MVE_N_VERBS, .procs = mve_procs,     \
    .n_procs = N_PROCS, .locals = mve_locals, .rules = mve_rules, .n_rules = MVE_N_RULES, .event_kinds = mve_events,   \
    .n_event_kinds = MVE_N_EVENTS, .decks = mve_decks, .n_decks = MVE_N_DECKS, .places = mve_places,                   \
    .n_places = MVE_N_PLACES, .fields = mve_fields, .n_fields = MVE_N_FIELDS, .moments = mve_moments,                  \
    .n_moments = MVE_N_MOMENTS, .sheets = mve_sheets, .n_sheets = MVE_N_SHEETS, .outcomes = mve_outcomes,              \
    .n_outcomes = MVE_N_OUTCOMES, .nouns = mve_nouns, .n_nouns = MVE_N_NOUNS, .house_set = &mve_house_set,             \
    .set_name = "house",                                                                                               \
    .set_note = "House set: the published cards are not listed in the rulebooks; all but two are ours.",               \
    .first = P_ROUND, .interject = P_TALK, .word = mve_word, .check_set = mve_check_set, .check_box = mve_check_box,   \
    .turned = mve_turned, .stock = mve_stock, .setup = mve_setup, .derive = mve_derive, .may = mve_may,                \
    .when = mve_when_given, .score = mve_score, .result = mve_result, .observe = mve_observe, .imagine = mve_imagine,  \
    .check = mve_check, .prompt = mve_prompt, .paint = mve_paint, .facts = mve_facts, .remark = mve_remark,            \
    .remark_kinds = mve_remark_kinds, .n_remark_kinds = MVE_N_REMARKS, .side_noun = MVE_N_DNA, .side = mve_side
#endif
