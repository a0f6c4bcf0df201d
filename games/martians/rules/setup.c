/* setup.c - the Setup chapters: MAR-8 to MAR-21, MAR-A2 to MAR-A7. */
#include "games/martians/mar_state.h"

enum { DECK_CARD, DECK_MARTIAN, DECK_TILE, DECK_ITEM, DECK_MARKER };

static unsigned items_each(const orr_box *b)             /* MAR-17, MAR-21, MAR-A4, MAR-A5 */
{
    static const uint8_t each[] = { 3, 1, 2 };
    return mar_coop(b) ? each[b->opt[MAR_O_ITEMS_EACH]] : 6;
}

static unsigned stock_cards(const orr_box *b, bool martian, bool event, uint8_t count[256])
{
    const mar_set *set = mar_set_of(b);
    for (unsigned k = 0; k < set->cards_n; k++)
        if (set->cards[k].deck == MAR_DECK_MARTIAN ? martian : event) count[k] = set->cards[k].copies;
    return set->cards_n;                                 /* MAR-A6: copies as the set says */
}

unsigned mar_stock(const orr_box *b, uint8_t seats, uint8_t deck, uint8_t count[256])
{
    const mar_set *set = mar_set_of(b);
    (void)seats;
    switch (deck) {
    case DECK_CARD: return stock_cards(b, !mar_coop(b), true, count);        /* MAR-15, MAR-18, MAR-19 */
    case DECK_MARTIAN: return mar_coop(b) ? stock_cards(b, true, false, count) : 0;      /* MAR-20, MAR-88 */
    case DECK_TILE:
        for (unsigned k = 0; k < set->tiles_n; k++) count[k] = set->tiles[k].copies;
        return set->tiles_n;
    case DECK_ITEM:
        for (unsigned k = 0; k < MAR_N_ITEMS; k++) count[k] = (uint8_t)items_each(b);
        return MAR_N_ITEMS;
    case DECK_MARKER:
        count[MAR_CROP_CIRCLE] = b->opt[MAR_O_MARKER_MIX] ? 4 : 3;           /* MAR-A3 */
        count[MAR_MOTHER_SHIP] = 1;
        return MAR_N_MARKERS;
    }
    orr_impossible();
}

static void fill(orr_ctx *t, uint8_t deck, orr_at place)
{
    uint8_t count[256] = { 0 };
    const unsigned kinds = mar_stock(t->box, mar(t)->core.seats, deck, count);
    for (unsigned kind = 0; kind < kinds; kind++)
        for (unsigned k = 0; k < count[kind]; k++) orr_put(place, (orr_card){ (uint8_t)kind, 0, 0 });
}

/* The House leaves the deck and lies in the middle, with no Martians and no tokens (MAR-9, MAR-14). */
static void lay_house(orr_ctx *t)
{
    mar_state *p = mar(t);
    const orr_at pile = ORR_AT(p->tile_pile);
    fill(t, DECK_TILE, pile);
    const orr_card house = orr_take(t, pile, 0, ORR_EVERYBODY);
    orr_put(ORR_AT(p->map[0]), house);
    p->column[0] = p->row[0] = MAR_CENTRE;
    p->letters = 1;
    mar_build_town(t);
    mar_note_open(p);
    orr_mix(t, pile);                                    /* MAR-11 */
    orr_by(t, MAR_9);
}

static void equip(orr_ctx *t)                            /* MAR-10, MAR-12 */
{
    mar_state *p = mar(t);
    p->supply = MAR_FIGURES;
    p->life_supply = MAR_BOX_LIFE;
    p->bullet_supply = MAR_BOX_BULLETS;
    for (unsigned s = 0; s < p->core.seats; s++) {
        p->at_square[s] = 4;
        mar_gain_life(t, (orr_seat)s, MAR_START_LIFE);
        mar_gain_bullets(t, (orr_seat)s, MAR_START_BULLETS);
    }
}

static void deal(orr_ctx *t)                             /* MAR-16, MAR-19 */
{
    mar_state *p = mar(t);
    fill(t, DECK_CARD, ORR_AT(p->draw));
    orr_mix(t, ORR_AT(p->draw));
    if (mar_together(t)) {
        fill(t, DECK_MARTIAN, ORR_AT(p->martian_draw));
        orr_mix(t, ORR_AT(p->martian_draw));
    }
    for (unsigned k = 0, s = p->dealer; k < p->core.seats; k++, s = mar_next(p, s))
        for (unsigned i = 0; i < MAR_HAND; i++) mar_draw(t, (orr_seat)s, mar_together(t) ? MAR_19 : MAR_16);
}

void mar_setup(orr_ctx *t)
{
    mar_state *p = mar(t);
    p->dealer = (uint8_t)orr_below(t, p->core.seats);    /* MAR-8 */
    p->active = mar_option(t, MAR_O_FIRST) ? mar_next(p, p->dealer) : p->dealer;         /* MAR-A7 */
    p->angry = p->ship_at = p->winner = MAR_NONE;
    p->core.frame[0].who = p->active;
    orr_tell(t, MAR_8, MAR_TOLD_DEALER, ORR_EVERYBODY, p->dealer, 0);
    lay_house(t);
    equip(t);
    fill(t, DECK_ITEM, ORR_AT(p->item_pile));
    orr_mix(t, ORR_AT(p->item_pile));
    fill(t, DECK_MARKER, ORR_AT(p->marker_pile));        /* MAR-13 */
    orr_mix(t, ORR_AT(p->marker_pile));
    deal(t);
    p->normal = (orr_seats)((1u << p->core.seats) - 1);  /* MAR-A65 */
    mar_count_plays(t);
}

const char *mar_check_box(const orr_box *b, uint8_t seats)
{
    const mar_set *set = mar_set_of(b);
    unsigned farms = 0;
    if (seats < 2 && !(mar_coop(b) && b->opt[MAR_O_MIN_PLAYERS]))
        return "one player alone needs mode=coop and min_players=1 (MAR-A2)";
    for (unsigned k = 0; k < set->tiles_n; k++)
        if (set->tiles[k].kind == MAR_FARM) farms += set->tiles[k].copies;
    if (farms > 4 && !b->opt[MAR_O_MARKER_MIX]) return "a set with five Farms needs marker_mix=4+1 (MAR-A3)";
    return NULL;
}
