/* set.c - how the CSV files of a set are laid out and what must hold of them: section 7 of the ledger, MVE-A1, MVE-A4,
 * MVE-A82, MVE-A98. What a number of players needs is checked in setup.c (MVE-A86). The house set is in
 * data/mars_vs_earth. */
#include "games/mars_vs_earth/mve_set.h"
#include "games/mars_vs_earth/mve_view.h"

/* ---- the sheets -------------------------------------------------------------------------------------------------- */

static const char *const when_words[] = { "never", "at-once", "success", "failure", "trial", NULL };
static const char *const effect_words[] = {
    "none", "new-info", "remove-card", "next-easier", "next-harder", "give-initiative", "peek-dna", "draw",
    "extra-loss", "initiative-left", "reinstate", "gain-defense", "gain-tech", "gain-people", "gain-food",
    "lose-defense", "lose-tech", "lose-people", "lose-food", "defendant-plus", "accuser-plus",
    "defendant-initiative", NULL
};
/* MVE-A4: three skills are named; a set may have up to eight, with the names of skills.csv. */
static const char *const card_skills[] = { "wild", "science", "diplomacy", "military", "fourth", "fifth", "sixth",
                                           "seventh", "eighth", NULL };
static const char *const group_skills[] = { "none", "science", "diplomacy", "military", "fourth", "fifth", "sixth",
                                            "seventh", "eighth", NULL };
static const char *const threat_skills[] = { "science", "diplomacy", "military", "fourth", "fifth", "sixth",
                                            "seventh", "eighth", NULL };
static const char *const small_words[] = { "-3", "-2", "-1", "0", "1", NULL };

enum { MOST_STRENGTH = 9, MOST_DIFFICULTY = 30, MOST_CHANGE = 9 };

static const orr_col manifest_cols[] = {
    ORR_STRING_COL(mve_manifest_row, name), ORR_WORD_COL(mve_manifest_row, small_table, small_words),
    ORR_STRING_COL(mve_manifest_row, note),
};
static const orr_col skill_cols[] = {
    ORR_ID_COL(mve_skill_row, id), ORR_STRING_COL(mve_skill_row, name),
};
#define EFFECT(n) ORR_WORD_COL(mve_card_row, when##n, when_words), \
                  ORR_WORD_COL(mve_card_row, effect##n, effect_words), \
                  ORR_NUMBER_COL(mve_card_row, amount##n, 0, MOST_CHANGE), \
                  ORR_NUMBER_COL(mve_card_row, leader##n, 0, 1), ORR_NUMBER_COL(mve_card_row, once##n, 0, 1)
static const orr_col card_cols[] = {
    ORR_ID_COL(mve_card_row, id), ORR_STRING_COL(mve_card_row, name), ORR_WORD_COL(mve_card_row, skill, card_skills),
    ORR_NUMBER_COL(mve_card_row, strength, 1, MOST_STRENGTH), ORR_NUMBER_COL(mve_card_row, copies, 1, MVE_CARDS),
    EFFECT(1), EFFECT(2), ORR_STRING_COL(mve_card_row, text),
};
#define GROUP(n) ORR_WORD_COL(mve_agent_row, skill##n, group_skills), \
                 ORR_NUMBER_COL(mve_agent_row, value##n, 0, MOST_STRENGTH)
static const orr_col agent_cols[] = {
    ORR_ID_COL(mve_agent_row, id), ORR_STRING_COL(mve_agent_row, name), GROUP(1), GROUP(2), GROUP(3),
};
#define CHANGE(member) ORR_NUMBER_COL(mve_threat_row, member, 0, MOST_CHANGE)
static const orr_col threat_cols[] = {
    ORR_ID_COL(mve_threat_row, id), ORR_STRING_COL(mve_threat_row, name),
    ORR_WORDS_COL(mve_threat_row, skills, threat_skills),
    ORR_NUMBER_COL(mve_threat_row, difficulty, 1, MOST_DIFFICULTY), CHANGE(gain_defense), CHANGE(gain_tech),
    CHANGE(gain_people), CHANGE(gain_food), ORR_WORD_COL(mve_threat_row, success, effect_words), CHANGE(success_amount),
    CHANGE(lose_defense), CHANGE(lose_tech), CHANGE(lose_people), CHANGE(lose_food),
    ORR_WORD_COL(mve_threat_row, failure, effect_words), CHANGE(failure_amount),
};
/* MVE-A1: one table for both editions. */
static const orr_col martian_cols[] = {
    ORR_NUMBER_COL(mve_martian_row, level, 1, MVE_LEVELS), ORR_NUMBER_COL(mve_martian_row, hand, 0, MVE_HAND),
    ORR_NUMBER_COL(mve_martian_row, counters, 0, MVE_COUNTERS), ORR_NUMBER_COL(mve_martian_row, may_lead, 0, 1),
    ORR_NUMBER_COL(mve_martian_row, extra_loss, 0, 1),
};

const orr_sheet mve_sheets[] = {
    [MVE_SHEET_MANIFEST] = ORR_SHEET(mve, manifest, mve_manifest_row, 1, manifest_cols),
    [MVE_SHEET_SKILLS] = ORR_SHEET(mve, skills, mve_skill_row, MVE_MAX_SKILLS, skill_cols),
    [MVE_SHEET_CARDS] = ORR_SHEET(mve, cards, mve_card_row, MVE_MAX_KINDS, card_cols),
    [MVE_SHEET_AGENTS] = ORR_SHEET(mve, agents, mve_agent_row, MVE_MAX_AGENTS, agent_cols),
    [MVE_SHEET_THREATS] = ORR_SHEET(mve, threats, mve_threat_row, MVE_MAX_THREATS, threat_cols),
    [MVE_SHEET_MARTIANS] = ORR_SHEET(mve, martians, mve_martian_row, MVE_LEVELS, martian_cols),
};

/* ---- rows -------------------------------------------------------------------------------------------------------- */

/* MVE-A37: what a card does in a Trial needs no choice, so nobody is asked there. */
static const char *check_effect(unsigned when, unsigned effect)
{
    const bool gavel = effect >= MVE_DEF_PLUS;
    if ((when == MVE_NEVER) != (effect == MVE_NOTHING)) return "an effect needs a trigger, and a trigger an effect";
    if (when == MVE_NEVER) return NULL;
    if (gavel != (when == MVE_AT_TRIAL))
        return "defendant-plus, accuser-plus and defendant-initiative go with trial, and nothing else does";
    return NULL;
}

static const char *check_card(const mve_set *set, const mve_card_row *c)
{
    if (!c->name[0]) return "a card needs a name";
    if (c->skill > set->skills_n) return "its skill has no row in skills.csv";
    const char *wrong = check_effect(c->when1, c->effect1);
    if (!wrong) wrong = check_effect(c->when2, c->effect2);
    if (wrong) return wrong;
    if (c->when2 != MVE_NEVER && c->when1 == c->when2)
        return "the two effects of a card have different triggers (MVE-A98)";
    return NULL;
}

static const char *check_agent(const mve_set *set, const mve_agent_row *a)
{
    if (!a->name[0]) return "an Agent needs a name";
    if (!a->skill1) return "an Agent needs a Skill group, and the first one comes first";
    if (!a->skill2 && a->skill3) return "the groups of an Agent come without gaps";
    if (a->skill1 > set->skills_n || a->skill2 > set->skills_n || a->skill3 > set->skills_n)
        return "its skill has no row in skills.csv";
    if (a->skill2 && (a->skill1 >= a->skill2 || (a->skill3 && a->skill2 >= a->skill3)))
        return "the groups of an Agent stand in the order of skills.csv";
    if (!a->value1 || !a->skill2 != !a->value2 || !a->skill3 != !a->value3)
        return "a group has a value from 1 on, and no group the value 0";
    return NULL;
}

static const char *check_threat(const mve_set *set, const mve_threat_row *r)
{
    if (!r->name[0]) return "a Threat needs a name";
    if (!r->skills) return "a Threat needs a skill";
    if (r->skills >> set->skills_n) return "its skill has no row in skills.csv";
    if (r->success >= MVE_DEF_PLUS || r->failure >= MVE_DEF_PLUS) return "effects of Trials do not stand in a box";
    return NULL;
}

static const char *check_row(const void *bytes, unsigned sheet, unsigned row)
{
    const mve_set *set = bytes;
    switch (sheet) {
    case MVE_SHEET_MANIFEST:
        return set->manifest[row].name[0] ? NULL : "the set needs a name";
    case MVE_SHEET_SKILLS:
        return set->skills[row].name[0] ? NULL : "a skill needs a name";
    case MVE_SHEET_CARDS:
        return check_card(set, &set->cards[row]);
    case MVE_SHEET_AGENTS:
        return check_agent(set, &set->agents[row]);
    case MVE_SHEET_THREATS:
        return check_threat(set, &set->threats[row]);
    default:
        return set->martians[row].level == row + 1 ? NULL : "the rows must be the levels 1 to 6, in this order";
    }
}

/* ---- sheets ------------------------------------------------------------------------------------------------------ */

static const char *check_sheet(const void *bytes, unsigned sheet)
{
    const mve_set *set = bytes;
    unsigned cards = 0;
    switch (sheet) {
    case MVE_SHEET_MANIFEST:
        return set->manifest_n ? NULL : "there must be one row: the name of the set and a note";
    case MVE_SHEET_SKILLS:
        return set->skills_n ? NULL : "there must be a skill";
    case MVE_SHEET_CARDS:
        for (unsigned i = 0; i < set->cards_n; i++) cards += set->cards[i].copies;
        return cards <= MVE_CARDS ? NULL : "there may be 86 Skill cards at most, as in the box";
    case MVE_SHEET_AGENTS:
        return set->agents_n ? NULL : "there must be Agents";
    case MVE_SHEET_THREATS:
        return set->threats_n ? NULL : "there must be Threats";
    default:
        return set->martians_n == MVE_LEVELS ? NULL : "the rows must be the levels 1 to 6, in this order";
    }
}

const char *mve_check_set(const void *set, uint8_t *sheet, uint8_t *row)
{
    static const orr_set_check check = { .sheets = mve_sheets, .n_sheets = MVE_N_SHEETS,
                                         .row = check_row, .sheet = check_sheet };
    return orr_check_set(&check, set, sheet, row);
}
