/* eg_set.h - what the box holds, as the CSV files of data/earth_gambit say it. Flat, no pointers. */
#ifndef EG_SET_H
#define EG_SET_H
#include "engine/game.h"

enum { EG_MAX_KINDS = 40, EG_MAX_ROLES = 3, EG_MAX_ABILITIES = 16, EG_MAX_COLUMNS = 9 };

enum { EG_RED = 1, EG_BLUE = 2, EG_YELLOW = 4 };                       /* colours of a Science card, a bit each */

typedef enum {                                                          /* what a card does, in rulebook order */
    EG_SCIENCE,
    EG_DAMAGE_OR_HEAL, EG_HEAL_ALL, EG_STRAY_DAMAGE, EG_FORCE_TO_PLAY, EG_PSYCH_WEAPON, EG_PSYCH_DEFENCE,
    EG_CANCEL_SCIENCE, EG_MOVE_CANCEL, EG_REARRANGE, EG_PROTECT_PLAYER, EG_SHUFFLE_HANDS, EG_RESET_HANDS,
    EG_REPLACE_CARD, EG_TAKE_FROM_DISCARD, EG_SKIP_TURN, EG_TRADE_CARDS, EG_STEAL_CARD, EG_PLAY_TOP_CARD, EG_PEEK,
    EG_N_EFFECTS
} eg_effect;

enum { EG_DECK_ALL, EG_DECK_RED, EG_DECK_BLUE, EG_DECK_PSYCH_WEAPON };  /* which row of the Setup Table counts the
                                                                         * copies */

typedef struct {
    uint8_t effect, colours, copies, deck_rule;
    char id[24], name[28], text[200];
} eg_card_row;

typedef struct { uint8_t players, aliens, scientists, extinctionists, red, blue, psych_weapon; } eg_setup_row;

enum { EG_ALIEN, EG_SCIENTIST, EG_EXTINCTIONIST, EG_N_TEAMS };
typedef struct { uint8_t team, copies, goal; char id[16], name[20]; } eg_role_row;     /* goal: Science of its colour */

typedef enum { EG_CANCEL_PSYCH, EG_EXTRA_PLAY, EG_DRAW_TWO, EG_REDIRECT_PASS, EG_SHIELD, EG_HEAL_SELF,
               EG_ABILITY_DAMAGE, EG_PEEK_ROLE, EG_SWAP_RANDOM, EG_VETO } eg_ability_effect;
enum { EG_AT_START = 1, EG_AT_DRAWN = 2, EG_AT_PLAYED = 4, EG_AT_AFTER = 8, EG_AT_PASS = 16, EG_AT_HIT = 32 };
enum { EG_OWN_TURN, EG_ANYONE };
typedef struct {
    uint8_t effect, windows, who, min_players, max_players, counts_as_action, draw_first;
    char id[24], name[28], text[200];
} eg_ability_row;

typedef struct { char name[24], note[320]; } eg_manifest_row;

typedef struct {
    uint8_t manifest_n, cards_n, setup_n, roles_n, abilities_n;
    eg_setup_row setup[EG_MAX_COLUMNS];
    eg_card_row cards[EG_MAX_KINDS];
    eg_role_row roles[EG_MAX_ROLES];
    eg_ability_row abilities[EG_MAX_ABILITIES];
    eg_manifest_row manifest[1];
} eg_set;

extern const eg_set eg_house_set;          /* made from data/earth_gambit at build time */
extern const orr_sheet eg_sheets[];
enum { EG_SHEET_MANIFEST, EG_SHEET_CARDS, EG_SHEET_SETUP, EG_SHEET_ROLES, EG_SHEET_ABILITIES, EG_N_SHEETS };
const char *eg_check_set(const void *set, uint8_t *sheet, uint8_t *row);
static inline const eg_set *eg_set_of(const orr_box *b) { return b->set; }
static inline unsigned eg_goal(const orr_box *b, unsigned team) { return eg_set_of(b)->roles[team].goal; }
#endif
