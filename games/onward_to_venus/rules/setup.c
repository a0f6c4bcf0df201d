/* setup.c - the set-up: OTV-1 to OTV-17, OTV-169, OTV-A66, OTV-A77, OTV-A82. */
#include "games/onward_to_venus/otv_state.h"

enum { START_INFANTRY = 4, START_SPACESHIPS = 2, START_FACTORIES = 1, START_MONEY = 12, DEALT = 2, MOST_ROLLS = 20 };

/* OTV-169: the common deck and the cards of the empires that are played. */
unsigned otv_stock(const orr_box *b, uint8_t seats, uint8_t deck, uint8_t count[256])
{
    const otv_set *set = otv_set_of(b);
    unsigned owners = 1u << OTV_COMMON;
    (void)deck;
    for (unsigned s = 0; s < seats; s++) owners |= 2u << otv_empire(b, s);
    for (unsigned k = 0; k < set->cards_n; k++)
        if (owners >> set->cards[k].owner & 1) count[k] = set->cards[k].copies;
    return set->cards_n;
}

static void fill_deck(orr_ctx *t)
{
    otv_state *p = otv(t);
    const otv_set *set = otv_set_of(t->box);
    for (unsigned k = 0; k < set->cards_n; k++)
        for (unsigned n = set->cards[k].owner == OTV_COMMON ? set->cards[k].copies : 0; n; n--)
            orr_put(ORR_AT(p->deck), (orr_card){ (uint8_t)k, 0, 0 });
    orr_mix(t, ORR_AT(p->deck));
}

static void deal(orr_ctx *t)                             /* OTV-9, OTV-A66 */
{
    otv_state *p = otv(t);
    for (unsigned k = 0; k < DEALT; k++)
        for (orr_seat s = 0; s < p->core.seats; s++) {
            const orr_card c = orr_take_top(t, ORR_AT(p->deck), orr_one(s));
            orr_drop_in(ORR_AT(p->hand[s]), c);
            orr_tell(t, OTV_9, OTV_TOLD_DEALT, orr_one(s), s, c.kind);
        }
}

static void deal_empire(orr_ctx *t, orr_seat s)          /* OTV-3, OTV-10, OTV-11 */
{
    otv_state *p = otv(t);
    const otv_set *set = otv_set_of(t->box);
    const unsigned owner = 1u + otv_empire(t->box, s);
    for (unsigned k = 0; k < set->cards_n; k++)
        for (unsigned n = set->cards[k].owner == owner ? set->cards[k].copies : 0; n; n--) {
            orr_drop_in(ORR_AT(p->hand[s]), (orr_card){ (uint8_t)k, 0, ORR_EVERYBODY });
            orr_tell(t, OTV_10, OTV_TOLD_EMPIRE_CARD, ORR_EVERYBODY, ORR_ARGS(s, k, 0), 0);
        }
}

static void place_pieces(otv_state *p, orr_seat s)
{
    p->piece[OTV_ORBIT + OTV_INFANTRY][OTV_EARTH][s] = START_INFANTRY;     /* OTV-5 */
    p->piece[OTV_ORBIT + OTV_SPACESHIP][OTV_EARTH][s] = START_SPACESHIPS;
    p->piece[OTV_PLANT + OTV_FACTORY][OTV_EARTH][s] = START_FACTORIES;     /* OTV-6 */
    p->money[s] = START_MONEY;                                            /* OTV-8 */
}

/* OTV-16, OTV-17: those tied for the highest total roll again; after 20 rounds the lowest seat is first (OTV-A66). */
static orr_seat first_roll(orr_ctx *t)
{
    orr_seats rolling = (orr_seats)((1u << otv(t)->core.seats) - 1u);
    for (unsigned round = 0; round < MOST_ROLLS && (rolling & (rolling - 1)); round++) {
        unsigned best = 0;
        orr_seats top = 0;
        for (unsigned s = 0; rolling >> s; s++) {
            uint8_t die[3];
            if (!(rolling >> s & 1)) continue;
            const orr_rule why = round ? OTV_17 : OTV_16;
            otv_roll(t, die, why);
            const unsigned sum = die[0] + 0u + die[1] + die[2];            /* OTV-A42 */
            orr_tell(t, why, OTV_TOLD_SUM, ORR_EVERYBODY, ORR_ARGS(s, sum, 0), 0);
            if (!top || sum > best) top = 0, best = sum;
            if (sum == best) top |= orr_one(s);
        }
        rolling = top;
    }
    return (orr_seat)__builtin_ctz(rolling);
}

void otv_setup(orr_ctx *t)
{
    otv_state *p = otv(t);
    const otv_set *set = otv_set_of(t->box);
    for (orr_seat s = 0; s < p->core.seats; s++) place_pieces(p, s);
    otv_count_stock(t);
    fill_deck(t);                                        /* OTV-12 */
    deal(t);
    for (orr_seat s = 0; s < p->core.seats; s++) deal_empire(t, s);
    for (unsigned k = 0; k < set->tiles_n; k++) p->bag[k] = set->tiles[k].copies;   /* OTV-14 */
    p->supply = OTV_ALIENS;                              /* OTV-15 */
    p->holder = first_roll(t);
    orr_tell(t, OTV_16, OTV_TOLD_HOLDER, ORR_EVERYBODY, p->holder, 0);
}

const char *otv_check_box(const orr_box *b, uint8_t seats)
{
    const otv_set *set = otv_set_of(b);
    unsigned chosen = 0, common = 0;
    for (unsigned s = 0; s < OTV_MAX_SEATS; s++) {
        const unsigned empire = b->opt[OTV_O_EMPIRE + s];
        if (empire && s >= seats) return "an empire is chosen for a seat that nobody sits on (OTV-3)";
        if (empire && (chosen >> empire & 1)) return "two seats cannot have the same empire (OTV-3)";
        chosen |= 1u << empire;
    }
    for (unsigned k = 0; k < set->cards_n; k++)
        if (set->cards[k].owner == OTV_COMMON) common += set->cards[k].copies;
    return common < 2u * seats ? "the common deck needs two cards for every player (OTV-A77)" : NULL;
}
