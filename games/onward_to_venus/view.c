/* view.c - what the tables of places and fields cannot tell: redundant members, and money that is hidden (OTV-A75). */
#include "otv_state.h"

void otv_derive(orr_ctx *t)
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

void otv_observe(const orr_ctx *t, orr_seat s, void *view)
{
    otv_view *v = view;
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
