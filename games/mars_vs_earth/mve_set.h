/* mve_set.h - what the box holds, as the CSV files of data/mars_vs_earth say it. Flat, no pointers. One set serves both
 * editions (section 7 of the ledger). */
#ifndef MVE_SET_H
#define MVE_SET_H
#include "engine/game.h"

enum { MVE_MAX_KINDS = 64, MVE_MAX_SKILLS = 8, MVE_MAX_AGENTS = 12, MVE_MAX_THREATS = 20, MVE_LEVELS = 6 };
enum { MVE_CARDS = 86 };                           /* Skill cards a set has at most: those of the box */

enum { MVE_WILD };                                 /* skill 0 of a card; of an Agent's group: no group */
enum { MVE_DEFENSE, MVE_TECH, MVE_PEOPLE, MVE_FOOD, MVE_RESOURCES };     /* MVE-3, in board order */

/* "!", check, X, gavel */
typedef enum { MVE_NEVER, MVE_AT_ONCE, MVE_ON_SUCCESS, MVE_ON_FAILURE, MVE_AT_TRIAL } mve_when;
typedef enum {                                     /* the effect kinds of section 7 */
    MVE_NOTHING, MVE_NEW_INFO, MVE_REMOVE_CARD, MVE_NEXT_EASIER, MVE_NEXT_HARDER, MVE_GIVE_INIT, MVE_PEEK_DNA, MVE_DRAW,
    MVE_EXTRA_LOSS, MVE_INIT_LEFT, MVE_REINSTATE,
    MVE_GAIN_DEFENSE, MVE_GAIN_TECH, MVE_GAIN_PEOPLE, MVE_GAIN_FOOD,
    MVE_LOSE_DEFENSE, MVE_LOSE_TECH, MVE_LOSE_PEOPLE, MVE_LOSE_FOOD,
    MVE_DEF_PLUS, MVE_ACC_PLUS, MVE_DEF_INIT, MVE_N_EFFECTS
} mve_effect;

typedef struct {
    uint8_t skill;                                 /* MVE_WILD, or a row of skills.csv, from 1 */
    uint8_t strength, copies;
    uint8_t when1, effect1, amount1;               /* first effect: when, which, how much */
    uint8_t leader1, once1;                        /* it depends on a Leader; it happens once per Threat */
    uint8_t when2, effect2, amount2, leader2, once2; /* a second effect, of another trigger */
    char id[28], name[28], text[187];
} mve_card_row;
_Static_assert(sizeof(mve_card_row) == 256, "cheap to index: every card revealed looks up its row");

typedef struct { char id[16], name[20]; } mve_skill_row;

typedef struct {
    uint8_t skill1, value1, skill2, value2, skill3, value3;   /* Skill groups; skill 0: no group */
    char id[28], name[32];
} mve_agent_row;

typedef struct {
    uint8_t skills;                                /* bit k: skill k + 1 is good */
    uint8_t difficulty;
    uint8_t gain_defense, gain_tech, gain_people, gain_food;  /* success box; the four stand together */
    uint8_t success, success_amount;               /* its further effect */
    uint8_t lose_defense, lose_tech, lose_people, lose_food;  /* failure box */
    uint8_t failure, failure_amount;
    char id[28], name[32];
} mve_threat_row;

typedef struct { uint8_t level, hand, counters, may_lead, extra_loss; } mve_martian_row;   /* Table 3 */

typedef struct {
    uint8_t small_table;                           /* MVE-A3: difficulty of small first edition tables; 3 means 0 */
    char name[24], note[320];
} mve_manifest_row;

typedef struct {
    uint8_t manifest_n, cards_n, skills_n, agents_n, threats_n, martians_n;
    mve_martian_row martians[MVE_LEVELS];
    mve_skill_row skills[MVE_MAX_SKILLS];
    mve_agent_row agents[MVE_MAX_AGENTS];
    mve_threat_row threats[MVE_MAX_THREATS];
    mve_card_row cards[MVE_MAX_KINDS];
    mve_manifest_row manifest[1];
} mve_set;

extern const mve_set mve_house_set;                /* made from data/mars_vs_earth at build time */
extern const orr_sheet mve_sheets[];
enum { MVE_SHEET_MANIFEST, MVE_SHEET_SKILLS, MVE_SHEET_CARDS, MVE_SHEET_AGENTS, MVE_SHEET_THREATS,
    MVE_SHEET_MARTIANS, MVE_N_SHEETS };
const char *mve_check_set(const void *set, uint8_t *sheet, uint8_t *row);
static inline const mve_set *mve_set_of(const orr_box *b) { return b->set; }
#endif
