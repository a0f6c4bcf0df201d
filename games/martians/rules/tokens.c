/* tokens.c - Life, Bullet and Item tokens: holding and supply (MAR-12, MAR-64, MAR-A9), taking and putting back
 * (MAR-62, MAR-63, MAR-A26 to MAR-A28, MAR-A114), depositing on the Mother Ship (MAR-4, MAR-A62, MAR-A112). */
#include "games/martians/mar_state.h"

/* ---- supplies -------------------------------------------------------------------------------------------------- */

void mar_gain_life(orr_ctx *t, orr_seat s, unsigned n)   /* MAR-A9: proxies when the supply is short */
{
    mar_state *p = mar(t);
    const unsigned real = mar_min(n, p->life_supply);
    p->life[s] = (uint8_t)(p->life[s] + n);
    p->life_supply = (uint8_t)(p->life_supply - real);
    p->life_proxies = (uint8_t)(p->life_proxies + n - real);
}

void mar_lose_life(orr_ctx *t, orr_seat s, unsigned n, orr_rule why)
{
    mar_state *p = mar(t);
    n = mar_min(n, p->life[s]);
    if (!n) return;
    const unsigned fake = mar_min(n, p->life_proxies);
    p->life[s] = (uint8_t)(p->life[s] - n);
    p->life_proxies = (uint8_t)(p->life_proxies - fake);
    p->life_supply = (uint8_t)(p->life_supply + n - fake);
    orr_tell(t, why, MAR_TOLD_LIFE, ORR_EVERYBODY, ORR_ARGS(s, p->life[s], 0), 0);
}

void mar_gain_bullets(orr_ctx *t, orr_seat s, unsigned n)
{
    mar_state *p = mar(t);
    const unsigned real = mar_min(n, p->bullet_supply);
    p->bullets[s] = (uint8_t)(p->bullets[s] + n);
    p->bullet_supply = (uint8_t)(p->bullet_supply - real);
    p->bullet_proxies = (uint8_t)(p->bullet_proxies + n - real);
}

void mar_return_bullets(orr_ctx *t, unsigned n)
{
    mar_state *p = mar(t);
    const unsigned fake = mar_min(n, p->bullet_proxies);
    p->bullet_proxies = (uint8_t)(p->bullet_proxies - fake);
    p->bullet_supply = (uint8_t)(p->bullet_supply + n - fake);
}

void mar_lose_bullets(orr_ctx *t, orr_seat s, unsigned n)
{
    mar_state *p = mar(t);
    n = mar_min(n, p->bullets[s]);
    p->bullets[s] = (uint8_t)(p->bullets[s] - n);
    mar_return_bullets(t, n);
}

/* ---- Items ----------------------------------------------------------------------------------------------------- */

static unsigned held_kinds(const mar_state *p, orr_seat s)
{
    unsigned set = 0;
    for (unsigned i = 0; i < p->held[s].z.n; i++) set |= 1u << p->held[s].card[i].kind;
    return set;
}

bool mar_holds(const mar_state *p, orr_seat s, unsigned item) { return held_kinds(p, s) >> item & 1; }

void mar_items_changed(orr_ctx *t, orr_seat s)
{
    mar_state *p = mar(t);
    const unsigned all = held_kinds(p, s) == 7u;
    p->loaded = (uint8_t)((p->loaded & ~(1u << s)) | all << s);
}

void mar_lose_items(orr_ctx *t, orr_seat s, orr_rule why)    /* MAR-A89 */
{
    mar_state *p = mar(t);
    while (p->held[s].z.n) {
        const orr_card c = orr_take_top(t, ORR_AT(p->held[s]), ORR_EVERYBODY);
        orr_tell(t, why, MAR_TOLD_TO_PILE, ORR_EVERYBODY, ORR_ARGS(s, c.kind, 0), 0);
        orr_put(ORR_AT(p->item_pile), (orr_card){ c.kind, 0, ORR_EVERYBODY });
    }
    orr_mix(t, ORR_AT(p->item_pile));
    mar_items_changed(t, s);
}

mar_squares mar_free_squares(const orr_ctx *t, unsigned building)
{
    const mar_state *p = mar(t);
    unsigned free =
        p->town.building[p->town.spot_of[building]] & (unsigned)~(p->life_at[building] | p->bullets_at[building]);
    for (unsigned i = 0; i < p->lying[building].z.n; i++) free &= ~(1u << p->lying[building].card[i].tag);
    return (mar_squares)free;
}

/* MAR-A114: the seat knows this Item and holds one of the kind; so an Item known to all is never put back
 * (MAR-A120). */
bool mar_knows_duplicate(const mar_state *p, orr_seat s, const orr_card *c)
{
    return mar_in(c->know, s) && mar_holds(p, s, c->kind);
}

unsigned mar_find_lying(const mar_state *p, orr_seat s, unsigned building, unsigned square, unsigned token)
{
    for (unsigned i = 0; i < p->lying[building].z.n; i++) {
        const orr_card *c = &p->lying[building].card[i];
        const unsigned named = mar_token_of(c, s);
        if (c->tag == square && named == token) return i;
    }
    return MAR_NONE;
}

/* ---- taking ---------------------------------------------------------------------------------------------------- */

/* The building the pawn stands in, or MAR_NONE where no token can lie. */
static unsigned building_of(const orr_ctx *t, orr_seat s)
{
    const mar_state *p = mar(t);
    return mar_on_building(p, s) ? mar_kind_at(p, p->at_tile[s]) : (unsigned)MAR_NONE;
}

static bool on_ship(const mar_state *p, orr_seat s) { return p->ship_at == p->at_tile[s] && p->at_square[s] == 4; }

/* MAR-A62: Items of this seat whose kind is not on the ship yet, if it may deposit here. */
static unsigned can_deposit(const orr_ctx *t, orr_seat s)
{
    const mar_state *p = mar(t);
    if (!mar_together(t) || !on_ship(p, s)) return 0;
    unsigned set = held_kinds(p, s);
    for (unsigned i = 0; i < p->ship.z.n; i++) set &= ~(1u << p->ship.card[i].kind);
    return set;
}

bool mar_might_take(const orr_ctx *t, orr_seat s)
{
    const mar_state *p = mar(t);
    const unsigned b = building_of(t, s), square = p->at_square[s];
    if (mar_attacked(p, s)) return false;                /* MAR-62 */
    if (can_deposit(t, s)) return true;
    if (b == MAR_NONE) return false;
    if ((p->life_at[b] >> square & 1) && p->life[s] < MAR_MOST_LIFE) return true;
    if ((p->bullets_at[b] >> square & 1) && p->bullets[s] < MAR_MOST_BULLETS) return true;
    for (unsigned i = 0; i < p->lying[b].z.n; i++)       /* whether it could be taken may be a secret (MAR-A128) */
        if (p->lying[b].card[i].tag == square) return true;
    return false;
}

static void offer_items(const orr_ctx *t, orr_seat s, unsigned b, orr_list *l)
{
    const mar_state *p = mar(t);
    orr_rule bar[MAR_N_TOKENS];
    bool there[MAR_N_TOKENS] = { false };
    for (unsigned i = 0; i < p->lying[b].z.n; i++) {
        const orr_card *c = &p->lying[b].card[i];
        if (c->tag != p->at_square[s]) continue;
        const unsigned token = mar_token_of(c, s);
        there[token] = true;
        bar[token] = mar_knows_duplicate(p, s, c) ? MAR_A114 : 0;
    }
    for (unsigned token = MAR_T_ITEM; token < MAR_N_TOKENS; token++)
        if (there[token]) orr_offer(l, MAR_V_TAKE, token, 0, 0, bar[token]);
}

void mar_options_take(const orr_ctx *t, orr_seat s, orr_list *l)
{
    const mar_state *p = mar(t);
    const unsigned b = building_of(t, s), here = mar_sq(p->at_square[s]);
    if (l->asking_why) mar_why_no_token(p, s, l);
    if (mar_attacked(p, s)) return;
    if (b != MAR_NONE) {                                 /* MAR-A26 */
        if (p->life_at[b] & here) orr_offer(l, MAR_V_TAKE, MAR_T_LIFE, 0, 0, p->life[s] < MAR_MOST_LIFE ? 0 : MAR_64);
        if (p->bullets_at[b] & here)
            orr_offer(l, MAR_V_TAKE, MAR_T_BULLET, 0, 0, p->bullets[s] < MAR_MOST_BULLETS ? 0 : MAR_64);
        offer_items(t, s, b, l);
    }
    for (unsigned set = can_deposit(t, s); set; set &= set - 1) orr_offer(l, MAR_V_DEPOSIT, mar_lowest(set), 0, 0, 0);
}

static void take_item(orr_ctx *t, orr_seat s, unsigned b, unsigned token)
{
    mar_state *p = mar(t);
    const orr_at there = ORR_AT(p->lying[b]);
    const unsigned i = mar_find_lying(p, s, b, p->at_square[s], token);
    if (mar_holds(p, s, there.c[i].kind)) {              /* MAR-63, MAR-A28 */
        const orr_seats see = mar_together(t) && !mar_option(t, MAR_O_SHOW_ITEMS) ? ORR_EVERYBODY : orr_one(s);
        orr_show(t, there, i, see);
        orr_tell(t, MAR_63, MAR_TOLD_DUPLICATE, see, s, there.c[i].kind);
        return;
    }
    orr_card c = orr_take(t, there, i, ORR_EVERYBODY);
    c.tag = 0;
    orr_put(ORR_AT(p->held[s]), c);
    mar_items_changed(t, s);
    orr_tell(t, MAR_82, MAR_TOLD_TOOK_ITEM, ORR_EVERYBODY, ORR_ARGS(s, c.kind, 0), 0);
    mar_ship_test(t);
}

static void deposit(orr_ctx *t, orr_seat s, unsigned item)
{
    mar_state *p = mar(t);
    unsigned i = 0;
    while (p->held[s].card[i].kind != item) i++;
    orr_put(ORR_AT(p->ship), orr_take(t, ORR_AT(p->held[s]), i, ORR_EVERYBODY));
    mar_items_changed(t, s);
    orr_tell(t, MAR_A62, MAR_TOLD_DEPOSIT, ORR_EVERYBODY, ORR_ARGS(s, item, 0), 0);
    if (p->ship.z.n == MAR_N_ITEMS) mar_end(t, MAR_WON_TOGETHER, MAR_NONE, MAR_4);
}

void mar_take_or_deposit(orr_ctx *t, orr_seat s, const orr_action *a)
{
    mar_state *p = mar(t);
    if (a->verb == MAR_V_DEPOSIT) {
        deposit(t, s, a->a);
        return;
    }
    const unsigned b = mar_kind_at(p, p->at_tile[s]), here = mar_sq(p->at_square[s]);
    if (a->a >= MAR_T_ITEM) {
        take_item(t, s, b, a->a);
        return;
    }
    orr_tell(t, MAR_62, MAR_TOLD_TOOK, ORR_EVERYBODY, ORR_ARGS(s, a->a, 0), 0);
    if (a->a == MAR_T_LIFE) {
        p->life_at[b] &= (mar_squares)~here;
        p->life[s]++;
    } else {
        p->bullets_at[b] &= (mar_squares)~here;
        p->bullets[s]++;
    }
}
