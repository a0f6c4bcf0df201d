/* view.c - what the tables of places and fields cannot tell: redundant members, a payment that is being made up
 * (OTV-A53), and money that is hidden (OTV-A75). */
#include "games/onward_to_venus/otv_state.h"

/* ---- after a scenario moved things ------------------------------------------------------------------------------ */

/* Copies of a kind that are neither in the bag nor on a planet nor discarded; below 0: there are too many. */
static int missing(const orr_ctx *t, unsigned k)
{
    const otv_state *p = otv(t);
    int n = otv_set_of(t->box)->tiles[k].copies - p->bag[k] - p->tile_discard[k];
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++) n -= p->tiles[planet][k];
    return n;
}

static void into_bag(otv_state *p, unsigned k, int n)    /* as far as it can give */
{
    p->bag[k] = (uint8_t)(n < -p->bag[k] ? 0 : p->bag[k] + n);
}

/* The bag gives what lies elsewhere, then gives or takes until `kept` tiles of this kind are with players. */
static void derive_bag(orr_ctx *t, unsigned kind, int kept)
{
    otv_state *p = otv(t);
    const otv_set *set = otv_set_of(t->box);
    int left = -kept;                                    /* tiles that must go into the bag */
    for (unsigned k = 0; k < set->tiles_n; k++) {
        if (set->tiles[k].kind != kind) continue;
        if (missing(t, k) < 0) into_bag(p, k, missing(t, k));
        left += missing(t, k);
    }
    for (unsigned k = 0; k < set->tiles_n; k++) {
        if (set->tiles[k].kind != kind) continue;
        const int lacks = missing(t, k);
        into_bag(p, k, lacks < left ? lacks : left);
        left -= lacks - missing(t, k);
    }
}

static void derive_tiles(orr_ctx *t)
{
    otv_state *p = otv(t);
    int big_game = 0, crises = 0, aliens = 0;
    for (unsigned s = 0; s < p->core.seats; s++) {
        big_game += p->big_game[s];
        crises += p->crises[s];
        aliens += p->trophies[s];
    }
    for (unsigned kind = 0; kind < OTV_N_TILE_KINDS; kind++)
        derive_bag(t, kind, kind == OTV_BIG_GAME ? big_game : kind == OTV_CRISIS ? crises : 0);
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++) aliens += p->alien[planet];
    p->supply = (uint8_t)(OTV_ALIENS - aliens);
}

static void derive_cubes(otv_state *p)                   /* cubes that lie nowhere else were taken by the holder */
{
    int others = p->cubes;
    for (unsigned s = 0; s < p->core.seats; s++)
        if (s != p->holder) others += p->taken[s];
    p->taken[p->holder] = (uint8_t)(p->core.seats + 2 - others);
}

bool otv_any_landed(const otv_state *p)
{
    unsigned n = 0;
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++)
        for (unsigned s = 0; s < p->core.seats; s++)
            for (unsigned piece = OTV_SURFACE; piece < OTV_PLANT; piece++) n += p->piece[piece][planet][s];
    return n;
}

void otv_derive(orr_ctx *t)
{
    derive_tiles(t);
    derive_cubes(otv(t));
    if (!otv(t)->stall && otv_any_landed(otv(t))) otv(t)->stall = 1;         /* somebody has had a turn (OTV-A76) */
    otv_count_stock(t);
}

void otv_count_stock(orr_ctx *t)
{
    otv_state *p = otv(t);
    const otv_counters_row *c = &otv_set_of(t->box)->counters[0];
    const uint8_t all[OTV_STOCKS] = { c->infantry, c->spaceships, c->tanks, c->factories, c->mines };
    for (unsigned s = 0; s < p->core.seats; s++) {
        for (unsigned k = 0; k < OTV_STOCKS; k++) p->stock[k][s] = all[k];
        for (unsigned piece = 0; piece < OTV_PIECES; piece++)
            for (unsigned planet = 0; planet < OTV_PLANETS; planet++) {
                uint8_t *stock = &p->stock[otv_stock_of(piece)][s];
                *stock = (uint8_t)(*stock - p->piece[piece][planet][s]);
            }
        for (unsigned planet = 0; planet < OTV_PLANETS; planet++) otv_note_orbit(p, planet, s);
    }
}

/* ---- views ------------------------------------------------------------------------------------------------------- */

/* OTV-A80: others see that somebody pays, and nothing of the payment: neither what is committed nor how often the payer
 * has answered. In a world they imagine the payer has just begun. */
static void hide_payment(otv_view *v)
{
    const unsigned given = v->claim.kinds + 0u + v->claim.cards;
    v->look.answers -= given;
    v->look.opened = (uint16_t)(v->look.opened - given);
    v->claim.points = v->claim.kinds = v->claim.cards = 0;
    for (unsigned unit = 0; unit < OTV_UNITS; unit++) v->claim.committed[unit] = 0;
}

void otv_observe(const orr_ctx *t, orr_seat s, void *view)
{
    otv_view *v = view;
    if (v->look.frame[v->look.depth - 1].who != s) hide_payment(v);
    if (!otv_option(t, OTV_O_HIDDEN_MONEY)) return;
    for (unsigned k = 0; k < v->look.seats; k++)
        if (k != s) v->money[k] = 0;
}

enum { IMAGINED_MONEY = 20 };

/* Redundant members; and hidden money of others: a purse of usual size. */
void otv_imagine(const orr_box *b, const void *view, orr_rng *r, void *state)
{
    const otv_view *v = view;
    otv_state *p = state;
    for (unsigned i = 0; i < OTV_PLANETS * v->look.seats; i++) otv_note_orbit(p, i % OTV_PLANETS, i / OTV_PLANETS);
    if (!b->opt[OTV_O_HIDDEN_MONEY]) return;
    for (unsigned s = 0; s < v->look.seats; s++)
        if (s != v->look.seat) p->money[s] = (uint16_t)orr_rng_below(r, IMAGINED_MONEY);
}
