/* setup.c - the Setup chapter: EG-10 to EG-24, EG-A1, EG-A50, EG-A53, EG-A59. */
#include "games/earth_gambit/eg_state.h"

static const eg_setup_row *column(const orr_box *b, unsigned seats)
{
    const eg_set *set = eg_set_of(b);
    const eg_setup_row *row = set->setup;
    while (row->players != seats) row++;         /* eg_check_set saw to it that every column is there */
    return row;
}

/* EG-18 to EG-20: copies of a kind in the Play deck of this column. */
static uint8_t copies(const eg_card_row *card, const eg_setup_row *col)
{
    switch (card->deck_rule) {
    case EG_DECK_RED: return col->red;
    case EG_DECK_BLUE: return col->blue;
    case EG_DECK_PSYCH_WEAPON: return col->psych_weapon;
    default: return card->copies;
    }
}

/* EG-121, EG-A50: the abilities whose range of players fits; all of them if those are too few. */
unsigned eg_eligible(const orr_box *b, unsigned seats, uint8_t *kinds)
{
    const eg_set *set = eg_set_of(b);
    unsigned n = 0;
    for (unsigned i = 0; i < set->abilities_n; i++)
        if (set->abilities[i].min_players <= seats && seats <= set->abilities[i].max_players) kinds[n++] = (uint8_t)i;
    if (n >= seats) return n;
    for (n = 0; n < set->abilities_n; n++) kinds[n] = (uint8_t)n;
    return n;
}

enum { DECK_PLAY, DECK_ROLE, DECK_ABILITY };

unsigned eg_stock(const orr_box *b, uint8_t seats, uint8_t deck, uint8_t count[256])
{
    const eg_set *set = eg_set_of(b);
    const eg_setup_row *col = column(b, seats);
    uint8_t kinds[EG_MAX_ABILITIES];
    switch (deck) {
    case DECK_PLAY:
        for (unsigned k = 0; k < set->cards_n; k++) count[k] = copies(&set->cards[k], col);
        return set->cards_n;
    case DECK_ROLE:                              /* EG-15 */
        count[EG_ALIEN] = col->aliens;
        count[EG_SCIENTIST] = col->scientists;
        count[EG_EXTINCTIONIST] = col->extinctionists;
        return EG_N_TEAMS;
    case DECK_ABILITY:
        if (!b->opt[EG_O_ABILITIES]) return 0;
        for (unsigned n = eg_eligible(b, seats, kinds); n--;) count[kinds[n]] = 1;
        return set->abilities_n;
    }
    orr_impossible();
}

static void fill(orr_ctx *t, uint8_t deck, orr_at place)
{
    uint8_t count[256] = { 0 };
    const unsigned kinds = eg_stock(t->box, eg(t)->core.seats, deck, count);
    for (unsigned kind = 0; kind < kinds; kind++)
        for (unsigned k = 0; k < count[kind]; k++) orr_put(place, (orr_card){ (uint8_t)kind, 0, 0 });
    orr_mix(t, place);
}

/* EG-16, EG-17, EG-A59: the Role says the team (EG-2). Two players leave one Role undealt, unseen by all (EG-A1). */
static void deal_roles(orr_ctx *t, orr_seat start)
{
    eg_state *p = eg(t);
    ORR_ZONE(EG_MAX_SEATS) roles = { { 0, 0, 0 }, { { 0, 0, 0 } } };
    fill(t, DECK_ROLE, ORR_AT(roles));
    orr_seat s = start;
    do {
        const orr_card role = orr_take_top(t, ORR_AT(roles), orr_one(s));
        orr_put(ORR_AT(p->role[s]), role);
        orr_tell(t, EG_17, EG_TOLD_DEALT_ROLE, orr_one(s), s, role.kind);
        s = eg_next(p, s);
    } while (s != start);
    if (roles.z.n) orr_put(ORR_AT(p->spare), orr_take_top(t, ORR_AT(roles), 0));
    orr_by(t, EG_16);
}

/* EG-21 to EG-23: one card each from the top, the starting player's second card last. */
static void deal_hands(orr_ctx *t, orr_seat start)
{
    eg_state *p = eg(t);
    fill(t, DECK_PLAY, ORR_AT(p->draw));
    orr_seat s = start;
    for (unsigned k = 0; k <= p->core.seats; k++) {
        const orr_card c = orr_take_top(t, ORR_AT(p->draw), orr_one(s));
        orr_drop_in(ORR_AT(p->hand[s]), c);
        orr_tell(t, k == p->core.seats ? EG_22 : EG_21, EG_TOLD_DEALT, orr_one(s), s, c.kind);
        s = eg_next(p, s);
    }
}

static void deal_abilities(orr_ctx *t, orr_seat start)    /* EG-24, EG-119 */
{
    eg_state *p = eg(t);
    fill(t, DECK_ABILITY, ORR_AT(p->unused));
    orr_seat s = start;
    do {
        const orr_card c = orr_take_top(t, ORR_AT(p->unused), orr_one(s));
        orr_put(ORR_AT(p->ability[s]), c);
        orr_tell(t, EG_24, EG_TOLD_DEALT_ABILITY, orr_one(s), s, c.kind);
        s = eg_next(p, s);
    } while (s != start);
    p->owners = eg_all(p);
}

void eg_setup(orr_ctx *t)
{
    eg_state *p = eg(t);
    const uint8_t chosen = t->box->opt[EG_O_START];      /* 0 random, n: seat n (EG-A53) */
    const orr_seat start = (orr_seat)(chosen ? chosen - 1u : orr_below(t, p->core.seats));
    p->active = start;
    p->core.frame[0].who = start;
    orr_tell(t, EG_10, EG_TOLD_START, ORR_EVERYBODY, start, 0);
    deal_roles(t, start);
    deal_hands(t, start);
    if (eg_option(t, EG_O_ABILITIES)) deal_abilities(t, start);
}

/* EG-1, EG-A53 */
const char *eg_check_box(const orr_box *b, uint8_t seats)
{
    if (b->opt[EG_O_START] > seats) return "the starting seat must be one of the seats at the table (EG-A53)";
    return NULL;
}
