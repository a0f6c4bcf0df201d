/* set.c - how the CSV files of a set are laid out and what must hold of them: sections 7.2 to 7.4 of the ledger, and
 * the bounds that the arrays of the state rely on (EG-A64, EG-A77). The house set itself is data/earth_gambit. */
#include "games/earth_gambit/eg_set.h"
#include "games/earth_gambit/eg_view.h"

/* ---- the sheets ------------------------------------------------------------------------------------------------- */

static const char *const effect_words[] = { "science",       "damage-or-heal", "heal-all",
                                            "stray-damage",  "force-to-play",  "psych-weapon",
                                            "psych-defence", "cancel-science", "move-cancel",
                                            "rearrange",     "protect-player", "shuffle-hands",
                                            "reset-hands",   "replace-card",   "take-from-discard",
                                            "skip-turn",     "trade-cards",    "steal-card",
                                            "play-top-card", "peek",           NULL };
static const char *const colour_words[] = { "red", "blue", "yellow", NULL };
static const char *const deck_words[] = { "all", "red", "blue", "psych-weapon", NULL };
static const char *const team_words[] = { "alien", "scientist", "extinctionist", NULL };
static const char *const ability_words[] = { "cancel-psych", "extra-play", "draw-two", "redirect-pass",
                                             "shield",       "heal-self",  "damage",   "peek-role",
                                             "swap-random",  "veto",       NULL };
static const char *const window_words[] = { "start", "drawn", "played", "after", "pass", "hit", NULL };
static const char *const who_words[] = { "own-turn", "anyone", NULL };

enum { MIN_PLAYERS = 2, MAX_COPIES = 40 };

static const orr_col manifest_cols[] = {
    ORR_STRING_COL(eg_manifest_row, name), ORR_STRING_COL(eg_manifest_row, note),
};
static const orr_col card_cols[] = {
    ORR_ID_COL(eg_card_row, id), ORR_STRING_COL(eg_card_row, name), ORR_WORD_COL(eg_card_row, effect, effect_words),
    ORR_WORDS_COL(eg_card_row, colours, colour_words), ORR_NUMBER_COL(eg_card_row, copies, 0, MAX_COPIES),
    ORR_WORD_COL(eg_card_row, deck_rule, deck_words), ORR_STRING_COL(eg_card_row, text),
};
static const orr_col setup_cols[] = {
    ORR_NUMBER_COL(eg_setup_row, players, MIN_PLAYERS, EG_MAX_SEATS),
    ORR_NUMBER_COL(eg_setup_row, aliens, 0, EG_MAX_SEATS), ORR_NUMBER_COL(eg_setup_row, scientists, 0, EG_MAX_SEATS),
    ORR_NUMBER_COL(eg_setup_row, extinctionists, 0, EG_MAX_SEATS), ORR_NUMBER_COL(eg_setup_row, red, 0, MAX_COPIES),
    ORR_NUMBER_COL(eg_setup_row, blue, 0, MAX_COPIES), ORR_NUMBER_COL(eg_setup_row, psych_weapon, 0, MAX_COPIES),
};
static const uint8_t usual_goals[EG_MAX_ROLES] = { EG_GOAL_RED, EG_GOAL_BLUE, EG_GOAL_YELLOW };
static const orr_col role_cols[] = {
    ORR_ID_COL(eg_role_row, id), ORR_STRING_COL(eg_role_row, name), ORR_WORD_COL(eg_role_row, team, team_words),
    ORR_NUMBER_COL(eg_role_row, copies, 0, EG_MAX_SEATS),
    ORR_LATE_COL(eg_role_row, goal, EG_LEAST_GOAL, EG_ROW, usual_goals),
};
static const orr_col ability_cols[] = {
    ORR_ID_COL(eg_ability_row, id), ORR_STRING_COL(eg_ability_row, name),
    ORR_WORD_COL(eg_ability_row, effect, ability_words), ORR_WORDS_COL(eg_ability_row, windows, window_words),
    ORR_WORD_COL(eg_ability_row, who, who_words),
    ORR_NUMBER_COL(eg_ability_row, min_players, MIN_PLAYERS, EG_MAX_SEATS),
    ORR_NUMBER_COL(eg_ability_row, max_players, MIN_PLAYERS, EG_MAX_SEATS),
    ORR_NUMBER_COL(eg_ability_row, counts_as_action, 0, 1), ORR_NUMBER_COL(eg_ability_row, draw_first, 0, 1),
    ORR_STRING_COL(eg_ability_row, text),
};

const orr_sheet eg_sheets[] = {
    [EG_SHEET_MANIFEST] = ORR_SHEET(eg, manifest, eg_manifest_row, 1, manifest_cols),
    [EG_SHEET_CARDS] = ORR_SHEET(eg, cards, eg_card_row, EG_MAX_KINDS, card_cols),
    [EG_SHEET_SETUP] = ORR_SHEET(eg, setup, eg_setup_row, EG_MAX_COLUMNS, setup_cols),
    [EG_SHEET_ROLES] = ORR_SHEET(eg, roles, eg_role_row, EG_MAX_ROLES, role_cols),
    [EG_SHEET_ABILITIES] = ORR_SHEET(eg, abilities, eg_ability_row, EG_MAX_ABILITIES, ability_cols),
};

/* ---- cards: section 7.2 ----------------------------------------------------------------------------------------- */

enum {
    MOST_NESTING = 5,         /* so that a chain of cards fits into ORR_DEPTH frames, with an extra play around it */
    MOST_BEFORE_A_PLAYER = 5  /* and a Psych card */
};

static uint8_t deck_rule_of(const eg_card_row *c)        /* the Setup Table counts these three (EG-18, EG-19) */
{
    if (c->effect == EG_PSYCH_WEAPON) return EG_DECK_PSYCH_WEAPON;
    if (c->effect != EG_SCIENCE) return EG_DECK_ALL;
    return c->colours == EG_RED ? EG_DECK_RED : c->colours == EG_BLUE ? EG_DECK_BLUE : EG_DECK_ALL;
}

static const char *check_card(const eg_card_row *c)
{
    if (!c->name[0]) return "a card needs a name";
    if (c->effect != EG_SCIENCE && c->colours) return "an Action card has no colours";
    if (c->effect == EG_SCIENCE && c->colours != EG_BLUE && c->colours != EG_RED &&
        c->colours != (EG_YELLOW | EG_BLUE) && c->colours != (EG_YELLOW | EG_RED))
        return "a Science card is blue, red, yellow blue or yellow red";
    if (c->deck_rule != deck_rule_of(c))
        return "deck_rule is red for pure red Science, blue for pure blue Science, "
               "psych-weapon for Psych Weapon, else all";
    return NULL;
}

static unsigned copies_of_effect(const eg_set *set, unsigned effect)
{
    unsigned n = 0;
    for (unsigned i = 0; i < set->cards_n; i++)
        if (set->cards[i].effect == effect) n += set->cards[i].copies;
    return n;
}
static unsigned copies_of_colours(const eg_set *set, unsigned colours)
{
    unsigned n = 0;
    for (unsigned i = 0; i < set->cards_n; i++)
        if (set->cards[i].effect == EG_SCIENCE && set->cards[i].colours == colours) n += set->cards[i].copies;
    return n;
}

/* How many copies a card has is the set's (EG-A41, EG-A77), as far as there is room for them (EG-A64). */
static const char *check_copies(const eg_set *set)
{
    unsigned rows_of_rule[4] = { 0, 0, 0, 0 };
    for (unsigned i = 0; i < set->cards_n; i++) rows_of_rule[set->cards[i].deck_rule]++;
    if (rows_of_rule[EG_DECK_RED] != 1 || rows_of_rule[EG_DECK_BLUE] != 1 || rows_of_rule[EG_DECK_PSYCH_WEAPON] != 1)
        return "pure red Science, pure blue Science and Psych Weapon need one row each";
    if (copies_of_effect(set, EG_STEAL_CARD) + copies_of_effect(set, EG_PLAY_TOP_CARD) > MOST_NESTING)
        return "Steal Card and Play Top Card may have 5 copies together at most (EG-A64)";
    if (copies_of_effect(set, EG_FORCE_TO_PLAY) + copies_of_effect(set, EG_PROTECT_PLAYER) +
            copies_of_effect(set, EG_SKIP_TURN) >
        MOST_BEFORE_A_PLAYER)
        return "Force to Play, Protect Player and Skip Turn may have 5 copies together at most (EG-A64)";
    if (copies_of_effect(set, EG_CANCEL_SCIENCE) > EG_COVERS)
        return "Cancel Science may have 5 copies at most (EG-A64)";
    return NULL;
}
_Static_assert((int)MOST_BEFORE_A_PLAYER < (int)EG_FRONT && EG_COVERS == 5, "there is room; the sentences above say 5");

/* ---- the Setup Table and the roles: sections 1, 7.4 ------------------------------------------------------------- */

static unsigned least(unsigned a, unsigned b) { return a < b ? a : b; }

/* EG-A77: with the cards of its column every team that somebody may play can reach its goal before another one does.
 * Two-colour Science brings the Extinctionists nearer as well, who win alone (EG-8). */
static const char *check_goals(const eg_set *set, const eg_setup_row *c)
{
    const unsigned yellow_red = copies_of_colours(set, EG_YELLOW | EG_RED);
    const unsigned yellow_blue = copies_of_colours(set, EG_YELLOW | EG_BLUE);
    const unsigned red = set->roles[EG_ALIEN].goal, blue = set->roles[EG_SCIENTIST].goal;
    const unsigned yellow = set->roles[EG_EXTINCTIONIST].goal;
    const unsigned before = least(yellow_red, red - 1) + least(yellow_blue, blue - 1);   /* the last one may tie */
    if (c->aliens && c->red + least(yellow_red, yellow - 1) < red)
        return "with the Science of this deck the Aliens cannot reach their goal in roles.csv (EG-A77)";
    if (c->scientists && c->blue + least(yellow_blue, yellow - 1) < blue)
        return "with the Science of this deck the Scientists cannot reach their goal in roles.csv (EG-A77)";
    if (c->extinctionists && least(before + 1, yellow_red + yellow_blue) < yellow)
        return "with the Science of this deck the Extinctionists cannot reach their goal in roles.csv (EG-A77)";
    return NULL;
}

/* EG-A77: the piles and the row have room for the Play deck of a column, and it can be dealt. */
static const char *check_deck(const eg_set *set, const eg_setup_row *c)
{
    unsigned science = c->red + 0u + c->blue, cards = c->psych_weapon;
    for (unsigned i = 0; i < set->cards_n; i++)
        if (set->cards[i].deck_rule == EG_DECK_ALL)
            *(set->cards[i].effect == EG_SCIENCE ? &science : &cards) += set->cards[i].copies;
    if (science > EG_ROW) return "this deck has more than 18 Science cards, and there is room for 18 (EG-A77)";
    if (science + cards > EG_DECK) return "this deck has more than 40 cards, and there is room for 40 (EG-A77)";
    if (science + cards < c->players + 2u)
        return "this deck is too small: it needs two cards more than there are players (EG-A77)";
    return check_goals(set, c);
}
_Static_assert(EG_ROW == 18 && EG_DECK == 40, "the sentences above say so");

static const char *check_column(const eg_set *set, unsigned i)
{
    const eg_setup_row *c = &set->setup[i];
    const unsigned roles = c->aliens + 0u + c->scientists + c->extinctionists;
    for (unsigned k = 0; k < i; k++)
        if (set->setup[k].players == c->players) return "this number of players has a row already";
    if (roles < c->players) return "there must be a role for every player";
    if (roles > c->players + 1u || roles > EG_MAX_SEATS)
        return "at most one role may be left over, and 10 are all there are (EG-A1)";
    if (c->aliens > set->roles[EG_ALIEN].copies || c->scientists > set->roles[EG_SCIENTIST].copies ||
        c->extinctionists > set->roles[EG_EXTINCTIONIST].copies)
        return "a role is needed more often than roles.csv has copies of it";
    if (c->red > copies_of_colours(set, EG_RED) || c->blue > copies_of_colours(set, EG_BLUE) ||
        c->psych_weapon > copies_of_effect(set, EG_PSYCH_WEAPON))
        return "a card is needed more often than cards.csv has copies of it";
    return check_deck(set, c);
}

static const char *check_role(const eg_role_row *r, unsigned i)
{
    if (r->team != i) return "the rows must be alien, scientist and extinctionist, in this order";
    return r->name[0] ? NULL : "a role needs a name";
}

/* ---- Special Abilities: section 7.3 ----------------------------------------------------------------------------- */

enum { ANY_MOMENT = EG_AT_START | EG_AT_DRAWN | EG_AT_AFTER };
static const struct {
    uint8_t windows, own_turn, anyone;
} ability_rule[] = {
    /* where an effect makes sense, and in whose hands */
    [EG_CANCEL_PSYCH] = { ANY_MOMENT | EG_AT_PLAYED, 1, 1 },
    [EG_EXTRA_PLAY] = { EG_AT_AFTER, 1, 0 },
    [EG_DRAW_TWO] = { EG_AT_START, 1, 0 },
    [EG_REDIRECT_PASS] = { EG_AT_PASS, 1, 0 },
    [EG_SHIELD] = { EG_AT_HIT, 0, 1 },
    [EG_HEAL_SELF] = { ANY_MOMENT, 1, 1 },
    [EG_ABILITY_DAMAGE] = { ANY_MOMENT, 1, 1 },
    [EG_PEEK_ROLE] = { ANY_MOMENT, 1, 1 },
    [EG_SWAP_RANDOM] = { ANY_MOMENT, 1, 1 },
    [EG_VETO] = { EG_AT_PLAYED, 0, 1 },
};

static const char *check_ability(const eg_ability_row *a)
{
    if (!a->name[0]) return "a Special Ability needs a name";
    if (!a->windows) return "a Special Ability needs a window in which it can be used";
    if (a->windows & ~ability_rule[a->effect].windows) return "this effect cannot be used in one of these windows";
    if (a->who == EG_OWN_TURN && !ability_rule[a->effect].own_turn)
        return "this effect must be usable by anyone, not only in one's own turn";
    if (a->who == EG_ANYONE && !ability_rule[a->effect].anyone) return "this effect works only in one's own turn";
    if (a->min_players > a->max_players) return "min_players is above max_players";
    if (a->draw_first && a->effect != EG_EXTRA_PLAY) return "draw_first belongs to extra-play only (EG-A67)";
    if (a->counts_as_action && a->effect != EG_ABILITY_DAMAGE && a->effect != EG_PEEK_ROLE &&
        a->effect != EG_SWAP_RANDOM)
        return "counts_as_action belongs to damage, peek-role and swap-random, which are aimed at a player (EG-A36)";
    return NULL;
}

/* ---- all of it -------------------------------------------------------------------------------------------------- */

static const char *check_row(const void *bytes, unsigned sheet, unsigned row)
{
    const eg_set *set = bytes;
    switch (sheet) {
    case EG_SHEET_MANIFEST: return set->manifest[row].name[0] ? NULL : "the set needs a name";
    case EG_SHEET_CARDS: return check_card(&set->cards[row]);
    case EG_SHEET_SETUP: return check_column(set, row);
    case EG_SHEET_ROLES: return check_role(&set->roles[row], row);
    default: return check_ability(&set->abilities[row]);
    }
}

static const char *check_sheet(const void *bytes, unsigned sheet)
{
    const eg_set *set = bytes;
    switch (sheet) {
    case EG_SHEET_MANIFEST: return set->manifest_n ? NULL : "there must be one row: the name of the set and a note";
    case EG_SHEET_CARDS: return check_copies(set);
    case EG_SHEET_SETUP:
        return set->setup_n == EG_MAX_COLUMNS ? NULL : "there must be a row for each number of players from 2 to 10";
    case EG_SHEET_ROLES:
        return set->roles_n == EG_MAX_ROLES ? NULL
                                            : "the rows must be alien, scientist and extinctionist, in this order";
    default:
        return set->abilities_n >= EG_MAX_SEATS ? NULL
                                                : "there must be 10 Special Abilities at least, one for every seat";
    }
}

const char *eg_check_set(const void *set, uint8_t *sheet, uint8_t *row)
{
    static const uint8_t order[] = { EG_SHEET_MANIFEST, EG_SHEET_CARDS, EG_SHEET_ROLES, EG_SHEET_SETUP,
                                     EG_SHEET_ABILITIES };       /* the Setup Table refers to the roles */
    static const orr_set_check check = { .sheets = eg_sheets, .n_sheets = EG_N_SHEETS, .order = order,
                                         .row = check_row, .sheet = check_sheet };
    return orr_check_set(&check, set, sheet, row);
}
